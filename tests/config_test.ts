import assert from "node:assert/strict";
import { address, authEnabled, defaultConfig, type Environment, loadConfig } from "../src/config.ts";
import { toolNames } from "../src/tools/tool.ts";

const from = (variables: Record<string, string>): Environment => (name) => variables[name];
const load = (variables: Record<string, string>) => {
  const result = loadConfig(from(variables));
  assert.ok(result.ok, "the configuration should be fine");
  return result.config;
};
const refuses = (variables: Record<string, string>, error: string) =>
  assert.deepEqual(loadConfig(from(variables)), { ok: false, error });

const proxyHeader = { GOSQLX_MCP_TRUSTED_PROXY_HEADER: "CF-Connecting-IP" };
const secret = "0123456789abcdef";

Deno.test("all variables are optional: an empty environment gives the safe defaults", () => {
  assert.deepEqual(load({}), {
    host: "127.0.0.1",
    port: 8080,
    authToken: "",
    openaiAppsChallenge: "",
    trustedProxyHeader: "",
    trustedProxyHops: 0,
    trustedProxySecretHeader: "",
    trustedProxySecret: "",
    allowedHosts: [],
    tools: toolNames,
  });
  assert.deepEqual(load({}), defaultConfig());
});

Deno.test("a variable set to nothing, or to white space, counts as not set", () => {
  const names = [
    "HOST",
    "PORT",
    "AUTH_TOKEN",
    "TRUSTED_PROXY_HEADER",
    "TRUSTED_PROXY_HOPS",
    "TOOLS",
    "ALLOWED_HOSTS",
  ];
  assert.deepEqual(
    load(Object.fromEntries(names.map((name) => [`GOSQLX_MCP_${name}`, "  "]))),
    defaultConfig(),
  );
});

Deno.test("GOSQLX_MCP_HOST takes any bind address", () => {
  for (const host of ["0.0.0.0", "::", "::1", "localhost", "192.0.2.7"]) {
    assert.equal(load({ GOSQLX_MCP_HOST: host }).host, host);
  }
  refuses(
    { GOSQLX_MCP_HOST: "http://here" },
    'GOSQLX_MCP_HOST: expected an address or host name to bind, got "http://here"',
  );
});

Deno.test("GOSQLX_MCP_PORT: a non-integer is a start-up error", () => {
  refuses(
    { GOSQLX_MCP_PORT: "abc" },
    'GOSQLX_MCP_PORT: expected integer, got "abc"',
  );
  refuses(
    { GOSQLX_MCP_PORT: "80.5" },
    'GOSQLX_MCP_PORT: expected integer, got "80.5"',
  );
  refuses(
    { GOSQLX_MCP_PORT: "0x50" },
    'GOSQLX_MCP_PORT: expected integer, got "0x50"',
  );
});

Deno.test("GOSQLX_MCP_PORT: a port out of range is a start-up error", () => {
  refuses({ GOSQLX_MCP_PORT: "0" }, "GOSQLX_MCP_PORT: expected 1–65535, got 0");
  refuses(
    { GOSQLX_MCP_PORT: "65536" },
    "GOSQLX_MCP_PORT: expected 1–65535, got 65536",
  );
  refuses(
    { GOSQLX_MCP_PORT: "-1" },
    "GOSQLX_MCP_PORT: expected 1–65535, got -1",
  );
  assert.equal(load({ GOSQLX_MCP_PORT: "1" }).port, 1);
  assert.equal(load({ GOSQLX_MCP_PORT: "65535" }).port, 65535);
});

Deno.test("PORT counts where GOSQLX_MCP_PORT is unset, and the host is then 0.0.0.0", () => {
  const platform = load({ PORT: "10000" });
  assert.equal(address(platform), "0.0.0.0:10000");
  assert.equal(
    address(load({ PORT: "10000", GOSQLX_MCP_PORT: "9090" })),
    "127.0.0.1:9090",
  );
  assert.equal(
    address(load({ PORT: "10000", GOSQLX_MCP_HOST: "::1" })),
    "[::1]:10000",
  );
  refuses({ PORT: "http" }, 'PORT: expected integer, got "http"');
});

Deno.test("GOSQLX_MCP_AUTH_TOKEN is trimmed, and an empty one disables auth", () => {
  assert.equal(
    load({ GOSQLX_MCP_AUTH_TOKEN: "  supersecret\n" }).authToken,
    "supersecret",
  );
  assert.equal(
    authEnabled(load({ GOSQLX_MCP_AUTH_TOKEN: "supersecret" })),
    true,
  );
  assert.equal(authEnabled(load({ GOSQLX_MCP_AUTH_TOKEN: "" })), false);
});

Deno.test("GOSQLX_MCP_TRUSTED_PROXY_HEADER must be a valid header name", () => {
  assert.equal(load(proxyHeader).trustedProxyHeader, "CF-Connecting-IP");
  refuses(
    { GOSQLX_MCP_TRUSTED_PROXY_HEADER: "CF Connecting" },
    'GOSQLX_MCP_TRUSTED_PROXY_HEADER: expected a valid header name, got "CF Connecting"',
  );
});

Deno.test("GOSQLX_MCP_TRUSTED_PROXY_HEADER must not be X-Forwarded-For", () => {
  refuses(
    { GOSQLX_MCP_TRUSTED_PROXY_HEADER: "x-forwarded-for" },
    "GOSQLX_MCP_TRUSTED_PROXY_HEADER: must not be X-Forwarded-For",
  );
});

Deno.test("GOSQLX_MCP_TRUSTED_PROXY_HOPS is 0–16", () => {
  assert.equal(
    load({ GOSQLX_MCP_TRUSTED_PROXY_HOPS: "16" }).trustedProxyHops,
    16,
  );
  refuses(
    { GOSQLX_MCP_TRUSTED_PROXY_HOPS: "17" },
    "GOSQLX_MCP_TRUSTED_PROXY_HOPS: expected 0–16, got 17",
  );
  refuses(
    { GOSQLX_MCP_TRUSTED_PROXY_HOPS: "-1" },
    "GOSQLX_MCP_TRUSTED_PROXY_HOPS: expected 0–16, got -1",
  );
  refuses(
    { GOSQLX_MCP_TRUSTED_PROXY_HOPS: "one" },
    'GOSQLX_MCP_TRUSTED_PROXY_HOPS: expected integer, got "one"',
  );
});

Deno.test("the secret header and the secret are set together", () => {
  refuses(
    {
      ...proxyHeader,
      GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
    },
    "GOSQLX_MCP_TRUSTED_PROXY_SECRET: required when GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER is set",
  );
  refuses(
    { ...proxyHeader, GOSQLX_MCP_TRUSTED_PROXY_SECRET: secret },
    "GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: required when GOSQLX_MCP_TRUSTED_PROXY_SECRET is set",
  );
});

Deno.test("the secret header must not be X-Forwarded-For, Authorization or the client-IP header", () => {
  for (
    const [header, named] of [
      ["X-Forwarded-For", "X-Forwarded-For"],
      ["authorization", "Authorization"],
      ["cf-connecting-ip", "CF-Connecting-IP"],
    ] as const
  ) {
    refuses(
      {
        ...proxyHeader,
        GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: header,
        GOSQLX_MCP_TRUSTED_PROXY_SECRET: secret,
      },
      `GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: must not be ${named}`,
    );
  }
});

Deno.test("the secret header must be a valid header name", () => {
  refuses(
    {
      ...proxyHeader,
      GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X:Secret",
      GOSQLX_MCP_TRUSTED_PROXY_SECRET: secret,
    },
    'GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: expected a valid header name, got "X:Secret"',
  );
});

Deno.test("the secret requires the trusted proxy header or hops", () => {
  const pair = {
    GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET: secret,
  };
  refuses(
    pair,
    "GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: requires GOSQLX_MCP_TRUSTED_PROXY_HEADER or GOSQLX_MCP_TRUSTED_PROXY_HOPS",
  );
  assert.equal(
    load({ ...pair, GOSQLX_MCP_TRUSTED_PROXY_HOPS: "1" }).trustedProxySecret,
    secret,
  );
  assert.equal(
    load({ ...pair, ...proxyHeader }).trustedProxySecretHeader,
    "X-Origin-Secret",
  );
});

Deno.test("the secret has at least 16 characters after trimming, and its value is in no error", () => {
  const pair = (value: string) => ({
    ...proxyHeader,
    GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET: value,
  });
  refuses(
    pair("  hunter2hunter2h  "),
    "GOSQLX_MCP_TRUSTED_PROXY_SECRET: expected at least 16 characters",
  );
  assert.equal(load(pair(`  ${secret}  `)).trustedProxySecret, secret);
  refuses(
    pair("pässwörter-sind-länger"),
    "GOSQLX_MCP_TRUSTED_PROXY_SECRET: expected printable ASCII, which is what a header can carry unchanged",
  );
});

Deno.test("GOSQLX_MCP_TOOLS offers only the tools it lists, in the usual order", () => {
  assert.deepEqual(
    load({ GOSQLX_MCP_TOOLS: "lint_sql, validate_sql," }).tools,
    ["validate_sql", "lint_sql"],
  );
  refuses(
    { GOSQLX_MCP_TOOLS: "validate_sql,drop_sql" },
    `GOSQLX_MCP_TOOLS: expected a comma list of ${toolNames.join(", ")}, got "drop_sql"`,
  );
});

Deno.test("GOSQLX_MCP_ALLOWED_HOSTS is a comma list of names, whatever their case", () => {
  assert.deepEqual(
    load({ GOSQLX_MCP_ALLOWED_HOSTS: "MCP.example.com , sql.test" })
      .allowedHosts,
    [
      "mcp.example.com",
      "sql.test",
    ],
  );
});
