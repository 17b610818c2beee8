import type { Rule } from "../rule.ts";

/** DELETE without WHERE removes every row. */
export const deleteWithoutWhere: Rule = {
  id: "L011",
  name: "DeleteWithoutWhere",
  severity: "error",
  summary: "DELETE names the rows it removes",
  bad: "DELETE FROM sessions",
  good: "DELETE FROM sessions WHERE expires_at < CURRENT_DATE",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "delete" || node.where !== undefined) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "DELETE without WHERE removes every row of the table",
        suggestion: "Add a WHERE clause, or use TRUNCATE where all rows are meant",
      };
    }
  },
};
