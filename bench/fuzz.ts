/**
 * Looks for texts that the tools do not stand: `deno task bench fuzz [SECONDS] [FOLDER]`. Statements of a corpus
 * folder, or our own, are cut at their tokens, changed and spliced; all tools answer, and whatever crashes, takes
 * longer than a quarter of a second, leaves its shape, breaks the law of `format_sql` or disagrees with another tool is
 * printed, made shorter, with the seed that finds it again (GOSQLX_FUZZ_SEED). Ends with status 1 where anything was
 * found.
 */
import { cpuUsage } from "node:process";
import { type DialectName, dialectNames } from "../src/sql/dialect.ts";
import { preparePostgres } from "../src/sql/judges/postgres.ts";
import { assertSound, optionSets, seen } from "../tests/properties/soundness.ts";
import { statementsOf } from "../tests/properties/statements.ts";
import { changes, cutUp } from "../tests/properties/texts.ts";
import { readCorpus } from "./corpus.ts";

/** Longest that a text may take, in milliseconds of the processor for one round of all checks. */
const longest = 250;

/** Statements longer than this, in UTF-16 units, are left out: they add little and slow everything down. */
const longestStatement = 2000;

/** Numbers from 0 to 2³² - 1 that a seed decides (Mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[random() % items.length];
}

type Cut = readonly string[];

function cutCorpus(dialect: DialectName, folder: string | undefined): Cut[] {
  const texts = folder === undefined
    ? statementsOf(dialect)
    : readCorpus(folder, dialect).map(({ sql }) => sql).filter((sql) => sql.length <= longestStatement);
  return texts.map((sql) => cutUp(sql, dialect)).filter((pieces) => pieces.length > 0);
}

function mutant(statements: readonly Cut[], random: () => number): Cut {
  let pieces = pick(statements, random) ?? [];
  for (let left = random() % 4; left > 0 && pieces.length > 0; left--) {
    const other = pick(statements, random) ?? [];
    const change = pick(changes, random);
    if (change === undefined) break;
    pieces = change(pieces, random() % pieces.length, other, other.length === 0 ? 0 : random() % other.length);
  }
  return pieces;
}

function milliseconds(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

/** What is wrong with the tools' answers on a text; undefined where nothing is. */
async function faultOf(sql: string, dialect: DialectName, options: number): Promise<string | undefined> {
  const chosen = optionSets[options % optionSets.length];
  const start = milliseconds();
  try {
    await assertSound(sql, dialect, chosen === undefined ? optionSets : [chosen]);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  const taken = milliseconds() - start;
  return taken > longest ? `hang: ${taken.toFixed(0)} ms` : undefined;
}

/** What kind of fault a message tells: it must stay the same while the text is made shorter. */
function kindOf(fault: string): string {
  return fault.slice(0, 40).replace(/\d+/g, "#");
}

async function shortened(pieces: Cut, dialect: DialectName, options: number, fault: string): Promise<string> {
  let best = pieces;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at + size <= best.length;) {
      const shorter = best.toSpliced(at, size);
      const found = shorter.length === 0 ? undefined : await faultOf(shorter.join(""), dialect, options);
      if (found !== undefined && kindOf(found) === kindOf(fault)) best = shorter;
      else at += size;
    }
  }
  return best.join("");
}

const seconds = Number(Deno.args[0] ?? 20);
const folder = Deno.args[1];
const firstSeed = Number(Deno.env.get("GOSQLX_FUZZ_SEED") ?? Date.now() % 1e9);
const chosen = Deno.env.get("GOSQLX_FUZZ_DIALECT");
const dialects = dialectNames.filter((name) => chosen === undefined || name === chosen);
await preparePostgres();

const corpora = new Map(dialects.map((dialect) => [dialect, cutCorpus(dialect, folder)]));
const known = new Set<string>();
const end = performance.now() + seconds * 1000;
let seed = firstSeed;
for (; performance.now() < end; seed++) {
  const random = generator(seed);
  const dialect = pick(dialects, random) ?? "generic";
  const pieces = mutant(corpora.get(dialect) ?? [], random);
  const sql = pieces.join("");
  if (sql === "") continue;
  const options = random();
  // A pause of the machine is no hang: the text must be slow again.
  const first = await faultOf(sql, dialect, options);
  const fault = first?.startsWith("hang") === true ? await faultOf(sql, dialect, options) : first;
  if (fault === undefined) continue;
  const key = `${dialect} ${kindOf(fault)}`;
  if (known.has(key)) continue;
  known.add(key);
  const short = await shortened(pieces, dialect, options, fault);
  console.log(`\n${dialect}, seed ${seed}: ${fault.slice(0, 600)}\n${JSON.stringify(short)}`);
}
console.log(
  `\n${seen.texts} texts from seed ${firstSeed} on, ${seen.valid} of them valid: ${known.size} kinds of faults`,
);
if (known.size > 0) Deno.exit(1);
