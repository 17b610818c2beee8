import { authEnabled, type Config } from "../config.ts";
import type { Handler } from "./handler.ts";
import { refuse } from "./responses.ts";
import { secretMatcher } from "./secrets.ts";

/**
 * Wraps a handler so that requests must carry `Authorization: Bearer <token>`. Gives the handler back unchanged where
 * the configuration has no token.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { defaultConfig, withBearerAuth } from "../mod.ts";
 *
 * const handler = withBearerAuth({ ...defaultConfig(), authToken: "open sesame" }, () => new Response("in"));
 * const peer = { transport: "tcp", hostname: "192.0.2.1", port: 4000 } as const;
 * const response = await handler(new Request("http://localhost/mcp"), { remoteAddr: peer });
 * assert.equal(response.status, 401);
 * ```
 */
export function withBearerAuth(config: Pick<Config, "authToken">, next: Handler): Handler {
  if (!authEnabled(config)) return next;
  const isToken = secretMatcher(config.authToken);
  return (request, context) => {
    const token = bearerToken(request.headers.get("authorization"));
    if (token !== undefined && isToken(token)) return next(request, context);
    return refuse(
      401,
      "Unauthorized: send the header Authorization: Bearer <token>",
      {
        headers: {
          ...context.answerHeaders,
          "WWW-Authenticate": 'Bearer realm="gosqlx-mcp"',
        },
      },
    );
  };
}

/** The token of an `Authorization` header; the scheme's case and white space around either part do not matter. */
export function bearerToken(header: string | null): string | undefined {
  const value = header?.trim() ?? "";
  if (
    value.slice(0, 6).toLowerCase() !== "bearer" || !/\s/.test(value.charAt(6))
  ) return undefined;
  return value.slice(7).trim();
}
