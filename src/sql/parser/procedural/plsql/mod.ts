import type { Statement } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseLabelledBlock } from "./block.ts";
import { readPlsql } from "./context.ts";
import { LABEL_OPEN } from "./label.ts";
import { atUnit, parseUnit } from "./unit.ts";

const { BEGIN, DECLARE, CREATE } = words("BEGIN", "DECLARE", "CREATE");

/**
 * An anonymous block of PL/SQL, or the definition of a routine, package, trigger or object type; undefined where the
 * coming words begin neither.
 */
export function parsePlsql(p: Parser): Statement | undefined {
  switch (p.word) {
    case BEGIN:
    case DECLARE:
    case LABEL_OPEN:
      return readPlsql(() => parseLabelledBlock(p));
    case CREATE:
      return atUnit(p) ? readPlsql(() => parseUnit(p)) : undefined;
    default:
      return undefined;
  }
}
