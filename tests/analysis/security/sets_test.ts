import assert from "node:assert/strict";
import { scan } from "../../../src/analysis/security/mod.ts";
import { parse } from "../../../src/sql/mod.ts";
import { attacks } from "./attacks.ts";
import { ordinary } from "./ordinary.ts";
import type { Sample } from "./sample.ts";

/** The findings above low, a line each. */
async function graveFindings({ sql, dialect }: Sample): Promise<string[]> {
  return scan(await parse(sql, dialect)).findings
    .filter(({ severity }) => severity !== "LOW")
    .map(({ severity, pattern, description }) => `${severity} ${pattern} ${description}`);
}

for (const sample of attacks) {
  Deno.test(`the attack ${JSON.stringify(sample.sql)} (${sample.dialect}) is found`, async () => {
    assert.notDeepEqual(await graveFindings(sample), []);
  });
}

for (const sample of ordinary) {
  Deno.test(`the ordinary ${JSON.stringify(sample.sql)} (${sample.dialect}) is at most low`, async () => {
    assert.deepEqual(await graveFindings(sample), []);
  });
}

Deno.test("the sets hold no text twice in one dialect", () => {
  for (const set of [attacks, ordinary]) {
    const texts = set.map(({ sql, dialect }) => `${dialect} ${sql}`);
    assert.deepEqual(texts.filter((text, i) => texts.indexOf(text) !== i), []);
  }
});

Deno.test("the engine of a ClickHouse table is ordinary in a definition, and not where a table is read for it", async () => {
  const severities = async (sql: string) =>
    scan(await parse(sql, "clickhouse")).findings.map(({ severity }) => severity);
  assert.deepEqual(await severities("CREATE TABLE t (a Int8) ENGINE = MySQL('host:3306', 'd', 't', 'u', 'p')"), [
    "LOW",
  ]);
  assert.deepEqual(await severities("CREATE TABLE t (a Int8) ENGINE HDFS('hdfs://host/x', 'TSV')"), ["LOW"]);
  assert.deepEqual(await severities("SELECT 1 WHERE a = (SELECT b FROM mysql('host:3306', 'd', 't', 'u', 'p'))"), [
    "HIGH",
  ]);
});
