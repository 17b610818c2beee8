import type { Rule } from "../rule.ts";

/** `*` or `t.*` in a SELECT list; `COUNT(*)` and EXISTS subqueries are no lists of columns. */
export const selectStar: Rule = {
  id: "L016",
  name: "SelectStar",
  severity: "warning",
  summary: "A SELECT list names its columns",
  bad: "SELECT * FROM users",
  good: "SELECT id, name FROM users",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    const harmless = new Set<unknown>();
    for (const node of nodes) {
      if (node.kind === "exists") harmless.add(node.query.body);
      if (node.kind !== "select" || harmless.has(node)) continue;
      for (const { expression } of node.items) {
        if (expression.kind !== "star") continue;
        yield {
          offset: tokens.start[expression.start] ?? 0,
          message: "SELECT * reads every column, those added later too",
          suggestion: "List the columns that are needed",
        };
      }
    }
  },
};
