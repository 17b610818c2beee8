import type { Expression } from "../../../ast.ts";
import { COMMA, EQUAL } from "../../../symbols.ts";
import { Role } from "../../../token.ts";
import { parseExpression, parseValue } from "../../expression/expression.ts";
import { missing } from "../../expression/literal.ts";
import type { Parser } from "../../parser.ts";
import { parsePredicateBehind, startsPredicate } from "../../expression/predicate.ts";

/** What stands behind WHEN of a CASE with an operand: values and comparisons without their left side, by commas. */
export function parseSelectors(p: Parser): Expression {
  const start = p.index;
  const first = parseSelector(p);
  if (p.word !== COMMA) return first;
  const items = [first];
  while (p.accept(COMMA)) items.push(parseSelector(p));
  return { kind: "row", start, end: p.index, items };
}

/** A value, or the rest of a condition on the operand: `> 5`, `IS NULL`, `BETWEEN 1 AND 9`. */
function parseSelector(p: Parser): Expression {
  const { precedence } = p.dialect;
  if (p.word !== 0 && precedence[p.word] === precedence[EQUAL]) {
    const start = p.index;
    p.advance(Role.None);
    const operand = parseValue(p);
    return { kind: "unary", start, end: p.index, operand };
  }
  return startsPredicate(p.word) ? parsePredicateBehind(p, missing(p)) : parseExpression(p);
}
