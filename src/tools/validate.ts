import { count, flag, inputSchema, object, text } from "./schemas.ts";
import { type Text, withText } from "./text.ts";
import type { JsonObject, Tool } from "./tool.ts";

/** Whether the text is valid; where it is not, why and where. Lines and columns are 1-based. */
export function validation({ parsed, dialect }: Text): JsonObject {
  const { error } = parsed;
  if (error === undefined) return { valid: true, dialect };
  return { valid: false, error: error.message, line: error.line, column: error.column, dialect };
}

/** The shape of {@link validation}. */
export const validationSchema = object({
  valid: flag("Whether the database's grammar accepts the SQL"),
  error: text("What is wrong, where, and what would be right; absent when valid"),
  line: count("Line of the mistake, from 1"),
  column: count("Column of the mistake in characters, from 1"),
  dialect: text("The dialect asked for; absent when none was"),
}, ["error", "line", "column", "dialect"]);

/** The tool `validate_sql`. */
export const validateSql: Tool = {
  name: "validate_sql",
  title: "Validate SQL",
  description:
    "Checks whether SQL is syntactically valid in a database's dialect, without running it. Use it to check SQL before " +
    "it is run or shown, or to find out why a database refuses it. Returns valid, and for invalid SQL the error with " +
    "its line and column, what was expected there, and a correction where one is close. It does not know your schema: " +
    "use extract_metadata for the names in the SQL, lint_sql for style, security_scan for injection.",
  inputSchema: inputSchema(),
  outputSchema: validationSchema,
  invoking: "Validating SQL…",
  invoked: "Validated SQL",
  weight: 1,
  call: (args) => withText(args, (text) => ({ ok: true, value: validation(text) })),
};
