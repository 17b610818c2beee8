/**
 * The MCP server as a library.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { createHandler, createServer, defaultConfig, withRateLimit } from "./mod.ts";
 *
 * const config = { ...defaultConfig(), authToken: "a long and secret token" };
 * const handler = withRateLimit(createHandler(config, createServer(config)), { config });
 * const peer = { transport: "tcp", hostname: "192.0.2.1", port: 4000 } as const;
 * const request = new Request("http://localhost/mcp", { method: "POST", body: "{}" });
 * assert.equal((await handler(request, { remoteAddr: peer })).status, 401);
 * ```
 *
 * @module
 */
export {
  address,
  authEnabled,
  type Config,
  type ConfigResult,
  defaultConfig,
  type Environment,
  loadConfig,
} from "./config.ts";
export type { Context, Handler } from "./http/handler.ts";
export { withBearerAuth } from "./http/bearer_auth.ts";
export { type RateLimitOptions, withRateLimit } from "./http/rate_limit.ts";
export { createHandler, createServer, type McpServer, type ServerOptions } from "./server.ts";
export { serve, type ServeOptions } from "./serve.ts";

// What the types above are made of.
export type { Clock } from "./clock.ts";
export type { RequestHead } from "./http/request_head.ts";
export type { HeaderRecord } from "./http/responses.ts";
export type { Body, Message, Received, RequestId } from "./jsonrpc.ts";
export type { Answer, Endpoint } from "./mcp/endpoint.ts";
export type { Method, Outcome, Registry } from "./mcp/method.ts";
export type { StandardHeaders } from "./mcp/standard_headers.ts";
export type { ToolName } from "./tools/tool.ts";
