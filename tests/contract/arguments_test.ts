import assert from "node:assert/strict";
import { toolNames } from "../../src/tools/tool.ts";
import { dialectNames } from "../../src/sql/dialect.ts";
import { answer, isValid, refusal } from "./answers.ts";

Deno.test("Dialects: the eleven, lower case, exact", async () => {
  assert.deepEqual(
    [...dialectNames],
    "generic postgresql mysql mariadb sqlserver oracle sqlite snowflake bigquery redshift clickhouse".split(" "),
  );
  for (const dialect of ["Generic", "POSTGRESQL", " mysql", "postgres", "mssql", ""]) {
    assert.match(
      await refusal("validate_sql", { sql: "SELECT 1", dialect }),
      /^parameter 'dialect' must be one of generic, /,
    );
  }
});

Deno.test("Dialects: all seven tools take an optional dialect", async () => {
  const sql = "SELECT `a` FROM t LIMIT 1, 2";
  for (const name of toolNames) {
    await answer(name, { sql, dialect: "mysql" });
    await answer(name, { sql: "SELECT 1" });
  }
  for (const name of ["parse_sql", "extract_metadata", "format_sql"] as const) {
    await refusal(name, { sql, dialect: "oracle" });
  }
});

Deno.test("Dialects: generic takes everyday SQL of any of them", async () => {
  for (
    const sql of [
      "SELECT TOP 5 a FROM t",
      "SELECT a FROM t LIMIT 5",
      "SELECT a FROM t FETCH FIRST 5 ROWS ONLY",
      "SELECT a::int FROM t WHERE b ILIKE 'x%'",
      "SELECT `a` FROM `t`",
      "SELECT [a b] FROM [dbo].[t]",
      "SELECT a FROM t QUALIFY ROW_NUMBER() OVER (ORDER BY a) = 1",
      "INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO NOTHING",
      "INSERT INTO t (a) VALUES (1) ON DUPLICATE KEY UPDATE a = 2",
      "SELECT IFNULL(a, b), NVL(c, d) FROM t WHERE e = @x OR f = :y OR g = $1",
      "SHOW TABLES",
      "EXPLAIN SELECT 1",
    ]
  ) {
    assert.ok(await isValid(sql), sql);
  }
});

Deno.test("Dialects: validate_sql echoes dialect only when it was given", async () => {
  assert.deepEqual(await answer("validate_sql", { sql: "SELECT 1" }), { valid: true });
  assert.deepEqual(await answer("validate_sql", { sql: "SELECT 1", dialect: null }), { valid: true });
  for (const dialect of dialectNames) {
    assert.deepEqual(await answer("validate_sql", { sql: "SELECT a FROM t", dialect }), { valid: true, dialect });
    assert.equal((await answer("validate_sql", { sql: "SELECT FROM FROM", dialect })).dialect, dialect);
  }
});

Deno.test("Arguments: sql missing, no string or empty is the tool error of all seven", async () => {
  const message = "parameter 'sql' is required and must not be empty";
  for (const name of toolNames) {
    for (
      const args of [{}, { sql: "" }, { sql: null }, { sql: 5 }, { sql: ["SELECT 1"] }, { sql: { a: 1 } }, {
        sql: true,
      }]
    ) {
      assert.equal(await refusal(name, args), message);
    }
  }
});

Deno.test("Arguments: absent and null are the default", async () => {
  const sql = "select a, b from t";
  const unset = { dialect: null, indent_size: null, uppercase_keywords: null, add_semicolon: null };
  assert.deepEqual(await answer("format_sql", { sql, ...unset }), await answer("format_sql", { sql }));
  assert.deepEqual(
    await answer("lint_sql", { sql, dialect: null, rules: null, fix: null }),
    await answer("lint_sql", { sql }),
  );
  for (const name of toolNames) {
    assert.deepEqual(await answer(name, { sql, dialect: null }), await answer(name, { sql }));
  }
});

Deno.test("Arguments: strings that spell a boolean or a decimal integer count as such", async () => {
  const spelled = { indent_size: "3", uppercase_keywords: "true", add_semicolon: "false" };
  const meant = { indent_size: 3, uppercase_keywords: true, add_semicolon: false };
  const sql = "select a, b from t";
  assert.deepEqual(await answer("format_sql", { sql, ...spelled }), await answer("format_sql", { sql, ...meant }));
  assert.deepEqual((await answer("format_sql", { sql, ...spelled })).options, meant);
});

Deno.test("Arguments: anything else of a wrong type names the argument, the value and what is allowed", async () => {
  const sql = "SELECT 1";
  const cases: readonly (readonly [string, unknown, string])[] = [
    ["indent_size", 17, "parameter 'indent_size' must be an integer from 0 to 16, got 17"],
    ["indent_size", -1, "parameter 'indent_size' must be an integer from 0 to 16, got -1"],
    ["indent_size", 2.5, "parameter 'indent_size' must be an integer from 0 to 16, got 2.5"],
    ["indent_size", "two", "parameter 'indent_size' must be an integer from 0 to 16, got \"two\""],
    ["indent_size", "2.0", "parameter 'indent_size' must be an integer from 0 to 16, got \"2.0\""],
    ["indent_size", "17", "parameter 'indent_size' must be an integer from 0 to 16, got \"17\""],
    ["indent_size", "", "parameter 'indent_size' must be an integer from 0 to 16, got \"\""],
    ["indent_size", true, "parameter 'indent_size' must be an integer from 0 to 16, got true"],
    ["indent_size", [2], "parameter 'indent_size' must be an integer from 0 to 16, got [2]"],
    ["uppercase_keywords", 1, "parameter 'uppercase_keywords' must be true or false, got 1"],
    ["uppercase_keywords", "TRUE", "parameter 'uppercase_keywords' must be true or false, got \"TRUE\""],
    ["add_semicolon", "", "parameter 'add_semicolon' must be true or false, got \"\""],
    ["add_semicolon", {}, "parameter 'add_semicolon' must be true or false, got {}"],
  ];
  for (const [name, value, message] of cases) {
    assert.equal(await refusal("format_sql", { sql, [name]: value as string }), message);
  }
  const names = dialectNames.join(", ");
  for (const tool of toolNames) {
    assert.equal(
      await refusal(tool, { sql, dialect: "db2" }),
      `parameter 'dialect' must be one of ${names}, got "db2"`,
    );
    assert.equal(await refusal(tool, { sql, dialect: 1 }), `parameter 'dialect' must be one of ${names}, got 1`);
  }
});

Deno.test("Arguments: indent_size may be 0 to 16", async () => {
  for (let size = 0; size <= 16; size++) {
    const result = await answer("format_sql", { sql: "SELECT a, b", indent_size: size });
    assert.equal(result.formatted_sql, `SELECT\n${" ".repeat(size)}a,\n${" ".repeat(size)}b`);
  }
});

Deno.test("Arguments: unknown arguments are ignored", async () => {
  for (const name of toolNames) {
    const sql = "SELECT 1";
    assert.deepEqual(await answer(name, { sql, verbose: true, Dialect: "x" }), await answer(name, { sql }));
  }
});

Deno.test("Arguments: a character is a Unicode code point", async () => {
  const sql = "SELECT '😀😀', 数 FORM t u";
  const { error, line, column } = await answer("validate_sql", { sql });
  assert.equal([line, column].join(), "1,16");
  assert.match(String(error), /^unexpected token 'FORM' at position 15 \(line 1, column 16\)/);
  const wide = `SELECT '${"😀".repeat(91)}'`;
  assert.equal((await answer("lint_sql", { sql: wide, rules: ["L005"] })).violation_count, 0);
  assert.equal((await answer("lint_sql", { sql: `${wide} `, rules: ["L005"] })).violation_count, 1);
});

Deno.test("Arguments: names are told apart case-sensitively", async () => {
  const result = await answer("extract_metadata", { sql: "SELECT Id, ID, id, Max(Id), MAX(Id) FROM T, t" });
  assert.deepEqual(result, { tables: ["T", "t"], columns: ["Id", "ID", "id"], functions: ["Max", "MAX"] });
});
