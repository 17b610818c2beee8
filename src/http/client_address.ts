import { type Config, defaultConfig } from "../config.ts";
import { parseAddress } from "./ip_address.ts";
import { secretMatcher } from "./secrets.ts";

/** The settings that say whose word on a client's address counts. */
export type ProxySettings = Pick<
  Config,
  | "trustedProxyHeader"
  | "trustedProxyHops"
  | "trustedProxySecretHeader"
  | "trustedProxySecret"
>;

/**
 * Makes the function that says which client a request counts for: the address a trusted proxy names, else the
 * peer's. IPv6 clients count per /64, since that is what one subscriber holds; IPv4-mapped addresses count as IPv4.
 *
 * @returns a function from headers and peer address to a key for the limiter's table
 */
export function clientKeys(settings: ProxySettings = defaultConfig()): (headers: Headers, peer: string) => string {
  const forwarded = forwardedAddress(settings);
  const { trustedProxySecretHeader, trustedProxySecret } = settings;
  const isSecret = trustedProxySecret === "" ? undefined : secretMatcher(trustedProxySecret);
  const speaks = settings.trustedProxyHeader !== "" ||
    settings.trustedProxyHops > 0;
  return (headers, peer) => {
    if (!speaks) return peerKey(peer);
    const trusted = isSecret === undefined ||
      isSecret(lastValue(headers.get(trustedProxySecretHeader) ?? "", trustedProxySecret.length));
    return (trusted ? keyOf(forwarded(headers)) : undefined) ?? peerKey(peer);
  };
}

/** The key of the connection's own peer, whose IPv4 address the system has written the one way there is. */
function peerKey(peer: string): string {
  return peer.includes(":") ? keyOf(peer) ?? peer : peer;
}

/** The limiter's key for an address, or undefined where the text is none. */
function keyOf(text: string): string | undefined {
  const parts = text === "" ? undefined : parseAddress(text);
  if (parts === undefined) return undefined;
  if (parts.length === 4) return parts.join(".");
  return `${parts.slice(0, 4).map((group) => group.toString(16)).join(":")}::/64`;
}

/** What a trusted proxy says the client's address is; empty where none is trusted or none speaks. */
function forwardedAddress(settings: ProxySettings): (headers: Headers) => string {
  const { trustedProxyHeader, trustedProxyHops } = settings;
  if (trustedProxyHeader !== "") {
    return (headers) => headers.get(trustedProxyHeader) ?? "";
  }
  if (trustedProxyHops === 0) return () => "";
  return (headers) => entryFromRight(headers.get("x-forwarded-for") ?? "", trustedProxyHops);
}

/** The nth entry of a comma list, counted from its right end; whatever stands further left was sent by the client. */
function entryFromRight(list: string, nth: number): string {
  let end = list.length;
  for (let left = nth; left > 1; left--) {
    end = list.lastIndexOf(",", end - 1);
    if (end <= 0) return "";
  }
  return list.slice(list.lastIndexOf(",", end - 1) + 1, end).trim();
}

/**
 * The last of a header's values, which the proxy itself wrote. Values are joined by a comma and a space, and a
 * secret may hold those too, so what is cut off must end where the secret would begin.
 */
function lastValue(joined: string, length: number): string {
  const start = joined.length - length;
  if (start <= 0) return joined;
  return joined.slice(start - 2, start) === ", " ? joined.slice(start) : joined;
}
