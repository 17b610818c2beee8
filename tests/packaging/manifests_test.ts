import assert from "node:assert/strict";
import { toolNames } from "../../src/tools/tool.ts";
import { version } from "../../src/version.ts";
import { bill } from "../../scripts/sbom.ts";
import { lockedPackages } from "../../scripts/notices.ts";
import { read, root } from "./root.ts";

interface Lock {
  readonly npm: Record<string, unknown>;
  readonly jsr?: unknown;
  readonly remote?: unknown;
}

const lock: Lock = JSON.parse(read("deno.lock"));
const denoJson: { version: string; imports: Record<string, string>; deploy: unknown; tasks: Record<string, string> } =
  JSON
    .parse(read("deno.json"));

Deno.test("all manifests name the program's version", () => {
  assert.equal(denoJson.version, version);
  assert.equal(JSON.parse(read("server.json")).version, version);
  assert.equal(JSON.parse(read("packaging/mcpb/manifest.json")).version, version);
  assert.match(read("CHANGELOG.md"), new RegExp(`^## ${version.replaceAll(".", "\\.")}$`, "m"));
});

Deno.test("server.json holds what the MCP registry asks for", () => {
  const server = JSON.parse(read("server.json"));
  assert.equal(server.$schema, "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json");
  assert.match(server.name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  assert.ok(server.description.length <= 100, "the registry takes descriptions of at most 100 characters");
  for (const entry of server.packages) {
    assert.ok(["npm", "pypi", "nuget", "oci", "mcpb"].includes(entry.registryType));
    assert.equal(entry.transport.type, "stdio");
    assert.ok(entry.identifier.endsWith(`:${version}`));
  }
  for (const remote of server.remotes) {
    assert.equal(remote.type, "streamable-http");
    assert.match(remote.url, /^https:\/\/.+\/mcp$/);
  }
});

Deno.test("the image carries the name under which the registry knows the server", () => {
  const { name } = JSON.parse(read("server.json"));
  assert.ok(read("Dockerfile").includes(`io.modelcontextprotocol.server.name="${name}"`));
});

Deno.test("the MCP bundle's manifest lists the seven tools and starts the program on stdio", () => {
  const manifest = JSON.parse(read("packaging/mcpb/manifest.json"));
  assert.equal(manifest.manifest_version, "0.3");
  assert.equal(manifest.server.type, "binary");
  assert.deepEqual(manifest.server.mcp_config.args, ["--stdio"]);
  assert.deepEqual(manifest.tools.map(({ name }: { name: string }) => name), toolNames);
  assert.deepEqual(manifest.compatibility.platforms, ["darwin", "linux", "win32"]);
});

Deno.test("glama.json names its schema and who maintains the server", () => {
  const { $schema, maintainers } = JSON.parse(read("glama.json"));
  assert.equal($schema, "https://glama.ai/mcp/schemas/server.json");
  assert.ok(maintainers.length > 0);
});

Deno.test("Deno Deploy and Render start what the project has", () => {
  assert.deepEqual(denoJson.deploy, { runtime: { type: "dynamic", entrypoint: "main.ts" } });
  assert.ok(Deno.statSync(`${root}main.ts`).isFile);
  const render = read("render.yaml");
  assert.match(render, /runtime: docker/);
  assert.match(render, /healthCheckPath: \/health/);
});

Deno.test("dependencies come from npm alone, in exact versions", () => {
  for (const [name, specifier] of Object.entries(denoJson.imports)) {
    assert.match(specifier, /^npm:\/?(@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+\/?$/, name);
  }
  assert.equal(lock.jsr, undefined);
  assert.equal(lock.remote, undefined);
});

Deno.test("deno task start downloads no more than the packages of run time", () => {
  assert.deepEqual(lockedPackages(lock).map(({ name }) => name), [
    "@modelcontextprotocol/core",
    "@modelcontextprotocol/server",
    "@pgsql/types",
    "@types/pegjs",
    "argparse",
    "big-integer",
    "commander",
    "discontinuous-range",
    "libpg-query",
    "moo",
    "nearley",
    "node-sql-parser",
    "railroad-diagrams",
    "randexp",
    "ret",
    "sql-formatter",
    "zod",
  ]);
});

Deno.test("every package of run time stands in the notices and in the bill of materials", () => {
  const notices = read("THIRD_PARTY_NOTICES");
  const text = JSON.stringify(bill(lock, new Date(0)));
  for (const { name, version } of lockedPackages(lock)) {
    assert.ok(notices.includes(`\n${name} ${version} (`), name);
    assert.ok(text.includes(`"name":"${name}","versionInfo":"${version}"`), name);
  }
});
