import type { Expression, Operation, Row } from "../../ast.ts";
import { CLOSE, EQUAL } from "../../symbols.ts";
import { word, words } from "../../vocabulary.ts";
import { checkExpression, parseBinary } from "./expression.ts";
import type { Parser } from "../parser.ts";

const { AND, OR, NOT, CONTAINS, FREETEXT, UPDATE, REGEXP_LIKE, CURRENT, MATCH } = words(
  "AND",
  "OR",
  "NOT",
  "CONTAINS",
  "FREETEXT",
  "UPDATE",
  "REGEXP_LIKE",
  "CURRENT",
  "MATCH",
);

const BANG = word("!");

/** True for a comparison, a predicate, or conditions joined by AND, OR and NOT: what T-SQL tells apart from values. */
function isCondition(p: Parser, expression: Expression): boolean {
  let inner = expression;
  while (inner.kind === "row" && inner.items.length === 1 && inner.items[0] !== undefined) inner = inner.items[0];
  const first = p.tokens.word[inner.start] ?? 0;
  switch (inner.kind) {
    case "operation":
      return joinsConditions(p, inner) || compares(p, inner);
    case "unary":
      return first === NOT;
    case "between":
    case "in":
    case "is":
    case "like":
    case "exists":
      return true;
    case "call":
      return first === CONTAINS || first === FREETEXT || first === UPDATE || first === REGEXP_LIKE ||
        first === MATCH;
    case "literal":
      return first === CURRENT;
    default:
      return false;
  }
}

function operatorOf(p: Parser, operation: Operation): number {
  return p.tokens.word[operation.operators[0] ?? 0] ?? 0;
}

function joinsConditions(p: Parser, operation: Operation): boolean {
  const operator = operatorOf(p, operation);
  return operator === AND || operator === OR;
}

function compares(p: Parser, operation: Operation): boolean {
  const { precedence } = p.dialect;
  const operator = operatorOf(p, operation);
  // `! =` and its kin, which no table lists, begin with their first half.
  return precedence[operator] === precedence[EQUAL] || operator === BANG;
}

/** Fails at the comma of `(a, b)`. */
function refuseRow(p: Parser, { items }: Row): void {
  const [first] = items;
  if (first === undefined || items.length < 2) return;
  p.index = first.end;
  p.expect(CLOSE);
}

/** Fails behind `expression` if it is a condition where the dialect wants a value. */
export function requireValue(p: Parser, expression: Expression): void {
  if (p.has.rowless && expression.kind === "row" && !p.failed) refuseRow(p, expression);
  if (!p.has.predicatesApart || p.failed || !isCondition(p, expression)) return;
  const operator = expression.kind === "operation" ? expression.operators[0] : undefined;
  p.index = operator ?? expression.start;
  p.fail("a value");
}

/** Fails behind `expression` if it is a value where the dialect wants a condition. */
export function requireCondition(p: Parser, expression: Expression): void {
  if (!p.has.predicatesApart || p.failed || isCondition(p, expression)) return;
  p.index = expression.end;
  p.fail("a comparison");
}

/** Checks the operands of an operation whose last operand has just been read. */
export function checkOperands(p: Parser, operation: Operation): void {
  const require = joinsConditions(p, operation) ? requireCondition : requireValue;
  for (const operand of operation.operands) require(p, operand);
}

/** What stands behind WHERE, ON, HAVING, WHEN, IF: where the dialect tells them apart, a condition and no value. */
export function parseCondition(p: Parser): Expression {
  const expression = checkExpression(p, parseBinary(p, 0));
  requireCondition(p, expression);
  return expression;
}

/** An expression that is no condition, where the dialect tells them apart: an argument, an item of ORDER BY. */
export function parseScalar(p: Parser): Expression {
  const expression = checkExpression(p, parseBinary(p, 0));
  requireValue(p, expression);
  return expression;
}
