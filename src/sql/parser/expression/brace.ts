import type { Expression } from "../../ast.ts";
import { CLOSE_BRACE, COLON, COMMA, OPEN_BRACE, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression, parseSelectExpression } from "./expression.ts";
import { missing, parseString } from "./literal.ts";
import type { Parser } from "../parser.ts";

const { D, T, TS, FN, GUID } = words("D", "T", "TS", "FN", "GUID");

/** What stands in braces: an object (`{'k': v}`) or one of ODBC's escapes (`{d '2024-01-01'}`, `{fn now()}`). */
export function parseBraces(p: Parser): Expression {
  if (p.has.odbcEscapes && p.kindAt(1) === TokenKind.Word) return parseEscape(p);
  if (p.has.braceObject) return parseObject(p);
  p.fail("an expression");
  return missing(p);
}

function parseEscape(p: Parser): Expression {
  const start = p.index;
  p.expect(OPEN_BRACE);
  if (p.word === FN) {
    if (!p.enter()) return missing(p);
    p.advance(Role.Keyword);
    const call = parseExpression(p);
    p.expect(CLOSE_BRACE);
    p.leave();
    return { kind: "row", start, end: p.index, items: [call] };
  }
  if (p.acceptAny(D, T, TS, GUID) === 0) p.fail();
  p.expectKind(TokenKind.String, "a string");
  p.expect(CLOSE_BRACE);
  return { kind: "literal", start, end: p.index, type: "datetime" };
}

function parseObject(p: Parser): Expression {
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.expect(OPEN_BRACE);
  const items: Expression[] = [];
  if (p.word !== CLOSE_BRACE) {
    do {
      if (p.word === STAR || p.kind === TokenKind.Word || p.kind === TokenKind.QuotedName) {
        items.push(parseSelectExpression(p));
      } else {
        items.push(parseKey(p));
        parseValueBehindColon(p, items);
      }
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE_BRACE);
  p.leave();
  return { kind: "struct", start, end: p.index, items };
}

function parseKey(p: Parser): Expression {
  const start = p.index;
  switch (p.kind) {
    case TokenKind.String:
      return parseString(p);
    case TokenKind.Number:
      p.advance(Role.None);
      return { kind: "literal", start, end: p.index, type: "number" };
    case TokenKind.Parameter:
      p.advance(Role.None);
      return { kind: "parameter", start, end: p.index };
    default:
      p.fail("a key");
      return missing(p);
  }
}

/** `: value`; the colon may be the first character of a token that the lexer took for a parameter. */
export function parseValueBehindColon(p: Parser, items: Expression[]): void {
  const glued = p.kind === TokenKind.Parameter && p.tokens.sql[p.tokens.start[p.index] ?? 0] === ":";
  if (!glued) p.expect(COLON);
  items.push(parseExpression(p));
}
