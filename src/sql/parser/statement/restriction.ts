import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const { WITH, READ, ONLY, CHECK, OPTION, CONSTRAINT } = words("WITH", "READ", "ONLY", "CHECK", "OPTION", "CONSTRAINT");

/** Oracle's `WITH READ ONLY` and `WITH CHECK OPTION [CONSTRAINT name]` at the end of a query in brackets, if they stand there. */
export function parseRestriction(p: Parser): void {
  if (!p.has.restrictedQueries || p.word !== WITH || (p.wordAt(1) !== READ && p.wordAt(1) !== CHECK)) return;
  p.expect(WITH);
  if (p.accept(READ)) p.expect(ONLY);
  else p.expectAll(CHECK, OPTION);
  if (p.accept(CONSTRAINT)) p.name("a constraint's name");
}
