import type { BlockStatement, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { block, parseStatements } from "./block.ts";

const { FOR, IN, REVERSE, TO, DO, LOOP, WHILE, REPEAT, UNTIL, END } = words(
  "FOR",
  "IN",
  "REVERSE",
  "TO",
  "DO",
  "LOOP",
  "WHILE",
  "REPEAT",
  "UNTIL",
  "END",
);

/** `FOR name IN {cursor | result set | [REVERSE] first TO last} {DO | LOOP} … END {FOR | LOOP} [label]`. */
export function parseFor(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "For", parts);
  p.expect(FOR);
  p.name("a variable name");
  p.expect(IN);
  if (p.wordAt(1) !== DO) p.accept(REVERSE);
  parts.push(parseExpression(p));
  if (p.accept(TO)) parts.push(parseExpression(p));
  parseBody(p, parts, FOR);
  p.leave();
  return block(p, start, "For", parts);
}

/** `WHILE (condition) {DO | LOOP} … END {WHILE | LOOP} [label]`. */
export function parseWhile(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "While", parts);
  p.expect(WHILE);
  parts.push(parseExpression(p));
  parseBody(p, parts, WHILE);
  p.leave();
  return block(p, start, "While", parts);
}

/** `REPEAT … UNTIL (condition) END REPEAT [label]`. */
export function parseRepeat(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "Repeat", parts);
  p.expect(REPEAT);
  parseStatements(p, parts);
  p.expect(UNTIL);
  parts.push(parseExpression(p));
  p.expectAll(END, REPEAT);
  acceptLabel(p);
  p.leave();
  return block(p, start, "Repeat", parts);
}

/** `LOOP … END LOOP [label]`. */
export function parseLoop(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return block(p, start, "Loop", parts);
  p.expect(LOOP);
  parseStatements(p, parts);
  p.expectAll(END, LOOP);
  acceptLabel(p);
  p.leave();
  return block(p, start, "Loop", parts);
}

/** `DO … END FOR` or `LOOP … END LOOP`: the word that opened decides which one closes. */
function parseBody(p: Parser, parts: Node[], kind: number): void {
  const opening = p.expectAny(DO, LOOP);
  parseStatements(p, parts);
  p.expect(END);
  p.expect(opening === LOOP ? LOOP : kind);
  acceptLabel(p);
}

function acceptLabel(p: Parser): void {
  if (p.atName) p.name("a label");
}
