import type { Received } from "../jsonrpc.ts";

/** The headers in which a request of the 2026-07-28 revision says again what its body says. */
export interface StandardHeaders {
  /** `MCP-Protocol-Version`. */
  readonly protocolVersion: string | undefined;
  /** `Mcp-Method`. */
  readonly method: string | undefined;
  /** `Mcp-Name`. */
  readonly name: string | undefined;
}

/** Methods whose `Mcp-Name` header mirrors a parameter, and which. */
const nameSources: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};

/**
 * Compares the standard headers of a modern request with its body (SEP-2243): intermediaries route and limit by the
 * headers, so a request whose two halves disagree would be two requests.
 *
 * @returns what is wrong, or undefined where nothing is
 */
export function checkStandardHeaders(
  headers: StandardHeaders,
  method: string,
  params: Received | undefined,
): string | undefined {
  if (headers.protocolVersion === undefined) return "Header mismatch: the MCP-Protocol-Version header is required";
  if (headers.method === undefined) return "Header mismatch: the Mcp-Method header is required";
  const source = Object.hasOwn(nameSources, method) ? nameSources[method] : undefined;
  const inBody = source === undefined ? undefined : params?.[source];
  if (source === undefined || typeof inBody !== "string") return undefined;
  if (headers.name === undefined) return "Header mismatch: the Mcp-Name header is required";
  const inHeader = decodeHeader(headers.name.trim());
  if (inHeader === undefined) return "Header mismatch: the Mcp-Name header holds invalid Base64";
  return inHeader === inBody ? undefined : `Header mismatch: the Mcp-Name header and params.${source} differ`;
}

/** A header's value; text that a header cannot carry comes as `=?base64?…?=`. */
function decodeHeader(value: string): string | undefined {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(encoded)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
