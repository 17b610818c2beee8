import assert from "node:assert/strict";
import { extractMetadata } from "../../src/analysis/metadata.ts";
import type { DialectName } from "../../src/sql/dialect.ts";
import { parse } from "../../src/sql/mod.ts";

interface Names {
  readonly tables?: string;
  readonly columns?: string;
  readonly functions?: string;
}

/** Checks names given as words; a list that is left out is not looked at. */
async function names(sql: string, expected: Names, dialect: DialectName = "generic"): Promise<void> {
  const parsed = await parse(sql, dialect, "none");
  assert.equal(parsed.error?.message, undefined, sql);
  const found = extractMetadata(parsed);
  for (const key of ["tables", "columns", "functions"] as const) {
    const words = expected[key];
    if (words !== undefined) assert.deepEqual(found[key], words === "" ? [] : words.split(" "), `${key} of ${sql}`);
  }
}

Deno.test("extract_metadata lists each name once, in the order of the text", async () => {
  await names("SELECT u.id, COUNT(o.id) FROM users u JOIN orders o ON u.id = o.user_id GROUP BY u.id", {
    tables: "users orders",
    columns: "id user_id",
    functions: "COUNT",
  });
  await names("SELECT Id, ID, id FROM T, t", { tables: "T t", columns: "Id ID id" });
});

Deno.test("extract_metadata keeps schemas of tables and functions, and drops quotes", async () => {
  const parsed = await parse('SELECT "My ""Col""", s.f(1) FROM public."Order Items"', "postgresql", "none");
  assert.deepEqual(extractMetadata(parsed), {
    tables: ["public.Order Items"],
    columns: ['My "Col"'],
    functions: ["s.f"],
  });
  await names("SELECT a FROM `p.d.t`", { tables: "p.d.t" }, "bigquery");
  await names("SELECT [a] FROM [dbo].[t]", { tables: "dbo.t", columns: "a" }, "sqlserver");
});

Deno.test("extract_metadata finds tables wherever a statement reads or writes them", async () => {
  await names("SELECT 1 FROM a WHERE b IN (SELECT c FROM d) AND EXISTS (SELECT 1 FROM e)", { tables: "a d e" });
  await names("SELECT (SELECT 1 FROM a) FROM (SELECT 1 FROM b) x", { tables: "a b" });
  await names("INSERT INTO a SELECT x FROM b", { tables: "a b" });
  await names("UPDATE a SET x = (SELECT y FROM b)", { tables: "a b" });
  await names("DELETE FROM a USING b WHERE a.i = b.i", { tables: "a b" }, "postgresql");
  await names("MERGE INTO a USING b ON a.i = b.i WHEN MATCHED THEN DELETE", { tables: "a b" });
  await names("SELECT x FROM a UNION SELECT y FROM b", { tables: "a b" });
  await names("SELECT 1 FROM a; SELECT 2 FROM b", { tables: "a b" });
});

Deno.test("extract_metadata leaves names of common table expressions out where they are visible", async () => {
  await names("WITH a AS (SELECT x FROM t) SELECT x FROM a", { tables: "t" });
  await names("WITH a AS (SELECT 1), b AS (SELECT 2 FROM a) SELECT 3 FROM b JOIN A ON TRUE", { tables: "" });
  await names("WITH a AS (SELECT 1) SELECT 1 FROM s.a", { tables: "s.a" });
  await names("SELECT 1 FROM (WITH a AS (SELECT 1) SELECT 1 FROM a) x, a", { tables: "a" });
  await names("WITH a AS (SELECT 1) SELECT 1 FROM a; SELECT 2 FROM a", { tables: "a" });
  await names("WITH a AS (SELECT 1) INSERT INTO t SELECT 1 FROM a", { tables: "t" }, "postgresql");
});

Deno.test("extract_metadata knows where a common table expression means itself", async () => {
  const recursion = "a AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM a) SELECT n FROM a";
  await names(`WITH RECURSIVE ${recursion}`, { tables: "" }, "postgresql");
  await names(`WITH ${recursion}`, { tables: "a" }, "postgresql");
  await names(`WITH ${recursion}`, { tables: "" }, "sqlserver");
  await names("WITH a AS (SELECT x FROM a) SELECT x FROM a", { tables: "a" });
  await names("WITH b AS (SELECT 1 FROM a), a AS (SELECT 2) SELECT 3 FROM b", { tables: "a" });
});

Deno.test("extract_metadata counts the columns of every clause, by their last part", async () => {
  await names(
    "SELECT t.a, s.t.b FROM t JOIN u USING (c) WHERE d > 1 GROUP BY e HAVING MAX(f) > 1 ORDER BY g",
    { columns: "a b c d e f g" },
  );
  await names("SELECT SUM(a) OVER (PARTITION BY b ORDER BY c) FROM t", { columns: "a b c", functions: "SUM" });
  await names("INSERT INTO t (a, b) VALUES (1, 2)", { columns: "a b" });
  await names("UPDATE t SET a = b + 1 WHERE c = 'd'", { columns: "a b c" });
  await names(
    "INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET b = excluded.c",
    { columns: "a b c" },
    "postgresql",
  );
  await names("SELECT *, t.* FROM t", { columns: "" });
});

Deno.test("extract_metadata takes no string, keyword or parameter for a column", async () => {
  await names("SELECT 'a', 1, NULL, TRUE, CURRENT_DATE, CAST(b AS date) FROM t", { columns: "b", functions: "" });
  await names("SELECT :a, ? FROM t WHERE b = @c", { columns: "b" });
});

Deno.test("extract_metadata takes aliases of SELECT items for no columns in ORDER BY, HAVING and GROUP BY", async () => {
  await names("SELECT count(*) AS orders FROM t GROUP BY customer_id ORDER BY orders", { columns: "customer_id" });
  await names("SELECT SUM(a) AS total FROM t HAVING total > 1 ORDER BY Total DESC", { columns: "a" });
  await names("SELECT LOWER(a) AS b FROM t GROUP BY b", { columns: "a" });
  await names("SELECT LOWER(a) AS b FROM t GROUP BY b", { columns: "a b" }, "sqlserver");
  await names("SELECT a AS b FROM t WHERE b = 1", { columns: "a b" });
  await names("SELECT a AS b FROM t ORDER BY t.b", { columns: "a b" });
  await names("SELECT a AS b FROM t UNION SELECT c FROM u ORDER BY b", { columns: "a c" });
  await names("SELECT a AS b FROM t WHERE c IN (SELECT d FROM u ORDER BY b)", { columns: "a c d b" });
});

Deno.test("extract_metadata takes no alias of a table for a column or a table", async () => {
  await names("SELECT row_to_json(x) FROM t AS x", { tables: "t", columns: "" }, "postgresql");
  await names("SELECT x.a FROM t x WHERE EXISTS (SELECT 1 FROM u WHERE u.b = x.c)", {
    tables: "t u",
    columns: "a b c",
  });
  await names("UPDATE x SET a = 1 FROM t AS x WHERE x.b = 2", { tables: "t", columns: "a b" }, "sqlserver");
  await names("DELETE x FROM t AS x WHERE x.b = 2", { tables: "t", columns: "b" }, "sqlserver");
  await names("WITH c AS (SELECT d FROM x) SELECT 1 FROM c AS d", { columns: "d" });
});

Deno.test("extract_metadata takes no parameter of a lambda and no name of an argument for a column", async () => {
  await names("SELECT arrayMap(x -> x + y, z) FROM t", { columns: "y z", functions: "arrayMap" }, "clickhouse");
  await names("SELECT f(a => b) FROM t", { columns: "b", functions: "f" }, "postgresql");
});

Deno.test("extract_metadata lists functions as written, but no syntax", async () => {
  await names("SELECT Coalesce(a, lower(b)) FROM t WHERE now() > c", { functions: "Coalesce lower now" });
  await names("SELECT CAST(a AS int), EXTRACT(YEAR FROM b), CASE WHEN c THEN 1 END FROM t", { functions: "" });
  await names("SELECT 1 FROM generate_series(1, 3) AS g", { functions: "generate_series", tables: "" }, "postgresql");
});

Deno.test("extract_metadata takes an array of a table beside it for a column", async () => {
  await names("SELECT o.a FROM orders o, o.items i", { tables: "orders", columns: "a items" }, "bigquery");
  await names("SELECT 1 FROM orders, orders.items i", { tables: "orders", columns: "items" }, "redshift");
  await names("SELECT 1 FROM o o, o.items i", { tables: "o o.items" }, "postgresql");
});

Deno.test("extract_metadata reads names of T-SQL and MySQL as written", async () => {
  await names("SELECT a FROM db..t", { tables: "db..t" }, "sqlserver");
  await names("DELETE t.* FROM t JOIN u ON t.a = u.a", { tables: "t u" }, "mysql");
  await names("SELECT a FROM @t", { tables: "" }, "sqlserver");
});

Deno.test("extract_metadata finds the tables of an INSERT into several", async () => {
  await names("INSERT ALL INTO a VALUES (x) INTO b (y) VALUES (z) SELECT x, z FROM c", { tables: "a b c" }, "oracle");
});

Deno.test("extract_metadata lists the columns that a definition names", async () => {
  await names("CREATE TABLE t (a INT, b INT REFERENCES u (c), CHECK (a > 1))", { tables: "t u", columns: "a b c" });
});

Deno.test("extract_metadata takes pseudo-columns and values of sequences for no columns", async () => {
  await names('SELECT LEVEL, rownum, SYSDATE, s.NEXTVAL, "LEVEL" FROM t', { columns: "LEVEL" }, "oracle");
  await names("SELECT level FROM t", { columns: "level" });
  await names("SELECT $1, t.$2 FROM t", { columns: "" }, "snowflake");
});
