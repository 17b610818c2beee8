import { words } from "../../../vocabulary.ts";
import type { ControlFlow } from "../control_flow.ts";
import { acceptLabel } from "../label.ts";
import { parseStatements } from "./block.ts";

const { ELSEIF, END, CASE } = words("ELSEIF", "END", "CASE");

/** How Snowflake Scripting writes branches and loops: END alone may end a CASE. */
export const scriptingFlow: ControlFlow = {
  elseIf: ELSEIF,
  statements: parseStatements,
  end(p, word) {
    p.expect(END);
    if (word === CASE) p.accept(CASE);
    else p.expect(word);
  },
  endLabel: acceptLabel,
};
