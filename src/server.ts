import { type Clock, systemClock } from "./clock.ts";
import { authEnabled, type Config } from "./config.ts";
import { withBearerAuth } from "./http/bearer_auth.ts";
import type { Handler } from "./http/handler.ts";
import { mcpRoute } from "./http/mcp_route.ts";
import { createStreams } from "./http/streams.ts";
import { log } from "./log.ts";
import { createEndpoint, type Endpoint } from "./mcp/endpoint.ts";
import type { Registry } from "./mcp/method.ts";
import { productRegistry } from "./mcp/registry.ts";
import { tools } from "./tools/mod.ts";

/** An MCP server with its tools, ready to be put behind a transport. */
export interface McpServer {
  /** Answers single messages; what stdio speaks to. */
  readonly endpoint: Endpoint;
  /** MCP over Streamable HTTP, with neither limits nor auth. */
  readonly handler: Handler;
  /** Ends the event streams that clients hold open. */
  close(): void;
}

/** What {@linkcode createServer} lets a caller replace. */
export interface ServerOptions {
  /** Where time comes from; the machine's own clock when left out. */
  readonly clock?: Clock;
  /** What the server offers; the product's tools, resources and prompts when left out. */
  readonly registry?: Registry;
}

/**
 * Builds a server with the tools that the configuration offers.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { createServer, defaultConfig } from "./mod.ts";
 *
 * const server = createServer(defaultConfig());
 * const answer = await server.endpoint.answer({ kind: "request", id: 1, method: "ping", params: undefined });
 * assert.equal(answer.text, '{"jsonrpc":"2.0","id":1,"result":{}}');
 * ```
 */
export function createServer(config: Config, options: ServerOptions = {}): McpServer {
  const offered = tools.filter((tool) => config.tools.includes(tool.name));
  const registry = options.registry ?? productRegistry(offered, !authEnabled(config));
  const endpoint = createEndpoint(registry, (fault) => log(`protocol error: ${fault}`));
  const streams = createStreams(options.clock ?? systemClock);
  return { endpoint, handler: mcpRoute(endpoint, streams), close: () => streams.closeAll() };
}

/**
 * The server's HTTP handler behind bearer auth, and nothing else: no rate limit, no cap on bodies or streams. Wrap it
 * in `withRateLimit` before clients you do not trust reach it.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { createHandler, createServer, defaultConfig } from "./mod.ts";
 *
 * const config = defaultConfig();
 * const handler = createHandler(config, createServer(config));
 * const peer = { transport: "tcp", hostname: "127.0.0.1", port: 4000 } as const;
 * const response = await handler(new Request("http://localhost/mcp", { method: "DELETE" }), { remoteAddr: peer });
 * assert.equal(response.status, 200);
 * ```
 */
export function createHandler(config: Config, server: McpServer): Handler {
  return withBearerAuth(config, server.handler);
}
