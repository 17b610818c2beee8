import type { Rule } from "../rule.ts";

/** UPDATE without WHERE changes every row. */
export const updateWithoutWhere: Rule = {
  id: "L012",
  name: "UpdateWithoutWhere",
  severity: "error",
  summary: "UPDATE names the rows it changes",
  bad: "UPDATE accounts SET active = 0",
  good: "UPDATE accounts SET active = 0 WHERE closed_at IS NOT NULL",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "update" || node.where !== undefined) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "UPDATE without WHERE changes every row of the table",
        suggestion: "Add a WHERE clause that names the rows",
      };
    }
  },
};
