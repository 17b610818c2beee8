import type { Call, ColumnReference, Expression, Literal, ObjectName } from "../../ast.ts";
import { WordClass } from "../../dialect.ts";
import {
  ASSIGN,
  AT_SIGN,
  CLOSE,
  COLON,
  DOLLAR,
  DOT,
  DOUBLE_COLON,
  MINUS,
  OPEN,
  OPEN_BRACE,
  OPEN_BRACKET,
  PLUS,
  RANGE,
  STAR,
} from "../../symbols.ts";
import { isDetached, Role, TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { atTupleElement, parseAccess, startsAccess } from "./access.ts";
import { closingBracket, parseBracketed } from "./bracket.ts";
import { parseBraces } from "./brace.ts";
import { parseArray } from "./collection.ts";
import { parseExpression, parseQualifiedOperator } from "./expression.ts";
import { parseCall } from "./function_call.ts";
import { missing, parseLiteral, parseString } from "./literal.ts";
import { refuseParts } from "../from/name_parts.ts";
import { formOf } from "./operand_forms.ts";
import type { Parser } from "../parser.ts";
import { insidePlsql } from "../procedural/plsql/context.ts";
import { atPlsqlName } from "../procedural/plsql/name.ts";
import { parseStar } from "./star.ts";
import { isKnownType } from "./type_names.ts";
import { atXmlMethod, parseXmlMethod } from "./xml_method.ts";

const { OPERATOR } = words("OPERATOR");
const TILDE = word("~");
const SPREAD = word("**");
const BANG = word("!");
const CARET = word("^");
const CONCATENATION = word("||");

/** One operand with its prefix operators and with what leads from it to a part of it. */
export function parseOperand(p: Parser): Expression {
  return parseOperandUpTo(p, true);
}

/** The same, but without AT TIME ZONE behind it: the zone of another one. */
export function parseUnzonedOperand(p: Parser): Expression {
  return parseOperandUpTo(p, false);
}

/** Brackets and words are told apart here and not in functions of their own: each call costs every level a frame. */
export function parseOperandUpTo(p: Parser, zoned: boolean): Expression {
  let operand: Expression | undefined;
  if (p.kind === TokenKind.Word) {
    const form = formOf(p.word);
    if (form !== undefined) operand = form(p);
    if (operand === undefined) operand = parseNamed(p);
  } else operand = p.word === OPEN ? parseBracketed(p) : parseToken(p);
  return startsAccess(p.word) || atTupleElement(p) ? parseAccess(p, operand, zoned) : operand;
}

/** An operand that begins with a name or keyword, without what may lead from it to a part of it. */
export function parseUnaccessedOperand(p: Parser): Expression {
  return formOf(p.word)?.(p) ?? parseNamed(p);
}

/** An operand that begins with neither a word nor a round bracket. */
function parseToken(p: Parser): Expression {
  switch (p.kind) {
    case TokenKind.QuotedName:
      return parseNamed(p);
    case TokenKind.Number:
      return parseLiteral(p, "number", Role.None);
    case TokenKind.String:
      return p.wordAt(1) === DOT && p.has.stringNames ? parseNamed(p) : parseString(p);
    case TokenKind.Parameter:
      return (p.wordAt(1) === DOT || p.wordAt(1) === OPEN) && p.atSubstitution ? parseNamed(p) : parseParameter(p);
    case TokenKind.Symbol:
      return parseSymbol(p);
    default:
      p.fail("an expression");
      return missing(p);
  }
}

/** A parameter or variable, or MySQL's assignment to one: `@a := 1`. */
function parseParameter(p: Parser): Expression {
  const start = p.index;
  p.advance(Role.None);
  const parameter = { kind: "parameter", start, end: p.index } as const;
  if (p.word !== ASSIGN || !p.has.variableAssignment) return parameter;
  if (!p.enter()) return parameter;
  const operator = p.index;
  p.advance(Role.None);
  const value = parseExpression(p);
  p.leave();
  return { kind: "operation", start, end: p.index, operands: [parameter, value], operators: [operator] };
}

function parseSymbol(p: Parser): Expression {
  switch (p.word) {
    case OPEN_BRACKET:
      if (p.has.bracketArray) return parseArray(p, p.index);
      break;
    case OPEN_BRACE:
      return parseBraces(p);
    case PLUS:
    case MINUS:
      return parsePrefixed(p);
    case SPREAD:
      if (p.has.spread) return parsePrefixed(p);
      break;
    case TILDE:
      if (p.has.bitwiseNot) return parsePrefixed(p);
      break;
    case BANG:
      if (p.has.bangNot) return parsePrefixed(p);
      break;
    case DOLLAR:
      if (p.has.dollarColumns && p.kindAt(1) === TokenKind.Word) return parseDollarColumn(p);
      break;
    default:
      if (p.dialect.lexical.customOperators === true && isPrefixOperator(p)) return parsePrefixed(p);
  }
  p.fail("an expression");
  return missing(p);
}

/** PostgreSQL's prefix operators are any operators but those that its grammar knows as binary. */
function isPrefixOperator(p: Parser): boolean {
  const { precedence } = p.dialect;
  return precedence[p.word] === precedence[CONCATENATION] && !binaryOnly.has(p.word);
}

const binaryOnly = new Set(["||", "->", "->>"].map(word));

/** A prefix operator (a symbol or a word) and its operand. */
export function parsePrefixed(p: Parser): Expression {
  const start = p.index;
  if (!p.enter()) return missing(p);
  if (p.word === OPERATOR) parseQualifiedOperator(p);
  else p.advance(p.kind === TokenKind.Word ? Role.Keyword : Role.None);
  const operand = parseOperand(p);
  p.leave();
  if (operand.kind === "star" && !p.has.wholeRow) p.fail("an expression");
  return { kind: "unary", start, end: p.index, operand };
}

/** `$action`, `$IDENTITY`. */
function parseDollarColumn(p: Parser): ColumnReference {
  const start = p.index;
  p.advance(Role.None);
  p.advance(Role.Name);
  return { kind: "column", start, end: p.index, name: { kind: "name", start, end: p.index, parts: [start] } };
}

/** A column, a function call or `t.*`: what begins with a name. */
export function parseNamed(p: Parser): Expression {
  const start = p.index;
  if (p.kind === TokenKind.Word && (p.wordClass & WordClass.Reserved) !== 0) {
    const callable = (p.wordClass & WordClass.FunctionName) !== 0 && (p.wordAt(1) === OPEN || p.wordAt(1) === DOT);
    if (!callable && !(p.has.plsqlBlocks && insidePlsql() && atPlsqlName(p))) {
      p.fail("an expression");
      return missing(p);
    }
  }
  p.advance(Role.Name);
  const parts = [start];
  while (p.word === DOT || (p.word === RANGE && p.has.emptyNameParts)) {
    if (p.word === DOT && (p.kindAt(1) === TokenKind.Number || (p.has.jsonPaths && startsJsonPath(p.wordAt(1))))) break;
    p.advance(Role.None);
    if (p.word === STAR) {
      const name: ObjectName = { kind: "name", start, end: p.index - 1, parts };
      return parseStar(p, name, start);
    }
    if (p.word === DOT && p.has.leadingDots) continue;
    if (p.kind === TokenKind.Parameter && p.has.positionalColumns) {
      parts.push(p.index);
      p.advance(Role.Name);
      break;
    }
    if (p.kind === TokenKind.String && p.has.stringNames) {
      parts.push(p.index);
      p.advance(Role.Name);
      continue;
    }
    parts.push(p.anyName("a name"));
  }
  if (p.word === DOUBLE_COLON && p.has.staticMethods) {
    p.advance(Role.None);
    parts.push(p.anyName("a method name"));
    if (p.word !== OPEN) p.expect(OPEN);
  }
  const name: ObjectName = { kind: "name", start, end: p.index, parts };
  if (p.word === AT_SIGN && p.has.databaseLinks) {
    p.advance(Role.None);
    p.objectName("a database link");
  }
  if (p.word === OPEN && !atOuterMark(p)) {
    if (parts.length === 1 && !isCallable(p, start)) p.fail();
    refuseParts(p, parts, "functions");
    p.setRole(parts[parts.length - 1] ?? start, Role.Function);
    if (atXmlMethod(p, parts)) return parseXmlMethod(p, name);
    const call = parseCall(p, name);
    const typed = p.kind === TokenKind.String && p.has.anyTypedString && call.arguments.length > 0;
    return typed ? parseTypedConstant(p, call) : call;
  }
  refuseParts(p, parts, "columns");
  if (p.kind !== TokenKind.String) return { kind: "column", start, end: p.index, name };
  if (p.has.charsetIntroducers && parts.length === 1 && p.tokens.sql[p.tokens.start[start] ?? 0] === "_") {
    p.setRole(start, Role.Keyword);
    return { ...parseString(p), start };
  }
  if (p.has.anyTypedString && isDetached(p.tokens, p.index) && isTypeName(p, name)) {
    p.setRole(p.index - 1, Role.Type);
    p.advance(Role.None);
    return { kind: "literal", start, end: p.index, type: "other" };
  }
  return { kind: "column", start, end: p.index, name };
}

/** False for a single word that is no type's name in the dialect. */
function isTypeName(p: Parser, { start, parts }: ObjectName): boolean {
  const word = p.tokens.word[start] ?? 0;
  return parts.length > 1 || ((p.dialect.wordClass[word] ?? 0) & WordClass.NeverFunction) === 0 || isKnownType(word);
}

/** False for a word that the dialect calls no function, unless it is a type before a constant: `CHAR(3) 'x'`. */
function isCallable(p: Parser, name: number): boolean {
  const word = p.tokens.word[name] ?? 0;
  const bits = p.dialect.wordClass[word] ?? 0;
  if ((bits & WordClass.NeverFunction) === 0 || (bits & WordClass.CallForm) !== 0) return true;
  return p.tokens.kind[closingBracket(p, p.index) + 1] === TokenKind.String;
}

/** PostgreSQL's `type(arguments) 'constant'`, what looks like a call being read. */
function parseTypedConstant(p: Parser, type: Call): Literal {
  p.advance(Role.None);
  return { kind: "literal", start: type.start, end: p.index, type: "other" };
}

/** True for what stands behind the dot in ClickHouse's `json.^path`, `json.@path` and `json.path.:Type`. */
function startsJsonPath(word: number): boolean {
  return word === CARET || word === AT_SIGN || word === COLON;
}

function atOuterMark(p: Parser): boolean {
  return p.has.outerJoinMark && p.wordAt(1) === PLUS && p.wordAt(2) === CLOSE;
}
