import type { Expression, FromItem, PivotedTable, TableFunction } from "../../ast.ts";
import { CLOSE, CLOSE_BRACKET, COMMA, DOT, OPEN, OPEN_BRACKET, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import { emptyCall, nameAt } from "../expression/function_call.ts";
import type { Parser } from "../parser.ts";
import { parseTableAlias } from "./table_alias.ts";
import { finishFunction } from "./table_function.ts";
import { parseType } from "../expression/type.ts";

const {
  JSON_TABLE,
  XMLTABLE,
  FORMAT,
  JSON,
  ENCODING,
  AS,
  PASSING,
  COLUMNS,
  NESTED,
  PATH,
  FOR,
  ORDINALITY,
  EXISTS,
  ON,
  ERROR,
  EMPTY,
  MISMATCH,
  NULL,
  DEFAULT,
  ARRAY,
  OBJECT,
  TRUE,
  FALSE,
  UNKNOWN,
  WITH,
  WITHOUT,
  CONDITIONAL,
  UNCONDITIONAL,
  WRAPPER,
  KEEP,
  OMIT,
  QUOTES,
  SCALAR,
  STRING,
  TRUNCATE,
  ALLOW,
  DISALLOW,
  SCALARS,
  TYPE,
  STRICT,
  LAX,
  PLAN,
  OUTER,
  INNER,
  UNION,
  CROSS,
  XMLNAMESPACES,
  BY,
  REF,
  VALUE,
  RETURNING,
  SEQUENCE,
  NOT,
} = words(
  "JSON_TABLE",
  "XMLTABLE",
  "FORMAT",
  "JSON",
  "ENCODING",
  "AS",
  "PASSING",
  "COLUMNS",
  "NESTED",
  "PATH",
  "FOR",
  "ORDINALITY",
  "EXISTS",
  "ON",
  "ERROR",
  "EMPTY",
  "MISMATCH",
  "NULL",
  "DEFAULT",
  "ARRAY",
  "OBJECT",
  "TRUE",
  "FALSE",
  "UNKNOWN",
  "WITH",
  "WITHOUT",
  "CONDITIONAL",
  "UNCONDITIONAL",
  "WRAPPER",
  "KEEP",
  "OMIT",
  "QUOTES",
  "SCALAR",
  "STRING",
  "TRUNCATE",
  "ALLOW",
  "DISALLOW",
  "SCALARS",
  "TYPE",
  "STRICT",
  "LAX",
  "PLAN",
  "OUTER",
  "INNER",
  "UNION",
  "CROSS",
  "XMLNAMESPACES",
  "BY",
  "REF",
  "VALUE",
  "RETURNING",
  "SEQUENCE",
  "NOT",
);

/** True at JSON_TABLE and XMLTABLE, as far as the dialect has them. */
export function isDocumentTable(p: Parser): boolean {
  return (p.word === JSON_TABLE && p.has.jsonTable) || (p.word === XMLTABLE && p.has.xmlTable);
}

/** `JSON_TABLE (…)` and `XMLTABLE (…)` of the SQL standard. */
export function parseDocumentTable(p: Parser): TableFunction {
  const start = p.index;
  const json = p.word === JSON_TABLE;
  p.advance(Role.Function);
  const expressions: Expression[] = [];
  const entered = p.enter();
  p.expect(OPEN);
  if (json) parseJsonTable(p, expressions);
  else parseXmlTable(p, expressions);
  p.expect(CLOSE);
  if (entered) p.leave();
  const call = emptyCall(p, nameAt(start), false);
  return finishFunction(p, start, { ...call, arguments: expressions });
}

function parseJsonTable(p: Parser, expressions: Expression[]): void {
  expressions.push(parseExpression(p));
  parseJsonFormat(p);
  if (p.accept(COMMA)) {
    expressions.push(parseExpression(p));
    if (p.accept(AS)) p.name("a path's name");
  }
  if (p.accept(PASSING)) {
    do {
      expressions.push(parseExpression(p));
      parseJsonFormat(p);
      p.expect(AS);
      p.name("a variable");
    } while (p.accept(COMMA));
  }
  parseHandlers(p, expressions);
  if (p.accept(TYPE)) {
    p.expect(OPEN);
    p.expectAny(STRICT, LAX);
    p.expect(CLOSE);
    parseHandlers(p, expressions);
  }
  parseJsonColumns(p, expressions);
  if (p.accept(PLAN)) parsePlan(p);
  parseHandlers(p, expressions);
}

/** Oracle's `t NESTED [PATH] column ['path'] COLUMNS (…)`, short for a join with JSON_TABLE. */
export function parseNestedColumns(p: Parser, source: FromItem): PivotedTable {
  const expressions: Expression[] = [];
  p.expect(NESTED);
  p.accept(PATH);
  expressions.push(parseExpression(p));
  if (p.accept(COMMA)) expressions.push(parseExpression(p));
  parseHandlers(p, expressions);
  parseJsonColumns(p, expressions);
  const alias = parseTableAlias(p, "none");
  const node = { kind: "pivoted_table", start: source.start, end: p.index, source, expressions } as const;
  return alias === undefined ? node : { ...node, alias };
}

function parseJsonFormat(p: Parser): void {
  if (!p.accept(FORMAT)) return;
  p.expect(JSON);
  if (p.accept(ENCODING)) p.name("an encoding");
}

function parseJsonColumns(p: Parser, expressions: Expression[]): void {
  p.expect(COLUMNS);
  const entered = p.enter();
  const bracketed = p.has.bareJsonColumns ? p.accept(OPEN) : p.expect(OPEN);
  do parseJsonColumn(p, expressions); while (p.accept(COMMA));
  if (bracketed) p.expect(CLOSE);
  if (entered) p.leave();
}

function parseJsonColumn(p: Parser, expressions: Expression[]): void {
  const nestedName = p.has.bareJsonColumns && (p.wordAt(2) === COLUMNS || p.wordAt(2) === OPEN_BRACKET);
  if (p.word === NESTED && (p.wordAt(1) === PATH || p.kindAt(1) === TokenKind.String || nestedName)) {
    p.accept(NESTED);
    p.accept(PATH);
    parsePath(p);
    if (p.accept(AS)) p.name("a path's name");
    parseJsonColumns(p, expressions);
    return;
  }
  p.name("a column name");
  if (p.accept(FOR)) {
    p.expect(ORDINALITY);
    return;
  }
  if (!p.has.typelessDocumentColumns || (!endsColumn(p) && !startsColumnClause(p))) parseDocumentType(p);
  parseJsonFormat(p);
  p.acceptAny(TRUNCATE);
  p.accept(EXISTS);
  if (p.acceptAny(ALLOW, DISALLOW) !== 0) p.expect(SCALARS);
  parseWrapper(p);
  if (p.accept(PATH)) parsePath(p);
  parseWrapper(p);
  if (p.acceptAny(KEEP, OMIT) !== 0) {
    p.expect(QUOTES);
    if (p.accept(ON)) p.expectAll(SCALAR, STRING);
  }
  parseHandlers(p, expressions);
}

/** A column's type, where PATH is no type's name. */
function parseDocumentType(p: Parser): void {
  if (p.word === PATH || endsColumn(p)) p.fail("a data type");
  else parseType(p);
}

function endsColumn(p: Parser): boolean {
  return p.word === COMMA || p.word === CLOSE;
}

function startsColumnClause(p: Parser): boolean {
  switch (p.word) {
    case FORMAT:
    case EXISTS:
    case PATH:
    case WITH:
    case WITHOUT:
    case TRUNCATE:
      return true;
    default:
      return startsHandler(p);
  }
}

/** A path: a string, or Oracle's simple path of names. */
function parsePath(p: Parser): void {
  if (p.kind === TokenKind.String) p.advance(Role.None);
  else if (p.has.bareJsonColumns) p.name("a path");
  else p.fail("a path in quotes");
  for (;;) {
    if (p.has.bareJsonColumns && p.accept(OPEN_BRACKET)) {
      if (!p.accept(STAR)) p.expectKind(TokenKind.Number, "a number");
      p.expect(CLOSE_BRACKET);
    } else if (p.accept(DOT)) p.anyName("a name");
    else return;
  }
}

/** `{WITH | WITHOUT} [CONDITIONAL | UNCONDITIONAL] [ARRAY] WRAPPER`. */
function parseWrapper(p: Parser): void {
  if (p.acceptAny(WITH, WITHOUT) === 0) return;
  p.acceptAny(CONDITIONAL, UNCONDITIONAL);
  p.accept(ARRAY);
  p.expect(WRAPPER);
}

function startsHandler(p: Parser): boolean {
  switch (p.word) {
    case ERROR:
    case NULL:
    case DEFAULT:
    case EMPTY:
    case TRUE:
    case FALSE:
    case UNKNOWN:
      return true;
    default:
      return false;
  }
}

/** Any number of `{ERROR | NULL | DEFAULT x | EMPTY [ARRAY | OBJECT] | …} ON {ERROR | EMPTY | MISMATCH}`. */
function parseHandlers(p: Parser, expressions: Expression[]): void {
  while (startsHandler(p)) {
    const action = p.word;
    p.accept(action);
    if (action === DEFAULT) expressions.push(parseExpression(p));
    else if (action === EMPTY) p.acceptAny(ARRAY, OBJECT);
    p.expect(ON);
    p.expectAny(ERROR, EMPTY, MISMATCH);
  }
}

/** `PLAN (a OUTER (b UNION c))`, `PLAN DEFAULT (OUTER, UNION)`. */
function parsePlan(p: Parser): void {
  if (p.accept(DEFAULT)) {
    p.expect(OPEN);
    do p.expectAny(OUTER, INNER, UNION, CROSS); while (p.accept(COMMA));
    p.expect(CLOSE);
    return;
  }
  parsePlanBrackets(p);
}

function parsePlanBrackets(p: Parser): void {
  const entered = p.enter();
  p.expect(OPEN);
  do {
    if (p.word === OPEN) parsePlanBrackets(p);
    else p.name("a path's name");
  } while (p.acceptAny(OUTER, INNER, UNION, CROSS) !== 0);
  p.expect(CLOSE);
  if (entered) p.leave();
}

function parseXmlTable(p: Parser, expressions: Expression[]): void {
  if (p.word === XMLNAMESPACES && p.wordAt(1) === OPEN) {
    p.accept(XMLNAMESPACES);
    p.expect(OPEN);
    do {
      const defaulted = p.accept(DEFAULT);
      expressions.push(parseExpression(p));
      if (!defaulted && p.expect(AS)) p.anyName("a namespace's name");
    } while (p.accept(COMMA));
    p.expectAll(CLOSE, COMMA);
  }
  expressions.push(parseExpression(p));
  if (p.accept(PASSING)) {
    do {
      parseMechanism(p);
      expressions.push(parseExpression(p));
      if (p.accept(AS)) p.anyName("a variable");
      parseMechanism(p);
    } while (p.accept(COMMA));
  }
  if (p.accept(RETURNING)) p.expectAll(SEQUENCE, BY, REF);
  if (!p.accept(COLUMNS)) return;
  do {
    p.name("a column name");
    if (p.accept(FOR)) p.expect(ORDINALITY);
    else parseXmlColumn(p, expressions);
  } while (p.accept(COMMA));
}

/** `BY REF`, `BY VALUE`. */
function parseMechanism(p: Parser): void {
  if (p.accept(BY)) p.expectAny(REF, VALUE);
}

function parseXmlColumn(p: Parser, expressions: Expression[]): void {
  if (!p.has.typelessDocumentColumns || (p.word !== PATH && !endsColumn(p))) {
    parseDocumentType(p);
    if (p.accept(OPEN)) {
      p.expectAll(SEQUENCE, CLOSE, BY, REF);
    }
  }
  for (;;) {
    if (p.accept(PATH) || p.accept(DEFAULT)) expressions.push(parseExpression(p));
    else if (p.accept(NOT)) p.expect(NULL);
    else if (!p.accept(NULL)) return;
  }
}
