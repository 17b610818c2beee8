import { defaultOptions, format, type FormatOptions } from "../../../src/analysis/format/mod.ts";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { parse, type ParseResult } from "../../../src/sql/mod.ts";

/** Reads a valid text by our own grammar. */
export async function read(
  sql: string,
  dialect: DialectName = "generic",
): Promise<ParseResult> {
  const parsed = await parse(sql, dialect, "none");
  if (parsed.error !== undefined) {
    throw new Error(`${parsed.error.message} in ${sql}`);
  }
  return parsed;
}

/** A valid text, laid out. */
export async function formatted(
  sql: string,
  { dialect, ...options }: Partial<FormatOptions> & {
    readonly dialect?: DialectName;
  } = {},
): Promise<string> {
  return format(await read(sql, dialect), { ...defaultOptions, ...options });
}

/** Lines without the indentation that a template literal has in the source, and without its first and last line. */
export function lines(text: string): string {
  const inner = text.replace(/^\n/, "").replace(/\n *$/, "");
  const indent = /^ */.exec(inner)?.[0].length ?? 0;
  return inner.split("\n").map((line) => line.slice(indent)).join("\n");
}
