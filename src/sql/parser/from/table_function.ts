import type { Expression, FromItem, ObjectName, TableFunction } from "../../ast.ts";
import { CLOSE, COMMA, DOT, OPEN, PLUS } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAliasColumns } from "../query/alias.ts";
import { atBracketedQuery } from "../expression/bracket.ts";
import { finishDerived, queryOf } from "./derived_table.ts";
import { parseExpression, parseExpressionList } from "../expression/expression.ts";
import { parseArgument, parseCall } from "../expression/function_call.ts";
import { parseOperand } from "../expression/operand.ts";
import type { Parser } from "../parser.ts";
import { atQuery, parseQuery, parseValues } from "../query/query.ts";
import { finishTable } from "./table.ts";
import { parseTableAlias } from "./table_alias.ts";
import { parseTableClauses } from "./table_clause.ts";
import { parseOrderBy } from "../expression/window.ts";

const { TABLE, ROWS, FROM, WITH, ORDINALITY, OFFSET, AS, AT, UNPIVOT, PARTITION, BY, ORDER, UNNEST } = words(
  "TABLE",
  "ROWS",
  "FROM",
  "WITH",
  "ORDINALITY",
  "OFFSET",
  "AS",
  "AT",
  "UNPIVOT",
  "PARTITION",
  "BY",
  "ORDER",
  "UNNEST",
);

/** The alias and all else behind a call in FROM. */
export function finishFunction(p: Parser, start: number, call: Expression): TableFunction {
  const rest: Expression[] = [];
  if (p.has.withOrdinality && p.word === WITH) p.acceptAll(WITH, ORDINALITY);
  parseTableClauses(p, rest);
  const alias = parseTableAlias(p, p.has.typedAliasColumns ? "typed" : p.has.aliasColumns ? "names" : "none", true);
  if (p.has.withOffset && p.word === WITH && isUnnest(p, call)) parseWithOffset(p);
  parseTableClauses(p, rest);
  const end = p.index;
  if (alias === undefined) return { kind: "table_function", start, end, call, rest };
  return { kind: "table_function", start, end, call, alias, rest };
}

function isUnnest(p: Parser, call: Expression): boolean {
  return call.kind === "call" && p.tokens.word[call.name.start] === UNNEST;
}

/** BigQuery's `WITH OFFSET [[AS] name]`. */
export function parseWithOffset(p: Parser): void {
  p.expectAll(WITH, OFFSET);
  parseTableAlias(p, "none");
}

/** A call in FROM; its name is read already, its opening bracket is the current token. */
export function parseFunctionTable(p: Parser, name: ObjectName): TableFunction {
  p.setRole(name.parts[name.parts.length - 1] ?? name.start, Role.Function);
  return finishFunction(p, name.start, parseCall(p, name));
}

/** Redshift's `a.items[0]`: an element of a column as a table. */
export function parseNestedTable(p: Parser): TableFunction {
  const start = p.index;
  return finishFunction(p, start, parseOperand(p));
}

/** A variable that holds a table, a name as a parameter, a stage, or a method of a variable (`@x.nodes('…')`). */
export function parseParameterTable(p: Parser): FromItem {
  const start = p.index;
  if (p.has.rowsetFunctions) {
    if (p.wordAt(1) === DOT) return finishFunction(p, start, parseOperand(p));
    p.advance(Role.Name);
    return finishTable(p, start, { kind: "name", start, end: p.index, parts: [start] });
  }
  p.advance(Role.None);
  while (p.accept(DOT)) {
    if (p.kind === TokenKind.Parameter) p.advance(Role.None);
    else p.anyName("a table name");
  }
  return finishStage(p, start, { kind: "parameter", start, end: p.index });
}

/** A stage's path as a string, or SQLite's name in the wrong quotes. */
export function parseStringTable(p: Parser): FromItem {
  const start = p.index;
  p.advance(p.has.stringTables ? Role.Name : Role.None);
  if (p.has.stringTables) return finishTable(p, start, { kind: "name", start, end: p.index, parts: [start] });
  return finishStage(p, start, { kind: "literal", type: "string", start, end: p.index });
}

/** `(FILE_FORMAT => 'x', PATTERN => 'y')` behind a stage, and its alias. */
function finishStage(p: Parser, start: number, stage: Expression): TableFunction {
  const rest: Expression[] = [];
  if (p.has.stageTables && p.accept(OPEN)) {
    rest.push(...p.list(parseArgument));
    p.expect(CLOSE);
  }
  const item = finishFunction(p, start, stage);
  return rest.length === 0 ? item : { ...item, rest: [...rest, ...item.rest] };
}

/** `TABLE(function(…))`, `TABLE(collection)`, `TABLE(query)`. */
export function parseTableWord(p: Parser): FromItem {
  const start = p.index;
  p.accept(TABLE);
  const entered = p.enter();
  p.expect(OPEN);
  if (atQuery(p) || atBracketedQuery(p)) {
    const query = parseQuery(p);
    p.expect(CLOSE);
    if (entered) p.leave();
    acceptOuterMark(p);
    return finishDerived(p, start, true, query);
  }
  const operand = parseExpression(p);
  if (p.has.stageTables && operand.kind === "row") p.fail("a table function");
  const partition = p.has.stageTables && p.word === PARTITION ? parseCallPartition(p) : [];
  p.expect(CLOSE);
  if (entered) p.leave();
  acceptOuterMark(p);
  if (p.has.stageTables && operand.kind === "column") return finishTable(p, start, operand.name);
  const item = finishFunction(p, start, operand);
  return partition.length === 0 ? item : { ...item, rest: [...partition, ...item.rest] };
}

/** Oracle's `(+)` behind a collection, which keeps the rows that have an empty one. */
function acceptOuterMark(p: Parser): void {
  if (p.has.outerJoinMark && p.word === OPEN && p.wordAt(1) === PLUS) p.expectAll(OPEN, PLUS, CLOSE);
}

/** `PARTITION BY …` behind a call in `TABLE(…)`. */
function parseCallPartition(p: Parser): Expression[] {
  p.expectAll(PARTITION, BY);
  const expressions = parseExpressionList(p);
  if (p.accept(ORDER)) {
    p.expect(BY);
    for (const item of parseOrderBy(p)) expressions.push(item.expression);
  }
  return expressions;
}

/** PostgreSQL's `ROWS FROM (f() [AS (a int)], g()) [WITH ORDINALITY]`. */
export function parseRowsFrom(p: Parser): TableFunction {
  const start = p.index;
  p.expectAll(ROWS, FROM, OPEN);
  const items: Expression[] = [];
  do {
    items.push(parseOperand(p));
    if (p.accept(AS)) parseAliasColumns(p, true);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  return finishFunction(p, start, { kind: "row", start, end: p.index, items });
}

/** Snowflake's `VALUES (1, 2), (3, 4)` without brackets around it. */
export function parseValuesTable(p: Parser): FromItem {
  const start = p.index;
  return finishDerived(p, start, false, queryOf(parseValues(p)));
}

/** Redshift's `UNPIVOT object AS value AT attribute`. */
export function parseUnpivotedObject(p: Parser): TableFunction {
  const start = p.index;
  p.accept(UNPIVOT);
  const call = parseOperand(p);
  p.expect(AS);
  const alias = p.name("an alias");
  if (p.accept(AT)) p.name("an alias");
  return { kind: "table_function", start, end: p.index, call, alias, rest: [] };
}
