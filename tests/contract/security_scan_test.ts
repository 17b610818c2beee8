import assert from "node:assert/strict";
import { answer, objects } from "./answers.ts";

async function patterns(sql: string, dialect = "generic"): Promise<readonly string[]> {
  return objects(await answer("security_scan", { sql, dialect }), "findings").map((finding) => String(finding.pattern));
}

/** True where nothing of MEDIUM or above is found. */
async function isQuiet(sql: string, dialect = "generic"): Promise<boolean> {
  const result = await answer("security_scan", { sql, dialect });
  return result.critical_count === 0 && result.high_count === 0 && result.medium_count === 0;
}

Deno.test("security_scan gives the guide's example, with line and column", async () => {
  assert.deepEqual(await answer("security_scan", { sql: "SELECT * FROM users WHERE id = 1 OR 1=1" }), {
    is_clean: false,
    has_critical: true,
    has_high: true,
    total_count: 1,
    critical_count: 1,
    high_count: 0,
    medium_count: 0,
    low_count: 0,
    findings: [{
      severity: "CRITICAL",
      pattern: "tautology",
      description: "Tautology injection detected: always-true condition",
      risk: "Authentication bypass or full table disclosure",
      suggestion: "Use parameterized queries; never interpolate user input into SQL",
      line: 1,
      column: 37,
    }],
  });
});

Deno.test("security_scan gives the guide's clean answer", async () => {
  assert.deepEqual(await answer("security_scan", { sql: "SELECT id FROM users" }), {
    is_clean: true,
    has_critical: false,
    has_high: false,
    total_count: 0,
    critical_count: 0,
    high_count: 0,
    medium_count: 0,
    low_count: 0,
    findings: [],
  });
});

Deno.test("security_scan knows its eight patterns", async () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["generic", "SELECT a FROM t WHERE b = 1 OR 'x' = 'x'", "tautology"],
    ["generic", "1 UNION SELECT NULL, table_name FROM information_schema.tables", "union_injection"],
    ["generic", "SELECT a, b FROM t UNION SELECT c FROM u", "union_generic"],
    ["generic", "5; DROP TABLE t", "stacked_query"],
    ["generic", "admin' --", "comment_bypass"],
    ["mysql", "SELECT a FROM t WHERE b = SLEEP(5)", "time_based"],
    ["sqlserver", "EXEC xp_cmdshell 'dir'", "out_of_band"],
    ["oracle", "BEGIN EXECUTE IMMEDIATE 'DROP TABLE ' || name; END;", "dangerous_function"],
  ];
  for (const [dialect, sql, pattern] of cases) {
    assert.ok(
      (await patterns(sql, dialect)).includes(pattern),
      `${pattern} in ${sql}: ${await patterns(sql, dialect)}`,
    );
  }
});

Deno.test("security_scan takes what stands in strings, comments and quoted names for data", async () => {
  for (
    const sql of [
      "SELECT 'x OR 1=1; DROP TABLE t -- UNION SELECT sleep(5)' FROM t",
      "SELECT a /* OR 1=1; DROP TABLE t */ FROM t",
      "SELECT a FROM t -- 1=1; it's only a note about UNION SELECT",
      'SELECT "1=1; DROP TABLE t", "sleep(5)" FROM t',
      "SELECT note FROM t WHERE note = 'a''; DROP TABLE t; --'",
    ]
  ) assert.ok(await isQuiet(sql), `${sql}: ${await patterns(sql)}`);
  assert.ok(await isQuiet("SELECT $$ ' OR 1=1; DROP TABLE t -- $$", "postgresql"));
});

Deno.test("security_scan works on SQL that does not parse", async () => {
  assert.ok((await patterns("SELECT FROM WHERE a = '' OR '1'='1")).includes("tautology"));
  assert.ok((await patterns("x' ; DELETE FROM t; --")).includes("stacked_query"));
});

Deno.test("security_scan leaves ordinary SQL alone", async () => {
  for (
    const sql of [
      "UPDATE t SET n = n + 1 WHERE id = 5",
      "UPDATE t SET name = name || 'x'",
      "MERGE INTO t USING s ON t.id = s.id WHEN MATCHED THEN UPDATE SET n = t.n + 1",
      "SELECT a FROM t UNION SELECT b FROM u",
      "SELECT x-1=1 FROM t",
      "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT n FROM r",
      "CREATE TABLE t (a INT);\nINSERT INTO t VALUES (1);\nUPDATE t SET a = 2;\nALTER TABLE t ADD b INT;\nDROP TABLE u;",
      "BEGIN;\nDELETE FROM t WHERE a = 1;\nCOMMIT;",
      "SELECT a FROM t WHERE b = 'x' OR c = 'y'",
    ]
  ) assert.ok(await isQuiet(sql), `${sql}: ${await patterns(sql)}`);
});

Deno.test("security_scan sees through the disguises of attacks", async () => {
  const head = "SELECT a FROM t WHERE b = 1 ";
  for (
    const [sql, pattern] of [
      [`${head}UNION/**/SELECT NULL, NULL`, "union"],
      [`${head}UNION(SELECT password FROM mysql.user)`, "union"],
      [`${head}UNION DISTINCT SELECT NULL, NULL`, "union"],
      [`${head}OR 2>1`, "tautology"],
      [`${head}OR 1`, "tautology"],
      [`${head}OR 1<>2`, "tautology"],
      [`${head}OR 1 LIKE 1`, "tautology"],
      [`${head}OR 1 IN (1)`, "tautology"],
      [`${head}OR NOT FALSE`, "tautology"],
      [`${head}OR 1 IS NOT NULL`, "tautology"],
      [`${head}OR 1.0=1.0`, "tautology"],
      [`${head}OR 01=1`, "tautology"],
      [`${head}OR 1234567=1234567`, "tautology"],
      [`${head}OR 5 BETWEEN 1 AND 10`, "tautology"],
      [`${head}OR 'a' LIKE 'a'`, "tautology"],
      [`${head}${" ".repeat(12_000)}OR 1=1`, "tautology"],
      ["1; /* x */ DROP TABLE t", "stacked_query"],
      ["1;\n-- c\nDROP TABLE t", "stacked_query"],
      ["1; GRANT ALL ON t TO public", "stacked_query"],
      ["' UNION SELECT sql FROM sqlite_master --", "union_injection"],
      ["admin'-- -", "comment_bypass"],
      ["admin'/*", "comment_bypass"],
    ] as const
  ) {
    const found = await patterns(sql);
    assert.ok(found.some((one) => one.startsWith(pattern)), `${pattern} in ${sql}: ${found}`);
  }
});

Deno.test("security_scan knows what reaches outside the database, by dialect", async () => {
  for (
    const [dialect, sql] of [
      ["postgresql", "COPY t TO PROGRAM 'curl x'"],
      ["postgresql", "SELECT * FROM dblink('host=x', 'SELECT 1') AS t (a int)"],
      ["postgresql", "SELECT pg_read_file('/etc/passwd')"],
      ["mysql", "SELECT LOAD_FILE('/etc/passwd')"],
      ["mysql", "SELECT a FROM t INTO OUTFILE '/tmp/x'"],
      ["mysql", "LOAD DATA INFILE '/etc/passwd' INTO TABLE t"],
      ["oracle", "SELECT UTL_HTTP.REQUEST('http://x') FROM dual"],
      ["oracle", "SELECT UTL_INADDR.GET_HOST_ADDRESS('x') FROM dual"],
      ["sqlserver", "SELECT * FROM OPENROWSET('SQLOLEDB', 'x', 'SELECT 1')"],
      ["sqlserver", "EXEC master..xp_cmdshell 'dir'"],
    ] as const
  ) assert.ok((await patterns(sql, dialect)).includes("out_of_band"), `${sql}: ${await patterns(sql, dialect)}`);
});

Deno.test("security_scan counts add up, and has_high covers CRITICAL and HIGH", async () => {
  const result = await answer("security_scan", {
    sql: "x' OR 1=1; DROP TABLE t; SELECT SLEEP(5) --",
    dialect: "mysql",
  });
  const findings = objects(result, "findings");
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  assert.equal(result.total_count, findings.length);
  assert.deepEqual(
    [result.critical_count, result.high_count, result.medium_count, result.low_count],
    ["CRITICAL", "HIGH", "MEDIUM", "LOW"].map(count),
  );
  assert.equal(result.has_critical, count("CRITICAL") > 0);
  assert.equal(result.has_high, count("CRITICAL") + count("HIGH") > 0);
  const places = findings.map(({ line, column }) => Number(line) * 1e6 + Number(column));
  assert.deepEqual(places, places.toSorted((a, b) => a - b));
});
