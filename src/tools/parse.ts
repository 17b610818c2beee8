import { statementTypes } from "../analysis/statement_types.ts";
import { count, inputSchema, object, texts } from "./schemas.ts";
import { ifValid, type Text, withText } from "./text.ts";
import type { JsonObject, Tool } from "./tool.ts";

/** How many statements a valid text has, and of which kinds. */
export function summary({ parsed }: Text): JsonObject {
  const types = statementTypes(parsed.statements);
  return { statement_count: types.length, statement_types: types };
}

/** The shape of {@link summary}. */
export const summarySchema = object({
  statement_count: count("Statements in the text; separators such as GO are none"),
  statement_types: texts("The kind of each statement in order, such as *ast.SelectStatement"),
});

/** The tool `parse_sql`. */
export const parseSql: Tool = {
  name: "parse_sql",
  title: "Parse SQL",
  description:
    "Splits SQL into statements and tells the kind of each. Use it to find out what a script does (queries, changes of " +
    "rows, definitions) or how many statements it has, before anything is run. Returns statement_count and " +
    "statement_types in source order, such as *ast.SelectStatement or *ast.CreateTableStatement. Invalid SQL is an " +
    "error that says where and why; use validate_sql when validity is the question, extract_metadata for the names.",
  inputSchema: inputSchema(),
  outputSchema: summarySchema,
  invoking: "Parsing SQL…",
  invoked: "Parsed SQL",
  weight: 1,
  call: (args) => withText(args, (text) => ifValid(text, summary)),
};
