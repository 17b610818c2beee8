import { address, authEnabled, type Config } from "./config.ts";
import { listen } from "./http/listen.ts";
import { log } from "./log.ts";
import { createHandler, createServer } from "./server.ts";

/** What {@linkcode serve} lets a caller set. */
export interface ServeOptions {
  /** Aborting it stops the server; requests in flight are answered first. */
  readonly signal?: AbortSignal;
  /** Told the address really bound. */
  readonly onListen?: (address: Deno.NetAddr) => void;
}

/**
 * Serves MCP until the signal is aborted, behind bearer auth and nothing else: no rate limit, no cap on bodies or
 * streams, no check of Host. That is fine on 127.0.0.1; for anything else compose the parts yourself.
 *
 * @throws Error where the address cannot be bound
 *
 * @example
 * ```ts
 * import { defaultConfig, serve } from "./mod.ts";
 *
 * const stop = new AbortController();
 * await serve({ ...defaultConfig(), port: 0 }, { signal: stop.signal, onListen: () => stop.abort() });
 * ```
 */
export async function serve(config: Config, options: ServeOptions = {}): Promise<void> {
  const server = createServer(config);
  const handler = createHandler(config, server);
  const result = listen({ hostname: config.host, port: config.port }, () => handler);
  if (!result.ok) throw new Error(result.error);
  const { listening } = result;
  log(listeningLine(config, listening.address));
  const aborted = new Promise<void>((resolve) => {
    if (options.signal?.aborted) resolve();
    else options.signal?.addEventListener("abort", () => resolve(), { once: true });
  });
  options.onListen?.(listening.address);
  await aborted;
  server.close();
  await listening.drain();
}

/** The line that tells where a server can be reached. */
export function listeningLine(config: Config, bound: Deno.NetAddr): string {
  return `listening on ${address({ host: bound.hostname, port: bound.port })} (auth=${authEnabled(config)})`;
}
