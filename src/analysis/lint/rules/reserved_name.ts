import { WordClass } from "../../../sql/dialect.ts";
import { Role, TokenKind, tokenText } from "../../../sql/token.ts";
import { knownWord } from "../../../sql/vocabulary.ts";
import { DOT } from "../../../sql/symbols.ts";
import type { Rule } from "../rule.ts";

/** A reserved word, quoted or where the dialect lets it stand bare, as the name of a column, table or alias. */
export const reservedName: Rule = {
  id: "L025",
  name: "ReservedName",
  severity: "warning",
  summary: "Names are no words that SQL reserves",
  bad: 'SELECT id AS "select" FROM users',
  good: "SELECT id AS choice FROM users",
  standard: false,
  *check({ parsed }) {
    const { tokens, dialect } = parsed;
    for (let i = 0; i < tokens.count; i++) {
      const quoted = tokens.kind[i] === TokenKind.QuotedName;
      if (!quoted && tokens.role[i] !== Role.Name) continue;
      if (tokens.word[i - 1] === DOT) continue;
      const text = quoted ? tokenText(tokens, i).slice(1, -1) : tokenText(tokens, i);
      if (!/^[A-Za-z_]+$/.test(text)) continue;
      if (((dialect.wordClass[knownWord(text)] ?? 0) & WordClass.Reserved) === 0) continue;
      yield {
        offset: tokens.start[i] ?? 0,
        message: `'${text}' is a reserved word used as a name`,
        suggestion: "Choose a name that needs no quotes in any database",
      };
    }
  },
};
