import assert from "node:assert/strict";
import axe from "axe-core";
import { clean, type Example, huge, invalid, rightToLeft, risky } from "./fixtures.ts";
import { html, type OpenReport } from "./harness.ts";
import { becomes, openExample, widgetTests } from "./widget_test_case.ts";

const test = widgetTests();

async function violations(report: OpenReport): Promise<string[]> {
  await report.frame.evaluate(axe.source);
  return await report.frame.evaluate(async () => {
    const run = (Reflect.get(globalThis, "axe") as {
      run(
        context: unknown,
        options: unknown,
      ): Promise<
        {
          violations: {
            id: string;
            nodes: { html: string; failureSummary: string }[];
          }[];
        }
      >;
    }).run;
    const result = await run(document, {
      runOnly: [
        "wcag2a",
        "wcag2aa",
        "wcag21a",
        "wcag21aa",
        "wcag22aa",
        "best-practice",
      ],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`)
    );
  });
}

const states: readonly (readonly [string, Example])[] = [
  ["clean", clean],
  ["invalid", invalid],
  ["risky", risky],
  ["huge", huge()],
  ["right-to-left", rightToLeft],
];

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing to object to in the ${theme} theme`, async (harness) => {
    for (const [name, example] of states) {
      const report = await openExample(harness, example, {
        html,
        context: { theme, availableDisplayModes: ["inline", "fullscreen"] },
      });
      for (const head of await report.frame.locator(".item-head").all()) {
        await head.click();
      }
      assert.deepEqual(await violations(report), [], name);
      if (name !== "invalid") continue;
      await report.frame.getByRole("button", { name: "Edit SQL" }).click();
      assert.deepEqual(await violations(report), [], `${name}, edited`);
    }
  });
}

/** Sets of style variables that a host may send: few of them, or some that do not go together. */
const palettes: readonly (readonly [
  string,
  "light" | "dark" | undefined,
  Record<string, string>,
])[] = [
  ["a dark ground alone", "dark", {
    "--color-background-primary": "#101010",
  }],
  ["a dark ground without a theme", undefined, {
    "--color-background-primary": "#101010",
  }],
  ["a dark ground in the light theme", "light", {
    "--color-background-primary": "rgb(20 20 24)",
  }],
  ["a light ground in the dark theme", "dark", {
    "--color-background-primary": "oklch(98% 0 0)",
  }],
  ["a middle grey ground", "light", {
    "--color-background-primary": "#808080",
  }],
  ["dark text alone in the dark theme", "dark", {
    "--color-text-primary": "#222",
    "--color-text-secondary": "#333",
  }],
  ["a status colour without its ground", "dark", {
    "--color-text-danger": "#7f1d1d",
    "--color-background-warning": "#fde68a",
  }],
  ["colours that follow the scheme", "dark", {
    "--color-background-primary": "light-dark(#fff, #1e1e1e)",
    "--color-text-primary": "light-dark(#111, #eee)",
  }],
  ["no colours at all", "light", {
    "--color-background-primary": "none",
    "--color-text-primary": "url(#x)",
    "--font-sans": "serif",
  }],
];

for (const [name, theme, variables] of palettes) {
  test(`the report stays readable with ${name}`, async (harness) => {
    const report = await openExample(harness, risky, {
      html,
      context: {
        ...(theme === undefined ? {} : { theme }),
        styles: { variables: variables as never },
      },
    });
    for (const head of await report.frame.locator(".item-head").all()) {
      await head.click();
    }
    assert.deepEqual(await violations(report), []);
    assert.deepEqual(report.faults, []);
  });
}

test("a host's own colours are used where they are readable", async (harness) => {
  const variables = {
    "--color-background-primary": "#fffdf5",
    "--color-text-primary": "#102030",
    "--color-text-danger": "#900000",
    "--color-background-danger": "#ffeeee",
  };
  const report = await openExample(harness, risky, {
    html,
    context: { theme: "light", styles: { variables: variables as never } },
  });
  const seen = await report.frame.evaluate(() => {
    const style = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector) ?? document.body);
    return [
      style("body").backgroundColor,
      style("body").color,
      style(".badge").backgroundColor,
      style(".badge").color,
    ];
  });
  assert.deepEqual(seen, [
    "rgb(255, 253, 245)",
    "rgb(16, 32, 48)",
    "rgb(255, 238, 238)",
    "rgb(144, 0, 0)",
  ]);
});

test("without a host's word the theme is the browser's, and follows it", async (harness) => {
  const report = await openExample(harness, clean, { html, scheme: "dark" });
  const theme = async (): Promise<unknown> =>
    await report.frame.evaluate(
      () => [
        document.documentElement.dataset.theme,
        getComputedStyle(document.documentElement).colorScheme,
      ],
    );
  await becomes(theme, ["dark", "dark"]);
  await report.page.emulateMedia({ colorScheme: "light" });
  await becomes(theme, ["light", "light"]);
  await report.host("notify", "context", { theme: "dark" });
  await becomes(theme, ["dark", "dark"]);
});

test("every target is at least 44 pixels high and wide", async (harness) => {
  for (const [width, example] of [[320, risky], [320, invalid], [760, risky], [760, huge()], [1200, risky]] as const) {
    const report = await openExample(harness, example, {
      html,
      width,
      context: { availableDisplayModes: ["inline", "fullscreen"] },
    });
    for (const head of await report.frame.locator(".item-head").all()) await head.click();
    const small = await report.frame.evaluate(() =>
      [...document.querySelectorAll("button, select, textarea")].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 44 || height < 44);
      }).map((element) => element.outerHTML.slice(0, 100))
    );
    assert.deepEqual(small, []);
  }
});

test("the whole report can be used from the keyboard, and the focus stays where it was", async (harness) => {
  const report = await openExample(harness, risky, { html });
  const { frame, page } = report;
  const focused = async (): Promise<string> =>
    await frame.evaluate(() =>
      (document.activeElement?.getAttribute("aria-label") ??
        document.activeElement?.textContent ?? "").replace(/\s+/g, " ").trim()
        .slice(0, 24)
    );
  await frame.locator("[data-key=Original]").focus();
  const order: string[] = [];
  for (let step = 0; step < 6; step++) {
    order.push(await focused());
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(order, [
    "Original",
    "Formatted",
    "Copy",
    "Download this SQL",
    "Dialect",
    "Edit SQL",
  ]);
  assert.equal(await focused(), "Critical Tautology injec");
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "Critical Tautology injec");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "critical on line 4where u".slice(0, 24));
});

test("motion stops for those who asked for less of it", async (harness) => {
  const report = await harness.open({ html, answers: {} });
  const motion = async (): Promise<string> =>
    await report.frame.evaluate(() =>
      getComputedStyle(document.querySelector(".spin") ?? document.body)
        .animationName
    );
  assert.equal(await motion(), "spin");
  await report.page.emulateMedia({ reducedMotion: "reduce" });
  assert.equal(await motion(), "none");
});
