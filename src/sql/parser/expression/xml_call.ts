import type { Call, Expression } from "../../ast.ts";
import { CLOSE, COMMA, EQUAL, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAliasBehind, parseExpression, parseValue } from "./expression.ts";
import { emptyCall, nameAt } from "./function_call.ts";
import { missing } from "./literal.ts";
import { parseOperand } from "./operand.ts";
import type { Parser } from "../parser.ts";
import { parseType } from "./type.ts";

const {
  NAME,
  EVALNAME,
  AS,
  DOCUMENT,
  CONTENT,
  WELLFORMED,
  STRIP,
  PRESERVE,
  WHITESPACE,
  ENCODING,
  VERSION,
  NO,
  INDENT,
} = words(
  "NAME",
  "EVALNAME",
  "AS",
  "DOCUMENT",
  "CONTENT",
  "WELLFORMED",
  "STRIP",
  "PRESERVE",
  "WHITESPACE",
  "ENCODING",
  "VERSION",
  "NO",
  "INDENT",
);
const { SIZE, HIDE, SHOW, DEFAULTS, VALUE, STANDALONE, YES, PASSING, BY, REF, RETURNING, NULL, ON, EMPTY } = words(
  "SIZE",
  "HIDE",
  "SHOW",
  "DEFAULTS",
  "VALUE",
  "STANDALONE",
  "YES",
  "PASSING",
  "BY",
  "REF",
  "RETURNING",
  "NULL",
  "ON",
  "EMPTY",
);
const { ENTITYESCAPING, NOENTITYESCAPING, SCHEMACHECK, NOSCHEMACHECK } = words(
  "ENTITYESCAPING",
  "NOENTITYESCAPING",
  "SCHEMACHECK",
  "NOSCHEMACHECK",
);

/** Reads a call of SQL/XML with `content` between its brackets; undefined in dialects where it is a mere name. */
function parseXmlCall(p: Parser, content: (p: Parser) => Expression[]): Call | Expression | undefined {
  if (!p.has.sqlXml || p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Function);
  p.advance(Role.None);
  const arguments_ = content(p);
  p.expect(CLOSE);
  p.leave();
  const call = emptyCall(p, nameAt(start), false);
  call.arguments = arguments_;
  return call;
}

/** `XMLELEMENT(NAME n, XMLATTRIBUTES(…), content …)`. */
export function parseXmlElement(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, parseElement);
}

function parseElement(p: Parser): Expression[] {
  const items: Expression[] = [];
  p.acceptAny(ENTITYESCAPING, NOENTITYESCAPING);
  if (p.word === EVALNAME && p.wordAt(1) !== COMMA && p.wordAt(1) !== CLOSE) {
    p.accept(EVALNAME);
    items.push(parseExpression(p));
  } else {
    if (p.word === NAME && p.wordAt(1) !== COMMA && p.wordAt(1) !== CLOSE) p.accept(NAME);
    p.anyName("an element name");
  }
  while (p.accept(COMMA)) items.push(parseAliasBehind(p, parseExpression(p)));
  return items;
}

/** `XMLFOREST(x AS name, …)` and XMLATTRIBUTES, XMLCOLATTVAL. */
export function parseXmlForest(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, parseForest);
}

function parseForest(p: Parser): Expression[] {
  const items: Expression[] = [];
  p.acceptAny(ENTITYESCAPING, NOENTITYESCAPING);
  p.acceptAny(SCHEMACHECK, NOSCHEMACHECK);
  do {
    const expression = parseExpression(p);
    if (p.word === AS && p.wordAt(1) === EVALNAME) {
      p.accept(AS);
      p.accept(EVALNAME);
      items.push(expression, parseExpression(p));
    } else {
      // the word AS may be left out in Oracle
      if (p.word !== AS && p.atName && p.has.multiset) {
        p.advance(Role.Name);
        const end = p.index;
        items.push({ kind: "aliased", start: expression.start, end, expression, alias: end - 1 });
      } else items.push(parseAliasBehind(p, expression));
    }
  } while (p.accept(COMMA));
  return items;
}

/** `XMLPARSE(DOCUMENT x)`. */
export function parseXmlParse(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, (p) => {
    p.expectAny(DOCUMENT, CONTENT);
    const items = [parseExpression(p)];
    if (!p.accept(WELLFORMED) && p.acceptAny(STRIP, PRESERVE) !== 0) p.expect(WHITESPACE);
    return items;
  });
}

/** `XMLSERIALIZE(CONTENT x AS type [ENCODING e] [VERSION v] [NO INDENT | INDENT SIZE = 2])`. */
export function parseXmlSerialize(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, (p) => {
    p.expectAny(DOCUMENT, CONTENT);
    const items = [parseExpression(p)];
    if (p.accept(AS)) parseType(p);
    if (p.accept(ENCODING)) items.push(parseValue(p));
    if (p.accept(VERSION)) items.push(parseValue(p));
    if (p.accept(NO)) p.expect(INDENT);
    else if (p.accept(INDENT) && p.accept(SIZE)) {
      p.expect(EQUAL);
      items.push(parseValue(p));
    }
    if (p.acceptAny(HIDE, SHOW) !== 0) p.expect(DEFAULTS);
    return items;
  });
}

/** `XMLPI(NAME target, content)`. */
export function parseXmlPi(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, (p) => {
    const items: Expression[] = [];
    if (p.accept(EVALNAME)) items.push(parseExpression(p));
    else {
      p.accept(NAME);
      p.anyName("a name");
    }
    if (p.accept(COMMA)) items.push(parseExpression(p));
    return items;
  });
}

/** `XMLROOT(x, VERSION v [, STANDALONE YES])`. */
export function parseXmlRoot(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, (p) => {
    const items = [parseExpression(p)];
    p.expectAll(COMMA, VERSION);
    if (p.word === NO && p.wordAt(1) === VALUE) p.acceptAll(NO, VALUE);
    else items.push(parseExpression(p));
    if (p.accept(COMMA)) {
      p.expect(STANDALONE);
      if (!p.accept(YES)) {
        p.expect(NO);
        p.accept(VALUE);
      }
    }
    return items;
  });
}

/** `XMLEXISTS('path' PASSING [BY REF] x)`. */
export function parseXmlExists(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, (p) => {
    const items = [parseValue(p)];
    parsePassing(p, items);
    return items;
  });
}

/** `XMLQUERY('query' PASSING x AS "n" RETURNING CONTENT)`. */
export function parseXmlQuery(p: Parser): Call | Expression | undefined {
  return parseXmlCall(p, (p) => {
    const items = [parseValue(p)];
    parsePassing(p, items);
    p.expectAll(RETURNING, CONTENT);
    if (p.accept(NULL)) p.expectAll(ON, EMPTY);
    return items;
  });
}

/** `PASSING [BY REF | BY VALUE] x [AS name], …`, where it stands; the expressions go to `items`. */
function parsePassing(p: Parser, items: Expression[]): void {
  if (!p.accept(PASSING)) return;
  acceptMechanism(p);
  do {
    items.push(p.kind === TokenKind.String ? parseOperand(p) : parseValue(p));
    if (p.accept(AS)) p.anyName("a name");
  } while (p.accept(COMMA));
  acceptMechanism(p);
}

function acceptMechanism(p: Parser): void {
  if (p.accept(BY)) p.expectAny(REF, VALUE);
}
