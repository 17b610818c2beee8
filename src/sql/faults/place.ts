/** A place in a text as people and programs name it. */
export interface Place {
  /** Code points before it, 0-based. */
  readonly position: number;
  /** 1-based. */
  readonly line: number;
  /** Code points, 1-based. */
  readonly column: number;
}

/**
 * The place of a UTF-16 offset. `\n`, `\r\n` and a lone `\r` end a line.
 *
 * @example
 * ```ts
 * placeOf("SELECT\n*", 7); // { position: 7, line: 2, column: 1 }
 * ```
 */
export function placeOf(sql: string, offset: number): Place {
  let position = 0;
  let line = 1;
  let column = 1;
  for (let i = 0; i < offset; i++) {
    const code = sql.charCodeAt(i);
    const next = sql.charCodeAt(i + 1);
    if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff && i + 1 < offset) i++;
    position++;
    if (code === 10 || (code === 13 && next !== 10)) {
      line++;
      column = 1;
    } else {
      column++;
    }
  }
  return { position, line, column };
}

/** The UTF-16 offset of the code point numbered `position` (0-based), or the text's length. */
export function offsetOf(sql: string, position: number): number {
  let offset = 0;
  for (let i = 0; i < position && offset < sql.length; i++) offset += (sql.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return offset;
}
