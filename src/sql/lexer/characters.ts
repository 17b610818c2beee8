/** True for an ASCII digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for an ASCII letter or `_`. */
export function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
}

/** True for an ASCII letter, digit or `_`. */
export function isWordCharacter(code: number): boolean {
  return isLetter(code) || isDigit(code);
}

/** True for a hexadecimal digit, in either case. */
export function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

/** True for the white space of ASCII: tab, line feed, vertical tab, form feed, carriage return, space. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** True for a line feed or a carriage return. */
export function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

/** True for white space beyond ASCII: Unicode's separators, next line, zero-width space and the byte order mark. */
export function isUnicodeSpace(code: number): boolean {
  return code === 0xa0 || code === 0x85 || code === 0x1680 || (code >= 0x2000 && code <= 0x200b) || code === 0x2028 ||
    code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000 || code === 0xfeff;
}

/** True for the quotes that word processors write: ‘ ’ ‚ ‛ “ ” „ ‟. */
export function isTypographicQuote(code: number): boolean {
  return code >= 0x2018 && code <= 0x201f;
}

/** The code point at `at` if a surrogate pair stands there, the unit itself else; -1 for a lone surrogate. */
export function codePointAt(sql: string, at: number): number {
  const point = sql.codePointAt(at) ?? -1;
  return point >= 0xd800 && point <= 0xdfff ? -1 : point;
}

/** True when nothing but spaces and tabs stand between the line's start and `at`. */
export function isFirstOnLine(sql: string, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && (sql.charCodeAt(i) === 32 || sql.charCodeAt(i) === 9)) i--;
  return i < 0 || isLineEnd(sql.charCodeAt(i)) || (i === 0 && sql.charCodeAt(0) === 0xfeff);
}

/** The offset of the end of the line that `at` is in, its line break left out. */
export function lineEnd(sql: string, at: number): number {
  while (at < sql.length && !isLineEnd(sql.charCodeAt(at))) at++;
  return at;
}

/** How messages write a character: `'#'`, or `U+00A0` for those that show badly. */
export function describeCharacter(sql: string, at: number): string {
  const code = sql.codePointAt(at) ?? 0;
  const visible = code > 32 && code !== 127 && !(code >= 0x80 && code < 0xa1) && !isUnicodeSpace(code) &&
    !(code >= 0xd800 && code <= 0xdfff);
  return visible ? `'${String.fromCodePoint(code)}'` : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
