/**
 * What half-open connections cost: `deno task bench half_open [COUNT]`.
 *
 * Deno.serve closes no connection that sends half a request. This opens many, and prints the server's memory and the
 * requests a second that a good client gets, without and with them. Opening 15,000 needs `ulimit -n` above that.
 */
import { residentMemory, start } from "./server.ts";

const seconds = 3;

/** Connections opened at once, and the milliseconds that opening all may take. */
const atOnce = 100;
const openingTime = 60_000;

/** Requests a second that one client gets from `/health`, one after the other. */
async function goodput(port: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    await answer.body?.cancel();
    done++;
  }
  return done / seconds;
}

/** Opens a connection that sends the beginning of a request and no more; undefined where no more can be had. */
async function halfOpen(port: number): Promise<Deno.TcpConn | undefined> {
  try {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port });
    await connection.write(new TextEncoder().encode("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-"));
    return connection;
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const wanted = Number(Deno.args[0] ?? 15_000);
  await using server = await start();
  const quiet = { rate: await goodput(server.port), memory: await residentMemory(server.pid) };
  const open: Deno.TcpConn[] = [];
  const deadline = performance.now() + openingTime;
  while (open.length < wanted && performance.now() < deadline) {
    const batch = await Promise.all(
      Array.from({ length: Math.min(atOnce, wanted - open.length) }, () => halfOpen(server.port)),
    );
    const opened = batch.filter((connection) => connection !== undefined);
    open.push(...opened);
    if (opened.length < batch.length) break;
  }
  const busy = { rate: await goodput(server.port), memory: await residentMemory(server.pid) };
  console.log(`${"half-open".padStart(10)}${"requests/s".padStart(12)}${"resident MB".padStart(13)}`);
  console.log(`${"0".padStart(10)}${quiet.rate.toFixed(0).padStart(12)}${quiet.memory.toFixed(0).padStart(13)}`);
  console.log(
    `${String(open.length).padStart(10)}${busy.rate.toFixed(0).padStart(12)}${busy.memory.toFixed(0).padStart(13)}`,
  );
  if (open.length < wanted) console.log(`only ${open.length} could be opened: raise \`ulimit -n\` for ${wanted}`);
  for (const connection of open) connection.close();
}
