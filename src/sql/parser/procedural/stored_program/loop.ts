import type { BlockStatement, Node } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom, parseSomeStatements } from "./block.ts";
import { parseEndLabel } from "./label.ts";
import { atCut, expectEnd } from "./piece.ts";

const { LOOP, REPEAT, UNTIL, WHILE, DO, FOR, END } = words("LOOP", "REPEAT", "UNTIL", "WHILE", "DO", "FOR", "END");

/** Reads a loop from its first word on: `body` reads up to END. */
function loop(
  p: Parser,
  type: string,
  word: number,
  label: number | undefined,
  body: (p: Parser, parts: Node[]) => void,
): BlockStatement {
  const start = label ?? p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, type, parts);
  p.expect(word);
  body(p, parts);
  expectEnd(p, END, word);
  parseEndLabel(p, label);
  p.leave();
  return blockFrom(p, start, type, parts);
}

/** `LOOP statements END LOOP`; `label` is the token of its label, as in all loops. */
export function parseLoop(p: Parser, label?: number): BlockStatement {
  return loop(p, "Loop", LOOP, label, parseSomeStatements);
}

/** `REPEAT statements UNTIL condition END REPEAT`. */
export function parseRepeat(p: Parser, label?: number): BlockStatement {
  return loop(p, "Repeat", REPEAT, label, (p, parts) => {
    parseSomeStatements(p, parts);
    if (atCut(p)) return;
    p.expect(UNTIL);
    parts.push(parseExpression(p));
  });
}

/** `WHILE condition DO statements END WHILE`. */
export function parseWhile(p: Parser, label?: number): BlockStatement {
  return loop(p, "While", WHILE, label, (p, parts) => {
    parts.push(parseExpression(p));
    p.expect(DO);
    parseSomeStatements(p, parts);
  });
}

/** MariaDB's `FOR name IN range or cursor DO statements END FOR`. */
export function parseFor(p: Parser, label?: number): BlockStatement {
  return loop(p, "For", FOR, label, (p, parts) => {
    parts.push(...matchRule(p, "for_range"));
    p.expect(DO);
    parseSomeStatements(p, parts);
  });
}
