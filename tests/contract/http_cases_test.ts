import assert from "node:assert/strict";
import { createApp } from "../../src/http/app.ts";
import { createServer, defaultConfig } from "../../src/mod.ts";
import { FakeClock } from "../support/fake_clock.ts";
import { call, from, message } from "../support/messages.ts";

/** The whole stack in this process, asked from one address. */
function ask(): (body: string, headers?: Record<string, string>) => Promise<Response> {
  const config = defaultConfig();
  const clock = new FakeClock();
  const { handler } = createApp(config, createServer(config, { clock }), {
    clock,
    boundHost: "127.0.0.1",
    log: () => {},
  });
  return async (body, headers = {}) =>
    await handler(
      new Request("http://localhost:8080/mcp", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body,
      }),
      from("127.0.0.1"),
    );
}

Deno.test("any Accept that JSON satisfies, in any case, or none at all, is answered with plain JSON", async () => {
  for (
    const accept of [
      undefined,
      "*/*",
      "application/json",
      "application/*",
      "text/html, application/*;q=0.5",
      "APPLICATION/JSON, Text/Event-Stream",
      "application/json, text/event-stream",
    ]
  ) {
    const response = await ask()(message("tools/list"), accept === undefined ? {} : { Accept: accept });
    assert.equal(response.status, 200, accept);
    assert.match(response.headers.get("Content-Type") ?? "", /^application\/json/, accept);
    const { result } = await response.json();
    assert.equal(result.tools.length, 7, accept);
  }
});

Deno.test("another X-Forwarded-For each time makes one client no many, and refusals carry the request's id", async () => {
  const send = ask();
  let refused = 0;
  for (let id = 1; id <= 200; id++) {
    const response = await send(message("ping", {}, id), { "X-Forwarded-For": `203.0.113.${id % 250}` });
    if (response.status === 200) {
      await response.body?.cancel();
      continue;
    }
    refused++;
    assert.equal(response.status, 429);
    assert.match(response.headers.get("Retry-After") ?? "", /^[1-9][0-9]*$/);
    assert.equal((await response.json()).id, id);
  }
  assert.ok(refused >= 150, `only ${refused} of 200 are refused`);
});

Deno.test("optional arguments that are null count as not given over the wire too", async () => {
  const send = ask();
  const answer = async (tool: string, args: Record<string, unknown>) =>
    (await (await send(call(tool, args))).json()).result;
  assert.deepEqual(
    await answer("format_sql", { sql: "select 1", indent_size: null, uppercase_keywords: null, add_semicolon: null }),
    await answer("format_sql", { sql: "select 1" }),
  );
  const validated = await answer("validate_sql", { sql: "SELECT a FROM t", dialect: null });
  assert.deepEqual(validated.structuredContent, { valid: true });
  assert.equal(validated.isError, undefined);
});

Deno.test("an unknown tool and malformed parameters are JSON-RPC errors, bad arguments are tool errors", async () => {
  const send = ask();
  const reply = async (body: string) => await (await send(body)).json();
  assert.equal((await reply(call("drop_sql", { sql: "SELECT 1" }))).error.code, -32602);
  assert.equal((await reply(message("tools/call", { name: 5 }))).error.code, -32602);
  const { result, error } = await reply(call("parse_sql", { sql: "SELECT (" }));
  assert.equal(error, undefined);
  assert.equal(result.isError, true);
  assert.equal(result.structuredContent, undefined);
});
