/**
 * How far the tools agree with the labels of a corpus folder.
 *
 * Usage: `deno task accuracy DIR [--failures DIALECT] [--floor FILE] [--raise FILE] [--json]`
 *
 * A row a dialect: valid statements accepted and invalid ones refused by `validate_sql`, the same by our grammar
 * without judges, queries and DML accepted, tables and functions of `extract_metadata` right. `--floor` exits with 1
 * where a share lies below the file's; `--raise` writes a file that never falls. Statements named in
 * known_disagreements.md, where the database's documentation contradicts the label, count as agreed.
 */
import { type DialectName, dialectNames } from "../src/sql/dialect.ts";
import { parse } from "../src/sql/mod.ts";
import { tools } from "../src/tools/mod.ts";
import type { JsonObject } from "../src/tools/tool.ts";
import { corpusDialects, type LabelledStatement, queryKinds, readCorpus, statementId } from "./corpus.ts";

const columns = ["accept", "reject", "own accept", "own reject", "queries", "tables", "functions"] as const;
type Column = (typeof columns)[number];

/** Functions that are syntax to some and functions to others. */
const unclear = new Set(["cast", "try_cast", "safe_cast", "convert", "extract"]);

class Share {
  good = 0;
  all = 0;
  add(agreed: boolean): void {
    this.all++;
    if (agreed) this.good++;
  }
  get percent(): number {
    return this.all === 0 ? 100 : Math.floor(this.good / this.all * 1000) / 10;
  }
}

type Row = Record<Column, Share>;

function newRow(): Row {
  return Object.fromEntries(columns.map((column) => [column, new Share()])) as Row;
}

function tool(name: string): (args: JsonObject) => Promise<JsonObject | undefined> {
  const found = tools.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`There is no tool ${name}`);
  return async (args) => {
    const result = await found.call(args);
    return result.ok ? result.value : undefined;
  };
}

const validate = tool("validate_sql");
const metadata = tool("extract_metadata");

/** The last part of a name, lower case, without quotes of any kind (BigQuery quotes whole paths). */
function lastPart(name: string): string {
  return name.replaceAll(/["'`[\]]/g, "").split(".").at(-1)?.toLowerCase() ?? "";
}

function names(list: unknown, leaveOut: ReadonlySet<string>): string {
  const texts = Array.isArray(list) ? list.map((name) => lastPart(String(name))) : [];
  return [...new Set(texts)].filter((name) => !leaveOut.has(name)).sort().join(",");
}

interface Failure {
  readonly column: Column;
  readonly id: string;
  readonly statement: LabelledStatement;
  readonly detail: string;
}

async function measure(folder: string, dialect: DialectName, known: ReadonlySet<string>): Promise<[Row, Failure[]]> {
  const row = newRow();
  const failures: Failure[] = [];
  for (const statement of readCorpus(folder, dialect)) {
    const { sql, valid, kind } = statement;
    const id = await statementId(dialect, sql);
    const agreed = known.has(id);
    const tally = (column: Column, right: boolean, detail: string) => {
      row[column].add(right || agreed);
      if (!right && !agreed) failures.push({ column, id, statement, detail });
    };
    const answer = await validate({ sql, dialect });
    const own = await parse(sql, dialect, "none");
    const ownValid = own.error === undefined;
    const error = String(answer?.error ?? own.error?.message ?? "");
    if (valid) {
      tally("accept", answer?.valid === true, error);
      tally("own accept", ownValid, own.error?.message ?? "");
      if (kind !== undefined && queryKinds.has(kind)) tally("queries", answer?.valid === true, error);
    } else {
      tally("reject", answer?.valid === false, statement.mutation ?? "");
      tally("own reject", !ownValid, statement.mutation ?? "");
    }
    if (!valid || statement.tables === undefined) continue;
    const found = await metadata({ sql, dialect });
    const none: ReadonlySet<string> = new Set();
    for (
      const [column, want, leaveOut] of [["tables", statement.tables, none], [
        "functions",
        statement.functions,
        unclear,
      ]] as const
    ) {
      const got = names(found?.[column], leaveOut);
      const wanted = names(want, leaveOut);
      tally(column, got === wanted, `got ${got}; labelled ${wanted}`);
    }
  }
  return [row, failures];
}

/** Valid queries and DML of the other dialects' files, under `generic`. */
async function measureGeneric(folder: string, dialects: readonly DialectName[]): Promise<[Share, string[]]> {
  const share = new Share();
  const lines: string[] = [];
  for (const dialect of dialects) {
    if (dialect === "generic") continue;
    for (const { sql, valid, kind } of readCorpus(folder, dialect)) {
      if (!valid || kind === undefined || !queryKinds.has(kind)) continue;
      const answer = await validate({ sql, dialect: "generic" });
      share.add(answer?.valid === true);
      if (answer?.valid !== true) {
        lines.push(`${dialect} ${sql.replaceAll(/\s+/g, " ").slice(0, 160)}\n    ${String(answer?.error)}`);
      }
    }
  }
  return [share, lines];
}

function readKnown(): Set<string> {
  const text = Deno.readTextFileSync(new URL("./known_disagreements.md", import.meta.url));
  return new Set([...text.matchAll(/^- `([0-9a-f]{12})`/gm)].map((match) => match[1] ?? ""));
}

function cell(share: Share): string {
  return `${share.percent.toFixed(1)} ${`${share.good}/${share.all}`.padStart(9)}`.padStart(16);
}

type Floor = Record<string, Record<string, number>>;

async function main(args: readonly string[]): Promise<number> {
  const option = (name: string) => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const folder = args[0];
  if (folder === undefined || folder.startsWith("--")) {
    console.error("Usage: deno task accuracy DIR [--failures DIALECT|generic-others] [--floor FILE] [--raise FILE]");
    return 2;
  }
  const wanted = option("--failures");
  const dialects = corpusDialects(folder);
  if (dialects.length === 0) {
    console.error(`There is no DIALECT.jsonl in ${folder}; a file is named after one of ${dialectNames.join(", ")}`);
    return 2;
  }
  const known = readKnown();
  if (wanted === "generic-others") {
    console.log((await measureGeneric(folder, dialects))[1].join("\n"));
    return 0;
  }
  const shown = dialects.filter((dialect) => wanted === undefined || dialect === wanted);
  const results: Floor = {};
  const worst: { readonly text: string; readonly percent: number }[] = [];
  console.log(`${"".padEnd(12)}${columns.map((column) => column.padStart(16)).join("")}`);
  for (const dialect of shown) {
    const [row, failures] = await measure(folder, dialect, known);
    console.log(`${dialect.padEnd(12)}${columns.map((column) => cell(row[column])).join("")}`);
    results[dialect] = Object.fromEntries(columns.map((column) => [column, row[column].percent]));
    for (const column of columns) worst.push({ text: `${dialect} ${column}`, percent: row[column].percent });
    if (wanted === undefined) continue;
    for (const { column, id, statement, detail } of failures) {
      console.log(
        `\n[${column}] ${id} ${statement.kind ?? ""} ${statement.source ?? ""}\n${statement.sql}\n    ${detail}`,
      );
    }
  }
  if (wanted === undefined) {
    const [share] = await measureGeneric(folder, dialects);
    console.log(`${"others' queries under generic".padEnd(32)}${cell(share)}`);
    results["others"] = { generic: share.percent };
    worst.sort((a, b) => a.percent - b.percent);
    console.log(`worst: ${worst.slice(0, 5).map(({ text, percent }) => `${text} ${percent.toFixed(1)}`).join(", ")}`);
  }
  const floorFile = option("--floor");
  let below = 0;
  if (floorFile !== undefined) {
    const floor: Floor = JSON.parse(Deno.readTextFileSync(floorFile));
    for (const [dialect, shares] of Object.entries(floor)) {
      for (const [column, least] of Object.entries(shares)) {
        const got = results[dialect]?.[column];
        if (got === undefined || got >= least) continue;
        console.log(`below the floor: ${dialect} ${column} ${got.toFixed(1)} < ${least.toFixed(1)}`);
        below++;
      }
    }
    console.log(below === 0 ? "no share lies below the floor" : `${below} shares lie below the floor`);
  }
  const raise = option("--raise");
  if (raise !== undefined) {
    let old: Floor = {};
    try {
      old = JSON.parse(Deno.readTextFileSync(raise));
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
    for (const [dialect, shares] of Object.entries(results)) {
      for (const [column, got] of Object.entries(shares)) shares[column] = Math.max(got, old[dialect]?.[column] ?? 0);
    }
    Deno.writeTextFileSync(raise, `${JSON.stringify({ ...old, ...results }, null, 2)}\n`);
  }
  return below === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exit(await main(Deno.args));
