import assert from "node:assert/strict";
import { help, parseArguments } from "../src/cli.ts";

Deno.test("Without arguments the program serves HTTP", () => {
  assert.deepEqual(parseArguments([]), { kind: "serve" });
});

Deno.test("--stdio, --version and --help do what they say, and the latter two win over --stdio", () => {
  assert.deepEqual(parseArguments(["--stdio"]), { kind: "stdio" });
  assert.deepEqual(parseArguments(["--health"]), { kind: "health" });
  assert.deepEqual(parseArguments(["--version"]), { kind: "version" });
  assert.deepEqual(parseArguments(["-h"]), { kind: "help" });
  assert.deepEqual(parseArguments(["--stdio", "--help"]), { kind: "help" });
  assert.deepEqual(parseArguments(["--version", "--stdio"]), {
    kind: "version",
  });
});

Deno.test("An argument the program does not know is an error that names it", () => {
  assert.deepEqual(parseArguments(["--sdtio"]), {
    kind: "unknown",
    error: 'unknown argument "--sdtio"; try --help',
  });
});

Deno.test("--help names every variable that the configuration reads", async () => {
  const source = await Deno.readTextFile(
    new URL("../src/config.ts", import.meta.url),
  );
  for (const name of new Set(source.match(/GOSQLX_MCP_[A-Z_]+[A-Z]/g))) {
    assert.ok(help.includes(name), name);
  }
});
