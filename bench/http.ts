/**
 * Requests a second and latencies beside the Go server: `deno task bench http [--seconds N] [--rounds N]`.
 *
 * Needs `../shared/tools/versus` (and Go), which runs both servers in turn on the same work.
 */
import { fileURLToPath } from "node:url";
import { command } from "./server.ts";

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

await besideGo();
