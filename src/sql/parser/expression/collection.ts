import type { ArrayLiteral, Expression, StructLiteral } from "../../ast.ts";
import { CLOSE, CLOSE_BRACKET, COMMA, LESS, OPEN, OPEN_BRACKET } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { word } from "../../vocabulary.ts";
import { atBracketedQuery, parseBracketedQuery } from "./bracket.ts";
import { parseAliasBehind, parseExpression, parseListedExpression } from "./expression.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { parseConstructorType } from "./type.ts";

const NOT_EQUAL = word("<>");

/** `[a, b]` from the bracket on; `start` is the first token of the whole, ARRAY where it stands. */
export function parseArray(p: Parser, start: number): ArrayLiteral | Expression {
  if (!p.enter()) return missing(p);
  p.expect(OPEN_BRACKET);
  const items: Expression[] = [];
  if (p.word !== CLOSE_BRACKET) {
    do {
      // the inner brackets of ARRAY[[1, 2], [3, 4]] are arrays where a lone bracket is none
      items.push(p.word === OPEN_BRACKET ? parseNestedArray(p) : parseListedExpression(p));
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE_BRACKET);
  p.leave();
  return { kind: "array", start, end: p.index, items };
}

function parseNestedArray(p: Parser): Expression {
  return p.has.bracketArray ? parseListedExpression(p) : parseArray(p, p.index);
}

/** What begins with ARRAY in an expression; undefined where the word is a name or a function there. */
export function parseArrayForm(p: Parser): Expression | undefined {
  const start = p.index;
  if (!p.has.arrayLiteral) return undefined;
  switch (p.wordAt(1)) {
    case OPEN_BRACKET:
      p.advance(Role.Keyword);
      return parseArray(p, start);
    case LESS:
      if (!p.has.structLiteral) return undefined;
      parseConstructorType(p);
      return parseArray(p, start);
    case OPEN: {
      if (!p.has.arrayQuery) return undefined;
      p.advance(Role.Keyword);
      if (!atBracketedQuery(p)) {
        p.index = start;
        return undefined;
      }
      const query = parseBracketedQuery(p);
      return { kind: "subquery", start, end: p.index, query };
    }
    default:
      return undefined;
  }
}

/** `STRUCT(a AS x, b)`, `STRUCT<x INT64>(a)`. */
export function parseStruct(p: Parser): StructLiteral | Expression | undefined {
  if (!p.has.structLiteral) return undefined;
  const start = p.index;
  const next = p.wordAt(1);
  if (next === LESS || next === NOT_EQUAL) parseConstructorType(p);
  else if (next === OPEN) p.advance(Role.Keyword);
  else return undefined;
  if (!p.enter()) return missing(p);
  p.expect(OPEN);
  const items: Expression[] = [];
  if (p.word !== CLOSE) {
    do items.push(parseAliasBehind(p, parseExpression(p))); while (p.accept(COMMA));
  }
  p.expect(CLOSE);
  p.leave();
  return { kind: "struct", start, end: p.index, items };
}

/** BigQuery's `RANGE<DATE> '[2024-01-01, 2024-02-01)'`. */
export function parseRange(p: Parser): Expression | undefined {
  if (!p.has.structLiteral || p.wordAt(1) !== LESS) return undefined;
  const start = p.index;
  parseConstructorType(p);
  p.expectKind(TokenKind.String, "a string");
  return { kind: "literal", start, end: p.index, type: "other" };
}
