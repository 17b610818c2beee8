import type { Clause, Expression, FromItem, Node, Select, SelectItem, Table } from "../../ast.ts";
import { CLOSE, COMMA, EQUAL, OPEN, PIPE, SEMICOLON, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseColumnAlias } from "./alias.ts";
import { clauseFrom } from "./clause.ts";
import { parseScalar, requireCondition, requireValue } from "../expression/condition.ts";
import { atHierarchy, parseHierarchy } from "./connect_by.ts";
import { checkExpression, parseBinary, parseExpression, parseExpressionList } from "../expression/expression.ts";
import { parseFromList } from "../from/from.ts";
import { parseGroupBy } from "./group_by.ts";
import { parseInto } from "./into.ts";
import { atModel, parseModel } from "./model.ts";
import type { Parser } from "../parser.ts";
import { parseStar } from "../expression/star.ts";
import { parseWindowDefinitions } from "./window_clause.ts";

const {
  SELECT,
  ALL,
  DISTINCT,
  UNIQUE,
  DISTINCTROW,
  ON,
  TOP,
  PERCENT,
  WITH,
  TIES,
  AS,
  STRUCT,
  VALUE,
  DIFFERENTIAL_PRIVACY,
  AGGREGATION_THRESHOLD,
  ANONYMIZATION,
  OPTIONS,
  INTO,
  OUTFILE,
  BULK,
  FROM,
  PREWHERE,
  WHERE,
  GROUP,
  HAVING,
  QUALIFY,
  WINDOW,
  MODEL,
  UNION,
  EXCEPT,
  EXCLUDE,
  INTERSECT,
  ORDER,
  LIMIT,
  FOR,
} = words(
  "SELECT",
  "ALL",
  "DISTINCT",
  "UNIQUE",
  "DISTINCTROW",
  "ON",
  "TOP",
  "PERCENT",
  "WITH",
  "TIES",
  "AS",
  "STRUCT",
  "VALUE",
  "DIFFERENTIAL_PRIVACY",
  "AGGREGATION_THRESHOLD",
  "ANONYMIZATION",
  "OPTIONS",
  "INTO",
  "OUTFILE",
  "BULK",
  "FROM",
  "PREWHERE",
  "WHERE",
  "GROUP",
  "HAVING",
  "QUALIFY",
  "WINDOW",
  "MODEL",
  "UNION",
  "EXCEPT",
  "EXCLUDE",
  "INTERSECT",
  "ORDER",
  "LIMIT",
  "FOR",
);

const { TOTALS, ROLLUP, CUBE } = words("TOTALS", "ROLLUP", "CUBE");

/** MySQL's words behind SELECT, in any order. */
const modifiers = new Set([
  "HIGH_PRIORITY",
  "STRAIGHT_JOIN",
  "SQL_SMALL_RESULT",
  "SQL_BIG_RESULT",
  "SQL_BUFFER_RESULT",
  "SQL_CACHE",
  "SQL_NO_CACHE",
  "SQL_CALC_FOUND_ROWS",
  "ALL",
  "DISTINCT",
  "DISTINCTROW",
].map(word));

const assignmentOperators = new Set(["=", "+=", "-=", "*=", "/=", "%=", "&=", "^=", "|="].map(word));

/** What the clauses behind a select list amount to. */
interface SelectParts {
  into?: Table;
  from: readonly FromItem[];
  where?: Expression;
  groupBy: readonly Expression[];
  having?: Expression;
  clauses: Clause[];
}

/** SELECT with its own clauses: all up to ORDER BY and set operators. */
export function parseSelect(p: Parser): Select {
  return parseSelectBehindFrom(p, p.index, [], []);
}

/** SELECT where FROM may stand before it: `start`, `from` and its clause are what is read already. */
export function parseSelectBehindFrom(
  p: Parser,
  start: number,
  from: readonly FromItem[],
  before: Clause[],
): Select {
  if (p.word !== SELECT) p.note("a query");
  p.expect(SELECT);
  const head: Expression[] = [];
  const distinct = parseSelectHead(p, head);
  const items = p.has.emptySelectList && endsSelectList(p) ? [] : parseSelectList(p);
  const parts: SelectParts = { from, groupBy: [], clauses: before };
  parseClauses(p, parts);
  return { kind: "select", start, end: p.index, distinct, head, items, ...parts };
}

/** True where a clause stands that may follow FROM. */
export function atSelectClause(p: Parser): boolean {
  switch (p.word) {
    case PREWHERE:
    case WHERE:
    case GROUP:
    case HAVING:
    case WINDOW:
    case QUALIFY:
      return true;
    default:
      return false;
  }
}

/** ClickHouse's `FROM t WHERE a`, which gives all columns: what stands behind the tables, which are read already. */
export function parseSelectClauses(p: Parser, start: number, from: readonly FromItem[], before: Clause[]): Select {
  const parts: SelectParts = { from, groupBy: [], clauses: before };
  parseClauses(p, parts);
  return { kind: "select", start, end: p.index, distinct: false, head: [], items: [], ...parts };
}

/** What stands between SELECT and the list; true for DISTINCT. Expressions in it go to `head`. */
export function parseSelectHead(p: Parser, head: Expression[]): boolean {
  let distinct = p.has.selectModifiers && parseModifiers(p);
  if (p.has.selectAs && p.word === WITH && p.wordAt(1) !== OPEN) parsePrivacy(p, head);
  if (p.accept(DISTINCT)) {
    distinct = true;
    if (p.has.distinctOn && p.word === ON && p.wordAt(1) === OPEN) {
      p.accept(ON);
      p.expect(OPEN);
      head.push(...parseExpressionList(p));
      p.expect(CLOSE);
    }
  } else if (p.word === ALL) p.accept(ALL);
  else if (p.has.uniqueSelect && p.word === UNIQUE) {
    p.accept(UNIQUE);
    distinct = true;
  }
  if (p.has.top && p.word === TOP) parseTop(p, head);
  if (p.has.selectAs && p.word === AS) {
    p.accept(AS);
    if (p.acceptAny(STRUCT, VALUE) === 0) p.objectName("a type name");
  }
  return distinct;
}

/** MySQL's words behind SELECT, in any order; true where DISTINCT is among them. */
function parseModifiers(p: Parser): boolean {
  let distinct = false;
  for (;;) {
    const { word } = p;
    if (!modifiers.has(word)) return distinct;
    if (word === DISTINCT || word === DISTINCTROW) {
      if (p.has.distinctOn && p.wordAt(1) === ON) return distinct;
      distinct = true;
    }
    p.accept(word);
  }
}

/** `TOP n`, `TOP (n) [PERCENT] [WITH TIES]`; `top` may be a column's name where the dialect does not reserve it. */
function parseTop(p: Parser, head: Expression[]): void {
  const next = p.kindAt(1);
  if (next !== TokenKind.Number && next !== TokenKind.Parameter && p.wordAt(1) !== OPEN) {
    if (p.atName) return;
    p.accept(TOP);
    p.fail("a number or an expression in brackets");
  }
  p.accept(TOP);
  const start = p.index;
  if (p.accept(OPEN)) {
    head.push(parseExpression(p));
    p.expect(CLOSE);
  } else {
    const number = p.kind === TokenKind.Number;
    p.advance(Role.None);
    head.push(
      number ? { kind: "literal", type: "number", start, end: p.index } : { kind: "parameter", start, end: p.index },
    );
  }
  if (p.has.topPercent) p.accept(PERCENT);
  if (p.word === WITH && p.wordAt(1) === TIES) p.acceptAll(WITH, TIES);
}

/** BigQuery's `WITH DIFFERENTIAL_PRIVACY [OPTIONS (name = value, …)]`. */
function parsePrivacy(p: Parser, head: Expression[]): void {
  p.accept(WITH);
  p.expectAny(DIFFERENTIAL_PRIVACY, AGGREGATION_THRESHOLD, ANONYMIZATION);
  if (!p.accept(OPTIONS)) return;
  p.expect(OPEN);
  do {
    p.name("an option's name");
    p.expect(EQUAL);
    head.push(parseExpression(p));
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

/** True where no item of a select list can begin. */
function endsSelectList(p: Parser): boolean {
  switch (p.word) {
    case FROM:
    case WHERE:
    case GROUP:
    case HAVING:
    case WINDOW:
    case QUALIFY:
    case INTO:
    case UNION:
    case EXCEPT:
    case INTERSECT:
    case ORDER:
    case LIMIT:
    case FOR:
    case CLOSE:
    case SEMICOLON:
    case PIPE:
      return true;
    default:
      return p.atEnd;
  }
}

/** True where a comma may stand behind the last item: before what ends the list, or in ClickHouse before FROM alone. */
function endsTrailing(p: Parser): boolean {
  return p.has.trailingCommaBeforeFrom ? p.word === FROM && !atFromColumn(p) : endsSelectList(p);
}

/** The items behind SELECT, with a comma behind the last where the dialect allows it. */
export function parseSelectList(p: Parser): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    if (items.length > 0 && p.has.trailingComma && endsTrailing(p)) break;
    items.push(parseSelectItem(p));
  } while (p.accept(COMMA));
  if (p.has.listExclude && p.accept(EXCLUDE)) parseExclusion(p);
  return items;
}

/** Redshift's `EXCLUDE name` and `EXCLUDE (a, b)` behind a whole list. */
function parseExclusion(p: Parser): void {
  if (p.accept(OPEN)) {
    do p.objectName("a column name"); while (p.accept(COMMA));
    p.expect(CLOSE);
  } else p.objectName("a column name");
}

/** An expression with its alias, a star, or T-SQL's `alias = expression` and `@variable = expression`. */
export function parseSelectItem(p: Parser): SelectItem {
  const start = p.index;
  if (p.word === FROM && !atFromColumn(p)) p.fail("an expression");
  if (p.has.variableAssignment && assignmentOperators.has(p.wordAt(1))) {
    const item = parseEqualsItem(p, start);
    if (item !== undefined) return item;
  }
  // parseBinary itself and not parseSelectExpression: each call costs every level a frame
  const expression = p.word === STAR ? parseStar(p, undefined, start) : parseBinary(p, 0);
  requireValue(p, expression);
  if (expression.kind === "star") return { kind: "select_item", start, end: p.index, expression };
  const alias = parseColumnAlias(p);
  if (alias === undefined) return { kind: "select_item", start, end: p.index, expression };
  return { kind: "select_item", start, end: p.index, expression, alias };
}

/** True at FROM where what follows makes it a column, which it can be where nothing is reserved: `from.a`, `from, to`. */
export function atFromColumn(p: Parser): boolean {
  const next = p.wordAt(1);
  return p.kindAt(1) === TokenKind.Symbol ? next !== OPEN && next !== SEMICOLON : next === FROM;
}

function parseEqualsItem(p: Parser, start: number): SelectItem | undefined {
  if (p.kind === TokenKind.Parameter) {
    if (p.wordAt(1) === EQUAL && !p.has.equalsAlias) return undefined;
    p.advance(Role.Name);
    const variable = { kind: "parameter", start, end: p.index } as const;
    const operator = p.index;
    p.advance(Role.None);
    const value = parseScalar(p);
    const end = p.index;
    const expression = { kind: "operation", start, end, operands: [variable, value], operators: [operator] } as const;
    return { kind: "select_item", start, end, expression };
  }
  if (p.wordAt(1) !== EQUAL || !p.has.equalsAlias || (!p.atName && p.kind !== TokenKind.String)) return undefined;
  p.advance(Role.Name);
  p.expect(EQUAL);
  const expression = parseScalar(p);
  return { kind: "select_item", start, end: p.index, expression, alias: start };
}

function isInto(p: Parser): boolean {
  // ClickHouse's INTO OUTFILE stands at the end.
  return (p.word === INTO && !(p.has.settings && !p.has.intoOutfile && p.wordAt(1) === OUTFILE)) ||
    (p.word === BULK && p.has.intoVariables);
}

/** INTO, FROM, WHERE and what follows, each where its place is. */
function parseClauses(p: Parser, parts: SelectParts): void {
  const { clauses } = parts;
  if (isInto(p)) addInto(p, parts);
  let start = p.index;
  if (parts.from.length === 0 && p.accept(FROM)) {
    parts.from = parseFromList(p);
    clauses.push(clauseFrom(p, start, "FROM", parts.from));
  }
  if (p.has.prewhere && p.at(PREWHERE)) addCondition(p, clauses, PREWHERE, "PREWHERE");
  if (p.has.connectBy && atHierarchy(p)) parseHierarchy(p, clauses);
  start = p.index;
  if (p.accept(WHERE)) {
    // what parseCondition does, without the frames that it would cost every level
    parts.where = checkExpression(p, parseBinary(p, 0));
    requireCondition(p, parts.where);
    clauses.push(clauseFrom(p, start, "WHERE", [parts.where]));
  }
  if (p.has.connectBy && atHierarchy(p)) parseHierarchy(p, clauses);
  if (p.has.havingFirst && p.word === HAVING) parts.having = addCondition(p, clauses, HAVING, "HAVING");
  start = p.index;
  if (p.accept(GROUP)) {
    parts.groupBy = parseGroupBy(p);
    clauses.push(clauseFrom(p, start, "GROUP BY", parts.groupBy));
  } else if (p.has.withTotals && p.word === WITH && isGroupModifier(p.wordAt(1))) p.acceptAll(WITH, p.wordAt(1));
  if (parts.having === undefined && p.at(HAVING)) parts.having = addCondition(p, clauses, HAVING, "HAVING");
  if (p.has.windowClause && p.at(WINDOW) && p.wordAt(2) === AS) addWindows(p, clauses);
  if (p.has.qualify && p.at(QUALIFY)) {
    addCondition(p, clauses, QUALIFY, "QUALIFY");
    if (p.has.windowClause && p.word === WINDOW && p.wordAt(2) === AS) addWindows(p, clauses);
  }
  if (p.word === MODEL && atModel(p)) clauses.push(parseModel(p));
}

/** ClickHouse takes `WITH TOTALS` and its kin without GROUP BY too. */
function isGroupModifier(word: number): boolean {
  return word === TOTALS || word === ROLLUP || word === CUBE;
}

function addInto(p: Parser, parts: SelectParts): void {
  const start = p.index;
  const into = parseInto(p);
  if (into.table !== undefined) parts.into = into.table;
  const items: readonly Node[] = into.table === undefined ? into.variables : [into.table];
  parts.clauses.push(clauseFrom(p, start, "INTO", items));
}

function addCondition(p: Parser, clauses: Clause[], word: number, name: string): Expression {
  const start = p.index;
  p.accept(word);
  const condition = checkExpression(p, parseBinary(p, 0));
  requireCondition(p, condition);
  clauses.push(clauseFrom(p, start, name, [condition]));
  return condition;
}

function addWindows(p: Parser, clauses: Clause[]): void {
  const start = p.index;
  p.accept(WINDOW);
  clauses.push(clauseFrom(p, start, "WINDOW", parseWindowDefinitions(p)));
}
