import type { Edit } from "./rule.ts";

/** The text with `edits` made; of two that overlap the one that starts first, and of those the longer, is made. */
export function applyEdits(sql: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of ordered) {
    if (start < at) continue;
    pieces.push(sql.slice(at, start), text);
    at = end;
  }
  pieces.push(sql.slice(at));
  return pieces.join("");
}
