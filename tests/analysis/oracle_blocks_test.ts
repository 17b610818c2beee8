import assert from "node:assert/strict";
import { format } from "../../src/analysis/format/mod.ts";
import { extractMetadata } from "../../src/analysis/metadata.ts";
import { statementTypes } from "../../src/analysis/statement_types.ts";
import { parse, type ParseResult } from "../../src/sql/mod.ts";

/** Reads a text of PL/SQL that must be valid. */
async function read(sql: string): Promise<ParseResult> {
  const parsed = await parse(sql, "oracle", "none");
  assert.equal(parsed.error?.message, undefined, sql);
  return parsed;
}

/** The message for a broken text. */
async function message(sql: string): Promise<string | undefined> {
  return (await parse(sql, "oracle", "none")).error?.message;
}

Deno.test("extract_metadata takes what a block declares for no column and no function", async () => {
  const parsed = await read(
    "CREATE PROCEDURE raise_pay(p_id NUMBER) IS TYPE ids IS TABLE OF NUMBER; v ids := ids(1); n NUMBER; " +
      "BEGIN SELECT MAX(sal) INTO n FROM emp WHERE id = p_id AND dept = v(1); n := n + v(2); log_pay(n); " +
      "FOR i IN 1..3 LOOP UPDATE emp SET sal = n WHERE id = i; END LOOP; END raise_pay;",
  );
  assert.deepEqual(extractMetadata(parsed), {
    tables: ["emp"],
    columns: ["sal", "id", "dept"],
    functions: ["MAX", "log_pay"],
  });
});

Deno.test("extract_metadata lists the columns and the table of a trigger's head", async () => {
  const parsed = await read(
    "CREATE TRIGGER t BEFORE UPDATE OF sal ON hr.emp FOR EACH ROW BEGIN :NEW.upd := SYSDATE; END;",
  );
  assert.deepEqual(extractMetadata(parsed), { tables: ["hr.emp"], columns: ["sal"], functions: [] });
});

Deno.test("extract_metadata sees the queries of functions in WITH", async () => {
  const parsed = await read(
    "WITH FUNCTION f RETURN NUMBER IS n NUMBER; BEGIN SELECT a INTO n FROM t; RETURN n; END; SELECT f FROM dual",
  );
  assert.deepEqual(extractMetadata(parsed).tables, ["t", "dual"]);
});

Deno.test("units of PL/SQL are statements of their own kinds, and the slash is none", async () => {
  const parsed = await read(
    "CREATE PACKAGE p IS END;\n/\nCREATE PACKAGE BODY p IS END;\n/\nCREATE TYPE t\n/\nBEGIN NULL; END;\n/\nGRANT r TO u;",
  );
  assert.deepEqual(statementTypes(parsed.statements), [
    "*ast.CreatePackageStatement",
    "*ast.CreatePackageBodyStatement",
    "*ast.CreateTypeStatement",
    "*ast.BlockStatement",
    "*ast.GrantStatement",
  ]);
});

Deno.test("format_sql lays out a package body", async () => {
  const parsed = await read(
    "create or replace package body p as g number := 1; e exception; procedure q (a in number) is n number; begin " +
      "for i in 1..a loop if i > 3 then n := i; elsif i = 2 then null; else raise e; end if; end loop; " +
      "exception when e then rollback; end q; begin q(1); end p;\n/",
  );
  assert.equal(
    format(parsed, { indentSize: 2, uppercaseKeywords: true, addSemicolon: false }),
    `CREATE OR REPLACE PACKAGE BODY p AS
  g number := 1;
  e exception;
  PROCEDURE q (a IN number) IS
    n number;
  BEGIN
    FOR i IN 1..a LOOP
      IF i > 3 THEN
        n := i;
      ELSIF i = 2 THEN
        NULL;
      ELSE
        RAISE e;
      END IF;
    END LOOP;
  EXCEPTION
  WHEN e THEN
    ROLLBACK;
  END q;
BEGIN
  q(1);
END p;
/`,
  );
});

Deno.test("errors in PL/SQL say what the database would", async () => {
  const messages: readonly (readonly [string, string])[] = [
    ["BEGIN x = 5; END;", "unexpected token '=' at position 8 (line 1, column 9): expected ':='"],
    [
      "BEGIN a(1) b(2); END;",
      "unexpected token 'b' at position 11 (line 1, column 12): expected ';' behind the statement",
    ],
    [
      "BEGIN CREATE TABLE t (a NUMBER); END;",
      "CREATE stands in PL/SQL only as text: EXECUTE IMMEDIATE 'CREATE …', at position 6 (line 1, column 7)",
    ],
    [
      "CREATE PROCEDURE p (a VARCHAR2(10)) IS BEGIN NULL; END;",
      "the type of a parameter or result has no length, at position 30 (line 1, column 31)",
    ],
    [
      "CREATE PACKAGE p IS END q;",
      "the name behind END must be 'p', which it ends, at position 24 (line 1, column 25)",
    ],
    ["EXEC p(1)", "'EXEC' is a command of the SQL*Plus client, not SQL, at position 0 (line 1, column 1)"],
    ["@install.sql", "'@' is a command of the SQL*Plus client, not SQL, at position 0 (line 1, column 1)"],
  ];
  for (const [sql, expected] of messages) assert.equal(await message(sql), expected);
});

Deno.test("a misspelt statement of PL/SQL is told", async () => {
  assert.match(await message("BEGIN RETRUN 5; END;") ?? "", /did you mean 'RETURN'\?$/);
  assert.match(await message("BEGIN IF a THEN b; ELSEIF c THEN d; END IF; END;") ?? "", /did you mean 'ELSIF'\?$/);
});

Deno.test("blocks nest 450 deep, and no deeper than the limit", async () => {
  const nested = (depth: number) => "BEGIN IF a THEN ".repeat(depth) + "NULL;" + " END IF; END;".repeat(depth);
  assert.equal(await message(nested(225)), undefined);
  assert.match(await message(nested(300)) ?? "", /^nesting is deeper than 500 levels/);
});
