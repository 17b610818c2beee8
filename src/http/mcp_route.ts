import { decode } from "../bytes.ts";
import { type Body, codes, errorText, isObject, type Message, messagesOf, readBody } from "../jsonrpc.ts";
import type { Answer, Endpoint } from "../mcp/endpoint.ts";
import type { StandardHeaders } from "../mcp/standard_headers.ts";
import { handshakeVersions, modernVersion, versionKey } from "../mcp/versions.ts";
import type { Handler } from "./handler.ts";
import { readHead, type RequestHead } from "./request_head.ts";
import { type HeaderRecord, json, plain, refuse, respond } from "./responses.ts";
import { isSessionId, newSessionId } from "./session.ts";
import type { Streams } from "./streams.ts";

/** The last revision that knows batches; `initialize` of any later one ends them. */
const batchVersion = "2025-03-26";

/** MCP over Streamable HTTP: POST answers messages, GET opens an event stream, DELETE ends a session. */
export function mcpRoute(endpoint: Endpoint, streams: Streams): Handler {
  function answer(request: Request, head: RequestHead, body: Body, extra: HeaderRecord): Response | Promise<Response> {
    const given = answerBody(endpoint, request.headers, head.protocolVersion ?? undefined, body);
    return given instanceof Promise
      ? given.then((given) => respondTo(head, given, extra))
      : respondTo(head, given, extra);
  }

  return (request, context) => {
    const { head = readHead(request.headers), answerHeaders: extra = {} } = context;
    if (head.session !== null && !isSessionId(head.session)) {
      return plain(404, "Invalid session ID\n", extra);
    }
    switch (request.method) {
      case "POST": {
        if (!isJson(head.contentType)) {
          return refuse(415, "Content-Type must be application/json", { code: codes.invalidRequest, headers: extra });
        }
        const { body } = context;
        return body === undefined
          ? request.bytes().then((bytes) => answer(request, head, readBody(decode(bytes)), extra))
          : answer(request, head, body, extra);
      }
      case "GET":
        return respond(200, streams.open(), eventStream, extra);
      case "DELETE":
        return respond(200, null, undefined, extra);
      default:
        return refuse(405, "Method not allowed", { headers: { ...extra, Allow: "GET, POST, DELETE" } });
    }
  };
}

const eventStream = "text/event-stream";

interface BodyAnswer extends Answer {
  /** Whether it answers `initialize`. */
  readonly starts?: boolean;
}

function respondTo(head: RequestHead, { status, text, starts }: BodyAnswer, extra: HeaderRecord): Response {
  if (text === undefined) return respond(status, null, undefined, extra);
  const all = starts ? { ...extra, "Mcp-Session-Id": newSessionId() } : extra;
  return status === 200 && wantsEvents(head.accept)
    ? respond(status, `event: message\ndata: ${text}\n\n`, eventStream, all)
    : json(status, text, all);
}

function answerBody(
  endpoint: Endpoint,
  headers: Headers,
  version: string | undefined,
  body: Body,
): BodyAnswer | Promise<BodyAnswer> {
  switch (body.kind) {
    case "empty":
    case "malformed":
      return badRequest(codes.parseError, "Parse error: the request body is not valid JSON");
    case "invalid":
      return badRequest(codes.invalidRequest, `Invalid request: ${body.reason}`);
    case "single":
    case "batch":
  }
  const starts = messagesOf(body).some((message) => message.kind === "request" && message.method === "initialize");
  if (
    version !== undefined && !starts && version < modernVersion &&
    !handshakeVersions.includes(version)
  ) {
    return badRequest(
      -32022,
      "Unsupported protocol version in MCP-Protocol-Version",
      { supported: [modernVersion, ...handshakeVersions], requested: version },
    );
  }
  const standard = standardHeaders(headers, version);
  if (body.kind === "batch") {
    return (version ?? body.messages.map(namedVersion).find(Boolean) ?? "") >
        batchVersion
      ? badRequest(codes.invalidRequest, "Invalid request: batches ended with protocol version 2025-06-18")
      : answerBatch(endpoint, standard, body.messages, starts);
  }
  const answer = endpoint.answer(body.message, standard);
  return starts ? Promise.resolve(answer).then((given) => ({ ...given, starts })) : answer;
}

/** The standard headers; those of earlier revisions than the modern one have only the version. */
function standardHeaders(headers: Headers, protocolVersion: string | undefined): StandardHeaders {
  if (protocolVersion === undefined) return noHeaders;
  if (protocolVersion < modernVersion) return { ...noHeaders, protocolVersion };
  return {
    protocolVersion,
    method: headers.get("mcp-method") ?? undefined,
    name: headers.get("mcp-name") ?? undefined,
  };
}

const noHeaders: StandardHeaders = { protocolVersion: undefined, method: undefined, name: undefined };

async function answerBatch(
  endpoint: Endpoint,
  standard: StandardHeaders,
  messages: readonly Message[],
  starts: boolean,
): Promise<BodyAnswer> {
  const answers = await Promise.all(messages.map((message) => endpoint.answer(message, standard)));
  const texts = answers.flatMap((answer) => answer.text ?? []);
  return texts.length === 0 ? { status: 202, text: undefined } : { status: 200, text: `[${texts.join(",")}]`, starts };
}

function badRequest(code: number, message: string, data?: unknown): BodyAnswer {
  return { status: 400, text: errorText(null, code, message, data) };
}

/** The protocol version a message itself names: `initialize` as a parameter, the modern revision in each request. */
function namedVersion(message: Message): string | undefined {
  if (message.kind === "response" || !isObject(message.params)) {
    return undefined;
  }
  const { protocolVersion, _meta } = message.params;
  const version = isObject(_meta) ? _meta[versionKey] ?? protocolVersion : protocolVersion;
  return typeof version === "string" ? version : undefined;
}

/** The media type is JSON, whatever its parameters. */
function isJson(type: string | null): boolean {
  return type?.split(";", 1)[0]?.trim().toLowerCase() === "application/json";
}

/** Whether a client takes an event stream and nothing else: JSON is for everyone who does not say so. */
function wantsEvents(accept: string | null): boolean {
  if (accept === null || !accept.includes(eventStream)) return false;
  return !/application\/(?:json|\*)|\*\/\*/.test(accept);
}
