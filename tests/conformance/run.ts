import { fileURLToPath } from "node:url";
import type { Registry } from "../../src/mcp/method.ts";
import { serveUnlimited } from "../support/unlimited.ts";
import { fixtureRegistry } from "./fixtures.ts";

/** The suite's versions: the last stable one knows revisions up to 2025-11-25, the alpha 2026-07-28 too. */
const handshakeSuite = "npm:@modelcontextprotocol/conformance@0.1.16";
const modernSuite = "npm:@modelcontextprotocol/conformance@0.2.0-alpha.12";

/** A suite, the server it runs against, and the failures that are expected of it. */
interface Run {
  readonly name: string;
  readonly suite: typeof handshakeSuite | typeof modernSuite;
  readonly arguments: readonly string[];
  readonly registry?: Registry;
  readonly baseline: string;
}

const runs: readonly Run[] = [
  {
    name: "2025-11-25, the product",
    suite: handshakeSuite,
    arguments: [],
    baseline: "product_handshake.yml",
  },
  {
    name: "2025-11-25, the suite's fixtures",
    suite: handshakeSuite,
    arguments: [],
    registry: fixtureRegistry,
    baseline: "fixtures_handshake.yml",
  },
  {
    name: "2026-07-28, the product",
    suite: modernSuite,
    arguments: ["--requirements", "2026-07-28"],
    baseline: "product_modern.yml",
  },
  {
    name: "2026-07-28, the suite's fixtures",
    suite: modernSuite,
    arguments: ["--requirements", "2026-07-28"],
    registry: fixtureRegistry,
    baseline: "fixtures_modern.yml",
  },
];

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs one suite; what it prints is shown where it fails, its summary always. */
async function execute(run: Run, verbose: boolean): Promise<boolean> {
  await using server = serveUnlimited(run.registry);
  const output = await suite(run, server.url);
  console.log(`\n${run.name}\n${verbose || !output.ok ? output.text : output.summary}`);
  return output.ok;
}

/** Tries a suite gets: now and then its process prints nothing and never ends, whatever the server does. */
const tries = 3;

/** How long a suite may take, in milliseconds; a whole run takes seconds. */
const patience = 90_000;

async function suite(run: Run, url: string): Promise<Output> {
  for (let left = tries;; left--) {
    const output = await runSuite(run, url);
    if (output.text !== "" || left === 1) return output;
    console.log(`${run.name}: the suite printed nothing within ${patience / 1000} s and is started again`);
  }
}

/** How a suite ended, all that it printed, and the line of that which sums up. */
interface Output {
  readonly ok: boolean;
  readonly text: string;
  readonly summary: string;
}

async function runSuite(run: Run, url: string): Promise<Output> {
  const results = await Deno.makeTempDir();
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--allow-all",
      "--config",
      here("deno.json"),
      run.suite,
      "server",
      "--url",
      url,
      "--expected-failures",
      here(run.baseline),
      ...run.arguments,
    ],
    cwd: results,
    signal: AbortSignal.timeout(patience),
  }).output();
  await Deno.remove(results, { recursive: true });
  const text = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  const summary = /^Total: .*$/m.exec(text)?.[0] ?? text;
  return { ok: code === 0, text, summary };
}

const chosen = Deno.args.filter((argument) => argument !== "--verbose");
let failed = 0;
for (const run of runs) {
  if (chosen.length > 0 && !chosen.some((word) => run.baseline.includes(word))) continue;
  if (!await execute(run, Deno.args.includes("--verbose"))) failed++;
}
console.log(failed === 0 ? "\nEvery suite passed, but for what its baseline names" : `\n${failed} suites failed`);
Deno.exit(failed === 0 ? 0 : 1);
