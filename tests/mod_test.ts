import assert from "node:assert/strict";
import * as library from "../src/mod.ts";
import { message } from "./support/messages.ts";

Deno.test("The library's door has what the guide's Go API has, and no more", () => {
  assert.deepEqual(Object.keys(library).sort(), [
    "address",
    "authEnabled",
    "createHandler",
    "createServer",
    "defaultConfig",
    "loadConfig",
    "serve",
    "withBearerAuth",
    "withRateLimit",
  ]);
});

Deno.test("serve applies bearer auth only, and ends when its signal is aborted", async () => {
  const stop = new AbortController();
  const bound = Promise.withResolvers<Deno.NetAddr>();
  const config = { ...library.defaultConfig(), port: 0, authToken: "secret" };
  const served = library.serve(config, { signal: stop.signal, onListen: bound.resolve });
  const url = `http://127.0.0.1:${(await bound.promise).port}/mcp`;
  const post = (headers: Record<string, string>) =>
    fetch(url, { method: "POST", body: message("ping"), headers: { "Content-Type": "application/json", ...headers } });
  const refused = await post({});
  assert.equal(refused.status, 401);
  await refused.body?.cancel();
  for (let count = 0; count < 30; count++) {
    const response = await post({ Authorization: "Bearer secret" });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("X-RateLimit-Limit"), null);
    await response.body?.cancel();
  }
  stop.abort();
  await served;
  await assert.rejects(post({}));
});

Deno.test("serve refuses an address that is taken, in one line", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  await assert.rejects(
    library.serve({ ...library.defaultConfig(), port }),
    new Error(`cannot listen on 127.0.0.1:${port}: address already in use`),
  );
});

Deno.test("The run-time packages are pinned to the same versions for the program and for its tests", async () => {
  const imports = async (path: string): Promise<Record<string, string>> =>
    JSON.parse(await Deno.readTextFile(new URL(path, import.meta.url))).imports;
  const program = await imports("../deno.json");
  const tests = await imports("./deno.json");
  for (const [name, target] of Object.entries(program)) assert.equal(tests[name], target, name);
  for (const target of Object.values({ ...program, ...tests })) {
    assert.match(target, /^npm:\/?(@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+\/?$/);
  }
});
