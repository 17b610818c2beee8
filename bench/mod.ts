/** Runs the benches named, or all: `deno task bench [NAME...]`. Each is a file here that prints a table. */
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./", import.meta.url));
const all = ["lexer", "notation", "parse", "format", "security", "startup", "memory", "http", "half_open"];
/** Run only when they are named: they go on as long as they are told to. */
const onRequest = ["fuzz"];

const [first, ...rest] = Deno.args;
const runs = first === undefined ? all.map((name) => [name]) : [[first, ...rest]];
for (const [name = "", ...args] of runs) {
  if (!all.includes(name) && !onRequest.includes(name)) {
    console.error(`There is no bench ${JSON.stringify(name)}; there are ${[...all, ...onRequest].join(", ")}`);
    Deno.exit(2);
  }
  console.log(`\n== ${name}`);
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--config",
      `${folder}../tests/deno.json`,
      "--no-prompt",
      "--allow-all",
      `${folder}${name}.ts`,
      ...args,
    ],
    stdout: "inherit",
    stderr: "inherit",
  }).output();
  if (code !== 0) Deno.exit(code);
}
