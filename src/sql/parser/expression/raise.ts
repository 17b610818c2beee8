import type { Call, Expression } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "./expression.ts";
import { emptyCall, nameAt } from "./function_call.ts";
import type { Parser } from "../parser.ts";

const { IGNORE, ROLLBACK, ABORT, FAIL } = words("IGNORE", "ROLLBACK", "ABORT", "FAIL");

/** SQLite's `RAISE(IGNORE)` and `RAISE(ROLLBACK | ABORT | FAIL, message)` of triggers. */
export function parseRaise(p: Parser): Call | Expression | undefined {
  if (!p.has.raiseFunction || p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  const list: Expression[] = [];
  p.advance(Role.Function);
  p.expect(OPEN);
  if (p.expectAny(IGNORE, ROLLBACK, ABORT, FAIL) !== IGNORE) {
    p.expect(COMMA);
    list.push(parseExpression(p));
  }
  p.expect(CLOSE);
  const call = emptyCall(p, nameAt(start), true);
  call.arguments = list;
  return call;
}
