import assert from "node:assert/strict";
import { call, initialize, message } from "../support/messages.ts";
import { runProgram } from "../support/program.ts";

const lines = (text: string) => text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));

Deno.test("stdio: the program answers, writes nothing but answers, and exits 0 when standard input ends", async () => {
  const ended = await runProgram("stdio", {
    input:
      `${initialize()}\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n${message("tools/list", {}, 1)}\n` +
      `rubbish\n${call("validate_sql", { sql: "SELECT 1" }, 2)}\n`,
  });
  assert.equal(ended.code, 0);
  assert.equal(ended.stderr, "");
  const answers = lines(ended.stdout);
  assert.deepEqual(answers.map((answer) => answer.id), [0, 1, null, 2]);
  assert.equal(answers[1].result.tools.length, 7);
  assert.deepEqual(answers[3].result.structuredContent, { valid: true });
});

Deno.test("stdio: an empty standard input ends the program at once", async () => {
  assert.deepEqual(await runProgram("stdio"), { code: 0, stdout: "", stderr: "" });
});

Deno.test("stdio: the proxy warning is for HTTP only, configuration errors are for both", async () => {
  const ended = await runProgram("stdio", { env: { GOSQLX_MCP_TOOLS: "drop_sql" } });
  assert.equal(ended.code, 1);
  assert.match(ended.stderr, /^gosqlx-mcp: configuration error: GOSQLX_MCP_TOOLS: .* got "drop_sql"\n$/);
  assert.equal(ended.stdout, "");
});

Deno.test("stdio: a hundred large calls in one go are all answered, in order", async () => {
  const sql = `SELECT '${"x".repeat(50_000)}' AS text`;
  const input = Array.from({ length: 100 }, (_, id) => `${call("validate_sql", { sql }, id)}\n`).join("");
  const answers = lines((await runProgram("stdio", { input })).stdout);
  assert.deepEqual(answers.map((answer) => answer.id), Array.from({ length: 100 }, (_, id) => id));
});
