import type { Clause, Node, Query, SelectItem, SelectStatement, TableFunction } from "../../ast.ts";
import { CLOSE, COMMA, EQUAL, OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseLabel } from "./alias.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression, parseSelectExpression } from "../expression/expression.ts";
import { emptyCall, nameAt } from "../expression/function_call.ts";
import { parseGraphPatterns } from "../from/graph_pattern.ts";
import { parseGroupBy } from "./group_by.ts";
import { parseLimit } from "./limit.ts";
import type { Parser } from "../parser.ts";
import { finishFunction, parseFunctionTable } from "../from/table_function.ts";
import { parseOrderBy } from "../expression/window.ts";

const { GRAPH, MATCH, OPTIONAL, LET, FILTER, WHERE, ORDER, BY, LIMIT, OFFSET, SKIP, WITH, FOR, IN, RETURN, NEXT } =
  words(
    "GRAPH",
    "MATCH",
    "OPTIONAL",
    "LET",
    "FILTER",
    "WHERE",
    "ORDER",
    "BY",
    "LIMIT",
    "OFFSET",
    "SKIP",
    "WITH",
    "FOR",
    "IN",
    "RETURN",
    "NEXT",
  );
const { UNION, INTERSECT, EXCEPT, ALL, DISTINCT, GROUP, AS, COLUMNS, CALL } = words(
  "UNION",
  "INTERSECT",
  "EXCEPT",
  "ALL",
  "DISTINCT",
  "GROUP",
  "AS",
  "COLUMNS",
  "CALL",
);

/**
 * GoogleSQL's `GRAPH graph MATCH … RETURN …`.
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/graph-query-statements
 */
export function parseGraphStatement(p: Parser): SelectStatement {
  const start = p.index;
  p.expect(GRAPH);
  p.objectName("a property graph");
  const query = parseGraphQuery(p, start);
  return { kind: "select_statement", start, end: p.index, query };
}

/** GoogleSQL's `GRAPH_TABLE (graph MATCH … {RETURN … | COLUMNS (…)})` in FROM, with its alias. */
export function parseGraphQueryTable(p: Parser): TableFunction {
  const start = p.index;
  const call = emptyCall(p, nameAt(start), true);
  p.advance(Role.Keyword);
  if (!p.enter()) return finishFunction(p, start, call);
  p.expect(OPEN);
  p.objectName("a property graph");
  const first = p.index;
  const query = parseGraphQuery(p, first);
  p.expect(CLOSE);
  p.leave();
  call.arguments = [{ kind: "subquery", start: first, end: query.end, query }];
  call.end = p.index;
  return finishFunction(p, start, call);
}

/** Operators up to RETURN, set operations between such rows of operators, and NEXT between those. */
function parseGraphQuery(p: Parser, start: number): Query {
  const clauses: Clause[] = [];
  do {
    do parseLinear(p, clauses); while (acceptSetOperator(p));
  } while (p.accept(NEXT));
  const end = p.index;
  return {
    kind: "query",
    start,
    end,
    body: { kind: "table_query", start, end, from: [], clauses },
    orderBy: [],
    clauses: [],
  };
}

function acceptSetOperator(p: Parser): boolean {
  if (p.acceptAny(UNION, INTERSECT, EXCEPT) === 0) return false;
  p.expectAny(ALL, DISTINCT);
  return true;
}

/** Operators, the last of which is RETURN or, inside GRAPH_TABLE, COLUMNS. */
function parseLinear(p: Parser, clauses: Clause[]): void {
  while (!p.failed) {
    const start = p.index;
    const items: Node[] = [];
    const name = parseOperator(p, items);
    clauses.push(clauseFrom(p, start, name, items));
    if (name === "RETURN" || name === "COLUMNS") return;
  }
}

function parseOperator(p: Parser, items: Node[]): string {
  switch (p.word) {
    case OPTIONAL:
    case MATCH:
      p.accept(OPTIONAL);
      p.expect(MATCH);
      parseGraphPatterns(p, items);
      return "MATCH";
    case LET:
      p.accept(LET);
      do {
        p.name("a variable");
        p.expect(EQUAL);
        items.push(parseExpression(p));
      } while (p.accept(COMMA));
      return "LET";
    case FILTER:
      p.accept(FILTER);
      p.accept(WHERE);
      items.push(parseExpression(p));
      return "FILTER";
    case ORDER:
      p.accept(ORDER);
      p.expect(BY);
      items.push(...parseOrderBy(p));
      return "ORDER BY";
    case LIMIT:
      items.push(...parseLimit(p).items);
      return "LIMIT";
    case OFFSET:
    case SKIP:
      p.acceptAny(OFFSET, SKIP);
      items.push(parseExpression(p));
      return "OFFSET";
    case WITH:
      p.accept(WITH);
      parseItems(p, items);
      return "WITH";
    case FOR:
      return parseFor(p, items);
    case CALL:
      return parseCall(p, items);
    case COLUMNS:
      p.accept(COLUMNS);
      p.expect(OPEN);
      do items.push(parseItem(p)); while (p.accept(COMMA));
      p.expect(CLOSE);
      return "COLUMNS";
    default:
      return parseReturn(p, items);
  }
}

/** `expression [AS alias]`, or a star. */
function parseItem(p: Parser): SelectItem {
  const start = p.index;
  const expression = parseSelectExpression(p);
  if (!p.accept(AS)) return { kind: "select_item", start, end: p.index, expression };
  const alias = parseLabel(p);
  return { kind: "select_item", start, end: p.index, expression, alias };
}

/** `[DISTINCT] item [AS alias], … [GROUP BY …]`. */
function parseItems(p: Parser, items: Node[]): void {
  p.acceptAny(ALL, DISTINCT);
  do items.push(parseItem(p)); while (p.accept(COMMA));
  if (p.accept(GROUP)) items.push(...parseGroupBy(p));
}

/** `FOR name IN array [WITH OFFSET [AS name]]`. */
function parseFor(p: Parser, items: Node[]): string {
  p.accept(FOR);
  p.name("a variable");
  p.expect(IN);
  items.push(parseExpression(p));
  if (p.word === WITH && p.wordAt(1) === OFFSET) {
    p.acceptAll(WITH, OFFSET);
    if (p.accept(AS)) parseLabel(p);
    else if (p.atName && !operatorWords.has(p.word)) p.name("an alias");
  }
  return "FOR";
}

const operatorWords: ReadonlySet<number> = new Set([
  ...[GRAPH, MATCH, OPTIONAL, LET, FILTER, ORDER, LIMIT, OFFSET, SKIP, WITH, FOR, RETURN, NEXT, CALL],
]);

/** `CALL function(…)`. */
function parseCall(p: Parser, items: Node[]): string {
  p.accept(CALL);
  const name = p.objectName("a function's name");
  if (!p.at(OPEN)) p.fail();
  items.push(parseFunctionTable(p, name));
  return "CALL";
}

/** `RETURN items [GROUP BY …] [ORDER BY …] [LIMIT …] [OFFSET …]`. */
function parseReturn(p: Parser, items: Node[]): string {
  for (const word of [MATCH, LET, FILTER]) p.note(word);
  p.expect(RETURN);
  parseItems(p, items);
  if (p.accept(ORDER)) {
    p.expect(BY);
    items.push(...parseOrderBy(p));
  }
  if (p.at(LIMIT)) items.push(...parseLimit(p).items);
  else if (p.acceptAny(OFFSET, SKIP) !== 0) items.push(parseExpression(p));
  return "RETURN";
}
