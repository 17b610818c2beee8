import type { Case, CaseBranch, Expression } from "../../ast.ts";
import { words } from "../../vocabulary.ts";
import { parseCondition, parseScalar } from "./condition.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { insidePlsql } from "../procedural/plsql/context.ts";
import { parseSelectors } from "../procedural/plsql/selector.ts";

const { CASE, WHEN, THEN, ELSE, END } = words("CASE", "WHEN", "THEN", "ELSE", "END");

/** `CASE [x] WHEN a THEN b … [ELSE c] END`. */
export function parseCase(p: Parser): Case | Expression {
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.expect(CASE);
  const operand = p.at(WHEN) ? undefined : parseScalar(p);
  const inRoutine = p.has.plsqlBlocks && insidePlsql();
  const parseWhen = operand === undefined ? parseCondition : inRoutine ? parseSelectors : parseScalar;
  const branches: CaseBranch[] = [];
  do {
    const first = p.index;
    p.expect(WHEN);
    const when = parseWhen(p);
    p.expect(THEN);
    const then = parseScalar(p);
    branches.push({ kind: "branch", start: first, end: p.index, when, then });
  } while (p.at(WHEN));
  const otherwise = p.accept(ELSE) ? parseScalar(p) : undefined;
  p.expect(END);
  p.leave();
  const node = { kind: "case" as const, start, end: p.index, branches };
  if (operand === undefined) return otherwise === undefined ? node : { ...node, otherwise };
  return otherwise === undefined ? { ...node, operand } : { ...node, operand, otherwise };
}
