import type { Expression, TableFunction } from "../ast.ts";
import {
  CLOSE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  GREATER,
  LESS,
  MINUS,
  OPEN,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUESTION,
} from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { word, words } from "../vocabulary.ts";
import { parseLabel } from "./alias.ts";
import { parseExpression, parseStarred } from "./expression.ts";
import { emptyCall, nameAt } from "./function_call.ts";
import { Role } from "../token.ts";
import type { Parser } from "./parser.ts";
import { finishFunction } from "./table_function.ts";

const { MATCH, IS, WHERE, COLUMNS, AS, ONE, ROW, PER, VERTEX, EDGE, STEP } = words(
  "MATCH",
  "IS",
  "WHERE",
  "COLUMNS",
  "AS",
  "ONE",
  "ROW",
  "PER",
  "VERTEX",
  "EDGE",
  "STEP",
);
const BAR = word("|");
/** Operators of vectors, which are arrows here. */
const BOTH_WAYS = word("<->");

/** `GRAPH_TABLE (graph MATCH pattern, … [WHERE condition] COLUMNS (…))` of SQL/PGQ, with its alias. */
export function parseGraphTable(p: Parser): TableFunction {
  const start = p.index;
  const call = emptyCall(p, nameAt(start), true);
  const expressions: Expression[] = [];
  p.advance(Role.Keyword);
  const entered = p.enter();
  p.expect(OPEN);
  p.objectName("a property graph");
  p.expect(MATCH);
  do parsePath(p, expressions); while (p.accept(COMMA));
  if (p.accept(WHERE)) expressions.push(parseExpression(p));
  if (p.accept(ONE)) parseRows(p);
  p.expectAll(COLUMNS, OPEN);
  do {
    expressions.push(parseStarred(p));
    if (p.accept(AS)) parseLabel(p);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  p.expect(CLOSE);
  if (entered) p.leave();
  call.arguments = expressions;
  call.end = p.index;
  return finishFunction(p, start, call);
}

/** `ONE ROW PER MATCH`, `ONE ROW PER VERTEX (v)`, `ONE ROW PER STEP (a, e, b)`. */
function parseRows(p: Parser): void {
  p.expectAll(ROW, PER);
  if (p.acceptAny(VERTEX, EDGE, STEP) === 0) {
    p.expect(MATCH);
    return;
  }
  p.expect(OPEN);
  p.list((p) => p.name("a variable of the pattern"));
  p.expect(CLOSE);
}

/** Vertices with edges between them: `(a IS x) -[e]-> (b)`. */
function parsePath(p: Parser, expressions: Expression[]): void {
  parseVertex(p, expressions);
  while (parseEdge(p, expressions)) {
    parseQuantifier(p);
    parseVertex(p, expressions);
  }
}

/** `(a IS label WHERE condition)`, or a path in brackets with a quantifier. */
function parseVertex(p: Parser, expressions: Expression[]): void {
  if (!p.enter()) return;
  p.expect(OPEN);
  if (p.word === OPEN) {
    parsePath(p, expressions);
    if (p.accept(WHERE)) expressions.push(parseExpression(p));
  } else parseFiller(p, expressions);
  p.expect(CLOSE);
  p.leave();
  parseQuantifier(p);
}

/** `[variable] [IS label | label …] [WHERE condition]`. */
function parseFiller(p: Parser, expressions: Expression[]): void {
  if (p.atName && p.word !== IS && p.word !== WHERE) p.name("a variable");
  if (p.accept(IS)) { do p.name("a label"); while (p.accept(BAR)); }
  if (p.accept(WHERE)) expressions.push(parseExpression(p));
}

/** `-[…]->`, `<-[…]-`, `-[…]-`, and `->`, `<-`, `-`, `<->`; false where none stands. */
function parseEdge(p: Parser, expressions: Expression[]): boolean {
  if (p.accept(BOTH_WAYS)) return true;
  const left = p.at(LESS) && p.wordAt(1) === MINUS && p.accept(LESS);
  if (!p.accept(MINUS)) return false;
  if (p.accept(OPEN_BRACKET)) {
    parseFiller(p, expressions);
    p.expectAll(CLOSE_BRACKET, MINUS);
    p.accept(GREATER);
  } else if (!left) p.accept(GREATER);
  return !p.failed;
}

/** `{2}`, `{1,3}`, `{,3}`, `?`. */
function parseQuantifier(p: Parser): void {
  if (p.accept(QUESTION) || !p.accept(OPEN_BRACE)) return;
  const low = p.kind === TokenKind.Number && p.acceptKind(TokenKind.Number, "a number");
  if (p.accept(COMMA)) p.acceptKind(TokenKind.Number, "a number");
  else if (!low) p.fail("a number");
  p.expect(CLOSE_BRACE);
}
