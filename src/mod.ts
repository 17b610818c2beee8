/**
 * The MCP server as a library.
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
