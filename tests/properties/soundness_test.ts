import assert from "node:assert/strict";
import fc from "fast-check";
import { dialectNames } from "../../src/sql/dialect.ts";
import { assertSound, optionSets, seen } from "./soundness.ts";
import { statementsOf } from "./statements.ts";
import { anyText, mutated, soup } from "./texts.ts";

/** Runs are the same each time; another seed (GOSQLX_TEST_SEED) and more runs (GOSQLX_TEST_RUNS) look further. */
const seed = Number(Deno.env.get("GOSQLX_TEST_SEED") ?? 1);
const runs = Number(Deno.env.get("GOSQLX_TEST_RUNS") ?? 25);

const oneOf = fc.constantFrom(...optionSets);

for (const dialect of dialectNames) {
  Deno.test(`all tools answer soundly on valid ${dialect} SQL`, async () => {
    for (const sql of statementsOf(dialect)) {
      const { valid } = seen;
      await assertSound(sql, dialect);
      assert.ok(seen.valid > valid, `${sql} is valid ${dialect} SQL`);
    }
  });

  Deno.test(`all tools answer soundly on broken and spliced ${dialect} SQL`, async () => {
    const property = fc.asyncProperty(mutated(dialect), oneOf, (sql, options) => assertSound(sql, dialect, [options]));
    await fc.assert(property, { seed, numRuns: runs * 4 });
  });

  Deno.test(`all tools answer soundly on words of ${dialect} SQL in any order`, async () => {
    const property = fc.asyncProperty(soup, oneOf, (sql, options) => assertSound(sql, dialect, [options]));
    await fc.assert(property, { seed, numRuns: runs * 3 });
  });

  Deno.test(`all tools answer soundly on any text as ${dialect} SQL`, async () => {
    const property = fc.asyncProperty(anyText, oneOf, (sql, options) => assertSound(sql, dialect, [options]));
    await fc.assert(property, { seed, numRuns: runs * 2 });
  });
}

Deno.test("the texts that the tools were tried on are of both kinds, many of them valid", () => {
  if (seen.texts < 1000) return;
  assert.ok(seen.valid > seen.texts / 10, `${seen.valid} of ${seen.texts} texts are valid`);
});
