import type { Dialect, DialectName } from "../dialect.ts";
import type { Feature } from "../features.ts";
import { CLOSE_BRACKET, OPEN_BRACKET } from "../symbols.ts";
import { TokenKind, type Tokens, tokenText } from "../token.ts";

/** A construct that some databases have, how to tell it, and what to write where it is missing. */
interface ForeignConstruct {
  /** The words that show it, upper case, in the text's order; the failure lies on one of them or right behind. */
  readonly words: string;
  /** How a message writes the construct where its words alone would not show it. */
  readonly shown?: string;
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
  { words: "WITH ( NOLOCK", shown: "WITH (NOLOCK)", feature: "tableHints", owner: "SQL Server's", instead: [] },
  { words: "FOR XML", feature: "forXml", owner: "SQL Server's", instead: [] },
  { words: "GO", feature: "goSeparator", owner: "SQL Server's tools'", instead: [] },
  { words: "DELIMITER", feature: "delimiterCommand", owner: "the mysql client's", instead: [] },
];

/** What some dialects write where others have other words, told apart by their names. */
interface ForeignWords {
  /** Upper case, in the text's order. */
  readonly words: string;
  readonly owner: string;
  /** What the same is called, by dialect; the dialects left out have nothing like it. */
  readonly instead: { readonly [name in DialectName]?: string };
}

const identity = "GENERATED ALWAYS AS IDENTITY";

/** Words that only their owners' grammars take; looked at where a text has failed. */
const namesakes: readonly ForeignWords[] = [
  {
    words: "AUTO_INCREMENT",
    owner: "MySQL's",
    instead: {
      postgresql: identity,
      sqlserver: "IDENTITY(1, 1)",
      oracle: identity,
      sqlite: "AUTOINCREMENT",
      snowflake: "AUTOINCREMENT",
      redshift: "IDENTITY(1, 1)",
    },
  },
  {
    words: "AUTOINCREMENT",
    owner: "SQLite's",
    instead: {
      postgresql: identity,
      mysql: "AUTO_INCREMENT",
      mariadb: "AUTO_INCREMENT",
      sqlserver: "IDENTITY(1, 1)",
      oracle: identity,
      redshift: "IDENTITY(1, 1)",
    },
  },
  {
    words: "IDENTITY",
    owner: "SQL Server's",
    instead: {
      postgresql: identity,
      mysql: "AUTO_INCREMENT",
      mariadb: "AUTO_INCREMENT",
      oracle: identity,
      sqlite: "AUTOINCREMENT",
    },
  },
  { words: "ENGINE", owner: "MySQL's", instead: {} },
  {
    words: "SHOW TABLES",
    owner: "MySQL's",
    instead: {
      sqlserver: "SELECT … FROM sys.tables",
      sqlite: "SELECT … FROM sqlite_schema",
      bigquery: "SELECT … FROM INFORMATION_SCHEMA.TABLES",
    },
  },
  {
    words: "DESCRIBE",
    owner: "MySQL's",
    instead: { sqlserver: "EXEC sp_help", sqlite: "PRAGMA table_info", postgresql: "information_schema.columns" },
  },
  { words: "USE", owner: "MySQL's and SQL Server's", instead: { oracle: "ALTER SESSION SET CURRENT_SCHEMA" } },
  {
    words: "EXEC",
    owner: "SQL Server's",
    instead: {
      postgresql: "CALL",
      mysql: "CALL",
      mariadb: "CALL",
      snowflake: "CALL",
      bigquery: "CALL",
      redshift: "CALL",
    },
  },
  { words: "PRINT", owner: "SQL Server's", instead: { mysql: "SELECT", mariadb: "SELECT" } },
  { words: "PRAGMA", owner: "SQLite's", instead: {} },
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
  if (!dialect.features.doubleColonCast && isBehindCast(tokens, index)) {
    return `; :: is PostgreSQL's; ${dialect.title} uses CAST(… AS …)`;
  }
  for (const { words, shown = words, feature, owner, instead } of constructs) {
    if (dialect.features[feature] || !standsAt(tokens, index, words.split(" "))) continue;
    const substitute = instead.find(([has, text]) => dialect.features[has] && text !== words);
    return `; ${shown} is ${owner}${substitute === undefined ? "" : `; ${dialect.title} uses ${substitute[1]}`}`;
  }
  const namesake = namesakes.find(({ words }) => standsAt(tokens, index, words.split(" ")));
  if (namesake === undefined) return "";
  const substitute = namesake.instead[dialect.name];
  return `; ${namesake.words} is ${namesake.owner}${
    substitute === undefined ? "" : `; ${dialect.title} uses ${substitute}`
  }`;
}

/** True at `::` and up to two tokens behind it: a type may have a second word or brackets. */
function isBehindCast(tokens: Tokens, index: number): boolean {
  for (let i = index; i >= Math.max(0, index - 2); i--) if (tokens.sql.startsWith("::", tokens.start[i])) return true;
  return false;
}

/** How databases quote names, by the opening quote. */
const nameQuotes: ReadonlyMap<string, string> = new Map([['"', '"…"'], ["`", "`…`"], ["[", "[…]"]]);

/** Says how a dialect quotes names. */
export function ownQuotes({ lexical, title }: Dialect): string {
  const own = [...nameQuotes].find(([opening]) => lexical.quotes[opening] === "name")?.[1] ?? '"…"';
  return `${title} quotes names as ${own}`;
}

/** How far before a failure a foreign quote is looked for, in tokens: a quoted name falls into a few. */
const quoteReach = 4;

/** True at `[name]` and `[a name]`. */
function isBracketedName(tokens: Tokens, index: number): boolean {
  if (tokens.word[index] !== OPEN_BRACKET) return false;
  let end = index + 1;
  while (tokens.kind[end] === TokenKind.Word) end++;
  return end > index + 1 && tokens.word[end] === CLOSE_BRACKET;
}

/**
 * A backtick or a name in square brackets before the failure at token `failed` in a dialect that quotes names otherwise, and what to write; its
 * text falls into tokens that no grammar explains.
 */
export function foreignQuote(
  tokens: Tokens,
  dialect: Dialect,
  failed: number,
): { readonly index: number; readonly advice: string } | undefined {
  const { quotes } = dialect.lexical;
  const advice = ownQuotes(dialect);
  if (isBracketedName(tokens, failed) && !dialect.features.bracketArray) return { index: failed, advice };
  if (quotes["`"] !== undefined) return undefined;
  for (let index = Math.max(0, failed - quoteReach); index <= failed && index < tokens.count; index++) {
    if (!tokenText(tokens, index).startsWith("`")) continue;
    return { index, advice };
  }
  return undefined;
}
