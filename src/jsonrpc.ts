/** What identifies a request. MCP forbids null and fractions. */
export type RequestId = string | number;

/** A JSON object as it was received: no key can be relied on. */
export type Received = { readonly [key: string]: unknown };

/** One JSON-RPC message whose frame has been checked; its parameters have not. */
export type Message =
  | { readonly kind: "request"; readonly id: RequestId; readonly method: string; readonly params: unknown }
  | { readonly kind: "notification"; readonly method: string; readonly params: unknown }
  | { readonly kind: "response" };

/** What a body or a line turned out to hold. */
export type Body =
  | { readonly kind: "empty" }
  /** Not JSON, or not UTF-8. */
  | { readonly kind: "malformed" }
  /** JSON, but neither a message nor a batch that holds messages only. */
  | { readonly kind: "invalid"; readonly reason: string }
  | { readonly kind: "single"; readonly message: Message }
  | { readonly kind: "batch"; readonly messages: readonly Message[] };

/** JSON-RPC and MCP error codes this server answers with. */
export const codes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
} as const;

/**
 * Reads a body. Follows JSON-RPC 2.0, sections 4 to 6, as MCP narrows it: ids are strings or integers, and an id of
 * null is an error rather than a notification.
 *
 * @param text the body, or undefined where its bytes were not UTF-8
 */
export function readBody(text: string | undefined): Body {
  if (text === undefined) return { kind: "malformed" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: text.trim() === "" ? "empty" : "malformed" };
  }
  if (!Array.isArray(value)) {
    const message = readMessage(value);
    return typeof message === "string" ? { kind: "invalid", reason: message } : { kind: "single", message };
  }
  if (value.length === 0) return { kind: "invalid", reason: "a batch must hold at least one message" };
  const messages: Message[] = [];
  for (const [index, item] of value.entries()) {
    const message = readMessage(item);
    if (typeof message === "string") return { kind: "invalid", reason: `batch item ${index + 1}: ${message}` };
    messages.push(message);
  }
  return { kind: "batch", messages };
}

/** The messages of a body: none, one, or a batch's. */
export function messagesOf(body: Body): readonly Message[] {
  if (body.kind === "single") return [body.message];
  return body.kind === "batch" ? body.messages : [];
}

/** Whether a value is an object that is not an array. */
export function isObject(value: unknown): value is Received {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text of an error response. */
export function errorText(id: RequestId | null, code: number, message: string, data?: unknown): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, ...(data === undefined ? {} : { data }) } });
}

/** A message, or what is wrong with its frame. */
function readMessage(value: unknown): Message | string {
  if (!isObject(value)) return "a message must be an object";
  if (value.jsonrpc !== "2.0") return 'jsonrpc must be "2.0"';
  const { method, params } = value;
  const named = Object.hasOwn(value, "id");
  if (method === undefined && (Object.hasOwn(value, "result") || Object.hasOwn(value, "error"))) {
    return { kind: "response" };
  }
  if (typeof method !== "string") return "method must be a string";
  if (!named) return { kind: "notification", method, params };
  const { id } = value;
  if (typeof id !== "string" && !Number.isSafeInteger(id)) return "id must be a string or an integer";
  return { kind: "request", id: id as RequestId, method, params };
}
