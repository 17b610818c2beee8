import assert from "node:assert/strict";
import { speakLines } from "../../src/mcp/stdio.ts";
import { createServer, defaultConfig } from "../../src/mod.ts";
import { call, initialize, message } from "../support/messages.ts";

const { endpoint } = createServer(defaultConfig());

/** What is answered to the given chunks, a value a line. */
async function speak(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const input = ReadableStream.from(chunks.map((chunk) => typeof chunk === "string" ? encoder.encode(chunk) : chunk));
  const decoder = new TextDecoder();
  let output = "";
  await speakLines(
    endpoint,
    input,
    (bytes) => Promise.resolve(void (output += decoder.decode(bytes, { stream: true }))),
  );
  return output.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

Deno.test("stdio answers each request on a line of its own, in order", async () => {
  const answers = await speak(
    `${initialize()}\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n${message("ping", {}, 1)}\n`,
    `${call("validate_sql", { sql: "SELECT 1" }, "two")}\n`,
  );
  assert.deepEqual(answers.map((answer) => answer.id), [0, 1, "two"]);
});

Deno.test("stdio answers a malformed line with -32700, and the next line still works", async () => {
  const answers = await speak(`{"jsonrpc":\n${message("ping", {}, 1)}\n`);
  assert.deepEqual(answers, [
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error: the line is not valid JSON" } },
    { jsonrpc: "2.0", id: 1, result: {} },
  ]);
});

Deno.test("stdio answers what is no message with -32600, and malformed UTF-8 with -32700", async () => {
  const answers = await speak(
    '7\n{"jsonrpc":"2.0","id":null,"method":"ping"}\n',
    new Uint8Array([0x22, 0xff, 0x22, 10]),
  );
  assert.deepEqual(answers.map(({ id, error }) => [id, error.code]), [[null, -32600], [null, -32600], [null, -32700]]);
});

Deno.test("stdio takes lines in pieces, several in one piece, with CRLF, and without an end", async () => {
  const text = `${message("ping", {}, "é1")}\r\n\n  \n${message("ping", {}, 2)}`;
  const bytes = [...new TextEncoder().encode(text)].map((byte) => new Uint8Array([byte]));
  assert.deepEqual((await speak(...bytes)).map((answer) => answer.id), ["é1", 2]);
});

Deno.test("stdio takes a line of 4 MB, and refuses a longer one without keeping it", async () => {
  const fits = call("validate_sql", { sql: "x".repeat(1_100_000), filler: "y".repeat(3_000_000) }, 1);
  assert.ok(fits.length < 4 * 1024 * 1024);
  const chunk = "z".repeat(1024 * 1024);
  const answers = await speak(
    `${fits}\n`,
    ...Array<string>(6).fill(chunk),
    `\n${message("ping", {}, 3)}\n`,
  );
  assert.equal(answers[0].result.content[0].text, "parameter 'sql' must not be longer than 1 MB");
  assert.deepEqual(answers[1].error, { code: -32600, message: "Invalid request: a line must not be longer than 4 MB" });
  assert.deepEqual(answers[2], { jsonrpc: "2.0", id: 3, result: {} });
});

Deno.test("stdio takes batches, and answers a batch of notifications with nothing", async () => {
  const note = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
  const answers = await speak(`[${message("ping", {}, 1)},${note}]\n[${note},${note}]\n`);
  assert.deepEqual(answers, [[{ jsonrpc: "2.0", id: 1, result: {} }]]);
});

Deno.test("stdio goes on after a cancelled call, whether it ran or not", async () => {
  const cancelled = (id: number) =>
    `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}\n`;
  const answers = await speak(cancelled(1), `${call("validate_sql")}\n`, cancelled(1), `${message("ping", {}, 2)}\n`);
  assert.deepEqual(answers.map((answer) => answer.id), [1, 2]);
});

Deno.test("stdio speaks 2026-07-28 beside the older revisions", async () => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const [discovered, listed, older] = await speak(
    `${message("server/discover", { _meta }, 1)}\n${message("tools/list", { _meta }, 2)}\n${initialize()}\n`,
  );
  assert.deepEqual(discovered.result.supportedVersions, ["2026-07-28"]);
  assert.equal(listed.result.resultType, "complete");
  assert.equal(older.result.protocolVersion, "2025-11-25");
});

Deno.test("stdio ends when nobody reads its output any more", async () => {
  const input = ReadableStream.from([new TextEncoder().encode(`${message("ping")}\n${message("ping")}\n`)]);
  let writes = 0;
  await speakLines(endpoint, input, () => {
    writes++;
    return Promise.reject(new Deno.errors.BrokenPipe());
  });
  assert.equal(writes, 1);
});
