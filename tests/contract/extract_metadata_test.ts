import assert from "node:assert/strict";
import { answer, list } from "./answers.ts";

async function names(
  sql: string,
  dialect = "generic",
): Promise<{ tables: string; columns: string; functions: string }> {
  const result = await answer("extract_metadata", { sql, dialect });
  return {
    tables: list(result, "tables").join(" "),
    columns: list(result, "columns").join(" "),
    functions: list(result, "functions").join(" "),
  };
}

Deno.test("extract_metadata gives the guide's example, each name once, in source order", async () => {
  const sql = "SELECT u.id, COUNT(o.id) FROM users u JOIN orders o ON u.id = o.user_id GROUP BY u.id";
  assert.deepEqual(await answer("extract_metadata", { sql }), {
    tables: ["users", "orders"],
    columns: ["id", "user_id"],
    functions: ["COUNT"],
  });
  assert.deepEqual(await names("SELECT z, y, x FROM c, b, a WHERE y = f(z) AND x = e(f(1))"), {
    tables: "c b a",
    columns: "z y x",
    functions: "f e",
  });
});

Deno.test("extract_metadata gives names as written, without quotes", async () => {
  assert.deepEqual(await names('SELECT "Full Name", "T"."x" FROM "My"."Table" AS "T"'), {
    tables: "My.Table",
    columns: "Full Name x",
    functions: "",
  });
  assert.deepEqual(await names("SELECT `order` FROM `db`.`group`", "mysql"), {
    tables: "db.group",
    columns: "order",
    functions: "",
  });
  assert.deepEqual(await names("SELECT [a b] FROM [dbo].[c d]", "sqlserver"), {
    tables: "dbo.c d",
    columns: "a b",
    functions: "",
  });
  assert.deepEqual(await names("SELECT a FROM `p-1.d.t`", "bigquery"), {
    tables: "p-1.d.t",
    columns: "a",
    functions: "",
  });
});

Deno.test("extract_metadata lists every table or view that any statement reads or writes", async () => {
  const cases: readonly (readonly [string, string])[] = [
    ["CREATE TABLE a (x INT REFERENCES b (y))", "a b"],
    ["CREATE TABLE a AS SELECT x FROM b", "a b"],
    ["CREATE VIEW a AS SELECT x FROM b", "a b"],
    ["CREATE INDEX i ON a (x)", "a"],
    ["ALTER TABLE a ADD COLUMN x INT", "a"],
    ["DROP TABLE a, b", "a b"],
    ["TRUNCATE TABLE a", "a"],
    ["MERGE INTO a USING b ON a.x = b.x WHEN MATCHED THEN UPDATE SET y = (SELECT max(z) FROM c)", "a b c"],
    ["EXPLAIN SELECT x FROM a", "a"],
    ["INSERT INTO a SELECT x FROM b", "a b"],
    ["UPDATE a SET x = 1 WHERE y IN (SELECT z FROM b)", "a b"],
    ["DELETE FROM a WHERE EXISTS (SELECT 1 FROM b)", "a b"],
    ["SELECT x FROM a; DELETE FROM b; UPDATE c SET x = 1", "a b c"],
    ["SELECT x FROM s.a JOIN a ON s.a.x = a.x", "s.a a"],
  ];
  for (const [sql, tables] of cases) assert.equal((await names(sql)).tables, tables, sql);
});

Deno.test("extract_metadata leaves out CTE names in their scope only, aliases and derived tables", async () => {
  assert.equal((await names("WITH a AS (SELECT x FROM b) SELECT x FROM a AS c")).tables, "b");
  assert.equal((await names("WITH a AS (SELECT x FROM b) SELECT x FROM a; SELECT x FROM a")).tables, "b a");
  assert.equal((await names("WITH a AS (SELECT x FROM a) SELECT x FROM a", "postgresql")).tables, "a");
  assert.equal(
    (await names("WITH RECURSIVE a AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM a) SELECT x FROM a", "postgresql"))
      .tables,
    "",
  );
  assert.equal((await names("SELECT x FROM (WITH a AS (SELECT x FROM b) SELECT x FROM a) AS d, a")).tables, "b a");
  assert.equal((await names("SELECT d.x FROM (SELECT x FROM a) AS d")).tables, "a");
});

Deno.test("extract_metadata gives columns by their last part, without *", async () => {
  assert.equal((await names("SELECT t.a, s.t.b, t.*, * FROM s.t")).columns, "a b");
  assert.equal((await names("SELECT count(*) FROM t")).columns, "");
});

Deno.test("extract_metadata takes SELECT aliases in ORDER BY, HAVING and, where allowed, GROUP BY for no columns", async () => {
  assert.equal(
    (await names("SELECT count(*) AS orders FROM t GROUP BY customer_id ORDER BY orders")).columns,
    "customer_id",
  );
  assert.equal((await names("SELECT a AS n FROM t ORDER BY n")).columns, "a");
  assert.equal((await names("SELECT count(*) AS n FROM t GROUP BY a HAVING n > 1")).columns, "a");
  for (const dialect of ["mysql", "postgresql", "sqlite", "bigquery", "snowflake"]) {
    assert.equal((await names("SELECT f(a) AS n FROM t GROUP BY n", dialect)).columns, "a", dialect);
  }
  for (const dialect of ["sqlserver"]) {
    assert.equal((await names("SELECT f(a) AS n FROM t GROUP BY n", dialect)).columns, "a n", dialect);
  }
  assert.equal((await names("SELECT a AS n FROM t WHERE n = 1")).columns, "a n");
});

Deno.test("extract_metadata takes string constants and keywords for no columns", async () => {
  assert.equal((await names("SELECT 'a', CURRENT_DATE, CURRENT_TIMESTAMP, NULL, TRUE FROM t")).columns, "");
  assert.equal((await names('SELECT "a" FROM t', "mysql")).columns, "");
  assert.equal((await names("SELECT SYSDATE, LEVEL, ROWNUM FROM t", "oracle")).columns, "");
});

Deno.test("extract_metadata finds functions anywhere, schema kept, window and table functions too", async () => {
  const sql = "SELECT s.f(a), row_number() OVER (PARTITION BY g(b) ORDER BY h(c)) FROM t JOIN u ON i(t.a) = u.a " +
    "WHERE j(1) = 2 GROUP BY k(d) HAVING max(e) > 1 ORDER BY l(x)";
  assert.equal((await names(sql)).functions, "s.f row_number g h i j k max l");
  assert.equal(
    (await names("SELECT n FROM generate_series(1, 5) AS g (n)", "postgresql")).functions,
    "generate_series",
  );
  assert.equal((await names("INSERT INTO t (a) VALUES (f(1)) RETURNING g(a)", "postgresql")).functions, "f g");
  assert.equal((await names("UPDATE t SET a = f(b) WHERE g(c) = 1")).functions, "f g");
  assert.equal((await names("CREATE TABLE t (a INT DEFAULT f(1), CHECK (g(a) > 0))")).functions, "f g");
});

Deno.test("extract_metadata takes CAST, ::, EXTRACT and CASE for syntax", async () => {
  const sql = "SELECT CAST(a AS INT), b::int, EXTRACT(YEAR FROM c), CASE WHEN d = 1 THEN 2 END FROM t";
  assert.deepEqual(await names(sql, "postgresql"), { tables: "t", columns: "a b c d", functions: "" });
});
