import type { Node } from "../../ast.ts";
import {
  CLOSE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  EQUAL,
  LESS,
  MINUS,
  OPEN,
  OPEN_BRACE,
  OPEN_BRACKET,
  PERCENT,
  PLUS,
  QUESTION,
  STAR,
  THIN_ARROW,
} from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const { ANY, ALL, SHORTEST, CHEAPEST, WALK, TRAIL, SIMPLE, ACYCLIC, PATH, PATHS, IS, WHERE, COST } = words(
  "ANY",
  "ALL",
  "SHORTEST",
  "CHEAPEST",
  "WALK",
  "TRAIL",
  "SIMPLE",
  "ACYCLIC",
  "PATH",
  "PATHS",
  "IS",
  "WHERE",
  "COST",
);
const BAR = word("|");
const AMPERSAND = word("&");
const BANG = word("!");

/**
 * The patterns behind MATCH in GoogleSQL's graph queries, and WHERE behind them; expressions go to `items`.
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/graph-patterns
 */
export function parseGraphPatterns(p: Parser, items: Node[]): void {
  do parsePath(p, items); while (p.accept(COMMA));
  if (p.accept(WHERE)) items.push(parseExpression(p));
}

/** `[name =] [ANY SHORTEST] [TRAIL] element …`. */
function parsePath(p: Parser, items: Node[]): void {
  if (p.wordAt(1) === EQUAL) {
    p.name("a path's name");
    p.expect(EQUAL);
  }
  if (p.acceptAny(ANY, ALL) !== 0) {
    p.acceptKind(TokenKind.Number, "a number");
    p.acceptAny(SHORTEST, CHEAPEST);
  } else if (p.acceptAny(SHORTEST, CHEAPEST) !== 0) p.expectKind(TokenKind.Number, "a number");
  if (p.acceptAny(WALK, TRAIL, SIMPLE, ACYCLIC) !== 0) p.acceptAny(PATH, PATHS);
  parseElements(p, items);
}

/** Nodes, edges and paths in brackets, one or more, a quantifier behind each. */
function parseElements(p: Parser, items: Node[]): void {
  do {
    if (p.at(OPEN)) parseNode(p, items);
    else parseEdge(p, items);
    parseQuantifier(p);
  } while (!p.failed && atElement(p));
}

function atElement(p: Parser): boolean {
  switch (p.word) {
    case OPEN:
    case MINUS:
    case THIN_ARROW:
      return true;
    default:
      return p.word === LESS && p.wordAt(1) === MINUS;
  }
}

/** `(name :label WHERE condition)`, or a path in brackets. */
function parseNode(p: Parser, items: Node[]): void {
  if (!p.enter()) return;
  p.expect(OPEN);
  if (atElement(p) || p.wordAt(1) === EQUAL) {
    parsePath(p, items);
    if (p.accept(WHERE)) items.push(parseExpression(p));
  } else parseFiller(p, items);
  p.expect(CLOSE);
  p.leave();
}

/** `-[…]->`, `<-[…]-`, `-[…]-`, `->`, `<-`, `-`. */
function parseEdge(p: Parser, items: Node[]): void {
  if (p.accept(THIN_ARROW)) return;
  const left = p.accept(LESS);
  p.expect(MINUS);
  if (!p.accept(OPEN_BRACKET)) return;
  parseFiller(p, items);
  p.expect(CLOSE_BRACKET);
  if (!left && p.accept(THIN_ARROW)) return;
  p.expect(MINUS);
}

/** `[name] [:label | IS label] [{property: value, …}] [WHERE condition] [COST expression]`. */
function parseFiller(p: Parser, items: Node[]): void {
  if (p.atName && p.word !== COST) p.name("a variable");
  if (p.acceptAny(COLON, IS) !== 0) parseLabels(p);
  if (p.accept(OPEN_BRACE)) {
    do {
      p.anyName("a property");
      p.expect(COLON);
      items.push(parseExpression(p));
    } while (p.accept(COMMA));
    p.expect(CLOSE_BRACE);
  }
  if (p.accept(WHERE)) items.push(parseExpression(p));
  if (p.accept(COST)) items.push(parseExpression(p));
}

/** `A | B & !C`, `%`, brackets around them. */
function parseLabels(p: Parser): void {
  do {
    while (p.accept(BANG));
    if (p.accept(OPEN)) {
      if (!p.enter()) return;
      parseLabels(p);
      p.expect(CLOSE);
      p.leave();
    } else if (!p.accept(PERCENT)) p.name("a label");
  } while (p.acceptAny(BAR, AMPERSAND) !== 0);
}

/** `{2}`, `{1,3}`, `{,3}`, `*`, `+`, `?`. */
function parseQuantifier(p: Parser): void {
  if (p.acceptAny(STAR, PLUS, QUESTION) !== 0 || !p.accept(OPEN_BRACE)) return;
  const low = acceptBound(p);
  if (p.accept(COMMA)) acceptBound(p);
  else if (!low) p.fail("a number");
  p.expect(CLOSE_BRACE);
}

function acceptBound(p: Parser): boolean {
  return p.acceptKind(TokenKind.Number, "a number") || p.acceptKind(TokenKind.Parameter, "a parameter");
}
