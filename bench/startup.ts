/**
 * From spawning the program to its first answers.
 *
 * Usage: `deno task bench startup [BINARY]`
 *
 * stdio: to the answer to `tools/list` after `initialize`; HTTP: to the first answer of `/health`. BINARY is a compiled
 * program to measure beside the source.
 */
import { command, quantile } from "./server.ts";

const runs = 15;

async function toFirstList(words: readonly string[]): Promise<number> {
  const [program = "", ...args] = words;
  const begin = performance.now();
  const process = new Deno.Command(program, { args, stdin: "piped", stdout: "piped", stderr: "null" }).spawn();
  const writer = process.stdin.getWriter();
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "0" } };
  const lines = [
    { jsonrpc: "2.0", id: 0, method: "initialize", params },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 1, method: "tools/list" },
  ];
  await writer.write(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
  let text = "";
  const reader = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes('"id":1')) {
    const { done, value } = await reader.read();
    if (done) throw new Error("The program ended without an answer");
    text += value;
  }
  const took = performance.now() - begin;
  await reader.cancel();
  await writer.close();
  await process.status;
  return took;
}

async function toFirstHealth(words: readonly string[]): Promise<number> {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  listener.close();
  const [program = "", ...args] = words;
  const begin = performance.now();
  const env = { GOSQLX_MCP_PORT: String(port) };
  const process = new Deno.Command(program, { args, env, stdin: "null", stdout: "null", stderr: "null" }).spawn();
  while (true) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/health`)).body?.cancel();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  const took = performance.now() - begin;
  process.kill("SIGTERM");
  await process.status;
  return took;
}

async function measure(name: string, once: () => Promise<number>): Promise<void> {
  await once();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await once());
  const cell = (share: number) => quantile(times, share).toFixed(0).padStart(10);
  console.log(`${name.padEnd(36)}${cell(0)}${cell(0.5)}${cell(1)}`);
}

console.log(
  `${"spawn to first answer, ms".padEnd(36)}${"least".padStart(10)}${"median".padStart(10)}${"most".padStart(10)}`,
);
await measure("source, stdio to tools/list", () => toFirstList(command("stdio")));
await measure("source, HTTP to /health", () => toFirstHealth(command("http")));
const [binary] = Deno.args;
if (binary !== undefined) {
  await measure("binary, stdio to tools/list", () => toFirstList([binary, "--stdio"]));
  await measure("binary, HTTP to /health", () => toFirstHealth([binary]));
}
