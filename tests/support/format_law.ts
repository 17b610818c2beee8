import type { FormatOptions } from "../../src/analysis/format/mod.ts";
import { TokenKind, type Tokens, tokenText } from "../../src/sql/token.ts";

interface Piece {
  readonly offset: number;
  readonly text: string;
  /** A word that may change its case. */
  readonly word: boolean;
}

/** Tokens and comments in the order of the text. */
function pieces(tokens: Tokens): Piece[] {
  const all: Piece[] = [];
  for (let i = 0; i < tokens.count; i++) {
    all.push({ offset: tokens.start[i] ?? 0, text: tokenText(tokens, i), word: tokens.kind[i] === TokenKind.Word });
  }
  for (const { start, end } of tokens.comments) {
    all.push({ offset: start, text: tokens.sql.slice(start, end).trimEnd(), word: false });
  }
  return all.sort((a, b) => a.offset - b.offset);
}

/**
 * The first place where a formatted text is not the text it was made of, but for white space, the case of words where
 * `uppercaseKeywords` is set, and semicolons where `addSemicolon` is; undefined where there is none.
 */
export function changedPart(before: Tokens, after: Tokens, options: FormatOptions): string | undefined {
  const old = pieces(before);
  const now = pieces(after);
  let i = 0;
  for (const piece of now) {
    const expected = old[i];
    const same = expected !== undefined && (expected.text === piece.text ||
      (options.uppercaseKeywords && piece.word && expected.word &&
        expected.text.toUpperCase() === piece.text));
    if (same) i++;
    else if (piece.text !== ";" || !options.addSemicolon) {
      return `${expected?.text ?? "the end"} became ${piece.text}`;
    }
  }
  return i === old.length ? undefined : `${old[i]?.text} is lost`;
}
