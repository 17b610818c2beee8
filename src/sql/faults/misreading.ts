import { DOT, OPEN } from "../symbols.ts";
import { Role, TokenKind, type Tokens } from "../token.ts";
import { word, words } from "../vocabulary.ts";

const {
  AS,
  OVER,
  PARTITION,
  ORDER,
  EXISTS,
  SELECT,
  WITH,
  UPDATE,
  SET,
  INTO,
  VALUES,
  JOIN,
  ON,
  USING,
  IF,
  NOT,
  CREATE,
} = words(
  "AS",
  "OVER",
  "PARTITION",
  "ORDER",
  "EXISTS",
  "SELECT",
  "WITH",
  "UPDATE",
  "SET",
  "INTO",
  "VALUES",
  "JOIN",
  "ON",
  "USING",
  "IF",
  "NOT",
  "CREATE",
);

/** Words that begin a clause behind a SELECT list. */
const clauseWords = new Set("FROM WHERE GROUP HAVING ORDER LIMIT UNION".split(" ").map(word));

/** Where a mistake is that the grammar read past, and what was missing there. */
export interface Misreading {
  readonly index: number;
  readonly expected: ReadonlySet<number | string>;
}

/**
 * Finds the mistake where the grammar took the word behind it for a name and stumbled later: the FROM of
 * `SELECT a AS FROM t`, the PARTITION of `OVER PARTITION BY a`. Only for texts that failed at token `failed`.
 */
export function findMisreading(tokens: Tokens, failed: number): Misreading | undefined {
  const at = (index: number) => tokens.word[index] ?? 0;
  const here = at(failed);
  const last = at(failed - 1);
  const before = at(failed - 2);
  if (before === AS && clauseWords.has(last)) return missing(failed - 1, "a name");
  if (before === OVER && (last === PARTITION || last === ORDER)) return missing(failed - 1, OPEN);
  if (last === EXISTS && here === SELECT) return missing(failed, OPEN);
  if (before === UPDATE && last === SET) return missing(failed - 1, "a table name");
  if (at(failed - 3) === INTO && before === VALUES && last === OPEN) return missing(failed - 2, "a table name");
  if (last === IF && here === EXISTS && startsWithCreate(tokens, failed)) return missing(failed, NOT);
  if (last === OPEN && here === SELECT && at(failed - 3) === WITH) return missing(failed - 1, AS);
  if (here === DOT && isName(tokens, failed - 1) && isName(tokens, failed - 2) && at(failed - 3) === JOIN) {
    return missing(failed - 1, ON, USING);
  }
  return undefined;
}

function missing(index: number, ...expected: readonly (number | string)[]): Misreading {
  return { index, expected: new Set(expected) };
}

function isName(tokens: Tokens, index: number): boolean {
  return tokens.role[index] === Role.Name ||
    (tokens.kind[index] === TokenKind.Word && tokens.role[index] !== Role.Keyword);
}

/** How many tokens the words of CREATE … IF may be apart: `CREATE OR REPLACE TEMPORARY TABLE IF EXISTS`. */
const longestHead = 8;

function startsWithCreate(tokens: Tokens, index: number): boolean {
  for (let i = index; i >= Math.max(0, index - longestHead); i--) if (tokens.word[i] === CREATE) return true;
  return false;
}
