import type { BlockStatement } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { parseLoopOf } from "../control_flow.ts";
import { storedProgramFlow } from "./control_flow.ts";
import { atCut } from "./piece.ts";

const { REPEAT, UNTIL, FOR, DO } = words("REPEAT", "UNTIL", "FOR", "DO");

/** `REPEAT statements UNTIL condition END REPEAT`; `label` is the token of its label. */
export function parseRepeat(p: Parser, label?: number): BlockStatement {
  return parseLoopOf(p, storedProgramFlow, "Repeat", REPEAT, (p, parts, flow) => {
    flow.statements(p, parts);
    if (atCut(p)) return;
    p.expect(UNTIL);
    parts.push(parseExpression(p));
  }, label);
}

/** MariaDB's `FOR name IN range or cursor DO statements END FOR`; `label` is the token of its label. */
export function parseFor(p: Parser, label?: number): BlockStatement {
  return parseLoopOf(p, storedProgramFlow, "For", FOR, (p, parts, flow) => {
    parts.push(...matchRule(p, "for_range"));
    p.expect(DO);
    flow.statements(p, parts);
  }, label);
}
