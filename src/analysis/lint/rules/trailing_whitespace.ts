import type { Rule } from "../rule.ts";

/** Spaces or tabs at a line's end; not inside strings, quoted names and comments. */
export const trailingWhitespace: Rule = {
  id: "L001",
  name: "TrailingWhitespace",
  severity: "warning",
  summary: "Lines end with their last visible character",
  bad: "SELECT id  \nFROM users",
  good: "SELECT id\nFROM users",
  standard: true,
  *check(input) {
    const { sql, lines } = input;
    for (const { start, end } of lines) {
      let first = end;
      while (first > start && (sql[first - 1] === " " || sql[first - 1] === "\t")) first--;
      if (first === end || input.isProtected(end - 1)) continue;
      yield {
        offset: first,
        message: "Line has trailing whitespace",
        suggestion: "Remove trailing spaces or tabs from the end of the line",
        edit: { start: first, end, text: "" },
      };
    }
  },
};
