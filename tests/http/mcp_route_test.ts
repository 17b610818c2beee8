import assert from "node:assert/strict";
import { createHandler, createServer, defaultConfig } from "../../src/mod.ts";
import { FakeClock, settle } from "../support/fake_clock.ts";
import { call, from, get, initialize, message, post } from "../support/messages.ts";

const clock = new FakeClock();
const server = createServer(defaultConfig(), { clock });
const handler = createHandler(defaultConfig(), server);
const send = async (request: Request) => await handler(request, from("127.0.0.1"));
const error = async (response: Response) => {
  const { id, error } = await response.json();
  return { status: response.status, id, code: error.code };
};

Deno.test("Accept is not required: plain JSON is answered unless the client asks for an event stream only", async () => {
  const asJson = [
    undefined,
    "*/*",
    "application/json",
    "application/json, text/event-stream",
    "text/event-stream, application/json",
    "text/event-stream;q=0.9, */*;q=0.1",
    "text/html",
  ];
  for (const accept of asJson) {
    const response = await send(post(message("ping"), accept === undefined ? {} : { Accept: accept }));
    assert.equal(response.headers.get("Content-Type"), "application/json", accept);
    assert.equal(await response.text(), '{"jsonrpc":"2.0","id":1,"result":{}}');
  }
  const stream = await send(post(message("ping"), { Accept: "text/event-stream" }));
  assert.equal(stream.headers.get("Content-Type"), "text/event-stream");
  assert.equal(await stream.text(), 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
});

Deno.test("Content type must be JSON, else 415", async () => {
  for (
    const type of ["application/json", "Application/JSON; charset=utf-8", "application/json;x=y"]
  ) {
    assert.equal((await send(post(message("ping"), { "Content-Type": type }))).status, 200, type);
  }
  for (
    const type of ["text/plain", "application/jsonx", "application/json-rpc", "multipart/form-data", "x"]
  ) {
    assert.deepEqual(
      await error(await send(post(message("ping"), { "Content-Type": type }))),
      { status: 415, id: null, code: -32600 },
    );
  }
});

Deno.test("A parse error is 400 with -32700 and id null", async () => {
  for (
    const body of ["", " ", "{", "not JSON", '{"jsonrpc":"2.0","id":1,"method":"ping"', "[1,"]
  ) {
    assert.deepEqual(await error(await send(post(body))), { status: 400, id: null, code: -32700 }, body);
  }
});

Deno.test("An invalid request is 400 with -32600 and id null", async () => {
  const bodies = [
    "null",
    "1",
    '"ping"',
    "[]",
    "[1]",
    "{}",
    '{"id":1,"method":"ping"}',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '{"jsonrpc":2.0,"id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":1}',
    '{"jsonrpc":"2.0","id":1,"method":7}',
    '{"jsonrpc":"2.0","id":null,"method":"ping"}',
    '{"jsonrpc":"2.0","id":true,"method":"ping"}',
    '{"jsonrpc":"2.0","id":1.5,"method":"ping"}',
    '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
    `[${message("ping")},{}]`,
  ];
  for (const body of bodies) {
    assert.deepEqual(await error(await send(post(body))), { status: 400, id: null, code: -32600 }, body);
  }
});

Deno.test("Ids come back as they were sent: integers, strings, very long ones, those of Object's own words", async () => {
  for (
    const id of [0, -1, 9007199254740991, "", "ünï\u2028", "x".repeat(50_000), "__proto__", "constructor"]
  ) {
    const response = await send(post(message("ping", {}, id)));
    assert.deepEqual(await response.json(), { jsonrpc: "2.0", id, result: {} });
  }
});

Deno.test("-32601 and -32602 are 200 in the initialize era", async () => {
  const cases: [string, number][] = [
    [message("no/such"), -32601],
    [message("logging/setLevel", { level: "debug" }), -32601],
    [message("resources/subscribe", { uri: "gosqlx://rules" }), -32601],
    [message("server/discover"), -32601],
    [message("toString"), -32601],
    [message("tools/call"), -32602],
    [call("no_such_tool"), -32602],
    [call("validate_sql", "SELECT 1"), -32602],
    [message("tools/call", { name: 7 }), -32602],
    [message("tools/list", { cursor: "page 2" }), -32602],
    [message("ping", [1]), -32602],
    [message("ping", "now"), -32602],
    [message("ping", 7), -32602],
    [message("ping", false), -32602],
    [message("resources/read", { uri: "file:///etc/passwd" }), -32602],
    [message("resources/read"), -32602],
    [message("prompts/get", { name: "nope" }), -32602],
    [message("initialize", { protocolVersion: 7 }), -32602],
  ];
  for (const [body, code] of cases) {
    assert.deepEqual(await error(await send(post(body))), { status: 200, id: 1, code }, body);
  }
  assert.equal(
    (await send(post('{"jsonrpc":"2.0","id":1,"method":"ping","params":null}')))
      .status,
    200,
  );
});

Deno.test("Notifications and responses are 202 without a body, whatever they say", async () => {
  const bodies = [
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
    '{"jsonrpc":"2.0","method":"no/such","params":[1]}',
    '{"jsonrpc":"2.0","method":"tools/call","params":{"name":"validate_sql"}}',
    '{"jsonrpc":"2.0","id":7,"result":{}}',
    '{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"x"}}',
    '[{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","method":"x"}]',
  ];
  for (const body of bodies) {
    const response = await send(post(body));
    assert.equal(response.status, 202, body);
    assert.equal(await response.text(), "");
  }
});

Deno.test("initialize answers with a random session id", async () => {
  const ids = new Set<string | null>();
  for (let count = 0; count < 3; count++) {
    const response = await send(post(initialize()));
    assert.match(
      response.headers.get("Mcp-Session-Id") ?? "",
      /^mcp-session-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    );
    ids.add(response.headers.get("Mcp-Session-Id"));
  }
  assert.equal(ids.size, 3);
  assert.equal((await send(post(message("ping")))).headers.get("Mcp-Session-Id"), null);
});

Deno.test("Any well-formed session id is accepted, none at all is too, a malformed one is 404", async () => {
  const known = "mcp-session-00000000-0000-4000-8000-000000000000";
  for (const method of ["POST", "GET", "DELETE"]) {
    const request = (session?: string) => {
      const headers: Record<string, string> = session === undefined ? {} : { "Mcp-Session-Id": session };
      return method === "POST"
        ? post(message("ping"), headers)
        : new Request("http://localhost/mcp", { method, headers });
    };
    for (
      const session of [undefined, known, known.toUpperCase().replace("MCP-SESSION", "mcp-session")]
    ) {
      const response = await send(request(session));
      assert.equal(response.status, 200, `${method} ${session}`);
      await response.body?.cancel();
    }
    for (
      const session of ["bogus", "", `${known}0`, `x${known}`, known.replace("mcp-session-", "")]
    ) {
      assert.equal((await send(request(session))).status, 404, `${method} ${session}`);
    }
  }
});

Deno.test("DELETE is 200 and invalidates nothing", async () => {
  const session = { "Mcp-Session-Id": "mcp-session-00000000-0000-4000-8000-000000000000" };
  assert.equal((await send(new Request("http://localhost/mcp", { method: "DELETE", headers: session }))).status, 200);
  assert.equal((await send(post(message("ping"), session))).status, 200);
});

Deno.test("GET opens an event stream: connected at once, a heartbeat every 25 s, freed when the client goes", async () => {
  const before = clock.waiting;
  const response = await send(get());
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("Content-Type"), "text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream())
    .getReader();
  assert.ok(reader);
  assert.equal((await reader.read()).value, ": connected\n\n");
  await clock.pass(24_999);
  const next = reader.read();
  await clock.pass(1);
  assert.equal((await next).value, ": heartbeat\n\n");
  await clock.pass(25_000);
  assert.equal((await reader.read()).value, ": heartbeat\n\n");
  assert.equal(clock.waiting, before + 1);
  await reader.cancel();
  await settle();
  assert.equal(clock.waiting, before, "no timer is left behind");
});

Deno.test("GET: a client that never reads gets no heap of heartbeats", async () => {
  const response = await send(get());
  await clock.pass(25_000 * 1000);
  server.close();
  const text = await response.text();
  assert.ok(text.length < 100, `${text.length} characters piled up`);
});

Deno.test("JSON-RPC batches are accepted from clients of 2025-03-26 and from those that name no version", async () => {
  const batch = `[${message("ping", {}, 1)},${
    message("no/such", {}, "b")
  },{"jsonrpc":"2.0","method":"notifications/x"}]`;
  for (const headers of [{}, { "MCP-Protocol-Version": "2025-03-26" }]) {
    const response = await send(post(batch, headers));
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), [
      { jsonrpc: "2.0", id: 1, result: {} },
      { jsonrpc: "2.0", id: "b", error: { code: -32601, message: "Method not found" } },
    ]);
  }
  assert.equal((await send(post(`[${initialize("2025-03-26")}]`))).status, 200);
});

Deno.test("JSON-RPC batches are refused with 400 from 2025-06-18 on", async () => {
  for (const version of ["2025-06-18", "2025-11-25", "2026-07-28"]) {
    const refused = await send(post(`[${message("ping")}]`, { "MCP-Protocol-Version": version }));
    assert.deepEqual(await error(refused), { status: 400, id: null, code: -32600 });
  }
  assert.equal((await send(post(`[${initialize("2025-06-18")}]`))).status, 400, "so does an initialize inside say");
  const modern = message("tools/list", { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } });
  assert.equal((await send(post(`[${modern}]`))).status, 400, "and so does a request of 2026-07-28");
});

Deno.test("Duplicate ids in a batch are each answered", async () => {
  const response = await send(post(`[${call("validate_sql")},${message("ping")},${message("ping")}]`));
  assert.deepEqual((await response.json()).map((answer: { id: unknown }) => answer.id), [1, 1, 1]);
});

Deno.test("MCP-Protocol-Version: known ones pass, an unknown one is 400 and names those that are known", async () => {
  for (
    const version of ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  ) {
    assert.equal(
      (await send(post(message("ping"), { "MCP-Protocol-Version": version })))
        .status,
      200,
      version,
    );
  }
  const response = await send(post(message("ping"), { "MCP-Protocol-Version": "1999-01-01" }));
  assert.equal(response.status, 400);
  const { error: { code, data } } = await response.json();
  assert.equal(code, -32022);
  assert.equal(data.requested, "1999-01-01");
  assert.deepEqual(data.supported.slice(0, 3), ["2026-07-28", "2025-11-25", "2025-06-18"]);
  for (const version of ["2099-01-01", "latest", ""]) {
    assert.equal(
      (await send(post(message("ping"), { "MCP-Protocol-Version": version })))
        .status,
      400,
      version,
    );
  }
});

Deno.test("Deeply nested JSON and keys of Object's own are data like any other", async () => {
  const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
  assert.equal((await send(post(deep))).status, 200);
  const proto = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"validate_sql","__proto__":{"x":1},` +
    `"arguments":{"__proto__":{"sql":"SELECT 1"},"constructor":{"prototype":{"polluted":true}}}}}`;
  const { result } = await (await send(post(proto))).json();
  assert.equal(result.isError, true, "an inherited sql is no sql");
  assert.equal((Object.prototype as { polluted?: boolean }).polluted, undefined);
});
