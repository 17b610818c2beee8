import { extractMetadata } from "../analysis/metadata.ts";
import { inputSchema, object, texts } from "./schemas.ts";
import { ifValid, type Text, withText } from "./text.ts";
import type { JsonObject, Tool } from "./tool.ts";

/** The names in a valid text. */
export function names({ parsed }: Text): JsonObject {
  const { tables, columns, functions } = extractMetadata(parsed);
  return { tables, columns, functions };
}

/** The shape of {@link names}. */
export const namesSchema = object({
  tables: texts("Tables and views read or written, with their schemas where written"),
  columns: texts("Columns, without the table before them"),
  functions: texts("Functions called, with their schemas where written"),
});

/** The tool `extract_metadata`. */
export const extractMetadataTool: Tool = {
  name: "extract_metadata",
  title: "Extract SQL metadata",
  description:
    "Lists the tables, columns and functions that SQL names. Use it to find out what a query or script depends on or " +
    "touches: for impact analysis, lineage, access review. Returns tables, columns and functions, each name once, in " +
    "source order, as written without quotes; names of common table expressions and aliases are left out. It reads " +
    "the text only and does not look names up in a database. Invalid SQL is an error that says where and why.",
  inputSchema: inputSchema(),
  outputSchema: namesSchema,
  invoking: "Extracting SQL metadata…",
  invoked: "Extracted SQL metadata",
  weight: 2,
  call: (args) => withText(args, (text) => ifValid(text, names)),
};
