import type { Rule } from "../rule.ts";

/** INSERT of rows without a list of columns depends on the table's column order. */
export const insertWithoutColumns: Rule = {
  id: "L026",
  name: "InsertWithoutColumns",
  severity: "warning",
  summary: "INSERT lists the columns it fills",
  bad: "INSERT INTO users VALUES (1, 'Ana')",
  good: "INSERT INTO users (id, name) VALUES (1, 'Ana')",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "insert" || node.columns.length > 0 || node.source === undefined) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "INSERT without a column list depends on the order of the table's columns",
        suggestion: "List the columns behind the table's name",
      };
    }
  },
};
