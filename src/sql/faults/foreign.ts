import type { Dialect } from "../dialect.ts";
import type { Feature } from "../features.ts";
import { type Tokens, tokenText } from "../token.ts";

/** A construct that some databases have, how to tell it, and what to write where it is missing. */
interface ForeignConstruct {
  /** The words that show it, upper case, in the text's order; the failure lies on one of them or right behind. */
  readonly words: string;
  /** The feature that a dialect has where it has the construct. */
  readonly feature: Feature;
  /** Whose it is, as a sentence goes on: "SQL Server's". */
  readonly owner: string;
  /** What says the same elsewhere, by feature of the dialect at hand; the first that it has is named. */
  readonly instead: readonly (readonly [Feature, string])[];
}

const rowLimits: readonly (readonly [Feature, string])[] = [
  ["limit", "LIMIT"],
  ["top", "TOP"],
  ["fetchFirst", "FETCH FIRST n ROWS ONLY"],
];

const constructs: readonly ForeignConstruct[] = [
  { words: "TOP", feature: "top", owner: "SQL Server's", instead: rowLimits },
  { words: "LIMIT", feature: "limit", owner: "PostgreSQL's and MySQL's", instead: rowLimits.slice(1) },
  { words: "FETCH FIRST", feature: "fetchFirst", owner: "standard SQL's", instead: rowLimits },
  { words: "FETCH NEXT", feature: "fetchFirst", owner: "standard SQL's", instead: rowLimits },
  { words: "QUALIFY", feature: "qualify", owner: "Snowflake's and BigQuery's", instead: [] },
  { words: "ILIKE", feature: "ilike", owner: "PostgreSQL's and Snowflake's", instead: [] },
  { words: "SIMILAR TO", feature: "similarTo", owner: "PostgreSQL's", instead: [["regexpOperators", "REGEXP"]] },
  { words: "GLOB", feature: "glob", owner: "SQLite's", instead: [] },
  { words: "RETURNING", feature: "returning", owner: "PostgreSQL's and SQLite's", instead: [["output", "OUTPUT"]] },
  { words: "OUTPUT", feature: "output", owner: "SQL Server's", instead: [["returning", "RETURNING"]] },
  {
    words: "ON CONFLICT",
    feature: "onConflict",
    owner: "PostgreSQL's and SQLite's",
    instead: [["onDuplicateKey", "ON DUPLICATE KEY UPDATE"], ["merge", "MERGE"]],
  },
  {
    words: "ON DUPLICATE KEY",
    feature: "onDuplicateKey",
    owner: "MySQL's",
    instead: [["onConflict", "ON CONFLICT"], ["merge", "MERGE"]],
  },
  { words: "MINUS", feature: "minus", owner: "Oracle's", instead: [["limit", "EXCEPT"], ["top", "EXCEPT"]] },
  { words: "CONNECT BY", feature: "connectBy", owner: "Oracle's", instead: [] },
  { words: "START WITH", feature: "connectBy", owner: "Oracle's", instead: [] },
  { words: "PREWHERE", feature: "prewhere", owner: "ClickHouse's", instead: [] },
  { words: "ARRAY JOIN", feature: "arrayJoin", owner: "ClickHouse's", instead: [] },
  { words: "CROSS APPLY", feature: "apply", owner: "SQL Server's", instead: [["lateral", "CROSS JOIN LATERAL"]] },
  { words: "OUTER APPLY", feature: "apply", owner: "SQL Server's", instead: [["lateral", "LEFT JOIN LATERAL"]] },
  { words: "LATERAL", feature: "lateral", owner: "PostgreSQL's and MySQL's", instead: [["apply", "CROSS APPLY"]] },
  { words: "FULL JOIN", feature: "fullJoin", owner: "standard SQL's", instead: [] },
  { words: "FULL OUTER", feature: "fullJoin", owner: "standard SQL's", instead: [] },
  { words: "PIVOT", feature: "pivot", owner: "SQL Server's and Oracle's", instead: [] },
  { words: "UNPIVOT", feature: "pivot", owner: "SQL Server's and Oracle's", instead: [] },
  {
    words: "MERGE INTO",
    feature: "merge",
    owner: "standard SQL's",
    instead: [["onConflict", "INSERT … ON CONFLICT"], [
      "onDuplicateKey",
      "INSERT … ON DUPLICATE KEY UPDATE",
    ]],
  },
  { words: "TRUNCATE TABLE", feature: "truncate", owner: "other databases'", instead: [["limit", "DELETE FROM"]] },
  {
    words: "REPLACE INTO",
    feature: "replaceStatement",
    owner: "MySQL's and SQLite's",
    instead: [["onConflict", "ON CONFLICT"]],
  },
  { words: "FOR XML", feature: "forXml", owner: "SQL Server's", instead: [] },
  { words: "GO", feature: "goSeparator", owner: "SQL Server's tools'", instead: [] },
  { words: "DELIMITER", feature: "delimiterCommand", owner: "the mysql client's", instead: [] },
];

/** True when `words` stand in the text with token `index` or the one before it among them. */
function standsAt(tokens: Tokens, index: number, words: readonly string[]): boolean {
  for (let start = Math.max(0, index - words.length); start <= index; start++) {
    if (words.every((word, i) => start + i < tokens.count && tokenText(tokens, start + i).toUpperCase() === word)) {
      return true;
    }
  }
  return false;
}

/**
 * Says whose a construct is that the dialect lacks and what to use instead: "; TOP is SQL Server's; PostgreSQL
 * uses LIMIT". Empty where the failure at token `index` shows none.
 */
export function foreignHint(tokens: Tokens, dialect: Dialect, index: number): string {
  if (!dialect.features.doubleColonCast && tokens.sql.startsWith("::", tokens.start[index])) {
    return `; :: is PostgreSQL's; ${dialect.title} uses CAST(… AS …)`;
  }
  for (const { words, feature, owner, instead } of constructs) {
    if (dialect.features[feature] || !standsAt(tokens, index, words.split(" "))) continue;
    const substitute = instead.find(([has, text]) => dialect.features[has] && text !== words);
    return `; ${words} is ${owner}${substitute === undefined ? "" : `; ${dialect.title} uses ${substitute[1]}`}`;
  }
  return "";
}

/** How databases quote names, by the opening quote. */
const nameQuotes: ReadonlyMap<string, string> = new Map([['"', '"…"'], ["`", "`…`"], ["[", "[…]"]]);

/** How far before a failure a foreign quote is looked for, in tokens: a quoted name falls into a few. */
const quoteReach = 4;

/**
 * A backtick before the failure at token `failed` in a dialect that quotes names otherwise, and what to write; its
 * text falls into tokens that no grammar explains.
 */
export function foreignQuote(
  tokens: Tokens,
  dialect: Dialect,
  failed: number,
): { readonly index: number; readonly advice: string } | undefined {
  const { quotes } = dialect.lexical;
  if (quotes["`"] !== undefined) return undefined;
  for (let index = Math.max(0, failed - quoteReach); index <= failed && index < tokens.count; index++) {
    if (!tokenText(tokens, index).startsWith("`")) continue;
    const own = [...nameQuotes].find(([opening]) => quotes[opening] === "name")?.[1] ?? '"…"';
    return { index, advice: `${dialect.title} quotes names as ${own}` };
  }
  return undefined;
}
