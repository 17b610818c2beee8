import assert from "node:assert/strict";
import { tools } from "../../src/tools/mod.ts";
import { toolNames } from "../../src/tools/tool.ts";
import { assertConforms } from "../support/conforms.ts";
import { answer, isValid, onWire, refusal } from "./answers.ts";

const sqlTexts = [
  "SELECT a, b FROM t WHERE c = 1 OR 1=1; DROP TABLE t -- x",
  "select id,name from users",
  "SELECT FROM",
  "'",
  " ",
  "SELECT '\u2028<&>'",
];

Deno.test("Results: content[0].text is compact JSON of the object in structuredContent", async () => {
  for (const name of toolNames) {
    for (const sql of sqlTexts) {
      const result = await onWire(name, { sql });
      const [content, ...others] = result.content as readonly { type: string; text: string }[];
      assert.ok(content);
      assert.equal(others.length, 0);
      assert.equal(content.type, "text");
      if (result.isError === true) continue;
      assert.deepEqual(JSON.parse(content.text), result.structuredContent);
      assert.doesNotMatch(content.text.replace(/"(?:[^"\\]|\\.)*"/g, '""'), /\s/);
      assert.deepEqual(Object.keys(result).sort(), ["content", "structuredContent"]);
    }
  }
});

Deno.test("Results: object keys are sorted at every level, and <, >, &, U+2028 and U+2029 are escaped", async () => {
  const sql = "SELECT '<a>&\u2028\u2029é😀' AS x";
  const result = await onWire("format_sql", { sql });
  const [content] = result.content as readonly { text: string }[];
  assert.equal(
    content?.text,
    '{"formatted_sql":"SELECT \'\\u003ca\\u003e\\u0026\\u2028\\u2029é😀\' AS x",' +
      '"options":{"add_semicolon":false,"indent_size":2,"uppercase_keywords":false}}',
  );
  for (const name of toolNames) {
    const { content } = await onWire(name, { sql: "select a from t where b = 1 or 1=1" });
    const [{ text } = { text: "" }] = content as readonly { text: string }[];
    JSON.parse(text, function (key, value) {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        assert.deepEqual(Object.keys(value), Object.keys(value).sort(), `${name} ${key}`);
      }
      return value;
    });
  }
});

Deno.test("Results: empty lists are []", async () => {
  const { content } = await onWire("extract_metadata", { sql: "SELECT 1" });
  assert.deepEqual(content, [{ type: "text", text: '{"columns":[],"functions":[],"tables":[]}' }]);
  const lint = await onWire("lint_sql", { sql: "SELECT 1" });
  assert.deepEqual(lint.content, [{ type: "text", text: '{"violation_count":0,"violations":[]}' }]);
});

Deno.test("Results: a tool error is isError, its message as text, and no structuredContent", async () => {
  assert.deepEqual(await onWire("parse_sql", { sql: "SELECT (" }), {
    content: [{ type: "text", text: await refusal("parse_sql", { sql: "SELECT (" }) }],
    isError: true,
  });
  assert.deepEqual(await onWire("lint_sql", {}), {
    content: [{ type: "text", text: "parameter 'sql' is required and must not be empty" }],
    isError: true,
  });
});

Deno.test("Results: every result satisfies the outputSchema of its tool", async () => {
  for (const tool of tools) {
    for (const sql of sqlTexts) {
      const { structuredContent, isError } = await onWire(tool.name, { sql, dialect: "mysql" });
      if (isError !== true) assertConforms(structuredContent, tool.outputSchema);
    }
  }
});

Deno.test("Agreement: what is valid nothing refuses, also where there is no tree", async () => {
  const texts: readonly (readonly [string, string])[] = [
    ["SELECT 1", "generic"],
    ["SECURITY LABEL FOR x ON TABLE t IS 'y'", "postgresql"],
    ["CREATE ROLE r; GRANT r TO u", "postgresql"],
    ["BEGIN NULL; END;\n/", "oracle"],
    ["DELIMITER //\nSELECT 1//", "mysql"],
    ["SELECT 1\nGO", "sqlserver"],
  ];
  for (const [sql, dialect] of texts) {
    assert.ok(await isValid(sql, dialect), sql);
    for (const name of ["parse_sql", "extract_metadata", "format_sql"] as const) await answer(name, { sql, dialect });
  }
});

Deno.test("Agreement: what is invalid all three refuse, with the words of validate_sql", async () => {
  for (const sql of ["SELECT", "SELECT 'a", "SELECT (1", "SELECT 1 FROM", "SELECT \u0000", "INSERT t"]) {
    const { error } = await answer("validate_sql", { sql });
    assert.equal(await refusal("parse_sql", { sql }), `parse failed: ${error}`);
    assert.equal(await refusal("extract_metadata", { sql }), `parse failed: ${error}`);
    assert.equal(await refusal("format_sql", { sql }), `format failed: ${error}`);
  }
});

Deno.test("Agreement: only white space, comments or semicolons is empty input", async () => {
  for (const sql of [" ", "\n\t\r\n", ";", " ; ;; ", "-- a", "/* a */", "/* a */ ; -- b\n;"]) {
    assert.deepEqual(await answer("validate_sql", { sql }), { valid: false, error: "empty input" });
    assert.equal(await refusal("parse_sql", { sql }), "parse failed: empty input");
    assert.equal(await refusal("extract_metadata", { sql }), "parse failed: empty input");
    assert.equal(await refusal("format_sql", { sql }), "format failed: empty input");
    assert.deepEqual((await answer("analyze_sql", { sql })).errors, {
      parse: "parse failed: empty input",
      metadata: "parse failed: empty input",
      format: "format failed: empty input",
    });
  }
});

Deno.test("Bad input never shows a stack, an internal name or a server fault", async () => {
  for (
    const sql of [
      "\u0000",
      "\ud800",
      "\\",
      "((((",
      "/*",
      "'",
      "$$",
      "q'[",
      "SELECT \ufeff",
      "{{",
      "::",
      "GO GO",
      "DELIMITER",
    ]
  ) {
    for (const name of toolNames) {
      const text = JSON.stringify(await onWire(name, { sql }));
      assert.doesNotMatch(text, /RangeError|TypeError|-32603|node_modules|undefined|\[object/, `${name} ${sql}`);
    }
  }
});
