import assert from "node:assert/strict";
import { answer, errorOf, refusal } from "./answers.ts";

async function types(sql: string, dialect = "generic"): Promise<string> {
  const result = await answer("parse_sql", { sql, dialect });
  const names = result.statement_types as readonly string[];
  assert.equal(result.statement_count, names.length);
  return names.map((name) => name.replace(/^\*ast\./, "")).join(" ");
}

Deno.test("parse_sql gives the guide's example", async () => {
  assert.deepEqual(await answer("parse_sql", { sql: "SELECT 1; INSERT INTO t VALUES (1)" }), {
    statement_count: 2,
    statement_types: ["*ast.SelectStatement", "*ast.InsertStatement"],
  });
});

Deno.test("parse_sql names statements as Go does", async () => {
  const names: readonly (readonly [string, string, string])[] = [
    ["generic", "SELECT a FROM t", "SelectStatement"],
    ["generic", "(SELECT a FROM t)", "SelectStatement"],
    ["generic", "INSERT INTO t (a) VALUES (1)", "InsertStatement"],
    ["generic", "UPDATE t SET a = 1", "UpdateStatement"],
    ["generic", "DELETE FROM t", "DeleteStatement"],
    ["oracle", "MERGE INTO t USING u ON (t.i = u.i) WHEN MATCHED THEN UPDATE SET a = 1", "MergeStatement"],
    ["generic", "SELECT 1 UNION SELECT 2", "SetOperation"],
    ["generic", "SELECT 1 EXCEPT SELECT 2", "SetOperation"],
    ["generic", "(SELECT 1) INTERSECT (SELECT 2)", "SetOperation"],
    ["oracle", "SELECT 1 FROM dual MINUS SELECT 2 FROM dual", "SetOperation"],
    ["generic", "CREATE TABLE t (a INT)", "CreateTableStatement"],
    ["postgresql", "CREATE TABLE t AS SELECT 1", "CreateTableStatement"],
    ["generic", "CREATE VIEW v AS SELECT 1", "CreateViewStatement"],
    ["generic", "CREATE OR REPLACE VIEW v AS SELECT 1", "CreateViewStatement"],
    ["postgresql", "CREATE MATERIALIZED VIEW v AS SELECT 1", "CreateMaterializedViewStatement"],
    ["postgresql", "REFRESH MATERIALIZED VIEW CONCURRENTLY v", "RefreshMaterializedViewStatement"],
    ["generic", "CREATE UNIQUE INDEX i ON t (a)", "CreateIndexStatement"],
    ["generic", "ALTER TABLE t DROP COLUMN a", "AlterStatement"],
    ["generic", "DROP TABLE IF EXISTS t", "DropStatement"],
    ["generic", "TRUNCATE TABLE t", "TruncateStatement"],
    ["mysql", "REPLACE INTO t VALUES (1)", "ReplaceStatement"],
    ["mysql", "SHOW TABLES", "ShowStatement"],
    ["mysql", "DESCRIBE t", "DescribeStatement"],
    ["postgresql", "EXPLAIN ANALYZE SELECT 1", "DescribeStatement"],
    ["sqlite", "PRAGMA table_info(t)", "PragmaStatement"],
  ];
  for (const [dialect, sql, name] of names) assert.equal(await types(sql, dialect), name, sql);
});

Deno.test("parse_sql follows the pattern where Go has no name", async () => {
  assert.equal(await types("GRANT SELECT ON t TO u"), "GrantStatement");
  assert.equal(await types("REVOKE SELECT ON t FROM u"), "RevokeStatement");
  assert.equal(await types("COMMIT"), "CommitStatement");
  assert.equal(await types("USE SCHEMA s", "snowflake"), "UseStatement");
  assert.equal(await types("CALL p(1)"), "CallStatement");
});

Deno.test("parse_sql gives WITH the main statement's name", async () => {
  assert.equal(await types("WITH a AS (SELECT 1) SELECT * FROM a"), "SelectStatement");
  assert.equal(await types("WITH a AS (SELECT 1) SELECT 1 UNION SELECT 2"), "SetOperation");
  assert.equal(await types("WITH a AS (SELECT 1) INSERT INTO t SELECT * FROM a", "postgresql"), "InsertStatement");
  assert.equal(await types("WITH a AS (SELECT 1 AS i) UPDATE t SET b = 1 FROM a", "postgresql"), "UpdateStatement");
  assert.equal(
    await types("WITH a AS (SELECT 1 AS i) DELETE FROM t WHERE i IN (SELECT i FROM a)", "sqlite"),
    "DeleteStatement",
  );
});

Deno.test("parse_sql counts no separators", async () => {
  assert.equal(await types(";;SELECT 1;;\n;SELECT 2;"), "SelectStatement SelectStatement");
  assert.equal(await types("SELECT 1\nGO\nSELECT 2\nGO 5\n", "sqlserver"), "SelectStatement SelectStatement");
  assert.equal(
    await types("DELIMITER //\nSELECT 1//\nSELECT 2//\nDELIMITER ;\nSELECT 3;", "mysql"),
    "SelectStatement SelectStatement SelectStatement",
  );
  assert.equal(
    await types("SELECT 1 FROM dual;\n/\nSELECT 2 FROM dual\n/\n", "oracle"),
    "SelectStatement SelectStatement",
  );
  assert.equal(await types(":setvar name value\n:r other.sql\nSELECT 1", "sqlserver"), "SelectStatement");
});

Deno.test("parse_sql takes a repeat count behind GO for no statement", async () => {
  assert.deepEqual(await answer("parse_sql", { sql: "SELECT 1\nGO 100", dialect: "sqlserver" }), {
    statement_count: 1,
    statement_types: ["*ast.SelectStatement"],
  });
});

Deno.test("psql's and SQL*Plus's own commands are errors that name the client", async () => {
  for (const sql of ["\\d t", "SELECT 1;\n\\copy t FROM 'x.csv'", "\\i setup.sql"]) {
    assert.match(await errorOf(sql, "postgresql"), /command of the psql client/);
    assert.match(await refusal("parse_sql", { sql, dialect: "postgresql" }), /^parse failed: .*psql/);
  }
  for (
    const sql of [
      "SET SERVEROUTPUT ON",
      "PROMPT hello",
      "SPOOL x.lst",
      "@setup.sql",
      "EXEC p(1)",
      "SELECT 1 FROM dual;\nSHOW ERRORS",
    ]
  ) {
    assert.match(await errorOf(sql, "oracle"), /command of the SQL\*Plus client/);
  }
});
