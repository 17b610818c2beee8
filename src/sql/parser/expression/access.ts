import { isDigit } from "../../lexer/characters.ts";
import type { AccessStep, Expression, ObjectName } from "../../ast.ts";
import {
  AT_SIGN,
  CLOSE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DOT,
  DOUBLE_COLON,
  OPEN,
  OPEN_BRACKET,
  PERCENT,
  PLUS,
  STAR,
} from "../../symbols.ts";
import { isDetached, Role, TokenKind } from "../../token.ts";
import { tableOf, word, words } from "../../vocabulary.ts";
import { atZone } from "./cast.ts";
import { parseExpression } from "./expression.ts";
import { parseCall } from "./function_call.ts";
import { parseIntervalFields } from "./literal.ts";
import { insideModel, parseCellReference } from "../query/model.ts";
import type { Parser } from "../parser.ts";
import { parseCursorAttribute, parseElement } from "../procedural/plsql/access.ts";
import { parseType } from "./type.ts";
import { parseUnzonedOperand } from "./operand.ts";

const { COLLATE, AT, LOCAL, TIME, ZONE, BINARY, TO, DAY, YEAR } = words(
  "COLLATE",
  "AT",
  "LOCAL",
  "TIME",
  "ZONE",
  "BINARY",
  "TO",
  "DAY",
  "YEAR",
);

const BANG = word("!");
const CARET = word("^");

const starts = tableOf([DOUBLE_COLON, OPEN_BRACKET, DOT, COLON, COLLATE, AT, OPEN, BANG, PERCENT, DAY, YEAR]);

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
  if (p.has.accessBehindNames && (p.word === DOT || p.word === OPEN_BRACKET) && !hasParts(p, operand)) return operand;
  let step = parseStep(p, operand, zoned, steps.length === 0);
  while (step !== undefined && !p.failed) {
    steps.push(step);
    if (p.has.accessBehindNames && !isNameAccess(step) && (p.word === DOT || p.word === OPEN_BRACKET)) break;
    step = parseStep(p, operand, zoned, false);
  }
  if (steps.length === 0) return operand;
  return { kind: "access", start: operand.start, end: p.index, operand, steps };
}

/** True for a field or subscript, behind which another one may stand in every dialect. */
function isNameAccess(step: AccessStep): boolean {
  return step.kind === "field" || step.kind === "subscript";
}

/** True for what PostgreSQL lets stand before `.field` and `[i]` without brackets around it. */
function hasParts(p: Parser, operand: Expression): boolean {
  switch (operand.kind) {
    case "column":
    case "parameter":
    case "subquery":
      return true;
    case "row":
      return p.tokens.word[operand.start] === OPEN;
    default:
      return false;
  }
}

function parseStep(p: Parser, operand: Expression, zoned: boolean, first: boolean): AccessStep | undefined {
  switch (p.word) {
    case DOUBLE_COLON:
      if (!p.has.doubleColonCast) return undefined;
      p.advance(Role.None);
      return { kind: "cast", type: parseType(p) };
    case OPEN_BRACKET:
      if (p.has.model && insideModel()) return parseCellReference(p);
      if (p.has.jsonLiterals && isPath(operand, first)) return parsePathElements(p);
      return p.has.subscripts ? parseSubscript(p, operand) : undefined;
    case DOT:
      return p.has.fieldAccess || operand.kind === "parameter" ? parseField(p) : undefined;
    case COLON:
      return p.has.colonPath && !(first && operand.kind === "literal") ? parsePath(p) : undefined;
    case COLLATE:
      if (!p.has.collate) return undefined;
      p.advance(Role.Keyword);
      return { kind: "collate", name: parseCollation(p) };
    case DAY:
    case YEAR:
      return first && operand.kind === "row" && p.has.intervalOfDifference ? parseIntervalOf(p) : undefined;
    case AT:
      return zoned && p.has.atTimeZone && atZone(p) ? parseZone(p) : undefined;
    case OPEN:
      return parseOuterMark(p) ?? parseElement(p, operand, first);
    case PERCENT:
      return parseCursorAttribute(p);
    case BANG:
      return p.has.instanceMethods ? parseInstanceMethod(p) : undefined;
    default:
      if (atSpacedPath(p)) return first && !holdsPaths(p, operand) ? undefined : parseTupleElement(p);
      return atTupleElement(p) ? parseTupleElement(p) : undefined;
  }
}

function parseTupleElement(p: Parser): AccessStep {
  const token = p.index;
  p.advance(Role.None);
  return { kind: "field", token };
}

/** `[i]`, `[a:b]`, `[OFFSET(0)]`. */
function parseSubscript(p: Parser, operand: Expression): AccessStep | undefined {
  if (!p.enter()) return undefined;
  p.advance(Role.None);
  const expressions: Expression[] = [];
  // ClickHouse's `json.path[]`: an array of JSON
  if (p.has.jsonPaths && p.word === CLOSE_BRACKET && operand.kind === "column" && operand.name.parts.length > 1) {
    p.advance(Role.None);
    p.leave();
    return { kind: "subscript", expressions };
  }
  if (p.has.slices) {
    if (p.word !== COLON) expressions.push(parseExpression(p));
    if (p.accept(COLON) && p.word !== CLOSE_BRACKET) expressions.push(parseExpression(p));
  } else {
    expressions.push(parseExpression(p));
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
  if (p.has.jsonPaths && p.kind === TokenKind.Symbol) return parseJsonStep(p);
  if (p.has.methodCalls && p.wordAt(1) === OPEN && p.kind !== TokenKind.Symbol) {
    const name: ObjectName = { kind: "name", start: token, end: token + 1, parts: [token] };
    p.anyName("a method name");
    p.setRole(token, Role.Function);
    return { kind: "call", call: parseCall(p, name) };
  }
  p.anyName("a field name");
  return { kind: "field", token };
}

/** What stands behind the dot in ClickHouse's `json.:Type`, `json.^path` and `json.@path`. */
function parseJsonStep(p: Parser): AccessStep {
  if (p.word === COLON) {
    p.advance(Role.None);
    return { kind: "cast", type: parseType(p) };
  }
  if (p.word === CARET || p.word === AT_SIGN) p.advance(Role.None);
  const token = p.index;
  p.anyName("a field name");
  return { kind: "field", token };
}

/** Snowflake's `!method(…)` behind an instance of a class or a model. */
function parseInstanceMethod(p: Parser): AccessStep {
  p.advance(Role.None);
  const token = p.index;
  const name: ObjectName = { kind: "name", start: token, end: token + 1, parts: [token] };
  p.anyName("a method name");
  if (p.word !== OPEN) p.expect(OPEN);
  p.setRole(token, Role.Function);
  return { kind: "call", call: parseCall(p, name) };
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
  const parts = [p.name("a collation")];
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

/** True at `:field` with white space before it, which the lexer takes for a parameter: `a :field`. */
function atSpacedPath(p: Parser): boolean {
  return p.kind === TokenKind.Parameter && p.has.colonPath && beginsPath(p.tokens.sql, p.tokens.start[p.index] ?? 0);
}

/** False for a constant and for a variable that is written with a colon itself. */
function holdsPaths(p: Parser, operand: Expression): boolean {
  if (operand.kind === "literal") return false;
  return operand.kind !== "parameter" || p.tokens.sql.charAt(p.tokens.start[operand.start] ?? 0) !== ":";
}

/** A colon with a letter, an underscore or a quoted name behind it; `:1` stays a parameter. */
function beginsPath(sql: string, at: number): boolean {
  return sql.charAt(at) === ":" && !isDigit(sql.charCodeAt(at + 1));
}

/** True when `.1` stands glued to what is before it, as in ClickHouse's `t.1`, or a path behind white space. */
export function atTupleElement(p: Parser): boolean {
  if (p.kind === TokenKind.Parameter) return atSpacedPath(p);
  return p.kind === TokenKind.Number && p.has.tupleAccess && !isDetached(p.tokens, p.index) &&
    p.tokens.sql[p.tokens.start[p.index] ?? 0] === ".";
}

/** True behind `t.column` and what leads further from it, where Oracle's paths into JSON may have elements. */
function isPath(operand: Expression, first: boolean): boolean {
  return !first || (operand.kind === "column" && operand.name.parts.length > 1);
}

/** `[0]`, `[*]`, `[1, 3 TO 5]` of Oracle's paths into JSON. */
function parsePathElements(p: Parser): AccessStep | undefined {
  if (!p.enter()) return undefined;
  p.advance(Role.None);
  const expressions: Expression[] = [];
  if (!p.accept(STAR)) {
    do {
      expressions.push(parseExpression(p));
      if (p.accept(TO)) expressions.push(parseExpression(p));
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE_BRACKET);
  p.leave();
  return { kind: "subscript", expressions };
}

/** Oracle's `(a - b) DAY TO SECOND` and `(a - b) YEAR TO MONTH`. */
function parseIntervalOf(p: Parser): AccessStep | undefined {
  if (p.wordAt(1) !== TO && p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  parseIntervalFields(p);
  return { kind: "cast", type: { kind: "type", start, end: p.index } };
}
