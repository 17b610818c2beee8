/**
 * Packs an MCP bundle: `deno task mcpb [BINARY] [OUTPUT]`, by default dist/gosqlx-mcp into dist/gosqlx-mcp.mcpb. A
 * bundle holds the manifest, one program and the licences.
 */
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const packer = "npm:@anthropic-ai/mcpb@2.1.2";

/** Packs `program` into the bundle `output`; throws what the packer wrote where it fails. */
export async function packBundle(program: string, output: string): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "gosqlx-mcp-bundle-" });
  try {
    await Deno.mkdir(`${folder}/server`);
    await Deno.copyFile(program, `${folder}/server/gosqlx-mcp${program.endsWith(".exe") ? ".exe" : ""}`);
    await Deno.copyFile(`${root}packaging/mcpb/manifest.json`, `${folder}/manifest.json`);
    for (const file of ["LICENSE", "THIRD_PARTY_NOTICES"]) await Deno.copyFile(`${root}${file}`, `${folder}/${file}`);
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "--no-config", "--no-lock", "--allow-all", packer, "pack", folder, output],
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const [program = `${root}dist/gosqlx-mcp`, output = `${root}dist/gosqlx-mcp.mcpb`] = Deno.args;
  await packBundle(program, output);
  console.log(output);
}
