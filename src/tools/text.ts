import type { DialectName } from "../sql/dialect.ts";
import { parse, type ParseResult } from "../sql/mod.ts";
import { readDialect, readSql } from "./arguments.ts";
import type { JsonObject, ToolResult } from "./tool.ts";

/** What every tool works on: the SQL, read once, and the dialect if the caller named one. */
export interface Text {
  readonly parsed: ParseResult;
  readonly dialect?: DialectName;
}

/** Reads the arguments `sql` and `dialect` and the SQL itself, and answers with `answer`, or says what is wrong. */
export function withText(
  args: JsonObject,
  answer: (text: Text) => ToolResult | Promise<ToolResult>,
): ToolResult | Promise<ToolResult> {
  const sql = readSql(args);
  if (!sql.ok) return sql;
  const dialect = readDialect(args);
  if (!dialect.ok) return dialect;
  const named = dialect.value === undefined ? {} : { dialect: dialect.value };
  const parsed = parse(sql.value, dialect.value ?? "generic");
  return parsed instanceof Promise
    ? parsed.then((parsed) => answer({ parsed, ...named }))
    : answer({ parsed, ...named });
}

/** `parse failed: …` or `format failed: …` where the text is not valid. */
export function failureOf(text: Text, what: "parse" | "format"): ToolResult | undefined {
  const { error } = text.parsed;
  return error === undefined ? undefined : { ok: false, message: `${what} failed: ${error.message}` };
}

/** The answer of the tools that work on valid SQL only: `view` of it, or `parse failed: …`. */
export function ifValid(text: Text, view: (text: Text) => JsonObject): ToolResult {
  return failureOf(text, "parse") ?? { ok: true, value: view(text) };
}
