import type { Case, Expression, Lambda, Quantified } from "../../ast.ts";
import { CLOSE, COLON, COMMA, DOT, GREATER, LESS, OPEN, QUESTION, THIN_ARROW } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseBracketedQueryOrList } from "./bracket.ts";
import { checkOperands, requireCondition, requireValue } from "./condition.ts";
import { parseOperand, parseOperandUpTo } from "./operand.ts";
import { depthLimit, type Parser } from "../parser.ts";
import { parseIn, parsePredicateBehind, startsPredicate } from "./predicate.ts";
import { parseStar } from "./star.ts";

const { IS, LIKE, BETWEEN } = words("IS", "LIKE", "BETWEEN");
const { IN, NOT, AND, OR, ANY, ALL, SOME, OPERATOR, MULTISET, UNION, EXCEPT, INTERSECT, DISTINCT, AS } = words(
  "IN",
  "NOT",
  "AND",
  "OR",
  "ANY",
  "ALL",
  "SOME",
  "OPERATOR",
  "MULTISET",
  "UNION",
  "EXCEPT",
  "INTERSECT",
  "DISTINCT",
  "AS",
);
const EQUAL = word("=");
const CONCATENATION = word("||");
const STAR = word("*");
const BANG = word("!");

/**
 * Levels of binding strength are the dialect's precedences times four, which leaves places between them:
 * NOT binds more loosely than every comparison and more tightly than AND.
 */
const scale = 4;

/** Operands waiting for their next operator's right side. */
interface OpenOperation {
  kind: "operation";
  start: number;
  end: number;
  operands: Expression[];
  operators: number[];
}

/**
 * What waits for an operand, innermost last: an operation, or the token of a NOT. Explicit stacks instead of
 * recursion, so that one level of brackets costs the same few frames whatever operators stand in it. Each run of
 * `parseBinary` uses what lies above the height it found.
 */
const waiting: (OpenOperation | number)[] = [];
const levels: number[] = [];

/** The level of comparisons and predicates (`=`, LIKE, IN); what stands on their sides binds more tightly. */
function comparisonLevel(p: Parser): number {
  return (p.dialect.precedence[EQUAL] ?? 0) * scale;
}

/** An expression of any kind, conditions included. */
export function parseExpression(p: Parser): Expression {
  return checkExpression(p, parseBinary(p, 0));
}

/** Refuses what `parseBinary` may give and only some places take: `t.*` and a lone interval. */
export function checkExpression(p: Parser, expression: Expression): Expression {
  if (expression.kind === "star") {
    if (!p.has.wholeRow) refuseStar(p, expression);
  } else if (p.has.intervalInArithmetic) refuseInterval(p, expression);
  return expression;
}

/** Fails where an interval stands by itself in a dialect that has it beside `+` and `-` only. */
export function refuseInterval(p: Parser, expression: Expression): void {
  const { kind } = expression;
  if (kind === "interval" || (kind === "literal" && expression.type === "interval")) {
    refuse(p, expression.end, "an operator");
  }
}

/** Fails at token `index`. */
function refuse(p: Parser, index: number, what: string): void {
  if (p.failed) return;
  p.index = index;
  p.fail(what);
}

/** An operand or arithmetic: what may stand beside a comparison, with no comparison, predicate, AND or OR of its own. */
export function parseValue(p: Parser): Expression {
  const expression = parseBinary(p, comparisonLevel(p));
  if (expression.kind === "star" && !p.has.wholeRow) refuseStar(p, expression);
  return expression;
}

/** An expression, or `*` or `t.*` with what the dialect lets follow it: an item of a SELECT list. */
export function parseSelectExpression(p: Parser): Expression {
  if (p.word === STAR) return parseStar(p, undefined, p.index);
  return parseBinary(p, 0);
}

/** An expression or `t.*`: an argument, as in `COUNT(t.*)`. */
export function parseStarred(p: Parser): Expression {
  return parseBinary(p, 0);
}

/** Expressions parted by commas, at least one. */
export function parseExpressionList(p: Parser): Expression[] {
  const items = [checkExpression(p, parseBinary(p, 0))];
  while (p.accept(COMMA)) items.push(checkExpression(p, parseBinary(p, 0)));
  return items;
}

function refuseStar(p: Parser, star: Expression): void {
  refuse(p, Math.max(star.start, star.end - 1), "a column name");
}

/** Operands and the operators of levels above `minimum` between them. May give a `Star`, alone. */
export function parseBinary(p: Parser, minimum: number): Expression {
  const floor = levels.length;
  const precedence = p.dialect.precedence;
  const comparison = (precedence[EQUAL] ?? 0) * scale;
  let predicates = 0;
  for (;;) {
    if (p.word === NOT) parseNot(p, minimum, floor);
    let left = parseOperandUpTo(p, true);
    if (left.kind === "star" && !p.has.wholeRow) {
      if (levels.length === floor) return left;
      refuseStar(p, left);
    }
    let operandNeeded = false;
    do {
      const next = p.word;
      let level = (precedence[next] ?? 0) * scale;
      if (level === 0) {
        if (startsPredicate(next) && comparison > minimum) {
          const index = p.index;
          left = close(p, left, floor, comparison - 1);
          const operand = left;
          // IN itself is told apart here: each call costs every level a frame
          left = next === IN ? parseIn(p, left, false) : parsePredicateBehind(p, left);
          if (p.index !== index) {
            if (p.has.predicatesApart) requireValue(p, operand);
            predicates = countPredicate(p, predicates);
            continue;
          }
        }
        level = otherLevel(p, left, minimum);
        if (level < 0) {
          left = parseArrow(p, left);
          continue;
        }
      }
      if (level <= minimum) {
        if (p.isWatched) noteOperators(p, comparison > minimum);
        left = close(p, left, floor, 0);
        if (minimum === 0 && next === QUESTION && p.has.ternary) return parseTernary(p, left);
        return left;
      }
      left = close(p, left, floor, level);
      if (level < comparison) predicates = 0;
      const operator = p.index;
      const top = waiting[waiting.length - 1];
      if (levels.length > floor && levels[levels.length - 1] === level && typeof top === "object") {
        if (level === comparison && !p.has.comparisonChains) refuseChain(p);
        top.operands.push(left);
        top.operators.push(operator);
      } else {
        waiting.push({ kind: "operation", start: left.start, end: 0, operands: [left], operators: [operator] });
        levels.push(level);
      }
      consumeOperator(p);
      if (level === comparison || p.has.operatorCall) {
        const quantifier = p.word;
        if ((quantifier === ANY || quantifier === ALL || quantifier === SOME) && p.has.quantifiedComparison) {
          if (p.wordAt(1) === OPEN) {
            left = parseQuantified(p);
            continue;
          }
        }
      }
      operandNeeded = true;
    } while (!operandNeeded);
  }
}

/** Notes the words that could go on behind an operand, for the one who mistyped them. */
function noteOperators(p: Parser, predicates: boolean): void {
  if (!predicates) return;
  for (const word of [AND, OR, LIKE, IN, IS, BETWEEN]) p.note(word);
}

/** `a IS NULL IS NULL …`: each predicate holds the one before, so that a row of them is nesting. */
function countPredicate(p: Parser, before: number): number {
  if (p.depth + before >= depthLimit) p.failTooDeep();
  return before + 1;
}

/** A comparison of a comparison: conditions are joined by words. */
function refuseChain(p: Parser): void {
  p.note(AND);
  p.note(OR);
  p.fail();
}

/** Joins what waits above `level` with the operand just read. */
function close(p: Parser, operand: Expression, floor: number, level: number): Expression {
  let left = operand;
  while (levels.length > floor && (levels[levels.length - 1] ?? 0) > level) {
    levels.pop();
    const top = waiting.pop();
    if (typeof top === "object") {
      top.operands.push(left);
      top.end = left.end;
      left = top;
      if (p.has.predicatesApart) checkOperands(p, top);
    } else {
      if (p.has.predicatesApart) requireCondition(p, left);
      left = { kind: "unary", start: top ?? left.start, end: left.end, operand: left };
      p.leave();
    }
  }
  return left;
}

function parseNot(p: Parser, minimum: number, floor: number): void {
  const level = (p.dialect.precedence[AND] ?? 0) * scale + 2;
  const tight = minimum > level || (levels.length > floor && (levels[levels.length - 1] ?? 0) > level);
  if (tight && !p.has.notAsOperand) {
    p.fail("an expression");
    return;
  }
  while (p.word === NOT && p.enter()) {
    waiting.push(p.index);
    levels.push(level);
    p.advance(Role.Keyword);
  }
}

/** Consumes the operator at the current place: one token, or the words and brackets of a longer one. */
function consumeOperator(p: Parser): void {
  if (p.word === OPERATOR) {
    parseQualifiedOperator(p);
  } else if (p.word === MULTISET) {
    p.advance(Role.Keyword);
    p.expectAny(UNION, EXCEPT, INTERSECT);
    p.acceptAny(ALL, DISTINCT);
  } else {
    const first = p.word;
    p.advance(p.kind === TokenKind.Word ? Role.Keyword : Role.None);
    // `> =` and `< >` with white space between them
    if (p.has.splitOperators && joinsOperator(first, p.word)) p.advance(Role.None);
  }
}

/** True when two symbols are one operator though white space parts them: `> =`, `< >`, `! =`. */
function joinsOperator(first: number, second: number): boolean {
  if (first === BANG) return second === EQUAL || second === LESS || second === GREATER;
  return second === EQUAL ? first === GREATER || first === LESS : second === GREATER && first === LESS;
}

/** `OPERATOR(schema.+)`. */
export function parseQualifiedOperator(p: Parser): void {
  p.expect(OPERATOR);
  p.expect(OPEN);
  while (p.atName && p.wordAt(1) === DOT) {
    p.advance(Role.Name);
    p.advance(Role.None);
  }
  const { word: known } = p;
  if (p.kind === TokenKind.Symbol && known !== OPEN && known !== CLOSE && known !== DOT) p.advance(Role.None);
  else p.fail("an operator");
  p.expect(CLOSE);
}

/**
 * The level of an operator that no table lists: `OPERATOR(…)`, MULTISET UNION.
 * 0 where none stands, -1 for the arrow of a lambda.
 */
function otherLevel(p: Parser, left: Expression, minimum: number): number {
  const next = p.word;
  if (next === THIN_ARROW && p.has.lambda && (left.kind === "column" || left.kind === "row") && minimum === 0) {
    return -1;
  }
  if (next === BANG) return p.has.splitOperators && joinsOperator(BANG, p.wordAt(1)) ? comparisonLevel(p) : 0;
  if (next === OPERATOR) {
    return p.has.operatorCall && p.wordAt(1) === OPEN ? (p.dialect.precedence[CONCATENATION] ?? 0) * scale : 0;
  }
  if (next === MULTISET) {
    const follower = p.wordAt(1);
    const joins = follower === UNION || follower === EXCEPT || follower === INTERSECT;
    return joins && p.has.multiset ? (p.dialect.precedence[CONCATENATION] ?? 0) * scale : 0;
  }
  return 0;
}

/** The right side of a comparison: `ANY (query)`, `ALL (list or array)`. */
export function parseQuantified(p: Parser): Quantified {
  const start = p.index;
  p.advance(Role.Keyword);
  const content = parseBracketedQueryOrList(p);
  if (p.has.quantifiedArray && content.list.length > 1) p.fail();
  return content.query === undefined
    ? { kind: "quantified", start, end: p.index, list: content.list }
    : { kind: "quantified", start, end: p.index, query: content.query };
}

/** `-> body` behind the parameters of a lambda. */
function parseArrow(p: Parser, left: Expression): Lambda {
  const parameters: number[] = [];
  const names = left.kind === "row" ? left.items : [left];
  for (const name of names) {
    if (name.kind === "column" && name.name.parts.length === 1) parameters.push(name.start);
    else p.fail();
  }
  return parseLambdaBody(p, left.start, parameters);
}

/** `-> body`; `parameters` are tokens. */
export function parseLambdaBody(p: Parser, start: number, parameters: readonly number[]): Lambda {
  p.expect(THIN_ARROW);
  if (!p.enter()) return { kind: "lambda", start, end: p.index, parameters, body: parseOperand(p) };
  const body = parseBinary(p, 0);
  p.leave();
  return { kind: "lambda", start, end: p.index, parameters, body };
}

/** `? a : b` behind a condition. */
function parseTernary(p: Parser, condition: Expression): Expression {
  if (!p.enter()) return condition;
  p.expect(QUESTION);
  const then = parseBinary(p, 0);
  p.expect(COLON);
  const otherwise = parseBinary(p, 0);
  p.leave();
  const { start } = condition;
  const result: Case = {
    kind: "case",
    start,
    end: p.index,
    branches: [{ kind: "branch", start, end: then.end, when: condition, then }],
    otherwise,
  };
  return result;
}

/** An expression with the alias that some dialects let stand behind it wherever expressions are listed. */
export function parseListedExpression(p: Parser): Expression {
  // parseBinary itself and not parseExpression, here and elsewhere: each call costs every level a frame
  const expression = checkExpression(p, parseBinary(p, 0));
  return p.has.aliasInExpression ? parseAliasBehind(p, expression) : expression;
}

/** `AS name` behind an expression, if it stands there. */
export function parseAliasBehind(p: Parser, expression: Expression): Expression {
  if (!p.accept(AS)) return expression;
  const alias = p.anyName("a name");
  return { kind: "aliased", start: expression.start, end: p.index, expression, alias };
}
