import assert from "node:assert/strict";
import { defaultConfig } from "../../src/config.ts";
import { clientKeys, type ProxySettings } from "../../src/http/client_address.ts";

const peer = "192.0.2.1";
const keyOf = (
  settings: Partial<ProxySettings>,
  headers: HeadersInit,
  from = peer,
) => clientKeys({ ...defaultConfig(), ...settings })(new Headers(headers), from);

Deno.test("By default the server uses the TCP peer address and ignores X-Forwarded-For, X-Real-IP and similar headers", () => {
  const headers = { "X-Forwarded-For": "203.0.113.9", "X-Real-IP": "203.0.113.9", "CF-Connecting-IP": "203.0.113.9" };
  assert.equal(keyOf({}, headers), peer);
});

Deno.test("Rate limits are tracked per client IP, IPv6 clients per /64", () => {
  assert.equal(keyOf({}, {}, "2001:db8:0:7::1"), "2001:db8:0:7::/64");
  assert.equal(keyOf({}, {}, "2001:db8:0:7:ffff:ffff:ffff:ffff"), "2001:db8:0:7::/64");
  assert.notEqual(keyOf({}, {}, "2001:db8:0:8::1"), "2001:db8:0:7::/64");
});

Deno.test("IPv4-mapped addresses count as IPv4", () => {
  assert.equal(keyOf({}, {}, "::ffff:192.0.2.1"), "192.0.2.1");
  assert.equal(keyOf({}, {}, "::ffff:c000:201"), "192.0.2.1");
});

Deno.test("GOSQLX_MCP_TRUSTED_PROXY_HEADER: the single-IP header that the proxy overwrites is used", () => {
  const settings = { trustedProxyHeader: "CF-Connecting-IP" };
  assert.equal(keyOf(settings, { "cf-connecting-ip": "203.0.113.9" }), "203.0.113.9");
  assert.equal(keyOf(settings, { "cf-connecting-ip": "2001:db8:1:2:3::4" }), "2001:db8:1:2::/64");
});

Deno.test("GOSQLX_MCP_TRUSTED_PROXY_HOPS=N uses the entry N positions from the right of X-Forwarded-For", () => {
  const headers = { "X-Forwarded-For": "198.51.100.66, 203.0.113.9, 10.0.0.2" };
  assert.equal(keyOf({ trustedProxyHops: 1 }, headers), "10.0.0.2");
  assert.equal(keyOf({ trustedProxyHops: 2 }, headers), "203.0.113.9");
  assert.equal(keyOf({ trustedProxyHops: 3 }, headers), "198.51.100.66");
  assert.equal(keyOf({ trustedProxyHops: 4 }, headers), peer, "there are only three");
});

Deno.test("Entries further left are client-supplied and are ignored", () => {
  const settings = { trustedProxyHops: 1 };
  const keys = ["1.1.1.1", "rubbish", ""].map((sent) => keyOf(settings, { "X-Forwarded-For": `${sent}, 203.0.113.9` }));
  assert.deepEqual(keys, ["203.0.113.9", "203.0.113.9", "203.0.113.9"]);
});

Deno.test("X-Forwarded-For in several lines is one list", () => {
  const headers: [string, string][] = [["X-Forwarded-For", "198.51.100.66"], ["X-Forwarded-For", "203.0.113.9"]];
  assert.equal(keyOf({ trustedProxyHops: 1 }, headers), "203.0.113.9");
  assert.equal(keyOf({ trustedProxyHops: 2 }, headers), "198.51.100.66");
});

Deno.test("X-Forwarded-For with spaces, ports, brackets, zones, empty entries and 1,000 entries", () => {
  const settings = { trustedProxyHops: 1 };
  const forms: Record<string, string> = {
    "  203.0.113.9  ": "203.0.113.9",
    "203.0.113.9:4711": "203.0.113.9",
    "[2001:db8::1]:443": "2001:db8:0:0::/64",
    "[2001:db8::1]": "2001:db8:0:0::/64",
    "fe80::1%eth0": "fe80:0:0:0::/64",
    "203.0.113.9,": peer,
    ",": peer,
    "": peer,
    [`${"198.51.100.1, ".repeat(999)}203.0.113.9`]: "203.0.113.9",
  };
  for (const [header, key] of Object.entries(forms)) {
    assert.equal(keyOf(settings, { "X-Forwarded-For": header }), key, JSON.stringify(header.slice(0, 40)));
  }
});

Deno.test("If the header is set, it takes precedence over hops", () => {
  const settings = { trustedProxyHeader: "CF-Connecting-IP", trustedProxyHops: 1 };
  const headers = { "CF-Connecting-IP": "203.0.113.9", "X-Forwarded-For": "198.51.100.7" };
  assert.equal(keyOf(settings, headers), "203.0.113.9");
  assert.equal(keyOf(settings, { "X-Forwarded-For": "198.51.100.7" }), peer);
});

Deno.test("A missing or unparseable value falls back to RemoteAddr", () => {
  const settings = { trustedProxyHeader: "CF-Connecting-IP" };
  assert.equal(keyOf(settings, {}), peer);
  const rubbish = [
    "localhost",
    "203.0.113",
    "203.0.113.256",
    "203.0.113.09",
    "203.0.113.9, 203.0.113.10",
    "2001:db8:::1",
    "2001:db8",
    "1:2:3:4:5:6:7:8:9",
    "1::2:3:4:5:6:7:8",
    "[::1",
    "::ffff:999.0.0.1",
    "12345::",
    `${"1".repeat(10_000)}`,
  ];
  for (const value of rubbish) {
    assert.equal(keyOf(settings, { "CF-Connecting-IP": value }), peer, value);
  }
});

const secretly = {
  trustedProxyHeader: "CF-Connecting-IP",
  trustedProxySecretHeader: "X-Origin-Secret",
  trustedProxySecret: "correct horse battery",
};

Deno.test("With a secret, forwarded addresses apply only when the last value of the secret header equals it", () => {
  const headers = (...secrets: string[]): [string, string][] => [
    ["CF-Connecting-IP", "203.0.113.9"],
    ...secrets.map((secret): [string, string] => ["X-Origin-Secret", secret]),
  ];
  assert.equal(keyOf(secretly, headers("correct horse battery")), "203.0.113.9");
  assert.equal(keyOf(secretly, headers("wrong", "correct horse battery")), "203.0.113.9");
  assert.equal(keyOf(secretly, headers("correct horse battery", "wrong")), peer);
  assert.equal(keyOf(secretly, headers("xcorrect horse battery")), peer);
});

Deno.test("Requests with a missing or wrong secret are not rejected; they are keyed by RemoteAddr", () => {
  for (
    const secret of ["", "wrong", "correct horse batterx", "correct horse batter", "correct horse battery!"]
  ) {
    const headers = { "CF-Connecting-IP": "203.0.113.9", "X-Origin-Secret": secret };
    assert.equal(keyOf(secretly, headers), peer, secret);
  }
  assert.equal(keyOf(secretly, { "CF-Connecting-IP": "203.0.113.9" }), peer);
});

Deno.test("A secret may hold commas", () => {
  const settings = {
    ...secretly,
    trustedProxySecret: "one, two, three and more",
  };
  const headers = { "CF-Connecting-IP": "203.0.113.9", "X-Origin-Secret": "one, two, three and more" };
  assert.equal(keyOf(settings, headers), "203.0.113.9");
});

Deno.test("The secret guards hops as well", () => {
  const settings = { ...secretly, trustedProxyHeader: "", trustedProxyHops: 1 };
  assert.equal(keyOf(settings, { "X-Forwarded-For": "203.0.113.9" }), peer);
  const headers = { "X-Forwarded-For": "203.0.113.9", "X-Origin-Secret": "correct horse battery" };
  assert.equal(keyOf(settings, headers), "203.0.113.9");
});
