import { type Config } from "./config.ts";

/** How long an answer may take, in milliseconds. */
const patience = 4000;

/** The address by which a server that binds `host` can be asked on its own machine. */
function ownHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::" || host === "[::]") return "[::1]";
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}

/**
 * Asks the server that this configuration starts whether it is well: true when `/health` answers 200 in time.
 * What a container's health check runs.
 */
export async function askHealth({ host, port }: Pick<Config, "host" | "port">): Promise<boolean> {
  try {
    const answer = await fetch(`http://${ownHost(host)}:${port}/health`, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
