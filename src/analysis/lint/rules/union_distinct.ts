import { words } from "../../../sql/vocabulary.ts";
import type { Rule } from "../rule.ts";

const { UNION, ALL, DISTINCT } = words("UNION", "ALL", "DISTINCT");

/** UNION without ALL sorts or hashes all rows to drop duplicates. */
export const unionDistinct: Rule = {
  id: "L027",
  name: "UnionDistinct",
  severity: "info",
  summary: "UNION ALL is used where duplicates cannot occur or do not matter",
  bad: "SELECT id FROM a UNION SELECT id FROM b",
  good: "SELECT id FROM a UNION ALL SELECT id FROM b",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "set_operation") continue;
      for (const operator of node.operators) {
        if (tokens.word[operator] !== UNION) continue;
        const next = tokens.word[operator + 1];
        if (next === ALL || next === DISTINCT) continue;
        yield {
          offset: tokens.start[operator] ?? 0,
          message: "UNION compares all rows to drop duplicates",
          suggestion: "Use UNION ALL where duplicates cannot occur or do not matter",
        };
      }
    }
  },
};
