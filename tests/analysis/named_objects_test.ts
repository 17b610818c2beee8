import assert from "node:assert/strict";
import { extractMetadata } from "../../src/analysis/metadata.ts";
import { scan } from "../../src/analysis/security/mod.ts";
import type { DialectName } from "../../src/sql/dialect.ts";
import { parse } from "../../src/sql/mod.ts";

async function columnsOf(sql: string, dialect: DialectName): Promise<readonly string[]> {
  const parsed = await parse(sql, dialect);
  assert.equal(parsed.error, undefined);
  return extractMetadata(parsed).columns;
}

Deno.test("the instance of a class that a method is called of is no column", async () => {
  assert.deepEqual(await columnsOf("SELECT model!PREDICT(a) FROM t", "snowflake"), ["a"]);
  assert.deepEqual(await columnsOf("CALL forecaster!FORECAST(n => 3)", "snowflake"), []);
});

Deno.test("a model that is an argument is no column, a column called so is one", async () => {
  assert.deepEqual(await columnsOf("SELECT * FROM ML.PREDICT(MODEL `d.m`, (SELECT a FROM t))", "bigquery"), ["a"]);
  assert.deepEqual(await columnsOf("SELECT ARRAY_AGG(model ORDER BY a) FROM t", "bigquery"), ["model", "a"]);
});

Deno.test("rights on a dangerous function are no call of it", async () => {
  const severities = async (sql: string) =>
    scan(await parse(sql, "postgresql")).findings.map(({ severity }) => severity);
  assert.deepEqual(await severities("REVOKE EXECUTE ON FUNCTION lo_export(oid, text) FROM PUBLIC"), ["LOW"]);
  assert.deepEqual(await severities("ALTER FUNCTION pg_read_file(text) OWNER TO admin"), ["LOW"]);
  assert.deepEqual(await severities("SELECT lo_export(1, '/tmp/x') FROM t"), ["CRITICAL"]);
});
