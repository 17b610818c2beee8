import type { Node } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseOperand } from "../../expression/operand.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom } from "../control_flow.ts";
import { parseHandledStatements, parseLabelledBlock } from "./block.ts";
import { atTimingPoint, parseDeclarations } from "./declaration.ts";
import { parseEndName } from "./label.ts";
import { atPlsqlName } from "./name.ts";

const { CALL, COMPOUND, TRIGGER, END, IS, BEGIN } = words("CALL", "COMPOUND", "TRIGGER", "END", "IS", "BEGIN");

/** A trigger from behind its name on, which is token `name`. */
export function parseTrigger(p: Parser, parts: Node[], name: number): void {
  parts.push(...matchRule(p, "trigger_head"));
  if (p.accept(COMPOUND)) {
    p.expect(TRIGGER);
    parseCompound(p, parts, name);
  } else if (p.accept(CALL)) {
    if (!atPlsqlName(p)) p.fail("a procedure name");
    parts.push(parseOperand(p));
  } else parts.push(parseLabelledBlock(p, [name]));
}

/** `[declarations] {timing-point IS BEGIN … END timing-point;} … END [name]`. */
function parseCompound(p: Parser, parts: Node[], name: number): void {
  parseDeclarations(p, parts, "trigger");
  if (!atTimingPoint(p)) p.fail("a timing point such as BEFORE STATEMENT");
  while (!p.failed && atTimingPoint(p)) {
    const start = p.index;
    const section: Node[] = [];
    const length = parseTimingPoint(p);
    p.expect(IS);
    parseDeclarations(p, section, "block");
    p.expect(BEGIN);
    parseHandledStatements(p, section);
    p.expect(END);
    for (let i = 0; i < length; i++) p.expect(p.tokens.word[start + i] ?? 0);
    parts.push(blockFrom(p, start, "TimingPoint", section));
    p.expect(SEMICOLON);
  }
  p.expect(END);
  parseEndName(p, [name]);
}

/** `BEFORE STATEMENT`, `AFTER EACH ROW` and the like; gives the count of its words. */
function parseTimingPoint(p: Parser): number {
  const start = p.index;
  matchRule(p, "timing_point");
  return p.failed ? 0 : p.index - start;
}
