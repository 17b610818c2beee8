import { words } from "../../../sql/vocabulary.ts";
import type { Rule } from "../rule.ts";

const { INTO, OUTFILE, DUMPFILE } = words("INTO", "OUTFILE", "DUMPFILE");

/** INTO OUTFILE and INTO DUMPFILE write files on the server. Reads tokens, so it needs no tree. */
export const intoOutfile: Rule = {
  id: "L015",
  name: "IntoOutfile",
  severity: "error",
  summary: "Queries do not write files on the database server",
  bad: "SELECT id FROM users INTO OUTFILE '/tmp/users.txt'",
  good: "SELECT id FROM users",
  standard: false,
  *check({ parsed: { tokens } }) {
    for (let i = 0; i + 1 < tokens.count; i++) {
      const target = tokens.word[i + 1];
      if (tokens.word[i] !== INTO || (target !== OUTFILE && target !== DUMPFILE)) continue;
      yield {
        offset: tokens.start[i] ?? 0,
        message: `INTO ${target === OUTFILE ? "OUTFILE" : "DUMPFILE"} writes a file on the database server`,
        suggestion: "Fetch the rows and write the file in the client",
      };
    }
  },
};
