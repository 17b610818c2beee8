import type { BlockStatement, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom } from "../control_flow.ts";
import { acceptLabel } from "../label.ts";
import { parseStatements } from "./block.ts";
import { scriptingFlow } from "./control_flow.ts";

const { FOR, IN, REVERSE, TO, DO, LOOP, WHILE } = words("FOR", "IN", "REVERSE", "TO", "DO", "LOOP", "WHILE");

/** `FOR name IN {cursor | result set | [REVERSE] first TO last} {DO | LOOP} … END {FOR | LOOP} [label]`. */
export function parseFor(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "For", parts);
  p.expect(FOR);
  p.name("a variable name");
  p.expect(IN);
  if (p.wordAt(1) !== DO) p.accept(REVERSE);
  parts.push(parseExpression(p));
  if (p.accept(TO)) parts.push(parseExpression(p));
  parseBody(p, parts, FOR);
  p.leave();
  return blockFrom(p, start, "For", parts);
}

/** `WHILE (condition) {DO | LOOP} … END {WHILE | LOOP} [label]`. */
export function parseWhile(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "While", parts);
  p.expect(WHILE);
  parts.push(parseExpression(p));
  parseBody(p, parts, WHILE);
  p.leave();
  return blockFrom(p, start, "While", parts);
}

/** `DO … END FOR` or `LOOP … END LOOP`: the word that opened decides which one closes. */
function parseBody(p: Parser, parts: Node[], kind: number): void {
  const opening = p.expectAny(DO, LOOP);
  parseStatements(p, parts);
  scriptingFlow.end(p, opening === LOOP ? LOOP : kind);
  acceptLabel(p);
}
