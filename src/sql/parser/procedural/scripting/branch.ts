import type { BlockStatement, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { block, parseStatements } from "./block.ts";

const { IF, THEN, ELSE, ELSEIF, END, CASE, WHEN } = words("IF", "THEN", "ELSE", "ELSEIF", "END", "CASE", "WHEN");

/** `IF (condition) THEN … [ELSEIF (condition) THEN …] … [ELSE …] END IF`. */
export function parseIf(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "If", parts);
  p.expect(IF);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseStatements(p, parts);
  } while (p.accept(ELSEIF));
  if (p.accept(ELSE)) parseStatements(p, parts);
  p.expectAll(END, IF);
  p.leave();
  return block(p, start, "If", parts);
}

/** `CASE [(value)] WHEN value THEN … [WHEN …] … [ELSE …] END [CASE]`. */
export function parseCase(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "Case", parts);
  p.expect(CASE);
  if (!p.at(WHEN)) parts.push(parseExpression(p));
  p.expect(WHEN);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseStatements(p, parts);
  } while (p.accept(WHEN));
  if (p.accept(ELSE)) parseStatements(p, parts);
  p.expect(END);
  p.accept(CASE);
  p.leave();
  return block(p, start, "Case", parts);
}
