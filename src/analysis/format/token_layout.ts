import { DOT } from "../../sql/symbols.ts";
import { WordClass } from "../../sql/dialect.ts";
import type { ParseResult } from "../../sql/mod.ts";
import { Role, TokenKind } from "../../sql/token.ts";
import { words } from "../../sql/vocabulary.ts";
import { isUntyped } from "../untyped_names.ts";
import type { Layout } from "./layout.ts";

/** Words that begin a clause wherever they stand outside brackets, if they are reserved. */
const clauseWords = new Set(
  Object.values(
    words(
      "SELECT",
      "FROM",
      "WHERE",
      "HAVING",
      "WINDOW",
      "LIMIT",
      "UNION",
      "EXCEPT",
      "INTERSECT",
      "VALUES",
      "RETURNING",
    ),
  ),
);

/** Words that begin a clause before BY. */
const clauseWordsBeforeBy = new Set(Object.values(words("GROUP", "ORDER")));

const { BY, TRUE, FALSE, NULL } = words("BY", "TRUE", "FALSE", "NULL");

function isReserved(parsed: ParseResult, index: number): boolean {
  const { kind, word } = parsed.tokens;
  const number = word[index] ?? 0;
  if (kind[index] !== TokenKind.Word || ((parsed.dialect.wordClass[number] ?? 0) & WordClass.Reserved) === 0) {
    return false;
  }
  return word[index - 1] !== DOT && word[index + 1] !== DOT;
}

/** True where token `index` begins a clause; a clause word behind another (DELETE FROM, UNION SELECT) begins none. */
function beginsClause(parsed: ParseResult, index: number, clause: number): boolean {
  const { word } = parsed.tokens;
  const number = word[index] ?? 0;
  if (index === clause + 1) return false;
  return isReserved(parsed, index) &&
    (clauseWords.has(number) || (clauseWordsBeforeBy.has(number) && word[index + 1] === BY));
}

/**
 * Lays out statements that have no tree by their words alone: reserved words that begin clauses, outside brackets,
 * begin lines, and reserved words count as keywords.
 */
export function layTokens(layout: Layout, parsed: ParseResult): void {
  const { word } = parsed.tokens;
  for (const { start, end } of parsed.statements.filter(isUntyped)) {
    // A parser that gave up has left roles behind.
    layout.roles.fill(Role.None, start, end);
    let clause = start;
    let inside = 0;
    for (let i = start; i < end; i++) {
      const number = word[i] ?? 0;
      const isLiteral = number === TRUE || number === FALSE || number === NULL;
      if (isReserved(parsed, i)) layout.roles[i] = isLiteral ? Role.Literal : Role.Keyword;
      if (i < inside) continue;
      inside = Math.max(inside, layout.partner[i] ?? -1);
      if (i > start && beginsClause(parsed, i, clause)) {
        layout.indent(clause + 1, i);
        layout.break(i);
        clause = i;
      }
    }
    layout.indent(clause + 1, end);
  }
}
