/** The names of the seven tools, in the order clients list them. */
export const toolNames = [
  "validate_sql",
  "format_sql",
  "parse_sql",
  "extract_metadata",
  "security_scan",
  "lint_sql",
  "analyze_sql",
] as const;

/** One of the seven tools. */
export type ToolName = (typeof toolNames)[number];

/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object that JSON can carry; a key whose value is `undefined` is left out. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/**
 * What a tool answers: a result object, or a message about an input problem that the caller can mend
 * (`isError` on the wire). Faults of the server itself are thrown.
 */
export type ToolResult =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly message: string };

/** One tool as plain data: what a client is told about it, and the pure function behind it. */
export interface Tool {
  readonly name: ToolName;
  /** A short human title, "Validate SQL". */
  readonly title: string;
  /** What it does, when to use it instead of its siblings, and what it gives. */
  readonly description: string;
  /** JSON Schema 2020-12 of the arguments. */
  readonly inputSchema: JsonObject;
  /** JSON Schema 2020-12 of the result object. */
  readonly outputSchema: JsonObject;
  /** Status line while it runs, "Validating SQL…" (at most 64 characters). */
  readonly invoking: string;
  /** Status line when it has run, "Validated SQL". */
  readonly invoked: string;
  /** Units of the rate limiter's minute that a call costs. */
  readonly weight: number;
  /** Takes the call's arguments as they came, checks them, and answers. */
  call(args: JsonObject): ToolResult | Promise<ToolResult>;
}
