import type { Rule } from "../rule.ts";

const levelWidth = 4;
const deepest = 4;

/** Indentation of more than four levels of four columns; a tab is one level. */
export const indentationDepth: Rule = {
  id: "L004",
  name: "IndentationDepth",
  severity: "warning",
  summary: "Code is indented at most four levels of four columns",
  bad: "SELECT id\nFROM users\nWHERE id IN (\n                    SELECT user_id FROM orders\n)",
  good: "SELECT id\nFROM users\nWHERE id IN (\n    SELECT user_id FROM orders\n)",
  standard: true,
  *check({ sql, lines }) {
    for (const line of lines) {
      if (line.protected || line.indentEnd === line.end) continue;
      let width = 0;
      for (let i = line.start; i < line.indentEnd; i++) width += sql.charCodeAt(i) === 9 ? levelWidth : 1;
      const levels = Math.floor(width / levelWidth);
      if (levels <= deepest) continue;
      yield {
        offset: line.start,
        message: `Indentation depth exceeds maximum: ${levels} levels (max ${deepest})`,
        suggestion: "Consider simplifying the query or breaking it into smaller parts",
      };
    }
  },
};
