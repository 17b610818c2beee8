/** Writes the software bill of materials (SPDX 2.3, JSON): `deno task sbom OUTPUT`. It lists the packages of deno.lock. */
import { fileURLToPath } from "node:url";
import denoJson from "../deno.json" with { type: "json" };
import { lockedPackages } from "./notices.ts";

/** The bill for the packages of a lock file, as an SPDX document. */
export function bill(lock: Parameters<typeof lockedPackages>[0], created: Date): unknown {
  const own = "SPDXRef-gosqlx-mcp";
  const packages = lockedPackages(lock).map(({ name, version }) => ({
    SPDXID: `SPDXRef-npm-${`${name}-${version}`.replaceAll(/[^A-Za-z0-9.-]/g, "-")}`,
    name,
    versionInfo: version,
    downloadLocation: `https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`,
    filesAnalyzed: false,
    externalRefs: [{
      referenceCategory: "PACKAGE-MANAGER",
      referenceType: "purl",
      referenceLocator: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    }],
  }));
  return {
    spdxVersion: "SPDX-2.3",
    dataLicense: "CC0-1.0",
    SPDXID: "SPDXRef-DOCUMENT",
    name: `gosqlx-mcp-${denoJson.version}`,
    documentNamespace: `https://gosqlx.dev/spdx/gosqlx-mcp-${denoJson.version}-${created.getTime()}`,
    creationInfo: {
      created: created.toISOString().replace(/\.\d+/, ""),
      creators: ["Tool: gosqlx-mcp scripts/sbom.ts"],
    },
    packages: [
      {
        SPDXID: own,
        name: "gosqlx-mcp",
        versionInfo: denoJson.version,
        downloadLocation: "NOASSERTION",
        filesAnalyzed: false,
        licenseDeclared: "Apache-2.0",
      },
      ...packages,
    ],
    relationships: [
      { spdxElementId: "SPDXRef-DOCUMENT", relationshipType: "DESCRIBES", relatedSpdxElement: own },
      ...packages.map(({ SPDXID }) => ({
        spdxElementId: own,
        relationshipType: "CONTAINS",
        relatedSpdxElement: SPDXID,
      })),
    ],
  };
}

if (import.meta.main) {
  const output = Deno.args[0];
  if (output === undefined) {
    console.error("Usage: deno task sbom OUTPUT");
    Deno.exit(2);
  }
  const lock = JSON.parse(await Deno.readTextFile(fileURLToPath(new URL("../deno.lock", import.meta.url))));
  await Deno.writeTextFile(output, `${JSON.stringify(bill(lock, new Date()), null, 2)}\n`);
}
