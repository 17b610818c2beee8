import { CLOSE, CLOSE_BRACKET, COMMA, DOT, EQUAL, OPEN, OPEN_BRACKET, SEMICOLON } from "../../sql/symbols.ts";
import { Role, TokenKind } from "../../sql/token.ts";
import { word as wordOf } from "../../sql/vocabulary.ts";
import { type Layout, Mark } from "./layout.ts";

const assignments: ReadonlySet<number> = new Set([":=", "+=", "-=", "*=", "/=", "%=", "&=", "^=", "|="].map(wordOf));

/**
 * Whether a space stands between token `index` and the one before it, on one line.
 *
 * White space is only changed where that cannot change what the tokens are: around commas, semicolons, brackets and
 * binary operators, in dotted names and beside keywords. Everywhere else there is a space exactly where the source
 * had white space, so that `@stage/path`, `a::b`, `%TYPE`, dashed names and operators of one's own stay as they are.
 */
export function hasSpace(layout: Layout, index: number): boolean {
  const { word, kind } = layout.tokens;
  const left = index - 1;
  const marks = layout.marks[index] ?? 0;
  const leftMarks = layout.marks[left] ?? 0;
  const attached = layout.tokens.end[left] === layout.tokens.start[index];
  if ((marks & Mark.Verbatim) !== 0) return !attached;
  switch (word[index]) {
    case COMMA:
    case SEMICOLON:
    case CLOSE:
    case CLOSE_BRACKET:
      return false;
    case DOT:
      return !attached && !joinsNames(layout, left, index + 1);
    case OPEN:
      return hasSpaceBeforeBracket(layout, index, attached);
  }
  switch (word[left]) {
    case COMMA:
      return true;
    case OPEN:
    case OPEN_BRACKET:
      return false;
    case DOT:
      return !attached && !joinsNames(layout, left - 1, index);
  }
  if (((marks | leftMarks) & Mark.Operator) !== 0 || isAssignment(layout, index) || isAssignment(layout, left)) {
    return true;
  }
  if (!attached) return true;
  if (kind[index] === TokenKind.Symbol || kind[left] === TokenKind.Symbol) {
    return word[left] === CLOSE && kind[index] === TokenKind.Word;
  }
  return layout.roles[index] === Role.Keyword || layout.roles[left] === Role.Keyword;
}

/** `:=`, `+=` and their kin wherever they stand, and `=` behind a variable. */
function isAssignment(layout: Layout, index: number): boolean {
  const { word, kind } = layout.tokens;
  const number = word[index] ?? 0;
  return assignments.has(number) || (number === EQUAL && kind[index - 1] === TokenKind.Parameter);
}

function isName(kind: number | undefined): boolean {
  return kind === TokenKind.Word || kind === TokenKind.QuotedName;
}

function joinsNames(layout: Layout, left: number, right: number): boolean {
  const { kind } = layout.tokens;
  return isName(kind[left]) && isName(kind[right]);
}

function hasSpaceBeforeBracket(layout: Layout, index: number, attached: boolean): boolean {
  const { word, kind } = layout.tokens;
  const left = index - 1;
  if (((layout.marks[index] ?? 0) & Mark.Apart) !== 0) return true;
  const leftMarks = layout.marks[left] ?? 0;
  if ((leftMarks & Mark.Call) !== 0) return false;
  if ((leftMarks & Mark.Operator) !== 0 || word[left] === COMMA) return true;
  if (word[left] === OPEN || word[left] === OPEN_BRACKET) return false;
  if (kind[left] === TokenKind.Word) {
    if (layout.roles[left] === Role.Function || layout.roles[left] === Role.Type) return false;
    if (layout.roles[left] === Role.Keyword) return true;
  }
  return !attached;
}
