import type { Statement } from "../../../ast.ts";
import { COLON } from "../../../symbols.ts";
import { Role, tokenText } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseLoop, parseWhile } from "../control_flow.ts";
import { sameLabel } from "../label.ts";
import { parseBlock } from "./block.ts";
import { storedProgramFlow } from "./control_flow.ts";
import { parseFor, parseRepeat } from "./loop.ts";

const { BEGIN, LOOP, REPEAT, WHILE, FOR } = words("BEGIN", "LOOP", "REPEAT", "WHILE", "FOR");

/** `label: BEGIN …`, and the same before a loop. */
export function parseLabelled(p: Parser): Statement {
  const label = p.index;
  p.advance(Role.Name);
  p.expect(COLON);
  switch (p.word) {
    case BEGIN:
      return parseBlock(p, label);
    case LOOP:
      return parseLoop(p, storedProgramFlow, label);
    case REPEAT:
      return parseRepeat(p, label);
    case WHILE:
      return parseWhile(p, storedProgramFlow, label);
    case FOR:
      if (p.has.forLoops) return parseFor(p, label);
  }
  for (const word of [BEGIN, LOOP, REPEAT, WHILE]) p.note(word);
  p.fail();
  return { kind: "block", start: label, end: p.index, type: "Block", parts: [] };
}

/** The label behind END, which may be missing; `label` is the token of the one at the beginning. */
export function parseEndLabel(p: Parser, label: number | undefined): void {
  if (!p.atName) return;
  const written = tokenText(p.tokens, p.index);
  if (label === undefined) {
    return p.fail(undefined, `'${written}' stands behind END, but no label stands at the beginning`);
  }
  if (!sameLabel(p, label, p.index)) {
    const opening = tokenText(p.tokens, label);
    return p.fail(undefined, `'${written}' stands behind END, but the label at the beginning is '${opening}'`);
  }
  p.advance(Role.Name);
}
