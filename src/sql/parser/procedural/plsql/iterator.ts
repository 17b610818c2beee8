import type { Expression, Node } from "../../../ast.ts";
import { ARROW } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import { missing } from "../../expression/literal.ts";
import type { Parser } from "../../parser.ts";
import { insidePlsql } from "./context.ts";
import { parseIteration } from "./loop.ts";

const { FOR, SEQUENCE, INDEX } = words("FOR", "SEQUENCE", "INDEX");

/** `FOR name IN iteration [SEQUENCE | INDEX index] => value` in a collection's value. */
export function parseIterator(p: Parser): Expression {
  const start = p.index;
  if (!insidePlsql() || !p.enter()) {
    p.fail("an expression");
    return missing(p);
  }
  p.expect(FOR);
  const parts: Node[] = [];
  parseIteration(p, parts);
  const items: Expression[] = [];
  if (p.accept(INDEX)) items.push(parseExpression(p));
  else p.accept(SEQUENCE);
  p.expect(ARROW);
  items.push(parseExpression(p));
  p.leave();
  return { kind: "row", start, end: p.index, items };
}
