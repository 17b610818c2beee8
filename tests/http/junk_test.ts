import assert from "node:assert/strict";
import fc from "fast-check";
import { createApp } from "../../src/http/app.ts";
import { createServer, defaultConfig } from "../../src/mod.ts";
import { FakeClock } from "../support/fake_clock.ts";
import { from, post } from "../support/messages.ts";

const lines: string[] = [];
const config = defaultConfig();
const { handler } = createApp(config, createServer(config), {
  clock: new FakeClock(),
  boundHost: "127.0.0.1",
  log: (line) => lines.push(line),
});
let clients = 0;
const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
  clients++;
  return await handler(post(body, headers), from(`10.${clients >> 16 & 255}.${clients >> 8 & 255}.${clients & 255}`));
};

const methods = [
  "initialize",
  "ping",
  "tools/list",
  "tools/call",
  "resources/list",
  "resources/read",
  "resources/templates/list",
  "prompts/list",
  "prompts/get",
  "completion/complete",
  "server/discover",
  "notifications/cancelled",
];

/** Messages that are nearly right: known methods, known names, any values. */
const nearly = fc.record({
  jsonrpc: fc.constantFrom("2.0", "2.0", "2.0", "1.0", 2),
  id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
  method: fc.oneof(fc.constantFrom(...methods), fc.jsonValue()),
  params: fc.oneof(
    fc.jsonValue(),
    fc.record({
      name: fc.oneof(fc.constantFrom("validate_sql", "review_sql", "explain_finding"), fc.jsonValue()),
      arguments: fc.oneof(fc.jsonValue(), fc.record({ sql: fc.oneof(fc.string(), fc.jsonValue()), rule: fc.string() })),
      uri: fc.oneof(fc.constantFrom("gosqlx://rules", "gosqlx://rules/L007"), fc.jsonValue()),
      ref: fc.jsonValue(),
      argument: fc.jsonValue(),
      cursor: fc.jsonValue(),
      protocolVersion: fc.jsonValue(),
      _meta: fc.oneof(
        fc.jsonValue(),
        fc.record({
          "io.modelcontextprotocol/protocolVersion": fc.oneof(fc.constant("2026-07-28"), fc.jsonValue()),
          "io.modelcontextprotocol/clientCapabilities": fc.oneof(fc.constant({}), fc.jsonValue()),
        }, { requiredKeys: [] }),
      ),
    }, { requiredKeys: [] }),
  ),
}, { requiredKeys: [] });

async function answersInShape(response: Response): Promise<void> {
  const text = await response.text();
  assert.ok([200, 202, 400, 404].includes(response.status), `${response.status} ${text}`);
  if (response.status === 202) return assert.equal(text, "");
  for (const answer of [JSON.parse(text)].flat()) {
    assert.equal(answer.jsonrpc, "2.0");
    assert.ok("result" in answer !== "error" in answer, text);
    if ("error" in answer) {
      assert.ok(Number.isInteger(answer.error.code) && answer.error.code !== -32603, text);
      assert.equal(typeof answer.error.message, "string");
    }
  }
}

Deno.test("Messages that are nearly right get an answer in shape, in every revision, never an internal error", async () => {
  const versions = [{}, { "MCP-Protocol-Version": "2025-06-18" }, { "MCP-Protocol-Version": "2026-07-28" }];
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(nearly, fc.array(nearly, { maxLength: 4 })),
      fc.constantFrom(...versions),
      async (body, headers) => {
        const standard: Record<string, string> = { ...headers };
        await answersInShape(await send(JSON.stringify(body), standard));
      },
    ),
    { numRuns: 500 },
  );
  assert.deepEqual(lines, []);
});

Deno.test("Bytes of any kind are a parse error or an invalid request", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      await answersInShape(await send(new Uint8Array(bytes)));
    }),
    { numRuns: 300 },
  );
});
