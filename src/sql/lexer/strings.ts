import { TokenKind } from "../token.ts";
import { isHexDigit, isLineEnd } from "./characters.ts";
import type { Scanner } from "./scanner.ts";
import { Prefix, type QuoteRules } from "./tables.ts";

/** What a scan for an end gives when there is none. */
export const unclosed = -1;

/** What a scan gives when a line break ends the text first. */
const broken = -2;

/**
 * The offset behind the quote that closes a text; `at` is behind the opening one and `quote` the closing
 * character's code. `unclosed` or `broken` where none does.
 */
export function scanQuoted(sql: string, at: number, quote: number, rules: QuoteRules): number {
  const length = sql.length;
  while (at < length) {
    const code = sql.charCodeAt(at);
    if (code === quote) {
      if (!rules.doubled || sql.charCodeAt(at + 1) !== quote) return at + 1;
      at += 2;
    } else if (code === 92 && rules.escapes) at += 2;
    else if (!rules.multiline && isLineEnd(code)) return broken;
    else at++;
  }
  return unclosed;
}

/** The offset behind `'''` or `"""`; `at` is behind the opening three. A backslash skips a character. */
function scanTripleQuoted(sql: string, at: number, quote: number): number {
  const length = sql.length;
  while (at < length) {
    const code = sql.charCodeAt(at);
    if (code === 92) at += 2;
    else if (code === quote && sql.charCodeAt(at + 1) === quote && sql.charCodeAt(at + 2) === quote) return at + 3;
    else at++;
  }
  return unclosed;
}

const closings: Readonly<Record<string, string>> = { "[": "]", "{": "}", "<": ">", "(": ")" };

/** The end of Oracle's `q'[…]'`; `at` is at the character behind the quote. */
function scanAlternativeQuoted(sql: string, at: number): number {
  if (at >= sql.length) return unclosed;
  const opening = String.fromCodePoint(sql.codePointAt(at) ?? 0);
  const end = sql.indexOf(`${closings[opening] ?? opening}'`, at + opening.length);
  return end < 0 ? unclosed : end + opening.length + 1;
}

/** True where nothing but pairs of hexadecimal digits stands between `at` and the closing quote. */
function isHexBytes(sql: string, at: number, quote: number): boolean {
  const start = at;
  while (isHexDigit(sql.charCodeAt(at))) at++;
  return sql.charCodeAt(at) === quote && (at - start) % 2 === 0;
}

/** The character that closes what `opening` opens. */
function closingOf(opening: number): number {
  switch (opening) {
    case 91: // [
      return 93;
    case 0x2018: // ‘
      return 0x2019;
    case 0x201c: // “
      return 0x201d;
    default:
      return opening;
  }
}

/**
 * Reads the string or name whose opening quote stands at `open`; `start` is where its prefix begins, and `prefix`
 * holds the bits of `Prefix`.
 */
export function readQuoted(s: Scanner, start: number, open: number, prefix: number): void {
  const { sql, rules, tables } = s;
  const code = sql.charCodeAt(open);
  if (rules.quotes[sql.charAt(open)] === "name") return readQuotedName(s, start, open, code);
  const what = "string constant";
  if ((prefix & Prefix.Alternative) !== 0) {
    return finishQuoted(s, TokenKind.String, start, scanAlternativeQuoted(sql, open + 1), what);
  }
  if (rules.tripleQuotes && sql.charCodeAt(open + 1) === code && sql.charCodeAt(open + 2) === code) {
    return finishQuoted(s, TokenKind.String, start, scanTripleQuoted(sql, open + 3, code), what);
  }
  const closing = closingOf(code);
  if (rules.hexBytes && (sql.charCodeAt(start) | 32) === 120 && !isHexBytes(sql, open + 1, closing)) {
    return s.refuse("invalid hexadecimal string", start);
  }
  const quoteRules = (prefix & Prefix.Escaping) !== 0
    ? tables.escapedStrings
    : (prefix & Prefix.Raw) !== 0
    ? tables.rawStrings
    : tables.strings;
  const end = scanQuoted(sql, open + 1, closing, quoteRules);
  finishQuoted(s, TokenKind.String, start, end, what);
}

function readQuotedName(s: Scanner, start: number, open: number, code: number): void {
  const { sql, rules, tables } = s;
  const end = scanQuoted(sql, open + 1, closingOf(code), code === 91 ? tables.bracketedNames : tables.quotedNames);
  if (end === open + 2 && !rules.emptyNames) return s.refuse("empty quoted name", start);
  finishQuoted(s, TokenKind.QuotedName, start, end, "quoted name");
}

/** Adds the token that a scan found the end of, or refuses the text where it found none. */
export function finishQuoted(s: Scanner, kind: TokenKind, start: number, end: number, what: string): void {
  if (end === unclosed || end > s.sql.length) return s.refuse(`unterminated ${what}`, start);
  if (end === broken) return s.refuse(`line break inside the ${what}`, start);
  s.out.add(kind, 0, start, end);
  s.at = end;
}
