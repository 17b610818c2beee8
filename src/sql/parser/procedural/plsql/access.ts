import type { AccessStep, Expression } from "../../../ast.ts";
import { ARROW, CLOSE, COMMA, OPEN, PERCENT } from "../../../symbols.ts";
import { Role } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import { parseArgument } from "../../expression/function_call.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { insidePlsql } from "./context.ts";

const attributes = new Set(
  Object.values(words("FOUND", "NOTFOUND", "ISOPEN", "ROWCOUNT", "BULK_ROWCOUNT", "BULK_EXCEPTIONS")),
);

/** `%FOUND` and the like behind a cursor. */
export function parseCursorAttribute(p: Parser): AccessStep | undefined {
  if (!p.has.plsqlBlocks || !insidePlsql() || !attributes.has(p.wordAt(1))) return undefined;
  p.accept(PERCENT);
  const token = p.index;
  p.advance(Role.Keyword);
  return { kind: "field", token };
}

/** `(index)` behind what a call, an element or an attribute gives: `f(x)(1)`, `t(1)(2)`, `SQL%BULK_ROWCOUNT(i)`. */
export function parseElement(p: Parser, operand: Expression, first: boolean): AccessStep | undefined {
  if (!p.has.plsqlBlocks || !insidePlsql()) return undefined;
  if (first && operand.kind !== "call" && operand.kind !== "parameter") return undefined;
  if (!p.enter()) return undefined;
  p.expect(OPEN);
  const expressions: Expression[] = [];
  if (p.word !== CLOSE) { do expressions.push(parseArgument(p)); while (p.accept(COMMA)); }
  p.expect(CLOSE);
  p.leave();
  return { kind: "subscript", expressions };
}

/** `key => value` in a collection's value, `key` being read already. */
export function parseKeyedValue(p: Parser, key: Expression): Expression {
  if (p.word !== ARROW || !p.has.plsqlBlocks || !insidePlsql() || !p.enter()) return key;
  p.accept(ARROW);
  const value = parseExpression(p);
  p.leave();
  return { kind: "row", start: key.start, end: p.index, items: [key, value] };
}
