import type { BlockStatement, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom, parseSomeStatements } from "./block.ts";
import { expectEnd } from "./piece.ts";

const { IF, THEN, ELSEIF, ELSE, END, CASE, WHEN } = words("IF", "THEN", "ELSEIF", "ELSE", "END", "CASE", "WHEN");

/** `IF condition THEN statements [ELSEIF condition THEN statements …] [ELSE statements] END IF`. */
export function parseIf(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "If", parts);
  p.expect(IF);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseSomeStatements(p, parts);
  } while (p.accept(ELSEIF));
  if (p.accept(ELSE)) parseSomeStatements(p, parts);
  expectEnd(p, END, IF);
  p.leave();
  return blockFrom(p, start, "If", parts);
}

/** `CASE [operand] WHEN value THEN statements … [ELSE statements] END CASE`. */
export function parseCase(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Case", parts);
  p.expect(CASE);
  if (!p.at(WHEN)) parts.push(parseExpression(p));
  p.expect(WHEN);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseSomeStatements(p, parts);
  } while (p.accept(WHEN));
  if (p.accept(ELSE)) parseSomeStatements(p, parts);
  expectEnd(p, END, CASE);
  p.leave();
  return blockFrom(p, start, "Case", parts);
}
