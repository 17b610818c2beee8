import type { TypeName } from "../../ast.ts";
import { WordClass } from "../../dialect.ts";
import { meantBy } from "../../faults/slip.ts";
import {
  CLOSE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DOT,
  EQUAL,
  GREATER,
  LESS,
  OPEN,
  OPEN_BRACKET,
  PERCENT,
  SHIFT_RIGHT,
  STAR,
} from "../../symbols.ts";
import { Role, TokenKind, tokenText } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseExpression } from "./expression.ts";
import { atUnit, parseIntervalFields } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { insidePlsql } from "../procedural/plsql/context.ts";
import { isNumericList, mayNameType, parseMembers, parseSign, refuseUnsized } from "./type_limits.ts";
import { isKnownType } from "./type_names.ts";

const { DOUBLE, PRECISION, CHARACTER, CHAR, NCHAR, NATIONAL, VARYING, LARGE, OBJECT, BINARY, BIT, LONG, RAW, VARCHAR } =
  words(
    "DOUBLE",
    "PRECISION",
    "CHARACTER",
    "CHAR",
    "NCHAR",
    "NATIONAL",
    "VARYING",
    "LARGE",
    "OBJECT",
    "BINARY",
    "BIT",
    "LONG",
    "RAW",
    "VARCHAR",
  );
const {
  VARBINARY,
  INTERVAL,
  TIME,
  TIMESTAMP,
  WITH,
  WITHOUT,
  LOCAL,
  ZONE,
  SIGNED,
  UNSIGNED,
  ZEROFILL,
  INTEGER,
  INT,
  SET,
} = words(
  "VARBINARY",
  "INTERVAL",
  "TIME",
  "TIMESTAMP",
  "WITH",
  "WITHOUT",
  "LOCAL",
  "ZONE",
  "SIGNED",
  "UNSIGNED",
  "ZEROFILL",
  "INTEGER",
  "INT",
  "SET",
);
const { CHARSET, COLLATE, ASCII, UNICODE, BYTE, ARRAY, SETOF, REF, TYPE, ROWTYPE, NOT, NULL, OPTIONS, MAX, STRUCT } =
  words(
    "CHARSET",
    "COLLATE",
    "ASCII",
    "UNICODE",
    "BYTE",
    "ARRAY",
    "SETOF",
    "REF",
    "TYPE",
    "ROWTYPE",
    "NOT",
    "NULL",
    "OPTIONS",
    "MAX",
    "STRUCT",
  );
const { CHARACTERS, SKIP, REGEXP, DOCUMENT, CONTENT, GENERATED, ALWAYS, COMMENT } = words(
  "CHARACTERS",
  "SKIP",
  "REGEXP",
  "DOCUMENT",
  "CONTENT",
  "GENERATED",
  "ALWAYS",
  "COMMENT",
);
const { OCTETS, RENAME, FIELDS, ADD, RANGE, MAP, DEFAULT, AS, TABLE, ENUM } = words(
  "OCTETS",
  "RENAME",
  "FIELDS",
  "ADD",
  "RANGE",
  "MAP",
  "DEFAULT",
  "AS",
  "TABLE",
  "ENUM",
);
const NOT_EQUAL = word("<>");

/** Token of a `>>` of which the first half has closed an angle bracket; -1 for none. */
let halfClosed = -1;

/**
 * A data type with all that belongs to it: further words, arguments, array marks, and attributes such as
 * UNSIGNED and CHARACTER SET. NOT NULL, COLLATE (but behind CHARACTER SET) and defaults are the column's.
 */
export function parseType(p: Parser): TypeName {
  const start = p.index;
  halfClosed = -1;
  parseTypeWords(p);
  if (halfClosed !== -1 && halfClosed === p.index) p.fail("a data type");
  return { kind: "type", start, end: p.index };
}

function parseTypeWords(p: Parser): void {
  p.note("a data type");
  if (p.has.setOf && p.word === SETOF) p.advance(Role.Type);
  else if (p.has.objectTypes && p.word === REF && p.kindAt(1) !== TokenKind.Symbol) p.advance(Role.Type);
  if (!parseBaseType(p)) return;
  parseTypeTail(p);
}

/** A type before a constructor's bracket, such as `ARRAY<INT64>` in `ARRAY<INT64>[1]`: no array marks behind it. */
export function parseConstructorType(p: Parser): void {
  halfClosed = -1;
  parseBaseType(p);
}

/** The type's name and arguments; false where it has failed. */
function parseBaseType(p: Parser): boolean {
  if (p.has.typelessWords) return parseNamedType(p);
  const head = p.word;
  switch (head) {
    case DOUBLE:
      p.advance(Role.Type);
      if (p.word === PRECISION) {
        p.advance(Role.Type);
        if (p.has.widthlessNumbers) return true;
      }
      parseArguments(p);
      return true;
    case NATIONAL:
      if (p.wordAt(1) !== CHARACTER && p.wordAt(1) !== CHAR && p.wordAt(1) !== VARCHAR) break;
      p.advance(Role.Type);
      parseCharacterType(p);
      return true;
    case CHARACTER:
    case CHAR:
    case NCHAR:
    case BINARY:
    case BIT:
      parseCharacterType(p);
      return true;
    case LONG:
      p.advance(Role.Type);
      acceptType(p, RAW, VARCHAR, VARBINARY, CHAR);
      return true;
    case INTERVAL:
      p.advance(Role.Type);
      if (p.word === OPEN) parseArguments(p);
      else if (atUnit(p)) parseIntervalFields(p);
      return true;
    case TIME:
    case TIMESTAMP:
      p.advance(Role.Type);
      parseArguments(p);
      parseTimeZone(p);
      return true;
    case SIGNED:
    case UNSIGNED:
      // MySQL's CAST alone takes them for a type.
      if (p.has.closedTypes) break;
      p.advance(Role.Type);
      acceptType(p, INTEGER, INT);
      return true;
    case ARRAY:
    case STRUCT:
    case MAP:
    case RANGE:
      p.advance(Role.Type);
      if (p.word === LESS || p.word === NOT_EQUAL) parseAngleArguments(p, head === STRUCT);
      else parseArguments(p);
      return true;
    case TABLE:
      if (p.wordAt(1) !== LESS) break;
      p.advance(Role.Type);
      parseAngleArguments(p, true);
      return true;
    case SET:
    case ENUM:
      if (p.wordAt(1) !== OPEN) break;
      p.advance(Role.Type);
      if (p.has.closedTypes) parseMembers(p);
      else parseArguments(p);
      return true;
  }
  return parseNamedType(p);
}

/** Consumes the one of `list` that is the current word, as part of a type. */
function acceptType(p: Parser, ...list: readonly number[]): boolean {
  for (const word of list) {
    if (p.word === word) {
      p.advance(Role.Type);
      return true;
    }
  }
  return false;
}

/** CHARACTER, CHAR, NCHAR, BINARY, BIT with VARYING or LARGE OBJECT, and a length. */
function parseCharacterType(p: Parser): void {
  p.advance(Role.Type);
  if (!acceptType(p, VARYING) && p.word === LARGE && p.wordAt(1) === OBJECT) {
    p.advance(Role.Type);
    p.advance(Role.Type);
  }
  parseArguments(p);
}

function parseTimeZone(p: Parser): void {
  if (p.has.zonelessTypes) return;
  if (p.word !== WITH && p.word !== WITHOUT) return;
  const local = p.wordAt(1) === LOCAL ? 1 : 0;
  if (p.wordAt(1 + local) !== TIME || p.wordAt(2 + local) !== ZONE) return;
  for (let i = 0; i < 3 + local; i++) p.advance(Role.Type);
}

/** PostgreSQL's numbers that take no width: what stands in brackets behind INT elsewhere is an error. */
const widthlessNumbers = new Set(
  Object.values(words("BIGINT", "BOOLEAN", "INT", "INTEGER", "REAL", "SMALLINT")),
);

/** Fails at a type's name that is one slip away from a built-in one, or has a size and is none. */
function isMisspelt(p: Parser): boolean {
  const { typeNames } = p.dialect.definition;
  if (typeNames === undefined) return false;
  const name = tokenText(p.tokens, p.index);
  const meant = meantBy(name, typeNames);
  if (meant !== undefined) {
    p.fail(undefined, `unknown data type '${name}' (did you mean '${meant}'?)`);
    return true;
  }
  // a type of the user's own has no size, but for a subtype of PL/SQL
  if (p.wordAt(1) !== OPEN || isKnownType(p.word) || insidePlsql() || typeNames.includes(name.toUpperCase())) {
    return false;
  }
  p.fail("a data type");
  return true;
}

function parseNamedType(p: Parser): boolean {
  if (p.kind === TokenKind.String && p.has.typelessWords) {
    p.advance(Role.Type);
  } else {
    const named = p.atName && (!p.has.typelessWords || mayNameType(p.word));
    if (!named && !(p.kind === TokenKind.Word && isKnownType(p.word) && p.word !== SET)) {
      p.fail("a data type");
      return false;
    }
    if (p.kind === TokenKind.Word && p.wordAt(1) !== DOT && p.wordAt(1) !== PERCENT && isMisspelt(p)) return false;
    if (p.has.closedTypes && p.kind === TokenKind.Word && !isKnownType(p.word) && p.wordAt(1) !== DOT) {
      p.fail("a data type");
      return false;
    }
    if (p.has.closedTypes) refuseUnsized(p);
    if ((p.wordClass & WordClass.NeverFunction) !== 0 && p.wordAt(1) !== DOT && !isKnownType(p.word)) {
      p.fail("a data type");
      return false;
    }
    const widthless = p.has.widthlessNumbers && widthlessNumbers.has(p.word);
    p.advance(p.kind === TokenKind.Word ? Role.Type : Role.Name);
    if (widthless && p.word !== DOT) return true;
    while (p.word === DOT) {
      p.advance(Role.None);
      p.anyName("a data type");
      p.setRole(p.index - 1, Role.Type);
    }
    if (p.has.typelessWords) parseFurtherWords(p);
  }
  if (p.word === PERCENT && (p.wordAt(1) === TYPE || p.wordAt(1) === ROWTYPE)) {
    p.advance(Role.None);
    p.advance(Role.Type);
    return true;
  }
  parseArguments(p);
  return true;
}

/** SQLite takes any words as a type's name, and strings behind the first. */
function parseFurtherWords(p: Parser): void {
  while (
    p.kind === TokenKind.String ||
    (p.atName && mayNameType(p.word) && p.word !== AS && !(p.word === GENERATED && p.wordAt(1) === ALWAYS))
  ) {
    p.advance(Role.Type);
  }
}

/** Attributes and array marks behind a type. */
function parseTypeTail(p: Parser): void {
  if (p.has.typeAttributes) {
    if (p.has.signOnce) parseSign(p);
    else while (acceptType(p, SIGNED, UNSIGNED, ZEROFILL)) { /* any number of them, in any order */ }
    parseCharacterSet(p);
  }
  if (p.has.signedTypes) acceptType(p, SIGNED, UNSIGNED);
  for (;;) {
    if (p.word === OPEN_BRACKET && p.has.arrayTypes) {
      p.advance(Role.None);
      if (p.kind === TokenKind.Number) p.advance(Role.None);
      if (!p.expect(CLOSE_BRACKET)) return;
    } else if (p.word === ARRAY && p.has.arrayTypes) {
      p.advance(Role.Type);
    } else {
      return;
    }
  }
}

function parseCharacterSet(p: Parser): void {
  acceptType(p, ASCII, UNICODE, BYTE);
  if (p.word === BINARY && p.wordAt(1) !== OPEN) p.advance(Role.Type);
  if (p.word === CHARSET || ((p.word === CHARACTER || p.word === CHAR) && p.wordAt(1) === SET)) {
    if (p.word !== CHARSET) p.advance(Role.Type);
    p.advance(Role.Type);
    if (p.kind === TokenKind.String || p.word === BINARY) p.advance(Role.None);
    else p.name("a character set");
    if (p.word === BINARY) p.advance(Role.Type);
    if (p.word === COLLATE && p.accept(COLLATE)) {
      if (p.kind === TokenKind.String || p.word === BINARY) p.advance(Role.None);
      else p.name("a collation");
    }
  }
}

/** `<T>`, `<a T, b T>`, `<>`. */
function parseAngleArguments(p: Parser, fields: boolean): void {
  if (p.word === NOT_EQUAL) {
    p.advance(Role.None);
    return;
  }
  if (!p.enter()) return;
  p.expect(LESS);
  do {
    if (fields && p.has.colonFields && p.wordAt(1) === COLON) {
      p.anyName("a field name");
      p.accept(COLON);
    } else if (fields && (p.kind === TokenKind.QuotedName || p.kind === TokenKind.Word) && startsType(p, 1)) {
      p.anyName("a field name");
    }
    parseTypeWords(p);
    parseFieldAttributes(p);
  } while (p.accept(COMMA));
  closeAngle(p);
  p.leave();
}

/** One angle bracket closes; `>>` closes two, the second when it is met again. */
function closeAngle(p: Parser): void {
  if (p.word === SHIFT_RIGHT) {
    if (halfClosed === p.index) {
      halfClosed = -1;
      p.advance(Role.None);
    } else {
      halfClosed = p.index;
    }
    return;
  }
  p.expect(GREATER);
}

/** True when the token `ahead` can begin a type, so that the one before it is a field's name. */
function startsType(p: Parser, ahead: number): boolean {
  const kind = p.kindAt(ahead);
  return (kind === TokenKind.Word && p.wordAt(ahead) !== NOT && p.wordAt(ahead) !== OPTIONS) ||
    kind === TokenKind.QuotedName;
}

function parseFieldAttributes(p: Parser): void {
  if (p.word === NOT && p.wordAt(1) === NULL) {
    p.accept(NOT);
    p.accept(NULL);
  }
  if (p.word === COLLATE && p.accept(COLLATE)) p.advance(Role.None);
  if (p.word === DEFAULT && p.has.structLiteral && p.accept(DEFAULT)) parseExpression(p);
  if (p.word === OPTIONS && p.wordAt(1) === OPEN) skipOptions(p);
}

/** `OPTIONS (name = value, …)`. */
function skipOptions(p: Parser): void {
  p.accept(OPTIONS);
  p.expect(OPEN);
  if (p.accept(CLOSE)) return;
  do {
    p.anyName("an option name");
    p.expect(EQUAL);
    parseExpression(p);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

/** `(10, 2)`, `(max)`, `('a', 'b')`, `(3 BYTE)`, and types and named types in the dialects that nest them. */
function parseArguments(p: Parser): void {
  if (p.word !== OPEN) return;
  if (p.has.typelessWords && !isNumericList(p)) return;
  if (!p.enter()) return;
  p.advance(Role.None);
  if (p.word === CLOSE) {
    if (!p.has.emptyTuple) p.fail("a number");
  } else {
    do {
      parseTypeArgument(p);
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE);
  p.leave();
}

function parseTypeArgument(p: Parser): void {
  switch (p.kind) {
    case TokenKind.Number:
      p.advance(Role.None);
      acceptType(p, BYTE, CHAR, CHARACTERS, OCTETS);
      return;
    case TokenKind.String:
      p.advance(Role.None);
      if (p.word === EQUAL && p.has.nestedTypes) {
        p.advance(Role.None);
        parseExpression(p);
      }
      return;
    case TokenKind.Parameter:
      p.advance(Role.None);
      return;
    case TokenKind.Symbol:
      if (p.has.closedTypes) p.fail("a number");
      else if (p.word === STAR) p.advance(Role.None);
      else if (
        p.tokens.sql[p.tokens.start[p.index] ?? 0] === "-" || p.tokens.sql[p.tokens.start[p.index] ?? 0] === "+"
      ) {
        p.advance(Role.None);
        p.expectKind(TokenKind.Number, "a number");
      } else p.fail("a number");
      return;
    case TokenKind.Word:
    case TokenKind.QuotedName:
      parseWordArgument(p);
      return;
    default:
      p.fail("a number");
  }
}

function parseWordArgument(p: Parser): void {
  if (p.has.closedTypes) return p.fail("a number");
  if (p.word === MAX && (p.wordAt(1) === CLOSE || p.wordAt(1) === COMMA)) {
    p.advance(Role.Type);
    return;
  }
  if (p.word === DOCUMENT || p.word === CONTENT) {
    p.advance(Role.Type);
    if (p.word !== CLOSE) p.objectName("a schema collection");
    return;
  }
  if (!p.has.nestedTypes) {
    // names are arguments too: PostGIS's geometry(Point, 4326)
    p.objectName("a number");
    return;
  }
  if (p.word === SKIP && p.kindAt(1) !== TokenKind.Symbol) {
    p.advance(Role.Type);
    if (p.word === REGEXP && p.kindAt(1) === TokenKind.String) {
      p.advance(Role.Type);
      p.advance(Role.None);
    } else p.objectName("a path");
    return;
  }
  if (p.wordAt(1) === EQUAL) {
    p.anyName("a name");
    p.advance(Role.None);
    parseExpression(p);
    return;
  }
  let path = 1;
  while (p.wordAt(path) === DOT) path += 2;
  if (startsType(p, path)) {
    p.anyName("a field name");
    while (p.accept(DOT)) p.anyName("a name");
    parseTypeWords(p);
  } else if (p.atName && !isKnownType(p.word) && p.wordAt(1) === OPEN) {
    parseFunctionArgument(p);
    return;
  } else {
    parseTypeWords(p);
  }
  parseFieldAttributes(p);
  if (p.word === COMMENT && p.kindAt(1) === TokenKind.String) {
    p.accept(COMMENT);
    p.advance(Role.None);
  }
}

/** `quantiles(0.5, 0.9)` in AggregateFunction, or a type nobody listed. */
function parseFunctionArgument(p: Parser): void {
  p.advance(Role.Type);
  parseArguments(p);
}

/** `RENAME FIELDS`, `ADD FIELDS` behind a structured type in Snowflake's CAST. */
export function parseTypeChange(p: Parser): void {
  while (p.has.nestedTypes && (p.word === RENAME || p.word === ADD) && p.wordAt(1) === FIELDS) {
    p.advance(Role.Keyword);
    p.accept(FIELDS);
    p.accept(COMMA);
  }
}
