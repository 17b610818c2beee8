import type { ArrayLiteral, Expression, StructLiteral } from "../../ast.ts";
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseValueBehindColon } from "./brace.ts";
import { parseExpression } from "./expression.ts";
import { missing, parseLiteral } from "./literal.ts";
import { parseOperand } from "./operand.ts";
import type { Parser } from "../parser.ts";

const { JSON, VALUE, KEY } = words("JSON", "VALUE", "KEY");

/** True at Oracle's `JSON {` and `JSON [`. */
export function atJsonLiteral(p: Parser): boolean {
  return p.has.jsonLiterals && (p.wordAt(1) === OPEN_BRACE || p.wordAt(1) === OPEN_BRACKET);
}

/** `JSON {'k' : v, …}` and `JSON [a, …]`; in them, braces and brackets need no JSON before them. */
export function parseJsonLiteral(p: Parser): Expression {
  const { index } = p;
  p.expect(JSON);
  return { ...parseJsonValue(p), start: index };
}

function parseJsonValue(p: Parser): Expression {
  if (p.word === OPEN_BRACE) return parseObject(p);
  return p.word === OPEN_BRACKET ? parseArray(p) : parseExpression(p);
}

function parseObject(p: Parser): StructLiteral {
  const start = p.index;
  const items: Expression[] = [];
  if (!p.enter()) return { kind: "struct", start, end: p.index, items };
  p.expect(OPEN_BRACE);
  if (p.word !== CLOSE_BRACE) { do parseMember(p, items); while (p.accept(COMMA)); }
  p.expect(CLOSE_BRACE);
  p.leave();
  return { kind: "struct", start, end: p.index, items };
}

/** `'k' : v`, `KEY 'k' VALUE v`, a column alone, or `*`. */
function parseMember(p: Parser, items: Expression[]): void {
  if (p.word === STAR) {
    items.push(parseLiteral(p, "other", Role.None));
    return;
  }
  if (p.word === KEY && p.kindAt(1) !== TokenKind.Symbol) p.accept(KEY);
  items.push(parseOperand(p));
  const colon = p.word === COLON;
  if (colon && (p.wordAt(1) === OPEN_BRACE || p.wordAt(1) === OPEN_BRACKET)) {
    p.accept(COLON);
    items.push(parseJsonValue(p));
  } else if (colon || p.kind === TokenKind.Parameter) parseValueBehindColon(p, items);
  else if (p.accept(VALUE)) items.push(parseJsonValue(p));
}

function parseArray(p: Parser): ArrayLiteral | Expression {
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.expect(OPEN_BRACKET);
  const items: Expression[] = [];
  if (p.word !== CLOSE_BRACKET) { do items.push(parseJsonValue(p)); while (p.accept(COMMA)); }
  p.expect(CLOSE_BRACKET);
  p.leave();
  return { kind: "array", start, end: p.index, items };
}
