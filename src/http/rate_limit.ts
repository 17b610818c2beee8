import { type Clock, systemClock } from "../clock.ts";
import { type Config, defaultConfig } from "../config.ts";
import { type Body, messagesOf, readBody } from "../jsonrpc.ts";
import { receiveText } from "./body.ts";
import { clientKeys } from "./client_address.ts";
import { bodyCost, freeCost, streamCost } from "./cost.ts";
import { createDeadlines } from "./deadlines.ts";
import type { Context, Handler } from "./handler.ts";
import { RateLimiter, type Verdict } from "./rate_limiter.ts";
import { type HeaderRecord, refuse } from "./responses.ts";
import { whenEnded } from "./streams.ts";

/** What {@linkcode withRateLimit} lets a caller set. */
export interface RateLimitOptions {
  /** Whose word on client addresses counts; without it, clients are known by the peer's address. */
  readonly config?: Config;
  readonly clock?: Clock;
}

/** Bytes a body may have: analysing SQL takes many times its size in memory. */
const mostBodyBytes = 64 * 1024;

/** Milliseconds within which a body must be here. */
const bodyTime = 30_000;

const mostStreams = 4;

/**
 * Wraps a handler in the limits of the public server: body size and deadline, ten messages a second and 120 weighted
 * units a minute for each client, and four open event streams. The handler gets the body in its context.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { createHandler, createServer, defaultConfig, withRateLimit } from "../mod.ts";
 *
 * const config = defaultConfig();
 * const handler = withRateLimit(createHandler(config, createServer(config)), { config });
 * const request = new Request("http://localhost/mcp", { method: "POST", body: "not JSON" });
 * const peer = { transport: "tcp", hostname: "192.0.2.1", port: 4000 } as const;
 * const response = await handler(request, { remoteAddr: peer });
 * assert.equal(response.headers.get("X-RateLimit-Remaining"), "119");
 * ```
 */
export function withRateLimit(next: Handler, options: RateLimitOptions = {}): Handler {
  const { clock = systemClock, config = defaultConfig() } = options;
  const keyOf = clientKeys(config);
  const limiter = new RateLimiter();
  const streams = new Map<string, number>();
  const deadlines = createDeadlines(bodyTime, clock);
  let inFlight = 0;

  const release = (key: string) => {
    const left = (streams.get(key) ?? 1) - 1;
    if (left > 0) streams.set(key, left);
    else streams.delete(key);
  };

  async function openStream(request: Request, context: Context, key: string): Promise<Response> {
    const open = streams.get(key) ?? 0;
    if (open >= mostStreams) {
      return refuse(
        429,
        `Too many open streams: at most ${mostStreams} at once. Try again in 60 seconds.`,
        { headers: { "Retry-After": "60" } },
      );
    }
    const verdict = limiter.take(key, streamCost, inFlight, clock.now());
    if (!verdict.allowed) return denied(verdict, undefined);
    // Taken before the handler is asked: it may answer later than the client's next request comes in.
    streams.set(key, open + 1);
    try {
      const answerHeaders = limitHeaders(verdict);
      const response = await next(request, { remoteAddr: context.remoteAddr, answerHeaders });
      if (
        response.body === null ||
        !response.headers.get("content-type")?.startsWith("text/event-stream")
      ) {
        release(key);
        return withHeaders(response, answerHeaders);
      }
      return withHeaders(new Response(whenEnded(response.body, () => release(key)), response), answerHeaders);
    } catch (error) {
      release(key);
      throw error;
    }
  }

  async function answer(request: Request, context: Context, key: string): Promise<Response> {
    inFlight++;
    try {
      let body: Body | undefined;
      if (request.method === "POST") {
        const received = await receiveText(request, mostBodyBytes, deadlines);
        if (!received.ok) return notReceived(received.reason);
        body = readBody(received.text);
      }
      const cost = body === undefined ? freeCost : bodyCost(body);
      const verdict = limiter.take(key, cost, inFlight, clock.now());
      if (!verdict.allowed) return denied(verdict, body);
      const answerHeaders = limitHeaders(verdict);
      const inner = { remoteAddr: context.remoteAddr, answerHeaders, ...(body !== undefined && { body }) };
      return withHeaders(await next(request, inner), answerHeaders);
    } finally {
      inFlight--;
    }
  }

  return (request, context) => {
    const key = keyOf(request.headers, peerOf(context.remoteAddr));
    return request.method === "GET" ? openStream(request, context, key) : answer(request, context, key);
  };
}

function peerOf(address: Deno.Addr): string {
  return "hostname" in address ? address.hostname : address.transport;
}

function notReceived(reason: "too large" | "too late" | "broken off"): Response {
  switch (reason) {
    case "too large":
      return refuse(413, `Request body too large: at most ${mostBodyBytes} bytes (64 KB)`);
    case "too late":
      return refuse(408, `Request body took longer than ${bodyTime / 1000} seconds`);
    case "broken off":
      return refuse(400, "Request body broke off");
  }
}

/**
 * The answer to a request over budget. A refused `initialize` gets status 200, because mcp-go's clients take any 4xx
 * on it for a server of the older SSE transport and start over.
 */
function denied(verdict: Verdict, body: Body | undefined): Response {
  const starts = body !== undefined &&
    messagesOf(body).some((message) => message.kind === "request" && message.method === "initialize");
  const id = body?.kind === "single" && body.message.kind === "request" ? body.message.id : null;
  return refuse(
    starts ? 200 : 429,
    `Rate limit exceeded. Try again in ${verdict.retryAfter} seconds.`,
    {
      id,
      headers: {
        ...limitHeaders(verdict),
        "Retry-After": String(verdict.retryAfter),
      },
    },
  );
}

function limitHeaders(verdict: Verdict): HeaderRecord {
  return {
    "X-RateLimit-Limit": String(verdict.limit),
    "X-RateLimit-Remaining": String(verdict.remaining),
    "X-RateLimit-Reset": String(verdict.reset),
  };
}

/** Adds the headers to an answer whose handler did not. */
function withHeaders(response: Response, headers: HeaderRecord): Response {
  if (response.headers.has("X-RateLimit-Limit")) return response;
  for (const [name, value] of Object.entries(headers)) {
    response.headers.set(name, value);
  }
  return response;
}
