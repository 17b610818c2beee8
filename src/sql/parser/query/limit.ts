import type { Clause, Expression } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind, tokenText } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression, parseExpressionList } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const {
  LIMIT,
  OFFSET,
  ALL,
  BY,
  WITH,
  TIES,
  ROW,
  ROWS,
  EXAMINED,
  FETCH,
  FIRST,
  NEXT,
  PERCENT,
  ONLY,
  NULL,
  PROCEDURE,
  ANALYSE,
  EXACT,
  APPROX,
  APPROXIMATE,
  PARTITIONS,
  TARGET,
  ACCURACY,
  PARAMETERS,
  AFTER,
  UNTIL,
} = words(
  "LIMIT",
  "OFFSET",
  "ALL",
  "BY",
  "WITH",
  "TIES",
  "ROW",
  "ROWS",
  "EXAMINED",
  "FETCH",
  "FIRST",
  "NEXT",
  "PERCENT",
  "ONLY",
  "NULL",
  "PROCEDURE",
  "ANALYSE",
  "EXACT",
  "APPROX",
  "APPROXIMATE",
  "PARTITIONS",
  "TARGET",
  "ACCURACY",
  "PARAMETERS",
  "AFTER",
  "UNTIL",
);

/** A bound: an expression, or a number, parameter or variable where the dialect takes no more. */
export function parseBound(p: Parser): Expression {
  if (p.has.limitExpression) return parseExpression(p);
  if (p.has.limitVariables) return parseWholeBound(p);
  const start = p.index;
  switch (p.kind) {
    case TokenKind.Number:
    case TokenKind.String:
      p.advance(Role.None);
      return { kind: "literal", type: "number", start, end: p.index };
    case TokenKind.Parameter:
      p.advance(Role.None);
      break;
    default:
      if (p.accept(NULL)) return { kind: "literal", type: "null", start, end: p.index };
      p.fail("a number");
  }
  return { kind: "parameter", start, end: p.index };
}

/** MySQL's bound: a whole number, a placeholder, or a routine's variable. */
function parseWholeBound(p: Parser): Expression {
  const start = p.index;
  const text = tokenText(p.tokens, start);
  if (p.kind === TokenKind.Number && !text.includes(".")) {
    p.advance(Role.None);
    return { kind: "literal", type: "number", start, end: p.index };
  }
  if (p.kind === TokenKind.Parameter && !text.startsWith("@")) p.advance(Role.None);
  else p.name("a number");
  return { kind: "parameter", start, end: p.index };
}

/**
 * `LIMIT n`, `LIMIT m, n`, `LIMIT n OFFSET m`, ALL, WITH TIES, ClickHouse's `BY columns`, `AFTER a` and `UNTIL b`,
 * MariaDB's ROWS EXAMINED.
 */
export function parseLimit(p: Parser): Clause {
  const start = p.index;
  p.expect(LIMIT);
  const items: Expression[] = [];
  if (p.has.rowsExamined && p.word === ROWS) {
    parseRowsExamined(p, items);
    return clauseFrom(p, start, "LIMIT", items);
  }
  if (p.has.limitRange && atRange(p)) return parseRange(p, start, items);
  if (!(p.has.limitAll && p.accept(ALL))) items.push(parseBound(p));
  if ((p.has.limitComma && p.accept(COMMA)) || p.accept(OFFSET)) {
    items.push(parseBound(p));
    if (p.has.offsetRows && p.wordAt(1) !== EXAMINED) p.acceptAny(ROW, ROWS);
  }
  const ties = p.has.limitTies && p.word === WITH && p.acceptAll(WITH, TIES);
  if (p.has.limitBy && !ties && p.accept(BY)) {
    if (!p.accept(ALL)) items.push(...parseExpressionList(p));
    return clauseFrom(p, start, "LIMIT BY", items);
  }
  if (p.has.rowsExamined && p.word === ROWS) parseRowsExamined(p, items);
  if (p.has.limitRange && !ties && atRange(p)) return parseRange(p, start, items);
  return clauseFrom(p, start, "LIMIT", items);
}

function atRange(p: Parser): boolean {
  return p.word === AFTER || p.word === UNTIL;
}

/** ClickHouse's `[AFTER condition [ALL]] [UNTIL condition]`, of which one stands. */
function parseRange(p: Parser, start: number, items: Expression[]): Clause {
  if (p.accept(AFTER)) {
    items.push(parseExpression(p));
    p.accept(ALL);
  }
  if (p.accept(UNTIL)) items.push(parseExpression(p));
  return clauseFrom(p, start, "LIMIT", items);
}

function parseRowsExamined(p: Parser, items: Expression[]): void {
  p.expectAll(ROWS, EXAMINED);
  items.push(parseBound(p));
}

/** `OFFSET n [ROW | ROWS]`. */
export function parseOffset(p: Parser): Clause {
  const start = p.index;
  p.expect(OFFSET);
  const offset = p.has.limitExpression || p.has.offsetExpression ? parseExpression(p) : parseBound(p);
  if (p.has.offsetRows) {
    if (p.acceptAny(ROW, ROWS) === 0 && p.has.offsetRowsRequired) p.fail();
  }
  return clauseFrom(p, start, "OFFSET", [offset]);
}

/** `FETCH {FIRST | NEXT} [n [PERCENT]] {ROW | ROWS} {ONLY | WITH TIES}`. */
export function parseFetch(p: Parser): Clause {
  const start = p.index;
  p.expect(FETCH);
  const items: Expression[] = [];
  const loose = p.has.looseFetch;
  // Oracle's search of vectors may be approximate.
  if (p.has.fetchPercent) p.acceptAny(EXACT, APPROX, APPROXIMATE);
  if (p.acceptAny(FIRST, NEXT) === 0 && !loose) p.fail();
  if (p.word !== ROW && p.word !== ROWS) items.push(p.has.offsetExpression ? parseExpression(p) : parseBound(p));
  else if (p.has.fetchCountRequired) p.fail("a number");
  if (p.has.fetchPercent && !p.accept(PERCENT) && p.accept(PARTITIONS)) {
    p.expect(BY);
    do items.push(parseExpression(p)); while (p.accept(COMMA));
  }
  if (p.acceptAny(ROW, ROWS) === 0 && !loose) p.fail();
  if (p.has.fetchTies && p.word === WITH) p.expectAll(WITH, TIES);
  else if (!p.accept(ONLY) && !loose) p.fail();
  else if (p.has.fetchPercent && p.word === WITH && p.wordAt(1) === TARGET) parseAccuracy(p, items);
  return clauseFrom(p, start, "FETCH", items);
}

/** `WITH TARGET ACCURACY [n]` or `… PARAMETERS (name n, …)` of Oracle's search of vectors. */
function parseAccuracy(p: Parser, items: Expression[]): void {
  p.expectAll(WITH, TARGET, ACCURACY);
  if (p.accept(PARAMETERS)) {
    p.expect(OPEN);
    do {
      p.anyName("a parameter");
      items.push(parseExpression(p));
    } while (p.accept(COMMA));
    p.expect(CLOSE);
  } else if (p.kind === TokenKind.Number || p.kind === TokenKind.Parameter) {
    items.push(parseExpression(p));
    p.accept(PERCENT);
  }
}

/** MariaDB's `PROCEDURE ANALYSE ([n [, m]])`. */
export function parseProcedureAnalyse(p: Parser): Clause {
  const start = p.index;
  p.expectAll(PROCEDURE, ANALYSE, OPEN);
  const items = p.at(CLOSE) ? [] : parseExpressionList(p);
  p.expect(CLOSE);
  return clauseFrom(p, start, "PROCEDURE", items);
}
