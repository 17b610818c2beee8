import assert from "node:assert/strict";
import { toolResult } from "../../src/mcp/tools.ts";
import { tools } from "../../src/tools/mod.ts";
import type { Json, JsonObject, ToolName, ToolResult } from "../../src/tools/tool.ts";

async function call(name: ToolName, args: JsonObject): Promise<ToolResult> {
  const tool = tools.find((tool) => tool.name === name);
  assert.ok(tool);
  return await tool.call(args);
}

/** What tools/call answers, as it goes over the wire. */
export async function onWire(name: ToolName, args: JsonObject): Promise<JsonObject> {
  return JSON.parse(JSON.stringify(toolResult(await call(name, args))));
}

/** The result object of a call that succeeds, as it goes over the wire. */
export async function answer(name: ToolName, args: JsonObject): Promise<JsonObject> {
  const result = await call(name, args);
  assert.ok(result.ok, result.ok ? "" : `${name} refuses ${JSON.stringify(args)}: ${result.message}`);
  return JSON.parse(JSON.stringify(result.value));
}

/** The message of a call that fails. */
export async function refusal(name: ToolName, args: JsonObject): Promise<string> {
  const result = await call(name, args);
  assert.ok(!result.ok, `${name} accepts ${JSON.stringify(args)}`);
  return result.message;
}

/** The list under `key` of a result. */
export function list(result: JsonObject, key: string): readonly Json[] {
  const value = result[key];
  assert.ok(Array.isArray(value), `${key} is no list`);
  return value;
}

/** The objects under `key` of a result. */
export function objects(result: JsonObject, key: string): readonly JsonObject[] {
  return list(result, key).filter((one): one is JsonObject =>
    typeof one === "object" && one !== null && !Array.isArray(one)
  );
}

/** True where `validate_sql` takes `sql`. */
export async function isValid(sql: string, dialect?: string): Promise<boolean> {
  return (await answer("validate_sql", dialect === undefined ? { sql } : { sql, dialect })).valid === true;
}

/** The message of `validate_sql`; fails where the SQL is valid. */
export async function errorOf(sql: string, dialect?: string): Promise<string> {
  const result = await answer("validate_sql", dialect === undefined ? { sql } : { sql, dialect });
  assert.equal(result.valid, false, `${sql} is valid`);
  return String(result.error);
}

/** What `format_sql` makes of `sql`. */
export async function formatted(sql: string, args: JsonObject = {}): Promise<string> {
  return String((await answer("format_sql", { sql, ...args })).formatted_sql);
}
