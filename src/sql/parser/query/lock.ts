import type { Clause, Expression } from "../../ast.ts";
import { COMMA } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const { FOR, UPDATE, SHARE, NO, KEY, READ, ONLY, OF, NOWAIT, SKIP, LOCKED, WAIT, LOCK, IN, MODE } = words(
  "FOR",
  "UPDATE",
  "SHARE",
  "NO",
  "KEY",
  "READ",
  "ONLY",
  "OF",
  "NOWAIT",
  "SKIP",
  "LOCKED",
  "WAIT",
  "LOCK",
  "IN",
  "MODE",
);

/** True at `FOR UPDATE`, `FOR SHARE` and their kin and at `LOCK IN SHARE MODE`, as far as the dialect has them. */
export function atLock(p: Parser): boolean {
  if (p.word === LOCK) return p.has.lockInShareMode && p.wordAt(1) === IN;
  if (p.word !== FOR || !p.has.forUpdate) return false;
  switch (p.wordAt(1)) {
    case UPDATE:
      return true;
    case SHARE:
      return p.has.lockShare;
    case NO:
    case KEY:
      return p.has.lockStrength;
    case READ:
      return p.has.lockStrength && p.wordAt(2) === ONLY;
    default:
      return false;
  }
}

/** One locking clause. The tables or columns behind OF are names that the query has already, not nodes. */
export function parseLock(p: Parser): Clause {
  const start = p.index;
  const items: Expression[] = [];
  if (p.accept(LOCK)) {
    p.expectAll(IN, SHARE, MODE);
    parseWait(p, items);
    return clauseFrom(p, start, "LOCK IN SHARE MODE", items);
  }
  p.expect(FOR);
  if (p.accept(READ)) p.expect(ONLY);
  else if (p.accept(NO)) p.expectAll(KEY, UPDATE);
  else if (p.accept(KEY)) p.expect(SHARE);
  else p.expectAny(UPDATE, SHARE);
  if (p.accept(OF)) {
    do p.objectName("a table name"); while (p.accept(COMMA));
  }
  parseWait(p, items);
  return clauseFrom(p, start, "FOR", items);
}

function parseWait(p: Parser, items: Expression[]): void {
  if (p.accept(NOWAIT)) return;
  if (p.accept(SKIP)) p.expect(LOCKED);
  else if (p.has.lockWait && p.accept(WAIT)) items.push(parseExpression(p));
}
