import type { Call, Expression, ObjectName, OrderItem } from "../../ast.ts";
import { ARROW, ASSIGN, CLOSE, COMMA, EQUAL, OPEN, STAR, THIN_ARROW } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { tableOf, words } from "../../vocabulary.ts";
import { namesModel, parseModelName, parseTableArgument, parseTypeLiteral } from "./argument.ts";
import { atDatePart, datePartsOf, parseDatePart } from "./date_part.ts";
import {
  parseAliasBehind,
  parseBinary,
  parseExpression,
  parseLambdaBody,
  parseValue,
  refuseInterval,
} from "./expression.ts";
import { parseCallModifiers } from "./call_modifier.ts";
import { requireCondition, requireValue } from "./condition.ts";
import { parseLiteral, parseString } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { parseSettingList } from "../query/settings.ts";
import { checkNativeEnd, checkNativeStart, refuseSpace } from "./native_call.ts";
import { atQuery, parseQuery } from "../query/query.ts";
import { parseKeyedValue } from "../procedural/plsql/access.ts";
import { insidePlsql } from "../procedural/plsql/context.ts";
import { parseIterator } from "../procedural/plsql/iterator.ts";
import { parseStar } from "./star.ts";
import { parseType } from "./type.ts";
import { parseOrderBy, parseWindowSpecification } from "./window.ts";

const {
  DISTINCT,
  ALL,
  UNIQUE,
  COUNT,
  COUNT_BIG,
  IGNORE,
  RESPECT,
  NULLS,
  HAVING,
  MAX,
  MIN,
  ORDER,
  BY,
  SEPARATOR,
  LIMIT,
} = words(
  "DISTINCT",
  "ALL",
  "UNIQUE",
  "COUNT",
  "COUNT_BIG",
  "IGNORE",
  "RESPECT",
  "NULLS",
  "HAVING",
  "MAX",
  "MIN",
  "ORDER",
  "BY",
  "SEPARATOR",
  "LIMIT",
);
const {
  AND,
  IN,
  APPROX_COUNT,
  PARTITION,
  FOR,
  DEFAULT,
  CONVERSION,
  OFFSET,
  ON,
  OVERFLOW,
  ERROR,
  TRUNCATE,
  WITH,
  WITHOUT,
  WITHIN,
  GROUP,
  FILTER,
  WHERE,
  OVER,
  FROM,
  FIRST,
  LAST,
} = words(
  "AND",
  "IN",
  "APPROX_COUNT",
  "PARTITION",
  "FOR",
  "DEFAULT",
  "CONVERSION",
  "OFFSET",
  "ON",
  "OVERFLOW",
  "ERROR",
  "TRUNCATE",
  "WITH",
  "WITHOUT",
  "WITHIN",
  "GROUP",
  "FILTER",
  "WHERE",
  "OVER",
  "FROM",
  "FIRST",
  "LAST",
);
const {
  GROUP_CONCAT,
  IIF,
  IDENTIFIER,
  KEEP,
  DENSE_RANK,
  VARIADIC,
  TABLE,
  USING,
  MODEL,
  CONNECTION,
  AS,
  SETTINGS,
  CONTAINS,
  FREETEXT,
  JSON_ARRAYAGG,
  CHAR,
} = words(
  "GROUP_CONCAT",
  "IIF",
  "CONTAINS",
  "FREETEXT",
  "JSON_ARRAYAGG",
  "CHAR",
  "IDENTIFIER",
  "KEEP",
  "DENSE_RANK",
  "VARIADIC",
  "TABLE",
  "USING",
  "MODEL",
  "CONNECTION",
  "AS",
  "SETTINGS",
);
const { VIEW, VIEWIFPERMITTED, TYPE, OBJECT } = words("VIEW", "VIEWIFPERMITTED", "TYPE", "OBJECT");
const { GRAPH, PATH, USE, PARAMETERS } = words("GRAPH", "PATH", "USE", "PARAMETERS");

/** Words that may stand behind a call's closing bracket and belong to it. */
const tails = tableOf([OVER, FILTER, WITHIN, IGNORE, RESPECT, FROM, KEEP, OPEN]);

/** A call while its parts are collected. */
export type OpenCall = { -readonly [Key in keyof Call]: Call[Key] };

const none: readonly never[] = [];

/** A node for a call of `name` without arguments, that ends at the current token. */
export function emptyCall(p: Parser, name: ObjectName, syntax: boolean): OpenCall {
  return {
    kind: "call",
    start: name.start,
    end: p.index,
    name,
    arguments: none,
    syntax,
    distinct: false,
    orderBy: none,
    withinGroup: none,
    rest: none,
  };
}

/** A name of one part, token `token`. */
export function nameAt(token: number): ObjectName {
  return { kind: "name", start: token, end: token + 1, parts: [token] };
}

/** The call of `name`, whose opening bracket is the current token, with FILTER, OVER and the like behind it. */
export function parseCall(p: Parser, name: ObjectName): Call {
  const call = emptyCall(p, name, p.tokens.word[name.start] === IDENTIFIER && p.has.identifierFunction);
  if (!p.enter()) return call;
  const native = p.has.nativeCalls && name.parts.length === 1 ? p.tokens.word[name.start] ?? 0 : 0;
  if (native !== 0) refuseSpace(p);
  p.advance(Role.None);
  if (p.has.nativeCalls) checkNativeStart(p, native, p.word === CLOSE);
  if (p.word !== CLOSE) {
    if (p.word === DISTINCT || p.word === ALL || p.word === UNIQUE) parseSetQuantifier(p, call);
    const function_ = p.tokens.word[name.end - 1] ?? 0;
    const counts = function_ === COUNT || function_ === COUNT_BIG ||
      (function_ === APPROX_COUNT && p.has.callModifiers) || (p.has.starCalls && p.wordAt(1) === CLOSE);
    if (p.word === STAR && counts && (p.has.starArgument || p.tokens.word[p.index - 1] === OPEN)) {
      call.arguments = [parseCountedStar(p)];
    } else if (!(p.has.callModifiers && p.word === PARTITION && p.wordAt(1) === BY)) {
      const parts = datePartsOf(p, function_);
      const list: Expression[] = [];
      do {
        list.push(parts !== 0 && atDatePart(p, parts, list.length) ? parseDatePart(p) : parseArgument(p));
      } while (p.accept(COMMA) && !(p.word === SETTINGS && p.has.settings && p.wordAt(2) === EQUAL));
      call.arguments = list;
      checkArguments(p, function_, list);
    }
    if (p.word !== CLOSE) parseAggregateTails(p, call);
  }
  p.expect(CLOSE);
  p.leave();
  if (p.has.nativeCalls) checkNativeEnd(p, native);
  if (tails[p.word] === 1) parseCallTails(p, call);
  call.end = p.index;
  return call;
}

function checkArguments(p: Parser, function_: number, list: readonly Expression[]): void {
  if (p.has.intervalInArithmetic && !datesFunctions.has(function_)) {
    for (const item of list) {
      refuseInterval(p, item);
    }
  }
  if (p.has.predicatesApart) checkValues(p, function_, list);
}

/** Functions that take an interval as it stands. */
const datesFunctions = new Set(Object.values(words("DATE_ADD", "DATE_SUB", "ADDDATE", "SUBDATE")));

/** T-SQL: arguments are values, but for the first one of IIF, and of CONTAINS and FREETEXT, which may list columns. */
function checkValues(p: Parser, function_: number, list: readonly Expression[]): void {
  list.forEach((item, position) => {
    if (function_ === IIF && position === 0) requireCondition(p, item);
    else if ((function_ !== CONTAINS && function_ !== FREETEXT) || position > 0) requireValue(p, item);
  });
}

function parseSetQuantifier(p: Parser, call: OpenCall): void {
  if (p.word === UNIQUE) {
    if (!p.has.uniqueSelect || p.wordAt(1) === CLOSE || p.wordAt(1) === COMMA) return;
  }
  call.distinct = p.word !== ALL;
  p.advance(Role.Keyword);
}

/** `COUNT(*)`; modifiers only where a star may be an argument anywhere. */
function parseCountedStar(p: Parser): Expression {
  const start = p.index;
  if (p.has.starArgument) return parseStar(p, undefined, start);
  p.advance(Role.None);
  return { kind: "star", start, end: p.index, expressions: none };
}

/** One argument: an expression, `name => value`, `TABLE t`, a star, a query. */
export function parseArgument(p: Parser): Expression {
  const next = p.wordAt(1);
  if ((next === ARROW || next === ASSIGN) && p.has.namedArguments) {
    const argument = parseNamedArgument(p);
    if (argument !== undefined) return argument;
  }
  switch (p.word) {
    case STAR:
      if (p.has.starArgument) return parseStar(p, undefined, p.index);
      break;
    case VARIADIC:
      if (p.has.variadic) return parseVariadic(p);
      break;
    case TABLE:
      if (p.has.tableArgument) return parseTableArgument(p);
      break;
    case TYPE:
      if (p.has.typeLiterals && next === OBJECT && p.wordAt(2) === OPEN) return parseTypeLiteral(p);
      break;
    case MODEL:
    case CONNECTION:
      if (p.has.modelArgument && namesModel(p, next)) return parseModelName(p);
      break;
  }
  if ((p.has.queryArgument || (p.has.viewArgument && takesQuery(p))) && atQuery(p)) return parseQueryArgument(p);
  if (p.has.typedLambda && p.kindAt(1) === TokenKind.Word && atTypedLambda(p)) return parseTypedLambda(p);
  const expression = p.word === FOR && p.has.plsqlBlocks ? parseIterated(p) : parseBinary(p, 0);
  if (p.word === ARROW) return parseKeyedValue(p, expression);
  if (p.word === DEFAULT && p.has.conversionDefault) return parseConversionDefault(p, expression);
  return p.has.aliasInExpression && p.word === AS ? parseAliasBehind(p, expression) : expression;
}

/** `VARIADIC array`, the last argument. */
function parseVariadic(p: Parser): Expression {
  p.advance(Role.Keyword);
  const named = p.has.namedArguments && (p.wordAt(1) === ARROW || p.wordAt(1) === ASSIGN);
  const array = named ? parseArgument(p) : parseBinary(p, 0);
  if (p.word === COMMA) p.fail();
  return array;
}

/** An iterator of PL/SQL, or what a function of data mining predicts: `PREDICTION(FOR x USING *)`. */
function parseIterated(p: Parser): Expression {
  if (!p.has.miningFunctions || p.wordAt(2) === IN || insidePlsql()) return parseIterator(p);
  p.expect(FOR);
  return parseExpression(p);
}

/** Oracle's `TO_NUMBER(x DEFAULT y ON CONVERSION ERROR)`. */
function parseConversionDefault(p: Parser, value: Expression): Expression {
  if (!p.enter()) return value;
  p.expect(DEFAULT);
  const items = [value, parseExpression(p)];
  p.expectAll(ON, CONVERSION, ERROR);
  p.leave();
  return { kind: "row", start: value.start, end: p.index, items };
}

/** True behind the bracket of ClickHouse's `view(SELECT …)` and its kin; any other function takes a query in brackets. */
function takesQuery(p: Parser): boolean {
  const function_ = p.tokens.word[p.index - 2];
  return p.tokens.word[p.index - 1] === OPEN && (function_ === VIEW || function_ === VIEWIFPERMITTED);
}

function parseQueryArgument(p: Parser): Expression {
  const start = p.index;
  const query = parseQuery(p);
  return { kind: "subquery", start, end: p.index, query };
}

function parseNamedArgument(p: Parser): Expression | undefined {
  if (p.kind !== TokenKind.Word && p.kind !== TokenKind.QuotedName) return undefined;
  const start = p.index;
  if (!p.enter()) return undefined;
  p.advance(Role.Name);
  p.advance(Role.None);
  const value = parseArgument(p);
  p.leave();
  return { kind: "argument", start, end: p.index, name: start, value };
}

/** `x INT -> …`: a name, a type of one word or with a bracket, an arrow. */
function atTypedLambda(p: Parser): boolean {
  if (!p.atName) return false;
  return p.wordAt(2) === THIN_ARROW;
}

function parseTypedLambda(p: Parser): Expression {
  const start = p.index;
  p.name("a parameter name");
  parseType(p);
  return parseLambdaBody(p, start, [start]);
}

/** What aggregates take behind their arguments, inside the brackets. */
function parseAggregateTails(p: Parser, call: OpenCall): void {
  const rest: Expression[] = [];
  if (p.has.callModifiers) parseCallModifiers(p, call, rest);
  if (p.has.nullTreatment && (p.word === IGNORE || p.word === RESPECT)) parseNullTreatment(p);
  if (p.has.aggregateHaving && p.accept(HAVING)) {
    p.expectAny(MAX, MIN);
    rest.push(parseExpression(p));
  }
  if (p.has.nullTreatment && (p.word === IGNORE || p.word === RESPECT)) {
    parseNullTreatment(p);
    while (p.accept(COMMA)) call.arguments = [...call.arguments, parseExpression(p)];
  }
  const name = p.tokens.word[call.name.start];
  // MySQL's grammar has these words in few functions; MariaDB's JSON_ARRAYAGG is like GROUP_CONCAT.
  const joins = p.has.groupConcat && name === GROUP_CONCAT;
  const collects = joins || (p.has.limitedArguments && name === JSON_ARRAYAGG);
  const open = !p.has.nativeCalls;
  const ordered = p.has.orderedArguments || (open ? joins : collects);
  if (ordered && p.word === ORDER) {
    p.expectAll(ORDER, BY);
    call.orderBy = parseOrderBy(p);
  }
  if (p.has.groupConcat && (open || joins) && p.accept(SEPARATOR)) {
    if (p.kind === TokenKind.String) rest.push(parseString(p));
    else p.fail("a string");
  }
  if (p.has.limitedArguments && (open || collects) && p.accept(LIMIT)) {
    rest.push(parseValue(p));
    if (p.acceptAny(COMMA, OFFSET) !== 0) rest.push(parseValue(p));
  }
  if (p.has.overflowClause && p.word === ON) parseOverflow(p, rest);
  if (p.has.charsetIntroducers && (open || name === CHAR) && p.accept(USING)) p.anyName("a character set");
  if (p.has.miningFunctions && p.accept(USING)) {
    if (p.word === STAR) rest.push(parseLiteral(p, "other", Role.None));
    else do rest.push(parseAliasBehind(p, parseExpression(p))); while (p.accept(COMMA) || p.acceptAll(AND, USING));
  }
  if (p.has.useModel && p.accept(USE)) {
    p.expect(MODEL);
    p.objectName("a model's name");
    if (p.accept(PARAMETERS)) rest.push(parseExpression(p));
  }
  if (p.has.settings && p.accept(SETTINGS)) parseSettingList(p, rest);
  if (rest.length > 0) call.rest = rest;
}

function parseNullTreatment(p: Parser): void {
  p.acceptAny(IGNORE, RESPECT);
  p.expect(NULLS);
}

/** `ON OVERFLOW ERROR`, `ON OVERFLOW TRUNCATE ['…'] [WITH | WITHOUT COUNT]`. */
function parseOverflow(p: Parser, rest: Expression[]): void {
  p.expectAll(ON, OVERFLOW);
  if (p.accept(ERROR)) return;
  p.expect(TRUNCATE);
  if (p.kind === TokenKind.String) rest.push(parseString(p));
  if (p.acceptAny(WITH, WITHOUT) !== 0) p.expect(COUNT);
}

/** What belongs to a call behind its closing bracket. */
export function parseCallTails(p: Parser, call: OpenCall): void {
  if (p.word === OPEN && (p.has.parametricFunctions || isIdentifierCall(p, call))) {
    call.rest = [...call.arguments, ...call.rest];
    call.arguments = none;
    parseSecondBrackets(p, call);
  }
  if (p.word === WITHIN && p.has.withinGroup && p.wordAt(1) === GROUP) parseWithinGroup(p, call);
  if (p.word === KEEP && p.has.keepClause && p.wordAt(1) === OPEN) parseKeep(p, call);
  if (p.word === FILTER && p.has.filterClause && p.wordAt(1) === OPEN) parseFilter(p, call);
  if (p.word === FROM && p.has.fromFirstLast && (p.wordAt(1) === FIRST || p.wordAt(1) === LAST)) {
    if (p.wordAt(2) === OVER || p.wordAt(2) === IGNORE || p.wordAt(2) === RESPECT) {
      p.accept(FROM);
      p.acceptAny(FIRST, LAST);
    }
  }
  if ((p.word === IGNORE || p.word === RESPECT) && p.wordAt(1) === NULLS && p.has.nullTreatmentBehind) {
    parseNullTreatment(p);
  }
  if (p.word === FILTER && p.has.filterClause && p.wordAt(1) === OPEN) parseFilter(p, call);
  if (p.word === OVER) parseOver(p, call);
}

/** Snowflake's `IDENTIFIER('name')(arguments)`. */
function isIdentifierCall(p: Parser, call: OpenCall): boolean {
  return p.has.identifierFunction && p.tokens.word[call.name.start] === IDENTIFIER;
}

/** The arguments of ClickHouse's `quantile(0.5)(x)`. */
function parseSecondBrackets(p: Parser, call: OpenCall): void {
  if (!p.enter()) return;
  const [named] = call.rest;
  if (call.syntax && named?.kind === "literal") {
    call.name = { kind: "name", start: named.start, end: named.end, parts: [named.start] };
    call.syntax = false;
  }
  p.advance(Role.None);
  if (p.word !== CLOSE) {
    if (p.word === DISTINCT || p.word === ALL) parseSetQuantifier(p, call);
    const list = [parseArgument(p)];
    while (p.accept(COMMA)) list.push(parseArgument(p));
    call.arguments = list;
    if (p.word !== CLOSE) parseAggregateTails(p, call);
  }
  p.expect(CLOSE);
  p.leave();
}

function parseWithinGroup(p: Parser, call: OpenCall): void {
  p.expectAll(WITHIN, GROUP);
  if (p.has.graphMatch && p.acceptAll(OPEN, GRAPH, PATH, CLOSE)) return;
  call.withinGroup = parseBracketedOrder(p);
  if (p.has.nativeCalls && p.word !== OVER) p.expect(OVER);
}

function parseBracketedOrder(p: Parser): OrderItem[] {
  if (!p.enter()) return [];
  p.expect(OPEN);
  p.expectAll(ORDER, BY);
  const items = parseOrderBy(p);
  p.expect(CLOSE);
  p.leave();
  return items;
}

/** Oracle's `KEEP (DENSE_RANK FIRST ORDER BY …)`. */
function parseKeep(p: Parser, call: OpenCall): void {
  p.expectAll(KEEP, OPEN, DENSE_RANK);
  p.expectAny(FIRST, LAST);
  p.expectAll(ORDER, BY);
  call.withinGroup = parseOrderBy(p);
  p.expect(CLOSE);
}

function parseFilter(p: Parser, call: OpenCall): void {
  if (!p.enter()) return;
  p.expectAll(FILTER, OPEN, WHERE);
  call.filter = parseExpression(p);
  p.expect(CLOSE);
  p.leave();
}

/** `OVER (…)` and `OVER name`; elsewhere the word may be an alias. */
function parseOver(p: Parser, call: OpenCall): void {
  if (p.wordAt(1) === OPEN) {
    p.accept(OVER);
    call.over = parseWindowSpecification(p);
  } else if (p.kindAt(1) === TokenKind.Word || p.kindAt(1) === TokenKind.QuotedName) {
    p.accept(OVER);
    p.name("a window name");
  }
}
