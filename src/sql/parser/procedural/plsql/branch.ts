import type { BlockStatement, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom, type ControlFlow } from "../control_flow.ts";
import { parseStatements } from "./block.ts";
import { parseEndName } from "./label.ts";
import { parseSelectors } from "./selector.ts";

const { THEN, ELSIF, ELSE, END, CASE, WHEN } = words("THEN", "ELSIF", "ELSE", "END", "CASE", "WHEN");

/** How PL/SQL writes IF; its CASE and its loops are its own. */
export const plsqlFlow: ControlFlow = {
  elseIf: ELSIF,
  statements: parseStatements,
  end: (p, word) => void p.expectAll(END, word),
};

/** `CASE [operand] WHEN … THEN … [ELSE …] END CASE [label]`. */
export function parseCase(p: Parser, labels: readonly number[]): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Case", parts);
  p.expect(CASE);
  const simple = !p.at(WHEN);
  if (simple) parts.push(parseExpression(p));
  if (!p.at(WHEN)) p.fail();
  while (p.accept(WHEN)) {
    parts.push(simple ? parseSelectors(p) : parseExpression(p));
    p.expect(THEN);
    parseStatements(p, parts);
  }
  if (p.accept(ELSE)) parseStatements(p, parts);
  p.expectAll(END, CASE);
  parseEndName(p, labels);
  p.leave();
  return blockFrom(p, start, "Case", parts);
}
