import { tokenText } from "../../../sql/token.ts";
import type { Rule } from "../rule.ts";

/** LIKE with a pattern that begins with `%` or `_`. */
export const leadingWildcard: Rule = {
  id: "L018",
  name: "LeadingWildcard",
  severity: "warning",
  summary: "A LIKE pattern begins with fixed text, so that an index can serve it",
  bad: "SELECT id FROM users WHERE name LIKE '%son'",
  good: "SELECT id FROM users WHERE name LIKE 'son%'",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "like" || node.pattern.kind !== "literal") continue;
      if (!/^[A-Za-z]{0,2}'[%_]/.test(tokenText(tokens, node.pattern.start))) continue;
      yield {
        offset: tokens.start[node.pattern.start] ?? 0,
        message: "A pattern with a leading wildcard cannot use an index",
        suggestion: "Begin the pattern with fixed text, or use full-text search",
      };
    }
  },
};
