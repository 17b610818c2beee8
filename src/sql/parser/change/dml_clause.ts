import type { Clause, Expression, FromItem } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "../query/clause.ts";
import { parseCondition } from "../expression/condition.ts";
import { parseExpression } from "../expression/expression.ts";
import { parseTable, parseTableFactor } from "../from/from.ts";
import { atBracketedQuery } from "./insert_source.ts";
import { parseSettings } from "../query/output_clause.ts";
import { parseBound } from "../query/limit.ts";
import type { Parser } from "../parser.ts";
import { parseQueryOptions } from "../query/query_options.ts";
import { parseReturning } from "./returning.ts";
import { parseTableName } from "../from/table_name.ts";
import { parseOrderBy } from "../expression/window.ts";

const {
  TOP,
  PERCENT,
  WHERE,
  CURRENT,
  GLOBAL,
  OF,
  ORDER,
  BY,
  LIMIT,
  OFFSET,
  LOG,
  ERRORS,
  INTO,
  REJECT,
  UNLIMITED,
  LOW_PRIORITY,
  DELAYED,
  HIGH_PRIORITY,
  QUICK,
  IGNORE,
  OR,
  ROLLBACK,
  ABORT,
  REPLACE,
  FAIL,
  FOR,
  PORTION,
  FROM,
  TO,
  ON,
  CLUSTER,
  IN,
  PARTITION,
  ONLY,
  TABLE,
  OPENQUERY,
  OPENROWSET,
  OPENDATASOURCE,
  OPTION,
  ID,
  SETTINGS,
  AS,
} = words(
  "TOP",
  "PERCENT",
  "WHERE",
  "CURRENT",
  "GLOBAL",
  "OF",
  "ORDER",
  "BY",
  "LIMIT",
  "OFFSET",
  "LOG",
  "ERRORS",
  "INTO",
  "REJECT",
  "UNLIMITED",
  "LOW_PRIORITY",
  "DELAYED",
  "HIGH_PRIORITY",
  "QUICK",
  "IGNORE",
  "OR",
  "ROLLBACK",
  "ABORT",
  "REPLACE",
  "FAIL",
  "FOR",
  "PORTION",
  "FROM",
  "TO",
  "ON",
  "CLUSTER",
  "IN",
  "PARTITION",
  "ONLY",
  "TABLE",
  "OPENQUERY",
  "OPENROWSET",
  "OPENDATASOURCE",
  "OPTION",
  "ID",
  "SETTINGS",
  "AS",
);

/** T-SQL's `TOP (n) [PERCENT]` behind INSERT, UPDATE, DELETE and MERGE, where the brackets may not be missing. */
export function parseTop(p: Parser, clauses: Clause[]): void {
  if (!p.has.output || p.word !== TOP || p.wordAt(1) !== OPEN) return;
  const start = p.index;
  p.accept(TOP);
  p.expect(OPEN);
  const count = parseExpression(p);
  p.expect(CLOSE);
  p.accept(PERCENT);
  clauses.push(clauseFrom(p, start, "TOP", [count]));
}

/** MySQL's words between the verb and the table, and SQLite's `OR action`. */
export function parseModifiers(p: Parser): void {
  if (p.has.statementPriorities) {
    p.acceptAny(LOW_PRIORITY, DELAYED, HIGH_PRIORITY);
    p.accept(QUICK);
    p.accept(IGNORE);
  }
}

/** SQLite's `OR REPLACE` and its kin behind INSERT and UPDATE. */
export function parseConflictAction(p: Parser): void {
  if (p.has.insertOr && p.accept(OR)) p.expectAny(REPLACE, IGNORE, ROLLBACK, ABORT, FAIL);
}

/** ClickHouse's `ON CLUSTER name` behind a table's name. */
export function parseOnCluster(p: Parser): void {
  if (p.has.onCluster && p.acceptAll(ON, CLUSTER) && !p.acceptKind(TokenKind.String, "a string")) {
    p.name("the cluster's name");
  }
}

/** ClickHouse's `IN PARTITION expression`, `IN PARTITION ID 'id'` before WHERE. */
export function parseInPartition(p: Parser, clauses: Clause[]): void {
  const start = p.index;
  if (!p.has.onCluster || !p.acceptAll(IN, PARTITION)) return;
  if (p.word === ID && p.kindAt(1) === TokenKind.String) p.accept(ID);
  clauses.push(clauseFrom(p, start, "IN PARTITION", [parseExpression(p)]));
}

/** `WHERE condition` or `WHERE CURRENT OF cursor`; gives the condition. */
export function parseWhere(p: Parser, clauses: Clause[]): Expression | undefined {
  const start = p.index;
  if (!p.accept(WHERE)) {
    if (p.has.whereRequired) p.fail();
    return undefined;
  }
  if (p.word === CURRENT && p.wordAt(1) === OF && p.has.currentOf) {
    p.expectAll(CURRENT, OF);
    if (p.has.globalCursors) p.accept(GLOBAL);
    if (!p.acceptKind(TokenKind.Parameter, "a cursor variable")) p.objectName("a cursor's name");
    clauses.push(clauseFrom(p, start, "WHERE", []));
    return undefined;
  }
  const where = parseCondition(p);
  clauses.push(clauseFrom(p, start, "WHERE", [where]));
  return where;
}

/** What stands behind the WHERE of UPDATE and DELETE: ORDER BY and LIMIT, before RETURNING or behind it, and options. */
export function parseChangeTail(p: Parser, clauses: Clause[]): void {
  parseOrderAndLimit(p, clauses);
  const returning = parseReturning(p);
  if (returning !== undefined) {
    clauses.push(returning);
    parseOrderAndLimit(p, clauses);
  }
  parseLogErrors(p, clauses);
  parseOption(p, clauses);
}

/** `ORDER BY … LIMIT n`. */
function parseOrderAndLimit(p: Parser, clauses: Clause[]): void {
  if (!p.has.orderedUpdate) return;
  let start = p.index;
  if (p.accept(ORDER)) {
    p.expect(BY);
    clauses.push(clauseFrom(p, start, "ORDER BY", parseOrderBy(p)));
  }
  start = p.index;
  if (p.accept(LIMIT)) {
    const bounds = [parseBound(p)];
    if (p.has.offsetInUpdate && (p.accept(OFFSET) || p.accept(COMMA))) bounds.push(parseExpression(p));
    clauses.push(clauseFrom(p, start, "LIMIT", bounds));
  }
}

/** `FOR PORTION OF period FROM a TO b` behind the table of UPDATE and DELETE. */
export function parsePortion(p: Parser, clauses: Clause[]): void {
  if (!p.has.portionOf || !p.atAll(FOR, PORTION)) return;
  const start = p.index;
  p.expectAll(FOR, PORTION, OF);
  p.name("a period's name");
  p.expect(FROM);
  const from = parseExpression(p);
  p.expect(TO);
  const to = parseExpression(p);
  clauses.push(clauseFrom(p, start, "FOR PORTION OF", [from, to]));
}

/** Oracle's `LOG ERRORS [INTO table] [(tag)] [REJECT LIMIT n]`. */
export function parseLogErrors(p: Parser, clauses: Clause[]): void {
  if (!p.has.logErrors || !p.atAll(LOG, ERRORS)) return;
  const start = p.index;
  const items = [];
  p.expectAll(LOG, ERRORS);
  if (p.accept(INTO)) items.push(parseTableName(p));
  if (p.accept(OPEN)) {
    items.push(parseExpression(p));
    p.expect(CLOSE);
  }
  if (p.accept(REJECT)) {
    p.expect(LIMIT);
    if (!p.accept(UNLIMITED)) items.push(parseExpression(p));
  }
  clauses.push(clauseFrom(p, start, "LOG ERRORS", items));
}

/** True at a query, a collection or a rowset function where a table is written to. */
export function atComputedTarget(p: Parser): boolean {
  if (p.wordAt(1) === OPEN) {
    if (p.word === TABLE) return p.has.tableWord;
    if (p.word === OPENQUERY || p.word === OPENROWSET || p.word === OPENDATASOURCE) return p.has.output;
  }
  return p.has.queryTargets && atBracketedQuery(p);
}

/** The one table that UPDATE, DELETE or MERGE changes, with its alias, hints and partitions. */
export function parseTarget(p: Parser): FromItem {
  const whole = p.kind === TokenKind.Parameter || p.word === ONLY || atComputedTarget(p);
  return whole ? parseTableFactor(p) : parseTable(p);
}

/** Fails at the alias of a target that needs AS before it. */
export function requireAliasAs(p: Parser, target: FromItem): void {
  if (p.failed || target.kind !== "table" || target.alias === undefined) return;
  if (p.tokens.word[target.alias - 1] === AS) return;
  p.index = target.alias;
  p.note(AS);
  p.fail();
}

/** Fails at the alias of a target that may have none. */
export function refuseAlias(p: Parser, target: FromItem): void {
  if (p.failed || target.kind !== "table" || target.alias === undefined) return;
  p.index = target.alias;
  p.fail();
}

/** T-SQL's `OPTION (hints)` at the end. */
export function parseOption(p: Parser, clauses: Clause[]): void {
  if (p.has.settings && p.at(SETTINGS)) clauses.push(parseSettings(p));
  if (!p.has.queryOption || !p.at(OPTION)) return;
  clauses.push(parseQueryOptions(p));
}
