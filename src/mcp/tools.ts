import { codes, isObject, type Received } from "../jsonrpc.ts";
import type { JsonObject, Tool, ToolResult } from "../tools/tool.ts";
import { toolMeta } from "./apps.ts";
import { goJson } from "./go_json.ts";
import { failure, type Method, type Outcome, success } from "./method.ts";
import { prepare } from "./prepared.ts";

/** The longest `sql` any transport passes on, in UTF-16 units; HTTP bodies are far smaller. */
const longestSql = 1024 * 1024;

/** What `tools/list` says of each tool. */
export function toolEntries(tools: readonly Tool[], open: boolean): readonly Received[] {
  return tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: tool.inputSchema,
    outputSchema: tool.outputSchema,
    // ChatGPT assumes the worst of a hint that is absent, so all four are spelled out.
    annotations: {
      title: tool.title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    _meta: toolMeta(tool, open),
  }));
}

/** The `tools/call` method over a list of tools. */
export function callTool(tools: readonly Tool[]): Method {
  const byName = new Map<string, Tool>(tools.map((tool) => [tool.name, tool]));
  const names = tools.map((tool) => tool.name).join(", ");
  return (params) => {
    const { name, arguments: given } = params;
    if (typeof name !== "string") return failure(codes.invalidParams, "tools/call needs the name of a tool");
    const tool = byName.get(name);
    if (tool === undefined) {
      return failure(codes.invalidParams, `Unknown tool ${JSON.stringify(name.slice(0, 100))}; the tools are ${names}`);
    }
    if (given !== undefined && given !== null && !isObject(given)) {
      return failure(codes.invalidParams, `The arguments of ${name} must be an object`);
    }
    const args = (given ?? {}) as JsonObject;
    if (typeof args.sql === "string" && args.sql.length > longestSql) {
      return toOutcome({ ok: false, message: "parameter 'sql' must not be longer than 1 MB" });
    }
    const result = tool.call(args);
    return result instanceof Promise ? result.then(toOutcome) : toOutcome(result);
  };
}

function toOutcome(result: ToolResult): Outcome {
  if (!result.ok) return success(toolResult(result));
  const json = goJson(result.value);
  const text = `{"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}}`;
  return success(contentOf(result.value, json), text);
}

/**
 * What a tool's answer looks like on the wire: its JSON as text, and the same object as `structuredContent`; a
 * message alone where the caller has to mend the input.
 */
export function toolResult(result: ToolResult): Received {
  if (!result.ok) return { content: [{ type: "text", text: result.message }], isError: true };
  return contentOf(result.value, goJson(result.value));
}

function contentOf(value: JsonObject, json: string): Received {
  return { content: [{ type: "text", text: json }], structuredContent: prepare(value, json) };
}
