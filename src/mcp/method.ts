import type { Received } from "../jsonrpc.ts";

/** What a method answers: a result object, or a JSON-RPC error. */
export type Outcome =
  | {
    readonly ok: true;
    readonly result: Received;
    /** The JSON of the result, where it is written already. */
    readonly text?: string;
  }
  | { readonly ok: false; readonly code: number; readonly message: string; readonly data?: unknown };

/** One protocol method: its parameters in, its outcome out. Faults of the server itself are thrown. */
export type Method = (params: Received) => Outcome | Promise<Outcome>;

/** What a server offers, as plain data: everything of it that does not depend on the protocol's revision. */
export interface Registry {
  /** What the server says of its use, for the model to read. */
  readonly instructions: string;
  /** The `capabilities` object of the initialize and discover answers. */
  readonly capabilities: Received;
  /** Handlers by method name: `tools/list`, `tools/call` and so on. */
  readonly methods: ReadonlyMap<string, Method>;
}

/** A successful outcome; `text` is the JSON of the result, where it is written already. */
export function success(result: Received, text?: string): Outcome {
  return text === undefined ? { ok: true, result } : { ok: true, result, text };
}

/** A JSON-RPC error as an outcome. */
export function failure(code: number, message: string, data?: unknown): Outcome {
  return { ok: false, code, message, ...(data === undefined ? {} : { data }) };
}
