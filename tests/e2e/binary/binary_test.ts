import assert from "node:assert/strict";
import { toolNames } from "../../../src/tools/tool.ts";
import { version } from "../../../src/version.ts";
import { call, initialize } from "../../support/messages.ts";
import { freePort } from "../../support/program.ts";
import { buildProgram } from "./build.ts";

/** The size that a download may have, in bytes. */
const largest = 115_000_000;

/** PostgreSQL's own grammar alone refuses this, in its own words. */
const judgedByPostgres = "SELECT U&'\\d'";

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder with nothing in it, and an environment of nothing but what is given. */
function command(program: string, args: string[], env: Record<string, string>, folder: string): Deno.Command {
  return new Deno.Command(program, {
    args,
    env,
    clearEnv: true,
    cwd: folder,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
}

async function run(program: string, args: string[], env: Record<string, string> = {}, input = ""): Promise<Ran> {
  const folder = await Deno.makeTempDir();
  const process = command(program, args, env, folder).spawn();
  const writer = process.stdin.getWriter();
  await writer.write(new TextEncoder().encode(input)).catch(() => {});
  await writer.close().catch(() => {});
  const { code, stdout, stderr } = await process.output();
  await Deno.remove(folder);
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

async function serving(
  program: string,
  env: Record<string, string>,
  use: (url: string, port: number) => Promise<void>,
): Promise<Deno.CommandStatus> {
  const folder = await Deno.makeTempDir();
  const port = freePort();
  const process = command(program, [], { GOSQLX_MCP_PORT: String(port), ...env }, folder).spawn();
  await process.stdin.close();
  const reader = process.stderr.pipeThrough(new TextDecoderStream()).getReader();
  let log = "";
  while (!log.includes("listening on")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The program ended before it listened: ${log}`);
    log += value;
  }
  try {
    await use(`http://127.0.0.1:${port}`, port);
  } finally {
    process.kill("SIGTERM");
  }
  const status = await process.status;
  await reader.cancel();
  await process.stdout.cancel();
  await Deno.remove(folder);
  return status;
}

async function post(url: string, body: string): Promise<unknown> {
  const answer = await fetch(`${url}/mcp`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return await answer.json();
}

const build = await buildProgram();
if (!build.ok) console.log(`The standalone program is not tested: ${build.reason}`);
const program = build.ok ? build.program : "";

/** A test of the built program, left out (with the reason above) where none can be built. */
function test(name: string, body: () => Promise<void>): void {
  Deno.test({ name: `The standalone program ${name}`, fn: body, ignore: !build.ok });
}

test("is at most 115 MB", async () => {
  const { size } = await Deno.stat(program);
  assert.ok(size <= largest, `${size} bytes`);
});

test("tells its version and its usage", async () => {
  assert.deepEqual(await run(program, ["--version"]), { code: 0, stdout: `gosqlx-mcp ${version}\n`, stderr: "" });
  const { code, stdout } = await run(program, ["--help"]);
  assert.equal(code, 0);
  assert.match(stdout, /gosqlx-mcp --health/);
});

test("ends with status 2 at an argument it does not know", async () => {
  assert.deepEqual(await run(program, ["--sdtio"]), {
    code: 2,
    stdout: "",
    stderr: 'gosqlx-mcp: unknown argument "--sdtio"; try --help\n',
  });
});

test("ends with status 1 at a bad environment", async () => {
  assert.deepEqual(await run(program, [], { GOSQLX_MCP_PORT: "abc" }), {
    code: 1,
    stdout: "",
    stderr: 'gosqlx-mcp: configuration error: GOSQLX_MCP_PORT: expected integer, got "abc"\n',
  });
});

test("says in one line that its port is in use", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const port = String(listener.addr.port);
  assert.deepEqual(await run(program, [], { GOSQLX_MCP_PORT: port }), {
    code: 1,
    stdout: "",
    stderr: `gosqlx-mcp: cannot listen on 127.0.0.1:${port}: address already in use\n`,
  });
});

test("answers every tool over HTTP, judges PostgreSQL by PostgreSQL, and stops at SIGTERM with status 0", async () => {
  const status = await serving(program, {}, async (url, port) => {
    for (const name of toolNames) {
      const answer = await post(url, call(name, { sql: "SELECT id FROM users" }));
      assert.ok(JSON.stringify(answer).includes('"structuredContent"'), name);
    }
    const judged = await post(url, call("validate_sql", { sql: judgedByPostgres, dialect: "postgresql" }));
    assert.match(JSON.stringify(judged), /invalid Unicode escape/);
    const page = await post(
      url,
      '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"ui://gosqlx/analysis-v1.html"}}',
    );
    assert.match(JSON.stringify(page), /<!doctype html>/i);
    const health = await run(program, ["--health"], { GOSQLX_MCP_PORT: String(port) });
    assert.deepEqual(health, { code: 0, stdout: "", stderr: "" });
  });
  assert.equal(status.code, 0);
});

test("says with --health that no server answers", async () => {
  const port = String(freePort());
  assert.deepEqual(await run(program, ["--health"], { GOSQLX_MCP_PORT: port }), {
    code: 1,
    stdout: "",
    stderr: `gosqlx-mcp: no server answers at 127.0.0.1:${port}\n`,
  });
});

test("answers every tool over stdio and ends with its input", async () => {
  const calls = toolNames.map((name, i) => call(name, { sql: "SELECT id FROM users", dialect: "postgresql" }, i + 1));
  const { code, stdout, stderr } = await run(program, ["--stdio"], {}, `${[initialize(), ...calls].join("\n")}\n`);
  assert.equal(code, 0);
  assert.equal(stderr, "");
  const answers: { id: number; result: { structuredContent?: unknown } }[] = stdout.trim().split("\n").map((line) =>
    JSON.parse(line)
  );
  const answered = answers.filter(({ result }) => result.structuredContent !== undefined).map(({ id }) => id);
  assert.deepEqual(answered.sort((a, b) => a - b), toolNames.map((_, i) => i + 1));
});
