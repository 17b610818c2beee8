import { codes, errorText, type RequestId } from "../jsonrpc.ts";

/** Header names and values. */
export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * Answers are for the one who asked: no cache keeps them, no proxy rewrites them (which also keeps Deno from
 * compressing them), and no browser guesses their type.
 */
const common: HeaderRecord = { "Cache-Control": "no-store, no-transform", "X-Content-Type-Options": "nosniff" };

/** A response of any type; the one place where all are built. */
export function respond(
  status: number,
  body: BodyInit | null,
  type: string | undefined,
  headers: HeaderRecord = {},
): Response {
  const all = type === undefined ? { ...common, ...headers } : { ...common, "Content-Type": type, ...headers };
  return new Response(body, { status, headers: all });
}

/** JSON that is text already. */
export function json(status: number, text: string, headers?: HeaderRecord): Response {
  return respond(status, text, "application/json", headers);
}

/** Plain text. */
export function plain(status: number, text: string, headers?: HeaderRecord): Response {
  return respond(status, text, "text/plain; charset=utf-8", headers);
}

/** A JSON-RPC error for a request that never reached the protocol. */
export function refuse(
  status: number,
  message: string,
  options: {
    readonly id?: RequestId | null;
    readonly code?: number;
    readonly headers?: HeaderRecord;
  } = {},
): Response {
  return json(status, errorText(options.id ?? null, options.code ?? codes.refused, message), options.headers);
}
