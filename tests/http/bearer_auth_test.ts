import assert from "node:assert/strict";
import { bearerToken } from "../../src/http/bearer_auth.ts";
import { defaultConfig, type Handler, withBearerAuth } from "../../src/mod.ts";
import { from, message, post } from "../support/messages.ts";

const inside: Handler = () => new Response("inside");
const handler = withBearerAuth({ authToken: "supersecret" }, inside);
const status = async (headers: HeadersInit) => {
  const request = new Request("http://localhost/mcp", { method: "POST", headers });
  return (await handler(request, from("192.0.2.1"))).status;
};

Deno.test("By default the server accepts all requests without authentication: withBearerAuth gives the handler back", () => {
  assert.equal(withBearerAuth(defaultConfig(), inside), inside);
});

Deno.test("All requests must include the Authorization header", async () => {
  assert.equal(await status({ Authorization: "Bearer supersecret" }), 200);
  assert.equal(await status({}), 401);
});

Deno.test("Requests missing or carrying an incorrect token receive HTTP 401 with WWW-Authenticate", async () => {
  for (
    const value of [
      "Bearer wrong",
      "Bearer supersecre",
      "Bearer supersecret!",
      "Bearer SUPERSECRET",
      "Bearer",
      "Bearer ",
      "supersecret",
      "Basic supersecret",
      "Bearersupersecret",
      "",
    ]
  ) {
    const response = await handler(post(message("ping"), { Authorization: value }), from("192.0.2.1"));
    assert.equal(response.status, 401, value);
    assert.equal(response.headers.get("WWW-Authenticate"), 'Bearer realm="gosqlx-mcp"');
    assert.deepEqual(await response.json(), {
      jsonrpc: "2.0",
      id: null,
      error: { code: -32000, message: "Unauthorized: send the header Authorization: Bearer <token>" },
    });
  }
});

Deno.test("The Bearer scheme is matched case-insensitively and surrounding whitespace is ignored", async () => {
  for (
    const value of ["bearer supersecret", "BEARER supersecret", "  bEaReR \t supersecret  "]
  ) {
    assert.equal(await status({ Authorization: value }), 200, value);
  }
});

Deno.test("Two Authorization headers do not pass, whichever of them is right", async () => {
  assert.equal(await status([["Authorization", "Bearer supersecret"], ["Authorization", "Bearer wrong"]]), 401);
  assert.equal(await status([["Authorization", "Bearer wrong"], ["Authorization", "Bearer supersecret"]]), 401);
});

Deno.test("bearerToken reads a header full of spaces in no time", () => {
  assert.equal(bearerToken(`Bearer ${" ".repeat(30_000)}x${" ".repeat(30_000)}`), "x");
});
