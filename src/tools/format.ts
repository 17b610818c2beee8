import { defaultOptions, type FormatOptions, formatText } from "../analysis/format/mod.ts";
import { type Argument, readBoolean, readInteger } from "./arguments.ts";
import { count, flag, inputSchema, object, text } from "./schemas.ts";
import { failureOf, type Text, withText } from "./text.ts";
import type { JsonObject, Tool, ToolResult } from "./tool.ts";

/** Spaces a level may have. */
const indentRange = { least: 0, most: 16, fallback: defaultOptions.indentSize };

function readOptions(args: JsonObject): Argument<FormatOptions> {
  const indentSize = readInteger(args, "indent_size", indentRange);
  if (!indentSize.ok) return indentSize;
  const uppercaseKeywords = readBoolean(args, "uppercase_keywords");
  if (!uppercaseKeywords.ok) return uppercaseKeywords;
  const addSemicolon = readBoolean(args, "add_semicolon");
  if (!addSemicolon.ok) return addSemicolon;
  return {
    ok: true,
    value: {
      indentSize: indentSize.value,
      uppercaseKeywords: uppercaseKeywords.value,
      addSemicolon: addSemicolon.value,
    },
  };
}

/** A valid text laid out, with the options used, or `format failed: …`. */
export function layout(text: Text, options: FormatOptions = defaultOptions): ToolResult | Promise<ToolResult> {
  const failure = failureOf(text, "format");
  if (failure !== undefined) return failure;
  const answer = (formatted: string): ToolResult => ({
    ok: true,
    value: {
      formatted_sql: formatted,
      options: {
        indent_size: options.indentSize,
        uppercase_keywords: options.uppercaseKeywords,
        add_semicolon: options.addSemicolon,
      },
    },
  });
  const formatted = formatText(text.parsed, options);
  return typeof formatted === "string" ? answer(formatted) : formatted.then(answer);
}

/** The shape of {@link layout}. */
export const layoutSchema = object({
  formatted_sql: text("The SQL, laid out"),
  options: object({
    indent_size: count("Spaces a level"),
    uppercase_keywords: flag("Whether keywords were put in upper case"),
    add_semicolon: flag("Whether missing semicolons were added"),
  }),
});

/** The tool `format_sql`. */
export const formatSql: Tool = {
  name: "format_sql",
  title: "Format SQL",
  description:
    "Lays out SQL: one clause a line, lists and conditions indented, long lines wrapped. Use it whenever SQL is to be " +
    "shown or stored in a readable form. Only white space changes, on request the case of keywords and missing " +
    "semicolons; comments stay where they are, and formatting twice changes nothing. Returns formatted_sql and the " +
    "options used. Invalid SQL is an error that says where and why; use lint_sql to be told of style without a change.",
  inputSchema: inputSchema({
    indent_size: { type: "integer", minimum: 0, maximum: 16, default: 2, description: "Spaces a level" },
    uppercase_keywords: { type: "boolean", default: false, description: "Put keywords in upper case" },
    add_semicolon: { type: "boolean", default: false, description: "End each statement with a semicolon" },
  }),
  outputSchema: layoutSchema,
  invoking: "Formatting SQL…",
  invoked: "Formatted SQL",
  weight: 1,
  call(args) {
    const options = readOptions(args);
    if (!options.ok) return options;
    return withText(args, (text) => layout(text, options.value));
  },
};
