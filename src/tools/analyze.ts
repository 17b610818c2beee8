import { layout, layoutSchema } from "./format.ts";
import { violations, violationsSchema } from "./lint.ts";
import { names, namesSchema } from "./metadata.ts";
import { summary, summarySchema } from "./parse.ts";
import { inputSchema, object, text } from "./schemas.ts";
import { findings, findingsSchema } from "./security.ts";
import { ifValid, type Text, withText } from "./text.ts";
import type { Json, JsonObject, Tool, ToolResult } from "./tool.ts";
import { validation, validationSchema } from "./validate.ts";

/** Hosts deliver no results to a page that are much longer than this, in characters. */
const longestResult = 140_000;

/** How long a result is on the wire: once as JSON, once as JSON inside a text. */
function wireLength(value: JsonObject): number {
  const json = JSON.stringify(value);
  let length = json.length * 2;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    // A quote or a backslash is escaped once more inside the text; <, > and & become six or seven characters each.
    if (code === 34 || code === 92) length++;
    else if (code === 38 || code === 60 || code === 62) length += 11;
  }
  return length;
}

/** The most characters of a result that one of a text becomes: `&` is six in JSON, seven in JSON inside a text. */
const widest = 13;

/** No fewer characters than a value has as JSON but for what is escaped: told without writing it. */
function roughLength(value: Json | undefined): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 25;
  let length = 2;
  for (const [key, member] of Object.entries<Json | undefined>(value)) length += key.length + 4 + roughLength(member);
  return length;
}

/** True where a result would be too long for hosts to deliver. */
function isTooLong(value: JsonObject): boolean {
  return roughLength(value) * widest > longestResult && wireLength(value) > longestResult;
}

/** Everything about a text in one object: each part as its own tool answers, failures under `errors`. */
export function analysis(text: Text): JsonObject | Promise<JsonObject> {
  const format = layout(text);
  return format instanceof Promise ? format.then((format) => assemble(text, format)) : assemble(text, format);
}

function assemble(text: Text, format: ToolResult): JsonObject {
  const parts: { [key: string]: JsonObject } = {
    validate: validation(text),
    security: findings(text),
    lint: violations(text),
  };
  const errors: { [key: string]: string } = {};
  const attempts: [string, ToolResult][] = [
    ["parse", ifValid(text, summary)],
    ["metadata", ifValid(text, names)],
    ["format", format],
  ];
  for (const [key, result] of attempts) {
    if (!result.ok) errors[key] = result.message;
    else if (key === "format" && isTooLong({ ...parts, format: result.value })) {
      errors.format = "the formatted SQL is too long for this result; call format_sql for it";
    } else parts[key] = result.value;
  }
  return Object.keys(errors).length === 0 ? parts : { ...parts, errors };
}

/** The tool `analyze_sql`. */
export const analyzeSql: Tool = {
  name: "analyze_sql",
  title: "Analyze SQL",
  description:
    "Runs all six analyses of SQL in one call: validity, statements, names, injection signs, style, layout. Use it for " +
    "a review or whenever more than one of them is wanted; use the single tool when only one is. Returns an object " +
    "with validate, parse, metadata, security, lint and format, each exactly what validate_sql, parse_sql, " +
    "extract_metadata, security_scan, lint_sql and format_sql return with their defaults. On invalid SQL parse, " +
    "metadata and format are absent and errors says why.",
  inputSchema: inputSchema(),
  outputSchema: object({
    validate: validationSchema,
    parse: summarySchema,
    metadata: namesSchema,
    security: findingsSchema,
    lint: violationsSchema,
    format: layoutSchema,
    errors: object({
      parse: text("Why parse is absent"),
      metadata: text("Why metadata is absent"),
      format: text("Why format is absent"),
    }, ["parse", "metadata", "format"]),
  }, ["parse", "metadata", "format", "errors"]),
  invoking: "Analyzing SQL…",
  invoked: "Analyzed SQL",
  weight: 5,
  call: (args) =>
    withText(args, (text) => {
      const value = analysis(text);
      return value instanceof Promise ? value.then((value) => ({ ok: true, value })) : { ok: true, value };
    }),
};
