import assert from "node:assert/strict";
import { createHandler, createServer, defaultConfig, type Handler, withRateLimit } from "../../src/mod.ts";
import { FakeClock, settle } from "../support/fake_clock.ts";
import { call, from, get, initialize, message, post } from "../support/messages.ts";

const server = createServer(defaultConfig());
const plain = createHandler(defaultConfig(), server);
const limits = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];

function limited(next: Handler = plain): { readonly handler: Handler; readonly clock: FakeClock } {
  const clock = new FakeClock();
  return { handler: withRateLimit(next, { clock }), clock };
}

/** Spends a client's minute down to what is left over, without breaking the burst. */
async function spend(handler: Handler, clock: FakeClock, address: string, units: number): Promise<void> {
  for (let left = units; left > 0;) {
    const tool = left >= 5 ? "analyze_sql" : "validate_sql";
    const response = await handler(post(call(tool)), from(address));
    assert.equal(response.status, 200);
    await response.body?.cancel();
    left -= tool === "analyze_sql" ? 5 : 1;
    await clock.pass(100);
  }
}

async function remaining(handler: Handler, address: string): Promise<number> {
  const response = await handler(post(message("ping")), from(address));
  await response.body?.cancel();
  return Number(response.headers.get("X-RateLimit-Remaining"));
}

Deno.test("Burst: 10 requests a second per IP, and the eleventh is refused", async () => {
  const { handler, clock } = limited();
  for (let count = 0; count < 10; count++) {
    assert.equal((await handler(post(message("ping")), from("192.0.2.1"))).status, 200);
  }
  const refused = await handler(post(message("ping")), from("192.0.2.1"));
  assert.equal(refused.status, 429);
  assert.equal((await handler(post(message("ping")), from("192.0.2.2"))).status, 200, "another client is not affected");
  await clock.pass(100);
  assert.equal(
    (await handler(post(message("ping")), from("192.0.2.1"))).status,
    200,
    "a tenth of a second gives one back",
  );
  assert.equal((await handler(post(message("ping")), from("192.0.2.1"))).status, 429);
});

Deno.test("Burst: every part of a batch takes one", async () => {
  const { handler, clock } = limited();
  const batch = (size: number) => `[${Array.from({ length: size }, (_, id) => message("ping", {}, id)).join(",")}]`;
  assert.equal((await handler(post(batch(6)), from("192.0.2.1"))).status, 200);
  assert.equal((await handler(post(batch(6)), from("192.0.2.1"))).status, 429);
  assert.equal((await handler(post(batch(4)), from("192.0.2.1"))).status, 200, "a refused batch takes nothing");
  await clock.pass(60_000);
  assert.equal(
    (await handler(post(batch(11)), from("192.0.2.1"))).status,
    429,
    "no batch may be larger than the burst",
  );
});

Deno.test("Sustained: 120 weighted requests a minute per IP, in a window that starts with the first request", async () => {
  const { handler, clock } = limited();
  await spend(handler, clock, "192.0.2.1", 120);
  const refused = await handler(post(call("validate_sql")), from("192.0.2.1"));
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get("Retry-After"), "58", "24 calls took 2.4 s");
  assert.equal(
    (await handler(post(message("tools/list")), from("192.0.2.1"))).status,
    200,
    "what costs nothing passes",
  );
  await clock.pass(57_600);
  assert.equal((await handler(post(call("validate_sql")), from("192.0.2.1"))).status, 200);
  assert.equal(await remaining(handler, "192.0.2.1"), 119);
});

Deno.test("Heavier tools consume more budget than simple ones", async () => {
  const costs = {
    validate_sql: 1,
    format_sql: 1,
    parse_sql: 1,
    extract_metadata: 2,
    security_scan: 2,
    lint_sql: 2,
    analyze_sql: 5,
    no_such_tool: 1,
  };
  for (const [tool, cost] of Object.entries(costs)) {
    const { handler } = limited();
    const response = await handler(post(call(tool)), from("192.0.2.1"));
    assert.equal(response.headers.get("X-RateLimit-Remaining"), String(120 - cost), tool);
  }
});

Deno.test("Everything but calls, streams and malformed bodies costs nothing", async () => {
  const { handler } = limited();
  for (
    const body of [
      initialize(),
      message("tools/list"),
      message("resources/read", { uri: "gosqlx://rules" }),
      message("no/such"),
      JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
      "",
    ]
  ) {
    assert.equal((await handler(post(body), from("192.0.2.1"))).headers.get("X-RateLimit-Remaining"), "120", body);
  }
  const ended = await handler(new Request("http://localhost/mcp", { method: "DELETE" }), from("192.0.2.1"));
  assert.equal(ended.headers.get("X-RateLimit-Remaining"), "120");
});

Deno.test("A batch costs the sum of its parts", async () => {
  const { handler } = limited();
  const batch = `[${call("analyze_sql")},${call("lint_sql")},${message("ping")}]`;
  assert.equal((await handler(post(batch), from("192.0.2.1"))).headers.get("X-RateLimit-Remaining"), "113");
});

Deno.test("Limits tighten automatically under high server load: 60 above 50 in flight, 30 above 80", async () => {
  const { handler } = limited();
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const answers: Promise<Response>[] = [];
  const stall = () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) });
    answers.push(Promise.resolve(handler(post(body), from(`198.51.100.${open.length}`))));
  };
  const limit = async () => {
    const response = await handler(post(message("ping")), from("192.0.2.1"));
    return response.headers.get("X-RateLimit-Limit");
  };
  while (open.length < 49) stall();
  assert.equal(await limit(), "120", "50 in flight with the one that asks");
  stall();
  assert.equal(await limit(), "60");
  while (open.length < 79) stall();
  assert.equal(await limit(), "60");
  stall();
  assert.equal(await limit(), "30");
  for (const controller of open) controller.close();
  await Promise.all(answers);
  assert.equal(await limit(), "120");
});

Deno.test("Open streams do not count as in flight", async () => {
  const { handler } = limited();
  const streams: Response[] = [];
  for (let client = 0; client < 81; client++) {
    streams.push(await handler(get(), from(`198.51.100.${client}`)));
  }
  const response = await handler(post(message("ping")), from("192.0.2.1"));
  assert.equal(response.headers.get("X-RateLimit-Limit"), "120");
  for (const stream of streams) await stream.body?.cancel();
});

Deno.test("Streams: at most 4 concurrent GET streams per IP, each costing 1 unit, and a refused GET costs nothing", async () => {
  const { handler } = limited();
  const streams: Response[] = [];
  for (let count = 1; count <= 4; count++) {
    const stream = await handler(get(), from("192.0.2.1"));
    assert.equal(stream.status, 200);
    assert.equal(stream.headers.get("X-RateLimit-Remaining"), String(120 - count));
    streams.push(stream);
  }
  for (let count = 0; count < 20; count++) {
    const refused = await handler(get(), from("192.0.2.1"));
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get("Retry-After"), "60");
    assert.deepEqual(limits.map((name) => refused.headers.get(name)), [null, null, null]);
  }
  assert.equal(await remaining(handler, "192.0.2.1"), 116);
  assert.equal((await handler(get(), from("192.0.2.2"))).status, 200, "another client has four of its own");
  await streams[0]?.body?.cancel();
  assert.equal((await handler(get(), from("192.0.2.1"))).status, 200, "a client that left makes room");
  server.close();
  for (const stream of streams.slice(1)) {
    assert.equal(await stream.text(), ": connected\n\n");
  }
  assert.equal((await handler(get(), from("192.0.2.1"))).status, 200, "so does the server when it closes streams");
  server.close();
});

Deno.test("Malformed bodies: what is not empty and no JSON-RPC message or non-empty batch costs 1 unit", async () => {
  const bodies = [
    "not JSON",
    "[]",
    "7",
    "null",
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '[{"jsonrpc":"2.0"}]',
    '{"a":',
  ];
  for (const body of bodies) {
    const { handler } = limited();
    const response = await handler(post(body), from("192.0.2.1"));
    assert.equal(response.status, 400, body);
    assert.equal(response.headers.get("X-RateLimit-Remaining"), "119", body);
  }
});

Deno.test("Request body: at most 64 KB, by its declared length", async () => {
  const { handler } = limited();
  const fits = call("validate_sql", { sql: "x".repeat(64 * 1024) }).length -
    64 * 1024;
  const body = (size: number) => call("validate_sql", { sql: "x".repeat(size - fits) });
  assert.equal((await handler(post(body(64 * 1024)), from("192.0.2.1"))).status, 200);
  const refused = await handler(post(body(64 * 1024 + 1)), from("192.0.2.1"));
  assert.equal(refused.status, 413);
  assert.deepEqual(await refused.json(), {
    jsonrpc: "2.0",
    id: null,
    error: { code: -32000, message: "Request body too large: at most 65536 bytes (64 KB)" },
  });
  assert.deepEqual(limits.map((name) => refused.headers.get(name)), [null, null, null]);
  assert.equal(await remaining(handler, "192.0.2.1"), 119, "a body that is too large is free");
});

Deno.test("Request body: at most 64 KB, counted as chunks come in, and read no further", async () => {
  const { handler } = limited();
  let pulled = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
    cancel: () => void (cancelled = true),
  });
  const refused = await handler(post(body), from("192.0.2.1"));
  assert.equal(refused.status, 413);
  await settle();
  assert.ok(cancelled && pulled <= 7, `${pulled} chunks of 16 KB were taken`);
});

Deno.test("Request body: it must arrive within 30 seconds, else the answer is 408 without limit headers", async () => {
  const { handler, clock } = limited();
  const stalled = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new TextEncoder().encode('{"jsonrpc"')) });
  let answered = false;
  const answer = Promise.resolve(handler(post(stalled), from("192.0.2.1")))
    .finally(() => answered = true);
  await clock.pass(29_999);
  assert.equal(answered, false);
  await clock.pass(1);
  const response = await answer;
  assert.equal(response.status, 408);
  assert.deepEqual(limits.map((name) => response.headers.get(name)), [null, null, null]);
  assert.equal(clock.waiting, 0);
  assert.equal(await remaining(handler, "192.0.2.1"), 120);
});

Deno.test("Request body: one that breaks off halfway is a 400", async () => {
  const { handler } = limited();
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("gone")) });
  assert.equal((await handler(post(broken), from("192.0.2.1"))).status, 400);
});

Deno.test("Request body: malformed UTF-8 is a parse error", async () => {
  const { handler } = limited();
  const bytes = new Uint8Array([...new TextEncoder().encode(message("ping"))].with(-3, 0xff));
  for (const headers of [{}, { "Content-Length": String(bytes.length) }]) {
    const response = await handler(post(bytes, headers), from("192.0.2.1"));
    assert.equal(response.status, 400);
    assert.equal((await response.json()).error.code, -32700);
  }
});

Deno.test("A denied request gets 429 with Retry-After and a JSON-RPC error that carries the request's id", async () => {
  const { handler } = limited();
  for (let count = 0; count < 10; count++) {
    await handler(post(message("ping")), from("192.0.2.1"));
  }
  for (const id of ["seven", 7, 0, ""]) {
    const response = await handler(post(message("ping", {}, id)), from("192.0.2.1"));
    assert.equal(response.status, 429);
    assert.equal(response.headers.get("Retry-After"), "1");
    assert.equal(response.headers.get("Content-Type"), "application/json");
    assert.deepEqual(await response.json(), {
      jsonrpc: "2.0",
      id,
      error: { code: -32000, message: "Rate limit exceeded. Try again in 1 seconds." },
    });
  }
  const batch = await handler(post(`[${message("ping")},${message("ping")}]`), from("192.0.2.1"));
  assert.equal((await batch.json()).id, null, "a refused batch is one error without an id");
});

Deno.test("A denied initialize, alone or in a batch, returns 200 with the same error", async () => {
  const { handler } = limited();
  for (let count = 0; count < 10; count++) {
    await handler(post(message("ping")), from("192.0.2.1"));
  }
  const alone = await handler(post(initialize("2025-06-18", 5)), from("192.0.2.1"));
  assert.equal(alone.status, 200);
  assert.equal(alone.headers.get("Retry-After"), "1");
  assert.deepEqual(await alone.json(), {
    jsonrpc: "2.0",
    id: 5,
    error: { code: -32000, message: "Rate limit exceeded. Try again in 1 seconds." },
  });
  const batch = await handler(post(`[${message("ping")},${initialize()}]`), from("192.0.2.1"));
  assert.equal(batch.status, 200);
  assert.equal((await batch.json()).id, null);
});

Deno.test("A GET refused by the stream cap gets 429 with Retry-After: 60, one refused by the budget the seconds left", async () => {
  const { handler, clock } = limited();
  await spend(handler, clock, "192.0.2.1", 120);
  const refused = await handler(get(), from("192.0.2.1"));
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get("Retry-After"), "58");
  assert.equal(refused.headers.get("X-RateLimit-Remaining"), "0");
});

Deno.test("Every response to a request the limiter evaluates carries the limit, what remains and when the minute ends", async () => {
  const { handler, clock } = limited();
  const reset = String(clock.now() / 1000 + 60);
  await clock.pass(0);
  const requests = [
    () => post(call("validate_sql")),
    () => post("not JSON"),
    () => post(message("ping"), { "Content-Type": "text/plain" }),
    () => post(message("ping"), { "Mcp-Session-Id": "nonsense" }),
    () => new Request("http://localhost/mcp", { method: "DELETE" }),
    () => new Request("http://localhost/mcp", { method: "PUT" }),
    () => get(),
  ];
  for (const request of requests) {
    const response = await handler(request(), from("192.0.2.1"));
    await response.body?.cancel();
    assert.equal(response.headers.get("X-RateLimit-Limit"), "120");
    assert.match(response.headers.get("X-RateLimit-Remaining") ?? "", /^1[12]\d$/);
    assert.equal(response.headers.get("X-RateLimit-Reset"), reset);
    await clock.pass(1000);
  }
  const refused = { ...defaultConfig(), authToken: "secret" };
  const closed = withRateLimit(createHandler(refused, server), { clock });
  const response = await closed(post(message("ping")), from("192.0.2.1"));
  assert.equal(response.status, 401);
  assert.equal(response.headers.get("X-RateLimit-Remaining"), "120");
});

Deno.test("withRateLimit adds the headers to a handler that knows nothing of them", async () => {
  const { handler } = limited((_request, context) => Response.json(context.body?.kind));
  const response = await handler(post(message("ping")), from("192.0.2.1"));
  assert.equal(response.headers.get("X-RateLimit-Limit"), "120");
  assert.equal(await response.json(), "single");
});

Deno.test("withRateLimit frees the stream's place where the handler opens none, or throws", async () => {
  let fail = false;
  const { handler } = limited(() => {
    if (fail) throw new Error("broken");
    return new Response("no stream");
  });
  for (let count = 0; count < 5; count++) {
    assert.equal((await handler(get(), from("192.0.2.1"))).status, 200);
  }
  fail = true;
  for (let count = 0; count < 5; count++) {
    await assert.rejects(async () => await handler(get(), from("192.0.2.1")));
  }
});

Deno.test("A server embedded through createHandler has none of the limits", async () => {
  for (let count = 0; count < 150; count++) {
    const response = await plain(post(call("validate_sql")), from("192.0.2.1"));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("X-RateLimit-Limit"), null);
  }
  const large = await plain(post(call("validate_sql", { sql: `SELECT '${"x".repeat(70_000)}'` })), from("192.0.2.1"));
  assert.equal(large.status, 200);
});
