/**
 * Writes THIRD_PARTY_NOTICES: name, version, licence and licence text of every package of deno.lock, which is what
 * the program is made of. `deno task notices`; `--check` writes nothing and exits with 1 where the file is not up to date.
 */

import { fileURLToPath } from "node:url";

interface Package {
  readonly name: string;
  readonly version: string;
}

/** The packages of a lock file, without their peers' suffixes, in order of name. */
export function lockedPackages(lock: { readonly npm?: Readonly<Record<string, unknown>> }): Package[] {
  const seen = new Map<string, Package>();
  for (const key of Object.keys(lock.npm ?? {})) {
    const at = key.indexOf("@", 1);
    const name = key.slice(0, at);
    const version = (key.slice(at + 1).split("_")[0]) ?? "";
    seen.set(`${name}@${version}`, { name, version });
  }
  return [...seen.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}

async function cacheFolder(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  const info: { npmCache: string } = JSON.parse(new TextDecoder().decode(stdout));
  return `${info.npmCache}/registry.npmjs.org`;
}

async function licenceText(folder: string): Promise<string> {
  for await (const entry of Deno.readDir(folder)) {
    if (/^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry.name)) {
      return (await Deno.readTextFile(`${folder}/${entry.name}`)).trim();
    }
  }
  return "(The package carries no licence text.)";
}

/** The notices for the packages of the lock file at `root`. */
export async function notices(root: string): Promise<string> {
  const cache = await cacheFolder();
  const parts = ["gosqlx-mcp contains the following third-party packages."];
  for (const { name, version } of lockedPackages(JSON.parse(await Deno.readTextFile(`${root}/deno.lock`)))) {
    const folder = `${cache}/${name}/${version}`;
    const { license } = JSON.parse(await Deno.readTextFile(`${folder}/package.json`));
    parts.push(`${"-".repeat(78)}\n${name} ${version} (${String(license)})\n\n${await licenceText(folder)}`);
  }
  return `${parts.join("\n\n")}\n`;
}

if (import.meta.main) {
  const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
  const file = `${root}/THIRD_PARTY_NOTICES`;
  const text = await notices(root);
  if (!Deno.args.includes("--check")) await Deno.writeTextFile(file, text);
  else if (await Deno.readTextFile(file) !== text) {
    console.error("THIRD_PARTY_NOTICES is not up to date: run `deno task notices`");
    Deno.exit(1);
  }
}
