import type { Node } from "../../sql/ast.ts";
import type { ParseResult } from "../../sql/mod.ts";
import { CLIENT_COMMAND } from "../../sql/symbols.ts";
import { type Comment, TokenKind, type Tokens } from "../../sql/token.ts";
import { children } from "../walk.ts";
import type { Line, LintInput } from "./rule.ts";

/** Ranges of strings, quoted names, clients' lines and comments, in order, as UTF-16 offsets. */
interface Ranges {
  readonly starts: number[];
  readonly ends: number[];
}

/** True for a token whose white space and words are its own: a string, a quoted name, a client's whole line. */
function isOpaque({ kind, word }: Tokens, index: number): boolean {
  switch (kind[index]) {
    case TokenKind.String:
    case TokenKind.QuotedName:
    case TokenKind.Invalid:
      return true;
    case TokenKind.Symbol:
      return word[index] === CLIENT_COMMAND;
    default:
      return false;
  }
}

function protectedRanges({ tokens }: ParseResult): Ranges {
  const starts: number[] = [];
  const ends: number[] = [];
  let comment = 0;
  for (let i = 0; i <= tokens.count; i++) {
    for (let next = tokens.comments[comment]; next !== undefined && next.before <= i; next = tokens.comments[comment]) {
      starts.push(next.start);
      ends.push(next.end);
      comment++;
    }
    if (i < tokens.count && isOpaque(tokens, i)) {
      starts.push(tokens.start[i] ?? 0);
      ends.push(tokens.end[i] ?? 0);
    }
  }
  return { starts, ends };
}

/** The index of the last range that starts at or before `offset`, or -1. */
function rangeBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

function splitLines(sql: string, parsed: ParseResult, ranges: Ranges): Line[] {
  const { tokens } = parsed;
  const lines: Line[] = [];
  let token = 0;
  let start = 0;
  while (start <= sql.length) {
    let end = start;
    while (end < sql.length && sql.charCodeAt(end) !== 10 && sql.charCodeAt(end) !== 13) end++;
    const before = rangeBefore(ranges.starts, start - 1);
    const inside = before >= 0 && (ranges.ends[before] ?? 0) > start;
    let indentEnd = start;
    while (indentEnd < end && isBlank(sql.charCodeAt(indentEnd))) indentEnd++;
    while (token < tokens.count && (tokens.start[token] ?? 0) < indentEnd) token++;
    const firstToken = !inside && indentEnd < end && tokens.start[token] === indentEnd ? token : -1;
    lines.push({ start, end, protected: inside, indentEnd, firstToken });
    if (end >= sql.length) break;
    start = sql.charCodeAt(end) === 13 && sql.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
  }
  return lines;
}

/** Every node under the statements, parents before children, in source order. */
function allNodes({ statements }: ParseResult): Node[] {
  const nodes: Node[] = [];
  const open: Node[] = [...statements].reverse();
  const below: Node[] = [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes.push(node);
    below.length = 0;
    children(node, below);
    for (let i = below.length - 1; i >= 0; i--) {
      const child = below[i];
      if (child !== undefined) open.push(child);
    }
  }
  return nodes;
}

/** A class, because V8 gives each object literal with a getter a hidden class that keeps the whole tree in memory. */
class Input implements LintInput {
  readonly sql: string;
  readonly parsed: ParseResult;
  readonly comments: readonly Comment[];
  readonly lines: readonly Line[];
  readonly #ranges: Ranges;
  #nodes: readonly Node[] | undefined;

  constructor(parsed: ParseResult) {
    const { sql, comments } = parsed.tokens;
    this.sql = sql;
    this.parsed = parsed;
    this.comments = comments;
    this.#ranges = protectedRanges(parsed);
    this.lines = splitLines(sql, parsed, this.#ranges);
  }

  get nodes(): readonly Node[] {
    return this.#nodes ??= allNodes(this.parsed);
  }

  isProtected(offset: number): boolean {
    const before = rangeBefore(this.#ranges.starts, offset);
    return before >= 0 && (this.#ranges.ends[before] ?? 0) > offset;
  }
}

/** Makes ready what the rules look at: lines, and what is protected in them. Linear in the text. */
export function lintInput(parsed: ParseResult): LintInput {
  return new Input(parsed);
}
