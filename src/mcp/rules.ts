import { catalogue } from "../analysis/catalogue.ts";
import { dialectNames } from "../sql/dialect.ts";

type Rule = (typeof catalogue)[number];

/** Every rule's id, lint rules first, as the catalogue orders them. */
export const ruleIds: readonly string[] = catalogue.map((rule) => rule.id);

/** A rule by its id, whatever the case. */
export function findRule(id: string): Rule | undefined {
  return catalogue.find((rule) => rule.id.toLowerCase() === id.toLowerCase());
}

/** One rule as Markdown: what it says, how grave it is, and an example of each side. */
export function ruleText(rule: Rule): string {
  const source = rule.kind === "lint" ? "lint_sql" : "security_scan";
  return `# ${rule.id === rule.name ? rule.id : `${rule.id} ${rule.name}`}

${rule.summary}

- Found by: ${source}
- Severity: ${rule.severity}

Bad:

\`\`\`sql
${rule.bad}
\`\`\`

Good:

\`\`\`sql
${rule.good}
\`\`\`
`;
}

/** All rules as two Markdown tables. */
export function rulesText(): string {
  const table = (kind: Rule["kind"]) =>
    catalogue.filter((rule) => rule.kind === kind)
      .map((rule) => `| ${rule.id} | ${rule.name} | ${rule.severity} | ${rule.summary.replaceAll("|", "\\|")} |`)
      .join("\n");
  const head = (column: string) => `| ${column} | Name | Severity | What it says |\n|---|---|---|---|`;
  return `# Rules

Read \`gosqlx://rules/{id}\` for one rule with a bad and a good example.

## Lint rules (lint_sql)

${head("Rule")}
${table("lint")}

## Security patterns (security_scan)

${head("Pattern")}
${table("security")}
`;
}

/** The dialects as Markdown. */
export function dialectsText(): string {
  return `# Dialects

Every tool takes one of these as \`dialect\`, in lower case. \`generic\`, which counts when none is named, is ANSI SQL
plus what the others share or write without conflict.

${dialectNames.map((name) => `- ${name}`).join("\n")}
`;
}
