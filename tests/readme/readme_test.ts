import assert from "node:assert/strict";
import { goJson } from "../../src/mcp/go_json.ts";
import { tools } from "../../src/tools/mod.ts";
import { read } from "../packaging/root.ts";
import { runProgram, startProgram } from "../support/program.ts";

const readme = read("README.md");

/** A fenced block: what stands behind its opening fence, and its text. */
interface Block {
  readonly info: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...readme.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map((match) => ({
  info: match[1] ?? "",
  text: match[2] ?? "",
}));

/** The block behind the one at `index`. */
function behind(index: number): string {
  return (blocks[index + 1]?.text ?? "").trim();
}

/** Every command of the README's shell blocks, continued lines joined. */
const commands: readonly string[] = blocks.filter(({ info }) => info === "sh")
  .flatMap(({ text }) => text.replaceAll("\\\n", " ").trim().split("\n").map((line) => line.replaceAll(/\s+/g, " ")));

for (const [index, { info, text }] of blocks.entries()) {
  const name = info.startsWith("json call ") ? info.slice("json call ".length) : undefined;
  if (name === undefined) continue;
  Deno.test(`README: ${name} answers as shown`, async () => {
    const tool = tools.find((entry) => entry.name === name);
    assert.ok(tool !== undefined, `there is no tool ${name}`);
    const result = await tool.call(JSON.parse(text));
    assert.ok(result.ok);
    assert.equal(goJson(result.value), behind(index));
  });
}

Deno.test("README: the curl line is answered with the text shown", async () => {
  const index = blocks.findIndex(({ text }) => text.startsWith("curl -s -X POST"));
  const command = (blocks[index]?.text ?? "").replaceAll("\\\n", " ");
  await using program = await startProgram();
  const { stdout } = await new Deno.Command("sh", {
    args: ["-c", command.replace("http://127.0.0.1:8080/mcp", program.url)],
  }).output();
  const answer: { result: { content: [{ text: string }] } } = JSON.parse(new TextDecoder().decode(stdout));
  assert.equal(answer.result.content[0].text, behind(index));
});

Deno.test("README: the first two commands run tasks of deno.json, with the Deno that the project pins", () => {
  assert.deepEqual(commands.slice(0, 2), ["npx -y deno@2.9.6 task start", "npx -y deno@2.9.6 task test"]);
  const { tasks }: { tasks: Record<string, string> } = JSON.parse(read("deno.json"));
  for (const [, task] of readme.matchAll(/deno task ([a-z]+)/g)) assert.ok(task !== undefined && task in tasks, task);
});

Deno.test("README: every host's snippet starts or reaches the server", async () => {
  const snippets = blocks.filter(({ info, text }) => info === "json" && /"(mcpServers|servers)"/.test(text));
  assert.equal(snippets.length, 4);
  await using program = await startProgram({ GOSQLX_MCP_AUTH_TOKEN: "your-token-here" });
  for (const { text } of snippets) {
    const parsed: Record<
      string,
      { gosqlx: { command?: string; args?: string[]; url?: string; headers?: Record<string, string> } }
    > = JSON.parse(text);
    const entry = (parsed.mcpServers ?? parsed.servers)?.gosqlx;
    assert.ok(entry !== undefined);
    if (entry.command !== undefined) {
      assert.equal(entry.command, "gosqlx-mcp");
      assert.deepEqual(entry.args, ["--stdio"]);
      const { code, stdout } = await runProgram("stdio", { input: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n' });
      assert.deepEqual({ code, stdout }, { code: 0, stdout: '{"jsonrpc":"2.0","id":1,"result":{}}\n' });
      continue;
    }
    assert.equal(entry.url, "http://127.0.0.1:8080/mcp");
    const answer = await fetch(program.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...entry.headers },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    });
    await answer.body?.cancel();
    assert.equal(answer.status, entry.headers === undefined ? 401 : 200);
  }
});

Deno.test("README: the embedding example type-checks", async () => {
  const example = blocks.find(({ info }) => info === "ts");
  assert.ok(example !== undefined);
  const folder = await Deno.makeTempDir();
  const root = new URL("../../", import.meta.url);
  await Deno.writeTextFile(`${folder}/example.ts`, example.text.replace('"./src/mod.ts"', `"${root.href}src/mod.ts"`));
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["check", "--config", new URL("deno.json", root).pathname, `${folder}/example.ts`],
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  await Deno.remove(folder, { recursive: true });
});

Deno.test("README: the table of variables names those that the program reads, and no others", () => {
  const table = readme.slice(readme.indexOf("## Configuration"), readme.indexOf("## Security"));
  const named = new Set(table.match(/GOSQLX_MCP_[A-Z_]+[A-Z]/g));
  const known = new Set(read("src/config.ts").match(/GOSQLX_MCP_[A-Z_]+[A-Z]/g));
  assert.deepEqual([...named].sort(), [...known].sort());
});

Deno.test("README: every file it names exists", () => {
  for (const [, path] of readme.matchAll(/`((?:src|bench|tests|widget|docs|scripts)\/[\w./-]+\.(?:ts|md|html))`/g)) {
    assert.ok(path !== undefined && Deno.statSync(new URL(`../../${path}`, import.meta.url)).isFile, path);
  }
});
