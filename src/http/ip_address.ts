/**
 * Reads an IP address as proxies write it: bare, with a port, in brackets, with a zone.
 *
 * @returns IPv4 as four numbers of 8 bits, IPv6 as eight of 16 (an IPv4-mapped one as IPv4), or undefined
 */
export function parseAddress(text: string): readonly number[] | undefined {
  const value = text.trim();
  if (value.length > 100) return undefined;
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(value)?.[1];
  if (bracketed !== undefined) return parseIpv6(bracketed);
  if (value.includes(":") && value.indexOf(":") !== value.lastIndexOf(":")) {
    return parseIpv6(value);
  }
  return parseIpv4(value.replace(/:\d{1,5}$/, ""));
}

/** Whether an address is one that only this machine reaches: 127.0.0.0/8 or ::1. */
export function isLoopback(text: string): boolean {
  const parts = parseAddress(text);
  if (parts === undefined) return false;
  return parts.length === 4 ? parts[0] === 127 : parts.every((part, index) => part === (index === 7 ? 1 : 0));
}

function parseIpv4(text: string): readonly number[] | undefined {
  const parts = text.split(".");
  if (parts.length !== 4) return undefined;
  const numbers: number[] = [];
  for (const part of parts) {
    // A leading zero is refused: some read it as octal, and two readings of one address are two clients.
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) {
      return undefined;
    }
    numbers.push(Number(part));
  }
  return numbers;
}

function parseIpv6(text: string): readonly number[] | undefined {
  const address = text.split("%", 1)[0] ?? "";
  const halves = address.split("::");
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map(groups);
  if (head === undefined || (halves.length === 2 && tail === undefined)) {
    return undefined;
  }
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const all = tail === undefined ? head : [...head, ...Array<number>(missing).fill(0), ...tail];
  const [high, low] = [all[6] ?? 0, all[7] ?? 0];
  const mapped = all[5] === 0xffff &&
    all.slice(0, 5).every((group) => group === 0);
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255] : all;
}

/** The 16-bit groups of one half of an IPv6 address; its end may be written as IPv4. */
function groups(half: string): number[] | undefined {
  if (half === "") return [];
  const parts = half.split(":");
  const numbers: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.includes(".") && index === parts.length - 1) {
      const ipv4 = parseIpv4(part);
      if (ipv4 === undefined) return undefined;
      const [a = 0, b = 0, c = 0, d = 0] = ipv4;
      numbers.push((a << 8) | b, (c << 8) | d);
    } else {
      if (!/^[0-9A-Fa-f]{1,4}$/.test(part)) return undefined;
      numbers.push(parseInt(part, 16));
    }
  }
  return numbers;
}
