import type { Rule } from "../rule.ts";

/** Columns up to which DISTINCT is usual. */
const most = 5;

/** DISTINCT over more than five columns often hides a join that multiplies rows. */
export const distinctManyColumns: Rule = {
  id: "L030",
  name: "DistinctManyColumns",
  severity: "info",
  summary: "DISTINCT is used over few columns",
  bad: "SELECT DISTINCT a, b, c, d, e, f FROM t",
  good: "SELECT DISTINCT a, b FROM t",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "select" || !node.distinct || node.items.length <= most) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: `DISTINCT compares ${node.items.length} columns of every row`,
        suggestion: "Mend the join that multiplies rows, or group by the key",
      };
    }
  },
};
