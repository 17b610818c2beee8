import type { Rule } from "../rule.ts";

/** TRUNCATE removes all rows and cannot be undone in several databases. */
export const truncate: Rule = {
  id: "L014",
  name: "TruncateTable",
  severity: "warning",
  summary: "TRUNCATE is used on purpose: it removes all rows, often without a way back",
  bad: "TRUNCATE TABLE audit_log",
  good: "DELETE FROM audit_log WHERE created_at < '2020-01-01'",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "truncate") continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "TRUNCATE removes every row and often cannot be undone",
        suggestion: "Use DELETE with a WHERE clause unless all rows are meant",
      };
    }
  },
};
