import assert from "node:assert/strict";
import { tools } from "../../src/tools/mod.ts";
import { type Json, type JsonObject, type ToolName, toolNames, type ToolResult } from "../../src/tools/tool.ts";
import { dialectNames } from "../../src/sql/dialect.ts";
import { assertConforms } from "../support/conforms.ts";

async function call(name: ToolName, args: JsonObject): Promise<ToolResult> {
  const tool = tools.find((tool) => tool.name === name);
  assert.ok(tool);
  return await tool.call(args);
}

/** The tool's result as it goes over the wire: without keys that are undefined. */
async function answer(name: ToolName, args: JsonObject): Promise<JsonObject> {
  const result = await call(name, args);
  assert.ok(result.ok, result.ok ? "" : result.message);
  return JSON.parse(JSON.stringify(result.value));
}

async function message(name: ToolName, args: JsonObject): Promise<string> {
  const result = await call(name, args);
  assert.ok(!result.ok, `${name} accepts ${JSON.stringify(args)}`);
  return result.message;
}

const needingValid = [["parse_sql", "parse"], ["extract_metadata", "parse"], ["format_sql", "format"]] as const;

Deno.test("the tools are the seven, in order, with their weights", () => {
  assert.deepEqual(tools.map((tool) => tool.name), [...toolNames]);
  assert.deepEqual(tools.map((tool) => tool.weight), [1, 1, 1, 2, 2, 2, 5]);
});

Deno.test("every tool tells a client what it needs to choose it", () => {
  for (const tool of tools) {
    assert.ok(tool.description.length > 200, tool.name);
    assert.ok(tool.invoking.length <= 64 && tool.invoking.endsWith("…"), tool.name);
    assert.ok(tool.invoked.length <= 64, tool.name);
    const { properties, required } = tool.inputSchema as { properties: Record<string, JsonObject>; required: Json };
    assert.deepEqual(required, ["sql"]);
    assert.deepEqual(properties.dialect?.enum, [...dialectNames]);
    for (const property of Object.values(properties)) assert.equal(typeof property.description, "string", tool.name);
  }
});

Deno.test("every tool refuses an argument of the wrong kind before it reads the SQL", async () => {
  for (const name of toolNames) {
    assert.equal(await message(name, {}), "parameter 'sql' is required and must not be empty");
    assert.equal(await message(name, { sql: "" }), "parameter 'sql' is required and must not be empty");
    assert.match(
      await message(name, { sql: "SELECT 1", dialect: "nope" }),
      /^parameter 'dialect' must be one of generic, /,
    );
    assert.equal(
      await message(name, { sql: "a".repeat(1024 * 1024 + 1) }),
      "parameter 'sql' must not be longer than 1 MB",
    );
  }
  assert.equal(
    await message("format_sql", { sql: "SELECT 1", indent_size: 17 }),
    "parameter 'indent_size' must be an integer from 0 to 16, got 17",
  );
  assert.equal(
    await message("format_sql", { sql: "SELECT 1", add_semicolon: "yes" }),
    "parameter 'add_semicolon' must be true or false, got \"yes\"",
  );
  assert.equal(
    await message("lint_sql", { sql: "SELECT 1", rules: ["L000"] }),
    'parameter \'rules\' must be "all" or a list of rule ids from L001 to L030, got "L000"',
  );
});

Deno.test("every tool ignores arguments it does not know", async () => {
  for (const name of toolNames) await answer(name, { sql: "SELECT 1", colour: "red" });
});

Deno.test("every result has the shape its tool's schema promises", async () => {
  const texts = [
    "SELECT a, b FROM t WHERE c = 1 OR 1=1; DROP TABLE t -- x",
    "select id,name from users",
    "SELECT FROM WHERE",
    "'",
    "  ",
    "SELECT \u0000",
    "SELECT '\ud800'",
  ];
  for (const tool of tools) {
    for (const sql of texts) {
      for (const dialect of [undefined, "mysql"]) {
        const result = await tool.call(dialect === undefined ? { sql } : { sql, dialect });
        if (result.ok) assertConforms(JSON.parse(JSON.stringify(result.value)), tool.outputSchema);
      }
    }
  }
});

Deno.test("validate_sql says yes, and echoes the dialect only where one was named", async () => {
  assert.deepEqual(await answer("validate_sql", { sql: "SELECT id FROM users" }), { valid: true });
  assert.deepEqual(
    await answer("validate_sql", { sql: "SELECT id FROM users", dialect: "postgresql" }),
    { valid: true, dialect: "postgresql" },
  );
});

Deno.test("validate_sql says where a mistake is, from 1", async () => {
  const result = await answer("validate_sql", { sql: "SELECT id\nFROM users WHERE", dialect: "mysql" });
  assert.equal(result.valid, false);
  assert.equal(result.dialect, "mysql");
  assert.equal(result.line, 2);
  assert.equal(result.column, 17);
});

Deno.test("empty texts are invalid, and the tools that need valid SQL refuse them", async () => {
  for (const sql of [" ", "-- only this", ";", "/* a */;\n;"]) {
    assert.deepEqual(await answer("validate_sql", { sql }), { valid: false, error: "empty input" });
    for (const [name, what] of needingValid) assert.equal(await message(name, { sql }), `${what} failed: empty input`);
  }
});

Deno.test("what validate_sql calls invalid the other three refuse with the same words", async () => {
  const sql = "SELECT a FROM t WHERE";
  const { error } = await answer("validate_sql", { sql });
  for (const [name, what] of needingValid) assert.equal(await message(name, { sql }), `${what} failed: ${error}`);
});

Deno.test("parse_sql, extract_metadata and format_sql answer as the guide shows", async () => {
  assert.deepEqual(await answer("parse_sql", { sql: "SELECT 1; INSERT INTO t VALUES (1)" }), {
    statement_count: 2,
    statement_types: ["*ast.SelectStatement", "*ast.InsertStatement"],
  });
  const sql = "SELECT u.id, COUNT(o.id) FROM users u JOIN orders o ON u.id = o.user_id GROUP BY u.id";
  assert.deepEqual(await answer("extract_metadata", { sql }), {
    tables: ["users", "orders"],
    columns: ["id", "user_id"],
    functions: ["COUNT"],
  });
  const options = { uppercase_keywords: true, indent_size: 4 };
  assert.deepEqual(await answer("format_sql", { sql: "select id,name from users where active=true", ...options }), {
    formatted_sql: "SELECT\n    id,\n    name\nFROM users\nWHERE active = true",
    options: { indent_size: 4, uppercase_keywords: true, add_semicolon: false },
  });
});

Deno.test("format_sql takes its options as strings too", async () => {
  const args = { sql: "select 1", indent_size: "8", uppercase_keywords: "true", add_semicolon: "false" };
  assert.deepEqual(await answer("format_sql", args), {
    formatted_sql: "SELECT 1",
    options: { indent_size: 8, uppercase_keywords: true, add_semicolon: false },
  });
});

Deno.test("lint_sql and security_scan answer on SQL that does not parse", async () => {
  const lint = await answer("lint_sql", { sql: "select from where" });
  assert.ok(Number(lint.violation_count) > 0);
  const scan = await answer("security_scan", { sql: "SELECT FROM" });
  assert.equal(scan.is_clean, true);
});

Deno.test("lint_sql lists the first 200 violations and counts them all", async () => {
  const result = await answer("lint_sql", { sql: "select 1;\n".repeat(300) });
  assert.ok(Number(result.violation_count) >= 300);
  assert.equal((result.violations as readonly Json[]).length, 200);
  assert.equal(result.violations_omitted, Number(result.violation_count) - 200);
});

Deno.test("lint_sql applies the rules asked for and mends what it can", async () => {
  const sql = "select * from t";
  assert.equal((await answer("lint_sql", { sql, rules: [] })).violation_count, 0);
  const all = await answer("lint_sql", { sql, rules: "all", fix: true });
  assert.ok((all.violations as readonly JsonObject[]).some((violation) => violation.rule === "L016"));
  assert.equal(all.fixed_sql, "SELECT * FROM t");
});

Deno.test("analyze_sql holds exactly what the single tools answer", async () => {
  for (const dialect of [undefined, "postgresql"]) {
    const args = { sql: "select a, b from t where c = 1 or 1=1", ...(dialect === undefined ? {} : { dialect }) };
    const whole = await answer("analyze_sql", args);
    assert.deepEqual(whole, {
      validate: await answer("validate_sql", args),
      parse: await answer("parse_sql", args),
      metadata: await answer("extract_metadata", args),
      security: await answer("security_scan", args),
      lint: await answer("lint_sql", args),
      format: await answer("format_sql", args),
    });
  }
});

Deno.test("analyze_sql tells under errors why parts are missing", async () => {
  const args = { sql: "SELECT a FROM" };
  assert.deepEqual(await answer("analyze_sql", args), {
    validate: await answer("validate_sql", args),
    security: await answer("security_scan", args),
    lint: await answer("lint_sql", args),
    errors: {
      parse: await message("parse_sql", args),
      metadata: await message("extract_metadata", args),
      format: await message("format_sql", args),
    },
  });
});

Deno.test("analyze_sql leaves the layout out where the result would grow too long", async () => {
  const column = "a_column_with_a_name_of_some_length";
  const sql = `SELECT ${Array.from({ length: 2000 }, () => column).join(", ")} FROM t`;
  const whole = await answer("analyze_sql", { sql });
  assert.equal(whole.format, undefined);
  assert.deepEqual(whole.errors, { format: "the formatted SQL is too long for this result; call format_sql for it" });
  assert.ok(JSON.stringify(whole).length * 2 < 140_000);
});
