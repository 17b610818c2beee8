/** What PostgreSQL's own grammar says of a text; `at` is the 0-based code point of the fault. */
export type Verdict =
  | { readonly kind: "valid" }
  | { readonly kind: "invalid"; readonly message: string; readonly at: number }
  | { readonly kind: "none" };

/** The part of the WASM module that is used here (libpg-query's C interface). */
interface PostgresModule {
  lengthBytesUTF8(text: string): number;
  stringToUTF8(text: string, pointer: number, bytes: number): void;
  UTF8ToString(pointer: number): string;
  getValue(pointer: number, type: "i32"): number;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _wasm_parse_query_raw(query: number): number;
  _wasm_free_parse_result(result: number): void;
}

/** Faults of the parser itself, not of the text. */
const ownFaults = ["memory exhausted", "out of memory", "stack depth limit exceeded"];

const noVerdict: Verdict = { kind: "none" };

function verdictOf(module: PostgresModule, sql: string): Verdict {
  const bytes = module.lengthBytesUTF8(sql) + 1;
  const query = module._malloc(bytes);
  let result = 0;
  try {
    module.stringToUTF8(sql, query, bytes);
    result = module._wasm_parse_query_raw(query);
    if (result === 0) return noVerdict;
    const error = module.getValue(result + 8, "i32");
    if (error === 0) return { kind: "valid" };
    const message = module.UTF8ToString(module.getValue(error, "i32"));
    if (ownFaults.some((fault) => message.includes(fault))) return noVerdict;
    return { kind: "invalid", message, at: Math.max(0, module.getValue(error + 16, "i32") - 1) };
  } finally {
    if (result !== 0) module._wasm_free_parse_result(result);
    module._free(query);
  }
}

let compiled: WebAssembly.Module | undefined;

async function instantiate(): Promise<PostgresModule> {
  // Emscripten's start-up code reads this variable of CommonJS, which a bundle does not have.
  (globalThis as { __dirname?: string }).__dirname ??= "";
  // Loaded by the first text that needs them: they take a sixth of the program's start.
  const { default: createModule } = await import("libpg-query/wasm/libpg-query.js");
  const { default: wasm } = await import("libpg-query/wasm/libpg-query.wasm", { with: { type: "bytes" } });
  compiled ??= new WebAssembly.Module(wasm);
  const program = compiled;
  return createModule({
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      const instance = new WebAssembly.Instance(program, imports);
      done(instance, program);
      return instance.exports;
    },
  });
}

let current: PostgresModule | undefined;

/** True when `judgePostgres` can answer at once. */
export function isPostgresReady(): boolean {
  return current !== undefined;
}

/**
 * Loads PostgreSQL 18's own grammar (libpg-query, compiled to WebAssembly) if it is not there. False where it
 * cannot be had; then the project's own grammar answers alone.
 */
export async function preparePostgres(): Promise<boolean> {
  try {
    current ??= await instantiate();
    return true;
  } catch {
    return false;
  }
}

/**
 * Judges a script by PostgreSQL's grammar. Whoever calls has made sure that quotes and comments close and that no
 * NUL is in it. Gives no verdict where the grammar is not loaded or fails for reasons of its own.
 *
 * @example
 * ```ts
 * await preparePostgres();
 * judgePostgres("SELECT 1"); // { kind: "valid" }
 * ```
 */
export function judgePostgres(sql: string): Verdict {
  if (current === undefined) return noVerdict;
  try {
    return verdictOf(current, sql);
  } catch {
    // A trap leaves the module's memory in an unknown state: the next text gets a fresh one.
    current = undefined;
    return noVerdict;
  }
}
