import assert from "node:assert/strict";
import fc from "fast-check";
import { goJson } from "../../src/mcp/go_json.ts";
import type { Json } from "../../src/tools/tool.ts";

Deno.test("goJson sorts keys at every level and writes no white space", () => {
  assert.equal(goJson({ b: [{ d: 1, c: [] }], a: {} }), '{"a":{},"b":[{"c":[],"d":1}]}');
});

Deno.test("goJson escapes <, >, &, U+2028 and U+2029, in values and in keys, and leaves other text raw", () => {
  assert.equal(
    goJson({ "<k>": 'a < b && c > d\u2028\u2029 "ü😀"\t\\' }),
    '{"\\u003ck\\u003e":"a \\u003c b \\u0026\\u0026 c \\u003e d\\u2028\\u2029 \\"ü😀\\"\\t\\\\"}',
  );
});

Deno.test("goJson replaces half a surrogate pair, which UTF-8 cannot carry", () => {
  assert.equal(goJson("a\ud83db"), '"a\ufffdb"');
});

Deno.test("goJson leaves out keys whose value is undefined", () => {
  assert.equal(goJson({ valid: true, error: undefined }), '{"valid":true}');
});

Deno.test("goJson writes what JSON.parse reads back", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => {
    assert.deepEqual(JSON.parse(goJson(value as Json)), JSON.parse(JSON.stringify(value)));
  }));
});
