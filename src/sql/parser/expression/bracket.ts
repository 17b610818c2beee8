import type { Expression, Query } from "../../ast.ts";
import { CLOSE, COMMA, OPEN, STAR, THIN_ARROW } from "../../symbols.ts";
import { Role, TokenKind, type Tokens } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import {
  checkExpression,
  parseAliasBehind,
  parseBinary,
  parseLambdaBody,
  parseListedExpression,
} from "./expression.ts";
import { missing } from "./literal.ts";
import { depthLimit, type Parser } from "../parser.ts";
import { atQuery, parseQueryBehindWith } from "../query/query.ts";
import { insidePlsql } from "../procedural/plsql/context.ts";
import { parseRestriction } from "../statement/restriction.ts";
import { parseStar } from "./star.ts";
import { parseType } from "./type.ts";
import { parseWith } from "../query/with.ts";

const { AS, WITH, UNION, EXCEPT, INTERSECT, MINUS, ORDER, LIMIT, OFFSET, FETCH, FOR } = words(
  "AS",
  "WITH",
  "UNION",
  "EXCEPT",
  "INTERSECT",
  "MINUS",
  "ORDER",
  "LIMIT",
  "OFFSET",
  "FETCH",
  "FOR",
);

/** Where each bracket of a text closes, by the opening token; 0 where it does not. Made once a text, on demand. */
const closings = new WeakMap<Tokens, Int32Array>();

function closingsOf(tokens: Tokens): Int32Array {
  const known = closings.get(tokens);
  if (known !== undefined) return known;
  const result = new Int32Array(tokens.count + 1);
  const opened: number[] = [];
  for (let i = 0; i < tokens.count; i++) {
    const word = tokens.word[i];
    if (word === OPEN) opened.push(i);
    else if (word === CLOSE) {
      const open = opened.pop();
      if (open !== undefined) result[open] = i;
    }
  }
  closings.set(tokens, result);
  return result;
}

/** The token that closes the bracket at token `open`; the count of tokens where none does. */
export function closingBracket(p: Parser, open: number): number {
  return closingsOf(p.tokens)[open] || p.tokens.count;
}

/** True when a query begins `ahead` tokens from here. */
function startsQuery(p: Parser, ahead: number): boolean {
  p.index += ahead;
  const found = atQuery(p);
  p.index -= ahead;
  return found;
}

function continuesQuery(word: number): boolean {
  switch (word) {
    case UNION:
    case EXCEPT:
    case INTERSECT:
    case MINUS:
    case ORDER:
    case LIMIT:
    case OFFSET:
    case FETCH:
    case FOR:
      return true;
    default:
      return false;
  }
}

/**
 * True when the bracket at the current token holds a query. Behind further opening brackets it looks at what
 * follows the innermost ones: `((SELECT 1) UNION SELECT 2)` is a query, `((SELECT 1) + 1)` an expression.
 */
export function atBracketedQuery(p: Parser): boolean {
  if (p.word !== OPEN) return false;
  let depth = 1;
  // what is nested deeper is refused by the brackets themselves
  while (depth <= depthLimit && p.wordAt(depth) === OPEN) depth++;
  if (!startsQuery(p, depth)) return false;
  for (let level = depth - 1; level > 0; level--) {
    const behind = p.tokens.word[closingBracket(p, p.index + level) + 1] ?? 0;
    if (continuesQuery(behind)) return true;
    if (behind !== CLOSE) return false;
  }
  return true;
}

/** `(query)`, as a query. */
export function parseBracketedQuery(p: Parser): Query {
  const entered = p.enter();
  p.expect(OPEN);
  if (p.word !== OPEN && !atQuery(p)) p.fail("a query");
  // what parseQuery does, without the frame that it would cost every level
  const query = parseQueryBehindWith(p, p.index, p.at(WITH) ? parseWith(p) : undefined);
  if (p.word === WITH) parseRestriction(p);
  p.expect(CLOSE);
  if (entered) p.leave();
  return query;
}

/** `(query)` or `(a, b)`; an empty list only where the dialect has it. */
export function parseBracketedQueryOrList(p: Parser): { query?: Query; list: Expression[] } {
  if (atBracketedQuery(p)) return { query: parseBracketedQuery(p), list: [] };
  return { list: parseBracketedList(p) };
}

/** `(a, b)`, at least one. */
export function parseBracketedList(p: Parser): Expression[] {
  if (!p.enter()) return [];
  p.expect(OPEN);
  const items = [parseListedExpression(p)];
  while (p.accept(COMMA)) {
    if (p.has.trailingTupleComma && p.word === CLOSE) break;
    items.push(parseListedExpression(p));
  }
  p.expect(CLOSE);
  p.leave();
  return items;
}

/** What stands at an opening bracket in an expression: a query, a row, one expression, a lambda's parameters. */
export function parseBracketed(p: Parser): Expression {
  const start = p.index;
  const isQuery = atBracketedQuery(p);
  if (!p.enter()) return missing(p);
  p.advance(Role.None);
  if (isQuery) {
    const query = parseQueryBehindWith(p, p.index, p.at(WITH) ? parseWith(p) : undefined);
    p.expect(CLOSE);
    p.leave();
    return { kind: "subquery", start, end: p.index, query };
  }
  const items: Expression[] = [];
  if (p.word === CLOSE) {
    if (!p.has.emptyTuple && !(p.has.lambda && p.wordAt(1) === THIN_ARROW)) p.fail("an expression");
  } else if (p.has.lambda && p.atName && p.kindAt(1) === TokenKind.Word && p.wordAt(1) !== AS && atTypedParameters(p)) {
    return parseTypedLambda(p, start);
  } else {
    do {
      if (items.length > 0 && p.has.trailingTupleComma && p.word === CLOSE) break;
      // parseBinary itself and not parseExpression: each call costs every level a frame
      if (p.has.aliasInExpression) {
        items.push(p.word === STAR ? parseStar(p, undefined, p.index) : parseAliasBehind(p, parseBinary(p, 0)));
      } else items.push(checkExpression(p, parseBinary(p, 0)));
      if (p.word === AS && p.has.plsqlBlocks && insidePlsql()) parseSupertype(p);
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE);
  p.leave();
  return { kind: "row", start, end: p.index, items };
}

/** True when `->` stands behind the bracket that encloses the current token. */
function atTypedParameters(p: Parser): boolean {
  const close = closingBracket(p, p.index - 1);
  return p.tokens.word[close + 1] === THIN_ARROW;
}

/** `x INT, y INT) -> body`, the bracket being open and one level entered. */
function parseTypedLambda(p: Parser, start: number): Expression {
  const parameters: number[] = [];
  do {
    parameters.push(p.name("a parameter name"));
    if (p.word !== COMMA && p.word !== CLOSE) parseType(p);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  p.leave();
  return parseLambdaBody(p, start, parameters);
}

/** PL/SQL's `(object AS supertype)`, whose methods are called instead of the object's own. */
function parseSupertype(p: Parser): void {
  p.accept(AS);
  parseType(p);
}
