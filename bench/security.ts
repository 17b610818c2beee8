/**
 * How many attacks the scanner finds and how often it cries wolf, on the two sets of the tests; with `--corpus` also
 * the share of a folder's valid statements that it calls high or critical:
 *
 *     deno run --allow-read --config tests/deno.json bench/security.ts [FOLDER] [--corpus] [--show]
 *
 * An attack is caught by a finding of medium or more; an ordinary statement may have nothing above low. `--show` prints
 * those judged otherwise.
 */
import { scan, type SecurityFinding } from "../src/analysis/security/mod.ts";
import { parse } from "../src/sql/mod.ts";
import { attacks } from "../tests/analysis/security/attacks.ts";
import { ordinary } from "../tests/analysis/security/ordinary.ts";
import type { Sample } from "../tests/analysis/security/sample.ts";
import { corpusDialects, readCorpus } from "./corpus.ts";

const severities = ["LOW", "MEDIUM", "HIGH", "CRITICAL"] as const;

async function findingsOf({ sql, dialect }: Sample): Promise<readonly SecurityFinding[]> {
  return scan(await parse(sql, dialect)).findings;
}

/** The gravest finding as a number from 0, -1 for none. */
function gravest(findings: readonly SecurityFinding[]): number {
  return Math.max(-1, ...findings.map(({ severity }) => severities.indexOf(severity)));
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${part} of ${whole} (${(100 * part / whole).toFixed(2)}%)`;
}

function describe({ sql, dialect }: Sample, findings: readonly SecurityFinding[]): string {
  const list = findings.map((one) => `    ${one.severity} ${one.pattern} ${one.line}:${one.column} ${one.description}`);
  return [`  [${dialect}] ${sql.length > 400 ? `${sql.slice(0, 400)}…` : sql}`, ...list].join("\n");
}

const show = Deno.args.includes("--show");
const [folder = "../shared/corpus"] = Deno.args.filter((arg) => !arg.startsWith("--"));

let caught = 0;
for (const sample of attacks) {
  const findings = await findingsOf(sample);
  if (gravest(findings) >= 1) caught++;
  else console.log(`missed:\n${describe(sample, findings)}`);
}
let alarms = 0;
let graveAlarms = 0;
for (const sample of ordinary) {
  const findings = await findingsOf(sample);
  const grave = gravest(findings);
  if (grave >= 2) graveAlarms++;
  if (grave < 1) continue;
  alarms++;
  console.log(`false alarm:\n${describe(sample, findings)}`);
}
console.log(`attacks caught:            ${percent(caught, attacks.length)}`);
console.log(`ordinary above low:        ${percent(alarms, ordinary.length)}`);
console.log(`ordinary high or critical: ${percent(graveAlarms, ordinary.length)}`);

if (Deno.args.includes("--corpus")) {
  let statements = 0;
  const counts = [0, 0, 0, 0];
  for (const dialect of corpusDialects(folder)) {
    for (const { sql, valid } of readCorpus(folder, dialect)) {
      if (!valid) continue;
      statements++;
      const findings = await findingsOf({ sql, dialect });
      const grave = gravest(findings);
      if (grave < 0) continue;
      counts[grave] = (counts[grave] ?? 0) + 1;
      if (show && grave >= 1) console.log(describe({ sql, dialect }, findings.filter((one) => one.severity !== "LOW")));
    }
  }
  for (const [i, severity] of severities.entries()) {
    console.log(`${folder} at most ${severity}: ${percent(counts[i] ?? 0, statements)}`);
  }
  console.log(`${folder} high or critical: ${percent((counts[2] ?? 0) + (counts[3] ?? 0), statements)}`);
}
