import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { faultsOf } from "./messages.ts";
import { Harness, type OpenChoice, type OpenReport } from "./harness.ts";
import { type Example, toolResult } from "./fixtures.ts";

/** Everything a host can offer a report. */
export const everything = {
  serverTools: {},
  message: { text: {} },
  updateModelContext: { text: {} },
  downloadFile: {},
} as const;

/**
 * Registers a test of the report; one browser serves all tests of a file and closes behind the last. Behind each
 * test every message that the report sent a host is checked against its schema.
 */
export type WidgetTest = (
  name: string,
  run: (harness: Harness) => Promise<void>,
) => void;

/**
 * Gives the function by which a file registers its tests.
 *
 * @param upstream starts the server that the host asks, when the file's tests need one, and gives its address
 */
export function widgetTests(upstream?: () => Promise<string>): WidgetTest {
  let started: Promise<Harness> | undefined;
  const start = async (): Promise<Harness> => await Harness.start(await upstream?.());
  Deno.test.afterAll(async () => await (await started)?.stop());
  return (name, run) =>
    Deno.test({
      name,
      // The browser outlives a test on purpose.
      sanitizeOps: false,
      sanitizeResources: false,
      fn: async () => {
        const harness = await (started ??= start());
        let guard: ReturnType<typeof setTimeout> | undefined;
        const hung = new Promise<never>((_, reject) => {
          guard = setTimeout(() => reject(new Error("The test hangs")), 60_000);
        });
        try {
          await Promise.race([run(harness), hung]);
          assert.deepEqual((await harness.records()).flatMap(faultsOf), []);
        } finally {
          clearTimeout(guard);
          await harness.closePages();
        }
      },
    });
}

/** Opens the report in a host that offers everything, and hands it a call and its result. */
export async function openExample(
  harness: Harness,
  example: Example,
  choice: OpenChoice & { readonly html?: string } = {},
): Promise<OpenReport> {
  const report = await harness.open({
    answers: {},
    capabilities: everything,
    ...choice,
  });
  await report.host("notify", "input", example.input);
  await report.host("notify", "result", toolResult(example.value));
  await report.frame.waitForSelector("main[aria-busy=false]");
  return report;
}

/** The text of the first element a selector finds, white space collapsed. */
export async function textOf(
  report: OpenReport,
  selector: string,
): Promise<string> {
  const text = await report.frame.locator(selector).first().innerText();
  return text.replace(/\s+/g, " ").trim();
}

/** Asserts that what `read` gives becomes `expected`; messages between windows take a moment. */
export async function becomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + 5000;
  while (Date.now() < end) {
    if (isDeepStrictEqual(await read(), expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.deepEqual(await read(), expected);
}

/** Waits until the report's headline reads so. */
export async function headline(
  report: OpenReport,
  title: string,
): Promise<void> {
  await report.frame.locator("h1", { hasText: title }).first().waitFor({
    timeout: 5000,
  });
}
