import { help, parseArguments } from "./src/cli.ts";
import { address, type Config, loadConfig, proxyTrusted } from "./src/config.ts";
import { askHealth } from "./src/health.ts";
import { createApp } from "./src/http/app.ts";
import { listen } from "./src/http/listen.ts";
import { log } from "./src/log.ts";
import { speakLines } from "./src/mcp/stdio.ts";
import { listeningLine } from "./src/serve.ts";
import { createServer } from "./src/server.ts";
import { version } from "./src/version.ts";

async function main(args: readonly string[]): Promise<number> {
  const command = parseArguments(args);
  switch (command.kind) {
    case "help":
      return print(help);
    case "version":
      return print(`gosqlx-mcp ${version}\n`);
    case "unknown":
      return fail(command.error, 2);
    case "serve":
    case "stdio":
    case "health":
  }
  const loaded = loadConfig();
  if (!loaded.ok) return fail(`configuration error: ${loaded.error}`);
  switch (command.kind) {
    case "stdio":
      return await runStdio(loaded.config);
    case "health":
      return await askHealth(loaded.config) ? 0 : fail(`no server answers at ${address(loaded.config)}`);
    case "serve":
      return await runHttp(loaded.config);
  }
}

async function runStdio(config: Config): Promise<number> {
  const { endpoint } = createServer(config);
  await speakLines(endpoint, Deno.stdin.readable, writeOut);
  return 0;
}

async function runHttp(config: Config): Promise<number> {
  const server = createServer(config);
  let close = () => {};
  const result = listen({ hostname: config.host, port: config.port }, (bound) => {
    const app = createApp(config, server, { log, boundHost: bound.hostname });
    close = app.close;
    return app.handler;
  });
  if (!result.ok) return fail(result.error);
  const { listening } = result;
  // Nothing below dials out, so the right to do so goes as soon as the socket is there.
  await Deno.permissions.revoke({ name: "net" });
  log(listeningLine(config, listening.address));
  if (!proxyTrusted(config)) {
    log(
      "warning: no trusted proxy is configured; behind a reverse proxy or load balancer all clients share its address, " +
        "one rate limit and one cap of 4 streams. Set GOSQLX_MCP_TRUSTED_PROXY_HEADER or GOSQLX_MCP_TRUSTED_PROXY_HOPS there",
    );
  }
  await stopRequested();
  close();
  await listening.drain();
  return 0;
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) Deno.exit(1);
      asked = true;
      resolve();
    };
    Deno.addSignalListener("SIGINT", stop);
    // Windows knows no SIGTERM.
    if (Deno.build.os !== "windows") Deno.addSignalListener("SIGTERM", stop);
  });
}

async function writeOut(bytes: Uint8Array): Promise<void> {
  for (let sent = 0; sent < bytes.length;) sent += await Deno.stdout.write(bytes.subarray(sent));
}

async function print(text: string): Promise<number> {
  await writeOut(new TextEncoder().encode(text));
  return 0;
}

function fail(message: string, status = 1): number {
  log(message);
  return status;
}

if (import.meta.main) Deno.exit(await main(Deno.args));
