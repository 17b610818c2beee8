import assert from "node:assert/strict";
import { message } from "../support/messages.ts";
import { freePort, type Program, startProgram } from "../support/program.ts";

const secret = "correct horse battery staple";

/** Whether a program is there. */
async function installed(command: string, ...args: string[]): Promise<boolean> {
  try {
    await new Deno.Command(command, { args, stdout: "null", stderr: "null" }).output();
    return true;
  } catch {
    return false;
  }
}

/** nginx in front of the server, on a port of its own, until it is disposed of. */
async function startNginx(upstream: number, headers: string): Promise<{ readonly port: number } & AsyncDisposable> {
  const port = freePort();
  const directory = await Deno.makeTempDir();
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`).join(" ");
  await Deno.writeTextFile(
    `${directory}/nginx.conf`,
    `daemon off; master_process off; pid ${directory}/pid; error_log ${directory}/error.log;
events {}
http {
  access_log off; ${paths}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_http_version 1.1;
      proxy_buffering off;
      ${headers}
    }
  }
}
`,
  );
  const nginx = new Deno.Command("nginx", {
    args: ["-p", directory, "-c", `${directory}/nginx.conf`, "-e", `${directory}/error.log`],
    stdout: "null",
    stderr: "null",
  }).spawn();
  for (let tries = 0; tries < 100; tries++) {
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    port,
    async [Symbol.asyncDispose]() {
      nginx.kill("SIGTERM");
      await nginx.status;
      await Deno.remove(directory, { recursive: true });
    },
  };
}

/** The statuses of so many pings, sent over one connection from a loopback address. */
async function pings(port: number, from: string, count: number, ...headers: string[]): Promise<number[]> {
  const url = `http://127.0.0.1:${port}/mcp`;
  const one = ["-s", "-o", "/dev/null", "-w", "%{http_code} ", "--interface", from, "-d", message("ping"), url];
  const all = ["Content-Type: application/json", ...headers].flatMap((header) => ["-H", header]);
  const args = Array.from({ length: count }, (_, index) => [...(index === 0 ? [] : ["--next"]), ...one, ...all]).flat();
  const { stdout } = await new Deno.Command("curl", { args }).output();
  return new TextDecoder().decode(stdout).trim().split(" ").map(Number);
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

async function behindNginx(
  env: Record<string, string>,
  headers: string,
  check: (proxy: number, program: Program) => Promise<void>,
): Promise<void> {
  if (!await installed("nginx", "-v")) return console.log("skipped: nginx is not installed");
  if (!await installed("curl", "--version")) return console.log("skipped: curl is not installed");
  await using program = await startProgram({
    GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET: secret,
    ...env,
  });
  await using nginx = await startNginx(program.port, `proxy_set_header X-Origin-Secret "${secret}"; ${headers}`);
  await check(nginx.port, program);
  assert.doesNotMatch(program.stderr(), /correct horse/);
}

Deno.test("Behind nginx with GOSQLX_MCP_TRUSTED_PROXY_HOPS=1 each client has a budget of its own", async () => {
  const env = { GOSQLX_MCP_TRUSTED_PROXY_HOPS: "1" };
  const forward = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";
  await behindNginx(env, forward, async (proxy, program) => {
    assert.ok(refused(await pings(proxy, "127.0.0.2", 20)) > 0, "a client that sends too much is refused");
    assert.equal(refused(await pings(proxy, "127.0.0.3", 8)), 0, "another is not");
    assert.ok(
      refused(await pings(proxy, "127.0.0.2", 12, "X-Forwarded-For: 198.51.100.1")) > 0,
      "it cannot pick a fresh one",
    );
    assert.ok(
      refused(await pings(program.port, "127.0.0.4", 20, "X-Forwarded-For: 198.51.100.2")) > 0 &&
        refused(await pings(program.port, "127.0.0.4", 12, "X-Forwarded-For: 198.51.100.3")) > 0,
      "past the proxy, without its secret, all addresses it claims are its own",
    );
  });
});

Deno.test("Behind nginx with GOSQLX_MCP_TRUSTED_PROXY_HEADER the header it overwrites counts", async () => {
  const env = { GOSQLX_MCP_TRUSTED_PROXY_HEADER: "X-Client-Address" };
  await behindNginx(env, "proxy_set_header X-Client-Address $remote_addr;", async (proxy) => {
    assert.ok(refused(await pings(proxy, "127.0.0.2", 20, "X-Client-Address: 198.51.100.1")) > 0);
    assert.equal(refused(await pings(proxy, "127.0.0.3", 8)), 0);
  });
});

Deno.test("Behind nginx the secret header stops at the limiter, streams flow at once, and large bodies are refused", async () => {
  const env = { GOSQLX_MCP_TRUSTED_PROXY_HOPS: "1", GOSQLX_MCP_AUTH_TOKEN: "token" };
  const forward = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";
  await behindNginx(env, forward, async (proxy) => {
    const url = `http://127.0.0.1:${proxy}/mcp`;
    const headers = { Authorization: "Bearer token" };
    const stream = await fetch(url, { headers });
    const reader = stream.body?.getReader();
    assert.equal(new TextDecoder().decode((await reader?.read())?.value), ": connected\n\n");
    await reader?.cancel();
    const large = await fetch(url, { method: "POST", headers, body: "x".repeat(70_000) });
    assert.equal(large.status, 413);
    await large.body?.cancel();
    assert.equal((await pings(proxy, "127.0.0.2", 1))[0], 401);
    assert.equal((await pings(proxy, "127.0.0.2", 1, "Authorization: Bearer token"))[0], 200);
  });
});
