import type { Call, Expression } from "../../ast.ts";
import { CLOSE, COLON, COMMA, OPEN, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseValueBehindColon } from "./brace.ts";
import { parseExpression, parseStarred, parseValue } from "./expression.ts";
import { emptyCall, nameAt, parseCallTails } from "./function_call.ts";
import { missing, parseLiteral } from "./literal.ts";
import { atJsonLiteral, parseJsonLiteral } from "./json_literal.ts";
import type { Parser } from "../parser.ts";
import { atQuery, parseQuery } from "../query/query.ts";
import { parseNarrowType } from "./cast.ts";
import { parseType } from "./type.ts";
import { parseOrderBy } from "./window.ts";

const {
  JSON_VALUE,
  KEY,
  VALUE,
  IS,
  FORMAT,
  JSON,
  ENCODING,
  NULL,
  ABSENT,
  ON,
  WITH,
  WITHOUT,
  UNIQUE,
  KEYS,
  RETURNING,
  PASSING,
  AS,
} = words(
  "JSON_VALUE",
  "KEY",
  "VALUE",
  "IS",
  "FORMAT",
  "JSON",
  "ENCODING",
  "NULL",
  "ABSENT",
  "ON",
  "WITH",
  "WITHOUT",
  "UNIQUE",
  "KEYS",
  "RETURNING",
  "PASSING",
  "AS",
);
const {
  CONDITIONAL,
  UNCONDITIONAL,
  ARRAY,
  WRAPPER,
  KEEP,
  OMIT,
  QUOTES,
  SCALAR,
  STRING,
  ERROR,
  EMPTY,
  OBJECT,
  TRUE,
  FALSE,
} = words(
  "CONDITIONAL",
  "UNCONDITIONAL",
  "ARRAY",
  "WRAPPER",
  "KEEP",
  "OMIT",
  "QUOTES",
  "SCALAR",
  "STRING",
  "ERROR",
  "EMPTY",
  "OBJECT",
  "TRUE",
  "FALSE",
);
const {
  UNKNOWN,
  DEFAULT,
  MISMATCH,
  PRETTY,
  ASCII,
  STRICT,
  TRUNCATE,
  ORDER,
  BY,
  TYPE,
  LAX,
  DISTINCT,
  ALL,
  ALLOW,
  DISALLOW,
  SCALARS,
  EXTENDED,
  ORDERED,
} = words(
  "UNKNOWN",
  "DEFAULT",
  "MISMATCH",
  "PRETTY",
  "ASCII",
  "STRICT",
  "TRUNCATE",
  "ORDER",
  "BY",
  "TYPE",
  "LAX",
  "DISTINCT",
  "ALL",
  "ALLOW",
  "DISALLOW",
  "SCALARS",
  "EXTENDED",
  "ORDERED",
);

/** JSON_OBJECT, JSON_VALUE and the like in the dialects that follow SQL/JSON; elsewhere they are ordinary functions. */
export function parseJsonCall(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN) return undefined;
  if (!p.has.sqlJson && !(p.has.jsonValueClauses && p.word === JSON_VALUE)) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Function);
  p.advance(Role.None);
  const call = emptyCall(p, nameAt(start), false);
  const rest: Expression[] = [];
  if (p.word === DISTINCT || p.word === ALL) p.advance(Role.Keyword);
  call.arguments = parseEntries(p);
  if (p.word === ORDER) {
    p.expectAll(ORDER, BY);
    call.orderBy = parseOrderBy(p);
  }
  if (p.word !== CLOSE) parseJsonClauses(p, rest);
  p.expect(CLOSE);
  p.leave();
  call.rest = rest;
  parseCallTails(p, call);
  call.end = p.index;
  return call;
}

/** PostgreSQL's and Oracle's constructor `JSON(x [FORMAT JSON] [WITH UNIQUE KEYS])`, or `JSON '…'`. */
export function parseJsonConstructor(p: Parser): Call | Expression | undefined {
  if (atJsonLiteral(p)) return parseJsonLiteral(p);
  if (p.kindAt(1) === TokenKind.String && p.has.typedStrings) {
    const start = p.index;
    p.advance(Role.Type);
    p.advance(Role.None);
    return { kind: "literal", start, end: p.index, type: "other" };
  }
  return parseJsonCall(p);
}

/** True where one of the clauses behind the arguments begins. */
function atClause(p: Parser): boolean {
  const next = p.wordAt(1);
  switch (p.word) {
    case NULL:
    case ABSENT:
      return next === ON;
    case RETURNING:
      return true;
    default:
      return false;
  }
}

/** Arguments, and members of an object: `KEY k VALUE v`, `k : v`, `k VALUE v`, `k, v`. */
function parseEntries(p: Parser): Expression[] {
  const items: Expression[] = [];
  if (p.word === CLOSE || atClause(p)) return items;
  if (p.word === STAR && p.has.jsonStar) return [parseLiteral(p, "other", Role.None)];
  if (atQuery(p)) {
    const start = p.index;
    const query = parseQuery(p);
    return [{ kind: "subquery", start, end: p.index, query }];
  }
  do parseEntry(p, items); while (p.accept(COMMA));
  return items;
}

function parseEntry(p: Parser, items: Expression[]): void {
  const next = p.wordAt(1);
  const keyed = p.word === KEY && next !== VALUE && next !== COMMA && next !== COLON && next !== CLOSE && p.accept(KEY);
  items.push(keyed ? parseValue(p) : parseStarred(p));
  const glued = p.kind === TokenKind.Parameter && p.tokens.sql[p.tokens.start[p.index] ?? 0] === ":";
  if (p.word === COLON || glued) parseValueBehindColon(p, items);
  else if (p.accept(VALUE) || p.accept(IS)) items.push(parseExpression(p));
  parseFormat(p);
}

function parseFormat(p: Parser): void {
  if (!p.accept(FORMAT)) return;
  p.expect(JSON);
  if (p.accept(ENCODING)) p.anyName("an encoding");
}

/** What stands behind the arguments, in the order of the standard (SQL:2016, 6.27 and on). */
function parseJsonClauses(p: Parser, rest: Expression[]): void {
  if (p.accept(PASSING)) {
    do {
      rest.push(parseExpression(p));
      parseFormat(p);
      p.expect(AS);
      p.anyName("a name");
    } while (p.accept(COMMA));
  }
  acceptNullHandling(p);
  acceptUnique(p);
  if (p.accept(RETURNING)) {
    if (p.has.narrowCasts) parseNarrowType(p);
    else parseType(p);
    parseFormat(p);
    if (p.acceptAny(ALLOW, DISALLOW) !== 0) p.expect(SCALARS);
    p.acceptAny(EXTENDED, ORDERED);
  }
  while (p.acceptAny(PRETTY, ASCII, TRUNCATE) !== 0) { /* Oracle's, in any order */ }
  acceptNullHandling(p);
  acceptUnique(p);
  acceptWrapper(p);
  if (p.acceptAny(KEEP, OMIT) !== 0) {
    p.expect(QUOTES);
    if (p.accept(ON)) p.expectAll(SCALAR, STRING);
  }
  while (acceptOnClause(p, rest)) { /* ON EMPTY, ON ERROR, ON MISMATCH */ }
  if (p.accept(TYPE)) {
    const bracketed = p.accept(OPEN);
    p.expectAny(STRICT, LAX);
    if (bracketed) p.expect(CLOSE);
  }
  p.accept(STRICT);
  acceptUnique(p);
}

function acceptNullHandling(p: Parser): void {
  if ((p.word === NULL || p.word === ABSENT) && p.wordAt(1) === ON && p.wordAt(2) === NULL) {
    p.acceptAny(NULL, ABSENT);
    p.expectAll(ON, NULL);
  }
}

function acceptUnique(p: Parser): void {
  if ((p.word === WITH || p.word === WITHOUT) && p.wordAt(1) === UNIQUE) {
    p.acceptAny(WITH, WITHOUT);
    p.accept(UNIQUE);
    p.accept(KEYS);
  }
}

function acceptWrapper(p: Parser): void {
  if (p.acceptAny(WITH, WITHOUT) === 0) return;
  p.acceptAny(CONDITIONAL, UNCONDITIONAL);
  p.accept(ARRAY);
  p.expect(WRAPPER);
}

/** `ERROR ON EMPTY`, `DEFAULT x ON ERROR`, `EMPTY ARRAY ON EMPTY`. */
function acceptOnClause(p: Parser, rest: Expression[]): boolean {
  if (p.accept(DEFAULT)) {
    rest.push(parseValue(p));
  } else if (p.accept(EMPTY)) {
    p.acceptAny(ARRAY, OBJECT);
  } else if (p.acceptAny(ERROR, NULL, TRUE, FALSE, UNKNOWN) === 0) {
    return false;
  }
  p.expect(ON);
  p.expectAny(EMPTY, ERROR, MISMATCH);
  return !p.failed;
}
