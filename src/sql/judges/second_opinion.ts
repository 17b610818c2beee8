import type { DialectName } from "../dialect.ts";

/** The part of node-sql-parser that is used here. */
interface Parser {
  astify(sql: string): unknown;
}

interface Build {
  readonly default: { readonly Parser: new () => Parser };
}

/**
 * The builds that are asked. None for sqlserver, whose build accepts nearly anything, and none for oracle and
 * clickhouse, which the package does not have; postgresql has a judge of its own.
 */
const builds: { readonly [name in DialectName]?: () => Promise<Build> } = {
  mysql: () => import("node-sql-parser/build/mysql.js"),
  mariadb: () => import("node-sql-parser/build/mariadb.js"),
  sqlite: () => import("node-sql-parser/build/sqlite.js"),
  snowflake: () => import("node-sql-parser/build/snowflake.js"),
  bigquery: () => import("node-sql-parser/build/bigquery.js"),
  redshift: () => import("node-sql-parser/build/redshift.js"),
};

/** Longest text that is asked about, in UTF-16 units: the package needs up to 20 ms for it. */
const longest = 8192;

const parsers = new Map<DialectName, Parser>();

/** True when `dialect` has a second opinion and `sql` is short enough for it. */
export function hasSecondOpinion(sql: string, dialect: DialectName): boolean {
  return builds[dialect] !== undefined && sql.length <= longest;
}

/**
 * Asks node-sql-parser whether `sql` is valid in `dialect`. False too where it cannot be asked.
 *
 * @example
 * ```ts
 * await secondOpinion("SELECT 1", "mysql"); // true
 * ```
 */
export async function secondOpinion(sql: string, dialect: DialectName): Promise<boolean> {
  const build = builds[dialect];
  if (build === undefined || sql.length > longest) return false;
  try {
    let parser = parsers.get(dialect);
    if (parser === undefined) {
      parser = new (await build()).default.Parser();
      parsers.set(dialect, parser);
    }
    parser.astify(sql);
    return true;
  } catch {
    return false;
  }
}
