import { fileURLToPath } from "node:url";

/** The product itself, running as its users run it. */
export interface RunningServer {
  /** The address of its MCP endpoint. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `main.ts` on a free loopback port and waits until it listens. */
export async function startServer(): Promise<RunningServer> {
  const probe = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = probe.addr;
  probe.close();
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--quiet",
      "--no-prompt",
      "--allow-net",
      "--allow-env=GOSQLX_MCP_*,PORT",
      `${root}main.ts`,
    ],
    cwd: root,
    env: { GOSQLX_MCP_PORT: String(port), GOSQLX_MCP_HOST: "127.0.0.1" },
    stdout: "null",
    stderr: "piped",
  }).spawn();
  let said = "";
  const reader = process.stderr.pipeThrough(new TextDecoderStream())
    .getReader();
  while (!said.includes("listening on")) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The server does not start: ${said}`);
    said += value;
  }
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    stop: async () => {
      process.kill("SIGTERM");
      await reader.cancel();
      await process.status;
    },
  };
}

/** Calls a tool of the server with one plain POST, and gives its result. */
export async function callTool(
  url: string,
  name: string,
  args: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    }),
  });
  const { result } = await response.json() as {
    result?: Record<string, unknown>;
  };
  if (result === undefined) {
    throw new Error(`The server answers ${response.status} without a result`);
  }
  return result;
}
