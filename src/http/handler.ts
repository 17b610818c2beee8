import type { Body } from "../jsonrpc.ts";
import type { RequestHead } from "./request_head.ts";
import type { HeaderRecord } from "./responses.ts";

/** What a handler knows of a request beside the request itself. What `Deno.serve` passes fits. */
export interface Context {
  /** The peer's end of the connection. */
  readonly remoteAddr: Deno.Addr;
  /** The headers, where a handler further out has read them already. */
  readonly head?: RequestHead;
  /** The body, where a handler further out has read it already. */
  readonly body?: Body;
  /**
   * Headers that a handler further out wants on the answer. One that reads them here builds its answer with them, and
   * spares the other from adding them, which costs several times as much.
   */
  readonly answerHeaders?: HeaderRecord;
}

/** Answers a request. Middleware takes a handler and gives one. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;
