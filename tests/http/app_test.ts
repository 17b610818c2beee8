import assert from "node:assert/strict";
import { createApp } from "../../src/http/app.ts";
import { type Config, createServer, defaultConfig } from "../../src/mod.ts";
import { FakeClock } from "../support/fake_clock.ts";
import { call, from, initialize, message, post } from "../support/messages.ts";

function app(settings: Partial<Config> = {}, boundHost = "127.0.0.1") {
  const config = { ...defaultConfig(), ...settings };
  const clock = new FakeClock();
  const lines: string[] = [];
  const server = createServer(config, { clock });
  const { handler, close } = createApp(config, server, { clock, boundHost, log: (line) => lines.push(line) });
  const send = async (request: Request, address = "127.0.0.1") => await handler(request, from(address));
  const at = (path: string, init: RequestInit = {}) => send(new Request(`http://localhost:8080${path}`, init));
  return { send, at, clock, lines, close };
}

Deno.test("/health answers the version and the number of tools, without a token and without limits", async () => {
  const { at } = app({ authToken: "secret", tools: ["validate_sql", "lint_sql"] });
  for (let count = 0; count < 30; count++) {
    const response = await at("/health");
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("X-RateLimit-Limit"), null);
    assert.deepEqual(await response.json(), { status: "ok", version: "1.0.0", tools: 2 });
  }
});

Deno.test("/.well-known/openai-apps-challenge is served as plain text only when the variable is set", async () => {
  const { at } = app({ openaiAppsChallenge: "token-123", authToken: "secret" });
  const response = await at("/.well-known/openai-apps-challenge");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("Content-Type"), "text/plain; charset=utf-8");
  assert.equal(await response.text(), "token-123");
  assert.equal((await app().at("/.well-known/openai-apps-challenge")).status, 404);
});

Deno.test("Anything else is 404", async () => {
  const { at } = app();
  for (
    const path of ["/", "/mcp/", "/mcp/x", "/MCP", "/health/", "/favicon.ico", "/%6dcp", "//mcp"]
  ) {
    assert.equal((await at(path)).status, 404, path);
  }
  const response = await at("/mcp?session=1", { method: "DELETE" });
  assert.equal(response.status, 200, "a query changes nothing");
});

Deno.test("A wrong method is 405 with Allow", async () => {
  const { at } = app();
  for (const method of ["PUT", "PATCH", "OPTIONS", "HEAD"]) {
    const response = await at("/mcp", { method });
    assert.equal(response.status, 405, method);
    assert.equal(response.headers.get("Allow"), "GET, POST, DELETE");
  }
  const response = await at("/health", { method: "POST" });
  assert.equal(response.status, 405);
  assert.equal(response.headers.get("Allow"), "GET, HEAD");
});

Deno.test("No CORS headers; answers are not cached, transformed or sniffed", async () => {
  const { at, send } = app();
  const responses = [
    await at("/health"),
    await at("/nowhere"),
    await send(post(message("ping"), { Origin: "http://localhost:3000" })),
    await send(post("rubbish")),
    await at("/mcp", { method: "OPTIONS" }),
  ];
  for (const response of responses) {
    assert.equal(response.headers.get("Cache-Control"), "no-store, no-transform");
    assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
    assert.equal([...response.headers.keys()].filter((name) => name.startsWith("access-control")).length, 0);
  }
});

Deno.test("A foreign Origin is 403, before anything else is looked at", async () => {
  const { send } = app({ authToken: "secret" });
  const response = await send(post(message("ping"), { Origin: "https://evil.example" }));
  assert.equal(response.status, 403);
  assert.equal(response.headers.get("X-RateLimit-Limit"), null);
});

Deno.test("A foreign Host is 403 when the bound address is loopback and no proxy is trusted", async () => {
  const foreign = () => new Request("http://evil.example/mcp", post(message("ping")));
  assert.equal((await app().send(foreign())).status, 403);
  assert.equal((await app({}, "::1").send(foreign())).status, 403);
  assert.equal((await app({ allowedHosts: ["evil.example"] }).send(foreign())).status, 200);
  assert.equal((await app({ trustedProxyHops: 1 }).send(foreign())).status, 200);
  assert.equal((await app({}, "0.0.0.0").send(foreign())).status, 200);
});

Deno.test("Headers over 32 KB are 431", async () => {
  const { send } = app();
  assert.equal(
    (await send(post(message("ping"), { "X-Filler": "x".repeat(31_000) })))
      .status,
    200,
  );
  assert.equal(
    (await send(post(message("ping"), { "X-Filler": "x".repeat(33_000) })))
      .status,
    431,
  );
});

Deno.test("The rate limit stands before bearer auth: guesses at the token are limited too", async () => {
  const { send } = app({ authToken: "secret" });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) {
    statuses.push((await send(post(message("ping"), { Authorization: `Bearer guess${count}` }))).status);
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429, 429]);
});

Deno.test("The secret header is removed before the request reaches the MCP handler", async () => {
  const { send } = app({
    trustedProxyHeader: "CF-Connecting-IP",
    // A header the protocol reads, so that its absence shows.
    trustedProxySecretHeader: "Mcp-Session-Id",
    trustedProxySecret: "not a session at all",
  });
  const request = post(call("validate_sql"), {
    "Mcp-Session-Id": "not a session at all",
    "CF-Connecting-IP": "203.0.113.9",
  });
  const response = await send(request);
  assert.equal(response.status, 200);
  assert.equal((await response.json()).result.isError, undefined);
});

Deno.test("At most one log line a minute counts 401, 413 and 429, and holds nothing of the requests", async () => {
  const { send, clock, lines, close } = app({ authToken: "secret" });
  const large = post("x".repeat(70_000));
  assert.equal((await send(large)).status, 413);
  for (let count = 0; count < 13; count++) {
    await send(post(initialize(), { Authorization: "Bearer hunter2" }));
  }
  for (let count = 0; count < 2; count++) await send(post(message("ping")));
  assert.deepEqual(lines, []);
  await clock.pass(60_000);
  assert.deepEqual(lines, [
    "refused in the last minute: 10 unauthorized (401), 1 too large (413), 2 over the rate limit (429)",
  ]);
  await clock.pass(120_000);
  assert.equal(lines.length, 1, "quiet minutes are not logged");
  await send(post(message("ping")));
  close();
  assert.deepEqual(lines.slice(1), ["refused in the last minute: 1 unauthorized (401)"]);
});

Deno.test("A fault in the handler is a 500 that tells nothing, and a log line with its kind only", async () => {
  const config = defaultConfig();
  const lines: string[] = [];
  const broken = {
    ...createServer(config),
    handler: () => {
      throw new TypeError("SELECT secret FROM users");
    },
  };
  const clock = new FakeClock();
  const { handler } = createApp(config, broken, { clock, boundHost: "127.0.0.1", log: (line) => lines.push(line) });
  const response = await handler(post(message("ping")), from("127.0.0.1"));
  assert.equal(response.status, 500);
  assert.equal((await response.json()).error.message, "Internal error");
  assert.deepEqual(lines, ["internal error: TypeError"]);
});
