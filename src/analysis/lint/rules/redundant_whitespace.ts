import type { Rule } from "../rule.ts";

/** Runs of several spaces inside a line: not the indentation, not the line's end, not inside strings and comments. */
export const redundantWhitespace: Rule = {
  id: "L010",
  name: "RedundantWhitespace",
  severity: "info",
  summary: "One space parts two words",
  bad: "SELECT id  FROM   users",
  good: "SELECT id FROM users",
  standard: true,
  *check(input) {
    const { sql, lines } = input;
    for (const line of lines) {
      let i = line.protected ? line.start : line.indentEnd;
      while (i < line.end) {
        if (sql.charCodeAt(i) !== 32) {
          i++;
          continue;
        }
        const start = i;
        while (i < line.end && sql.charCodeAt(i) === 32) i++;
        if (i - start < 2 || i === line.end || sql.charCodeAt(i) === 9 || input.isProtected(start)) continue;
        yield {
          offset: start,
          message: "Multiple consecutive spaces found",
          suggestion: "Reduce to single space",
          edit: { start, end: i, text: " " },
        };
      }
    }
  },
};
