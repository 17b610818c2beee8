import { call, message } from "../support/messages.ts";
import { type Program, startProgram } from "../support/program.ts";

/** What a soak measured. Times are in milliseconds, memory in megabytes. */
export interface Figures {
  readonly quiet: Latencies;
  readonly loaded: Latencies;
  /** Answers to good clients that were not what they asked for, each told once. */
  readonly wrong: readonly string[];
  /** Requests of hostile clients by the status that answered them. */
  readonly hostile: Readonly<Record<string, number>>;
  /** Resident memory of the server before, a third into, and after the load; 0 where the system does not tell. */
  readonly memory: readonly [number, number, number];
  /** Whether the server ended cleanly when it was asked to. */
  readonly code: number;
}

/** How long good clients waited. */
export interface Latencies {
  readonly requests: number;
  readonly median: number;
  readonly p99: number;
}

/** The header that names each client's address, as a trusted proxy would. */
const clientHeader = "X-Client-Address";

interface Load {
  readonly program: Program;
  readonly stop: AbortSignal;
  readonly statuses: Record<string, number>;
}

/**
 * Drives a server with good clients alone, then with good and hostile ones.
 *
 * @param seconds of the loaded part; the quiet one takes a third of it
 */
export async function soak(seconds: number): Promise<Figures> {
  await using program = await startProgram({ GOSQLX_MCP_TRUSTED_PROXY_HEADER: clientHeader });
  const wrong = new Set<string>();
  await goodClients(program, 0, Math.min(3, seconds / 3), wrong);
  const quiet = await goodClients(program, 1, seconds / 3, wrong);
  const before = await residentMemory(program.process.pid);

  const controller = new AbortController();
  const statuses: Record<string, number> = {};
  const load: Load = { program, stop: controller.signal, statuses };
  const attackers = Promise.all([
    flood(load),
    freshAddresses(load),
    brokenBodies(load),
    largeBodies(load),
    heavyCalls(load),
    streamHoarder(load),
    halfOpen(load),
    neverReads(load),
    garbage(load),
  ]);
  const measured = goodClients(program, 2, seconds, wrong);
  await sleep((seconds * 1000) / 3, controller.signal);
  const early = await residentMemory(program.process.pid);
  const loaded = await measured;
  const after = await residentMemory(program.process.pid);
  controller.abort();
  await attackers;
  const { code } = await program.stop();
  return { quiet, loaded, wrong: [...wrong], hostile: statuses, memory: [before, early, after], code };
}

/**
 * Eight at a time of many clients that ask twenty things each and check every answer. That keeps within the budget
 * of a client even when requests in flight, such as the bodies that never come, tighten it.
 */
async function goodClients(
  program: Program,
  batch: number,
  seconds: number,
  wrong: Set<string>,
): Promise<Latencies> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const turns = [
    { body: call("validate_sql", { sql: "SELECT id, name FROM users WHERE active = true" }), holds: '"valid":true' },
    { body: message("tools/list"), holds: '"analyze_sql"' },
    { body: call("validate_sql", { sql: "SELECT id FORM users" }), holds: '"valid":false' },
    { body: message("ping"), holds: '"result":{}' },
  ];
  await Promise.all(Array.from({ length: 8 }, async (_, client) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const { body, holds } = turns[turn % turns.length] ?? { body: "", holds: "" };
      const start = performance.now();
      try {
        const response = await post(program, body, `10.${batch}.${client}.${Math.floor(turn / 20) & 255}`);
        const text = await response.text();
        times.push(performance.now() - start);
        if (response.status !== 200 || !text.includes(holds)) wrong.add(`${response.status} ${text.slice(0, 120)}`);
      } catch (error) {
        wrong.add(String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, 110));
    }
  }));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { requests: times.length, median: at(0.5), p99: at(0.99) };
}

/** One client that never pauses. */
async function flood(load: Load): Promise<void> {
  await each(load, 4, () => post(load.program, call("validate_sql"), "198.51.100.1"));
}

/** A new address for every request: the table of clients must not keep them all. */
async function freshAddresses(load: Load): Promise<void> {
  let count = 0;
  await each(load, 4, () => {
    count++;
    return post(load.program, message("ping"), `11.${count >> 16 & 255}.${count >> 8 & 255}.${count & 255}`);
  });
}

async function brokenBodies(load: Load): Promise<void> {
  const bodies = ["{", "[]", `{"jsonrpc":"2.0","id":1,"method":"ping","params":${"[".repeat(20_000)}`, "\u0000", '"'];
  let count = 0;
  await each(load, 10, () => post(load.program, bodies[count++ % bodies.length] ?? "", `12.0.0.${count & 255}`));
}

async function largeBodies(load: Load): Promise<void> {
  const body = "x".repeat(200_000);
  await each(load, 20, () => post(load.program, body, "198.51.100.2"));
}

/** The dearest call there is, as often as a client's budget allows. */
async function heavyCalls(load: Load): Promise<void> {
  const sql = `SELECT ${Array.from({ length: 300 }, (_, n) => `a.column_${n} + ${n}`).join(", ")} FROM a`;
  await each(load, 400, () => post(load.program, call("analyze_sql", { sql }), "198.51.100.3"));
}

/** Opens streams and holds on to them. */
async function streamHoarder(load: Load): Promise<void> {
  await each(load, 50, async () => {
    const response = await fetch(load.program.url, { headers: { [clientHeader]: "198.51.100.4" }, signal: load.stop });
    if (response.status === 200) setTimeout(() => response.body?.cancel().catch(() => {}), 1000);
    else await response.body?.cancel();
    return new Response(null, { status: response.status });
  });
}

/** Connections whose bodies never come, up to two hundred at once. */
async function halfOpen(load: Load): Promise<void> {
  const head =
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  await hold(load, 200, head);
}

/** Connections that ask a hundred times and read nothing, up to fifty at once. */
async function neverReads(load: Load): Promise<void> {
  await hold(load, 50, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100));
}

async function garbage(load: Load): Promise<void> {
  while (!load.stop.aborted) {
    try {
      using connection = await Deno.connect({ hostname: "127.0.0.1", port: load.program.port });
      await connection.write(crypto.getRandomValues(new Uint8Array(512)));
      load.statuses["no HTTP"] = (load.statuses["no HTTP"] ?? 0) + 1;
    } catch {
      // The server may close first.
    }
    await sleep(20, load.stop);
  }
}

/** Opens connections one by one, sends each the same and keeps so many of them. */
async function hold(load: Load, most: number, bytes: string): Promise<void> {
  const open: Deno.Conn[] = [];
  const data = new TextEncoder().encode(bytes);
  while (!load.stop.aborted) {
    try {
      const connection = await Deno.connect({ hostname: "127.0.0.1", port: load.program.port });
      open.push(connection);
      await connection.write(data);
      load.statuses.held = (load.statuses.held ?? 0) + 1;
    } catch {
      // A refused connection is as good an answer.
    }
    if (open.length > most) open.shift()?.close();
    await sleep(20, load.stop);
  }
  for (const connection of open) connection.close();
}

/** Sends requests one after another, a pause between them, until the load ends. */
async function each(load: Load, pause: number, send: () => Promise<Response>): Promise<void> {
  while (!load.stop.aborted) {
    try {
      const response = await send();
      await response.body?.cancel();
      load.statuses[response.status] = (load.statuses[response.status] ?? 0) + 1;
    } catch {
      if (!load.stop.aborted) load.statuses.failed = (load.statuses.failed ?? 0) + 1;
    }
    await sleep(pause, load.stop);
  }
}

function post(program: Program, body: string, client: string): Promise<Response> {
  const headers = { "Content-Type": "application/json", [clientHeader]: client };
  return fetch(program.url, { method: "POST", body, headers });
}

function sleep(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    stop.addEventListener("abort", done, { once: true });
    function done() {
      clearTimeout(timer);
      stop.removeEventListener("abort", done);
      resolve();
    }
  });
}

/** Resident memory of a process in megabytes, where /proc tells. */
async function residentMemory(pid: number): Promise<number> {
  try {
    const status = await Deno.readTextFile(`/proc/${pid}/status`);
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

if (import.meta.main) {
  const index = Deno.args.indexOf("--seconds");
  const seconds = index < 0 ? 60 : Number(Deno.args[index + 1]);
  const { quiet, loaded, wrong, hostile, memory, code } = await soak(seconds);
  const row = (name: string, { requests, median, p99 }: Latencies) =>
    `${name.padEnd(24)}${String(requests).padStart(8)}${median.toFixed(2).padStart(12)}${p99.toFixed(2).padStart(10)}`;
  console.log(
    `${"good clients".padEnd(24)}${"requests".padStart(8)}${"median ms".padStart(12)}${"p99 ms".padStart(10)}`,
  );
  console.log(row("alone", quiet));
  console.log(row("beside hostile ones", loaded));
  console.log(`p99 ratio ${(loaded.p99 / quiet.p99).toFixed(2)}, wrong answers ${wrong.length}`);
  for (const answer of wrong) console.log(`  ${answer}`);
  console.log(`hostile requests by answer: ${JSON.stringify(hostile)}`);
  console.log(`resident MB before, a third in, after: ${memory.map((each) => each.toFixed(0)).join(", ")}`);
  console.log(`exit status ${code}`);
  Deno.exit(wrong.length === 0 && code === 0 ? 0 : 1);
}
