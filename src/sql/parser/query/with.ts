import type { CommonTableExpression, Expression, Query, Statement, With } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAliasColumns, parseLabel } from "./alias.ts";
import { parseAnalyticViewQuery } from "./analytic_view.ts";
import { parseDelete } from "../change/delete.ts";
import { parseExpression } from "../expression/expression.ts";
import { parseInsert } from "../change/insert.ts";
import { parseMerge } from "../change/merge.ts";
import type { Parser } from "../parser.ts";
import { parseLocalRoutines } from "../procedural/plsql/local.ts";
import { parseQuery, parseQueryBehindWith } from "./query.ts";
import { parseUpdate } from "../change/update.ts";

const {
  WITH,
  SELECT,
  RECURSIVE,
  AS,
  NOT,
  MATERIALIZED,
  INSERT,
  UPDATE,
  DELETE,
  MERGE,
  SEARCH,
  DEPTH,
  BREADTH,
  FIRST,
  LAST,
  NULLS,
  ASC,
  DESC,
  BY,
  SET,
  CYCLE,
  TO,
  DEFAULT,
  USING,
  RESTRICT,
  BETWEEN,
  AND,
  MAX,
  XMLNAMESPACES,
  ANALYTIC,
  VIEW,
  CHANGE_TRACKING_CONTEXT,
  MODEL,
  VERSION,
} = words(
  "WITH",
  "SELECT",
  "RECURSIVE",
  "AS",
  "NOT",
  "MATERIALIZED",
  "INSERT",
  "UPDATE",
  "DELETE",
  "MERGE",
  "SEARCH",
  "DEPTH",
  "BREADTH",
  "FIRST",
  "LAST",
  "NULLS",
  "ASC",
  "DESC",
  "BY",
  "SET",
  "CYCLE",
  "TO",
  "DEFAULT",
  "USING",
  "RESTRICT",
  "BETWEEN",
  "AND",
  "MAX",
  "XMLNAMESPACES",
  "ANALYTIC",
  "VIEW",
  "CHANGE_TRACKING_CONTEXT",
  "MODEL",
  "VERSION",
);

/** A WITH clause from its keyword to its last common table expression. */
export function parseWith(p: Parser): With {
  const start = p.index;
  p.expect(WITH);
  // A table may be called so, too: `WITH recursive AS (…)`.
  const recursive = p.has.recursiveWord && p.wordAt(1) !== AS && p.accept(RECURSIVE);
  const tables: CommonTableExpression[] = [];
  const routines = p.has.plsqlBlocks ? parseLocalRoutines(p) : [];
  const local = routines.length === 0 ? {} : { routines };
  if (routines.length > 0 && p.at(SELECT)) return { kind: "with", start, end: p.index, recursive, ...local, tables };
  if (p.has.forXml && (p.word === XMLNAMESPACES || p.word === CHANGE_TRACKING_CONTEXT) && p.wordAt(1) === OPEN) {
    if (p.word === XMLNAMESPACES) parseNamespaces(p);
    else parseTrackingContext(p);
    if (!p.accept(COMMA)) return { kind: "with", start, end: p.index, recursive, tables };
  }
  do {
    if (tables.length > 0 && p.has.trailingComma && p.has.cteExpression && p.at(SELECT)) break;
    tables.push(p.has.cteExpression && !atNamedQuery(p) ? parseNamedExpression(p) : parseCommonTable(p));
  } while (p.accept(COMMA));
  return { kind: "with", start, end: p.index, recursive, ...local, tables };
}

/** T-SQL's `XMLNAMESPACES ('uri' AS prefix, DEFAULT 'uri')` before or in place of common table expressions. */
function parseNamespaces(p: Parser): void {
  p.expectAll(XMLNAMESPACES, OPEN);
  do {
    const defaulted = p.accept(DEFAULT);
    p.expectKind(TokenKind.String, "a string");
    if (!defaulted && p.expect(AS)) p.name("a namespace's name");
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

/** T-SQL's `CHANGE_TRACKING_CONTEXT (context)` before a change of rows. */
function parseTrackingContext(p: Parser): void {
  p.expectAll(CHANGE_TRACKING_CONTEXT, OPEN);
  if (p.kind === TokenKind.Parameter) p.advance(Role.None);
  else p.expectKind(TokenKind.Number, "a binary constant or a variable");
  p.expect(CLOSE);
}

/** True at `name AS (` and `name (columns) AS (`, where the dialect has expressions with a name as well. */
function atNamedQuery(p: Parser): boolean {
  if (p.kind !== TokenKind.Word && p.kind !== TokenKind.QuotedName) return false;
  let ahead = 1;
  if (p.wordAt(1) === OPEN) {
    do ahead += 2; while (p.wordAt(ahead) === COMMA);
    if (p.wordAt(ahead) !== CLOSE) return false;
    ahead++;
  }
  if (p.wordAt(ahead) !== AS) return false;
  if (p.wordAt(ahead + 1) === NOT) ahead++;
  const next = p.wordAt(ahead + 1);
  return next === OPEN || next === SELECT || (next === MATERIALIZED && p.wordAt(ahead + 2) === OPEN);
}

/** ClickHouse's `expression AS name`. */
function parseNamedExpression(p: Parser): CommonTableExpression {
  const start = p.index;
  const parsed = parseExpression(p);
  if (parsed.kind === "aliased") {
    return { kind: "cte", start, end: p.index, name: parsed.alias, expression: parsed.expression, rest: [] };
  }
  p.expect(AS);
  const name = parseLabel(p);
  return { kind: "cte", start, end: p.index, name, expression: parsed, rest: [] };
}

function parseCommonTable(p: Parser): CommonTableExpression {
  const start = p.index;
  const rest: Expression[] = [];
  const name = p.name("a name for the query");
  if (p.has.cteColumns && p.at(OPEN)) parseAliasColumns(p, false);
  const analytic = p.has.analyticViews && p.word === ANALYTIC && p.acceptAll(ANALYTIC, VIEW);
  p.expect(AS);
  if (analytic) {
    const query = parseAnalyticViewQuery(p);
    return { kind: "cte", start, end: p.index, name, query, rest };
  }
  if (p.has.materializedCte) {
    if (p.accept(NOT)) p.expect(MATERIALIZED);
    else p.accept(MATERIALIZED);
  }
  if (p.has.instanceMethods && p.accept(MODEL)) {
    p.objectName("a model name");
    if (p.accept(VERSION)) p.anyName("a version");
    return { kind: "cte", start, end: p.index, name, rest };
  }
  p.expect(OPEN);
  const entered = p.enter();
  const query = parseBody(p);
  if (entered) p.leave();
  p.expect(CLOSE);
  if (p.has.cteSearch) parseSearchAndCycle(p, rest);
  if (p.has.cteCycleRestrict && p.accept(CYCLE)) {
    parseColumns(p);
    p.expect(RESTRICT);
  }
  if (p.has.cteDepth && p.wordAt(1) === DEPTH && p.accept(WITH)) parseDepth(p);
  return { kind: "cte", start, end: p.index, name, query, rest };
}

/** A query, or the statement that PostgreSQL allows in its place. */
function parseBody(p: Parser): Query | Statement {
  if (!p.has.cteStatement) return parseQuery(p);
  const start = p.index;
  const before = p.at(WITH) ? parseWith(p) : undefined;
  switch (p.word) {
    case INSERT:
      return parseInsert(p, before);
    case UPDATE:
      return parseUpdate(p, before);
    case DELETE:
      return parseDelete(p, before);
    case MERGE:
      return parseMerge(p, before);
    default:
      return parseQueryBehindWith(p, start, before);
  }
}

function parseColumns(p: Parser): void {
  do p.name("a column name"); while (p.accept(COMMA));
}

/** `SEARCH DEPTH FIRST BY a SET b` and `CYCLE a SET b [TO v DEFAULT w] [USING c]`. */
function parseSearchAndCycle(p: Parser, rest: Expression[]): void {
  if (p.accept(SEARCH)) {
    p.expectAny(DEPTH, BREADTH);
    p.expectAll(FIRST, BY);
    do {
      p.name("a column name");
      p.acceptAny(ASC, DESC);
      if (p.accept(NULLS)) p.expectAny(FIRST, LAST);
    } while (p.accept(COMMA));
    p.expect(SET);
    p.name("a column name");
  }
  if (!p.accept(CYCLE)) return;
  parseColumns(p);
  p.expect(SET);
  p.name("a column name");
  if (p.accept(TO)) {
    rest.push(parseExpression(p));
    p.expect(DEFAULT);
    rest.push(parseExpression(p));
  }
  if (p.accept(USING)) p.name("a column name");
}

/** BigQuery's `WITH DEPTH [[AS] name] [BETWEEN a AND b | MAX n]`. */
function parseDepth(p: Parser): void {
  p.expect(DEPTH);
  if (p.accept(AS)) p.name("a column name");
  else if (p.atName && p.word !== MAX && p.word !== BETWEEN) p.name("a column name");
  if (p.accept(BETWEEN)) {
    p.expectKind(TokenKind.Number, "a number");
    p.expect(AND);
    p.expectKind(TokenKind.Number, "a number");
  } else if (p.accept(MAX)) p.expectKind(TokenKind.Number, "a number");
}
