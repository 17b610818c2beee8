import type { SqlLanguage } from "sql-formatter";
import type { DialectName } from "../../sql/dialect.ts";
import { parse, type ParseResult } from "../../sql/mod.ts";
import { CLOSE, OPEN } from "../../sql/symbols.ts";
import type { Tokens } from "../../sql/token.ts";
import { isUntyped } from "../untyped_names.ts";
import { Layout } from "./layout.ts";
import { type FormatOptions, shownText } from "./printer.ts";
import { markSemicolons } from "./semicolons.ts";
import { layTokens } from "./token_layout.ts";

/** The longest text that is given to sql-formatter, in UTF-16 units, and the deepest: it takes its time. */
const longest = 4096;
const deepest = 50;

const languages: Readonly<Record<DialectName, SqlLanguage>> = {
  generic: "sql",
  postgresql: "postgresql",
  mysql: "mysql",
  mariadb: "mariadb",
  sqlserver: "transactsql",
  oracle: "plsql",
  sqlite: "sqlite",
  snowflake: "snowflake",
  bigquery: "bigquery",
  redshift: "redshift",
  clickhouse: "clickhouse",
};

function nesting(tokens: Tokens): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.word[i] === OPEN) deepest = Math.max(deepest, ++depth);
    else if (tokens.word[i] === CLOSE) depth--;
  }
  return deepest;
}

/** Tokens and comments of a text, one below the other, in order. */
function pieces(tokens: Tokens): string[] {
  const { sql, start, end, comments, count } = tokens;
  const texts: string[] = [];
  let comment = 0;
  for (let i = 0; i <= count; i++) {
    for (let next = comments[comment]; next?.before === i; next = comments[++comment]) {
      texts.push(sql.slice(next.start, next.end));
    }
    if (i < count) texts.push(sql.slice(start[i], end[i]));
  }
  return texts;
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}

/** A laid out text with the case of keywords and the semicolons that are asked for. */
function finish(parsed: ParseResult, options: FormatOptions): string {
  const { tokens, statements } = parsed;
  const layout = new Layout(tokens);
  layTokens(layout, parsed);
  if (options.addSemicolon) markSemicolons(layout, statements);
  let text = "";
  for (let i = 0; i < tokens.count; i++) {
    text += tokens.sql.slice(tokens.end[i - 1] ?? 0, tokens.start[i]) + shownText(layout, options, i);
  }
  return text + tokens.sql.slice(tokens.end[tokens.count - 1]);
}

/**
 * Lays out a text of which no statement has a tree with sql-formatter. Gives undefined where the text is too long for
 * it, and where its layout would break the law that ours keeps: nothing but white space changes, the result is valid,
 * and laying it out again gives the same.
 *
 * @param read Reads the result again.
 */
export async function foreignLayout(
  parsed: ParseResult,
  options: FormatOptions,
  read: (sql: string, dialect: DialectName) => ParseResult | Promise<ParseResult> = parse,
): Promise<string | undefined> {
  const { tokens, dialect, statements } = parsed;
  if (tokens.sql.length > longest || nesting(tokens) > deepest || !statements.every(isUntyped)) return undefined;
  const { format } = await import("sql-formatter");
  const lay = async (sql: string): Promise<ParseResult | undefined> => {
    try {
      const text = format(sql, {
        language: languages[dialect.name],
        tabWidth: options.indentSize,
        keywordCase: "preserve",
        expressionWidth: 100,
      });
      const laid = await read(text, dialect.name);
      return laid.error === undefined && areSame(pieces(laid.tokens), pieces(tokens)) ? laid : undefined;
    } catch {
      // It throws on what its own grammar does not know.
      return undefined;
    }
  };
  const laid = await lay(tokens.sql);
  if (laid === undefined || laid.tree) return undefined;
  const again = await lay(laid.tokens.sql);
  return again?.tokens.sql === laid.tokens.sql ? finish(laid, options) : undefined;
}
