import type { Feature } from "../features.ts";

/** A parent dialect's features but for those that the child lacks. */
export function without(inherited: readonly Feature[], ...missing: readonly Feature[]): Feature[] {
  return inherited.filter((feature) => !missing.includes(feature));
}
