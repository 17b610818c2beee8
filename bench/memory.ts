/**
 * Resident memory of the server, and what large requests do to small ones.
 *
 * Usage: `deno task bench memory`
 */
import { quantile, residentMemory, start, timedCall } from "./server.ts";

const small = "SELECT id, name FROM users WHERE active = true";

/** 64 KB less what the message around it takes, of one kind of text. */
const large: Readonly<Record<string, string>> = {
  "a select list": `SELECT ${"a.b, ".repeat(12_000)}1 FROM a`,
  "a chain of +": `SELECT 1${"+1".repeat(31_000)}`,
  "a chain of UNION": `SELECT 1${" UNION SELECT 1".repeat(4_200)}`,
  "empty statements": ";".repeat(63_000),
  "a chain of ::": `SELECT a${"::int".repeat(12_600)}`,
  "brackets": `SELECT ${"(".repeat(400)}1${")".repeat(400)}${", 1".repeat(20_000)}`,
};

await using server = await start();
const row = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join(""));
const memory = async () => (await residentMemory(server.pid)).toFixed(0);

row("", "resident MB");
row("idle", await memory());
for (let count = 0; count < 5000; count += 16) {
  await Promise.all(Array.from({ length: 16 }, () => timedCall(server, "validate_sql", small)));
}
row("after 5,000 small calls", await memory());
for (const [tool, calls] of [["analyze_sql", 2000], ["format_sql", 1000], ["lint_sql", 1000]] as const) {
  for (let count = 0; count < calls; count++) await timedCall(server, tool, `${small} AND id = ${count}`);
}
row("after 4,000 calls of other tools", await memory());

console.log();
row("analyze_sql of 64 KB", "ms", "resident MB");
for (const [name, sql] of Object.entries(large)) {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) times.push(await timedCall(server, "analyze_sql", sql.slice(0, 65_300)));
  row(name, quantile(times, 0.5).toFixed(0), await memory());
}

const before = await memory();
const heavy = Promise.all(
  Array.from({ length: 10 }, () => timedCall(server, "analyze_sql", large["a select list"] ?? "")),
);
const waits: number[] = [];
let done = false;
heavy.finally(() => done = true);
while (!done) waits.push(await timedCall(server, "validate_sql", small));
await heavy;
console.log();
row("validate_sql beside ten of these at once", "most ms", "MB before", "MB after");
row("", Math.max(...waits).toFixed(0), before, await memory());
