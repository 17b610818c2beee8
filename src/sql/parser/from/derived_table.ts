import type { DerivedTable, Expression, FromItem, Join, Query, Table, Values } from "../../ast.ts";
import { CLOSE, CLOSE_BRACE, COMMA, OPEN, OPEN_BRACE, PLUS } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { atBracketedQuery, parseBracketedQuery } from "../expression/bracket.ts";
import { parseFromItem } from "./from.ts";
import type { Parser } from "../parser.ts";
import { parseQuery, parseValues } from "../query/query.ts";
import { parseStatement } from "../statement/statement.ts";
import { finishTable, parseTable, parseTablePath } from "./table.ts";
import { parseTableAlias } from "./table_alias.ts";
import { parseTableClauses } from "./table_clause.ts";

const { AS, OF, VALUES, ONLY, OJ, INSERT, UPDATE, DELETE, MERGE, EXPLAIN } = words(
  "AS",
  "OF",
  "VALUES",
  "ONLY",
  "OJ",
  "INSERT",
  "UPDATE",
  "DELETE",
  "MERGE",
  "EXPLAIN",
);

/** What stands at an opening bracket in FROM: a query, VALUES or joined tables. `lateral`: behind LATERAL. */
export function parseBracketedItem(p: Parser, lateral: boolean): FromItem {
  const start = p.index;
  if (p.wordAt(1) === VALUES && (p.has.valuesTable || p.has.valuesQuery)) {
    const query = parseBracketedValues(p);
    // Oracle has AS before the alias of VALUES, and of no other table.
    if (!p.has.tableAliasAs && p.wordAt(1) !== OF) p.accept(AS);
    return finishDerived(p, start, lateral, query);
  }
  if (lateral || atBracketedQuery(p)) return finishDerived(p, start, lateral, parseBracketedQuery(p));
  if (p.has.output && isChange(p.wordAt(1))) return parseStatementRows(p, start, "OUTPUT");
  if (p.has.explainTable && p.wordAt(1) === EXPLAIN) return parseStatementRows(p, start, "EXPLAIN");
  return parseBracketedTables(p, start);
}

function isChange(word: number): boolean {
  return word === INSERT || word === UPDATE || word === DELETE || word === MERGE;
}

/** T-SQL's INSERT, UPDATE, DELETE or MERGE in brackets, whose OUTPUT is a table; ClickHouse's EXPLAIN. */
function parseStatementRows(p: Parser, start: number, name: string): FromItem {
  const entered = p.enter();
  p.expect(OPEN);
  const statement = parseStatement(p);
  p.expect(CLOSE);
  if (entered) p.leave();
  const span = { start: statement.start, end: statement.end };
  const clauses = [{ kind: "clause", ...span, name, items: [statement] } as const];
  const body = { kind: "table_query", ...span, from: [], clauses } as const;
  return finishDerived(p, start, false, { kind: "query", ...span, body, orderBy: [], clauses: [] });
}

/** `(VALUES …)`: a query where VALUES is one, else no more than its rows. */
function parseBracketedValues(p: Parser): Query {
  const entered = p.enter();
  p.expect(OPEN);
  const query = p.has.valuesQuery ? parseQuery(p) : queryOf(parseValues(p));
  p.expect(CLOSE);
  if (entered) p.leave();
  return query;
}

/** A query that is VALUES alone. */
export function queryOf(body: Values): Query {
  return { kind: "query", start: body.start, end: body.end, body, orderBy: [], clauses: [] };
}

/** The alias and all else behind a query in brackets. */
export function finishDerived(p: Parser, start: number, lateral: boolean, query: Query): DerivedTable {
  const rest: Expression[] = [];
  if (lateral && p.has.outerJoinMark && p.word === OPEN && p.wordAt(1) === PLUS) p.expectAll(OPEN, PLUS, CLOSE);
  parseTableClauses(p, rest);
  const alias = parseTableAlias(p, p.has.aliasColumns ? "names" : "none");
  if (alias === undefined) {
    if (p.has.derivedTableAlias) p.fail("an alias");
    return { kind: "derived_table", start, end: p.index, lateral, query };
  }
  parseTableClauses(p, rest);
  return { kind: "derived_table", start, end: p.index, lateral, query, alias };
}

/** Tables in brackets, joined or alone; the brackets become part of the item. */
function parseBracketedTables(p: Parser, start: number): FromItem {
  if (!p.enter()) return parseTable(p);
  p.expect(OPEN);
  let item = parseFromItem(p);
  if (p.has.bracketedTableList && p.word === COMMA) item = parseListInBrackets(p, item);
  if (p.has.bracketedJoinsOnly && item.kind !== "joined_table") p.fail("a join");
  p.expect(CLOSE);
  p.leave();
  const end = p.index;
  if (item.kind === "joined_table") {
    if (p.has.joinAlias) parseTableAlias(p, "names");
    return { ...item, start, end: p.index };
  }
  if (item.alias !== undefined) return { ...item, start, end };
  const alias = parseTableAlias(p, p.has.aliasColumns ? "names" : "none");
  return alias === undefined ? { ...item, start, end } : { ...item, start, end: p.index, alias };
}

/** The rest of `(a, b)`, where commas join what is in brackets. */
function parseListInBrackets(p: Parser, first: FromItem): FromItem {
  const joins: Join[] = [];
  let comma = p.index;
  while (p.accept(COMMA)) {
    const item = parseFromItem(p);
    joins.push({ kind: "join", start: comma, end: p.index, type: "cross", item });
    comma = p.index;
  }
  return { kind: "joined_table", start: first.start, end: p.index, first, joins };
}

/** `ONLY t`, `ONLY (t)`. */
export function parseOnly(p: Parser): Table {
  const start = p.index;
  p.accept(ONLY);
  const bracketed = p.accept(OPEN);
  const name = parseTablePath(p);
  if (bracketed) p.expect(CLOSE);
  return finishTable(p, start, name);
}

/** ODBC's `{ OJ a LEFT OUTER JOIN b ON … }`. */
export function parseOdbcJoin(p: Parser): FromItem {
  const start = p.index;
  p.expect(OPEN_BRACE);
  p.expect(OJ);
  const item = parseFromItem(p);
  p.expect(CLOSE_BRACE);
  return { ...item, start, end: p.index };
}
