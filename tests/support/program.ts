import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
const config = fileURLToPath(new URL("../../deno.json", import.meta.url));

/** How deno.json's tasks run the program. */
const permissions = { http: ["--allow-net"], stdio: [] };

/** Arguments for Deno that run the program with the permissions of its task. */
export function programArguments(
  mode: "http" | "stdio",
  ...args: string[]
): string[] {
  return [
    "run",
    "--config",
    config,
    "--no-check",
    "--no-prompt",
    ...permissions[mode],
    "--allow-env=GOSQLX_MCP_*,PORT",
    main,
    ...(mode === "stdio" ? ["--stdio"] : []),
    ...args,
  ];
}

/** A server running in a process of its own. */
export interface Program extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  readonly process: Deno.ChildProcess;
  /** What it has written to standard error so far. */
  stderr(): string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Deno.CommandStatus>;
}

/**
 * A port that was free a moment ago on every address. It lies below the range from which systems give ports to
 * outgoing connections, so that no test's client takes it meanwhile.
 */
export function freePort(): number {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    try {
      Deno.listen({ hostname: "0.0.0.0", port }).close();
      return port;
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
  }
}

/**
 * Starts the HTTP server on a free port and waits until it listens.
 *
 * @param portVariable the variable that tells it the port
 */
export async function startProgram(
  env: Record<string, string> = {},
  portVariable = "GOSQLX_MCP_PORT",
): Promise<Program> {
  for (let tries = 1;; tries++) {
    const started = await tryToStart(env, portVariable);
    if (typeof started !== "string") return started;
    // Somebody else can take a port between the look and the start.
    if (tries === 3 || !started.includes("address already in use")) {
      throw new Error(`The program ended before it listened:\n${started}`);
    }
  }
}

/** The program, or what it wrote before it ended. */
async function tryToStart(env: Record<string, string>, portVariable: string): Promise<Program | string> {
  const port = freePort();
  const process = new Deno.Command(Deno.execPath(), {
    args: programArguments("http"),
    env: { ...env, [portVariable]: String(port) },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  let text = "";
  const listens = Promise.withResolvers<boolean>();
  const drained = (async () => {
    for await (const part of process.stderr.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes("listening on")) listens.resolve(true);
    }
    listens.resolve(false);
  })();
  if (!await listens.promise) {
    await process.status;
    return text;
  }
  const stop = async () => {
    try {
      process.kill("SIGTERM");
    } catch {
      // It has ended already.
    }
    const status = await process.status;
    await drained;
    return status;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}/mcp`,
    process,
    stderr: () => text,
    stop,
    [Symbol.asyncDispose]: async () => void await stop(),
  };
}

/** Runs the program to its end. */
export async function runProgram(
  mode: "http" | "stdio",
  options: {
    readonly args?: string[];
    readonly env?: Record<string, string>;
    readonly input?: string;
  } = {},
): Promise<
  { readonly code: number; readonly stdout: string; readonly stderr: string }
> {
  const process = new Deno.Command(Deno.execPath(), {
    args: programArguments(mode, ...(options.args ?? [])),
    env: options.env ?? {},
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = process.stdin.getWriter();
  const written = writer.write(new TextEncoder().encode(options.input ?? ""))
    .then(() => writer.close());
  const [output] = await Promise.all([process.output(), written.catch(() => {})]);
  const decoder = new TextDecoder();
  return { code: output.code, stdout: decoder.decode(output.stdout), stderr: decoder.decode(output.stderr) };
}

/**
 * Sends bytes over a connection of its own and gives what comes back until the server closes it, nothing more comes
 * for a while, or `until` stands in it.
 */
export async function exchange(port: number, bytes: string, until?: string): Promise<string> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const decoder = new TextDecoder();
  let text = "";
  // The server may answer and close before it has read everything.
  const sent = sendAll(connection, new TextEncoder().encode(bytes)).catch(() => {});
  const buffer = new Uint8Array(64 * 1024);
  try {
    while (until === undefined || !text.includes(until)) {
      const timer = Promise.withResolvers<null>();
      const handle = setTimeout(() => timer.resolve(null), 1500);
      const size = await Promise.race([connection.read(buffer), timer.promise]);
      clearTimeout(handle);
      if (size === null) break;
      text += decoder.decode(buffer.subarray(0, size), { stream: true });
      if (
        until === undefined && /^HTTP\/1\.1 \d+[^]*\r\n\r\n/.test(text) &&
        complete(text)
      ) break;
    }
  } catch {
    // A reset connection ends the exchange like a closed one.
  } finally {
    connection.close();
    await sent;
  }
  return text;
}

async function sendAll(connection: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let sent = 0; sent < bytes.length;) {
    sent += await connection.write(bytes.subarray(sent));
  }
}

/** Whether a response with a declared length is all there. */
function complete(text: string): boolean {
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined &&
    new TextEncoder().encode(body).length >= Number(length);
}
