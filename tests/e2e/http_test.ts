import assert from "node:assert/strict";
import { call, message } from "../support/messages.ts";
import { exchange, freePort, type Program, runProgram, startProgram } from "../support/program.ts";

const json = { "Content-Type": "application/json" };
const post = (program: Program, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(program.url, { method: "POST", body, headers: { ...json, ...headers } });
const status = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
const ping = message("ping");
const head = (...lines: string[]) => `POST /mcp HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;

Deno.test("The program says where it listens, warns about proxies, and answers /health", async () => {
  await using program = await startProgram();
  const response = await fetch(`http://127.0.0.1:${program.port}/health`);
  assert.deepEqual(await response.json(), { status: "ok", version: "1.0.0", tools: 7 });
  const lines = program.stderr().split("\n");
  assert.equal(lines[0], `gosqlx-mcp: listening on 127.0.0.1:${program.port} (auth=false)`);
  assert.match(lines[1] ?? "", /^gosqlx-mcp: warning: no trusted proxy is configured; behind a reverse proxy/);
  assert.deepEqual(lines.slice(2), [""]);
});

Deno.test("Startup warning: there is none when a trusted proxy is configured", async () => {
  await using program = await startProgram({ GOSQLX_MCP_TRUSTED_PROXY_HOPS: "1" });
  assert.doesNotMatch(program.stderr(), /warning/);
});

Deno.test("The guide's curl lines work as printed", async () => {
  await using program = await startProgram({ GOSQLX_MCP_AUTH_TOKEN: "supersecret" });
  const curl = (...args: string[]) => new Deno.Command("curl", { args }).output();
  try {
    await curl("--version");
  } catch {
    console.log("skipped: curl is not installed");
    return;
  }
  const body = call("validate_sql", { sql: "SELECT 1" });
  const args = ["-s", "-X", "POST", program.url, "-H", "Content-Type: application/json"];
  const { stdout } = await curl(
    ...args,
    "-H",
    "Authorization: Bearer supersecret",
    "-d",
    body,
  );
  assert.equal(
    new TextDecoder().decode(stdout),
    '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"valid\\":true}"}],"structuredContent":{"valid":true}}}',
  );
  const refused = await curl(
    ...args,
    "-o",
    "/dev/null",
    "-w",
    "%{http_code}",
    "-d",
    body,
  );
  assert.equal(new TextDecoder().decode(refused.stdout), "401");
  assert.match(program.stderr(), /listening on 127\.0\.0\.1:\d+ \(auth=true\)/);
});

Deno.test("GOSQLX_MCP_PORT fails fast at start-up with a descriptive error and exit status 1", async () => {
  const ended = await runProgram("http", { env: { GOSQLX_MCP_PORT: "abc" } });
  assert.deepEqual(ended, {
    code: 1,
    stdout: "",
    stderr: 'gosqlx-mcp: configuration error: GOSQLX_MCP_PORT: expected integer, got "abc"\n',
  });
});

Deno.test("The secret never appears in configuration errors", async () => {
  const ended = await runProgram("http", {
    env: {
      GOSQLX_MCP_TRUSTED_PROXY_HOPS: "1",
      GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
      GOSQLX_MCP_TRUSTED_PROXY_SECRET: "tooshort",
    },
  });
  assert.equal(ended.code, 1);
  assert.equal(
    ended.stderr,
    "gosqlx-mcp: configuration error: GOSQLX_MCP_TRUSTED_PROXY_SECRET: expected at least 16 characters\n",
  );
});

Deno.test("An address in use is one clear line and exit status 1", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  const ended = await runProgram("http", { env: { GOSQLX_MCP_PORT: String(port) } });
  assert.deepEqual(ended, {
    code: 1,
    stdout: "",
    stderr: `gosqlx-mcp: cannot listen on 127.0.0.1:${port}: address already in use\n`,
  });
});

Deno.test("An address that cannot be bound is one clear line and exit status 1", async () => {
  const env = { GOSQLX_MCP_HOST: "192.0.2.1", GOSQLX_MCP_PORT: String(freePort()) };
  const ended = await runProgram("http", { env });
  assert.equal(ended.code, 1);
  assert.match(
    ended.stderr,
    /^gosqlx-mcp: cannot listen on 192\.0\.2\.1:\d+: no interface of this machine has that address\n$/,
  );
});

Deno.test("PORT counts where GOSQLX_MCP_PORT is unset, and binds all interfaces", async () => {
  await using program = await startProgram({}, "PORT");
  assert.match(program.stderr(), new RegExp(`listening on 0\\.0\\.0\\.0:${program.port} `));
});

Deno.test("--version and --help print to standard output, an unknown argument to standard error", async () => {
  assert.deepEqual(await runProgram("http", { args: ["--version"] }), {
    code: 0,
    stdout: "gosqlx-mcp 1.0.0\n",
    stderr: "",
  });
  assert.match((await runProgram("http", { args: ["--help"] })).stdout, /^gosqlx-mcp: [^]*GOSQLX_MCP_PORT/);
  const unknown = await runProgram("http", { args: ["--porto"] });
  assert.deepEqual(unknown, { code: 2, stdout: "", stderr: 'gosqlx-mcp: unknown argument "--porto"; try --help\n' });
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.test(`${signal} lets requests in flight end, closes streams, turns new requests away and exits 0`, async () => {
    await using program = await startProgram();
    const stream = await fetch(program.url);
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const slow = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
        controller.enqueue(new TextEncoder().encode(ping.slice(0, 10)));
      },
    });
    const answer = post(program, slow);
    await new Promise((resolve) => setTimeout(resolve, 300));
    program.process.kill(signal);
    assert.equal(await stream.text(), ": connected\n\n");
    const late = await fetch(`http://127.0.0.1:${program.port}/health`);
    assert.equal(late.status, 503);
    await late.body?.cancel();
    send?.enqueue(new TextEncoder().encode(ping.slice(10)));
    send?.close();
    assert.deepEqual(await (await answer).json(), { jsonrpc: "2.0", id: 1, result: {} });
    assert.equal((await program.process.status).code, 0);
  });
}

Deno.test("A request that does not end holds the shutdown up for 5 seconds at most", async () => {
  await using program = await startProgram();
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: program.port });
  await connection.write(
    new TextEncoder().encode(head("Host: localhost", "Content-Type: application/json", "Content-Length: 100")),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const start = performance.now();
  assert.equal((await program.stop()).code, 0);
  const took = performance.now() - start;
  assert.ok(took > 4_000 && took < 20_000, `${took} ms`);
  connection.close();
});

Deno.test("A second signal exits at once", async () => {
  await using program = await startProgram();
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: program.port });
  await connection.write(
    new TextEncoder().encode(head("Host: localhost", "Content-Type: application/json", "Content-Length: 100")),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const start = performance.now();
  program.process.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 200));
  program.process.kill("SIGINT");
  assert.equal((await program.process.status).code, 1);
  assert.ok(performance.now() - start < 4_000);
  connection.close();
});

Deno.test("Smuggling shapes, rubbish targets and hosts, and oversized heads get a 4xx, and the server goes on", async () => {
  await using program = await startProgram();
  const type = "Content-Type: application/json";
  const length = `Content-Length: ${ping.length}`;
  const chunked = `${ping.length.toString(16)}\r\n${ping}\r\n0\r\n\r\n`;
  const cases: [string, string, readonly number[]][] = [
    ["a plain request", head("Host: localhost", type, length) + ping, [200]],
    ["a chunked body", head("Host: localhost", type, "Transfer-Encoding: chunked") + chunked, [200]],
    [
      "both length and chunked",
      head("Host: localhost", type, "Content-Length: 5", "Transfer-Encoding: chunked") + chunked,
      [200, 400],
    ],
    ["two lengths that differ", head("Host: localhost", type, "Content-Length: 5", length) + ping, [400]],
    ["a negative length", head("Host: localhost", type, "Content-Length: -1") + ping, [400]],
    ["an unknown coding", head("Host: localhost", type, "Transfer-Encoding: x") + chunked, [400, 501]],
    ["a bad chunk size", head("Host: localhost", type, "Transfer-Encoding: chunked") + "zz\r\n", [400, 0]],
    ["a folded header", head("Host: localhost", type, length, "X-Folded: a\r\n b") + ping, [400, 200]],
    ["a header without a name", head("Host: localhost", type, length, ": x") + ping, [400]],
    ["a space before the colon", head("Host: localhost", type, "Content-Length : 5", length) + ping, [400]],
    ["no Host, which no browser leaves out", head(type, length) + ping, [200]],
    ["two Hosts", head("Host: localhost", "Host: evil.example", type, length) + ping, [400]],
    ["a Host of rubbish", head("Host: a b<>", type, length) + ping, [400]],
    ["a Host with a path", head("Host: localhost/x", type, length) + ping, [400]],
    ["a Host that moves the path", "GET /health HTTP/1.1\r\nHost: localhost/mcp?\r\n\r\n", [400]],
    ["a foreign Host", head("Host: evil.example", type, length) + ping, [403]],
    ["a target of rubbish", `POST mcp HTTP/1.1\r\nHost: localhost\r\n${type}\r\n${length}\r\n\r\n${ping}`, [400, 404]],
    ["a target with spaces", `POST /m cp HTTP/1.1\r\nHost: localhost\r\n\r\n`, [400]],
    ["an absolute target of rubbish", `GET http://[::1/mcp HTTP/1.1\r\nHost: localhost\r\n\r\n`, [400]],
    [
      "a foreign absolute target",
      `POST http://evil.example/mcp HTTP/1.1\r\nHost: localhost\r\n${type}\r\n${length}\r\n\r\n${ping}`,
      [403],
    ],
    ["an asterisk", `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n`, [400, 404]],
    ["an unknown method", `BREW /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n`, [405]],
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", [400, 0]],
    ["headers over 32 KB", head("Host: localhost", type, length, `X: ${"x".repeat(40_000)}`) + ping, [431]],
    [
      "headers over 64 KB",
      head(
        "Host: localhost",
        type,
        length,
        ...[1, 2].map((n) => `X${n}: ${"x".repeat(50_000)}`),
      ) + ping,
      [400, 431],
    ],
    [
      "too many headers",
      head(
        "Host: localhost",
        type,
        length,
        ...Array.from({ length: 300 }, (_, n) => `X${n}: 1`),
      ) + ping,
      [400, 431],
    ],
    [
      "a body that is too large",
      head("Host: localhost", type, "Content-Length: 70000") +
      "x".repeat(70_000),
      [413],
    ],
    [
      "a chunked body that is too large",
      head("Host: localhost", type, "Transfer-Encoding: chunked") +
      `11170\r\n${"x".repeat(70_000)}\r\n0\r\n\r\n`,
      [413],
    ],
  ];
  const wrong: string[] = [];
  for (const [name, bytes, expected] of cases) {
    const answered = status(await exchange(program.port, bytes));
    if (!expected.includes(answered)) wrong.push(`${name}: ${answered}, expected ${expected.join(" or ")}`);
    assert.equal((await fetch(`http://127.0.0.1:${program.port}/health`).then((health) => health.json())).status, "ok");
    // Ten messages a second are the burst of the one address that all these come from.
    await new Promise((resolve) => setTimeout(resolve, 110));
  }
  assert.deepEqual(wrong, []);
  assert.doesNotMatch(program.stderr(), /error/);
});

Deno.test("What follows a refused body on the same connection is not taken for a request of its own", async () => {
  await using program = await startProgram();
  const hidden = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const type = "Content-Type: application/json";
  const both = head("Host: localhost", type, `Content-Length: 5`, "Transfer-Encoding: chunked") + `0\r\n\r\n`;
  const answers = await exchange(program.port, both + hidden, '"tools"');
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map((found) => found[1]);
  assert.ok(statuses[0] === "400", `an empty chunked body is no message, whatever its length says: ${statuses}`);
});

Deno.test("Clients that stop halfway, or never read, do not hold up the others", async () => {
  await using program = await startProgram();
  const connections: Deno.Conn[] = [];
  for (let count = 0; count < 40; count++) {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port: program.port });
    const half = head(
      "Host: localhost",
      "Content-Type: application/json",
      `Content-Length: ${ping.length}`,
    ) + ping.slice(0, 9);
    const never = `GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(200);
    await connection.write(new TextEncoder().encode(count % 2 === 0 ? half : never));
    connections.push(connection);
  }
  const response = await post(program, ping);
  assert.equal(response.status, 200);
  await response.body?.cancel();
  for (const connection of connections) connection.close();
  const again = await post(program, ping);
  assert.equal(again.status, 200);
  await again.body?.cancel();
});

Deno.test("A stream's place is freed when its client goes away", async () => {
  await using program = await startProgram();
  for (let round = 0; round < 3; round++) {
    const stop = new AbortController();
    const streams = await Promise.all([1, 2, 3, 4].map(() => fetch(program.url, { signal: stop.signal })));
    assert.deepEqual(streams.map((stream) => stream.status), [200, 200, 200, 200], `round ${round}`);
    const fifth = await fetch(program.url);
    assert.equal(fifth.status, 429);
    assert.equal(fifth.headers.get("Retry-After"), "60");
    await fifth.body?.cancel();
    stop.abort();
    await Promise.all(streams.map((stream) => stream.text().catch(() => "")));
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
});

Deno.test("Sessions, tokens, secrets and SQL never reach the log", async () => {
  await using program = await startProgram({
    GOSQLX_MCP_AUTH_TOKEN: "token-hush",
    GOSQLX_MCP_TRUSTED_PROXY_HEADER: "CF-Connecting-IP",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET: "secret-hush-hush-hush",
  });
  const session = "mcp-session-00000000-0000-4000-8000-00000000hush".replace("hush", "abcd");
  for (const token of ["token-hush", "guess-hush"]) {
    const response = await post(
      program,
      call("analyze_sql", { sql: "SELECT hush FROM (" }),
      {
        Authorization: `Bearer ${token}`,
        "X-Origin-Secret": "secret-hush-hush-hush",
        "CF-Connecting-IP": "203.0.113.9",
        "Mcp-Session-Id": session,
      },
    );
    await response.body?.cancel();
  }
  await program.stop();
  assert.doesNotMatch(program.stderr(), /hush|abcd|203\.0\.113/);
  assert.match(
    program.stderr(),
    /refused in the last minute: 1 unauthorized \(401\)\n$/,
    "the count is flushed at the end",
  );
});

Deno.test("A trusted proxy's clients have budgets of their own, its secret given", async () => {
  await using program = await startProgram({
    GOSQLX_MCP_TRUSTED_PROXY_HOPS: "1",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER: "X-Origin-Secret",
    GOSQLX_MCP_TRUSTED_PROXY_SECRET: "correct horse battery",
  });
  const burst = async (headers: (count: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const response = await post(program, ping, headers(count));
      await response.body?.cancel();
      statuses.push(response.status);
    }
    return statuses.filter((each) => each === 429).length;
  };
  const forwarded = (count: number) => ({ "X-Forwarded-For": `203.0.113.${count}` });
  const proven = (count: number) => ({
    ...forwarded(count),
    "X-Origin-Secret": "correct horse battery",
  });
  assert.equal(await burst(proven), 0);
  assert.ok(await burst(forwarded) > 0, "without the secret all share the peer's bucket");
});
