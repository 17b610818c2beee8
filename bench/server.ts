import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** How the program is run from source, with the permissions of its tasks. */
export function command(mode: "http" | "stdio"): string[] {
  return [
    Deno.execPath(),
    "run",
    "--config",
    `${root}deno.json`,
    "--no-check",
    "--no-prompt",
    ...(mode === "http" ? ["--allow-net"] : []),
    "--allow-env=GOSQLX_MCP_*,PORT",
    `${root}main.ts`,
    ...(mode === "stdio" ? ["--stdio"] : []),
  ];
}

/** The header by which a bench tells the server that each request is another client's, so that no limit bites. */
export const clientHeader = "X-Client-Address";

/** A server under measurement. */
export interface Measured extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
}

/** Starts the HTTP server and waits until it answers. */
export async function start(): Promise<Measured> {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  listener.close();
  const [program = "", ...args] = command("http");
  const process = new Deno.Command(program, {
    args,
    env: { GOSQLX_MCP_PORT: String(port), GOSQLX_MCP_TRUSTED_PROXY_HEADER: clientHeader },
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  while (true) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/health`)).body?.cancel();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    port,
    pid: process.pid,
    async [Symbol.asyncDispose]() {
      process.kill("SIGTERM");
      await process.status;
    },
  };
}

let clients = 0;

/** Calls a tool as a client nobody has seen before; gives the milliseconds it took. */
export async function timedCall(server: Measured, tool: string, sql: string): Promise<number> {
  clients++;
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: tool, arguments: { sql } },
  });
  const address = `10.${clients >> 16 & 255}.${clients >> 8 & 255}.${clients & 255}`;
  const headers = { "Content-Type": "application/json", [clientHeader]: address };
  const begin = performance.now();
  const response = await fetch(server.url, { method: "POST", body, headers });
  const text = await response.text();
  if (response.status !== 200 || text.includes('"isError":true')) {
    throw new Error(`${response.status} ${text.slice(0, 200)}`);
  }
  return performance.now() - begin;
}

/** Resident memory of a process in megabytes, as Linux tells; 0 elsewhere. */
export async function residentMemory(pid: number): Promise<number> {
  try {
    const status = await Deno.readTextFile(`/proc/${pid}/status`);
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
