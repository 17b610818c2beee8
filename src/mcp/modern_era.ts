import {
  classifyInboundRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  PerRequestHTTPServerTransport,
  ProtocolError,
  Server,
  type ServerCapabilities,
} from "@modelcontextprotocol/server";
import { codes, errorText, type Received, type RequestId } from "../jsonrpc.ts";
import { accepted, type Answer, type Asking } from "./endpoint.ts";
import type { Registry } from "./method.ts";
import { writeResult } from "./prepared.ts";
import { checkStandardHeaders, type StandardHeaders } from "./standard_headers.ts";
import { modernVersion, serverInfo } from "./versions.ts";

/** Answers messages of the 2026-07-28 revision. */
export interface ModernEra {
  /** Gives "earlier" for a message that turns out to be of an earlier revision. */
  answer(
    message: Asking,
    params: Received | undefined,
    headers: StandardHeaders | undefined,
  ): Answer | "earlier" | Promise<Answer>;
}

/**
 * Builds the 2026-07-28 side of the endpoint over the SDK: it tells the eras apart, knows which methods the revision
 * has, checks the envelope, answers `server/discover` and puts into each result what the revision asks for. One
 * low-level server lives as long as the process; the SDK's own HTTP handler builds one for each request, which takes
 * five times as long as answering.
 *
 * @param report told of faults; never given SQL
 */
export async function openModernEra(registry: Registry, report: (fault: string) => void): Promise<ModernEra> {
  const channel = new Channel();
  await sdkServer(registry, report).connect(channel);
  return {
    answer(message, params, headers) {
      const { method } = message;
      const id = message.kind === "request" ? message.id : null;
      const request = { jsonrpc: "2.0" as const, id: id ?? 0, method, ...(params && { params }) };
      const route = classifyInboundRequest({
        httpMethod: "POST",
        body: id === null ? { jsonrpc: "2.0", method, ...(params && { params }) } : request,
        ...(headers?.protocolVersion !== undefined && { protocolVersionHeader: headers.protocolVersion }),
        ...(headers?.method !== undefined && { mcpMethodHeader: headers.method }),
      });
      switch (route.kind) {
        case "reject":
          return { status: route.httpStatus, text: errorText(id, route.code, route.message, route.data) };
        case "legacy":
          return "earlier";
        case "modern":
      }
      const requested = route.classification.revision;
      if (requested !== modernVersion) {
        const data = { supported: [modernVersion], requested };
        return { status: 400, text: errorText(id, -32022, `Unsupported protocol version: ${requested}`, data) };
      }
      if (id === null) return accepted;
      const mismatch = headers && checkStandardHeaders(headers, method, params);
      if (mismatch !== undefined) return { status: 400, text: errorText(id, -32020, mismatch) };
      return channel.request(request);
    },
  };
}

function sdkServer(registry: Registry, report: (fault: string) => void): Server {
  const server = new Server(serverInfo, {
    capabilities: registry.capabilities as ServerCapabilities,
    instructions: registry.instructions,
    supportedProtocolVersions: [modernVersion],
    cacheHints: { "server/discover": cacheHint },
  });
  server.onerror = (error) => report(error.name);
  server.fallbackRequestHandler = async (request) => {
    const method = registry.methods.get(request.method);
    if (method === undefined) throw new ProtocolError(codes.methodNotFound, "Method not found");
    const outcome = await asked(() => method(request.params ?? {}), report);
    if (!outcome.ok) throw new ProtocolError(outcome.code, outcome.message, outcome.data);
    return cacheable.has(request.method) ? { ...outcome.result, ...cacheHint } : outcome.result;
  };
  return server;
}

/** What clients may keep, and that anyone may: nothing here changes while the process lives. A day, in milliseconds. */
const cacheHint = { ttlMs: 86_400_000, cacheScope: "public" } as const;

const cacheable: ReadonlySet<string> = new Set([
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
]);

/** Runs a method; what an exception was about stays here, for its message may quote SQL. */
async function asked<T>(run: () => T | Promise<T>, report: (fault: string) => void): Promise<T> {
  try {
    return await run();
  } catch (error) {
    report(error instanceof Error ? error.name : typeof error);
    throw new ProtocolError(codes.internalError, "Internal error");
  }
}

/** Errors that the revision binds to an HTTP status; all others travel in a 200. */
const statuses: Readonly<Record<number, number>> = {
  [codes.parseError]: 400,
  [codes.invalidRequest]: 400,
  [codes.methodNotFound]: 404,
  [-32020]: 400,
  [-32021]: 400,
  [-32022]: 400,
};

interface Waiting {
  readonly id: RequestId;
  readonly resolve: (answer: Answer) => void;
}

/**
 * The transport under the SDK's server. Requests of all clients share it, so each travels under an id of the
 * channel's own, and its answer gets the client's id back. The SDK's single-exchange transport is the base because
 * it is by that class that the SDK binds a server to the revision.
 */
class Channel extends PerRequestHTTPServerTransport {
  readonly #waiting = new Map<RequestId, Waiting>();
  #next = 0;

  constructor() {
    super({ classification: { era: "modern", revision: modernVersion } });
  }

  /** Has the server answer a request. */
  request(request: JSONRPCRequest): Promise<Answer> {
    const own = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(own, { id: request.id, resolve });
      this.onmessage?.({ ...request, id: own });
    });
  }

  override start(): Promise<void> {
    return Promise.resolve();
  }

  override handleMessage(): Promise<Response> {
    return Promise.reject(new Error("A channel is asked through request"));
  }

  override send(message: JSONRPCMessage): Promise<void> {
    const waiting = "id" in message && message.id !== undefined ? this.#waiting.get(message.id) : undefined;
    if (waiting !== undefined && !("method" in message)) {
      this.#waiting.delete(message.id as RequestId);
      waiting.resolve(write(waiting.id, message));
    }
    return Promise.resolve();
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}

function write(id: RequestId, message: JSONRPCMessage): Answer {
  if ("result" in message) {
    return {
      status: 200,
      text: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${writeResult(message.result)}}`,
    };
  }
  const error = "error" in message ? message.error : { code: codes.internalError, message: "Internal error" };
  return { status: statuses[error.code] ?? 200, text: errorText(id, error.code, error.message, error.data) };
}
