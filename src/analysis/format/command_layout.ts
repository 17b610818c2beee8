import type { CreateTableStatement, Node, Statement } from "../../sql/ast.ts";
import { COMMA } from "../../sql/symbols.ts";
import { Role, TokenKind } from "../../sql/token.ts";
import { words } from "../../sql/vocabulary.ts";
import { children, isStatement } from "../walk.ts";
import { Break, type Layout } from "./layout.ts";

const { BY, WHERE } = words("BY", "WHERE");

/** Words that begin a clause of a definition before BY. */
const clausesBeforeBy = new Set(Object.values(words("ORDER", "PARTITION", "SUBPARTITION", "CLUSTER", "DISTRIBUTE")));

/**
 * Lays out tokens that are mostly words, outside brackets: ORDER BY and the like begin a line, everything else stays
 * on its line as long as it fits and wraps before keywords that follow a name or a value, deeper than it begins.
 */
function layWords(layout: Layout, start: number, end: number): void {
  const { kind, word } = layout.tokens;
  const isWord = (index: number) => kind[index] === TokenKind.Word && layout.roles[index] === Role.Keyword;
  let clause = start;
  for (let i = start + 1; i < end; i++) {
    const number = word[i] ?? 0;
    const partner = layout.partner[i] ?? -1;
    if (partner > i) i = partner;
    else if (!isWord(i)) continue;
    else if (number === WHERE || (clausesBeforeBy.has(number) && word[i + 1] === BY)) {
      layout.indent(clause + 1, i);
      layout.break(i);
      clause = i;
    } else if (!isWord(i - 1)) layout.break(i, Break.Soft);
  }
  layout.indent(clause + 1, end);
}

/** Lays out a statement that is mostly words; queries and clauses in it begin lines of their own. */
export function layCommand(layout: Layout, statement: Statement): void {
  const parts: Node[] = [];
  children(statement, parts);
  const head = parts.find((part) => part.kind === "query" || part.kind === "clause" || isStatement(part));
  layWords(layout, statement.start, head?.start ?? statement.end);
}

/** Lays out what stands behind the columns of a table: options, partitions. */
export function layTableOptions(layout: Layout, { query, end }: CreateTableStatement, close: number): void {
  layWords(layout, close, query === undefined ? end : query.start);
}

/** Several actions of ALTER TABLE have a line each. */
export function layActions(layout: Layout, start: number, end: number): void {
  const { word } = layout.tokens;
  const commas: number[] = [];
  for (let i = start; i < end; i++) {
    if (word[i] === COMMA) commas.push(i);
    const partner = layout.partner[i] ?? -1;
    if (partner > i) i = partner;
  }
  if (commas.length === 0) return;
  layout.break(start);
  for (const comma of commas) layout.break(comma + 1);
}
