import { words } from "../../../vocabulary.ts";
import type { ControlFlow } from "../control_flow.ts";
import { parseSomeStatements } from "./block.ts";
import { parseEndLabel } from "./label.ts";
import { expectEnd } from "./piece.ts";

const { ELSEIF, END } = words("ELSEIF", "END");

/** How stored programs write branches and loops. */
export const storedProgramFlow: ControlFlow = {
  elseIf: ELSEIF,
  statements: parseSomeStatements,
  end: (p, word) => expectEnd(p, END, word),
  endLabel: parseEndLabel,
};
