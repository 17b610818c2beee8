import type { Context } from "../../src/mod.ts";

/** The context of a connection from an address. */
export function from(hostname: string): Context {
  return { remoteAddr: { transport: "tcp", hostname, port: 40_000 } };
}

/** A request message as text. */
export function message(method: string, params?: unknown, id: unknown = 1): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** A tool call as text. */
export function call(tool: string, args: unknown = { sql: "SELECT 1" }, id: unknown = 1): string {
  return message("tools/call", { name: tool, arguments: args }, id);
}

/** An `initialize` request as text. */
export function initialize(version = "2025-11-25", id: unknown = 0): string {
  const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "0" } };
  return message("initialize", params, id);
}

/** A POST to /mcp. */
export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const length: Record<string, string> = typeof body === "string"
    ? { "Content-Length": String(new TextEncoder().encode(body).length) }
    : {};
  return new Request("http://localhost/mcp", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...length, ...headers },
  });
}

/** A GET of /mcp. */
export function get(headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/mcp", { headers });
}
