import type { Node, TypeName } from "../../../ast.ts";
import { ASSIGN, AT_SIGN, CLOSE, COMMA, OPEN, PERCENT, RANGE, SEMICOLON } from "../../../symbols.ts";
import { Role, TokenKind } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression, parseValue } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { parseType } from "../../expression/type.ts";
import { isKnownType } from "../../expression/type_names.ts";
import { atConditional, parseConditional } from "./conditional.ts";
import { declareName } from "./context.ts";
import { plsqlName, plsqlObjectName } from "./name.ts";

const {
  TYPE,
  ROWTYPE,
  CHARSET,
  CHARACTER,
  SET,
  IS,
  AS,
  RECORD,
  TABLE,
  VARRAY,
  VARYING,
  ARRAY,
  REF,
  CURSOR,
  RETURN,
  OF,
} = words(
  "TYPE",
  "ROWTYPE",
  "CHARSET",
  "CHARACTER",
  "SET",
  "IS",
  "AS",
  "RECORD",
  "TABLE",
  "VARRAY",
  "VARYING",
  "ARRAY",
  "REF",
  "CURSOR",
  "RETURN",
  "OF",
);
const { NOT, NULL, INDEX, BY, DEFAULT, SUBTYPE, RANGE: RANGE_WORD, EXCEPTION, CONSTANT } = words(
  "NOT",
  "NULL",
  "INDEX",
  "BY",
  "DEFAULT",
  "SUBTYPE",
  "RANGE",
  "EXCEPTION",
  "CONSTANT",
);

/** Types whose lengths a parameter cannot have. */
const sizedTypes = new Set(
  Object.values(
    words(
      "VARCHAR2",
      "VARCHAR",
      "CHAR",
      "CHARACTER",
      "NUMBER",
      "NUMERIC",
      "DECIMAL",
      "DEC",
      "FLOAT",
      "NVARCHAR2",
      "NCHAR",
      "RAW",
      "STRING",
    ),
  ),
);

/** Types that nobody names a variable after. */
const commonTypes = new Set(
  Object.values(
    words("VARCHAR2", "NUMBER", "INTEGER", "PLS_INTEGER", "BOOLEAN", "CHAR", "VARCHAR", "CLOB", "BLOB", "DATE"),
  ),
);

/** A type as declarations have it: `t.c%TYPE`, `t@link%ROWTYPE` and one chosen by `$IF` too. */
export function parsePlsqlType(p: Parser): TypeName {
  const start = p.index;
  if (atConditional(p)) {
    parseConditional(p, [], (p) => void parsePlsqlType(p));
    return { kind: "type", start, end: p.index };
  }
  parseType(p);
  if (p.accept(AT_SIGN)) {
    plsqlObjectName(p, "a database link");
    p.expect(PERCENT);
    if (p.word === TYPE || p.word === ROWTYPE) p.advance(Role.Type);
    else p.fail("TYPE or ROWTYPE");
  }
  if (p.acceptAll(CHARACTER, SET)) {
    plsqlObjectName(p, "a character set");
    if (p.accept(PERCENT)) p.expect(CHARSET);
  }
  return { kind: "type", start, end: p.index };
}

/** The type of a parameter or a result, which has no length (PL/SQL Language Reference, Formal Parameter). */
export function parseUnsizedType(p: Parser): TypeName {
  const start = p.index;
  const type = parsePlsqlType(p);
  if (!p.failed && sizedTypes.has(p.tokens.word[start] ?? 0) && p.tokens.word[start + 1] === OPEN) {
    p.index = start + 1;
    p.fail(undefined, "the type of a parameter or result has no length");
  }
  return type;
}

/**
 * Fails at the name of a variable or parameter that is a type's name before a word that is none: `NUMBER total` is
 * written `total NUMBER`.
 */
export function refuseTypeFirst(p: Parser): void {
  const next = p.wordAt(1);
  if (!commonTypes.has(p.word) || p.kindAt(1) !== TokenKind.Word || isKnownType(next) || !isEnd(p.wordAt(2))) return;
  if (next !== EXCEPTION && next !== CONSTANT) p.fail(undefined, "the name comes before the type, as in total NUMBER");
}

function isEnd(word: number): boolean {
  return word === SEMICOLON || word === COMMA || word === CLOSE || word === ASSIGN;
}

/** `[NOT NULL] [{:= | DEFAULT} value]` behind a type; a variable that is NOT NULL must have a value. */
export function parseInitialValue(p: Parser, parts: Node[], required = false): void {
  const notNull = p.accept(NOT);
  if (notNull) p.expect(NULL);
  if (p.acceptAny(ASSIGN, DEFAULT) !== 0) parts.push(parseExpression(p));
  else if (notNull || required) p.fail();
}

/** `TYPE name IS …`: a record, a collection or a cursor variable's type. */
export function parseTypeDefinition(p: Parser, parts: Node[]): void {
  p.expect(TYPE);
  declareName(plsqlName(p, "a type name"));
  p.expectAny(IS, AS);
  if (p.accept(RECORD)) parseRecord(p, parts);
  else if (p.accept(REF)) {
    p.expect(CURSOR);
    if (p.accept(RETURN)) parts.push(parsePlsqlType(p));
  } else if (p.accept(TABLE)) parseTable(p, parts);
  else if (p.at(VARRAY) || p.at(VARYING) || p.at(ARRAY)) parseArray(p, parts);
  else p.fail();
}

function parseRecord(p: Parser, parts: Node[]): void {
  p.expect(OPEN);
  p.list((p) => {
    plsqlName(p, "a field name");
    parts.push(parsePlsqlType(p));
    parseInitialValue(p, parts);
  });
  p.expect(CLOSE);
}

/** `TABLE OF type [NOT NULL] [INDEX BY type]`. */
function parseTable(p: Parser, parts: Node[]): void {
  p.expect(OF);
  parts.push(parsePlsqlType(p));
  if (p.accept(NOT)) p.expect(NULL);
  if (!p.accept(INDEX)) return;
  p.expect(BY);
  parts.push(parsePlsqlType(p));
}

/** `VARRAY (limit) OF type [NOT NULL]`. */
function parseArray(p: Parser, parts: Node[]): void {
  if (!p.accept(VARRAY)) {
    p.accept(VARYING);
    p.expect(ARRAY);
  }
  p.expect(OPEN);
  parts.push(parseExpression(p));
  p.expect(CLOSE);
  p.expect(OF);
  parts.push(parsePlsqlType(p));
  if (p.accept(NOT)) p.expect(NULL);
}

/** `SUBTYPE name IS type [RANGE low..high] [NOT NULL]`. */
export function parseSubtype(p: Parser, parts: Node[]): void {
  p.expect(SUBTYPE);
  declareName(plsqlName(p, "a type name"));
  p.expect(IS);
  parts.push(parsePlsqlType(p));
  if (p.accept(RANGE_WORD)) {
    parts.push(parseValue(p));
    p.expect(RANGE);
    parts.push(parseValue(p));
  }
  if (p.accept(NOT)) p.expect(NULL);
}
