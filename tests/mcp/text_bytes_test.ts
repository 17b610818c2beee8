import assert from "node:assert/strict";
import { createServer, defaultConfig } from "../../src/mod.ts";
import type { ToolName } from "../../src/tools/tool.ts";

const { endpoint } = createServer(defaultConfig());

/** The text content of a call, and the whole response it came in. */
async function call(name: ToolName, args: unknown): Promise<{ readonly text: string; readonly response: string }> {
  const params = { name, arguments: args };
  const { text: response } = await endpoint.answer({ kind: "request", id: 1, method: "tools/call", params });
  assert.ok(response);
  return { text: JSON.parse(response).result.content[0].text, response };
}

const clean =
  '{"critical_count":0,"findings":[],"has_critical":false,"has_high":false,"high_count":0,"is_clean":true,' +
  '"low_count":0,"medium_count":0,"total_count":0}';

/** Calls and the bytes of their text. */
const pinned: readonly (readonly [ToolName, unknown, string])[] = [
  ["validate_sql", { sql: "SELECT id FROM parcels WHERE weight < 5 AND note = '&'" }, '{"valid":true}'],
  ["validate_sql", { sql: "SELECT id FROM parcels", dialect: "mysql" }, '{"dialect":"mysql","valid":true}'],
  ["validate_sql", { sql: " -- nothing\n;" }, '{"error":"empty input","valid":false}'],
  [
    "parse_sql",
    { sql: "SELECT 1; INSERT INTO parcels VALUES (1)" },
    '{"statement_count":2,"statement_types":["*ast.SelectStatement","*ast.InsertStatement"]}',
  ],
  [
    "extract_metadata",
    { sql: "SELECT p.id, COUNT(*) FROM parcels p JOIN depots d ON p.depot_id = d.id" },
    '{"columns":["id","depot_id"],"functions":["COUNT"],"tables":["parcels","depots"]}',
  ],
  ["extract_metadata", { sql: "SELECT 1" }, '{"columns":[],"functions":[],"tables":[]}'],
  [
    "format_sql",
    { sql: "SELECT id FROM parcels WHERE note = '<&>'", indent_size: 4 },
    '{"formatted_sql":"SELECT id\\nFROM parcels\\nWHERE note = \'\\u003c\\u0026\\u003e\'","options":' +
    '{"add_semicolon":false,"indent_size":4,"uppercase_keywords":false}}',
  ],
  ["security_scan", { sql: "SELECT id FROM parcels" }, clean],
  ["lint_sql", { sql: "SELECT id\nFROM parcels\n" }, '{"violation_count":0,"violations":[]}'],
  [
    "analyze_sql",
    { sql: "SELECT id FROM parcels" },
    '{"format":{"formatted_sql":"SELECT id\\nFROM parcels","options":{"add_semicolon":false,"indent_size":2,' +
    '"uppercase_keywords":false}},"lint":{"violation_count":0,"violations":[]},"metadata":{"columns":["id"],' +
    '"functions":[],"tables":["parcels"]},"parse":{"statement_count":1,"statement_types":["*ast.SelectStatement"]},' +
    `"security":${clean},"validate":{"valid":true}}`,
  ],
];

for (const [name, args, expected] of pinned) {
  Deno.test(`The text of ${name} on ${JSON.stringify(args)} is Go's JSON, byte for byte`, async () => {
    assert.equal((await call(name, args)).text, expected);
  });
}

Deno.test("A token that JSON must escape is escaped in the error's text, and the place follows in sorted keys", async () => {
  const { text } = await call("validate_sql", { sql: "SELECT id FROM parcels WHERE <" });
  assert.match(text, /^\{"column":30,"error":"unexpected [^<>&]*","line":1,"valid":false\}$/);
});

Deno.test("structuredContent stands in the response in the same bytes as the text", async () => {
  const { text, response } = await call("format_sql", { sql: "SELECT '<', '\u2028', '😀' FROM parcels" });
  assert.ok(response.endsWith(`"structuredContent":${text}}}`), response);
});
