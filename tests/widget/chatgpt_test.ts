import assert from "node:assert/strict";
import { clean, invalid, risky, toolResult } from "./fixtures.ts";
import type { OpenReport } from "./harness.ts";
import { headline, textOf, widgetTests } from "./widget_test_case.ts";

const test = widgetTests();

async function set(
  report: OpenReport,
  change: Record<string, unknown>,
): Promise<void> {
  await report.page.evaluate(
    (globals) =>
      (Reflect.get(globalThis, "chatGpt") as { set(change: unknown): void })
        .set(globals),
    change,
  );
}

test("in ChatGPT the report reads the call and its result from window.openai", async (harness) => {
  const report = await harness.openInChatGpt({
    toolInput: invalid.input,
    toolOutput: invalid.value,
    theme: "dark",
  });
  await headline(report, "Syntax error at line 3, column 1");
  assert.equal(await textOf(report, "mark.point"), "WHER");
  assert.equal(
    await report.frame.evaluate(() => document.documentElement.dataset.theme),
    "dark",
  );
  const { heights } = await report.record();
  const natural = await report.frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
  assert.equal(heights.at(-1), natural);
  assert.deepEqual(report.faults, []);
});

test("in ChatGPT a result that comes later is shown when the globals change", async (harness) => {
  const report = await harness.openInChatGpt({
    toolInput: null,
    toolOutput: null,
    theme: "light",
  });
  await headline(report, "Analysing…");
  await set(report, { toolInput: clean.input });
  assert.match(await textOf(report, ".code"), /WITH recent AS/);
  await set(report, { toolOutput: clean.value });
  await headline(report, "Valid PostgreSQL");
  await set(report, { theme: "dark" });
  assert.equal(
    await report.frame.evaluate(() => document.documentElement.dataset.theme),
    "dark",
  );
});

test("in ChatGPT a change of theme does not undo what the person ran", async (harness) => {
  const report = await harness.openInChatGpt({
    toolInput: invalid.input,
    toolOutput: invalid.value,
    theme: "light",
    answer: toolResult(clean.value),
  });
  await report.frame.getByRole("button", { name: "Replace and analyse" })
    .click();
  await headline(report, "Valid PostgreSQL");
  await set(report, {
    theme: "dark",
    toolInput: { ...invalid.input },
    toolOutput: structuredClone(invalid.value),
  });
  assert.equal(await textOf(report, "h1"), "Valid PostgreSQL");
});

test("in ChatGPT the report calls the tool, asks, and changes the display through window.openai", async (harness) => {
  const report = await harness.openInChatGpt({
    toolInput: risky.input,
    toolOutput: risky.value,
    theme: "light",
    answer: { result: JSON.stringify(clean.value) },
  });
  const { frame } = report;
  await frame.locator(".item-head").first().click();
  await frame.getByRole("button", { name: "Ask about this finding" }).click();
  await frame.getByRole("button", { name: "Full screen" }).click();
  await frame.getByRole("combobox", { name: "Dialect" }).selectOption("sqlite");
  await frame.getByRole("button", { name: "Analyse as SQLite" }).click();
  await headline(report, "Valid PostgreSQL");
  const record = await report.record() as unknown as Record<string, unknown[]>;
  assert.deepEqual(record.calls, [{
    name: "analyze_sql",
    arguments: { sql: risky.input.sql, dialect: "sqlite" },
  }]);
  assert.match(
    JSON.stringify(record.asked),
    /^\[\{"prompt":"About the security finding tautology at line 4, column 22: /,
  );
  assert.deepEqual(record.modes, [{ mode: "fullscreen" }]);
  assert.equal(
    await frame.getByRole("button", { name: /^Download/ }).count(),
    0,
  );
  assert.deepEqual(report.faults, []);
});

test("in ChatGPT what was opened and edited comes back with the widget state", async (harness) => {
  const first = await harness.openInChatGpt({
    toolInput: risky.input,
    toolOutput: risky.value,
    theme: "light",
  });
  await first.frame.locator(".item-head").first().click();
  await first.frame.getByRole("button", { name: "Edit SQL" }).click();
  await first.frame.getByRole("textbox").fill("SELECT 42");
  await first.frame.getByRole("textbox").blur();
  const widgetState = (await first.record()).contexts.at(-1);
  const second = await harness.openInChatGpt({
    toolInput: risky.input,
    toolOutput: risky.value,
    theme: "light",
    widgetState,
  });
  assert.equal(
    await second.frame.getByRole("textbox").inputValue(),
    "SELECT 42",
  );
  assert.equal(
    await second.frame.locator(".item-head").first().getAttribute(
      "aria-expanded",
    ),
    "true",
  );
  assert.match(
    await textOf(second, "#notice"),
    /The editor holds the SQL you edited; the report is about the original/,
  );
});

test("in a ChatGPT that offers no functions the report shows without their buttons", async (harness) => {
  const report = await harness.openInChatGpt({
    toolInput: clean.input,
    toolOutput: clean.value,
    theme: "light",
    functions: [],
  });
  await headline(report, "Valid PostgreSQL");
  assert.deepEqual(
    (await report.frame.getByRole("button").allInnerTexts()).map((label) => label.trim()),
    ["Original", "Formatted", "Copy"],
  );
  assert.deepEqual(report.faults, []);
});

test("a run that ChatGPT refuses is said to have failed", async (harness) => {
  const report = await harness.openInChatGpt({
    toolInput: invalid.input,
    toolOutput: invalid.value,
    theme: "light",
  });
  await report.frame.getByRole("button", { name: "Replace and analyse" })
    .click();
  await report.frame.locator(".notice", {
    hasText: "The new analysis failed: Rate limit exceeded",
  }).waitFor();
});
