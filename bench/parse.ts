/**
 * Parse speed: a hundred analytic queries beside node-sql-parser and libpg-query, and growth over text sizes.
 * `deno task bench parse`. Ratios are of one run; the machine's own speed cancels out.
 */
import { judgePostgres, preparePostgres } from "../src/sql/judges/postgres.ts";
import { parse } from "../src/sql/mod.ts";
import { analyticQueries } from "./analytic_queries.ts";

/** Best of several rounds, in milliseconds, after a warm-up. */
function best(run: () => void, rounds = 7): number {
  run();
  let least = Infinity;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

function row(name: string, milliseconds: number, bytes: number, ours: number): string {
  const speed = bytes / 1e6 / (milliseconds / 1e3);
  return `${name.padEnd(34)}${milliseconds.toFixed(1).padStart(10)} ms${speed.toFixed(1).padStart(9)} MB/s${
    (milliseconds / ours).toFixed(1).padStart(9)
  } ×`;
}

async function peers(): Promise<void> {
  const bytes = analyticQueries.reduce((sum, sql) => sum + sql.length, 0);
  console.log(`${analyticQueries.length} analytic queries, ${(bytes / 1e3).toFixed(0)} KB`);
  const ours = best(() => analyticQueries.forEach((sql) => void parse(sql, "postgresql", "none")));
  console.log(row("our grammar", ours, bytes, ours));
  const { default: build } = await import("node-sql-parser/build/postgresql.js");
  const parser = new build.Parser();
  console.log(row("node-sql-parser", best(() => analyticQueries.forEach((sql) => parser.astify(sql)), 3), bytes, ours));
  if (await preparePostgres()) {
    console.log(row("libpg-query", best(() => analyticQueries.forEach((sql) => judgePostgres(sql)), 3), bytes, ours));
  }
}

/** Texts of a size whose nature is to be slow somewhere. */
const growing: readonly (readonly [name: string, make: (size: number) => string])[] = [
  ["ordinary script", (size) => repeated("SELECT a, b + 1 FROM t WHERE c = 'x' AND d IN (1, 2, 3);\n", size)],
  ["a + a + …", (size) => `SELECT ${repeated("a + ", size - 8)}a`],
  ["UNION chain", (size) => `${repeated("SELECT a FROM t UNION ALL ", size)}SELECT 1`],
  ["a.a.a.…", (size) => `SELECT ${repeated("a.", size - 8)}a`],
  ["a::t::t…", (size) => `SELECT a${repeated("::int", size - 8)}`],
  ["IN list", (size) => `SELECT a FROM t WHERE b IN (${repeated("'x', ", size - 32)}'y')`],
  ["VALUES rows", (size) => `INSERT INTO t (a, b) VALUES ${repeated("(1, 'x'), ", size - 40)}(2, 'y')`],
  ["AND chain", (size) => `SELECT a FROM t WHERE ${repeated("b = 1 AND ", size - 30)}c = 2`],
  ["semicolons", (size) => `SELECT 1${repeated(";", size - 8)}`],
];

function repeated(text: string, size: number): string {
  return text.repeat(Math.max(1, Math.floor(size / text.length)));
}

function growth(): void {
  const sizes = [1, 4, 16, 64, 1024];
  console.log(`\n${"milliseconds at".padEnd(20)}${sizes.map((size) => `${size} KB`.padStart(10)).join("")}`);
  for (const [name, make] of growing) {
    const times = sizes.map((size) => {
      const sql = make(size * 1024);
      return best(() => void parse(sql, "postgresql", "none"), 5);
    });
    console.log(`${name.padEnd(20)}${times.map((time) => time.toFixed(2).padStart(10)).join("")}`);
  }
}

if (import.meta.main) {
  await peers();
  growth();
}
