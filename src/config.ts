import { type ToolName, toolNames } from "./tools/tool.ts";

/** Everything the server can be told. Immutable; {@linkcode loadConfig} has checked each value. */
export interface Config {
  /** Address to bind, "127.0.0.1" unless told otherwise. */
  readonly host: string;
  /** TCP port, 1–65535; 0 asks the system for a free one (never from the environment). */
  readonly port: number;
  /** Bearer token; empty when the server is open. */
  readonly authToken: string;
  /** Token served at `/.well-known/openai-apps-challenge`; empty when that route is not served. */
  readonly openaiAppsChallenge: string;
  /** Header in which a trusted proxy puts the client's address; empty when none is trusted. */
  readonly trustedProxyHeader: string;
  /** How many trusted proxies append to `X-Forwarded-For`, 0–16. */
  readonly trustedProxyHops: number;
  /** Header in which the proxy proves itself; empty when no proof is asked for. */
  readonly trustedProxySecretHeader: string;
  /** What that header must hold. Never logged. */
  readonly trustedProxySecret: string;
  /** Names that `Host` may carry beside the loopback ones, lower case. */
  readonly allowedHosts: readonly string[];
  /** The tools on offer, in the order of {@linkcode toolNames}. */
  readonly tools: readonly ToolName[];
}

/** Looks up one environment variable. */
export type Environment = (name: string) => string | undefined;

/** A configuration, or the one line that says what is wrong with it. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly error: string };

/**
 * The configuration of a server that nobody configured: `127.0.0.1:8080`, open, no proxy trusted, all seven tools.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { address, defaultConfig } from "./mod.ts";
 *
 * assert.equal(address(defaultConfig()), "127.0.0.1:8080");
 * ```
 */
export function defaultConfig(): Config {
  return {
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
  };
}

/**
 * Reads and checks the `GOSQLX_MCP_*` variables (and `PORT`, which hosting platforms set).
 * An error names the variable, what it may hold and what it held; a secret's value is never part of one.
 *
 * @param environment where to look variables up; the process's own environment when left out
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { loadConfig } from "./mod.ts";
 *
 * const loaded = loadConfig((name) => name === "GOSQLX_MCP_PORT" ? "abc" : undefined);
 * assert.deepEqual(loaded, { ok: false, error: 'GOSQLX_MCP_PORT: expected integer, got "abc"' });
 * ```
 */
export function loadConfig(environment: Environment = (name) => Deno.env.get(name)): ConfigResult {
  const read = (name: string) => environment(name)?.trim() ?? "";
  const defaults = defaultConfig();

  const ownPort = read("GOSQLX_MCP_PORT");
  const platformPort = ownPort === "" ? read("PORT") : "";
  const portName = platformPort === "" ? "GOSQLX_MCP_PORT" : "PORT";
  const port = integer(portName, ownPort || platformPort, { least: 1, most: 65535, absent: defaults.port });
  if (!port.ok) return port;
  // A platform that sets PORT routes traffic to the machine, not to its loopback interface.
  const host = read("GOSQLX_MCP_HOST") || (platformPort === "" ? defaults.host : "0.0.0.0");
  if (/[\s/]/.test(host)) {
    return wrong("GOSQLX_MCP_HOST", `expected an address or host name to bind, got ${JSON.stringify(host)}`);
  }

  const proxy = proxySettings(read);
  if (!proxy.ok) return proxy;

  const tools = toolList(read("GOSQLX_MCP_TOOLS"));
  if (!tools.ok) return tools;

  return {
    ok: true,
    config: {
      ...defaults,
      ...proxy.value,
      host,
      port: port.value,
      authToken: read("GOSQLX_MCP_AUTH_TOKEN"),
      openaiAppsChallenge: read("GOSQLX_MCP_OPENAI_APPS_CHALLENGE"),
      allowedHosts: list(read("GOSQLX_MCP_ALLOWED_HOSTS")).map((name) => name.toLowerCase()),
      tools: tools.value,
    },
  };
}

/** The address a configuration asks for, "host:port"; an IPv6 address stands in brackets. */
export function address(config: Pick<Config, "host" | "port">): string {
  return `${config.host.includes(":") ? `[${config.host}]` : config.host}:${config.port}`;
}

/** Whether requests must carry a bearer token. */
export function authEnabled(config: Pick<Config, "authToken">): boolean {
  return config.authToken !== "";
}

/** Whether client addresses are taken from what a trusted proxy says. */
export function proxyTrusted(config: Pick<Config, "trustedProxyHeader" | "trustedProxyHops">): boolean {
  return config.trustedProxyHeader !== "" || config.trustedProxyHops > 0;
}

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };
type Read = (name: string) => string;
type ProxySettings = Pick<
  Config,
  "trustedProxyHeader" | "trustedProxyHops" | "trustedProxySecretHeader" | "trustedProxySecret"
>;

const clientHeaderName = "GOSQLX_MCP_TRUSTED_PROXY_HEADER";
const hopsName = "GOSQLX_MCP_TRUSTED_PROXY_HOPS";
const secretHeaderName = "GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER";
const secretName = "GOSQLX_MCP_TRUSTED_PROXY_SECRET";
const leastSecretLength = 16;

function proxySettings(read: Read): Checked<ProxySettings> {
  const trustedProxyHeader = read(clientHeaderName);
  const clientHeader = headerName(clientHeaderName, trustedProxyHeader, ["X-Forwarded-For"]);
  if (!clientHeader.ok) return clientHeader;

  const hops = integer(hopsName, read(hopsName), { least: 0, most: 16, absent: 0 });
  if (!hops.ok) return hops;

  const trustedProxySecretHeader = read(secretHeaderName);
  const trustedProxySecret = read(secretName);
  const secretHeader = headerName(secretHeaderName, trustedProxySecretHeader, [
    "X-Forwarded-For",
    "Authorization",
    ...(trustedProxyHeader === "" ? [] : [trustedProxyHeader]),
  ]);
  if (!secretHeader.ok) return secretHeader;
  if (trustedProxySecretHeader !== "" && trustedProxySecret === "") {
    return wrong(secretName, `required when ${secretHeaderName} is set`);
  }
  if (trustedProxySecret !== "") {
    if (trustedProxySecretHeader === "") return wrong(secretHeaderName, `required when ${secretName} is set`);
    if ([...trustedProxySecret].length < leastSecretLength) {
      return wrong(secretName, `expected at least ${leastSecretLength} characters`);
    }
    if (!/^[\x20-\x7e]+$/.test(trustedProxySecret)) {
      return wrong(secretName, "expected printable ASCII, which is what a header can carry unchanged");
    }
    if (trustedProxyHeader === "" && hops.value === 0) {
      return wrong(secretHeaderName, `requires ${clientHeaderName} or ${hopsName}`);
    }
  }
  return {
    ok: true,
    value: { trustedProxyHeader, trustedProxyHops: hops.value, trustedProxySecretHeader, trustedProxySecret },
  };
}

function headerName(variable: string, value: string, forbidden: readonly string[]): Checked<string> {
  // RFC 9110, section 5.6.2: a field name is a token.
  if (value !== "" && !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(value)) {
    return wrong(variable, `expected a valid header name, got ${JSON.stringify(value)}`);
  }
  const taken = forbidden.find((name) => name.toLowerCase() === value.toLowerCase());
  return taken === undefined ? { ok: true, value } : wrong(variable, `must not be ${taken}`);
}

function integer(
  variable: string,
  value: string,
  range: { readonly least: number; readonly most: number; readonly absent: number },
): Checked<number> {
  if (value === "") return { ok: true, value: range.absent };
  if (!/^[+-]?\d+$/.test(value)) return wrong(variable, `expected integer, got ${JSON.stringify(value)}`);
  const number = Number(value);
  if (number < range.least || number > range.most) {
    return wrong(variable, `expected ${range.least}–${range.most}, got ${value}`);
  }
  return { ok: true, value: number };
}

function toolList(value: string): Checked<readonly ToolName[]> {
  const asked = list(value);
  if (asked.length === 0) return { ok: true, value: toolNames };
  const unknown = asked.find((name) => !(toolNames as readonly string[]).includes(name));
  if (unknown !== undefined) {
    return wrong(
      "GOSQLX_MCP_TOOLS",
      `expected a comma list of ${toolNames.join(", ")}, got ${JSON.stringify(unknown)}`,
    );
  }
  return { ok: true, value: toolNames.filter((name) => asked.includes(name)) };
}

function list(value: string): string[] {
  return value.split(",").map((item) => item.trim()).filter((item) => item !== "");
}

function wrong(variable: string, message: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error: `${variable}: ${message}` };
}
