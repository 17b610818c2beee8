import type { ObjectName } from "../sql/ast.ts";
import { STAR } from "../sql/symbols.ts";
import { TokenKind, type Tokens, tokenText } from "../sql/token.ts";

const closing: Readonly<Record<string, string>> = { '"': '"', "`": "`", "[": "]" };

/** The name a token stands for, without quotes; doubled quotes inside count once. */
export function unquoted(tokens: Tokens, index: number): string {
  const text = tokenText(tokens, index);
  if (tokens.kind[index] === TokenKind.String && text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (tokens.kind[index] !== TokenKind.QuotedName) return text;
  // A prefix such as U& may stand before the quote.
  const opening = text.search(/["`[]/);
  const close = closing[text.charAt(opening)];
  if (close === undefined) return text;
  return text.slice(opening + 1, -1).replaceAll(close + close, close);
}

function textBetween(tokens: Tokens, start: number, end: number): string {
  if (end === start + 1) return unquoted(tokens, start);
  let text = "";
  for (let i = start; i < end; i++) text += unquoted(tokens, i);
  return text;
}

/** A whole name as written, without quotes and white space: `schema.table`, `db..table`; `table` of `table.*`. */
export function nameText(tokens: Tokens, name: ObjectName): string {
  return textBetween(tokens, name.start, tokens.word[name.end - 1] === STAR ? name.end - 2 : name.end);
}

/** The last part of a name, without quotes. */
export function lastPart(tokens: Tokens, name: ObjectName): string {
  return textBetween(tokens, name.parts.at(-1) ?? name.start, name.end);
}
