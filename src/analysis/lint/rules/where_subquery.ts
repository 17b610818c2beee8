import { words } from "../../../sql/vocabulary.ts";
import type { Expression } from "../../../sql/ast.ts";
import type { Rule } from "../rule.ts";

const { AND } = words("AND");

/** The parts of a condition that AND joins; `isAnd` tells AND by its token. */
function conjuncts(condition: Expression | undefined, isAnd: (token: number) => boolean): readonly Expression[] {
  if (condition === undefined) return [];
  return condition.kind === "operation" && isAnd(condition.operators[0] ?? 0) ? condition.operands : [condition];
}

/** IN over a subquery in WHERE. */
export const whereSubquery: Rule = {
  id: "L029",
  name: "WhereSubquery",
  severity: "info",
  summary: "A join says what an IN subquery over one table would",
  bad: "SELECT id FROM orders WHERE user_id IN (SELECT id FROM users WHERE active = 1)",
  good: "SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.active = 1",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "select") continue;
      for (const part of conjuncts(node.where, (i) => tokens.word[i] === AND)) {
        if (part.kind !== "in" || part.not || part.query === undefined) continue;
        yield {
          offset: tokens.start[part.start] ?? 0,
          message: "A subquery in WHERE can be written as a JOIN",
          suggestion: "Use JOIN or EXISTS",
        };
      }
    }
  },
};
