import assert from "node:assert/strict";
import { buildProgram } from "../e2e/binary/build.ts";
import { read, root } from "./root.ts";

/** A line of a Dockerfile: its instruction and what follows, continuation lines joined. */
interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
}

const instructions: readonly Instruction[] = read("Dockerfile").replaceAll("\\\n", " ").split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => {
    const [name = "", ...words] = line.trim().split(/\s+/);
    return { name, words };
  });

function all(name: string): string[] {
  return instructions.filter((instruction) => instruction.name === name).map(({ words }) => words.join(" "));
}

/** Paths that COPY takes from the build context. */
const context = instructions.filter(({ name, words }) => name === "COPY" && !words[0]?.startsWith("--from"))
  .flatMap(({ words }) => words.slice(0, -1));

Deno.test("the Dockerfile holds instructions that Docker knows, in two stages", () => {
  const known = ["FROM", "WORKDIR", "COPY", "RUN", "LABEL", "ENV", "EXPOSE", "USER", "HEALTHCHECK", "ENTRYPOINT"];
  assert.deepEqual(instructions.filter(({ name }) => !known.includes(name)), []);
  assert.deepEqual(all("FROM"), ["denoland/deno:2.9.6 AS build", "gcr.io/distroless/cc-debian12:nonroot"]);
});

Deno.test("the image runs without root, listens on all interfaces at 8080 and asks its own health", () => {
  assert.deepEqual(all("USER"), ["nonroot"]);
  assert.deepEqual(all("ENV"), ["GOSQLX_MCP_HOST=0.0.0.0"]);
  assert.deepEqual(all("EXPOSE"), ["8080"]);
  assert.match(all("HEALTHCHECK")[0] ?? "", /CMD \["\/usr\/local\/bin\/gosqlx-mcp", "--health"\]$/);
  assert.deepEqual(all("ENTRYPOINT"), ['["/usr/local/bin/gosqlx-mcp"]']);
});

Deno.test("what the build copies exists and passes .dockerignore, which lets nothing else in", () => {
  const allowed = read(".dockerignore").split("\n").filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  for (const path of context) assert.ok(Deno.statSync(root + path).isFile || Deno.statSync(root + path).isDirectory);
  assert.deepEqual([...context].sort(), [...allowed].sort());
});

Deno.test("the build stage needs nothing but what it copies", async () => {
  const folder = await Deno.makeTempDir({ prefix: "gosqlx-mcp-docker-" });
  for (const path of context) {
    const { success } = await new Deno.Command("cp", { args: ["-r", root + path, `${folder}/`] }).output();
    assert.ok(success, path);
  }
  // Bundling is the part of the task that reads the copied files; compiling one file is the binary's own test.
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["bundle", "--quiet", "-o", `${folder}/out.js`, `${folder}/main.ts`],
    cwd: folder,
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  await Deno.remove(folder, { recursive: true });
});

/** The shared libraries of a program, as `ldd` lists them. */
async function libraries(program: string): Promise<string[]> {
  const { stdout } = await new Deno.Command("ldd", { args: [program] }).output();
  return [...new TextDecoder().decode(stdout).matchAll(/(\/\S+) \(0x/g)].map((match) => match[1] ?? "");
}

/**
 * Stands in for the final stage where no Docker engine runs: the program in a root that holds it and its shared
 * libraries alone, started by an ordinary user. It leaves unproven that the base images can be fetched, that the
 * distroless image has these libraries, and what Docker makes of USER, EXPOSE and HEALTHCHECK.
 */
async function inScratchRoot(): Promise<void> {
  const build = await buildProgram();
  if (!build.ok) return console.log(`The final stage is not tried: ${build.reason}`);
  const folder = await Deno.makeTempDir({ prefix: "gosqlx-mcp-root-" });
  await Deno.chmod(folder, 0o755);
  for (const file of [build.program, ...await libraries(build.program)]) {
    const target = file === build.program ? "/usr/local/bin/gosqlx-mcp" : file;
    const { success } = await new Deno.Command("install", { args: ["-D", "-m", "755", file, folder + target] })
      .output();
    assert.ok(success, file);
  }
  // The program finds what is appended to it through /proc, which a container has too.
  await Deno.mkdir(`${folder}/proc`);
  const mounted = await new Deno.Command("mount", { args: ["--bind", "/proc", `${folder}/proc`] }).output();
  if (!mounted.success) {
    return console.log("The final stage is not tried: /proc cannot be mounted in a scratch root here");
  }
  const { code, stdout, stderr } = await new Deno.Command("chroot", {
    args: ["--userspec=65532:65532", folder, "/usr/local/bin/gosqlx-mcp", "--version"],
    clearEnv: true,
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
  }).output();
  await new Deno.Command("umount", { args: [`${folder}/proc`] }).output();
  assert.equal(new TextDecoder().decode(stderr), "");
  assert.match(new TextDecoder().decode(stdout), /^gosqlx-mcp \d+\.\d+\.\d+\n$/);
  assert.equal(code, 0);
  await Deno.remove(folder, { recursive: true });
}

const canChroot = Deno.build.os === "linux" && Deno.uid() === 0;
if (!canChroot) console.log("The final stage is not tried: changing the root needs Linux and its root user");
Deno.test({
  name: "the program runs as an ordinary user in a root that holds it and its libraries alone",
  ignore: !canChroot,
  fn: inScratchRoot,
});
