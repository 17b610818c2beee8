import { scan, type SecurityFinding } from "../analysis/security/mod.ts";
import { count, flag, inputSchema, object, text } from "./schemas.ts";
import { type Text, withText } from "./text.ts";
import type { JsonObject, Tool } from "./tool.ts";

/** The most findings or violations that a result lists. */
export const mostListed = 200;

/** The signs of SQL injection in a text, valid or not, with counts by severity. */
export function findings({ parsed }: Text): JsonObject {
  const all = scan(parsed).findings;
  const number = (severity: SecurityFinding["severity"]) => all.filter((one) => one.severity === severity).length;
  const critical = number("CRITICAL");
  const high = number("HIGH");
  return {
    is_clean: all.length === 0,
    has_critical: critical > 0,
    has_high: critical + high > 0,
    total_count: all.length,
    critical_count: critical,
    high_count: high,
    medium_count: number("MEDIUM"),
    low_count: number("LOW"),
    findings: all.slice(0, mostListed).map((one) => ({ ...one })),
    findings_omitted: all.length > mostListed ? all.length - mostListed : undefined,
  };
}

const finding = object({
  severity: { type: "string", enum: ["CRITICAL", "HIGH", "MEDIUM", "LOW"], description: "How grave it is" },
  pattern: text("The kind of pattern, such as tautology or stacked_query"),
  description: text("What was found"),
  risk: text("What it could lead to"),
  suggestion: text("What to do about it"),
  line: count("Line, from 1"),
  column: count("Column in characters, from 1"),
});

/** The shape of {@link findings}. */
export const findingsSchema = object({
  is_clean: flag("Whether nothing was found"),
  has_critical: flag("Whether a finding is CRITICAL"),
  has_high: flag("Whether a finding is HIGH or CRITICAL"),
  total_count: count("Findings in all"),
  critical_count: count("CRITICAL findings"),
  high_count: count("HIGH findings"),
  medium_count: count("MEDIUM findings"),
  low_count: count("LOW findings"),
  findings: { type: "array", items: finding, description: `The first ${mostListed} findings in source order` },
  findings_omitted: count("Findings not listed; absent when all are"),
}, ["findings_omitted"]);

/** The tool `security_scan`. */
export const securityScan: Tool = {
  name: "security_scan",
  title: "Scan SQL for injection",
  description:
    "Looks for signs of SQL injection: always-true conditions, UNION attacks, stacked queries, comments that cut a " +
    "condition off, delays, file and network access, dangerous functions, catalogue probing. Use it on SQL that was " +
    "built from input, was logged, or comes from somebody else. Works on SQL that does not parse. Returns findings " +
    "with severity, pattern, risk, suggestion, line and column, and counts by severity. It judges the text, not the " +
    "program around it: a clean result is no proof of safety. Use lint_sql for style.",
  inputSchema: inputSchema(),
  outputSchema: findingsSchema,
  invoking: "Scanning SQL for injection…",
  invoked: "Scanned SQL for injection",
  weight: 2,
  call: (args) => withText(args, (text) => ({ ok: true, value: findings(text) })),
};
