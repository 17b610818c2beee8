import type { Context, Handler } from "./handler.ts";

/** A server that accepts connections. */
export interface Listening {
  /** The address really bound. */
  readonly address: Deno.NetAddr;
  /** Stops accepting, and waits until requests in flight are answered, but only so long. */
  drain(): Promise<void>;
}

/** A listening server, or one line that says why there is none. */
export type ListenResult =
  | { readonly ok: true; readonly listening: Listening }
  | { readonly ok: false; readonly error: string };

/** How long {@linkcode Listening.drain} waits, in milliseconds: platforms kill what is still there after five seconds. */
const drainTime = 4_500;

/**
 * Binds an address and serves it.
 *
 * @param build makes the handler, once the address really bound is known
 */
export function listen(
  at: { readonly hostname: string; readonly port: number },
  build: (address: Deno.NetAddr) => Handler,
): ListenResult {
  let handler: Handler | undefined;
  let inFlight = 0;
  let draining = false;
  const quiet = Promise.withResolvers<void>();
  let server: Deno.HttpServer<Deno.NetAddr>;

  async function answer(request: Request, context: Context): Promise<Response> {
    if (handler === undefined || draining) {
      return new Response(null, { status: 503, headers: { Connection: "close" } });
    }
    inFlight++;
    try {
      return await handler(request, context);
    } finally {
      if (--inFlight === 0 && draining) quiet.resolve();
    }
  }

  try {
    server = Deno.serve({ ...at, onListen: (address) => void (handler = build(address)) }, answer);
  } catch (error) {
    return { ok: false, error: `cannot listen on ${at.hostname}:${at.port}: ${reason(error)}` };
  }
  return {
    ok: true,
    listening: {
      address: server.addr,
      async drain() {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const late = new Promise<void>((resolve) => timer = setTimeout(resolve, drainTime));
        // Deno's own shutdown breaks off bodies that are still coming in, so they are waited for first; what arrives
        // meanwhile is turned away.
        draining = true;
        if (inFlight > 0) await Promise.race([quiet.promise, late]);
        await Promise.race([server.shutdown(), late]);
        clearTimeout(timer);
      },
    },
  };
}

function reason(error: unknown): string {
  if (error instanceof Deno.errors.AddrInUse) return "address already in use";
  if (error instanceof Deno.errors.PermissionDenied) return "permission denied";
  if (error instanceof Deno.errors.NotCapable) {
    return "Deno was not given --allow-net";
  }
  if (error instanceof Deno.errors.AddrNotAvailable) {
    return "no interface of this machine has that address";
  }
  return error instanceof Error ? error.message : String(error);
}
