import assert from "node:assert/strict";
import { clean, invalid, keywordCase, lint, risky, security, tautology, toolResult } from "./fixtures.ts";
import { html } from "./harness.ts";
import { everything, headline, openExample, textOf, widgetTests } from "./widget_test_case.ts";

const test = widgetTests();

test("a result that is no analysis says so in readable words", async (harness) => {
  const cases: readonly (readonly [unknown, string, RegExp])[] = [
    [
      {
        isError: true,
        content: [{
          type: "text",
          text: "parameter 'sql' is required and must not be empty",
        }],
      },
      "Analysis failed",
      /parameter 'sql' is required/,
    ],
    [
      { isError: true, content: [] },
      "Analysis failed",
      /The tool reported an error without a message/,
    ],
    [{ content: [] }, "Analysis failed", /The result holds no analysis data/],
    [
      { content: [{ type: "text", text: "Internal Server Error" }] },
      "Analysis failed",
      /Internal Server Error/,
    ],
    [
      { content: [], structuredContent: { valid: true } },
      "Analysis failed",
      /no analysis data/,
    ],
    [
      {
        content: [],
        structuredContent: { validate: "yes", lint: 7, security: [] },
      },
      "Analysis failed",
      /no analysis data/,
    ],
    [
      {
        content: [{ type: "text", text: "[1, 2" }, {
          type: "image",
          data: "AA==",
          mimeType: "image/png",
        }],
      },
      "Analysis failed",
      /\[1, 2/,
    ],
  ];
  for (const [result, title, words] of cases) {
    const report = await harness.open({
      html,
      answers: {},
      capabilities: everything,
    });
    await report.host("notify", "input", clean.input);
    await report.host("notify", "result", result);
    await headline(report, title);
    assert.match(await textOf(report, "#verdict"), words);
    assert.equal(
      await report.frame.getByRole("button", { name: "Analyse here" }).count(),
      1,
    );
    assert.deepEqual(report.faults, []);
  }
});

test("a result whose data is only in its text is read from there", async (harness) => {
  const report = await harness.open({
    html,
    answers: {},
    capabilities: everything,
  });
  await report.host("notify", "result", {
    content: [{ type: "text", text: JSON.stringify(risky.value) }],
  });
  await headline(report, "Valid SQL, but risky");
});

test("parts that are missing or out of shape are told and the rest is shown", async (harness) => {
  const report = await openExample(harness, {
    input: { sql: "SELECT 1" },
    value: {
      validate: { valid: true, dialect: 7 },
      parse: { statement_count: "many", statement_types: "all" },
      metadata: {
        tables: [1, null, "orders", { name: "x" }],
        columns: "id",
        functions: null,
      },
      security: {
        findings: [null, 3, { severity: "EXTREME" }, tautology(-1, 1e300)],
        total_count: -4,
        critical_count: "two",
      },
      lint: {
        violations: [
          {},
          { rule: {}, line: "3", column: [] },
          keywordCase("select", 99999, 1),
        ],
      },
      errors: { format: { message: "no" }, parse: "parse failed: too deep" },
    },
  }, { html });
  assert.equal(await textOf(report, "h1"), "Valid SQL, but risky");
  assert.match(
    await textOf(report, "#facts"),
    /^Tables orders Statements Parse failed: too deep Formatting Missing from this result$/,
  );
  for (const head of await report.frame.locator(".item-head").all()) {
    await head.click();
  }
  assert.deepEqual(report.faults, []);
});

test("HTML and scripts in SQL, names and messages stay text", async (harness) => {
  const attack = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
  const report = await openExample(harness, {
    input: { sql: `SELECT '${attack}' -- ${attack}`, dialect: attack },
    value: {
      validate: {
        valid: false,
        error: `unexpected token '${attack}' at position 8 (line 1, column 9): expected ${attack}; did you mean '${
          attack.replaceAll("'", "`")
        }'?`,
        line: 1,
        column: 9,
        dialect: attack,
      },
      metadata: {
        tables: [attack],
        columns: [attack, "__proto__"],
        functions: [attack],
      },
      security: security([{
        severity: attack,
        pattern: attack,
        description: attack,
        risk: attack,
        suggestion: attack,
        line: 1,
        column: 1,
      }]),
      lint: lint([{
        rule: attack,
        rule_name: attack,
        severity: attack,
        message: attack,
        suggestion: attack,
        line: 1,
        column: 3,
      }]),
      format: { formatted_sql: attack },
      errors: { format: attack },
    },
  }, {
    html,
    context: {
      toolInfo: {
        tool: {
          name: attack,
          inputSchema: {
            type: "object",
            properties: { dialect: { enum: [attack] } },
          },
        },
      },
    },
  });
  for (const head of await report.frame.locator(".item-head").all()) {
    await head.click();
  }
  await report.frame.getByRole("button", { name: "Formatted" }).click();
  assert.equal(await report.frame.title(), "SQL analysis report");
  assert.equal(await report.frame.locator("main img, main script").count(), 0);
  assert.deepEqual(report.faults, []);
});

test("notifications in any order and of any shape neither break the report nor reach the console", async (harness) => {
  const report = await harness.open({
    html,
    answers: {},
    capabilities: everything,
  });
  const notes: readonly unknown[] = [
    null,
    7,
    "text",
    [],
    {},
    { jsonrpc: "1.0", method: "ui/notifications/tool-result" },
    ...[
      "tool-input",
      "tool-input-partial",
      "tool-result",
      "tool-cancelled",
      "host-context-changed",
      "unheard-of",
    ].flatMap((name) =>
      [undefined, null, 7, [], { arguments: null }, { arguments: { sql: 7 } }, {
        styles: { variables: [], css: 3 },
        theme: 9,
        safeAreaInsets: "no",
        availableDisplayModes: "all",
      }]
        .map((params) => ({
          jsonrpc: "2.0",
          method: `ui/notifications/${name}`,
          params,
        }))
    ),
    { jsonrpc: "2.0", id: 99, result: {} },
    { jsonrpc: "2.0", id: null, error: null },
    { jsonrpc: "2.0", id: 98 },
  ];
  for (const note of notes) await report.host("sendRaw", note);
  await report.host("notify", "cancelled", {});
  await report.host("notify", "result", toolResult(invalid.value));
  await report.host("notify", "input", invalid.input);
  await report.host("notify", "partial", { sql: "x" });
  await headline(report, "Syntax error at line 3, column 1");
  assert.equal(await textOf(report, "mark.point"), "WHER");
  assert.deepEqual(report.faults, []);
});

test("SQL without a statement, with NUL characters, lone surrogates and bare carriage returns is shown", async (harness) => {
  for (
    const sql of [
      "   \n\t",
      "\u0000\u0001\ud800",
      "SELECT 1\r\nFROM t\r",
      "\r\r\r",
      "'",
      "/*",
      "$$",
      '"',
      "`",
    ]
  ) {
    const report = await openExample(harness, {
      input: { sql },
      value: {
        validate: { valid: false, error: "empty input" },
        errors: { parse: "parse failed: empty input" },
      },
    }, { html });
    assert.equal(
      await textOf(report, "h1"),
      "There is no statement in this SQL",
    );
    assert.deepEqual(report.faults, []);
  }
});

test("an error beyond the end of the text is told without a mark", async (harness) => {
  const report = await openExample(harness, {
    input: { sql: "SELECT" },
    value: {
      validate: {
        valid: false,
        error: "unexpected end of input at position 900 (line 9, column 900): expected an expression",
      },
    },
  }, { html });
  assert.equal(
    await textOf(report, "h1"),
    "Syntax error at line 9, column 900",
  );
  assert.match(await textOf(report, "#verdict"), /Expected an expression/);
});

test("a page that nobody hosts waits without an error", async (harness) => {
  const report = await harness.openAlone();
  await headline(report, "Analysing…");
  assert.deepEqual(report.faults, []);
});
