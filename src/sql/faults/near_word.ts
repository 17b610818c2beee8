/**
 * Edits (a letter added, lost, changed, or two neighbours swapped) that turn `a` into `b`, at most `limit + 1`
 * (optimal string alignment). Both are compared as they stand.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/**
 * Those of `candidates` (upper case) that a person may have meant by `word`, nearest first: one edit away for
 * words of up to five letters, two for longer ones, and none for words of fewer than two.
 *
 * @example
 * ```ts
 * nearWords("FORM", ["FROM", "WHERE"]); // ["FROM"]
 * ```
 */
export function nearWords(word: string, candidates: Iterable<string>): string[] {
  if (word.length < 2 || word.length > 40) return [];
  const limit = word.length <= 5 ? 1 : 2;
  const upper = word.toUpperCase();
  const near: { readonly text: string; readonly distance: number }[] = [];
  for (const text of candidates) {
    if (text.length < 2 || text === upper) continue;
    const distance = editDistance(upper, text, limit);
    if (distance <= limit) near.push({ text, distance });
  }
  return near.sort((a, b) => a.distance - b.distance).map((entry) => entry.text);
}
