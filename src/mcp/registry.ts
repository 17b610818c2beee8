import type { Tool } from "../tools/tool.ts";
import { complete } from "./completions.ts";
import { type Registry, success } from "./method.ts";
import { prepare } from "./prepared.ts";
import { promptMethods } from "./prompts.ts";
import { onlyPage, resourceMethods } from "./resources.ts";
import { callTool, toolEntries } from "./tools.ts";

/** When to use which tool. It steers nobody towards the tools where SQL is not the question. */
const instructions =
  `Read-only analysis of SQL text in eleven dialects. Nothing is executed and no database is contacted.

- analyze_sql: everything below in one call; use it for a review or when several answers are wanted.
- validate_sql: is it valid, and if not, where and why.
- format_sql: the same SQL, laid out.
- parse_sql: how many statements, and of which kinds.
- extract_metadata: the tables, columns and functions it names.
- security_scan: signs of SQL injection.
- lint_sql: style, and on request safety and performance rules.

Pass dialect whenever the database is known. gosqlx://rules explains every finding.`;

/**
 * What the product offers: the given tools, the report page, the rules and dialects as resources, two prompts, and
 * completions.
 *
 * @param open whether the server takes requests without a token
 */
export function productRegistry(tools: readonly Tool[], open: boolean): Registry {
  const list = success({ tools: prepare(toolEntries(tools, open)) });
  return {
    instructions,
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    methods: new Map([
      ["tools/list", (params) => onlyPage(params) ?? list],
      ["tools/call", callTool(tools)],
      ...resourceMethods(),
      ...promptMethods(),
      ["completion/complete", complete],
    ]),
  };
}
