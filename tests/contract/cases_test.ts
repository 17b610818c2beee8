import assert from "node:assert/strict";
import { toolNames } from "../../src/tools/tool.ts";
import { answer, formatted, isValid, list, objects, onWire, refusal } from "./answers.ts";

async function assertVerdicts(dialect: string, valid: readonly string[], invalid: readonly string[]): Promise<void> {
  for (const sql of valid) assert.ok(await isValid(sql, dialect), `${dialect} takes ${sql}`);
  for (const sql of invalid) assert.ok(!await isValid(sql, dialect), `${dialect} refuses ${sql}`);
}

Deno.test("a comma may end BigQuery's SELECT list before a comma-joined list of subqueries", async () => {
  await assertVerdicts(
    "bigquery",
    [
      "SELECT a.x, b.y, FROM (SELECT 5 AS x) AS a, (SELECT 6 AS y) AS b",
      "SELECT x, FROM UNNEST([1, 2]) AS x, d.t",
      "WITH w AS (SELECT 1 AS n,) SELECT n, FROM w, w AS v",
    ],
    ["SELECT a, , b FROM d.t", "SELECT , FROM d.t", "SELECT a FROM d.t,"],
  );
  assert.ok(!await isValid("SELECT a, FROM t", "mysql"));
});

Deno.test("Redshift's DELETE takes a list of tables behind USING, with aliases", async () => {
  await assertVerdicts(
    "redshift",
    [
      "DELETE FROM events USING expired x WHERE events.id = x.id",
      "DELETE FROM events USING expired AS x, users u WHERE events.id = x.id AND u.id = x.user_id",
      "DELETE events USING expired WHERE events.id = expired.id",
    ],
    ["DELETE FROM events USING WHERE events.id = 1", "DELETE FROM events USING expired AS WHERE id = 1"],
  );
});

Deno.test("digits glued to letters are no number in SQLite", async () => {
  await assertVerdicts(
    "sqlite",
    ["SELECT a FROM t WHERE b = 5 AND c = 0x1F", "SELECT 1e5, 2.5E-3, .5"],
    ["SELECT a FROM t WHERE b = 5and c = 6", "SELECT 12abc", "SELECT 1x FROM t", "SELECT a FROM t LIMIT 5offset 2"],
  );
});

Deno.test("Oracle's outer join mark may be apart and stand on conditions with constants", async () => {
  await assertVerdicts(
    "oracle",
    [
      "SELECT a.x FROM a, b WHERE a.i = b.i (+)",
      "SELECT a.x FROM a, b WHERE a.i = b.i(+) AND b.kind (+) = 'x' AND b.n ( + ) > 5",
      "SELECT a.x FROM a, b WHERE b.i(+) = a.i AND b.d (+) BETWEEN 1 AND 2",
    ],
    ["SELECT a.x FROM a, b WHERE a.i = (+) b.i", "SELECT a.x FROM a, b WHERE (+) = 1"],
  );
});

Deno.test("brackets without end are told as nesting, at once, and the next call is answered", async () => {
  const open = (levels: number, around: string) => `SELECT ${"(".repeat(levels)}${around}${")".repeat(levels)}`;
  for (const dialect of ["postgresql", "generic", "sqlserver", "snowflake"]) {
    for (const [levels, inner] of [[400, "1"], [3000, "1"], [30_000, "a + b"], [15_000, "SELECT 1"]] as const) {
      for (const name of toolNames) {
        const start = performance.now();
        const text = JSON.stringify(await onWire(name, { sql: open(levels, inner), dialect }));
        assert.ok(performance.now() - start < 10_000, `${name} takes too long`);
        assert.doesNotMatch(text, /call stack|RangeError|-32603/);
      }
      const { valid, error } = await answer("validate_sql", { sql: open(levels, inner), dialect });
      assert.ok(
        levels < 500 ? valid === true : /nesting is deeper/.test(String(error)),
        `${dialect} ${levels}: ${error}`,
      );
      assert.ok(await isValid("SELECT 1", dialect));
    }
  }
});

Deno.test("GO stays alone on its line, with its count, through format_sql", async () => {
  const sql = "CREATE TABLE #t (a INT)\nGO\nINSERT INTO #t VALUES (1)\ngo 10\nWHILE 1 = 0 BREAK\nGo\nSELECT 2 AS b\nGO";
  for (const options of [{}, { uppercase_keywords: true }, { add_semicolon: true }]) {
    const output = await formatted(sql, { dialect: "sqlserver", ...options });
    assert.equal(output.match(/^\s*go(?: \d+)?\s*$/gim)?.length, 4, output);
    assert.match(output, /^go 10$/im);
    assert.doesNotMatch(output, /\S[ \t]+go\b|^go\b[ \t]+\D/im);
    assert.equal(await formatted(output, { dialect: "sqlserver", ...options }), output);
  }
});

Deno.test("BigQuery's raw strings come through format_sql whole", async () => {
  for (
    const literal of ["r'a\\'b'", 'R"\\d+\\"x"', "r'''it's \\''''", "rb'\\x00\\''", 'br"""\\"""x"""', "r'\\\\'"]
  ) {
    const sql = `SELECT f(x, ${literal}) AS v FROM d.t WHERE y = 'z'`;
    const output = await formatted(sql, { dialect: "bigquery" });
    assert.ok(output.includes(literal), output);
    assert.match(output, /^FROM d\.t$/m);
    assert.equal(await formatted(output, { dialect: "bigquery" }), output);
  }
});

Deno.test("no comment is lost by format_sql, and none swallows code", async () => {
  const sql =
    "/* one */ SELECT x, # two\n y /* three */, -- four\n z\nFROM a -- five\nJOIN b /* six */ ON a.i = b.i # seven\n" +
    "WHERE p = 1 /* eight */ AND -- nine\n q = 2\n-- ten\nGROUP BY x # eleven\nLIMIT 3 -- twelve";
  const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");
  for (const options of [{}, { add_semicolon: true }, { uppercase_keywords: true, indent_size: 0 }]) {
    const output = await formatted(sql, { dialect: "mysql", ...options });
    let at = -1;
    for (const word of words) {
      const found = output.search(new RegExp(`(?:--|#|/\\*) ${word}\\b`));
      assert.ok(found > at, `${word} in ${output}`);
      at = found;
    }
    for (const code of ["GROUP BY x", "LIMIT 3", "JOIN b", "q = 2", "FROM a"]) {
      assert.match(output, new RegExp(`^[^#\\n]*?(?<!-- .*)${code}`, "m"));
    }
    assert.equal(await formatted(output, { dialect: "mysql", ...options }), output);
  }
});

Deno.test("a long IN list is laid out without losing a value", async () => {
  const values = Array.from({ length: 6000 }, (_, i) => `'k${i}'`);
  for (
    const sql of [`DELETE FROM t WHERE a IN (${values.join(",")})`, `INSERT INTO t VALUES (${values.join("), (")})`]
  ) {
    const start = performance.now();
    const output = await formatted(sql);
    assert.ok(performance.now() - start < 10_000);
    assert.deepEqual(output.match(/'k\d+'/g), values);
  }
});

Deno.test("a WITH query that is not recursive reads the real table of its own name", async () => {
  const tables = async (sql: string) =>
    list(await answer("extract_metadata", { sql, dialect: "postgresql" }), "tables");
  assert.deepEqual(
    await tables(
      "WITH users AS (SELECT id FROM users WHERE ok), top AS (SELECT id FROM users) SELECT * FROM top t, app.log l",
    ),
    ["users", "app.log"],
  );
  assert.deepEqual(await tables("WITH a AS (SELECT 1), b AS (SELECT * FROM a) SELECT * FROM b"), []);
  assert.deepEqual(await tables("WITH b AS (SELECT * FROM a), a AS (SELECT 1) SELECT * FROM a, b"), ["a"]);
  assert.deepEqual(await tables("WITH RECURSIVE a AS (SELECT 1 UNION SELECT * FROM a) SELECT * FROM a"), []);
});

Deno.test("two dashes start a comment in MySQL and MariaDB only before a blank", async () => {
  for (const dialect of ["mysql", "mariadb"]) {
    const result = await answer("extract_metadata", {
      sql: "SELECT a--2 AS n, b FROM t WHERE c--d = 5 -- , e",
      dialect,
    });
    assert.deepEqual(result, { tables: ["t"], columns: ["a", "b", "c", "d"], functions: [] });
    const output = await formatted("SELECT a--2 FROM t", { dialect });
    assert.deepEqual((await answer("extract_metadata", { sql: output, dialect })).tables, ["t"]);
  }
  assert.deepEqual(await answer("extract_metadata", { sql: "SELECT a--2 AS n, b\nFROM t", dialect: "postgresql" }), {
    tables: ["t"],
    columns: ["a"],
    functions: [],
  });
});

Deno.test("text in single quotes is never a column, nor is an output alias", async () => {
  for (const dialect of ["sqlite", "mysql", "postgresql", "bigquery"]) {
    assert.deepEqual(
      await answer("extract_metadata", {
        sql: "SELECT 'sum' AS kind, SUM(amount) AS s FROM sales WHERE city = 'total' GROUP BY year ORDER BY s",
        dialect,
      }),
      { tables: ["sales"], columns: ["amount", "city", "year"], functions: ["SUM"] },
    );
  }
});

Deno.test("LIMIT offset, count is known by dialect, and every tool honours it", async () => {
  const sql = "SELECT a FROM t ORDER BY a LIMIT 5, 10";
  for (const dialect of ["mysql", "mariadb", "sqlite", "clickhouse"]) {
    for (const name of toolNames) await answer(name, { sql, dialect });
    assert.equal((await answer("parse_sql", { sql, dialect })).statement_count, 1);
    assert.equal((await answer("analyze_sql", { sql, dialect })).errors, undefined);
  }
  for (const dialect of ["postgresql", "sqlserver", "oracle", "redshift", "bigquery"]) {
    assert.ok(!await isValid(sql, dialect), dialect);
    for (const name of ["parse_sql", "extract_metadata", "format_sql"] as const) await refusal(name, { sql, dialect });
    assert.notEqual((await answer("analyze_sql", { sql, dialect })).errors, undefined);
  }
});

Deno.test("lines ended by CR LF and wide characters break no layout rule", async () => {
  const sql = `SELECT a, b /* ${"é".repeat(60)} */\r\nFROM t -- ${"漢".repeat(80)}\r\nWHERE c = '${
    "😀".repeat(70)
  }'\r\n`;
  const result = await answer("lint_sql", { sql });
  assert.deepEqual(objects(result, "violations").map(({ rule }) => rule), []);
  assert.equal((await answer("lint_sql", { sql: "SELECT a \r\nFROM t\r\n", rules: ["L001"] })).violation_count, 1);
});

Deno.test("an attack's text inside one string constant is no attack", async () => {
  for (
    const text of [
      "please drop table soon",
      "x or 1=1 -- union select null",
      "; DELETE FROM t; --",
      "sleep(5) /* waitfor delay */",
      "xp_cmdshell",
      "it''s' || 'fine; drop table t",
    ]
  ) {
    const result = await answer("security_scan", { sql: `SELECT a FROM t WHERE note = '${text}' AND b = 2` });
    assert.equal(result.has_high, false, text);
    assert.equal(result.has_critical, false, text);
  }
});

Deno.test("arguments that are null count as not given", async () => {
  assert.deepEqual(await answer("validate_sql", { sql: "SELECT a FROM t", dialect: null }), { valid: true });
  const sql = "select a, b from t";
  assert.deepEqual(
    await answer("format_sql", { sql, indent_size: null, uppercase_keywords: null, add_semicolon: null }),
    await answer("format_sql", { sql }),
  );
});
