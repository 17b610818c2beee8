import assert from "node:assert/strict";
import { readBoolean, readChoice, readDialect, readInteger, readSql } from "../../src/tools/arguments.ts";
import type { Json } from "../../src/tools/tool.ts";

const indent = { least: 0, most: 16, fallback: 2 };

Deno.test("sql that is absent, empty or no text is refused with one message", () => {
  const message = "parameter 'sql' is required and must not be empty";
  const refused: Json[] = ["", null, 1, true, [], {}, ["SELECT 1"]];
  for (const sql of refused) {
    assert.deepEqual(readSql({ sql }), { ok: false, message });
  }
  assert.deepEqual(readSql({}), { ok: false, message });
  assert.deepEqual(readSql({ SQL: "SELECT 1" }), { ok: false, message });
});

Deno.test("sql of white space is read as it is", () => {
  assert.deepEqual(readSql({ sql: " \n" }), { ok: true, value: " \n" });
});

Deno.test("sql of more than a megabyte of UTF-8 is refused", () => {
  const message = "parameter 'sql' must not be longer than 1 MB";
  const megabyte = 1024 * 1024;
  assert.equal(readSql({ sql: "a".repeat(megabyte) }).ok, true);
  assert.deepEqual(readSql({ sql: "a".repeat(megabyte + 1) }), {
    ok: false,
    message,
  });
  assert.equal(readSql({ sql: "é".repeat(megabyte / 2) }).ok, true);
  assert.deepEqual(readSql({ sql: "é".repeat(megabyte / 2) + "a" }), {
    ok: false,
    message,
  });
});

Deno.test("a dialect is one of the eleven names, exactly", () => {
  assert.deepEqual(readDialect({}), { ok: true, value: undefined });
  assert.deepEqual(readDialect({ dialect: null }), {
    ok: true,
    value: undefined,
  });
  assert.deepEqual(readDialect({ dialect: "oracle" }), {
    ok: true,
    value: "oracle",
  });
  const allowed =
    "one of generic, postgresql, mysql, mariadb, sqlserver, oracle, sqlite, snowflake, bigquery, redshift, " +
    "clickhouse";
  const refused: [Json, string][] = [
    ["Oracle", '"Oracle"'],
    ["", '""'],
    ["mysql ", '"mysql "'],
    [7, "7"],
    [[], "[]"],
  ];
  for (const [dialect, shown] of refused) {
    const message = `parameter 'dialect' must be ${allowed}, got ${shown}`;
    assert.deepEqual(readDialect({ dialect }), { ok: false, message });
  }
});

Deno.test("a long wrong value is cut short in the message, between characters", () => {
  const answer = readDialect({ dialect: "😀".repeat(100) });
  assert.equal(answer.ok, false);
  assert.ok(!answer.ok && answer.message.endsWith(`got "${"😀".repeat(59)}…`));
});

Deno.test("an integer may be a number or a string of digits", () => {
  const accepted: [Json, number][] = [
    [0, 0],
    [16, 16],
    ["4", 4],
    ["+4", 4],
    ["016", 16],
    [4.0, 4],
    [null, 2],
    [-0, 0],
  ];
  for (const [indent_size, value] of accepted) {
    assert.deepEqual(readInteger({ indent_size }, "indent_size", indent), {
      ok: true,
      value,
    });
  }
  assert.deepEqual(readInteger({}, "indent_size", indent), {
    ok: true,
    value: 2,
  });
});

Deno.test("any other integer is refused with its name, range and value", () => {
  const refused: [Json, string][] = [
    [17, "17"],
    [-1, "-1"],
    [2.5, "2.5"],
    ["17", '"17"'],
    ["4.0", '"4.0"'],
    [" 4", '" 4"'],
    ["", '""'],
    ["four", '"four"'],
    [true, "true"],
    [[4], "[4]"],
    [{}, "{}"],
  ];
  for (const [indent_size, shown] of refused) {
    const message = `parameter 'indent_size' must be an integer from 0 to 16, got ${shown}`;
    assert.deepEqual(readInteger({ indent_size }, "indent_size", indent), {
      ok: false,
      message,
    });
  }
});

Deno.test("a boolean may be a string, but no number and no other word", () => {
  const accepted: [Json, boolean][] = [
    [true, true],
    [false, false],
    ["true", true],
    ["false", false],
    [null, false],
  ];
  for (const [fix, value] of accepted) {
    assert.deepEqual(readBoolean({ fix }, "fix"), { ok: true, value });
  }
  assert.deepEqual(readBoolean({}, "fix"), { ok: true, value: false });
  const refused: [Json, string][] = [
    ["TRUE", '"TRUE"'],
    ["1", '"1"'],
    [1, "1"],
    [0, "0"],
    ["", '""'],
    [[], "[]"],
  ];
  for (const [fix, shown] of refused) {
    const message = `parameter 'fix' must be true or false, got ${shown}`;
    assert.deepEqual(readBoolean({ fix }, "fix"), { ok: false, message });
  }
});

Deno.test("a choice is all or a list of known ids", () => {
  const ids = new Set(["L001", "L002"]);
  assert.deepEqual(readChoice({}, "rules", ids), {
    ok: true,
    value: undefined,
  });
  assert.deepEqual(readChoice({ rules: "all" }, "rules", ids), {
    ok: true,
    value: "all",
  });
  assert.deepEqual(readChoice({ rules: ["L002"] }, "rules", ids), {
    ok: true,
    value: new Set(["L002"]),
  });
  assert.deepEqual(readChoice({ rules: [] }, "rules", ids), {
    ok: true,
    value: new Set(),
  });
  const refused: [Json, string][] = [
    ["L001", '"L001"'],
    [["L001", "L003"], '"L003"'],
    [[1], "1"],
    [true, "true"],
  ];
  for (const [rules, shown] of refused) {
    const message = `parameter 'rules' must be "all" or a list of rule ids from L001 to L002, got ${shown}`;
    assert.deepEqual(readChoice({ rules }, "rules", ids), {
      ok: false,
      message,
    });
  }
});
