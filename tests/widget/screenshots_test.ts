import assert from "node:assert/strict";
import type { McpUiHostContext } from "@modelcontextprotocol/ext-apps/app-bridge";
import { clean, type Example, huge, invalid, rightToLeft, risky } from "./fixtures.ts";
import { html, type OpenChoice, type OpenReport } from "./harness.ts";
import { openExample, widgetTests } from "./widget_test_case.ts";

const test = widgetTests();
const folder = new URL("screenshots/", import.meta.url);

async function openAll(report: OpenReport): Promise<void> {
  for (const head of await report.frame.locator(".item-head").all()) {
    await head.click();
  }
}

const formatted = async (report: OpenReport): Promise<void> =>
  await report.frame.getByRole("button", { name: "Formatted" }).click();
const edit = async (report: OpenReport): Promise<void> =>
  await report.frame.getByRole("button", { name: "Edit SQL" }).click();
const light: McpUiHostContext = {
  theme: "light",
  availableDisplayModes: ["inline", "fullscreen"],
};
const dark: McpUiHostContext = { ...light, theme: "dark" };
const few: McpUiHostContext = {
  ...dark,
  styles: { variables: { "--color-background-primary": "#101418" } as never },
};

/** A picture: its name, what it shows, how the host shows it, and what is done first. */
type Picture = readonly [
  string,
  Example,
  OpenChoice,
  ((report: OpenReport) => Promise<void>)?,
];

const pictures: readonly Picture[] = [
  ["valid", clean, { context: light }],
  ["valid_formatted", clean, { context: light }, formatted],
  ["invalid", invalid, { context: light }],
  ["invalid_dark", invalid, { context: dark }],
  ["risky", risky, { context: light }],
  ["risky_dark", risky, { context: dark }],
  ["risky_open", risky, { context: light }, openAll],
  ["huge", huge(), { context: light }],
  ["dark_with_few_variables", risky, { context: few }],
  ["narrow_invalid", invalid, { context: light, width: 320 }],
  ["narrow_risky_dark", risky, { context: dark, width: 320 }],
  ["wide", risky, {
    context: { ...light, displayMode: "fullscreen" },
    width: 1200,
  }, openAll],
  ["right_to_left", rightToLeft, { context: light }],
  ["edited", invalid, { context: dark }, edit],
];

for (const [name, example, choice, act] of pictures) {
  test(`the picture ${name}.png shows the whole report, and nothing went wrong on the way`, async (harness) => {
    const report = await openExample(harness, example, { html, ...choice });
    await act?.(report);
    await report.page.mouse.move(0, 0);
    await report.page.waitForTimeout(200);
    const height = (await report.record()).heights.at(-1) ?? 0;
    await report.page.setViewportSize({ width: choice.width ?? 760, height });
    await Deno.mkdir(folder, { recursive: true });
    const picture = await report.page.screenshot();
    await Deno.writeFile(new URL(`${name}.png`, folder), picture);
    // Width and height stand big-endian behind the signature and the head of the first chunk.
    const view = new DataView(picture.buffer, picture.byteOffset);
    assert.deepEqual([view.getUint32(16), view.getUint32(20)], [
      choice.width ?? 760,
      height,
    ]);
    assert.ok(
      await report.frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight),
      "cut off",
    );
    assert.deepEqual(report.faults, []);
  });
}
