import type { Rule } from "../rule.ts";

/** DROP of a table or view without IF EXISTS fails where the object is gone. */
export const dropWithoutIfExists: Rule = {
  id: "L013",
  name: "DropWithoutIfExists",
  severity: "warning",
  summary: "DROP says IF EXISTS, so that a script can run twice",
  bad: "DROP TABLE staging",
  good: "DROP TABLE IF EXISTS staging",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "drop" || node.ifExists) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "DROP without IF EXISTS fails where the object does not exist",
        suggestion: "Write DROP … IF EXISTS",
      };
    }
  },
};
