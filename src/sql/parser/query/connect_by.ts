import type { Clause } from "../../ast.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const { START, WITH, CONNECT, BY, NOCYCLE } = words("START", "WITH", "CONNECT", "BY", "NOCYCLE");

/** True at START WITH or CONNECT BY. */
export function atHierarchy(p: Parser): boolean {
  return (p.word === START && p.wordAt(1) === WITH) || (p.word === CONNECT && p.wordAt(1) === BY);
}

/** `START WITH condition` and `CONNECT BY [NOCYCLE] condition`, in either order; CONNECT BY may not be missing. */
export function parseHierarchy(p: Parser, clauses: Clause[]): void {
  const started = addStart(p, clauses);
  const start = p.index;
  if (!p.expect(CONNECT)) return;
  p.expect(BY);
  p.accept(NOCYCLE);
  clauses.push(clauseFrom(p, start, "CONNECT BY", [parseExpression(p)]));
  if (!started) addStart(p, clauses);
}

function addStart(p: Parser, clauses: Clause[]): boolean {
  const start = p.index;
  if (!p.acceptAll(START, WITH)) return false;
  clauses.push(clauseFrom(p, start, "START WITH", [parseExpression(p)]));
  return true;
}
