import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Makes a comparison with one secret. The time it takes says nothing about the secret: digests of equal length are
 * compared, in constant time.
 */
export function secretMatcher(secret: string): (candidate: string) => boolean {
  const expected = digest(secret);
  return (candidate) => timingSafeEqual(digest(candidate), expected);
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text, "utf8").digest();
}
