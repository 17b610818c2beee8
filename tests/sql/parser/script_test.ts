import assert from "node:assert/strict";
import { type DialectName, dialectNames } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";
import { parseScript } from "../../../src/sql/parser/statement/script.ts";
import { word } from "../../../src/sql/vocabulary.ts";
import { judges, read } from "./judge.ts";

/** The kinds of a script's statements, and their texts, in order. */
function statements(dialect: DialectName, sql: string): [string, string][] {
  const { tokens, statements, failsAt } = read(dialect, sql);
  assert.equal(failsAt, undefined, sql);
  return statements.map(({ kind, start, end }) => [kind, sql.slice(tokens.start[start], tokens.end[end - 1])]);
}

function failed(dialect: DialectName, sql: string, watch = -1): Parser {
  const parser = new Parser(tokenize(sql, dialectOf(dialect)), dialectOf(dialect), watch);
  parseScript(parser);
  assert.equal(parser.failed, true, sql);
  return parser;
}

for (const dialect of dialectNames) {
  Deno.test(`${dialect} parts statements at semicolons and takes empty ones`, () => {
    const kinds = statements(dialect, ";; SELECT 1;;DELETE FROM t WHERE a = 1 ; ;").map(([kind]) => kind);
    assert.deepEqual(kinds, ["select_statement", "delete"]);
    assert.deepEqual(statements(dialect, ""), []);
    assert.deepEqual(statements(dialect, " ; -- nothing\n"), []);
  });

  Deno.test(`${dialect} ${dialect === "sqlserver" ? "needs no" : "needs a"} semicolon between statements`, () => {
    const { failsAt } = read(dialect, "DROP TABLE t DROP TABLE u");
    assert.equal(failsAt, dialect === "sqlserver" ? undefined : "DROP TABLE u");
  });
}

judges("transactions", "postgresql", {
  valid: [
    "BEGIN",
    "BEGIN; COMMIT",
    "BEGIN ISOLATION LEVEL SERIALIZABLE, READ ONLY",
    "START TRANSACTION READ WRITE, NOT DEFERRABLE",
    "COMMIT AND NO CHAIN",
    "END WORK",
    "ABORT",
    "ROLLBACK TO SAVEPOINT a",
    "SAVEPOINT a",
    "RELEASE a",
    "PREPARE TRANSACTION 'x'",
    "COMMIT PREPARED 'x'",
  ],
  invalid: ["BEGIN COMMIT", "START", "SAVEPOINT", "COMMIT AND", "ROLLBACK TO", "BEGIN ISOLATION SERIALIZABLE"],
});

judges("transactions", "mysql", {
  valid: [
    "BEGIN",
    "BEGIN WORK",
    "START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY",
    "COMMIT AND CHAIN NO RELEASE",
    "ROLLBACK WORK TO SAVEPOINT a",
    "RELEASE SAVEPOINT a",
  ],
  invalid: ["BEGIN TRANSACTION", "RELEASE a", "START TRANSACTION READ", "COMMIT TO a"],
});

judges("transactions", "sqlserver", {
  valid: [
    "BEGIN TRAN",
    "BEGIN TRANSACTION a WITH MARK 'x'",
    "BEGIN DISTRIBUTED TRAN @name",
    "COMMIT",
    "COMMIT TRAN a WITH (DELAYED_DURABILITY = ON)",
    "ROLLBACK TRANSACTION @name",
    "SAVE TRAN a",
    "BEGIN TRAN SELECT 1 COMMIT",
  ],
  invalid: ["SAVE a", "COMMIT a WITH"],
});

judges("transactions", "sqlite", {
  valid: [
    "BEGIN",
    "BEGIN EXCLUSIVE TRANSACTION",
    "END",
    "ROLLBACK TO a",
    "SAVEPOINT a",
    "RELEASE a",
    "COMMIT TRANSACTION",
  ],
  invalid: ["BEGIN WORK", "START TRANSACTION", "SAVEPOINT"],
});

judges("transactions", "oracle", {
  valid: ["COMMIT WORK", "COMMIT WRITE NOWAIT", "ROLLBACK TO a", "SAVEPOINT a", "SET TRANSACTION READ ONLY NAME 'x'"],
  invalid: ["START TRANSACTION", "COMMIT AND CHAIN", "SET TRANSACTION"],
});

judges("transactions", "snowflake", {
  valid: ["BEGIN; COMMIT", "BEGIN TRANSACTION NAME a", "START TRANSACTION", "ROLLBACK WORK"],
  invalid: ["SAVEPOINT a", "START", "BEGIN TRANSACTION READ ONLY"],
});

judges("transactions", "bigquery", {
  valid: ["BEGIN TRANSACTION; COMMIT TRANSACTION", "ROLLBACK"],
  invalid: ["SAVEPOINT a", "COMMIT WORK"],
});

Deno.test("GO parts batches where it stands alone on its line, with or without a count", () => {
  for (const dialect of ["sqlserver", "generic"] as const) {
    assert.deepEqual(statements(dialect, "SELECT a FROM t\nGO\nSELECT 2\ngo 5\n"), [
      ["select_statement", "SELECT a FROM t"],
      ["separator", "GO"],
      ["select_statement", "SELECT 2"],
      ["separator", "go 5"],
    ]);
  }
  assert.deepEqual(statements("generic", "SELECT a AS go FROM t").length, 1);
});

Deno.test("GO cuts a statement short", () => {
  assert.equal(read("sqlserver", "SELECT a FROM\nGO\n").failsAt, "GO\n");
});

Deno.test("a slash alone on its line ends a statement in oracle, and is a division elsewhere", () => {
  assert.deepEqual(statements("oracle", "SELECT a FROM t\n/\nSELECT 4 / 2 FROM dual\n/"), [
    ["select_statement", "SELECT a FROM t"],
    ["separator", "/"],
    ["select_statement", "SELECT 4 / 2 FROM dual"],
    ["separator", "/"],
  ]);
  assert.deepEqual(statements("postgresql", "SELECT a\n/\nb FROM t").length, 1);
});

Deno.test("DELIMITER changes what ends statements until it is changed back", () => {
  assert.deepEqual(statements("mysql", "DELIMITER //\nSELECT 1//\nSELECT 2 //\nDELIMITER ;\nSELECT 3;"), [
    ["separator", "DELIMITER //"],
    ["select_statement", "SELECT 1"],
    ["select_statement", "SELECT 2"],
    ["separator", "DELIMITER ;"],
    ["select_statement", "SELECT 3"],
  ]);
  assert.deepEqual(statements("mariadb", "DELIMITER $$\nSELECT a FROM t$$\nDELIMITER ;\n").length, 3);
});

Deno.test("sqlcmd's commands stand between statements", () => {
  assert.deepEqual(statements("sqlserver", ':setvar a "b"\n:r more.sql\nSELECT 1\nGO'), [
    ["separator", ':setvar a "b"'],
    ["separator", ":r more.sql"],
    ["select_statement", "SELECT 1"],
    ["separator", "GO"],
  ]);
});

Deno.test("SQL*Plus's own commands are refused by name", () => {
  assert.deepEqual(failed("oracle", "SET SERVEROUTPUT ON").failure, {
    index: 0,
    message: "'SET SERVEROUTPUT' is a command of the SQL*Plus client, not SQL",
  });
  assert.deepEqual(failed("oracle", "SELECT 1 FROM dual;\nspool out.log").failure, {
    index: 5,
    message: "'spool' is a command of the SQL*Plus client, not SQL",
  });
});

Deno.test("psql's commands are refused by name", () => {
  assert.match(
    tokenize("\\d t", dialectOf("postgresql")).fault?.message ?? "",
    /'\\d' is a command of the psql client/,
  );
});

Deno.test("separators are told apart again when a text is parsed a second time", () => {
  for (
    const [dialect, sql] of [
      ["sqlserver", "SELECT 1\nGO 2\nSELECT 2\nGO"],
      ["oracle", "SELECT 1 FROM dual\n/\nSELECT 2 FROM dual\n/"],
      ["mysql", "DELIMITER //\nSELECT 1//\nDELIMITER ;"],
    ] as const
  ) {
    const tokens = tokenize(sql, dialectOf(dialect));
    const first = parseScript(new Parser(tokens, dialectOf(dialect)));
    assert.deepEqual(parseScript(new Parser(tokens, dialectOf(dialect))), first);
  }
});

Deno.test("where no statement begins, the words that begin statements are expected", () => {
  const { expected, failure } = failed("generic", "FOO BAR", 0);
  assert.deepEqual(failure, { index: 0 });
  for (const text of ["SELECT", "INSERT", "CREATE", "GRANT"]) assert.ok(expected.has(word(text)), text);
});
