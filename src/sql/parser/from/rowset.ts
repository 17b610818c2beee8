import type { Expression, FromItem, Subquery } from "../../ast.ts";
import { CLOSE, COMMA, DOT, EQUAL, OPEN, SEMICOLON, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import { emptyCall, nameAt } from "../expression/function_call.ts";
import type { Parser } from "../parser.ts";
import { finishFunction } from "./table_function.ts";
import { parseTableName } from "./table_name.ts";
import { parseType } from "../expression/type.ts";

const {
  OPENJSON,
  OPENROWSET,
  OPENXML,
  OPENQUERY,
  OPENDATASOURCE,
  CONTAINSTABLE,
  FREETEXTTABLE,
  CHANGETABLE,
  PREDICT,
  SEMANTICKEYPHRASETABLE,
  SEMANTICSIMILARITYTABLE,
  SEMANTICSIMILARITYDETAILSTABLE,
  VECTOR_SEARCH,
  AI_GENERATE_CHUNKS,
  BULK,
  SINGLE_BLOB,
  SINGLE_CLOB,
  SINGLE_NCLOB,
  WITH,
  AS,
  JSON,
  COLLATE,
  LANGUAGE,
  PROPERTY,
  CHANGES,
  VERSION,
  MODEL,
  DATA,
  TABLE,
  RUNTIME,
  ORDER,
  ASC,
  DESC,
  UNIQUE,
  NOT,
  NULL,
  ONNX,
} = words(
  "OPENJSON",
  "OPENROWSET",
  "OPENXML",
  "OPENQUERY",
  "OPENDATASOURCE",
  "CONTAINSTABLE",
  "FREETEXTTABLE",
  "CHANGETABLE",
  "PREDICT",
  "SEMANTICKEYPHRASETABLE",
  "SEMANTICSIMILARITYTABLE",
  "SEMANTICSIMILARITYDETAILSTABLE",
  "VECTOR_SEARCH",
  "AI_GENERATE_CHUNKS",
  "BULK",
  "SINGLE_BLOB",
  "SINGLE_CLOB",
  "SINGLE_NCLOB",
  "WITH",
  "AS",
  "JSON",
  "COLLATE",
  "LANGUAGE",
  "PROPERTY",
  "CHANGES",
  "VERSION",
  "MODEL",
  "DATA",
  "TABLE",
  "RUNTIME",
  "ORDER",
  "ASC",
  "DESC",
  "UNIQUE",
  "NOT",
  "NULL",
  "ONNX",
);

const rowsets = new Set([
  OPENJSON,
  OPENROWSET,
  OPENXML,
  OPENQUERY,
  OPENDATASOURCE,
  CONTAINSTABLE,
  FREETEXTTABLE,
  CHANGETABLE,
  PREDICT,
  SEMANTICKEYPHRASETABLE,
  SEMANTICSIMILARITYTABLE,
  SEMANTICSIMILARITYDETAILSTABLE,
  VECTOR_SEARCH,
  AI_GENERATE_CHUNKS,
]);

/** Sources that are named in clauses of their own, as a table is, and that may be changed like one. */
const sources = new Set([OPENROWSET, OPENQUERY, OPENDATASOURCE, PREDICT]);

/** True at T-SQL's functions in FROM that take more than expressions. */
export function isRowset(p: Parser): boolean {
  return p.has.rowsetFunctions && rowsets.has(p.word);
}

/** A rowset function of T-SQL with its own clause WITH and its alias. */
export function parseRowset(p: Parser): FromItem {
  const start = p.index;
  const name = p.word;
  p.advance(Role.Function);
  const items: Expression[] = [];
  const rest: Expression[] = [];
  p.expect(OPEN);
  parseContent(p, name, items, rest);
  p.expect(CLOSE);
  if (p.word === WITH && p.wordAt(1) === OPEN) {
    if (name === OPENJSON || name === OPENROWSET || name === OPENXML || name === PREDICT) parseSchema(p);
  } else if (name === OPENXML && p.accept(WITH)) p.objectName("a table name");
  if (name === OPENDATASOURCE) { while (p.accept(DOT)) if (p.word !== DOT) p.anyName("a name"); }
  const call = emptyCall(p, nameAt(start), sources.has(name));
  return finishFunction(p, start, { ...call, arguments: items, rest });
}

function parseContent(p: Parser, name: number, items: Expression[], rest: Expression[]): void {
  switch (name) {
    case OPENQUERY:
      p.name("a linked server");
      p.expect(COMMA);
      items.push(parseExpression(p));
      return;
    case OPENROWSET:
      if (p.word === BULK || p.wordAt(1) === EQUAL) parseBulk(p, items);
      else parseProvider(p, items);
      return;
    case CONTAINSTABLE:
    case FREETEXTTABLE:
    case SEMANTICKEYPHRASETABLE:
    case SEMANTICSIMILARITYTABLE:
    case SEMANTICSIMILARITYDETAILSTABLE:
      parseSearch(p, items);
      return;
    case CHANGETABLE:
      if (p.expectAny(CHANGES, VERSION) === 0) return;
      items.push(parseSourceTable(p));
      while (p.accept(COMMA)) items.push(parseExpression(p));
      return;
    case PREDICT:
    case VECTOR_SEARCH:
    case AI_GENERATE_CHUNKS:
      do parseNamedValue(p, items, rest); while (p.accept(COMMA));
      return;
    default:
      do items.push(parseExpression(p)); while (p.accept(COMMA));
  }
}

/** `BULK 'file', option = value, …`, and what cloud versions put before it. */
function parseBulk(p: Parser, items: Expression[]): void {
  if (p.accept(BULK)) items.push(parseExpression(p));
  else parseOption(p, items);
  while (p.accept(COMMA)) {
    if (p.word === ORDER && p.wordAt(1) === OPEN) parseOrder(p);
    else if (p.acceptAny(SINGLE_BLOB, SINGLE_CLOB, SINGLE_NCLOB) === 0) parseOption(p, items);
  }
}

/** `ORDER (a ASC, b DESC) [UNIQUE]`. */
function parseOrder(p: Parser): void {
  p.expectAll(ORDER, OPEN);
  do {
    p.name("a column name");
    p.acceptAny(ASC, DESC);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  p.accept(UNIQUE);
}

function parseOption(p: Parser, items: Expression[]): void {
  p.anyName("an option's name");
  p.expect(EQUAL);
  items.push(parseExpression(p));
}

/** `'provider', {'data source'; 'user'; 'password' | 'connection'}, {name | 'query'}`. */
function parseProvider(p: Parser, items: Expression[]): void {
  items.push(parseExpression(p));
  p.expect(COMMA);
  items.push(parseExpression(p));
  if (p.accept(SEMICOLON)) {
    items.push(parseExpression(p));
    p.expect(SEMICOLON);
    items.push(parseExpression(p));
  }
  p.expect(COMMA);
  if (p.kind === TokenKind.String) items.push(parseExpression(p));
  else items.push(parseSourceTable(p));
}

/** A table where an expression stands, as the query that reads all of it. */
function parseSourceTable(p: Parser): Subquery {
  const start = p.index;
  const table = parseTableName(p);
  const end = p.index;
  const body = { kind: "table_query", start, end, from: [table], clauses: [] } as const;
  return { kind: "subquery", start, end, query: { kind: "query", start, end, body, orderBy: [], clauses: [] } };
}

/** `table, {* | column | (columns) | PROPERTY (column, 'name')}, condition [, LANGUAGE x] [, top]`. */
function parseSearch(p: Parser, items: Expression[]): void {
  items.push(parseSourceTable(p));
  p.expect(COMMA);
  if (p.accept(PROPERTY)) {
    p.expect(OPEN);
    p.name("a column name");
    p.expect(COMMA);
    p.expectKind(TokenKind.String, "a string");
    p.expect(CLOSE);
  } else if (!p.accept(STAR)) items.push(parseExpression(p));
  while (p.accept(COMMA)) {
    p.accept(LANGUAGE);
    items.push(parseExpression(p));
  }
}

/** `MODEL = @m`, `DATA = table AS alias`, `TABLE = table AS alias`. */
function parseNamedValue(p: Parser, items: Expression[], rest: Expression[]): void {
  const name = p.word;
  p.anyName("a parameter's name");
  p.expect(EQUAL);
  if (name === DATA || name === TABLE) {
    items.push(parseSourceTable(p));
    if (p.accept(AS)) p.name("an alias");
  } else if (name === RUNTIME) p.expect(ONNX);
  else if (name === MODEL) rest.push(parseExpression(p));
  else items.push(parseExpression(p));
}

/** `WITH (column type ['path' | ordinal] [AS JSON], …)`. */
function parseSchema(p: Parser): void {
  p.expectAll(WITH, OPEN);
  do {
    p.name("a column name");
    parseType(p);
    if (p.accept(COLLATE)) p.name("a collation");
    if (p.accept(NOT)) p.expect(NULL);
    else p.accept(NULL);
    if (p.kind === TokenKind.String || p.kind === TokenKind.Number) p.advance(Role.None);
    if (p.accept(AS)) p.expect(JSON);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}
