import type { AccessStep, Expression, ObjectName } from "../ast.ts";
import { CLOSE, CLOSE_BRACKET, COLON, COMMA, DOT, DOUBLE_COLON, OPEN, OPEN_BRACKET, PLUS, STAR } from "../symbols.ts";
import { isDetached, Role, TokenKind } from "../token.ts";
import { words } from "../vocabulary.ts";
import { atZone } from "./cast.ts";
import { parseExpression } from "./expression.ts";
import { parseCall } from "./function_call.ts";
import { insideModel, parseCellReference } from "./model.ts";
import type { Parser } from "./parser.ts";
import { parseType } from "./type.ts";
import { parseUnzonedOperand } from "./operand.ts";

const { COLLATE, AT, LOCAL, TIME, ZONE, BINARY } = words("COLLATE", "AT", "LOCAL", "TIME", "ZONE", "BINARY");

const starts = new Uint8Array(65536);
for (const word of [DOUBLE_COLON, OPEN_BRACKET, DOT, COLON, COLLATE, AT, OPEN]) starts[word] = 1;

/** True for a word or symbol that may lead from an operand to a part or another form of it. */
export function startsAccess(word: number): boolean {
  return starts[word] === 1;
}

/**
 * Reads `::type`, `[i]`, `.field`, `:path`, `.method(…)`, COLLATE and AT TIME ZONE behind an operand; gives the
 * operand itself where none follows. With `zoned` false it stops before AT TIME ZONE.
 */
export function parseAccess(p: Parser, operand: Expression, zoned: boolean): Expression {
  const steps: AccessStep[] = [];
  let step = parseStep(p, operand, zoned, steps.length === 0);
  while (step !== undefined && !p.failed) {
    steps.push(step);
    step = parseStep(p, operand, zoned, false);
  }
  if (steps.length === 0) return operand;
  return { kind: "access", start: operand.start, end: p.index, operand, steps };
}

function parseStep(p: Parser, operand: Expression, zoned: boolean, first: boolean): AccessStep | undefined {
  switch (p.word) {
    case DOUBLE_COLON:
      if (!p.has.doubleColonCast) return undefined;
      p.advance(Role.None);
      return { kind: "cast", type: parseType(p) };
    case OPEN_BRACKET:
      if (p.has.model && insideModel()) return parseCellReference(p);
      return p.has.subscripts ? parseSubscript(p) : undefined;
    case DOT:
      return p.has.fieldAccess || operand.kind === "parameter" ? parseField(p) : undefined;
    case COLON:
      return p.has.colonPath && !(first && operand.kind === "literal") ? parsePath(p) : undefined;
    case COLLATE:
      if (!p.has.collate) return undefined;
      p.advance(Role.Keyword);
      return { kind: "collate", name: parseCollation(p) };
    case AT:
      return zoned && p.has.atTimeZone && atZone(p) ? parseZone(p) : undefined;
    case OPEN:
      return parseOuterMark(p);
    default:
      return atTupleElement(p) ? parseTupleElement(p) : undefined;
  }
}

function parseTupleElement(p: Parser): AccessStep {
  const token = p.index;
  p.advance(Role.None);
  return { kind: "field", token };
}

/** `[i]`, `[a:b]`, `[OFFSET(0)]`. */
function parseSubscript(p: Parser): AccessStep | undefined {
  if (!p.enter()) return undefined;
  p.advance(Role.None);
  const expressions: Expression[] = [];
  if (p.has.slices) {
    if (p.word !== COLON && p.word !== CLOSE_BRACKET) expressions.push(parseExpression(p));
    if (p.accept(COLON) && p.word !== CLOSE_BRACKET) expressions.push(parseExpression(p));
  } else {
    expressions.push(parseExpression(p));
    while (p.accept(COMMA)) expressions.push(parseExpression(p));
  }
  p.expect(CLOSE_BRACKET);
  p.leave();
  return { kind: "subscript", expressions };
}

/** `.field`, `.*`, `.method(…)`, ClickHouse's `.1`. */
function parseField(p: Parser): AccessStep | undefined {
  p.advance(Role.None);
  const token = p.index;
  if (p.word === STAR && p.has.compositeStar) {
    p.advance(Role.None);
    return { kind: "field", token };
  }
  if (p.kind === TokenKind.Number && p.has.tupleAccess) {
    p.advance(Role.None);
    return { kind: "field", token };
  }
  if (p.has.methodCalls && p.wordAt(1) === OPEN && p.kind !== TokenKind.Symbol) {
    const name: ObjectName = { kind: "name", start: token, end: token + 1, parts: [token] };
    p.anyName("a method name");
    p.setRole(token, Role.Function);
    return { kind: "call", call: parseCall(p, name) };
  }
  p.anyName("a field name");
  return { kind: "field", token };
}

/** Snowflake's `:field` behind a semi-structured value; dots and brackets lead further. */
function parsePath(p: Parser): AccessStep | undefined {
  const kind = p.kindAt(1);
  if (kind !== TokenKind.Word && kind !== TokenKind.QuotedName) return undefined;
  p.advance(Role.None);
  const token = p.index;
  p.anyName("a field name");
  return { kind: "field", token };
}

/** The name behind COLLATE: qualified, quoted, or a string. */
function parseCollation(p: Parser): ObjectName {
  const start = p.index;
  if (p.kind === TokenKind.String || p.word === BINARY) {
    p.advance(p.kind === TokenKind.String ? Role.None : Role.Name);
    return { kind: "name", start, end: p.index, parts: [start] };
  }
  const parts = [p.anyName("a collation")];
  while (p.accept(DOT)) parts.push(p.anyName("a collation"));
  return { kind: "name", start, end: p.index, parts };
}

function parseZone(p: Parser): AccessStep {
  p.accept(AT);
  if (p.word === LOCAL) {
    const start = p.index;
    p.accept(LOCAL);
    return { kind: "atTimeZone", zone: { kind: "literal", start, end: p.index, type: "other" } };
  }
  p.accept(TIME);
  p.accept(ZONE);
  return { kind: "atTimeZone", zone: parseUnzonedOperand(p) };
}

/** Oracle's `column (+)`. */
function parseOuterMark(p: Parser): AccessStep | undefined {
  if (!p.has.outerJoinMark || p.wordAt(1) !== PLUS || p.wordAt(2) !== CLOSE) return undefined;
  const token = p.index;
  p.advance(Role.None);
  p.advance(Role.None);
  p.advance(Role.None);
  return { kind: "outerJoin", token };
}

/** True when `.1` stands glued to what is before it, as in ClickHouse's `t.1`. */
export function atTupleElement(p: Parser): boolean {
  return p.kind === TokenKind.Number && p.has.tupleAccess && !isDetached(p.tokens, p.index) &&
    p.tokens.sql[p.tokens.start[p.index] ?? 0] === ".";
}
