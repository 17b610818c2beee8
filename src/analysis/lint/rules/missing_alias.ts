import { tokenText } from "../../../sql/token.ts";
import { namedTables, sourceCount } from "../tables.ts";
import type { Rule } from "../rule.ts";

/** A table without an alias in a SELECT over several. */
export const missingAlias: Rule = {
  id: "L024",
  name: "MissingAlias",
  severity: "info",
  summary: "In a query over several tables each has an alias",
  bad: "SELECT users.id FROM users JOIN orders ON orders.user_id = users.id",
  good: "SELECT u.id FROM users u JOIN orders o ON o.user_id = u.id",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "select" || sourceCount(node) < 2) continue;
      for (const { alias, name, start } of namedTables(node.from)) {
        if (alias !== undefined) continue;
        yield {
          offset: tokens.start[start] ?? 0,
          message: `Table '${
            tokenText(tokens, name.parts.at(-1) ?? start)
          }' has no alias in a query over several tables`,
          suggestion: "Give each table a short alias",
        };
      }
    }
  },
};
