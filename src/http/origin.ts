import { isLoopback } from "./ip_address.ts";

/** Whether a request may come from where it says it comes from. */
export type HostVerdict =
  | { readonly ok: true }
  | {
    readonly ok: false;
    readonly status: 400 | 403;
    readonly message: string;
  };

/** What `Host` may say. */
export interface HostRule {
  /** Refuse names that are neither loopback nor allowed. */
  readonly strict: boolean;
  /** Names to accept beside the loopback ones, lower case. */
  readonly allowed: readonly string[];
}

const fine: HostVerdict = { ok: true };

/**
 * Checks `Host` and `Origin`. A web page that has its own name resolve to 127.0.0.1 (DNS rebinding) reaches servers
 * that listen on loopback, but cannot choose either header.
 *
 * @param host the authority the request was sent to
 * @param origin the `Origin` header; programs that are not browsers send none
 */
export function checkHost(host: string, origin: string | null, rule: HostRule): HostVerdict {
  const name = hostName(host);
  if (name === undefined) {
    return { ok: false, status: 400, message: "Host must be a name or address, with a port or without" };
  }
  if (rule.strict && !isLocal(name) && !rule.allowed.includes(name)) {
    return { ok: false, status: 403, message: `Host ${JSON.stringify(name)} is not allowed` };
  }
  if (origin === null) return fine;
  const from = originHost(origin);
  if (from !== undefined && (from === name || isLocal(from))) return fine;
  return { ok: false, status: 403, message: "Requests from this Origin are not allowed" };
}

/** The name in an authority, lower case and without brackets, or undefined where it is rubbish. */
export function hostName(authority: string): string | undefined {
  const found = /^(?:\[([0-9A-Fa-f:.]+)\]|([0-9A-Za-z._~-]+))(?::\d{0,5})?$/
    .exec(authority);
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/** An origin is a scheme and an authority; "null" is a page that hides where it is from. */
function originHost(origin: string): string | undefined {
  const authority = /^https?:\/\/(.+)$/i.exec(origin)?.[1];
  return authority === undefined ? undefined : hostName(authority);
}

function isLocal(name: string): boolean {
  return name === "localhost" ||
    isLoopback(name.includes(":") ? `[${name}]` : name);
}
