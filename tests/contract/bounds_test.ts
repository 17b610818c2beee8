import assert from "node:assert/strict";
import { toolNames } from "../../src/tools/tool.ts";
import { answer, list, onWire, refusal } from "./answers.ts";

Deno.test("Bounds: findings and violations list the first 200, the omitted are counted, and counts stay true", async () => {
  const lint = await answer("lint_sql", { sql: "select 1\n".repeat(450) });
  assert.equal(list(lint, "violations").length, 200);
  assert.equal(lint.violation_count, 450);
  assert.equal(lint.violations_omitted, 250);
  const scan = await answer("security_scan", { sql: `SELECT a FROM t WHERE b = 1${"\nOR 1=1".repeat(300)}` });
  assert.equal(list(scan, "findings").length, 200);
  assert.equal(scan.total_count, 300);
  assert.equal(scan.critical_count, 300);
  assert.equal(scan.findings_omitted, 100);
});

Deno.test("Bounds: nothing is said to be omitted where nothing is", async () => {
  const lint = await answer("lint_sql", { sql: "select 1\n".repeat(200) });
  assert.deepEqual(Object.keys(lint), ["violation_count", "violations"]);
  assert.equal(list(lint, "violations").length, 200);
  assert.ok(!("findings_omitted" in await answer("security_scan", { sql: "SELECT a FROM t WHERE b = 1 OR 1=1" })));
});

Deno.test("Bounds: analyze_sql says to call format_sql where the layout would take the result over 140,000 characters", async () => {
  const statement = (columns: number) =>
    `SELECT ${Array.from({ length: columns }, (_, i) => `column_number_${i}`).join(", ")} FROM t`;
  for (const columns of [100, 1000, 1200, 1300, 1400, 1500, 2000, 3000]) {
    const sql = statement(columns);
    const result = await onWire("analyze_sql", { sql });
    const whole = await answer("analyze_sql", { sql });
    const length = JSON.stringify(result).length;
    assert.ok(length <= 140_000 || whole.format === undefined, `${columns} columns make ${length} characters`);
    if (whole.format !== undefined) {
      assert.equal(whole.errors, undefined);
      continue;
    }
    assert.match(String((whole.errors as { format: string }).format), /call format_sql/);
    assert.deepEqual(Object.keys(whole.errors as object), ["format"]);
    assert.ok((await answer("format_sql", { sql })).formatted_sql);
  }
  assert.notEqual((await answer("analyze_sql", { sql: statement(1000) })).format, undefined);
  assert.equal((await answer("analyze_sql", { sql: statement(3000) })).format, undefined);
});

Deno.test("Bounds: sql of at most 1 MB is read, of more is a tool error", async () => {
  const message = "parameter 'sql' must not be longer than 1 MB";
  const megabyte = 1024 * 1024;
  const sql = `SELECT '${"x".repeat(megabyte - 9)}'`;
  assert.equal(sql.length, megabyte);
  assert.equal((await answer("validate_sql", { sql })).valid, true);
  for (const name of toolNames) assert.equal(await refusal(name, { sql: `${sql} ` }), message);
  assert.equal(await refusal("validate_sql", { sql: `SELECT '${"é".repeat(megabyte / 2)}'` }), message);
});

Deno.test("Bounds: 500 levels of brackets parse, and deeper nesting is an ordinary error that says so", async () => {
  const nested = (levels: number) => `SELECT ${"(".repeat(levels)}1${")".repeat(levels)}`;
  for (const dialect of ["generic", "postgresql", "mysql", "oracle", "sqlserver", "clickhouse"]) {
    assert.equal((await answer("validate_sql", { sql: nested(500), dialect })).valid, true, dialect);
    for (const levels of [501, 2000, 20_000]) {
      const { valid, error } = await answer("validate_sql", { sql: nested(levels), dialect });
      assert.equal(valid, false);
      assert.equal(error, "nesting is deeper than 500 levels, at position 507 (line 1, column 508)", dialect);
    }
  }
});
