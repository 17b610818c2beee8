import type { Expression, TableFunction } from "../../ast.ts";
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
} from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseLabel } from "../query/alias.ts";
import { parseExpression, parseStarred } from "../expression/expression.ts";
import { emptyCall, nameAt } from "../expression/function_call.ts";
import { Role } from "../../token.ts";
import type { Parser } from "../parser.ts";
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

/** Vertices with edges between them, some of them in brackets: `(a IS x) -[e]-> (b) (-[f]-> (c)){1,3}`. */
function parsePath(p: Parser, expressions: Expression[]): void {
  let grouped = parseVertex(p, expressions);
  for (;;) {
    if (parseEdge(p, expressions)) parseQuantifier(p);
    else if (!atGroup(p) && !(grouped && p.at(OPEN))) return;
    grouped = parseVertex(p, expressions);
  }
}

/** True at a bracket that holds a path and not one vertex. */
function atGroup(p: Parser): boolean {
  const next = p.wordAt(1);
  return p.word === OPEN && (next === OPEN || next === MINUS || next === LESS || next === BOTH_WAYS);
}

/** `(a IS label WHERE condition)`, or a path in brackets with a quantifier, which is told by true. */
function parseVertex(p: Parser, expressions: Expression[]): boolean {
  if (!p.enter()) return false;
  const grouped = atGroup(p);
  p.expect(OPEN);
  if (grouped) {
    if (parseEdge(p, expressions)) parseQuantifier(p);
    parsePath(p, expressions);
    if (p.accept(WHERE)) expressions.push(parseExpression(p));
  } else parseFiller(p, expressions);
  p.expect(CLOSE);
  p.leave();
  parseQuantifier(p);
  return grouped;
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
