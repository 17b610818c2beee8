/**
 * The vocabulary: every keyword and symbol that some grammar names, as a small integer. The lexer gives each
 * unquoted word and each symbol its number, so that the parser compares integers and never text.
 */

const texts: string[] = [""];
const numbers = new Map<string, number>();

/** The hash of each word by number. */
let hashes = new Int32Array(4096);

/** Open-addressing table from hashes to numbers, so that a lookup allocates nothing; at most a quarter full. */
let slots = new Uint16Array(16_384);

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

function place(table: Uint16Array, number: number): void {
  const mask = table.length - 1;
  let slot = (hashes[number] ?? 0) & mask;
  while (table[slot] !== 0) slot = (slot + 1) & mask;
  table[slot] = number;
}

function intern(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = texts.length;
  texts.push(text);
  numbers.set(text, number);
  if (number === hashes.length) {
    const larger = new Int32Array(number * 2);
    larger.set(hashes);
    hashes = larger;
  }
  hashes[number] = hashOf(text);
  if (number * 4 > slots.length) {
    slots = new Uint16Array(slots.length * 2);
    for (let i = 1; i < number; i++) place(slots, i);
  }
  place(slots, number);
  return number;
}

/**
 * Numbers for keywords, to be taken apart at the head of the file that uses them.
 *
 * @example
 * ```ts
 * const { SELECT, FROM } = words("SELECT", "FROM");
 * ```
 */
export function words<const Words extends readonly string[]>(...list: Words): Record<Words[number], number> {
  const result: Record<string, number> = {};
  for (const word of list) result[word] = intern(word.toUpperCase());
  return result as Record<Words[number], number>;
}

/** The number of one keyword (any case) or symbol. */
export function word(text: string): number {
  return intern(text.toUpperCase());
}

/** The number of a word (any case) if some grammar names it, else 0; unlike `word` it adds nothing. */
export function knownWord(text: string): number {
  return numbers.get(text.toUpperCase()) ?? 0;
}

/** The text of a number: keywords in upper case, symbols as they stand. 0 is the empty text. */
export function textOf(number: number): string {
  return texts[number] ?? "";
}

/** How many numbers are given out; tables indexed by number are this long. */
export function vocabularySize(): number {
  return texts.length;
}

/** Numbers are 16 bits wide, as the lexer keeps them. */
const mostWords = 65_536;

/** A table from any number to 1 for those in `list`, else 0: quicker to ask than a set. */
export function tableOf(list: readonly number[]): Uint8Array {
  const table = new Uint8Array(mostWords);
  for (const number of list) table[number] = 1;
  return table;
}

/** Folds one ASCII letter to upper case. */
export function fold(code: number): number {
  return code >= 97 && code <= 122 ? code - 32 : code;
}

/**
 * The number of the word or symbol that stands in `sql` from `start` to `end` (UTF-16 offsets), without regard
 * to ASCII case; 0 when no grammar names it. `hash` is the rolling hash `h * 31 + fold(code)` over it.
 */
export function lookup(sql: string, start: number, end: number, hash: number): number {
  const mask = slots.length - 1;
  let slot = hash & mask;
  for (;;) {
    const number = slots[slot] ?? 0;
    if (number === 0) return 0;
    if (hashes[number] === hash && isFolded(texts[number] ?? "", sql, start, end)) return number;
    slot = (slot + 1) & mask;
  }
}

/** True when `text`, in upper case, stands in `sql` from `start` to `end`. */
function isFolded(text: string, sql: string, start: number, end: number): boolean {
  const length = end - start;
  if (text.length !== length) return false;
  for (let i = 0; i < length; i++) if (text.charCodeAt(i) !== fold(sql.charCodeAt(start + i))) return false;
  return true;
}
