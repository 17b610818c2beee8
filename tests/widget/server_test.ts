import assert from "node:assert/strict";
import type { McpUiHostContext } from "@modelcontextprotocol/ext-apps/app-bridge";
import { faultsOf } from "./messages.ts";
import { callTool, type RunningServer, startServer } from "./server.ts";
import { everything, headline, textOf, widgetTests } from "./widget_test_case.ts";

let server: RunningServer | undefined;
const test = widgetTests(async () => (server = await startServer()).url);
Deno.test.afterAll(async () => await server?.stop());

const context: McpUiHostContext = {
  theme: "light",
  availableDisplayModes: ["inline", "fullscreen"],
};

test("a host finds the page through the tool, shows it, and the report of the real server fills it", async (harness) => {
  const report = await harness.open({ capabilities: everything, context });
  await report.host("analyse", {
    sql: "SELECT u.name, COUNT(*) AS orders\nFROM users u\nJOIN orders o ON o.user_id = u.id\nGROUP BY u.name",
    dialect: "postgresql",
  });
  await headline(report, "Valid PostgreSQL");
  assert.equal(
    await textOf(report, "#facts"),
    "Statements SELECT Tables users orders Columns name user_id id Functions COUNT",
  );
  await report.frame.getByRole("button", { name: "Formatted" }).click();
  assert.match(
    await textOf(report, ".code"),
    /^1 SELECT 2 u\.name, 3 COUNT\(\*\) AS orders 4 FROM users u/,
  );
  const record = await report.record();
  assert.deepEqual(faultsOf(record), []);
  assert.ok(record.heights.length >= 2);
  assert.deepEqual(report.faults, []);
});

test("the place and the words of the real server's error are marked", async (harness) => {
  const report = await harness.open({ capabilities: everything, context });
  await report.host("analyse", { sql: "SELECT *\nFORM users\nWHERE id = 1" });
  await headline(report, "Syntax error at line 2, column 1");
  assert.equal(await textOf(report, "mark.point"), "FORM");
  assert.match(await textOf(report, ".note"), /^Expected .*FROM/);
  await report.frame.getByRole("button", { name: "Replace and analyse" })
    .click();
  await headline(report, "Valid SQL");
  assert.match(await textOf(report, ".code"), /2 FROM users/);
  assert.deepEqual(report.faults, []);
});

test("another dialect is asked of the real server through the host", async (harness) => {
  const report = await harness.open({ capabilities: everything, context });
  await report.host("analyse", {
    sql: "SELECT TOP 3 name FROM users",
    dialect: "postgresql",
  });
  await headline(report, "Syntax error at line 1");
  const options = await report.frame.locator("option").allInnerTexts();
  assert.equal(options.length, 11);
  await report.frame.getByRole("combobox", { name: "Dialect" }).selectOption(
    "sqlserver",
  );
  await report.frame.getByRole("button", { name: "Analyse as SQL Server" })
    .click();
  await headline(report, "Valid SQL Server");
  assert.deepEqual(faultsOf(await report.record()), []);
});

test("an error of the real tool is shown in its own words", async (harness) => {
  const report = await harness.open({ capabilities: everything, context });
  await report.host("analyse", { sql: "" });
  await headline(report, "Analysis failed");
  assert.match(
    await textOf(report, "#verdict"),
    /parameter 'sql' is required and must not be empty/,
  );
});

test("the report of 60 KB of SQL fits what hosts deliver and is shown", async (harness) => {
  const statement =
    "select o.id, o.total, c.name from orders o join customers c on c.id = o.customer_id where o.total > 100;\n";
  const sql = statement.repeat(550);
  const result = await callTool(server?.url ?? "", "analyze_sql", { sql });
  assert.ok(JSON.stringify(result).length < 150_000);
  const report = await harness.open({ capabilities: everything, context });
  await report.host("notify", "input", { sql });
  await report.host("notify", "result", result);
  await report.frame.locator("h1", { hasText: /^Valid SQL/ }).waitFor();
  assert.match(await textOf(report, "#issues"), /are counted but not listed/);
  assert.match(await textOf(report, "#facts"), /SELECT ×550/);
  assert.deepEqual(report.faults, []);
});

test("in ChatGPT the real server's result is shown without a bridge", async (harness) => {
  const sql = "select id from users where id = 1";
  const { structuredContent } = await callTool(server?.url ?? "", "analyze_sql", { sql });
  const report = await harness.openInChatGpt({ toolInput: { sql }, toolOutput: structuredContent, theme: "dark" });
  await headline(report, "Valid SQL");
  assert.match(await textOf(report, "#issues"), /Warning KeywordCase L007 ×3/);
  assert.deepEqual(report.faults, []);
});
