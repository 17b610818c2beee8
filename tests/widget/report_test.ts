import assert from "node:assert/strict";
import {
  clean,
  huge,
  invalid,
  keywordCase,
  lint,
  rightToLeft,
  risky,
  security,
  tautology,
  toolResult,
} from "./fixtures.ts";
import { html } from "./harness.ts";
import { everything, headline, openExample, textOf, widgetTests } from "./widget_test_case.ts";

const test = widgetTests();

test("valid SQL without a finding is told in one line, with its names and its formatted text", async (harness) => {
  const report = await openExample(harness, clean, { html });
  assert.equal(await textOf(report, "h1"), "Valid PostgreSQL");
  assert.equal(
    await textOf(report, ".tallies"),
    "1 statement no security findings no style notes",
  );
  assert.equal(
    await textOf(report, "#facts"),
    "Statements SELECT Tables orders customers Columns customer_id total placed_at name spent id Functions SUM NOW",
  );
  await report.frame.getByRole("button", { name: "Formatted" }).click();
  assert.equal(
    await report.frame.locator(".code-line").nth(3).innerText().then((line) => line.trim()),
    "4\n    SUM(total) AS spent".trim(),
  );
  assert.deepEqual(report.faults, []);
});

test("a syntax error is marked in the SQL with a caret and the words that could stand there", async (harness) => {
  const report = await openExample(harness, invalid, { html });
  assert.equal(await textOf(report, "h1"), "Syntax error at line 3, column 1");
  assert.equal(await textOf(report, "mark.point"), "WHER");
  assert.equal(
    await textOf(report, ".note"),
    "Expected WHERE, ,, AS, JOIN or GROUP BY",
  );
  assert.match(
    await textOf(report, "#verdict"),
    /Unexpected token 'WHER' Did you mean WHERE\?/,
  );
  assert.equal(
    await report.frame.evaluate(() =>
      getComputedStyle(
        document.querySelector("mark.point") ?? document.body,
        "::after",
      ).content
    ),
    '"^" / ""',
  );
});

test("a hint that is no spelling is shown as a sentence", async (harness) => {
  const report = await openExample(harness, {
    input: { sql: "SELECT (1" },
    value: {
      validate: {
        valid: false,
        error:
          "unexpected end of input at position 9 (line 1, column 10): expected ')' or ','; the '(' at line 1, column 8 is not closed",
        line: 1,
        column: 10,
      },
    },
  }, { html });
  assert.match(
    await textOf(report, "#verdict"),
    /Unexpected end of input The '\(' at line 1, column 8 is not closed/,
  );
  assert.equal(await textOf(report, ".note"), "Expected ) or ,");
  assert.equal(await report.frame.locator("mark.point.end").count(), 1);
});

test("the word that was meant replaces the wrong one and the SQL is analysed again", async (harness) => {
  const report = await openExample(harness, invalid, {
    html,
    answers: { analyze_sql: toolResult(clean.value) },
  });
  await report.frame.getByRole("button", { name: "Replace and analyse" })
    .click();
  await headline(report, "Valid PostgreSQL");
  assert.deepEqual((await report.record()).calls, [{
    name: "analyze_sql",
    arguments: {
      sql: "SELECT id, name, email\nFROM users\nWHERE active = true\nORDER BY name",
      dialect: "postgresql",
    },
  }]);
});

test("findings come worst first, tell their level in words, and show their line when opened", async (harness) => {
  const report = await openExample(harness, risky, { html });
  assert.equal(await textOf(report, "h1"), "Valid SQL, but risky");
  const heads = (await report.frame.locator(".item-head").allInnerTexts()).map((
    head,
  ) => head.replace(/\s+/g, " ").trim());
  assert.deepEqual(heads, [
    "Critical Tautology injection detected: always-true condition line 4",
    "Critical Destructive statement after another one: ; DROP line 5",
    "Medium Trailing comment cuts off what would follow line 5",
    "Warning KeywordCase L007 ×5",
    "Warning Some tables have aliases while others do not L009 line 3",
  ]);
  await report.frame.locator(".item-head").first().click();
  assert.equal(
    await textOf(report, ".detail"),
    "4 where u.name = '' OR 1=1; Pattern tautology Risk Authentication bypass or full table disclosure " +
      "Fix Use parameterized queries; never interpolate user input into SQL Show in the SQL Ask about this finding",
  );
  assert.equal(
    await report.frame.locator(".item-head").first().getAttribute(
      "aria-expanded",
    ),
    "true",
  );
});

test("a violation leads to its line, which takes the focus", async (harness) => {
  const report = await openExample(harness, huge(), { html });
  await report.frame.getByRole("button", { name: /KeywordCase/ }).click();
  await report.frame.locator(".places button").nth(39).click();
  assert.equal(
    await report.frame.evaluate(() => document.activeElement?.textContent),
    "critical on line 40select 39;",
  );
  assert.equal(await textOf(report, ".code-line.hit mark.hit"), "select");
});

test("asking about a finding sends the host a message with an array of content", async (harness) => {
  const report = await openExample(harness, risky, { html });
  await report.frame.locator(".item-head").first().click();
  await report.frame.getByRole("button", { name: "Ask about this finding" })
    .click();
  await report.frame.locator("#status", { hasText: "Question sent" }).waitFor();
  const record = await report.record();
  assert.deepEqual(record.asked, [{
    role: "user",
    content: [{
      type: "text",
      text:
        "About the security finding tautology at line 4, column 22: Tautology injection detected: always-true condition.\n" +
        "The line reads: where u.name = '' OR 1=1;\nThe report suggests: Use parameterized queries; never interpolate user input into SQL\n" +
        "Please explain what is wrong and show how to mend it.",
    }],
  }]);
  assert.deepEqual(record.contexts, [{
    content: [{
      type: "text",
      text:
        "The person is looking at the security finding tautology at line 4, column 22: Tautology injection detected: always-true condition",
    }],
  }]);
  assert.equal(
    await report.frame.locator("#status").innerText(),
    "Question sent",
  );
});

test("what the host refuses or cannot do is said, not swallowed", async (harness) => {
  const report = await openExample(harness, risky, { html, refuses: true });
  await report.frame.locator(".item-head").first().click();
  await report.frame.getByRole("button", { name: "Ask about this finding" })
    .click();
  await report.frame.locator(".notice", {
    hasText: "The question was not sent: the host refused",
  }).waitFor();
  await report.frame.getByRole("button", { name: "Download the report" })
    .click();
  await report.frame.locator(".notice", {
    hasText: "The download failed: the host refused",
  }).waitFor();
});

test("a host that offers nothing gets a report without the buttons that would need it", async (harness) => {
  const report = await openExample(harness, risky, { html, capabilities: {} });
  await report.frame.locator(".item-head").first().click();
  const buttons = (await report.frame.getByRole("button").allInnerTexts()).map((
    label,
  ) => label.replace(/\s+/g, " ").trim());
  assert.deepEqual(
    buttons.filter((label) => !/^(Critical|Medium|Warning)/.test(label)),
    ["Original", "Formatted", "Copy", "Show in the SQL"],
  );
  assert.equal(await report.frame.getByRole("combobox").count(), 0);
});

test("the SQL can be edited and run in another dialect; the model is told", async (harness) => {
  const report = await openExample(harness, invalid, {
    html,
    answers: { analyze_sql: toolResult(clean.value) },
  });
  const { frame } = report;
  await frame.getByRole("button", { name: "Edit SQL" }).click();
  const box = frame.getByRole("textbox", { name: "SQL to analyse" });
  assert.equal(
    await box.evaluate((element) => element === document.activeElement),
    true,
  );
  await box.fill("SELECT 1");
  await frame.getByRole("combobox", { name: "Dialect" }).selectOption("oracle");
  await box.press("Control+Enter");
  await headline(report, "Valid PostgreSQL");
  const record = await report.record();
  assert.deepEqual(record.calls, [{
    name: "analyze_sql",
    arguments: { sql: "SELECT 1", dialect: "oracle" },
  }]);
  assert.deepEqual(record.contexts, [{
    content: [{
      type: "text",
      text:
        "The person edited the SQL in the analysis report and ran it again as oracle:\nSELECT 1\nVerdict: Valid PostgreSQL",
    }],
  }]);
  assert.equal(await textOf(report, ".code"), "1 SELECT 1");
  assert.deepEqual(report.faults, []);
});

test("a run that fails leaves the report and the edited text as they are and says why", async (harness) => {
  const report = await openExample(harness, invalid, { html });
  const { frame } = report;
  await frame.getByRole("button", { name: "Edit SQL" }).click();
  await frame.getByRole("textbox").fill("SELECT 2");
  await frame.getByRole("button", { name: "Analyse", exact: true }).click();
  await frame.locator(".notice", {
    hasText: "The new analysis failed: Rate limit exceeded. Try again in 7 seconds.",
  }).waitFor();
  assert.equal(await frame.getByRole("textbox").inputValue(), "SELECT 2");
  assert.equal(await textOf(report, "h1"), "Syntax error at line 3, column 1");
  await frame.getByRole("button", { name: "Cancel" }).click();
  assert.equal(await textOf(report, "mark.point"), "WHER");
});

test("the dialect picker offers what the tool's own schema lists", async (harness) => {
  const report = await openExample(harness, clean, {
    html,
    context: {
      toolInfo: {
        tool: {
          name: "analyze_sql",
          inputSchema: {
            type: "object",
            properties: {
              dialect: {
                type: "string",
                enum: ["generic", "postgresql", "duckdb"],
              },
            },
          },
        },
      },
    },
  });
  assert.deepEqual(await report.frame.locator("option").allInnerTexts(), [
    "Generic SQL",
    "PostgreSQL",
    "duckdb",
  ]);
});

test("a huge report is bounded, says what it leaves out, and grows in steps", async (harness) => {
  const example = huge();
  const report = await openExample(harness, example, { html });
  const { frame } = report;
  assert.match(
    await textOf(report, "#facts"),
    /^Statements SELECT ×5,000 Tables warehouse\.table_0 .* \+350 more Columns .* \+10 more$/,
  );
  assert.match(
    await textOf(report, "#issues"),
    /300 more findings are counted but not listed\..* run security_scan .* 4,800 more notes are counted but not listed\..* run lint_sql /,
  );
  assert.equal(await frame.locator("#issues .item-head").count(), 2);
  await frame.getByRole("button", { name: /Tautology/ }).click();
  assert.equal(await frame.locator(".places li").count(), 51);
  await frame.getByRole("button", { name: "+150 more" }).click();
  assert.equal(await frame.locator(".places li").count(), 101);
  await frame.getByRole("button", { name: "+4,988 more lines" }).click();
  assert.equal(await frame.locator("#code .code-line").count(), 112);
  assert.ok(
    await frame.evaluate(() => document.querySelectorAll("*").length) < 6000,
  );
});

test("a formatted text that was too long is fetched on request", async (harness) => {
  const report = await openExample(harness, huge(), {
    html,
    answers: {
      format_sql: toolResult({ formatted_sql: "SELECT 0;\n\nSELECT 1;" }),
    },
  });
  await report.frame.getByRole("button", { name: "Formatted" }).click();
  assert.match(
    await textOf(report, "#code"),
    /too long for this report; call format_sql to get it/,
  );
  await report.frame.getByRole("button", { name: "Format it here" }).click();
  await report.frame.locator(".code", { hasText: "SELECT 1;" }).waitFor();
});

test("64 KB of SQL with thousands of violations is drawn within a second", async (harness) => {
  const lines = Array.from(
    { length: 3200 },
    (_, index) => `select a from t where ${index};`,
  );
  const example = {
    input: { sql: lines.join("\n").slice(0, 65536) },
    value: {
      validate: { valid: true },
      parse: {
        statement_count: 3200,
        statement_types: lines.map(() => "*ast.SelectStatement"),
      },
      security: security(
        lines.slice(0, 200).map((_, index) => tautology(index + 1, 21)),
        3000,
      ),
      lint: lint(
        lines.slice(0, 200).map((_, index) => keywordCase("select", index + 1, 1)),
        9000,
      ),
    },
  };
  const report = await harness.open({
    html,
    answers: {},
    capabilities: everything,
  });
  const spent = async (kind: string, params: unknown): Promise<number> => {
    const start = performance.now();
    await report.host("notify", kind, params);
    await report.frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return performance.now() - start;
  };
  assert.ok(
    await spent("input", example.input) +
        await spent("result", toolResult(example.value)) < 3000,
  );
  await headline(report, "Valid SQL, but risky");
});

test("one line of 64 KB is cut around its mistake and grows in steps", async (harness) => {
  const sql = `SELECT ${"a, ".repeat(20000)}FORM t`;
  const column = sql.indexOf("FORM") + 1;
  const report = await openExample(harness, {
    input: { sql },
    value: {
      validate: {
        valid: false,
        error: `unexpected token 'FORM' at position ${column - 1} (line 1, column ${column}): expected FROM`,
        line: 1,
        column,
      },
    },
  }, { html });
  assert.equal(await textOf(report, "mark.point"), "FORM");
  const before = await report.frame.locator(".source").innerText();
  assert.ok(before.length < 600);
  await report.frame.getByRole("button", { name: /more characters/ }).first()
    .click();
  assert.ok(
    (await report.frame.locator(".source").innerText()).length >
      before.length + 3000,
  );
});

test("right-to-left text keeps its place and characters that change direction are shown", async (harness) => {
  const report = await openExample(harness, rightToLeft, { html });
  assert.deepEqual(
    await report.frame.locator("#code .control").allInnerTexts(),
    ["U+202E", "U+2066", "U+202E", "U+2066", "U+2069"],
  );
  assert.match(await textOf(report, "#facts"), /evilU\+202Ename/);
  const order = await report.frame.locator(".source").first().evaluate((line) =>
    [...line.querySelectorAll("bdi")].map((run) => Math.round(run.getBoundingClientRect().left))
  );
  assert.deepEqual(order, order.toSorted((a, b) => a - b));
});

test("columns count characters, so that a mark stands behind an emoji as it should", async (harness) => {
  const report = await openExample(harness, {
    input: { sql: "SELECT '😀😀' FORM t" },
    value: {
      validate: {
        valid: false,
        error: "unexpected token 'FORM' at position 12 (line 1, column 13): expected FROM",
        line: 1,
        column: 13,
      },
    },
  }, { html });
  assert.equal(await textOf(report, "mark.point"), "FORM");
});

for (const granted of [true, false]) {
  test(`copying works where the host ${granted ? "grants" : "does not grant"} the clipboard`, async (harness) => {
    const report = await openExample(harness, clean, {
      html,
      permissions: granted ? { clipboardWrite: {} } : {},
    });
    await report.frame.getByRole("button", { name: "Copy" }).click();
    await report.frame.locator("#status", { hasText: "Copied" }).waitFor();
    await report.frame.getByRole("button", { name: "Edit SQL" }).click();
    await report.frame.getByRole("textbox").fill("");
    await report.frame.getByRole("textbox").press("Control+V");
    assert.equal(
      await report.frame.getByRole("textbox").inputValue(),
      clean.input.sql,
    );
    assert.deepEqual(report.faults, []);
  });
}

test("a copy that the frame forbids is said to have failed", async (harness) => {
  const report = await openExample(harness, clean, { html });
  await report.frame.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await report.frame.getByRole("button", { name: "Copy" }).click();
  await report.frame.locator("#status", {
    hasText: "Copy failed: select the text and copy it by hand",
  }).waitFor();
});
