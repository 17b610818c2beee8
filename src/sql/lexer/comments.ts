import type { Comment } from "../token.ts";
import { isDigit, lineEnd } from "./characters.ts";
import type { CompleteRules } from "./complete_rules.ts";
import type { Scanner } from "./scanner.ts";
import { unclosed } from "./strings.ts";

/** The offset behind the block comment that opens at `start`; `unclosed` where nothing closes it. */
function scanBlockComment(sql: string, start: number, nested: boolean): number {
  const first = sql.indexOf("*/", start + 2);
  if (!nested || first < 0) return first < 0 ? unclosed : first + 2;
  const length = sql.length;
  let depth = 1;
  for (let at = start + 2; at + 1 < length; at++) {
    const code = sql.charCodeAt(at);
    if (code === 42 && sql.charCodeAt(at + 1) === 47) {
      at++;
      if (--depth === 0) return at + 1;
    } else if (code === 47 && sql.charCodeAt(at + 1) === 42) {
      at++;
      depth++;
    }
  }
  return unclosed;
}

/**
 * The offset behind the mark of a comment whose content the database runs (`/*!50101`), or 0 where the comment at
 * `start` is an ordinary one.
 */
function scanConditionalMark(sql: string, start: number, rules: CompleteRules): number {
  for (const mark of rules.conditionalComments.marks) {
    if (!sql.startsWith(mark, start + 2)) continue;
    const digits = start + 2 + mark.length;
    let at = digits;
    while (at < digits + 6 && isDigit(sql.charCodeAt(at))) at++;
    if (at < digits + 5) return digits;
    const version = Number(sql.slice(digits, at));
    return rules.conditionalComments.versions.some(([from, to]) => version >= from && version <= to) ? at : 0;
  }
  return 0;
}

/** Skips the comment at `at`, where `code` stands; false where none begins. */
export function readComment(s: Scanner, at: number, code: number): boolean {
  const next = s.sql.charCodeAt(at + 1);
  if (code === 47 && next === 42) {
    readBlockComment(s, at);
    return true;
  }
  if (code === 42) {
    if (next !== 47 || s.conditional < 0) return false;
    s.conditional = -1;
    skip(s, "block", at, at + 2);
    return true;
  }
  return (code === 45 || code === 35 || code === 47) && readLineComment(s, at, code);
}

function readLineComment(s: Scanner, at: number, code: number): boolean {
  const { sql, rules } = s;
  for (const opening of rules.lineComments) {
    if (!sql.startsWith(opening, at)) continue;
    if (code === 45 && rules.dashesNeedSpace && sql.charCodeAt(at + 2) > 32) continue;
    const hint = rules.hints && code === 45 && sql.charCodeAt(at + 2) === 43;
    skip(s, hint ? "hint" : "line", at, lineEnd(sql, at));
    return true;
  }
  return false;
}

function skip(s: Scanner, style: Comment["style"], start: number, end: number): void {
  s.out.comment(style, start, end);
  s.at = end;
}

function readBlockComment(s: Scanner, at: number): void {
  const { sql, rules } = s;
  const mark = s.conditional < 0 ? scanConditionalMark(sql, at, rules) : 0;
  if (mark > 0) {
    s.conditional = at;
    return skip(s, "block", at, mark);
  }
  let end = scanBlockComment(sql, at, s.nested);
  if (end === unclosed && s.nested && rules.nestedComments === "fallback") {
    // One failed search is enough: whatever comes later would not close either.
    s.nested = false;
    end = scanBlockComment(sql, at, false);
  }
  if (end === unclosed) {
    if (!rules.unclosedComments) return s.refuse("unterminated comment", at);
    end = sql.length;
  }
  const hint = rules.hints && sql.charCodeAt(at + 2) === 43;
  skip(s, hint ? "hint" : "block", at, end);
}
