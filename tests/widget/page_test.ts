import assert from "node:assert/strict";

const html = await Deno.readTextFile(
  new URL("../../widget/analysis.html", import.meta.url),
);

Deno.test("the report page loads nothing and builds no element from markup", () => {
  const forbidden = [
    /\b(?:src|href|action|srcset|poster|data)\s*=\s*["']?\s*(?:https?:)?\/\//i,
    /https?:\/\//i,
    /@import/i,
    /\bfetch\s*\(/,
    /XMLHttpRequest/,
    /WebSocket|EventSource|sendBeacon|importScripts|\bimport\s*\(/,
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc/,
    /\beval\s*\(|new\s+Function/,
    /setTimeout\s*\(\s*["'`]/,
    /<(?:link|img|iframe|object|embed|base|form)\b/i,
    /\son\w+\s*=\s*["']/i,
  ];
  for (const pattern of forbidden) assert.doesNotMatch(html, pattern);
});

Deno.test("the report page is one file of less than 60 KB with one script and one style sheet", () => {
  assert.ok(new TextEncoder().encode(html).length < 60_000);
  assert.equal(html.match(/<script\b/g)?.length, 1);
  assert.equal(html.match(/<style\b/g)?.length, 1);
});

Deno.test("every host colour the report page uses has a fallback in both themes", () => {
  const style = html.slice(html.indexOf("<style>"), html.indexOf("</style>"));
  const fallbacks = [
    ...style.matchAll(
      /--([a-z-]+): var\(--color-[a-z-]+, var\(--own-([a-z-]+)\)\)/g,
    ),
  ];
  assert.equal(fallbacks.length, style.split("var(--color-").length - 1);
  assert.ok(fallbacks.length > 10);
  for (const [, name, own] of fallbacks) {
    assert.equal(name, own);
    assert.equal(
      style.match(new RegExp(`--own-${own}: #`, "g"))?.length,
      2,
      `--own-${own}`,
    );
  }
});
