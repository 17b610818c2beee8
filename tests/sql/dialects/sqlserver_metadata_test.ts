import assert from "node:assert/strict";
import { extractMetadata } from "../../../src/analysis/metadata.ts";
import { parse } from "../../../src/sql/mod.ts";

async function names(sql: string): Promise<{ tables: string; columns: string; functions: string }> {
  const parsed = await parse(sql, "sqlserver", "none");
  assert.equal(parsed.error?.message, undefined, sql);
  const { tables, columns, functions } = extractMetadata(parsed);
  return { tables: tables.join(" "), columns: columns.join(" "), functions: functions.join(" ") };
}

Deno.test("metadata of sqlserver: tables stand inside rowset functions too", async () => {
  assert.equal((await names("SELECT * FROM CONTAINSTABLE(dbo.docs, body, 'x') k")).tables, "dbo.docs");
  assert.equal((await names("SELECT * FROM CHANGETABLE(CHANGES dbo.t, 1) c")).tables, "dbo.t");
  assert.equal(
    (await names("SELECT * FROM PREDICT(MODEL = @m, DATA = dbo.rows AS d) WITH (p float) AS x")).tables,
    "dbo.rows",
  );
});

Deno.test("metadata of sqlserver: methods of xml are no functions, functions of a schema are", async () => {
  assert.deepEqual(await names("SELECT t.doc.value('(/a)[1]', 'int'), dbo.value(b), dbo.f(c) FROM t"), {
    tables: "t",
    columns: "doc b c",
    functions: "dbo.value dbo.f",
  });
  assert.equal((await names("SELECT n.x.query('.') FROM t CROSS APPLY t.doc.nodes('/a') AS n (x)")).tables, "t");
});

Deno.test("metadata of sqlserver: aliases of graph patterns are no columns", async () => {
  assert.deepEqual(await names("SELECT a.name FROM person a, likes l, person b WHERE MATCH(a-(l)->b)"), {
    tables: "person likes",
    columns: "name",
    functions: "",
  });
});

Deno.test("metadata of sqlserver: statements inside blocks, procedures and triggers count", async () => {
  const procedure =
    "CREATE PROC p AS BEGIN TRY INSERT dbo.a (x) SELECT y FROM b END TRY BEGIN CATCH DELETE c END CATCH";
  assert.deepEqual(await names(procedure), { tables: "dbo.a b c", columns: "x y", functions: "" });
  const trigger = "CREATE TRIGGER tr ON dbo.t AFTER INSERT AS IF EXISTS (SELECT 1 FROM u) UPDATE v SET z = f2.g(1)";
  assert.equal((await names(trigger)).tables, "dbo.t u v");
  assert.equal((await names("DECLARE c CURSOR FOR SELECT a FROM t")).tables, "t");
  assert.equal((await names("BULK INSERT dbo.t FROM 'x' UPDATE STATISTICS u")).tables, "dbo.t u");
});
