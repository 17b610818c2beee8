/**
 * Requests a second beside the Go server, and what idle connections cost.
 *
 * Usage: `deno run --allow-all bench/http.ts [--seconds N] [--rounds N]`
 *
 * The first table needs `../shared/tools/versus` (and Go), which runs both servers in turn on the same work.
 * The second opens connections that send half a request and nothing more: Deno.serve has no header or idle timeout,
 * so it shows what each of them holds and whether the others notice.
 */
import { fileURLToPath } from "node:url";
import { command, quantile, residentMemory, start, timedCall } from "./server.ts";

const option = (name: string, absent: string) => {
  const index = Deno.args.indexOf(name);
  return index < 0 ? absent : Deno.args[index + 1] ?? absent;
};

async function besideGo(): Promise<void> {
  const versus = fileURLToPath(new URL("../../shared/tools/versus", import.meta.url));
  const args = ["--seconds", option("--seconds", "2"), "--rounds", option("--rounds", "3"), "--", ...command("http")];
  try {
    const { success } = await new Deno.Command(versus, { args, stdout: "inherit", stderr: "inherit" }).output();
    if (!success) console.log("versus failed");
  } catch {
    console.log(`skipped: ${versus} is not there`);
  }
}

async function halfOpenConnections(): Promise<void> {
  await using server = await start();
  const times = async () => {
    const values: number[] = [];
    for (let count = 0; count < 300; count++) values.push(await timedCall(server, "validate_sql", "SELECT 1"));
    return values;
  };
  await times();
  console.log(
    `\n${"half-open connections".padEnd(24)}${"resident MB".padStart(12)}${"median ms".padStart(12)}${
      "p99 ms".padStart(10)
    }`,
  );
  const open: Deno.Conn[] = [];
  const half = new TextEncoder().encode("POST /mcp HTTP/1.1\r\nHost: localhost\r\n");
  for (const count of [0, 1000, 5000]) {
    while (open.length < count) {
      const connection = await Deno.connect({ hostname: "127.0.0.1", port: server.port });
      await connection.write(half);
      open.push(connection);
    }
    const values = await times();
    const memory = await residentMemory(server.pid);
    console.log(
      `${String(count).padEnd(24)}${memory.toFixed(0).padStart(12)}${quantile(values, 0.5).toFixed(2).padStart(12)}${
        quantile(values, 0.99).toFixed(2).padStart(10)
      }`,
    );
  }
  for (const connection of open) connection.close();
}

await besideGo();
await halfOpenConnections();
