import type { Statement } from "../../../ast.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { TokenKind } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { readPlsql } from "./context.ts";
import { parseSubprogram } from "./routine.ts";

const { FUNCTION, PROCEDURE, AS } = words("FUNCTION", "PROCEDURE", "AS");

/** Functions and procedures at the head of WITH, each with its semicolon. */
export function parseLocalRoutines(p: Parser): Statement[] {
  const routines: Statement[] = [];
  while (atLocalRoutine(p)) {
    routines.push(readPlsql(() => parseSubprogram(p, "block")));
    p.expect(SEMICOLON);
  }
  return routines;
}

/** Tables may be called so, too: `WITH function AS (…)`. */
function atLocalRoutine(p: Parser): boolean {
  if (p.word !== FUNCTION && p.word !== PROCEDURE) return false;
  return p.wordAt(1) !== AS && (p.kindAt(1) === TokenKind.Word || p.kindAt(1) === TokenKind.QuotedName);
}
