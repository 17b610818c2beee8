import type { CommandStatement, Node } from "../../../ast.ts";
import { COMMA, SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { parseType } from "../../expression/type.ts";

const { DECLARE, DEFAULT } = words("DECLARE", "DEFAULT");

/** `DECLARE name, … [type] [DEFAULT expression]`: the type or the value may be missing, not both. */
export function parseDeclaration(p: Parser): CommandStatement {
  const start = p.index;
  const parts: Node[] = [];
  p.expect(DECLARE);
  do p.name("a variable name"); while (p.accept(COMMA));
  const typed = !p.at(DEFAULT);
  if (typed) parts.push(parseType(p));
  if (typed ? p.accept(DEFAULT) : p.expect(DEFAULT)) parts.push(parseExpression(p));
  return { kind: "command", start, end: p.index, type: "Declare", parts };
}

/** A declaration that is not a block's first: only other declarations may stand before it, at the start of the text. */
export function parseLateDeclaration(p: Parser): CommandStatement {
  if (!followsDeclarations(p)) {
    p.fail(undefined, "DECLARE must stand at the start of a script or block, before all other statements");
  }
  return parseDeclaration(p);
}

/** By induction: the text begins here, or the statement before, which may stand where it does, is a declaration. */
function followsDeclarations(p: Parser): boolean {
  const { word } = p.tokens;
  let before = p.index - 1;
  while (before >= 0 && word[before] === SEMICOLON) before--;
  if (before < 0) return true;
  if (before === p.index - 1) return false;
  while (before > 0 && word[before - 1] !== SEMICOLON) before--;
  return word[before] === DECLARE;
}
