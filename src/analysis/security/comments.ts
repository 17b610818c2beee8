import type { Comment } from "../../sql/token.ts";
import { TokenKind } from "../../sql/token.ts";
import type { Finding, Severity } from "./finding.ts";
import { outlineOf, Part } from "./outline.ts";
import type { Reading } from "./reading.ts";

/** Looks for comments that cut a statement off or hide its words. */
export function findComments(reading: Reading): Finding[] {
  const found: Finding[] = [];
  const { comments, sql } = reading.tokens;
  const add = (severity: Severity, offset: number, description: string) =>
    found.push({ severity, pattern: "comment_bypass", description, offset });
  let glued = 0;
  let firstGlued = 0;
  for (const [number, comment] of comments.entries()) {
    if (comment.style === "hint") continue;
    const opening = sql.slice(comment.start, comment.start + 3);
    if (opening === "/*!" || sql.startsWith("/*M!", comment.start)) {
      const severity = judgeConditional(reading, comment, comments[number + 1]);
      if (severity !== undefined) add(severity, comment.start, "Query words inside a comment that MySQL runs");
      continue;
    }
    if (opening.startsWith("*/")) continue;
    if (comment.style === "block" && isGlued(reading, comment)) {
      if (glued++ === 0) firstGlued = comment.start;
      if (isBetweenKeywords(reading, comment)) glued++;
    }
    const tail = judgeTail(reading, comment, number === comments.length - 1);
    if (tail !== undefined) add(tail, comment.start, "Comment that cuts off the rest of the statement");
  }
  if (glued >= 2) add("MEDIUM", firstGlued, "Comments in place of white space, which hide words from filters");
  return found;
}

const queryWords: ReadonlySet<string> = new Set(
  "UNION SELECT OR AND FROM WHERE INTO XOR HAVING SLEEP BENCHMARK VERSION DATABASE USER LOAD_FILE".split(" "),
);

/** A conditional comment that is part of a query, not one of a dump that holds a whole statement or a clause of one. */
function judgeConditional(reading: Reading, open: Comment, close: Comment | undefined): Severity | undefined {
  // read as an ordinary comment: the dialect or the version does not run it
  if (reading.tokens.sql.startsWith("*/", open.end - 2)) return undefined;
  const before = reading.word(open.before - 1);
  if ((open.before === 0 || before === ";") && !reading.hostile) return undefined;
  const end = close?.before ?? reading.count;
  for (let i = open.before; i < end; i++) if (queryWords.has(reading.name(i))) return "HIGH";
  return reading.hostile ? "MEDIUM" : undefined;
}

/** True for a block comment with no white space in it that touches what stands on both sides. */
function isGlued(reading: Reading, { start, end, before }: Comment): boolean {
  const { sql } = reading.tokens;
  if (end - start > 40 || /\s/.test(sql.slice(start, end)) || before === 0 || before >= reading.count) return false;
  return /[^\s]/.test(sql.charAt(start - 1)) && /[^\s]/.test(sql.charAt(end)) && !/[(,]/.test(sql.charAt(start - 1));
}

function isBetweenKeywords(reading: Reading, { before }: Comment): boolean {
  const left = reading.word(before - 1);
  const right = reading.word(before);
  const joins = /^(?:UNION|ALL|SELECT|OR|AND|FROM|WHERE|HAVING|LIKE|INTO|DISTINCT|\|\||&&)$/;
  return joins.test(left) || joins.test(right);
}

/** A comment behind code on its line. */
function judgeTail(reading: Reading, comment: Comment, last: boolean): Severity | undefined {
  const { sql } = reading.tokens;
  const previous = comment.before - 1;
  if (previous < 0 || isOnLineOfItsOwn(sql, comment.start)) return undefined;
  const ends = last && comment.before >= contentEnd(reading, comment);
  const literal = isBehindInput(reading, previous);
  const brokenOut = reading.hostile && reading.start(comment.before) >= reading.origin &&
    comment.start >= reading.origin;
  if (comment.style === "block") {
    const content = sql.slice(comment.start + 2, comment.end);
    if (content.endsWith("*/")) {
      return /^['"`]/.test(content) && isOdd(content) && literal ? "HIGH" : undefined;
    }
    return literal || brokenOut ? "HIGH" : "MEDIUM";
  }
  const raw = sql.slice(comment.start, comment.end).replace(/^(?:--|#|\/\/)/, "");
  const content = raw.trim();
  if (content === "" || /^[-+]$/.test(content) || /^\+?[-+ ]+$/.test(raw) && content.length <= 3) {
    if (!ends) return undefined;
    if (brokenOut) return "HIGH";
    return literal || outlineOf(reading).part[previous] !== Part.Items ? "MEDIUM" : undefined;
  }
  if (/^['"`]/.test(raw) || /^%['"]/.test(content)) return literal || brokenOut || isOdd(content) ? "HIGH" : undefined;
  if (/^['"`]/.test(content)) return leftOver.test(content) && (literal || ends) ? "HIGH" : undefined;
  if (brokenOut && ends) return "MEDIUM";
  if (!ends) return undefined;
  if (/^\)/.test(content) && literal) return "MEDIUM";
  if (cutOff.test(content) && literal) return "MEDIUM";
  return undefined;
}

/** The quote that a program closes its value with, and what it goes on with. */
const leftOver = /^['"`]\s*(?:$|[);,%]|(?:and|or|limit|order|group|having|where|union|for|like|is|in|as)\b)/i;

/** What a program would have gone on with. */
const cutOff =
  /^(?:(?:and|or)\s+\S{1,80}?\s*(?:=|<|>|!|\blike\b|\bin\b|\bis\b)|where\s+\S{1,80}?\s*(?:=|<|>)|limit\s+\d+\s*;?$)/i;

/** Index of the last token that a comment may stand behind: what a reading appends does not count. */
function contentEnd(reading: Reading, comment: Comment): number {
  let end = reading.count;
  while (end > comment.before && (reading.word(end - 1) === ")" || reading.word(end - 1) === ";")) end--;
  return end;
}

function isOnLineOfItsOwn(sql: string, start: number): boolean {
  for (let i = start - 1; i >= 0; i--) {
    const code = sql.charCodeAt(i);
    if (code === 10 || code === 13) return true;
    if (code !== 32 && code !== 9) return false;
  }
  return true;
}

/** True where token `index` ends a constant of a condition or of values, brackets and `;` behind it allowed. */
function isBehindInput(reading: Reading, index: number): boolean {
  let at = index;
  while (at > 0 && at > index - 50 && (reading.word(at) === ")" || reading.word(at) === ";")) at--;
  if (!reading.isLiteral(at) && reading.kindAt(at) !== TokenKind.Invalid) return false;
  const outline = outlineOf(reading);
  const head = reading.word(outline.statements[outline.statement[at] ?? 0]?.start ?? 0);
  return outline.condition[at] === 1 || /^(?:INSERT|UPDATE|DELETE|EXEC|EXECUTE|CALL)$/.test(head);
}

function isOdd(content: string): boolean {
  let quotes = 0;
  for (const character of content) if (character === "'" || character === '"') quotes++;
  return quotes % 2 === 1;
}
