import type { Call, Expression } from "../../ast.ts";
import { CLOSE, CLOSE_BRACE, COMMA, EQUAL, GREATER, LESS, MINUS, OPEN, OPEN_BRACE, PLUS } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { emptyCall, nameAt } from "./function_call.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";

const { AND, SHORTEST_PATH, LAST_NODE } = words("AND", "SHORTEST_PATH", "LAST_NODE");

/**
 * T-SQL's `MATCH (a-(edge)->b<-(edge)-c AND SHORTEST_PATH (a(-(edge)->b)+))`. The names in it are aliases of tables
 * and no columns, so that the call has no arguments. https://learn.microsoft.com/sql/t-sql/queries/match-sql-graph
 */
export function parseGraphMatch(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Keyword);
  p.expect(OPEN);
  do parsePattern(p); while (p.accept(AND));
  p.expect(CLOSE);
  p.leave();
  return emptyCall(p, nameAt(start), true);
}

function parsePattern(p: Parser): void {
  if (p.word === SHORTEST_PATH && p.wordAt(1) === OPEN) {
    p.accept(SHORTEST_PATH);
    p.expect(OPEN);
    parseShortestPath(p);
    p.expect(CLOSE);
    return;
  }
  parseNode(p);
  if (p.accept(EQUAL)) return parseNode(p);
  do {
    parseEdge(p);
    parseNode(p);
  } while (atEdge(p));
}

/** `a(-(edge)->b)+`, `(a-(edge)->)+b`, where `{1,3}` may stand for the plus. */
function parseShortestPath(p: Parser): void {
  if (p.accept(OPEN)) {
    do {
      parseNode(p);
      parseEdge(p);
    } while (p.atName && !p.failed);
    p.expect(CLOSE);
    parseQuantifier(p);
    parseNode(p);
    return;
  }
  parseNode(p);
  p.expect(OPEN);
  do {
    parseEdge(p);
    parseNode(p);
  } while (atEdge(p));
  p.expect(CLOSE);
  parseQuantifier(p);
}

function parseQuantifier(p: Parser): void {
  if (p.accept(PLUS)) return;
  p.expect(OPEN_BRACE);
  p.expectKind(TokenKind.Number, "a number");
  p.expect(COMMA);
  p.expectKind(TokenKind.Number, "a number");
  p.expect(CLOSE_BRACE);
}

function atEdge(p: Parser): boolean {
  return p.at(MINUS) || p.at(LESS);
}

/** `-(edge)->` or `<-(edge)-`. */
function parseEdge(p: Parser): void {
  const backwards = p.accept(LESS);
  p.expectAll(MINUS, OPEN);
  p.name("an edge's alias");
  p.expectAll(CLOSE, MINUS);
  if (!backwards) p.expect(GREATER);
}

function parseNode(p: Parser): void {
  if (p.word === LAST_NODE && p.wordAt(1) === OPEN) {
    p.accept(LAST_NODE);
    p.expect(OPEN);
    p.name("a node's alias");
    p.expect(CLOSE);
  } else p.name("a node's alias");
}
