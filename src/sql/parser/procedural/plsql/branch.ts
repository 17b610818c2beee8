import type { BlockStatement, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { block, parseStatements } from "./block.ts";
import { parseEndName } from "./label.ts";
import { parseSelectors } from "./selector.ts";

const { IF, THEN, ELSIF, ELSE, END, CASE, WHEN } = words("IF", "THEN", "ELSIF", "ELSE", "END", "CASE", "WHEN");

/** `IF condition THEN … {ELSIF condition THEN …} [ELSE …] END IF`. */
export function parseIf(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "If", parts);
  p.expect(IF);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseStatements(p, parts);
  } while (p.accept(ELSIF));
  if (p.accept(ELSE)) parseStatements(p, parts);
  p.expectAll(END, IF);
  p.leave();
  return block(p, start, "If", parts);
}

/** `CASE [operand] WHEN … THEN … [ELSE …] END CASE [label]`. */
export function parseCase(p: Parser, labels: readonly number[]): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "Case", parts);
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
  return block(p, start, "Case", parts);
}
