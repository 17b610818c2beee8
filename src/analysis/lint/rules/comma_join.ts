import type { Rule } from "../rule.ts";

/** A FROM list of several named tables parted by commas; lateral table functions and derived tables behind a comma are usual. */
export const commaJoin: Rule = {
  id: "L023",
  name: "CommaJoin",
  severity: "warning",
  summary: "Tables are joined with JOIN and not with commas",
  bad: "SELECT u.id FROM users u, orders o WHERE o.user_id = u.id",
  good: "SELECT u.id FROM users u JOIN orders o ON o.user_id = u.id",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "select") continue;
      const [, ...further] = node.from;
      for (const item of further) {
        if (item.kind !== "table" && item.kind !== "joined_table") continue;
        yield {
          offset: tokens.start[item.start] ?? 0,
          message: "Tables are joined by a comma",
          suggestion: "Use JOIN … ON",
        };
      }
    }
  },
};
