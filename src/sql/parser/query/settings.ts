import type { Expression, Node } from "../../ast.ts";
import { CLOSE_BRACE, COLON, COMMA, DOT, EQUAL, MINUS, OPEN, OPEN_BRACE, PLUS } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseArgument } from "../expression/function_call.ts";
import { expectString, missing, parseLiteral } from "../expression/literal.ts";
import type { Parser } from "../parser.ts";

const { NULL, TRUE, FALSE, DEFAULT, INF, INFINITY, NAN, DISK } = words(
  "NULL",
  "TRUE",
  "FALSE",
  "DEFAULT",
  "INF",
  "INFINITY",
  "NAN",
  "DISK",
);
const DOUBLE_EQUAL = word("==");

/**
 * ClickHouse's `name = value, name`: a value is a constant, DEFAULT, a substitution, a map of strings or `disk(…)`; a
 * name alone sets 1 (its reference, "SET").
 */
export function parseSettingList(p: Parser, values: Node[]): void {
  do {
    const substitution = p.tokens.sql.startsWith("param_", p.tokens.start[p.index]);
    p.anyName("a setting's name");
    while (p.accept(DOT)) p.anyName("a name");
    if (!p.accept(EQUAL) && !p.accept(DOUBLE_EQUAL)) continue;
    values.push(substitution && p.kind === TokenKind.Word ? parseBareText(p) : parseSettingValue(p));
  } while (p.accept(COMMA));
}

function parseSettingValue(p: Parser): Expression {
  const start = p.index;
  switch (p.kind) {
    case TokenKind.Number:
      return parseLiteral(p, "number", Role.None);
    case TokenKind.String:
      return parseLiteral(p, "string", Role.None);
    case TokenKind.Parameter:
      p.advance(Role.None);
      return { kind: "parameter", start, end: p.index };
    case TokenKind.Symbol:
      if (p.word === OPEN_BRACE) return parseStringMap(p);
      if ((p.word === MINUS || p.word === PLUS) && p.kindAt(1) === TokenKind.Number) {
        p.advance(Role.None);
        return { ...parseLiteral(p, "number", Role.None), start };
      }
  }
  switch (p.word) {
    case NULL:
      return parseLiteral(p, "null", Role.Literal);
    case TRUE:
    case FALSE:
      return parseLiteral(p, "boolean", Role.Literal);
    case DEFAULT:
      return parseLiteral(p, "default", Role.Keyword);
    case INF:
    case INFINITY:
    case NAN:
      return parseLiteral(p, "number", Role.Literal);
    case DISK:
      if (p.wordAt(1) === OPEN) return parseArgument(p);
  }
  p.fail("a constant");
  return missing(p);
}

/** The value of a substitution without quotes: `param_id = john`. */
function parseBareText(p: Parser): Expression {
  const start = p.index;
  do p.advance(Role.None); while (p.accept(DOT));
  return { kind: "literal", type: "string", start, end: p.index };
}

/** `{'key': 'value'}`. */
function parseStringMap(p: Parser): Expression {
  const start = p.index;
  const items: Expression[] = [];
  p.expect(OPEN_BRACE);
  if (p.word !== CLOSE_BRACE) {
    do {
      items.push(expectString(p));
      p.expect(COLON);
      items.push(expectString(p));
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE_BRACE);
  return { kind: "struct", start, end: p.index, items };
}
