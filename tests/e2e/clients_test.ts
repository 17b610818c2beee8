import { Client as CurrentClient, StreamableHTTPClientTransport as CurrentHttp } from "@modelcontextprotocol/client";
import { StdioClientTransport as CurrentStdio } from "@modelcontextprotocol/client/stdio";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as EarlierStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as EarlierHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { toolNames } from "../../src/tools/tool.ts";
import { programArguments } from "../support/program.ts";
import { serveUnlimited } from "../support/unlimited.ts";

/** What a client saw of the server. */
interface Seen {
  readonly protocol: string | undefined;
  readonly tools: readonly string[];
  readonly calls: Readonly<Record<string, unknown>>;
  readonly invalid: unknown;
  readonly mistake: readonly [unknown, unknown];
  readonly page: readonly [unknown, unknown];
  readonly unknown: number;
}

/** Where a client connects: a URL, or the command that it starts and speaks to. */
type Target = { readonly url: string } | { readonly command: string; readonly args: string[] };

const stdio: Target = { command: Deno.execPath(), args: programArguments("stdio") };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The part of the two TypeScript clients that the check uses. */
interface Asking {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<Record<string, unknown>>;
  readResource(params: { uri: string }): Promise<{ contents: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

async function look(client: Asking, protocol: string | undefined): Promise<Seen> {
  const { tools } = await client.listTools();
  const calls: Record<string, unknown> = {};
  for (const name of toolNames) {
    calls[name] = (await client.callTool({ name, arguments: { sql: "SELECT 1" } })).structuredContent;
  }
  const invalid = await client.callTool({ name: "validate_sql", arguments: { sql: "SELECT FROM FROM" } });
  const mistake = await client.callTool({ name: "validate_sql", arguments: { sql: "" } });
  const { contents: [page] } = await client.readResource({ uri: "ui://gosqlx/analysis-v1.html" });
  const unknown = await client.callTool({ name: "no_such_tool", arguments: { sql: "SELECT 1" } })
    .then(() => 0, (error) => error.code);
  await client.close();
  return {
    protocol,
    tools: tools.map((tool) => tool.name),
    calls,
    invalid: (invalid.structuredContent as { valid: boolean }).valid,
    mistake: [mistake.isError, (mistake.content as { text: string }[])[0]?.text],
    page: [page?.mimeType, String(page?.text).slice(0, 15).toLowerCase()],
    unknown,
  };
}

async function current(target: Target, mode: "legacy" | { pin: string }): Promise<Seen> {
  const client = new CurrentClient({ name: "test", version: "0" }, { versionNegotiation: { mode } });
  await client.connect("url" in target ? new CurrentHttp(new URL(target.url)) : new CurrentStdio(target));
  return await look(client as unknown as Asking, client.getNegotiatedProtocolVersion());
}

async function earlier(target: Target): Promise<Seen> {
  const client = new EarlierClient({ name: "test", version: "0" });
  const transport = "url" in target ? new EarlierHttp(new URL(target.url)) : new EarlierStdio(target);
  let protocol: string | undefined;
  const set = transport.setProtocolVersion?.bind(transport);
  transport.setProtocolVersion = (version: string) => {
    protocol = version;
    set?.(version);
  };
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return await look(client as unknown as Asking, protocol);
}

/** Runs a client that is a program of its own. */
async function external(command: string, args: string[], target: Target): Promise<Seen> {
  const rest = "url" in target ? [target.url] : [target.command, ...target.args];
  const { code, stdout, stderr } = await new Deno.Command(command, { args: [...args, ...rest] }).output();
  assert.equal(code, 0, new TextDecoder().decode(stderr));
  return JSON.parse(new TextDecoder().decode(stdout));
}

function check(seen: Seen, protocol: string): void {
  assert.equal(seen.protocol, protocol);
  assert.deepEqual(seen.tools, [...toolNames]);
  assert.deepEqual(seen.calls.validate_sql, { valid: true });
  assert.deepEqual(seen.calls.parse_sql, { statement_count: 1, statement_types: ["*ast.SelectStatement"] });
  assert.deepEqual(Object.keys(seen.calls.analyze_sql as object).sort(), [
    "format",
    "lint",
    "metadata",
    "parse",
    "security",
    "validate",
  ]);
  assert.equal(seen.invalid, false, "an error in the SQL is a result");
  assert.deepEqual(
    seen.mistake,
    [true, "parameter 'sql' is required and must not be empty"],
    "one in the input a tool error",
  );
  assert.equal(seen.unknown, -32602, "one in the request a JSON-RPC error");
  assert.deepEqual(seen.page, ["text/html;profile=mcp-app", "<!doctype html>"]);
}

async function overBoth(run: (target: Target) => Promise<Seen>, protocol: string): Promise<void> {
  await using server = serveUnlimited();
  check(await run({ url: server.url }), protocol);
  check(await run(stdio), protocol);
}

/** Runs a command to its end; undefined where there is no such program. */
async function attempt(command: string, args: string[], cwd?: string): Promise<Deno.CommandOutput | undefined> {
  try {
    return await new Deno.Command(command, { args, ...(cwd !== undefined && { cwd }) }).output();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** A Python that has the package `mcp`: the system's, else one in an environment of our own, else a reason. */
async function pythonWithMcp(): Promise<{ readonly python: string } | { readonly missing: string }> {
  const own = here("../../.cache/python");
  for (const python of ["python3", `${own}/bin/python`]) {
    const output = await attempt(python, ["-c", "import mcp; mcp.Client"]);
    if (output?.success) return { python };
  }
  const created = await attempt("python3", ["-m", "venv", own]);
  if (!created?.success) return { missing: "python3 with venv is not installed" };
  const installed = await attempt(`${own}/bin/python`, ["-m", "pip", "install", "--quiet", "mcp==2.3.0"]);
  return installed?.success ? { python: `${own}/bin/python` } : { missing: "pip cannot install mcp==2.3.0" };
}

/** The client on mcp-go, built; else a reason. */
async function goClient(): Promise<{ readonly program: string } | { readonly missing: string }> {
  const program = here("../../.cache/mcp-go-client");
  const built = await attempt("go", ["build", "-o", program, "."], here("clients/go"));
  if (built === undefined) return { missing: "go is not installed" };
  return built.success ? { program } : { missing: `go cannot build it: ${new TextDecoder().decode(built.stderr)}` };
}

Deno.test("The SDK's current client speaks 2025-11-25 over HTTP and stdio", async () => {
  await overBoth((target) => current(target, "legacy"), "2025-11-25");
});

Deno.test("The SDK's current client speaks 2026-07-28 over HTTP and stdio", async () => {
  await overBoth((target) => current(target, { pin: "2026-07-28" }), "2026-07-28");
});

Deno.test("The SDK's 1.x client, which most hosts ship, speaks over HTTP and stdio", async () => {
  await overBoth(earlier, "2025-11-25");
});

Deno.test("The Python package mcp's client speaks 2025-11-25 and 2026-07-28 over HTTP and stdio", async () => {
  const found = await pythonWithMcp();
  if ("missing" in found) return console.log(`skipped: ${found.missing}`);
  const script = here("clients/client.py");
  await overBoth((target) => external(found.python, [script, "legacy"], target), "2025-11-25");
  await overBoth((target) => external(found.python, [script, "2026-07-28"], target), "2026-07-28");
});

Deno.test("mcp-go's client speaks 2025-11-25 over HTTP and stdio", async () => {
  const found = await goClient();
  if ("missing" in found) return console.log(`skipped: ${found.missing}`);
  await overBoth((target) => external(found.program, [], target), "2025-11-25");
});
