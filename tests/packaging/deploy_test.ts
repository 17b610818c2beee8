import assert from "node:assert/strict";
import { freePort } from "../support/program.ts";
import { root } from "./root.ts";

/** What Deno Deploy sets in the environment of an application. */
const deployVariables = { DENO_DEPLOYMENT_ID: "test", DENO_REGION: "test", DENO_DEPLOY: "true" };

/** Starts main.ts as a platform does, and asks `/health` until it answers. */
async function healthAt(env: Record<string, string>, port: number): Promise<unknown> {
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--config",
      `${root}deno.json`,
      "--no-check",
      "--no-prompt",
      "--allow-net",
      "--allow-env",
      `${root}main.ts`,
    ],
    env: { ...deployVariables, ...env },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const reader = process.stderr.pipeThrough(new TextDecoderStream()).getReader();
  let log = "";
  while (!log.includes("listening on")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(log);
    log += value;
  }
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  const health = await answer.json();
  process.kill("SIGINT");
  assert.equal((await process.status).code, 0);
  await reader.cancel();
  return { status: answer.status, tools: health.tools };
}

Deno.test("main.ts serves where a platform sets nothing but PORT", async () => {
  const port = freePort();
  assert.deepEqual(await healthAt({ PORT: String(port) }, port), { status: 200, tools: 7 });
});

Deno.test("main.ts serves where DENO_SERVE_ADDRESS overrides the address, as Deno Deploy does", async () => {
  const port = freePort();
  assert.deepEqual(await healthAt({ DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` }, port), { status: 200, tools: 7 });
});
