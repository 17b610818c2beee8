import type { BracketedQuery, Query, QueryBody, Values, With } from "../../ast.ts";
import { CLOSE, COMMA, OPEN, PIPE, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpressionList } from "../expression/expression.ts";
import { parseFromList } from "../from/from.ts";
import type { Parser } from "../parser.ts";
import { parsePipe } from "./pipe.ts";
import { parseOutputClauses, parseQueryTail, type QueryTail } from "./query_tail.ts";
import { atFromColumn, atSelectClause, parseSelect, parseSelectBehindFrom, parseSelectClauses } from "./select.ts";
import { parseSetOperation } from "./set_operation.ts";
import { parseTableName } from "../from/table_name.ts";
import { parseWith } from "./with.ts";

const { SELECT, WITH, VALUES, ROW, TABLE, FROM, ONLY } = words(
  "SELECT",
  "WITH",
  "VALUES",
  "ROW",
  "TABLE",
  "FROM",
  "ONLY",
);

/** True where a query begins that stands in no brackets of its own. Behind an open bracket: a subquery. */
export function atQuery(p: Parser): boolean {
  switch (p.word) {
    case SELECT:
      return true;
    case WITH:
      return p.wordAt(1) !== OPEN || p.has.cteExpression;
    case VALUES:
      if (!p.has.valuesQuery) return false;
      if (p.has.valuesRow) return p.wordAt(1) === ROW;
      return p.wordAt(1) === OPEN && !p.has.valuesFunction;
    case TABLE:
      return p.has.tableQuery && p.kindAt(1) !== TokenKind.Symbol && p.kindAt(1) !== TokenKind.End;
    case FROM:
      return p.has.fromFirst && !atFromColumn(p);
    default:
      p.note("a query");
      return false;
  }
}

/**
 * A whole query, WITH included.
 *
 * Nesting is counted where brackets open, not here: whoever consumes the bracket of a subquery calls `p.enter()`.
 */
export function parseQuery(p: Parser): Query {
  const start = p.index;
  if (!p.at(WITH)) return parseQueryBehindWith(p, start, undefined);
  if (p.has.outerWith && p.tokens.word[start - 1] === OPEN) {
    p.fail(undefined, "WITH stands at the start of a statement only");
  }
  return parseQueryBehindWith(p, start, parseWith(p));
}

/** A query whose WITH clause, if any, is read already; `start` is the first token of the whole. */
export function parseQueryBehindWith(p: Parser, start: number, before: With | undefined): Query {
  const tail: QueryTail = { orderBy: [], clauses: [] };
  const body = parseSetOperation(p, tail);
  if (p.word === PIPE && p.has.pipeSyntax) {
    while (p.at(PIPE)) tail.clauses.push(parsePipe(p));
    parseOutputClauses(p, tail);
  }
  const { orderBy, clauses } = tail;
  const end = p.index;
  if (before === undefined) return { kind: "query", start, end, body, orderBy, clauses };
  return { kind: "query", start, end, with: before, body, orderBy, clauses };
}

/** One branch of a set operation. */
export function parseBranch(p: Parser): QueryBody {
  switch (p.word) {
    case OPEN:
      return p.has.bracketedQuery ? parseBracketedBranch(p) : parseSelect(p);
    case VALUES:
      return p.has.valuesQuery ? parseValues(p) : parseSelect(p);
    case TABLE:
      return p.has.tableQuery ? parseTableQuery(p) : parseSelect(p);
    case FROM:
      return p.has.fromFirst ? parseFromQuery(p) : parseSelect(p);
    case WITH:
      return p.has.branchClauses ? parseUnbracketedQuery(p) : parseSelect(p);
    default:
      return parseSelect(p);
  }
}

/** `(query)`. */
function parseBracketedBranch(p: Parser): BracketedQuery {
  const start = p.index;
  p.expect(OPEN);
  const entered = p.enter();
  const query = parseQuery(p);
  if (entered) p.leave();
  p.expect(CLOSE);
  return { kind: "bracketed_query", start, end: p.index, query };
}

/** A branch with a WITH of its own, in a dialect that asks for no brackets around it. */
function parseUnbracketedQuery(p: Parser): BracketedQuery {
  const start = p.index;
  const before = parseWith(p);
  const body = parseBranch(p);
  const tail: QueryTail = { orderBy: [], clauses: [] };
  parseQueryTail(p, tail);
  const query: Query = { kind: "query", start, end: p.index, with: before, body, ...tail };
  return { kind: "bracketed_query", start, end: p.index, query };
}

/** `VALUES (1, 2), (3, 4)`, MySQL's `VALUES ROW(1, 2), ROW(3, 4)`. */
export function parseValues(p: Parser): Values {
  const start = p.index;
  p.expect(VALUES);
  const rows = [];
  do {
    const row = p.index;
    if (p.has.valuesRow) p.expect(ROW);
    else if (p.has.valuesRowOptional) p.accept(ROW);
    p.expect(OPEN);
    const items = parseExpressionList(p);
    p.expect(CLOSE);
    rows.push({ kind: "row", start: row, end: p.index, items } as const);
  } while (p.accept(COMMA));
  return { kind: "values", start, end: p.index, rows };
}

/** `TABLE name`, PostgreSQL's `TABLE ONLY name` and `TABLE name *`. */
function parseTableQuery(p: Parser): QueryBody {
  const start = p.index;
  p.advance(Role.Keyword);
  const bracketed = p.has.onlyTable && p.accept(ONLY) && p.accept(OPEN);
  const from = [parseTableName(p)];
  if (bracketed) p.expect(CLOSE);
  if (p.has.tableStar) p.accept(STAR);
  return { kind: "table_query", start, end: p.index, from, clauses: [] };
}

/** BigQuery's `FROM t |> …`, ClickHouse's `FROM t SELECT …`. */
function parseFromQuery(p: Parser): QueryBody {
  const start = p.index;
  p.advance(Role.Keyword);
  const from = parseFromList(p);
  const clauses = [clauseFrom(p, start, "FROM", from)];
  if (p.has.bareFrom && p.word !== SELECT && p.word !== PIPE) {
    if (atSelectClause(p)) return parseSelectClauses(p, start, from, clauses);
    return { kind: "table_query", start, end: p.index, from, clauses };
  }
  if (!p.has.pipeSyntax || (p.has.selectBehindFrom && p.word === SELECT)) {
    return parseSelectBehindFrom(p, start, from, clauses);
  }
  while (p.at(PIPE)) clauses.push(parsePipe(p));
  return { kind: "table_query", start, end: p.index, from, clauses };
}
