import assert from "node:assert/strict";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { formatted } from "./formatted.ts";

async function becomes(
  sql: string,
  expected: string,
  dialect: DialectName = "generic",
): Promise<void> {
  assert.equal(await formatted(sql, { addSemicolon: true, dialect }), expected);
  assert.equal(
    await formatted(expected, { addSemicolon: true, dialect }),
    expected,
  );
}

Deno.test("add_semicolon ends a statement that lacks one", async () => {
  await becomes("select a from t", "select a\nfrom t;");
  await becomes("select 1; select 2", "select 1;\n\nselect 2;");
});

Deno.test("add_semicolon adds none where one stands", async () => {
  await becomes("select 1;", "select 1;");
  await becomes("select 1 -- one\n;", "select 1 -- one\n;");
});

Deno.test("add_semicolon stands before a comment at the end, never inside it", async () => {
  await becomes("select 1 -- one", "select 1; -- one");
  await becomes("select 1 /* one */", "select 1; /* one */");
  await becomes("select 1\n-- one", "select 1;\n-- one");
});

Deno.test("add_semicolon adds none inside subqueries, common table expressions and set operations", async () => {
  await becomes(
    "with a as (select 1) select (select 2) from a union select 3",
    "with a as (\n  select 1\n)\nselect (\n  select 2\n)\nfrom a\nunion\nselect 3;",
  );
});

Deno.test("add_semicolon ends each statement of a T-SQL script, but not GO", async () => {
  await becomes(
    "select 1\nselect 2\nGO\nselect 3\nGO",
    "select 1;\n\nselect 2;\nGO\n\nselect 3;\nGO",
    "sqlserver",
  );
});

Deno.test("add_semicolon adds none while DELIMITER has set another mark, nor before Oracle's slash", async () => {
  await becomes(
    "DELIMITER //\nselect 1 //\nDELIMITER ;\nselect 2",
    "DELIMITER //\n\nselect 1 //\nDELIMITER ;\n\nselect 2;",
    "mysql",
  );
  await becomes("select 1 from dual\n/", "select 1\nfrom dual\n/", "oracle");
});

Deno.test("without add_semicolon the semicolons stay as they are", async () => {
  assert.equal(await formatted("select 1;select 2"), "select 1;\n\nselect 2");
});

Deno.test("add_semicolon leaves a piece of a MySQL program alone that a semicolon would break", async () => {
  await becomes("IF a > 1 THEN SET b = 2", "IF a > 1 THEN\n  SET b = 2", "mysql");
  await becomes("END IF", "END IF", "mysql");
  await becomes("CREATE PROCEDURE p() SELECT 1", "CREATE PROCEDURE p()\n  SELECT 1;", "mysql");
});
