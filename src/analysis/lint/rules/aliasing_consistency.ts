import { CLOSE, DOT, OPEN } from "../../../sql/symbols.ts";
import type { ParseResult } from "../../../sql/mod.ts";
import { WordClass } from "../../../sql/dialect.ts";
import { TokenKind, tokenText } from "../../../sql/token.ts";
import { words } from "../../../sql/vocabulary.ts";
import { namedTables } from "../tables.ts";
import type { Finding, Rule } from "../rule.ts";

const { FROM, JOIN, AS, SELECT } = words("FROM", "JOIN", "AS", "SELECT");

interface Mention {
  readonly keyword: number;
  readonly name: number;
  readonly aliased: boolean;
}

/** The table names behind FROM and JOIN of a text without a tree, by the tokens alone. */
function mentions({ tokens, dialect }: ParseResult): Mention[] {
  const isName = (i: number) =>
    tokens.kind[i] === TokenKind.QuotedName || (tokens.kind[i] === TokenKind.Word &&
      ((dialect.wordClass[tokens.word[i] ?? 0] ?? 0) & (WordClass.Reserved | WordClass.NoTableAlias)) === 0);
  const found: Mention[] = [];
  for (let keyword = 0; keyword < tokens.count; keyword++) {
    if (tokens.word[keyword] !== FROM && tokens.word[keyword] !== JOIN) continue;
    let i = keyword + 1;
    if (!isName(i)) continue;
    while (tokens.word[i + 1] === DOT && i + 2 < tokens.count) i += 2;
    if (tokens.word[i + 1] === OPEN || tokens.word[i + 1] === CLOSE) continue;
    found.push({ keyword, name: i, aliased: tokens.word[i + 1] === AS || isName(i + 1) });
  }
  return found;
}

function* withoutTree(parsed: ParseResult): Iterable<Finding> {
  const { tokens } = parsed;
  if (!tokens.word.includes(SELECT)) return;
  const found = mentions(parsed);
  if (!found.some(({ aliased }) => aliased)) return;
  for (const { keyword, name, aliased } of found) {
    if (aliased) continue;
    yield {
      offset: tokens.start[keyword] ?? 0,
      message: `Mixed use of table name '${tokenText(tokens, name)}' and aliases`,
      suggestion: "Use the alias consistently throughout the query",
    };
  }
}

/** A SELECT that gives some of its tables an alias and others none. */
export const aliasingConsistency: Rule = {
  id: "L009",
  name: "AliasingConsistency",
  severity: "warning",
  summary: "In one SELECT all tables have aliases or none has",
  bad: "SELECT u.id, orders.total FROM users u JOIN orders ON u.id = orders.user_id",
  good: "SELECT u.id, o.total FROM users u JOIN orders o ON u.id = o.user_id",
  standard: true,
  *check({ parsed, nodes }) {
    if (parsed.error !== undefined) return yield* withoutTree(parsed);
    for (const node of nodes) {
      if (node.kind !== "select") continue;
      const tables = namedTables(node.from);
      const aliased = tables.filter((table) => table.alias !== undefined).length;
      if (aliased === 0 || aliased === tables.length) continue;
      yield {
        offset: parsed.tokens.start[node.start] ?? 0,
        message: "Some tables have aliases while others don't",
        suggestion: "Use aliases consistently for all tables in the query",
      };
    }
  },
};
