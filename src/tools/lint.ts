import { fix, lint, type RuleChoice } from "../analysis/lint/mod.ts";
import { rules } from "../analysis/lint/rules.ts";
import { readBoolean, readChoice } from "./arguments.ts";
import { count, flag, inputSchema, object, text } from "./schemas.ts";
import { mostListed } from "./security.ts";
import { type Text, withText } from "./text.ts";
import type { JsonObject, Tool } from "./tool.ts";

const ruleIds: ReadonlySet<string> = new Set(rules.map((rule) => rule.id));

/** Violations of lint rules in a text, valid or not. */
export function violations({ parsed }: Text, choice: RuleChoice = "standard"): JsonObject {
  const all = lint(parsed, choice);
  return {
    violation_count: all.length,
    violations: all.slice(0, mostListed).map((one) => ({ ...one })),
    violations_omitted: all.length > mostListed ? all.length - mostListed : undefined,
  };
}

const violation = object({
  rule: text("The rule's id, such as L007"),
  rule_name: text("The rule's name, such as KeywordCase"),
  severity: text("error, warning or info"),
  message: text("What is wrong"),
  line: count("Line, from 1"),
  column: count("Column in characters, from 1"),
  suggestion: text("What to do about it"),
  fixable: flag("Present and true where fix mends it"),
}, ["fixable"]);

/** The shape of {@link violations}. */
export const violationsSchema = object({
  violation_count: count("Violations in all"),
  violations: { type: "array", items: violation, description: `The first ${mostListed} violations in source order` },
  violations_omitted: count("Violations not listed; absent when all are"),
  fixed_sql: text("The SQL with every fixable violation mended; present when fix was asked for"),
}, ["violations_omitted", "fixed_sql"]);

/** The tool `lint_sql`. */
export const lintSql: Tool = {
  name: "lint_sql",
  title: "Lint SQL",
  description:
    "Checks the style of SQL against the rules L001 to L010: white space, indentation, line length, keyword case, " +
    "commas, aliases. Use it to review SQL that is kept in files. Works on SQL that does not parse. Returns violations " +
    "with rule, severity, message, suggestion, line and column. With rules it also checks safety and performance " +
    "(L011 to L030: UPDATE without WHERE, SELECT *, …); with fix it returns the mended text. Use format_sql to lay " +
    "SQL out anew, validate_sql for syntax, security_scan for injection.",
  inputSchema: inputSchema({
    rules: {
      anyOf: [
        { type: "string", enum: ["all"] },
        { type: "array", items: { type: "string", enum: [...ruleIds] } },
      ],
      description: 'Which rules to apply: "all", or a list of ids. L001 to L010 when left out',
    },
    fix: { type: "boolean", default: false, description: "Return the SQL with what can be mended safely mended" },
  }),
  outputSchema: violationsSchema,
  invoking: "Linting SQL…",
  invoked: "Linted SQL",
  weight: 2,
  call(args) {
    const chosen = readChoice(args, "rules", ruleIds);
    if (!chosen.ok) return chosen;
    const mend = readBoolean(args, "fix");
    if (!mend.ok) return mend;
    const choice = chosen.value ?? "standard";
    return withText(args, (text) => {
      const fixed = mend.value ? { fixed_sql: fix(text.parsed, choice) } : {};
      return { ok: true, value: { ...violations(text, choice), ...fixed } };
    });
  },
};
