import type { Rule } from "../rule.ts";

/** Longest line, in code points. */
const longest = 100;

/** Lines of more than 100 characters, but for those that begin inside or with a comment, or inside a string. */
export const longLines: Rule = {
  id: "L005",
  name: "LongLines",
  severity: "info",
  summary: "Lines hold at most 100 characters",
  bad:
    "SELECT customer_identifier, customer_name, customer_email_address, customer_telephone_number FROM all_customers",
  good:
    "SELECT customer_identifier, customer_name, customer_email_address, customer_telephone_number\nFROM all_customers",
  standard: true,
  *check({ sql, lines, comments }) {
    const commentStarts = new Set(comments.map((comment) => comment.start));
    for (const line of lines) {
      if (line.protected || line.end - line.start <= longest || commentStarts.has(line.indentEnd)) continue;
      let characters = 0;
      let offset = line.start;
      for (let i = line.start; i < line.end; i++) {
        const code = sql.charCodeAt(i);
        if (code >= 0xd800 && code <= 0xdbff && i + 1 < line.end) i++;
        characters++;
        if (characters === longest) offset = i + 1;
      }
      if (characters <= longest) continue;
      yield {
        offset,
        message: "Line exceeds maximum length",
        suggestion: `Split this line into multiple lines (current: ${characters} chars, max: ${longest})`,
      };
    }
  },
};
