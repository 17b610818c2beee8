import type { Expression, FromItem, PivotedTable, Query } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseColumnAlias, parseLabel } from "../query/alias.ts";
import { parseExpression, parseExpressionList, parseValue } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { atQuery, parseQuery } from "../query/query.ts";
import { parseTableAlias } from "./table_alias.ts";
import { parseOrderBy } from "../expression/window.ts";

const { PIVOT, UNPIVOT, XML, FOR, IN, AS, ANY, ORDER, BY, DEFAULT, ON, NULL, NULLS, INCLUDE, EXCLUDE } = words(
  "PIVOT",
  "UNPIVOT",
  "XML",
  "FOR",
  "IN",
  "AS",
  "ANY",
  "ORDER",
  "BY",
  "DEFAULT",
  "ON",
  "NULL",
  "NULLS",
  "INCLUDE",
  "EXCLUDE",
);

/** True where PIVOT or UNPIVOT at the current token is the clause and not a name. */
export function atPivot(p: Parser): boolean {
  if (!p.has.pivot) return false;
  const next = p.wordAt(1);
  return next === OPEN || (p.word === PIVOT ? next === XML : next === INCLUDE || next === EXCLUDE);
}

/** PIVOT or UNPIVOT behind `source`, with its alias. */
export function parsePivot(p: Parser, source: FromItem): PivotedTable {
  const { start } = source;
  const expressions: Expression[] = [];
  const query = p.accept(PIVOT) ? parsePivotBrackets(p, expressions) : parseUnpivotBrackets(p, expressions);
  const alias = parseTableAlias(p, p.has.aliasColumns ? "names" : "none");
  if (alias === undefined && p.has.derivedTableAlias) p.fail("an alias");
  const node = { kind: "pivoted_table", start, end: p.index, source, expressions } as const;
  return {
    ...node,
    ...(query === undefined ? {} : { query }),
    ...(alias === undefined ? {} : { alias }),
  };
}

/** `[XML] (aggregate [AS a], … FOR column IN (…))`; gives the query in the last brackets, if it is one. */
export function parsePivotBrackets(p: Parser, expressions: Expression[]): Query | undefined {
  const xml = p.has.pivotAny && p.accept(XML);
  const entered = p.enter();
  p.expect(OPEN);
  do {
    expressions.push(parseExpression(p));
    if (p.has.pivotMany && p.word !== FOR) parseColumnAlias(p);
  } while (p.has.pivotMany && p.accept(COMMA));
  do {
    p.expect(FOR);
    parsePivotColumn(p, expressions);
    p.expectAll(IN, OPEN);
    if (p.has.pivotAny && atQuery(p)) {
      const query = parseQuery(p);
      return closePivot(p, expressions, entered, query);
    }
    if (p.has.pivotAny && p.word === ANY) {
      do p.expect(ANY); while (xml && p.accept(COMMA));
      if (p.accept(ORDER)) {
        p.expect(BY);
        for (const item of parseOrderBy(p)) expressions.push(item.expression);
      }
      return closePivot(p, expressions, entered, undefined);
    }
    do {
      expressions.push(parsePivotValue(p));
      if (p.has.pivotMany) parseColumnAlias(p);
    } while (p.accept(COMMA));
    p.expect(CLOSE);
  } while (p.has.pivotMany && p.word === FOR);
  return closeOuter(p, expressions, entered, undefined);
}

/** The column behind FOR: one, or several in brackets. */
function parsePivotColumn(p: Parser, expressions: Expression[]): void {
  if (p.has.pivotMany && p.accept(OPEN)) {
    expressions.push(...parseExpressionList(p));
    p.expect(CLOSE);
  } else expressions.push(parseValue(p));
}

/** T-SQL takes column names only, the others constants. */
function parsePivotValue(p: Parser): Expression {
  if (p.has.pivotMany) return parseExpression(p);
  const name = p.objectName("a column name");
  return { kind: "column", start: name.start, end: name.end, name };
}

function closePivot(
  p: Parser,
  expressions: Expression[],
  entered: boolean,
  query: Query | undefined,
): Query | undefined {
  p.expect(CLOSE);
  return closeOuter(p, expressions, entered, query);
}

/** Snowflake's `DEFAULT ON NULL (value)` and the last bracket. */
function closeOuter(
  p: Parser,
  expressions: Expression[],
  entered: boolean,
  query: Query | undefined,
): Query | undefined {
  if (p.has.pivotAny && p.accept(DEFAULT)) {
    p.expectAll(ON, NULL, OPEN);
    expressions.push(parseExpression(p));
    p.expect(CLOSE);
  }
  p.expect(CLOSE);
  if (entered) p.leave();
  return query;
}

/** `[INCLUDE | EXCLUDE NULLS] (value FOR name IN (columns))`, UNPIVOT being the current token. */
export function parseUnpivotBrackets(p: Parser, expressions: Expression[]): undefined {
  p.expect(UNPIVOT);
  if (p.has.pivotMany && p.acceptAny(INCLUDE, EXCLUDE) !== 0) p.expect(NULLS);
  p.expect(OPEN);
  parseNewNames(p);
  p.expect(FOR);
  parseNewNames(p);
  p.expectAll(IN, OPEN);
  do {
    const start = p.index;
    if (p.has.pivotMany && p.accept(OPEN)) {
      const items = p.list(parseUnpivotColumn);
      p.expect(CLOSE);
      expressions.push({ kind: "row", start, end: p.index, items });
    } else expressions.push(parseUnpivotColumn(p));
    if (p.has.pivotMany) parseUnpivotLabel(p, expressions);
  } while (p.accept(COMMA));
  p.expectAll(CLOSE, CLOSE);
}

/** Names of new columns: one, or several in brackets. */
function parseNewNames(p: Parser): void {
  if (p.has.pivotMany && p.accept(OPEN)) {
    do p.name("a column name"); while (p.accept(COMMA));
    p.expect(CLOSE);
  } else p.name("a column name");
}

function parseUnpivotColumn(p: Parser): Expression {
  const name = p.objectName("a column name");
  return { kind: "column", start: name.start, end: name.end, name };
}

/** What the rows of a column are called: a constant, a name, or constants in brackets. */
function parseUnpivotLabel(p: Parser, expressions: Expression[]): void {
  const named = p.accept(AS);
  if (!named) {
    if (p.kind === TokenKind.String || (p.kind === TokenKind.Number && p.has.selectAs)) expressions.push(parseValue(p));
    return;
  }
  if (p.atName) parseLabel(p);
  else expressions.push(parseValue(p));
}
