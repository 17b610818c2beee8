import { createApp } from "../../src/http/app.ts";
import { listen } from "../../src/http/listen.ts";
import type { Registry } from "../../src/mcp/method.ts";
import { createServer, defaultConfig } from "../../src/mod.ts";

/** The product's HTTP stack in this process, on a port of its own. */
export interface Unlimited extends AsyncDisposable {
  readonly url: string;
}

/**
 * Serves the whole HTTP stack to programs that ask more than ten times a second: each request counts as one of a
 * client of its own.
 */
export function serveUnlimited(registry?: Registry): Unlimited {
  const config = defaultConfig();
  const server = createServer(config, registry === undefined ? {} : { registry });
  let requests = 0;
  const result = listen({ hostname: "127.0.0.1", port: 0 }, (address) => {
    const app = createApp(config, server, { log: () => {}, boundHost: address.hostname });
    return (request, context) => {
      requests++;
      const hostname = `10.${requests >> 16 & 255}.${requests >> 8 & 255}.${requests & 255}`;
      return app.handler(request, { ...context, remoteAddr: { transport: "tcp", hostname, port: 1 } });
    };
  });
  if (!result.ok) throw new Error(result.error);
  const { listening } = result;
  return {
    url: `http://127.0.0.1:${listening.address.port}/mcp`,
    async [Symbol.asyncDispose]() {
      server.close();
      await listening.drain();
    },
  };
}
