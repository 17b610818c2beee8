import assert from "node:assert/strict";
import { createServer, defaultConfig } from "../../src/mod.ts";
import { type Message, readBody } from "../../src/jsonrpc.ts";
import { handshakeVersions, modernVersion } from "../../src/mcp/versions.ts";
import { toolNames } from "../../src/tools/tool.ts";
import { call, initialize, message } from "../support/messages.ts";

const { endpoint } = createServer(defaultConfig());
const open = (text: string): Message => {
  const body = readBody(text);
  assert.equal(body.kind, "single");
  return body.kind === "single" ? body.message : { kind: "response" };
};
const ask = async (text: string) => {
  const answer = await endpoint.answer(open(text));
  assert.ok(answer.text);
  return JSON.parse(answer.text);
};
const result = async (method: string, params?: unknown) => (await ask(message(method, params))).result;

const envelope = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
};
const modern = (method: string, params: Record<string, unknown> = {}) =>
  message(method, { ...params, _meta: envelope });
const modernHeaders = (method: string, name?: string) => ({ protocolVersion: "2026-07-28", method, name });

Deno.test("initialize echoes each version that begins with a handshake, and offers the newest for any other", async () => {
  for (
    const version of ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  ) {
    assert.equal((await ask(initialize(version))).result.protocolVersion, version);
  }
  for (const version of ["1999-01-01", "2026-07-28", "latest"]) {
    assert.equal((await ask(initialize(version))).result.protocolVersion, "2025-11-25");
  }
  assert.equal((await result("initialize")).protocolVersion, "2025-03-26");
});

Deno.test("initialize says who answers, what there is and when to use it", async () => {
  const { capabilities, serverInfo, instructions } = (await ask(initialize())).result;
  assert.deepEqual(capabilities, { tools: {}, resources: {}, prompts: {}, completions: {} });
  assert.deepEqual({ name: serverInfo.name, version: serverInfo.version }, { name: "gosqlx-mcp", version: "1.0.0" });
  for (const name of toolNames) {
    assert.match(instructions, new RegExp(`^- ${name}:`, "m"));
  }
});

Deno.test("Requests before initialize, and a second initialize, are answered like any other", async () => {
  assert.deepEqual(await result("ping"), {});
  await ask(initialize());
  assert.equal((await ask(initialize())).result.serverInfo.name, "gosqlx-mcp");
});

Deno.test("tools/list names the seven tools in a fixed order, each with schemas and annotations", async () => {
  const { tools } = await result("tools/list");
  assert.deepEqual(tools.map((tool: { name: string }) => tool.name), [
    ...toolNames,
  ]);
  for (const tool of tools) {
    assert.deepEqual(tool.annotations, {
      title: tool.title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    assert.equal(tool.inputSchema.type, "object");
    assert.deepEqual(tool.inputSchema.required, ["sql"]);
    assert.equal(tool.outputSchema.type, "object");
    assert.ok(tool._meta["openai/toolInvocation/invoking"].length <= 64);
    assert.ok(tool._meta["openai/toolInvocation/invoked"].length <= 64);
    assert.deepEqual(tool._meta.securitySchemes, [{ type: "noauth" }]);
  }
});

Deno.test("Only analyze_sql carries the widget, under the current key and not the deprecated one", async () => {
  const { tools } = await result("tools/list");
  for (const tool of tools) {
    const bound = tool.name === "analyze_sql";
    assert.deepEqual(
      tool._meta.ui,
      bound ? { resourceUri: "ui://gosqlx/analysis-v1.html", visibility: ["model", "app"] } : undefined,
    );
    assert.equal(tool._meta["openai/outputTemplate"], bound ? "ui://gosqlx/analysis-v1.html" : undefined);
    assert.equal(tool._meta["openai/widgetAccessible"], bound ? true : undefined);
    assert.equal("ui/resourceUri" in tool._meta, false);
  }
});

Deno.test("securitySchemes is there only when GOSQLX_MCP_AUTH_TOKEN is unset", async () => {
  const closed = createServer({
    ...defaultConfig(),
    authToken: "secret",
  });
  const answer = await closed.endpoint.answer(open(message("tools/list")));
  assert.doesNotMatch(answer.text ?? "", /securitySchemes/);
});

Deno.test("GOSQLX_MCP_TOOLS: what is not offered is neither listed nor called", async () => {
  const { endpoint: small } = createServer({
    ...defaultConfig(),
    tools: ["lint_sql"],
  });
  const list = await small.answer(open(message("tools/list")));
  assert.deepEqual(JSON.parse(list.text ?? "").result.tools.map((tool: { name: string }) => tool.name), ["lint_sql"]);
  const refused = await small.answer(open(call("validate_sql")));
  assert.deepEqual(JSON.parse(refused.text ?? "").error, {
    code: -32602,
    message: 'Unknown tool "validate_sql"; the tools are lint_sql',
  });
});

Deno.test("A tool's answer is Go's JSON as text and the same object as structuredContent, and nothing else", async () => {
  const { result: answer } = await ask(call("parse_sql", { sql: "SELECT 1" }));
  assert.deepEqual(Object.keys(answer), ["content", "structuredContent"]);
  assert.equal(answer.content.length, 1);
  assert.deepEqual(JSON.parse(answer.content[0].text), answer.structuredContent);
});

Deno.test("A tool error is isError with the message as text, without structuredContent", async () => {
  for (const args of [{}, { sql: "" }, { sql: 7 }, { sql: null }, undefined]) {
    const { result: answer } = await ask(message("tools/call", { name: "validate_sql", arguments: args }));
    assert.deepEqual(answer, {
      content: [{ type: "text", text: "parameter 'sql' is required and must not be empty" }],
      isError: true,
    });
  }
});

Deno.test("sql of more than 1 MB is a tool error", async () => {
  const { result: answer } = await ask(call("validate_sql", { sql: "x".repeat(1024 * 1024 + 1) }));
  assert.equal(answer.isError, true);
  assert.equal(answer.content[0].text, "parameter 'sql' must not be longer than 1 MB");
});

Deno.test("Progress tokens never break a call", async () => {
  for (const progressToken of [1, "abc"]) {
    const params = { name: "validate_sql", arguments: { sql: "SELECT 1" }, _meta: { progressToken } };
    assert.equal((await result("tools/call", params)).isError, undefined);
  }
});

Deno.test("resources/list and resources/read give the report page with its _meta on both", async () => {
  const { resources } = await result("resources/list");
  const meta = {
    ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true, permissions: { clipboardWrite: {} } },
    "openai/widgetCSP": { connect_domains: [], resource_domains: [] },
    "openai/widgetPrefersBorder": true,
    "openai/widgetDescription": resources[0].description,
  };
  assert.equal(resources[0].uri, "ui://gosqlx/analysis-v1.html");
  assert.equal(resources[0].name, "gosqlx_analysis_report");
  assert.equal(resources[0].mimeType, "text/html;profile=mcp-app");
  assert.deepEqual(resources[0]._meta, meta);
  const { contents } = await result("resources/read", { uri: "ui://gosqlx/analysis-v1.html" });
  assert.equal(contents.length, 1);
  assert.equal(contents[0].mimeType, "text/html;profile=mcp-app");
  assert.match(contents[0].text, /^<!doctype html>/i);
  assert.deepEqual(contents[0]._meta, meta);
});

Deno.test("gosqlx://rules lists every rule, and gosqlx://rules/{id} shows one with both examples, whatever its case", async () => {
  const { contents: [rules] } = await result("resources/read", { uri: "gosqlx://rules" });
  assert.match(rules.text, /\| L007 \| KeywordCase \| warning \|/);
  assert.match(rules.text, /\| tautology \|/);
  const { contents: [rule] } = await result("resources/read", { uri: "gosqlx://rules/l007" });
  assert.match(rule.text, /^# L007 KeywordCase\n/);
  assert.match(rule.text, /Bad:\n\n```sql\n[^`]+\n```\n\nGood:\n\n```sql\n[^`]+\n```/);
  const { resourceTemplates } = await result("resources/templates/list");
  assert.deepEqual(resourceTemplates.map((each: { uriTemplate: string }) => each.uriTemplate), ["gosqlx://rules/{id}"]);
});

Deno.test("gosqlx://dialects names the eleven dialects", async () => {
  const { contents: [dialects] } = await result("resources/read", { uri: "gosqlx://dialects" });
  assert.equal(dialects.text.match(/^- \w+$/gm).length, 11);
});

Deno.test("A resource that does not exist is an error that carries its uri", async () => {
  const { error } = await ask(message("resources/read", { uri: "gosqlx://rules/L999" }));
  assert.equal(error.code, -32602);
  assert.match(error.message, /^Resource not found; the rules are L0\d\d, /);
  assert.deepEqual(error.data, { uri: "gosqlx://rules/L999" });
});

Deno.test("prompts/get writes review_sql and explain_finding, and says what is wrong with arguments", async () => {
  const { prompts } = await result("prompts/list");
  assert.deepEqual(prompts.map((prompt: { name: string }) => prompt.name), ["review_sql", "explain_finding"]);
  const review = await result("prompts/get", {
    name: "review_sql",
    arguments: { sql: "SELECT ```", dialect: "mysql" },
  });
  assert.equal(review.messages[0].role, "user");
  assert.match(
    review.messages[0].content.text,
    /with dialect mysql[^]*````sql\nSELECT ```\n````$/,
  );
  const explain = await result("prompts/get", { name: "explain_finding", arguments: { rule: "L007" } });
  assert.match(explain.messages[0].content.text, /# L007 KeywordCase/);
  const refused: [unknown, RegExp][] = [
    [{ name: "review_sql" }, /needs sql as a non-empty string/],
    [{ name: "review_sql", arguments: { sql: 7 } }, /needs sql as a non-empty string/],
    [
      { name: "review_sql", arguments: { sql: "SELECT 1", dialect: "db2" } },
      /dialect must be one of generic, .* got "db2"/,
    ],
    [{ name: "explain_finding", arguments: { rule: "L999" } }, /rule must be one of L0\d\d, /],
    [{ name: "nope" }, /the prompts are review_sql, explain_finding/],
    [{}, /the prompts are/],
  ];
  for (const [params, pattern] of refused) {
    const { error } = await ask(message("prompts/get", params));
    assert.equal(error.code, -32602);
    assert.match(error.message, pattern);
  }
});

Deno.test("completion/complete completes dialects and rule ids, whatever the case", async () => {
  const complete = async (ref: unknown, name: string, value: string) =>
    (await result("completion/complete", { ref, argument: { name, value } }))
      .completion;
  const review = { type: "ref/prompt", name: "review_sql" };
  assert.deepEqual(await complete(review, "dialect", "My"), { values: ["mysql"], total: 1, hasMore: false });
  assert.equal((await complete(review, "dialect", "")).total, 11);
  assert.match((await complete({ type: "ref/prompt", name: "explain_finding" }, "rule", "l00")).values[0], /^L00\d$/);
  const template = { type: "ref/resource", uri: "gosqlx://rules/{id}" };
  assert.deepEqual((await complete(template, "id", "taut")).values, ["tautology"]);
  assert.deepEqual((await complete(review, "sql", "SEL")).values, []);
  assert.deepEqual((await complete({ type: "ref/prompt", name: "nope" }, "x", "")).values, []);
  for (
    const params of [
      {},
      { ref: review },
      { ref: { type: "x" }, argument: {} },
      { ref: review, argument: { name: "dialect" } },
    ]
  ) {
    assert.equal((await ask(message("completion/complete", params))).error.code, -32602);
  }
});

Deno.test("2026-07-28: server/discover answers without a handshake", async () => {
  const answer = await endpoint.answer(open(modern("server/discover")), modernHeaders("server/discover"));
  assert.equal(answer.status, 200);
  const { result: discovered } = JSON.parse(answer.text ?? "");
  assert.deepEqual(discovered.supportedVersions, ["2026-07-28"]);
  assert.deepEqual(discovered.capabilities, { tools: {}, resources: {}, prompts: {}, completions: {} });
  assert.equal(discovered.resultType, "complete");
  assert.equal(discovered._meta["io.modelcontextprotocol/serverInfo"].name, "gosqlx-mcp");
});

Deno.test("2026-07-28: lists and reads carry ttlMs and cacheScope, calls do not; all carry resultType and serverInfo", async () => {
  const cases: [string, Record<string, unknown>, string | undefined][] = [
    ["tools/list", {}, undefined],
    ["resources/list", {}, undefined],
    ["resources/templates/list", {}, undefined],
    ["prompts/list", {}, undefined],
    ["resources/read", { uri: "gosqlx://rules" }, "gosqlx://rules"],
    ["tools/call", { name: "validate_sql", arguments: { sql: "SELECT 1" } }, "validate_sql"],
    ["prompts/get", { name: "explain_finding", arguments: { rule: "L007" } }, "explain_finding"],
  ];
  for (const [method, params, name] of cases) {
    const answer = await endpoint.answer(open(modern(method, params)), modernHeaders(method, name));
    assert.equal(answer.status, 200, method);
    const { id, result: given } = JSON.parse(answer.text ?? "");
    assert.equal(id, 1);
    assert.equal(given.resultType, "complete", method);
    assert.equal(given._meta["io.modelcontextprotocol/serverInfo"].version, "1.0.0", method);
    const kept = method.endsWith("list") || method === "resources/read";
    assert.equal(given.ttlMs, kept ? 86_400_000 : undefined, method);
    assert.equal(given.cacheScope, kept ? "public" : undefined, method);
  }
});

Deno.test("2026-07-28: the same request in both eras gives the same tool result", async () => {
  const params = { name: "parse_sql", arguments: { sql: "SELECT 1" } };
  const answer = await endpoint.answer(open(modern("tools/call", params)), modernHeaders("tools/call", "parse_sql"));
  const { content, structuredContent } = JSON.parse(answer.text ?? "").result;
  assert.deepEqual({ content, structuredContent }, await result("tools/call", params));
});

Deno.test("2026-07-28: the errors the revision documents, each with its HTTP status", async () => {
  const list = modern("tools/list");
  const asked = (text: string, headers: Parameters<typeof endpoint.answer>[1]) => endpoint.answer(open(text), headers);
  const cases: [string, Parameters<typeof endpoint.answer>[1], number, number][] = [
    [list, { protocolVersion: undefined, method: "tools/list", name: undefined }, 400, -32020],
    [list, { protocolVersion: "2026-07-28", method: undefined, name: undefined }, 400, -32020],
    [list, { protocolVersion: "2025-11-25", method: "tools/list", name: undefined }, 400, -32020],
    [list, modernHeaders("tools/call"), 400, -32020],
    [modern("tools/call", { name: "validate_sql" }), modernHeaders("tools/call"), 400, -32020],
    [modern("tools/call", { name: "validate_sql" }), modernHeaders("tools/call", "lint_sql"), 400, -32020],
    [modern("tools/call", { name: "validate_sql" }), modernHeaders("tools/call", "=?base64?***?="), 400, -32020],
    [modern("no/such"), modernHeaders("no/such"), 404, -32601],
    [modern("ping"), modernHeaders("ping"), 404, -32601],
    [modern("initialize"), modernHeaders("initialize"), 404, -32601],
    [modern("tools/call", { name: "nope" }), modernHeaders("tools/call", "nope"), 200, -32602],
    [modern("resources/read", { uri: "x:y" }), modernHeaders("resources/read", "x:y"), 200, -32602],
    [message("tools/list"), modernHeaders("tools/list"), 400, -32602],
    [
      message("tools/list", { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } }),
      modernHeaders("tools/list"),
      400,
      -32602,
    ],
    [
      message("tools/list", {
        _meta: {
          ...envelope,
          "io.modelcontextprotocol/protocolVersion": "2099-01-01",
        },
      }),
      { protocolVersion: "2099-01-01", method: "tools/list", name: undefined },
      400,
      -32022,
    ],
  ];
  for (const [text, headers, status, code] of cases) {
    const answer = await asked(text, headers);
    assert.deepEqual({ status: answer.status, code: JSON.parse(answer.text ?? "").error.code }, { status, code }, text);
  }
  const encoded = `=?base64?${btoa("validate_sql")}?=`;
  const call = modern("tools/call", { name: "validate_sql", arguments: { sql: "SELECT 1" } });
  assert.equal((await asked(call, modernHeaders("tools/call", encoded))).status, 200, "a name may come in Base64");
});

Deno.test("2026-07-28 without HTTP (stdio) needs no headers", async () => {
  assert.equal((await endpoint.answer(open(modern("tools/list")))).status, 200);
});

Deno.test("2026-07-28: requests of many clients under one id do not mix", async () => {
  const names = ["validate_sql", "parse_sql", "lint_sql", "nope"];
  const answers = await Promise.all(
    names.map((name) =>
      endpoint.answer(
        open(modern("tools/call", { name, arguments: { sql: "SELECT 1" } })),
        modernHeaders("tools/call", name),
      )
    ),
  );
  const alone = await Promise.all(names.map((name) => ask(call(name))));
  for (const [index, answer] of answers.entries()) {
    const { result: given, error } = JSON.parse(answer.text ?? "");
    assert.deepEqual(given?.content ?? error.code, alone[index].result?.content ?? alone[index].error.code);
  }
});

Deno.test("The versions this server knows are those of the SDK", async () => {
  const { SUPPORTED_PROTOCOL_VERSIONS } = await import("@modelcontextprotocol/server");
  assert.deepEqual(handshakeVersions, SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < modernVersion));
});

Deno.test("A server that nobody asks in the 2026-07-28 way never loads the SDK", async () => {
  const url = new URL("../../src/server.ts", import.meta.url);
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", url.href],
  }).output();
  assert.equal(code, 0, new TextDecoder().decode(stderr));
  const { modules } = JSON.parse(new TextDecoder().decode(stdout)) as {
    modules: { specifier: string; dependencies?: { specifier: string; isDynamic?: boolean }[] }[];
  };
  const importers = modules.flatMap(({ specifier, dependencies = [] }) =>
    dependencies.some((each) => each.specifier.startsWith("@modelcontextprotocol/")) ? specifier : []
  );
  assert.deepEqual(importers.map((specifier) => specifier.split("/").at(-1)), ["modern_era.ts"]);
  const loaders = modules.flatMap(({ dependencies = [] }) =>
    dependencies.filter((each) => each.specifier === "./modern_era.ts" && !each.isDynamic)
  );
  assert.deepEqual(loaders, []);
});
