import { type Clock, systemClock } from "../clock.ts";
import { type Config, defaultConfig } from "../config.ts";
import { type Body, messagesOf, readBody } from "../jsonrpc.ts";
import { receiveText } from "./body.ts";
import { clientKeys } from "./client_address.ts";
import { bodyCost, freeCost, streamCost } from "./cost.ts";
import { createDeadlines } from "./deadlines.ts";
import type { Context, Handler } from "./handler.ts";
import { RateLimiter, type Verdict } from "./rate_limiter.ts";
import { readHead, type RequestHead } from "./request_head.ts";
import { type HeaderRecord, refuse } from "./responses.ts";
import { whenEnded } from "./streams.ts";

/** What {@linkcode withRateLimit} lets a caller set. */
export interface RateLimitOptions {
  /** Whose word on client addresses counts; without it, clients are known by the peer's address. */
  readonly config?: Config;
  /** Where time comes from; the machine's own clock when left out. */
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
  const bodyLimits = { most: mostBodyBytes, deadlines: createDeadlines(bodyTime, clock) };
  let inFlight = 0;

  const release = (key: string) => {
    const left = (streams.get(key) ?? 1) - 1;
    if (left > 0) streams.set(key, left);
    else streams.delete(key);
  };

  async function openStream(request: Request, context: HeadContext, key: string): Promise<Response> {
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
      const inner = new Inner(context, verdict);
      const response = await next(request, inner);
      if (
        response.body === null ||
        !response.headers.get("content-type")?.startsWith("text/event-stream")
      ) {
        release(key);
        return inner.complete(response);
      }
      return inner.complete(new Response(whenEnded(response.body, () => release(key)), response));
    } catch (error) {
      release(key);
      throw error;
    }
  }

  async function answer(request: Request, context: HeadContext, key: string): Promise<Response> {
    inFlight++;
    try {
      let body: Body | undefined;
      if (request.method === "POST") {
        const received = await receiveText(request, context.head.contentLength, bodyLimits);
        if (!received.ok) return notReceived(received.reason);
        body = readBody(received.text);
      }
      const cost = body === undefined ? freeCost : bodyCost(body);
      const verdict = limiter.take(key, cost, inFlight, clock.now());
      if (!verdict.allowed) return denied(verdict, body);
      const inner = new Inner(context, verdict, body);
      return inner.complete(await next(request, inner));
    } finally {
      inFlight--;
    }
  }

  return (request, context) => {
    const { remoteAddr, head = readHead(request.headers) } = context;
    const key = keyOf(request.headers, peerOf(remoteAddr));
    const known = { remoteAddr, head };
    return request.method === "GET" ? openStream(request, known, key) : answer(request, known, key);
  };
}

type HeadContext = Context & { readonly head: RequestHead };

/** What the inner handler knows of a request; remembers whether it took the headers. */
class Inner implements HeadContext {
  readonly remoteAddr: Deno.Addr;
  readonly head: RequestHead;
  readonly body?: Body;
  readonly #verdict: Verdict;
  #taken = false;

  constructor({ remoteAddr, head }: HeadContext, verdict: Verdict, body?: Body) {
    this.remoteAddr = remoteAddr;
    this.head = head;
    if (body !== undefined) this.body = body;
    this.#verdict = verdict;
  }

  get answerHeaders(): HeaderRecord {
    this.#taken = true;
    return limitHeaders(this.#verdict);
  }

  /** Adds the headers to the handler's answer where it did not take them; asking the answer would make Deno build it anew. */
  complete(response: Response): Response {
    if (this.#taken) return response;
    for (const [name, value] of Object.entries(limitHeaders(this.#verdict))) response.headers.set(name, value);
    return response;
  }
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
