import type { BlockStatement } from "../../../ast.ts";
import { CLOSE, OPEN } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseQuery } from "../../query/query.ts";
import { type ControlFlow, parseLoopOf } from "../control_flow.ts";
import { parseStatements } from "./block.ts";

const { ELSEIF, END, FOR, IN, DO } = words("ELSEIF", "END", "FOR", "IN", "DO");

/** How GoogleSQL writes branches and loops. */
export const googleSqlFlow: ControlFlow = {
  elseIf: ELSEIF,
  statements: parseStatements,
  end: (p, word) => void p.expectAll(END, word),
};

/** `FOR name IN (query) DO statements END FOR`. */
export function parseFor(p: Parser): BlockStatement {
  return parseLoopOf(p, googleSqlFlow, "For", FOR, (p, parts, flow) => {
    p.name("a variable name");
    p.expectAll(IN, OPEN);
    parts.push(parseQuery(p));
    p.expectAll(CLOSE, DO);
    flow.statements(p, parts);
  });
}
