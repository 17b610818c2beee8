import type { Rule } from "../rule.ts";

/** NOT IN over a subquery gives no rows at all where the subquery yields a NULL. */
export const notInSubquery: Rule = {
  id: "L019",
  name: "NotInSubquery",
  severity: "warning",
  summary: "NOT EXISTS is used instead of NOT IN (subquery), which finds nothing once the subquery has a NULL",
  bad: "SELECT id FROM users WHERE id NOT IN (SELECT user_id FROM orders)",
  good: "SELECT u.id FROM users u WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = u.id)",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "in" || !node.not || node.query === undefined) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "NOT IN with a subquery finds nothing once the subquery yields a NULL",
        suggestion: "Use NOT EXISTS",
      };
    }
  },
};
