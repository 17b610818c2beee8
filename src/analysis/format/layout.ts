import { CLOSE, CLOSE_BRACE, CLOSE_BRACKET, OPEN, OPEN_BRACE, OPEN_BRACKET } from "../../sql/symbols.ts";
import type { Tokens } from "../../sql/token.ts";

/** What stands before a token. The greater one wins where several are asked for. */
export enum Break {
  None,
  /** A new line where the text up to the next break would not fit. */
  Soft,
  Line,
  /** A blank line. */
  Blank,
}

/** Bits of what else is known of a token. */
export enum Mark {
  /** It closes what an earlier line opened and stands as deep as that line: `)`, END. */
  Closer = 1,
  /** A binary operator: a space on both sides. */
  Operator = 2,
  /** The name before a bracket without a space: functions, CAST. */
  Call = 4,
  /** A bracket that stands apart from the name before it: column lists. */
  Apart = 8,
  /** What stands before it is printed as in the source, white space and comments too. */
  Verbatim = 16,
}

/**
 * Where lines begin and how deep they stand, by token index. A range of tokens is one level deeper than the line on
 * which it opens; ranges nest as the tree does. Filled by the tree (or the tokens, where there is none), read by the
 * printer.
 */
export class Layout {
  readonly tokens: Tokens;
  readonly breaks: Uint8Array;
  readonly marks: Uint8Array;
  /** What each token stands for: the parser's roles, or guesses where there is no tree. */
  readonly roles: Uint8Array;
  /** How many ranges begin before the token, and how many have ended. */
  readonly opens: Uint16Array;
  readonly closes: Uint16Array;
  /** Behind which tokens a semicolon is to be added. */
  readonly semicolons: Uint8Array;
  /** For each bracket the index of its partner, else -1. */
  readonly partner: Int32Array;
  /** Characters of all tokens before the one at an index, with a space for each: a cheap measure of width. */
  readonly offset: Int32Array;

  constructor(tokens: Tokens) {
    const size = tokens.count + 2;
    this.tokens = tokens;
    // One buffer for all: a buffer each takes longer to allocate than a short text takes to lay out.
    const padded = (size + 3) & ~3;
    const buffer = new ArrayBuffer(padded * 16);
    this.partner = new Int32Array(buffer, 0, size).fill(-1);
    this.offset = new Int32Array(buffer, padded * 4, size);
    this.opens = new Uint16Array(buffer, padded * 8, size);
    this.closes = new Uint16Array(buffer, padded * 10, size);
    this.breaks = new Uint8Array(buffer, padded * 12, size);
    this.marks = new Uint8Array(buffer, padded * 13, size);
    this.semicolons = new Uint8Array(buffer, padded * 14, size);
    this.roles = new Uint8Array(buffer, padded * 15, size);
    this.roles.set(tokens.role);
    this.#measure();
  }

  #measure(): void {
    const { word, start, end, count } = this.tokens;
    const open: number[] = [];
    let offset = 0;
    for (let i = 0; i < count; i++) {
      this.offset[i] = offset;
      offset += (end[i] ?? 0) - (start[i] ?? 0) + 1;
      switch (word[i]) {
        case OPEN:
        case OPEN_BRACKET:
        case OPEN_BRACE:
          open.push(i);
          break;
        case CLOSE:
        case CLOSE_BRACKET:
        case CLOSE_BRACE: {
          const opening = open.pop();
          if (opening === undefined) break;
          this.partner[opening] = i;
          this.partner[i] = opening;
          this.indent(opening + 1, i);
        }
      }
    }
    this.offset[count] = offset;
    this.offset[count + 1] = offset;
  }

  /** A line, or what `kind` says, begins before token `index`. */
  break(index: number, kind: Break = Break.Line): void {
    if (kind > (this.breaks[index] ?? 0)) this.breaks[index] = kind;
  }

  /** No line begins before token `index` unless it has to. */
  join(index: number): void {
    this.breaks[index] = Break.None;
  }

  /** Tokens from `start` to before `end` stand one level deeper than the line on which the range opens. */
  indent(start: number, end: number): void {
    if (start >= end) return;
    this.opens[start] = (this.opens[start] ?? 0) + 1;
    this.closes[end] = (this.closes[end] ?? 0) + 1;
  }

  mark(index: number, mark: Mark): void {
    this.marks[index] = (this.marks[index] ?? 0) | mark;
  }

  /** A line begins inside the bracket at `open`, and its partner stands on a line of its own. */
  openBracket(open: number): void {
    const close = this.partner[open] ?? -1;
    if (close < 0) return;
    this.break(open + 1);
    this.break(close);
    this.mark(close, Mark.Closer);
  }

  /** About how many characters tokens `start` to before `end` take on one line. */
  width(start: number, end: number): number {
    return (this.offset[end] ?? 0) - (this.offset[start] ?? 0);
  }
}
