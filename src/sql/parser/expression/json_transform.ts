import type { Call, Expression } from "../../ast.ts";
import { CLOSE, COMMA, EQUAL, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "./expression.ts";
import { emptyCall, nameAt } from "./function_call.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { parseType } from "./type.ts";

const {
  REMOVE,
  INSERT,
  REPLACE,
  SET,
  APPEND,
  PREPEND,
  MERGE,
  COPY,
  UNION,
  INTERSECT,
  MINUS,
  ADD_SET,
  REMOVE_SET,
  RENAME,
} = words(
  "REMOVE",
  "INSERT",
  "REPLACE",
  "SET",
  "APPEND",
  "PREPEND",
  "MERGE",
  "COPY",
  "UNION",
  "INTERSECT",
  "MINUS",
  "ADD_SET",
  "REMOVE_SET",
  "RENAME",
);
const { KEEP, SORT, NESTED, PATH, CASE, WHEN, THEN, ELSE, END, WITH, FORMAT, JSON, PASSING, AS, RETURNING, TYPE } =
  words(
    "KEEP",
    "SORT",
    "NESTED",
    "PATH",
    "CASE",
    "WHEN",
    "THEN",
    "ELSE",
    "END",
    "WITH",
    "FORMAT",
    "JSON",
    "PASSING",
    "AS",
    "RETURNING",
    "TYPE",
  );
const {
  STRICT,
  LAX,
  PRETTY,
  ASCII,
  ON,
  ERROR,
  IGNORE,
  CREATE,
  NULL,
  EXISTING,
  MISSING,
  EMPTY,
  MISMATCH,
  REVERSE,
  ORDER,
  BY,
} = words(
  "STRICT",
  "LAX",
  "PRETTY",
  "ASCII",
  "ON",
  "ERROR",
  "IGNORE",
  "CREATE",
  "NULL",
  "EXISTING",
  "MISSING",
  "EMPTY",
  "MISMATCH",
  "REVERSE",
  "ORDER",
  "BY",
);
const { ASC, DESC, UNIQUE, NULLS } = words("ASC", "DESC", "UNIQUE", "NULLS");

/** Oracle's `JSON_TRANSFORM (x, SET '$.a' = 1, REMOVE '$.b' …)`; undefined where the dialect has no such function. */
export function parseJsonTransform(p: Parser): Call | Expression | undefined {
  if (!p.has.jsonLiterals || p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Function);
  p.expect(OPEN);
  const call = emptyCall(p, nameAt(start), false);
  const items: Expression[] = [parseExpression(p)];
  if (p.accept(FORMAT)) p.expect(JSON);
  p.expect(COMMA);
  parseOperations(p, items);
  if (p.accept(RETURNING)) parseType(p);
  while (p.acceptAny(PRETTY, ASCII) !== 0) { /* in any order */ }
  if (p.accept(TYPE)) {
    p.expect(OPEN);
    p.expectAny(STRICT, LAX);
    p.expect(CLOSE);
  }
  if (p.accept(PASSING)) { do parsePassed(p, items); while (p.accept(COMMA)); }
  p.expect(CLOSE);
  p.leave();
  call.arguments = items;
  call.end = p.index;
  return call;
}

function parsePassed(p: Parser, items: Expression[]): void {
  items.push(parseExpression(p));
  p.expect(AS);
  p.anyName("a name");
}

function parseOperations(p: Parser, items: Expression[]): void {
  do parseOperation(p, items); while (p.accept(COMMA));
}

function parseOperation(p: Parser, items: Expression[]): void {
  if (p.accept(CASE)) parseCases(p, items);
  else if (p.accept(NESTED)) {
    p.accept(PATH);
    expectPath(p);
    parseBracketed(p, items);
  } else if (p.accept(KEEP)) {
    do expectPath(p); while (p.word === COMMA && p.kindAt(1) === TokenKind.String && p.accept(COMMA));
  } else if (p.accept(SORT)) {
    expectPath(p);
    parseSort(p);
  } else if (p.accept(REMOVE)) expectPath(p);
  else if (p.accept(RENAME)) {
    expectPath(p);
    p.expectAny(WITH, EQUAL);
    items.push(parseExpression(p));
  } else {
    p.expectAny(INSERT, REPLACE, SET, APPEND, PREPEND, MERGE, COPY, UNION, INTERSECT, MINUS, ADD_SET, REMOVE_SET);
    expectPath(p);
    p.expect(EQUAL);
    if (p.kindAt(1) === TokenKind.String && p.accept(PATH)) expectPath(p);
    else items.push(parseExpression(p));
    if (p.accept(FORMAT)) p.expect(JSON);
  }
  parseHandlers(p);
}

function expectPath(p: Parser): void {
  p.expectKind(TokenKind.String, "a path such as '$.a'");
}

function parseBracketed(p: Parser, items: Expression[]): void {
  if (!p.enter()) return;
  p.expect(OPEN);
  parseOperations(p, items);
  p.expect(CLOSE);
  p.leave();
}

/** `WHEN condition THEN (…) … [ELSE (…)] END` behind CASE. */
function parseCases(p: Parser, items: Expression[]): void {
  do {
    p.expect(WHEN);
    items.push(parseExpression(p));
    p.expect(THEN);
    parseBracketed(p, items);
  } while (p.at(WHEN));
  if (p.accept(ELSE)) parseBracketed(p, items);
  p.expect(END);
}

function parseSort(p: Parser): void {
  if (p.accept(ORDER)) {
    p.expect(BY);
    do {
      expectPath(p);
      p.acceptAny(ASC, DESC);
    } while (p.word === COMMA && p.kindAt(1) === TokenKind.String && p.accept(COMMA));
  } else p.acceptAny(REVERSE, ASC, DESC);
  p.accept(UNIQUE);
  if (p.accept(REMOVE)) p.expect(NULLS);
}

/** `IGNORE ON MISSING`, `ERROR ON EXISTING` and the like. */
function parseHandlers(p: Parser): void {
  while (p.wordAt(1) === ON && p.acceptAny(ERROR, IGNORE, REPLACE, CREATE, NULL, REMOVE) !== 0) {
    p.expect(ON);
    p.expectAny(EXISTING, MISSING, NULL, EMPTY, ERROR, MISMATCH);
  }
}
