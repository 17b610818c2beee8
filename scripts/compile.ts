/**
 * Builds the standalone program: `deno task compile [--target TRIPLE] [--output FILE]`.
 *
 * main.ts is bundled first and that one file compiled in a folder without a lock: `deno compile` embeds every package
 * of a lock, which makes three times the size. The Deno that runs this task is used throughout; `DENORT_BIN` names the
 * runtime to embed where it cannot be downloaded.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const permissions = ["--allow-net", "--allow-env=GOSQLX_MCP_*,PORT"];

async function run(args: readonly string[], cwd?: string): Promise<void> {
  const command = new Deno.Command(Deno.execPath(), { args: [...args], ...(cwd === undefined ? {} : { cwd }) });
  const { success, stderr } = await command.output();
  if (success) return;
  await Deno.stderr.write(stderr);
  console.error(`compile: deno ${args[0]} failed`);
  Deno.exit(1);
}

/** Builds the program and gives its path and size in bytes. */
export async function compile(output: string, target?: string): Promise<number> {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const scratch = await Deno.makeTempDir({ prefix: "gosqlx-mcp-compile-" });
  try {
    await run([
      "bundle",
      "--quiet",
      "--config",
      `${root}deno.json`,
      "-o",
      `${scratch}/gosqlx-mcp.js`,
      `${root}main.ts`,
    ]);
    await Deno.mkdir(new URL("../dist/", import.meta.url), { recursive: true });
    await run([
      "compile",
      "--no-config",
      "--quiet",
      "--no-check",
      ...permissions,
      ...(target === undefined ? [] : ["--target", target]),
      "--output",
      output,
      "gosqlx-mcp.js",
    ], scratch);
  } finally {
    await Deno.remove(scratch, { recursive: true });
  }
  return (await Deno.stat(output)).size;
}

if (import.meta.main) {
  const { values } = parseArgs({
    args: Deno.args,
    options: { target: { type: "string" }, output: { type: "string" } },
  });
  const windows = values.target?.includes("windows") ?? Deno.build.os === "windows";
  const output = values.output ?? fileURLToPath(new URL(`../dist/gosqlx-mcp${windows ? ".exe" : ""}`, import.meta.url));
  const size = await compile(output, values.target);
  console.log(`${output} (${(size / 1e6).toFixed(1)} MB)`);
}
