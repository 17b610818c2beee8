import type { Rule } from "../rule.ts";

/** LIMIT, FETCH or TOP without ORDER BY takes any rows. */
export const limitWithoutOrder: Rule = {
  id: "L028",
  name: "LimitWithoutOrder",
  severity: "warning",
  summary: "A query that takes the first rows says in which order",
  bad: "SELECT id FROM users LIMIT 10",
  good: "SELECT id FROM users ORDER BY id LIMIT 10",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "query" || node.orderBy.length > 0) continue;
      const limit = node.clauses.find(({ name }) => name === "LIMIT" || name === "FETCH" || name === "OFFSET");
      if (limit === undefined) continue;
      yield {
        offset: tokens.start[limit.start] ?? 0,
        message: `${limit.name} without ORDER BY gives rows in no certain order`,
        suggestion: "Add ORDER BY",
      };
    }
  },
};
