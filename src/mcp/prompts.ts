import { codes, isObject, type Received } from "../jsonrpc.ts";
import { dialectNames } from "../sql/dialect.ts";
import { failure, type Method, type Outcome, success } from "./method.ts";
import { prepare } from "./prepared.ts";
import { onlyPage } from "./resources.ts";
import { findRule, ruleIds, ruleText } from "./rules.ts";

type Arguments = Readonly<Record<string, string | undefined>>;

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  /** The text the user would have typed, or what is wrong with the arguments. */
  write(args: Arguments): { readonly text: string } | { readonly error: string };
}

const reviewSql: Prompt = {
  name: "review_sql",
  title: "Review SQL",
  description: "Review SQL for errors, security, style and layout",
  arguments: [
    { name: "sql", description: "The SQL to review", required: true },
    { name: "dialect", description: `One of ${dialectNames.join(", ")}; generic when left out`, required: false },
  ],
  write: ({ sql, dialect }) => {
    if (dialect !== undefined && !(dialectNames as readonly string[]).includes(dialect)) {
      return {
        error: `dialect must be one of ${dialectNames.join(", ")}, got ${JSON.stringify(dialect.slice(0, 100))}`,
      };
    }
    return {
      text: `Review this ${dialect === undefined ? "" : `${dialect} `}SQL. Call analyze_sql on it${
        dialect === undefined ? "" : ` with dialect ${dialect}`
      }, then tell me, most important first: whether it is valid and how to mend it if not, each security finding and whether it is real here, the lint violations worth changing, and the statement as you would write it.

${fenced(sql ?? "")}`,
    };
  },
};

const explainFinding: Prompt = {
  name: "explain_finding",
  title: "Explain a finding",
  description: "Explain a lint rule or security pattern, and how to mend SQL it was found in",
  arguments: [
    {
      name: "rule",
      description: "A rule of lint_sql (L007) or a pattern of security_scan (tautology)",
      required: true,
    },
    { name: "sql", description: "The SQL it was found in", required: false },
  ],
  write: ({ rule: id, sql }) => {
    const rule = findRule(id ?? "");
    if (rule === undefined) return { error: `rule must be one of ${ruleIds.join(", ")}` };
    const task = sql === undefined
      ? "Explain this finding to me: why it matters, when it may be ignored, and how to mend it."
      : `Explain this finding to me: why it matters, and how to mend the SQL below it was found in.\n\n${fenced(sql)}`;
    return { text: `${task}\n\nWhat the rule says:\n\n${ruleText(rule)}` };
  },
};

const prompts = [reviewSql, explainFinding];

/** The `prompts/*` methods. */
export function promptMethods(): readonly (readonly [string, Method])[] {
  const list = success({
    prompts: prepare(
      prompts.map(({ name, title, description, arguments: args }) => ({ name, title, description, arguments: args })),
    ),
  });
  return [
    ["prompts/list", (params) => onlyPage(params) ?? list],
    ["prompts/get", getPrompt],
  ];
}

function getPrompt(params: Received): Outcome {
  const { name, arguments: given } = params;
  const prompt = prompts.find((candidate) => candidate.name === name);
  if (prompt === undefined) {
    return failure(
      codes.invalidParams,
      `Unknown prompt; the prompts are ${prompts.map((each) => each.name).join(", ")}`,
    );
  }
  const args = isObject(given) ? given : {};
  for (const argument of prompt.arguments) {
    const value = args[argument.name];
    if (value === undefined && !argument.required) continue;
    if (typeof value !== "string" || (argument.required && value.trim() === "")) {
      return failure(codes.invalidParams, `The prompt ${prompt.name} needs ${argument.name} as a non-empty string`);
    }
  }
  const written = prompt.write(args as Arguments);
  if ("error" in written) return failure(codes.invalidParams, written.error);
  return success({
    description: prompt.description,
    messages: [{ role: "user", content: { type: "text", text: written.text } }],
  });
}

/** SQL in a fence that nothing inside it can close. */
function fenced(sql: string): string {
  const longest = (sql.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}sql\n${sql}\n${fence}`;
}
