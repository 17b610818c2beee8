import { COMMA } from "../../../sql/symbols.ts";
import type { Rule } from "../rule.ts";

/** Lines that begin with a comma. */
export const commaPlacement: Rule = {
  id: "L008",
  name: "CommaPlacement",
  severity: "info",
  summary: "Commas end lines and do not begin them",
  bad: "SELECT id\n     , name\nFROM users",
  good: "SELECT id,\n       name\nFROM users",
  standard: true,
  *check({ parsed, lines }) {
    for (const line of lines) {
      if (line.firstToken < 0 || parsed.tokens.word[line.firstToken] !== COMMA) continue;
      yield {
        offset: line.indentEnd,
        message: "Leading comma found, but trailing comma style is preferred",
        suggestion: "Move comma to end of previous line",
      };
    }
  },
};
