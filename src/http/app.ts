import { type Clock, systemClock } from "../clock.ts";
import { type Config, proxyTrusted } from "../config.ts";
import { codes } from "../jsonrpc.ts";
import type { McpServer } from "../server.ts";
import { version } from "../version.ts";
import { withBearerAuth } from "./bearer_auth.ts";
import type { Handler } from "./handler.ts";
import { isLoopback } from "./ip_address.ts";
import { checkHost } from "./origin.ts";
import { withRateLimit } from "./rate_limit.ts";
import { createRefusals } from "./refusals.ts";
import { readHead } from "./request_head.ts";
import { json, plain, refuse } from "./responses.ts";
import { withTurns } from "./turns.ts";

/** The whole HTTP side of the program. */
export interface App {
  readonly handler: Handler;
  /** Ends what would outlive a shutdown: open streams and the log's pending line. */
  close(): void;
}

/** What {@linkcode createApp} needs beside the configuration. */
export interface AppOptions {
  readonly clock?: Clock;
  readonly log: (line: string) => void;
  /** The address really bound, which may differ from the one asked for. */
  readonly boundHost: string;
}

/**
 * Composes the program's handler, from the outside in: size of the headers, Host and Origin, route; for `/mcp` then
 * client address, body, rate limit, bearer auth and the protocol.
 */
export function createApp(config: Config, server: McpServer, options: AppOptions): App {
  const { clock = systemClock, log } = options;
  const hostRule = {
    // Behind a proxy, or on an address others reach, the name in Host is whatever the machine is known by.
    strict: isLoopback(options.boundHost) && !proxyTrusted(config),
    allowed: config.allowedHosts,
  };
  const mcp = withRateLimit(
    withoutHeader(config.trustedProxySecretHeader, withBearerAuth(config, withTurns(server.handler))),
    { config, clock },
  );
  const routes: ReadonlyMap<string, Handler> = new Map([
    ["/mcp", mcp],
    ["/health", readOnly(() => json(200, health(config.tools.length)))],
    ...(config.openaiAppsChallenge === "" ? [] : [
      ["/.well-known/openai-apps-challenge", readOnly(() => plain(200, config.openaiAppsChallenge))] as const,
    ]),
  ]);
  const refusals = createRefusals(clock, log);

  // Nearly all requests name the same URL and no origin, so what the last such one came to is kept.
  let last: Target | undefined;

  const route: Handler = (request, { remoteAddr }) => {
    const target = last?.url === request.url ? last : splitUrl(request.url);
    if (target === undefined) {
      return plain(400, "Bad request: the path or Host is not valid\n");
    }
    const head = readHead(request.headers);
    if (head.bytes > mostHeaderBytes) {
      return plain(431, "Request header fields too large: at most 32 KB\n");
    }
    const { authority } = target;
    const sent = head.host || authority;
    if (target !== last || head.origin !== null || sent !== authority) {
      const host = checkHost(authority, head.origin, hostRule);
      if (!host.ok) return refuse(host.status, host.message);
      // The two differ where a target is absolute, or where Host holds what ends an authority.
      const alike = sent === authority ? host : checkHost(sent, head.origin, hostRule);
      if (!alike.ok) return refuse(alike.status, alike.message);
      if (head.origin === null) last = target;
    }
    const found = routes.get(target.path);
    return found === undefined ? plain(404, "Not found\n") : found(request, { remoteAddr, head });
  };

  return {
    async handler(request, context) {
      let response: Response;
      try {
        response = await route(request, context);
      } catch (error) {
        // A fault of ours must not tear the connection down, nor tell anyone what it was about.
        log(`internal error: ${error instanceof Error ? error.name : typeof error}`);
        response = refuse(500, "Internal error", { code: codes.internalError });
      }
      refusals.count(response.status);
      return response;
    },
    close() {
      server.close();
      refusals.flush();
    },
  };
}

const mostHeaderBytes = 32 * 1024;

/** The parts of a URL that checks and routing need. */
interface Target {
  readonly url: string;
  readonly authority: string;
  readonly path: string;
}

/**
 * Takes a URL apart. Deno puts the request's Host, or the authority of an absolute target, into it as it came, so it
 * may be rubbish.
 */
function splitUrl(url: string): Target | undefined {
  const found = /^https?:\/\/([^/?#]*)(\/[^?#]*)/.exec(url);
  return found === null ? undefined : { url, authority: found[1] ?? "", path: found[2] ?? "" };
}

function health(tools: number): string {
  return JSON.stringify({ status: "ok", version, tools });
}

function readOnly(next: Handler): Handler {
  return (request, context) =>
    request.method === "GET" || request.method === "HEAD"
      ? next(request, context)
      : plain(405, "Method not allowed\n", { Allow: "GET, HEAD" });
}

/** Hides a header from the handler. */
function withoutHeader(name: string, next: Handler): Handler {
  if (name === "") return next;
  return (request, context) => {
    if (!request.headers.has(name)) return next(request, context);
    const headers = new Headers(request.headers);
    headers.delete(name);
    // The body has been read by now and travels in the context.
    const { remoteAddr, body, answerHeaders } = context;
    return next(new Request("http://localhost/mcp", { method: request.method, headers }), {
      remoteAddr,
      head: readHead(headers),
      ...(body !== undefined && { body }),
      ...(answerHeaders !== undefined && { answerHeaders }),
    });
  };
}
