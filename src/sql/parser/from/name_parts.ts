import type { Parser } from "../parser.ts";

const counts = ["no part", "one part", "two parts", "three parts"];
const owners = { tables: "a table's", columns: "a column's", functions: "a function's" };

/** Fails at the dot of a name behind the last part that the dialect lets a name of its kind have. */
export function refuseParts(p: Parser, parts: readonly number[], kind: "tables" | "columns" | "functions"): void {
  const limit = p.dialect.definition.nameParts?.[kind];
  if (limit === undefined || parts.length <= limit || p.failed) return;
  p.index = (parts[limit] ?? 1) - 1;
  p.fail(undefined, `${owners[kind]} name has ${counts[limit] ?? `${limit} parts`} at most`);
}
