import type { Statement } from "../../../ast.ts";
import { COLON } from "../../../symbols.ts";
import { TokenKind } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseCase, parseIf, parseLoop, parseWhile } from "../control_flow.ts";
import { parseBlock } from "./block.ts";
import { storedProgramFlow } from "./control_flow.ts";
import { parseLabelled } from "./label.ts";
import { parseFor, parseRepeat } from "./loop.ts";
import { parsePiece } from "./piece.ts";
import { atRoutine, parseRoutine } from "./routine.ts";

const { BEGIN, IF, CASE, LOOP, REPEAT, WHILE, FOR, CREATE, ALTER } = words(
  "BEGIN",
  "IF",
  "CASE",
  "LOOP",
  "REPEAT",
  "WHILE",
  "FOR",
  "CREATE",
  "ALTER",
);

/**
 * A statement of stored programs that holds others, or the definition of a routine, trigger or event; undefined for
 * all others, which are rows of the notation. What MySQL allows inside a routine only is read outside too: people
 * check pieces of a body.
 */
export function parseStoredProgram(p: Parser): Statement | undefined {
  switch (p.word) {
    case BEGIN:
      return parseBlock(p);
    case IF:
      return parseIf(p, storedProgramFlow);
    case CASE:
      return parseCase(p, storedProgramFlow);
    case LOOP:
      return parseLoop(p, storedProgramFlow);
    case REPEAT:
      return parseRepeat(p);
    case WHILE:
      return parseWhile(p, storedProgramFlow);
    case FOR:
      return p.has.forLoops ? parseFor(p) : undefined;
    case CREATE:
    case ALTER:
      return atRoutine(p) ? parseRoutine(p) : undefined;
    default:
      return parsePiece(p) ?? parseAtLabel(p);
  }
}

function parseAtLabel(p: Parser): Statement | undefined {
  return p.wordAt(1) === COLON && p.atName && p.kindAt(2) === TokenKind.Word ? parseLabelled(p) : undefined;
}
