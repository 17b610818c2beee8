import { fileURLToPath } from "node:url";
import { exists } from "../../support/exists.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const kit = `${root}../shared/tools/compile-kit`;

/** The program, or why it cannot be built here. */
export type Build =
  | { readonly ok: true; readonly program: string }
  | { readonly ok: false; readonly reason: string };

/** A Deno that compiles, and the variables it needs. */
interface Compiler {
  readonly deno: string;
  readonly env: Record<string, string>;
}

/** Lays out the kit's Deno and runtime in a folder that later runs find again. */
async function fromKit(): Promise<Compiler | undefined> {
  if (!await exists(kit)) return undefined;
  const folder = `${Deno.env.get("TMPDIR") ?? "/tmp"}/gosqlx-compile-kit`;
  const { success } = await new Deno.Command("python3", { args: [kit, folder] }).output().catch(() => ({
    success: false,
  }));
  if (!success) return undefined;
  return { deno: `${folder}/deno`, env: { DENORT_BIN: `${folder}/denort`, DENO_TLS_CA_STORE: "system" } };
}

/** Compiles, and gives what the compiler wrote where it failed. */
async function compileWith({ deno, env }: Compiler, program: string): Promise<string | undefined> {
  const { success, stderr } = await new Deno.Command(deno, {
    args: ["run", "--no-prompt", "--allow-all", `${root}scripts/compile.ts`, "--output", program],
    env,
  }).output();
  return success ? undefined : new TextDecoder().decode(stderr).trim();
}

/**
 * Builds the standalone program with the runtime that `DENORT_BIN` names or Deno downloads, else with the one that the
 * compile kit beside the project lays out. Only a runtime that cannot be had is a reason not to test; any other fault
 * is thrown.
 */
export async function buildProgram(): Promise<Build> {
  const program = `${await Deno.makeTempDir({ prefix: "gosqlx-mcp-binary-" })}/gosqlx-mcp`;
  const failed = await compileWith({ deno: Deno.execPath(), env: {} }, program);
  if (failed === undefined) return { ok: true, program };
  if (!failed.includes("denort")) throw new Error(failed);
  const compiler = await fromKit();
  if (compiler === undefined) {
    return { ok: false, reason: "the runtime to embed (denort) cannot be downloaded; name one in DENORT_BIN" };
  }
  const failedAgain = await compileWith(compiler, program);
  if (failedAgain !== undefined) throw new Error(failedAgain);
  return { ok: true, program };
}
