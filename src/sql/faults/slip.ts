import { editDistance } from "./near_word.ts";

/** Names shorter than this are one slip away from too much; of those this long only swapped letters count. */
const shortest = 4;

const digit = /\d/;

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(list: readonly string[]): ReadonlySet<string> {
  let names = sets.get(list);
  if (names === undefined) sets.set(list, names = new Set(list));
  return names;
}

/**
 * The one of `known` (upper case) that was meant by `name`, which is none of them: one letter is missing, too many,
 * another one or in its neighbour's place. Undefined for a known name and for one that is like none. A plural of a
 * known name, or its singular, may well be a name that the list does not know.
 *
 * @example
 * ```ts
 * meantBy("warehouse_szie", ["WAREHOUSE_SIZE", "COMMENT"]); // "WAREHOUSE_SIZE"
 * ```
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  if (name.length < shortest) return undefined;
  const upper = name.toUpperCase();
  if (setOf(known).has(upper)) return undefined;
  return known.find((text) => isSlip(upper, text));
}

function isSlip(name: string, known: string): boolean {
  if (known.length < shortest || !sharesAnEnd(name, known) || editDistance(name, known, 1) !== 1) return false;
  if (digit.test(name) !== digit.test(known)) return false;
  if (name.length === known.length) return name.length > shortest || sorted(name) === sorted(known);
  return Math.min(name.length, known.length) > shortest && name !== `${known}S` && known !== `${name}S`;
}

/** The one of `known` (upper case) of which two neighbouring letters are swapped in `name`. */
export function swappedFrom(name: string, known: readonly string[]): string | undefined {
  const upper = name.toUpperCase();
  return known.find((text) => text !== upper && sorted(text) === sorted(upper) && editDistance(upper, text, 1) === 1);
}

/** One slip leaves the first letter or the last two as they are. */
function sharesAnEnd(a: string, b: string): boolean {
  return a.charAt(0) === b.charAt(0) || a.endsWith(b.slice(-2));
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
