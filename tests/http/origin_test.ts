import assert from "node:assert/strict";
import { checkHost, hostName } from "../../src/http/origin.ts";

const strict = { strict: true, allowed: ["mcp.example.com"] };
const open = { strict: false, allowed: [] };
const status = (host: string, origin: string | null, rule = strict) => {
  const verdict = checkHost(host, origin, rule);
  return verdict.ok ? 200 : verdict.status;
};

Deno.test("Host: loopback names pass on a loopback address, with a port or without", () => {
  for (
    const host of ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:8080", "127.8.9.10", "[::1]", "[::1]:8080"]
  ) {
    assert.equal(status(host, null), 200, host);
  }
});

Deno.test("Host: a foreign name on a loopback address is 403, unless GOSQLX_MCP_ALLOWED_HOSTS names it", () => {
  for (
    const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.1", "0.0.0.0"]
  ) {
    assert.equal(status(host, null), 403, host);
  }
  assert.equal(status("MCP.example.com:443", null), 200);
});

Deno.test("Host: any name passes where others reach the address or a proxy is trusted", () => {
  assert.equal(status("sql.example", null, open), 200);
});

Deno.test("Host: rubbish is 400", () => {
  for (
    const host of ["", " ", "a b", "a/b", "[::1", "::1", "user@localhost", "localhost:port", "<script>", "a,b"]
  ) {
    assert.equal(status(host, null), 400, host);
    assert.equal(status(host, null, open), 400, host);
  }
});

Deno.test("Origin: absent, same-host and loopback origins pass", () => {
  assert.equal(status("localhost:8080", null), 200);
  assert.equal(status("localhost:8080", "http://localhost:6274"), 200);
  assert.equal(status("localhost:8080", "http://127.0.0.1"), 200);
  assert.equal(status("localhost:8080", "http://[::1]:3000"), 200);
  assert.equal(status("sql.example", "https://sql.example", open), 200);
  assert.equal(status("sql.example:8080", "HTTPS://SQL.example", open), 200);
});

Deno.test("Origin: a foreign one is 403", () => {
  for (
    const origin of [
      "https://evil.example",
      "https://localhost.evil.example",
      "https://sql.example.evil.example",
      "null",
      "",
      "file://",
      "chrome-extension://abcdef",
      "https://sql.example, https://evil.example",
    ]
  ) {
    assert.equal(status("sql.example", origin, open), 403, origin);
  }
});

Deno.test("hostName gives the name in an authority", () => {
  assert.equal(hostName("Example.com:80"), "example.com");
  assert.equal(hostName("[2001:DB8::1]:80"), "2001:db8::1");
  assert.equal(hostName("example.com:"), "example.com");
});
