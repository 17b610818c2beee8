import { CLOSE, COMMA, OPEN, SEMICOLON } from "../../sql/symbols.ts";
import { type Comment, Role, TokenKind } from "../../sql/token.ts";
import { Break, type Layout, Mark } from "./layout.ts";
import { hasSpace } from "./spacing.ts";

/** What a caller may choose. */
export interface FormatOptions {
  /** Spaces a level, 0 to 16. */
  readonly indentSize: number;
  readonly uppercaseKeywords: boolean;
  /** A semicolon behind each statement that lacks one. */
  readonly addSemicolon: boolean;
}

/** Lines are wrapped where they would become longer. */
const lineWidth = 100;

/** Indentation grows no further than this many spaces, so that nesting cannot make a text grow out of proportion. */
const widestIndent = 240;

/**
 * For each token the characters from it to before the next token that may begin a line: what has to fit when a line
 * is not broken before it. A token of several lines counts up to its first line end.
 */
function tails(layout: Layout): Int32Array {
  const { tokens, breaks } = layout;
  const tail = new Int32Array(tokens.count + 1);
  let newline = tokens.sql.length;
  let scanned = tokens.sql.length;
  for (let i = tokens.count - 1; i >= 0; i--) {
    const start = tokens.start[i] ?? 0;
    const end = tokens.end[i] ?? 0;
    while (scanned > start) if (tokens.sql.charCodeAt(--scanned) === 10) newline = scanned;
    if (newline < end) tail[i] = newline - start;
    else {
      const goesOn = i + 1 < tokens.count && (breaks[i + 1] ?? 0) === Break.None;
      const semicolon = layout.semicolons[i] ?? 0;
      tail[i] = end - start + semicolon + (goesOn ? (tail[i + 1] ?? 0) + (hasSpace(layout, i + 1) ? 1 : 0) : 0);
    }
  }
  return tail;
}

function countNewlines(sql: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) if (sql.charCodeAt(i) === 10) count++;
  return count;
}

/** A token as it is printed, with the semicolon that is added behind it. */
export function shownText(layout: Layout, options: FormatOptions, index: number): string {
  const { sql, start, end, kind } = layout.tokens;
  const text = sql.slice(start[index], end[index]) + (layout.semicolons[index] !== 0 ? ";" : "");
  const isKeyword = kind[index] === TokenKind.Word && layout.roles[index] === Role.Keyword;
  return isKeyword && options.uppercaseKeywords ? text.toUpperCase() : text;
}

/**
 * Prints the tokens and comments of a layout, each once and in order. In one pass it decides where lines break that
 * only break when full, and where comments stand: on the line of what is before them, or on one of their own.
 */
class Printer {
  readonly #layout: Layout;
  readonly #options: FormatOptions;
  readonly #tail: Int32Array;
  #text = "";
  /** Characters on the current line. */
  #column = 0;
  /** Depth of the current line. */
  #line = 0;
  /** Depth of the lines that begin inside the open ranges, innermost last. */
  readonly #inner: number[] = [];
  /** Depth of the lines on which the open ranges opened. */
  readonly #outer: number[] = [];
  /** Depth of the line on which the range that closed last had opened. */
  #closed = 0;
  /** The next comment. */
  #comment = 0;

  constructor(layout: Layout, options: FormatOptions) {
    this.#layout = layout;
    this.#options = options;
    this.#tail = tails(layout);
  }

  print(): string {
    const { tokens } = this.#layout;
    for (let i = 0; i < tokens.count; i++) {
      this.#separate(i);
      this.#put(shownText(this.#layout, this.#options, i));
    }
    this.#close(tokens.count, 0);
    this.#comments(tokens.count, Break.None);
    return this.#text;
  }

  get #depth(): number {
    return this.#inner.at(-1) ?? 0;
  }

  #put(text: string): void {
    this.#text += text;
    const newline = text.lastIndexOf("\n");
    this.#column = newline < 0 ? this.#column + text.length : text.length - newline - 1;
  }

  #newLine(depth: number, count: number): void {
    const indent = Math.min(depth * this.#options.indentSize, widestIndent);
    this.#text += "\n".repeat(count) + " ".repeat(indent);
    this.#column = indent;
    this.#line = depth;
  }

  /** Ends the ranges that end before token `index`, innermost first, but for the last `kept`. */
  #close(index: number, kept: number): void {
    for (let i = this.#layout.closes[index] ?? 0; i > kept; i--) this.#pop();
  }

  #pop(): void {
    this.#inner.pop();
    this.#closed = this.#outer.pop() ?? 0;
  }

  #open(index: number): void {
    for (let i = this.#layout.opens[index] ?? 0; i > 0; i--) {
      this.#inner.push(this.#line + 1);
      this.#outer.push(this.#line);
    }
  }

  /** Prints what stands between token `index` and the one before: comments, line ends, indentation, a space. */
  #separate(index: number): void {
    const layout = this.#layout;
    const isCloser = ((layout.marks[index] ?? 0) & Mark.Closer) !== 0;
    const broken: Break = layout.breaks[index] ?? 0;
    // Comments before what closes a range belong into it, those before anything else do not.
    this.#close(index, isCloser ? 1 : 0);
    this.#open(index);
    if (((layout.marks[index] ?? 0) & Mark.Verbatim) !== 0) return this.#source(index);
    const before = this.#comments(index, broken);
    if (isCloser) this.#pop();
    const depth = isCloser ? this.#closed : this.#depth;
    if (this.#text === "") return;
    if (before !== undefined) {
      if (before > 0) this.#newLine(depth, before);
      else if (!hugsLeft(layout.tokens.word[index])) this.#put(" ");
    } else if (broken >= Break.Line) this.#newLine(depth, broken === Break.Blank ? 2 : 1);
    else if (this.#keepsBreak(index)) this.#newLine(depth, 1);
    else {
      const space = hasSpace(layout, index);
      if (broken === Break.Soft && this.#column + (space ? 1 : 0) + (this.#tail[index] ?? 0) > lineWidth) {
        this.#newLine(depth, 1);
      } else if (space) this.#put(" ");
    }
  }

  /** Prints what the source has before token `index`. */
  #source(index: number): void {
    const { sql, start, end, comments } = this.#layout.tokens;
    this.#put(sql.slice(end[index - 1], start[index]));
    while (comments[this.#comment]?.before === index) this.#comment++;
  }

  /** String constants are only joined into one where a line end stands between them (SQL:2023 part 2, 5.3). */
  #keepsBreak(index: number): boolean {
    const { sql, kind, start, end } = this.#layout.tokens;
    return kind[index] === TokenKind.String && kind[index - 1] === TokenKind.String &&
      countNewlines(sql, end[index - 1] ?? 0, start[index] ?? 0) > 0;
  }

  /**
   * Prints the comments before token `index`. Gives the line ends to print behind them, 0 where the token follows on
   * their line, or undefined where there are none.
   */
  #comments(index: number, broken: Break): number | undefined {
    const { tokens } = this.#layout;
    const { sql, comments } = tokens;
    const isBoundary = broken === Break.Blank || index === tokens.count;
    let offset = tokens.end[index - 1] ?? 0;
    let last: Comment | undefined;
    let ownLine = false;
    let ended = false;
    for (let next = comments[this.#comment]; next?.before === index; next = comments[++this.#comment]) {
      const newlines = countNewlines(sql, offset, next.start);
      const isFirstOfLine = !ownLine;
      const opensCode = broken >= Break.Line && isOpeningMark(sql, next);
      if (this.#text === "") ownLine = true;
      else if (ended || opensCode || (newlines > 0 && next.style !== "hint")) {
        ownLine = true;
        const heads = isFirstOfLine && broken === Break.Blank;
        this.#newLine(this.#depth, isBoundary && (heads || newlines > 1) ? 2 : 1);
      } else if (last !== undefined || tokens.word[index - 1] !== OPEN) this.#put(" ");
      this.#put(sql.slice(next.start, next.end));
      ended = next.style === "line" || (next.style === "hint" && sql.startsWith("--", next.start));
      offset = next.end;
      last = next;
    }
    if (last === undefined) return undefined;
    const newlines = countNewlines(sql, offset, tokens.start[index] ?? offset);
    if (!ended && !(ownLine ? newlines > 0 : broken >= Break.Line)) return 0;
    return broken === Break.Blank && (!ownLine || newlines > 1) ? 2 : 1;
  }
}

/** MySQL's `/*!80000`, behind which code stands that some versions run; its end is a mark of its own. */
function isOpeningMark(sql: string, comment: Comment): boolean {
  const text = sql.slice(comment.start, comment.end);
  return (text.startsWith("/*!") || text.startsWith("/*M!")) && !text.endsWith("*/");
}

function hugsLeft(word: number | undefined): boolean {
  return word === COMMA || word === SEMICOLON || word === CLOSE;
}

/** Prints a layout. Time and memory grow with the length of the text. */
export function print(layout: Layout, options: FormatOptions): string {
  return new Printer(layout, options).print();
}
