import type { BlockStatement } from "../../../ast.ts";
import { COLON } from "../../../symbols.ts";
import { tokenText } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseLoop, parseRepeat, parseWhile } from "../control_flow.ts";
import { sameLabel } from "../label.ts";
import { parseBlock } from "./block.ts";
import { googleSqlFlow, parseFor } from "./control_flow.ts";

const { BEGIN, LOOP, WHILE, REPEAT, FOR } = words("BEGIN", "LOOP", "WHILE", "REPEAT", "FOR");

/** `label: block or loop [label]`; the label behind it must be the one before it. */
export function parseLabelled(p: Parser): BlockStatement {
  const label = p.name("a label");
  p.expect(COLON);
  const block = parseBehindLabel(p);
  if (block !== undefined && p.atName) {
    if (!sameLabel(p, p.index, label)) {
      p.fail(undefined, `the label behind END must be '${tokenText(p.tokens, label)}', as before the statement`);
    } else p.name("a label");
  }
  return { kind: "block", start: label, end: p.index, type: block?.type ?? "Block", parts: block?.parts ?? [] };
}

function parseBehindLabel(p: Parser): BlockStatement | undefined {
  switch (p.word) {
    case BEGIN:
      return parseBlock(p);
    case LOOP:
      return parseLoop(p, googleSqlFlow);
    case WHILE:
      return parseWhile(p, googleSqlFlow);
    case REPEAT:
      return parseRepeat(p, googleSqlFlow);
    case FOR:
      return parseFor(p);
  }
  for (const word of [BEGIN, LOOP, WHILE, REPEAT, FOR]) p.note(word);
  p.fail();
  return undefined;
}
