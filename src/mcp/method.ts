import type { Received } from "../jsonrpc.ts";

/** What a method answers: a result object, or a JSON-RPC error. */
export type Outcome =
  | { readonly ok: true; readonly result: Received }
  | { readonly ok: false; readonly code: number; readonly message: string; readonly data?: unknown };

/** One protocol method: its parameters in, its outcome out. Faults of the server itself are thrown. */
export type Method = (params: Received) => Outcome | Promise<Outcome>;

/** What a server offers, as plain data: everything of it that does not depend on the protocol's revision. */
export interface Registry {
  readonly instructions: string;
  /** The `capabilities` object of the initialize and discover answers. */
  readonly capabilities: Received;
  /** Handlers by method name: `tools/list`, `tools/call` and so on. */
  readonly methods: ReadonlyMap<string, Method>;
}

/** A successful outcome. */
export function success(result: Received): Outcome {
  return { ok: true, result };
}

/** A JSON-RPC error as an outcome. */
export function failure(code: number, message: string, data?: unknown): Outcome {
  return { ok: false, code, message, ...(data === undefined ? {} : { data }) };
}
