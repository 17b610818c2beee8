import { version } from "../version.ts";

/** The revision that has no handshake: each request names its version and the client's capabilities. */
export const modernVersion = "2026-07-28";

/** The revisions that begin with `initialize`, newest first. */
export const handshakeVersions: readonly string[] = [
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
  "2024-11-05",
  "2024-10-07",
];

/** The `_meta` key by which a request claims the modern revision. */
export const versionKey = "io.modelcontextprotocol/protocolVersion";

/** How this server names itself. */
export const serverInfo = {
  name: "gosqlx-mcp",
  title: "GoSQLX",
  version,
  description: "Validate, format, parse, lint and scan SQL of eleven dialects",
} as const;
