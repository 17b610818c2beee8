import type { Expression, TableFunction } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseLabel } from "../query/alias.ts";
import { parseExpression, parseSelectExpression } from "../expression/expression.ts";
import { emptyCall, nameAt } from "../expression/function_call.ts";
import type { Parser } from "../parser.ts";
import { finishFunction } from "./table_function.ts";

const { METRICS, DIMENSIONS, FACTS, WHERE, AS } = words("METRICS", "DIMENSIONS", "FACTS", "WHERE", "AS");

/** Snowflake's `SEMANTIC_VIEW (name [METRICS …] [DIMENSIONS …] [FACTS …] [WHERE …])`. */
export function parseSemanticView(p: Parser): TableFunction {
  const start = p.index;
  p.advance(Role.Function);
  const items: Expression[] = [];
  p.expect(OPEN);
  p.objectName("a semantic view");
  while (p.acceptAny(METRICS, DIMENSIONS, FACTS) !== 0) {
    do {
      items.push(parseSelectExpression(p));
      if (p.accept(AS)) parseLabel(p);
    } while (p.accept(COMMA));
  }
  if (p.accept(WHERE)) items.push(parseExpression(p));
  p.expect(CLOSE);
  const call = emptyCall(p, nameAt(start), false);
  return finishFunction(p, start, { ...call, arguments: items });
}
