import assert from "node:assert/strict";
import { statementTypes } from "../../src/analysis/statement_types.ts";
import type { Statement } from "../../src/sql/ast.ts";
import type { DialectName } from "../../src/sql/dialect.ts";
import { parse } from "../../src/sql/mod.ts";

async function types(sql: string, expected: string, dialect: DialectName = "generic"): Promise<void> {
  const parsed = await parse(sql, dialect, "none");
  assert.equal(parsed.error?.message, undefined, sql);
  assert.deepEqual(statementTypes(parsed.statements), expected.split(" ").map((type) => `*ast.${type}`), sql);
}

Deno.test("parse_sql names queries and changes of rows as GoSQLX does", async () => {
  await types("SELECT 1", "SelectStatement");
  await types("(SELECT 1)", "SelectStatement");
  await types("SELECT 1 UNION SELECT 2", "SetOperation");
  await types("((SELECT 1) UNION SELECT 2)", "SetOperation");
  await types("INSERT INTO t VALUES (1)", "InsertStatement");
  await types("REPLACE INTO t VALUES (1)", "ReplaceStatement", "mysql");
  await types("UPDATE t SET a = 1; DELETE FROM t", "UpdateStatement DeleteStatement");
  await types("MERGE INTO t USING u ON t.a = u.a WHEN MATCHED THEN DELETE", "MergeStatement");
});

Deno.test("parse_sql gives a statement with WITH the kind of what stands behind it", async () => {
  await types("WITH a AS (SELECT 1) SELECT 2", "SelectStatement");
  await types("WITH a AS (SELECT 1) SELECT 2 UNION SELECT 3", "SetOperation");
  await types("WITH a AS (SELECT 1) DELETE FROM t", "DeleteStatement", "postgresql");
});

Deno.test("parse_sql names definitions as GoSQLX does", async () => {
  await types("CREATE TABLE t (a INT)", "CreateTableStatement");
  await types("CREATE VIEW v AS SELECT 1", "CreateViewStatement");
  await types("CREATE MATERIALIZED VIEW v AS SELECT 1", "CreateMaterializedViewStatement", "postgresql");
  await types("CREATE INDEX i ON t (a)", "CreateIndexStatement");
  await types("ALTER TABLE t ADD COLUMN a INT", "AlterStatement");
  await types("DROP TABLE t; TRUNCATE TABLE t", "DropStatement TruncateStatement");
  await types("EXPLAIN SELECT 1", "DescribeStatement", "postgresql");
});

Deno.test("parse_sql follows the pattern where GoSQLX has no name", async () => {
  await types("VALUES (1)", "ValuesStatement", "postgresql");
});

Deno.test("parse_sql names commands and blocks after their type", () => {
  const command = (type: string): Statement => ({ kind: "command", start: 0, end: 1, type, parts: [] });
  const kinds = ["Show", "Pragma", "Grant", "RefreshMaterializedView", "CreateSequence", "Explain"].map(command);
  assert.deepEqual(statementTypes([...kinds, { kind: "block", start: 0, end: 1, type: "If", parts: [] }]), [
    "*ast.ShowStatement",
    "*ast.PragmaStatement",
    "*ast.GrantStatement",
    "*ast.RefreshMaterializedViewStatement",
    "*ast.CreateSequenceStatement",
    "*ast.DescribeStatement",
    "*ast.IfStatement",
  ]);
});

Deno.test("parse_sql counts no separators", async () => {
  await types("SELECT 1\nGO 5\nSELECT 2\nGO", "SelectStatement SelectStatement", "sqlserver");
  await types(";;SELECT 1;;", "SelectStatement");
  await types("DELIMITER //\nSELECT 1 //\nDELIMITER ;", "SelectStatement", "mysql");
});
