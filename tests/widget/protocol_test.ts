import assert from "node:assert/strict";
import { clean, huge, invalid, risky, toolResult } from "./fixtures.ts";
import { html } from "./harness.ts";
import { faultsOf } from "./messages.ts";
import { becomes, everything, headline, openExample, textOf, widgetTests } from "./widget_test_case.ts";

const test = widgetTests();

test("the report introduces itself before anything else and says when it is ready", async (harness) => {
  const report = await openExample(harness, clean, { html });
  const { messages } = await report.record();
  const sent = messages.filter(({ from }) => from === "view").map((
    { message },
  ) => message as Record<string, unknown>);
  assert.deepEqual(sent[0], {
    jsonrpc: "2.0",
    id: 1,
    method: "ui/initialize",
    params: {
      protocolVersion: "2026-01-26",
      appInfo: { name: "gosqlx-analysis-report", version: "1.0.0" },
      clientInfo: { name: "gosqlx-analysis-report", version: "1.0.0" },
      appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
    },
  });
  assert.deepEqual(sent[1], {
    jsonrpc: "2.0",
    method: "ui/notifications/initialized",
    params: {},
  });
  assert.deepEqual(report.faults, []);
});

test("every message of a whole visit keeps to the schemas that ext-apps ships", async (harness) => {
  const report = await openExample(harness, risky, {
    html,
    answers: { analyze_sql: toolResult(clean.value) },
    context: { availableDisplayModes: ["inline", "fullscreen"] },
  });
  const { frame } = report;
  await frame.getByRole("button", { name: /Critical Tautology/ }).click();
  await frame.getByRole("button", { name: "Ask about this finding" }).click();
  await frame.getByRole("button", { name: "Download the report" }).click();
  await frame.getByRole("button", { name: "Full screen" }).click();
  await frame.getByRole("button", { name: "Back to the conversation" })
    .waitFor();
  await frame.getByRole("combobox", { name: "Dialect" }).selectOption("mysql");
  await frame.getByRole("button", { name: "Analyse as MySQL" }).click();
  await headline(report, "Valid PostgreSQL");
  await report.host("teardown");
  const record = await report.record();
  assert.deepEqual(faultsOf(record), []);
  assert.deepEqual([
    record.asked.length,
    record.downloads.length,
    record.calls.length,
  ], [1, 1, 1]);
  assert.deepEqual(report.faults, []);
});

test("the report answers ping and teardown, whose id is 0, and refuses methods it does not know", async (harness) => {
  const report = await openExample(harness, clean, { html });
  await report.host("sendRaw", { jsonrpc: "2.0", id: 0, method: "ping" });
  await report.host("sendRaw", { jsonrpc: "2.0", id: "a", method: "tools/list", params: {} });
  const answers = async (): Promise<unknown[]> =>
    (await report.record()).messages.map(({ message }) => message as Record<string, unknown>)
      .filter((message) => message.method === undefined && (message.id === 0 || message.id === "a"));
  await becomes(answers, [
    { jsonrpc: "2.0", id: 0, result: {} },
    { jsonrpc: "2.0", id: "a", error: { code: -32601, message: "Method not found" } },
  ]);
  const other = await openExample(harness, clean, { html });
  assert.deepEqual(await other.host("teardown"), {});
  const ids = (await other.record()).messages.map(({ message }) => message as Record<string, unknown>)
    .filter(({ method }) => method === "ui/resource-teardown").map(({ id }) => id);
  assert.deepEqual(ids, [0]);
});

test("after teardown the report sends nothing more", async (harness) => {
  const report = await openExample(harness, clean, { html });
  await report.host("teardown");
  const before = (await report.record()).messages.filter(({ from }) => from === "view")
    .length;
  await report.host("sendRaw", {
    jsonrpc: "2.0",
    method: "ui/notifications/tool-result",
    params: toolResult(risky.value),
  });
  await report.page.setViewportSize({ width: 400, height: 600 });
  await report.page.waitForTimeout(150);
  assert.equal(
    (await report.record()).messages.filter(({ from }) => from === "view")
      .length,
    before,
  );
});

test("the reported height grows with the content, shrinks with it, and settles", async (harness) => {
  const report = await openExample(harness, risky, { html });
  const { frame } = report;
  const reported = async (): Promise<number> => (await report.record()).heights.at(-1) ?? 0;
  const natural = async (): Promise<number> =>
    await frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
  const closed = await natural();
  await becomes(reported, closed);
  await frame.getByRole("button", { name: /Critical Tautology/ }).click();
  const open = await natural();
  assert.ok(open > closed + 100, `${open} is not much more than ${closed}`);
  await becomes(reported, open);
  await frame.getByRole("button", { name: /Critical Tautology/ }).click();
  await becomes(reported, closed);
  assert.equal(await natural(), closed);
  const { heights } = await report.record();
  await report.page.waitForTimeout(300);
  assert.deepEqual((await report.record()).heights, heights);
  assert.equal(await frame.evaluate(() => document.documentElement.scrollHeight), closed);
});

test("nothing in the report scrolls inside it", async (harness) => {
  for (const example of [risky, huge(), invalid]) {
    const report = await openExample(harness, example, { html, width: 320 });
    const scrollers = await report.frame.evaluate(() =>
      [...document.querySelectorAll("body *")].filter((element) =>
        /auto|scroll/.test(getComputedStyle(element).overflow) &&
        element.tagName !== "TEXTAREA"
      ).map((element) => element.className)
    );
    assert.deepEqual(scrollers, []);
    const [content, frame] = await report.frame.evaluate(
      () => [document.documentElement.scrollWidth, innerWidth],
    );
    assert.ok((content ?? 0) <= (frame ?? 0), "wider than its frame");
  }
});

test("the SQL is shown as it streams in, and the verdict when it has come", async (harness) => {
  const report = await harness.open({
    html,
    answers: {},
    capabilities: everything,
  });
  await headline(report, "Analysing…");
  await report.host("notify", "partial", { sql: "SELECT id\nFR" });
  await headline(report, "Reading the SQL…");
  await becomes(() => textOf(report, ".code"), "1 SELECT id 2 FR");
  await report.host("notify", "partial", { sql: "SELECT id\nFROM users" });
  await becomes(() => textOf(report, ".code"), "1 SELECT id 2 FROM users");
  await report.host("notify", "input", { sql: "SELECT id\nFROM users" });
  await headline(report, "Analysing…");
  await report.host("notify", "partial", { sql: "late" });
  await becomes(() => textOf(report, ".code"), "1 SELECT id 2 FROM users");
  await report.host(
    "notify",
    "result",
    toolResult({ validate: { valid: true } }),
  );
  await headline(report, "Valid SQL");
  assert.deepEqual(report.faults, []);
});

test("a result that comes before the input is shown at once, and with its SQL when that comes", async (harness) => {
  const report = await harness.open({
    html,
    answers: {},
    capabilities: everything,
  });
  await report.host("notify", "result", toolResult(invalid.value));
  await headline(report, "Syntax error at line 3, column 1");
  assert.equal(await report.frame.locator(".note").count(), 0);
  assert.match(
    await textOf(report, "#verdict"),
    /Expected WHERE, ,, AS, JOIN or GROUP BY/,
  );
  await report.host("notify", "input", invalid.input);
  await report.frame.locator(".note").waitFor();
  assert.equal(await textOf(report, "mark.point"), "WHER");
});

test("a cancelled call says so and why", async (harness) => {
  const report = await harness.open({
    html,
    answers: {},
    capabilities: everything,
  });
  await report.host("notify", "input", clean.input);
  await report.host("notify", "cancelled", { reason: "stopped by the user" });
  await headline(report, "Analysis cancelled");
  assert.match(await textOf(report, "#verdict"), /stopped by the user/);
});

test("messages from other windows and other origins change nothing", async (harness) => {
  const report = await openExample(harness, clean, { html });
  const forged = {
    jsonrpc: "2.0",
    method: "ui/notifications/tool-result",
    params: toolResult(risky.value),
  };
  await report.frame.evaluate((message) => {
    globalThis.postMessage(message, "*");
    globalThis.dispatchEvent(
      new MessageEvent("message", {
        data: message,
        source: globalThis.parent,
        origin: "https://elsewhere.example",
      }),
    );
    globalThis.dispatchEvent(
      new MessageEvent("message", { data: message, origin: location.origin }),
    );
  }, forged);
  const sibling = await report.page.evaluate((message) => {
    const frame = document.querySelector("iframe");
    frame?.contentWindow?.frames[0]?.postMessage(message, "*");
    return frame?.contentWindow?.frames.length;
  }, forged);
  assert.equal(sibling, 1);
  await report.page.waitForTimeout(100);
  assert.equal(await textOf(report, "h1"), "Valid PostgreSQL");
});

test("the report keeps clear of a device's edges and takes the host's fonts", async (harness) => {
  const report = await openExample(harness, clean, {
    html,
    context: {
      safeAreaInsets: { top: 1, right: 20, bottom: 34, left: 21 },
      styles: {
        variables: { "--font-sans": "Corporate, serif" } as never,
        css: { fonts: "@font-face { font-family: Corporate; src: local('Liberation Serif'); }" },
      },
    },
  });
  const seen = await report.frame.evaluate(() => {
    const { padding, fontFamily } = getComputedStyle(document.body);
    return [padding, fontFamily, document.querySelectorAll("style#fonts").length, document.fonts.size];
  });
  assert.deepEqual(seen, ["1px 20px 34px 21px", "Corporate, serif", 1, 1]);
});

test("when no result comes the report says so and offers to run the analysis itself", async (harness) => {
  const report = await harness.openInChatGpt({ toolInput: clean.input, answer: toolResult(clean.value) }, {
    clock: true,
  });
  await headline(report, "Analysing…");
  await report.page.clock.fastForward(21_000);
  await headline(report, "No result has come yet");
  await report.frame.getByRole("button", { name: "Analyse here" }).click();
  await headline(report, "Valid PostgreSQL");
});
