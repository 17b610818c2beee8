import type { Statement } from "../../sql/ast.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { Role, TokenKind, type Tokens } from "../../sql/token.ts";
import type { Conditions } from "./conditions.ts";
import type { Outline } from "./outline.ts";
import { stringText } from "./string_text.ts";

/**
 * What a reading takes the text for: a whole statement, a piece that a program would put into one, or a piece that
 * first closes the quote it was put in.
 */
export type ReadingKind = "statement" | "fragment" | "breakout";

/** One way to read a text: its tokens with what the pattern families ask of them. */
export class Reading {
  readonly tokens: Tokens;
  readonly dialect: Dialect;
  readonly kind: ReadingKind;
  /** The tree, where the text is valid and our grammar reads it. */
  readonly statements: readonly Statement[] | undefined;
  /** Where the part that was read begins, behind the words a reading puts in front; a UTF-16 offset. */
  readonly origin: number;
  /** How deep dynamic SQL nests around this text. */
  readonly depth: number;
  /** What `outlineOf` and `conditionsOf` found out: entries of weak maps would outlive many collections of young objects. */
  outline: Outline | undefined;
  conditions: Conditions | undefined;
  readonly #words: (string | undefined)[] = [];
  readonly #names: (string | undefined)[] = [];
  #closings: Int32Array | undefined;

  constructor(
    tokens: Tokens,
    dialect: Dialect,
    kind: ReadingKind,
    statements: readonly Statement[] | undefined,
    origin = 0,
    depth = 0,
  ) {
    this.tokens = tokens;
    this.dialect = dialect;
    this.kind = kind;
    this.statements = statements;
    this.origin = origin;
    this.depth = depth;
  }

  get count(): number {
    return this.tokens.count;
  }

  /** True where the text is a piece of a statement, which only an attack (or a slip) makes it. */
  get hostile(): boolean {
    return this.kind !== "statement";
  }

  kindAt(index: number): TokenKind {
    return this.tokens.kind[index] ?? TokenKind.End;
  }

  start(index: number): number {
    return this.tokens.start[index] ?? this.tokens.sql.length;
  }

  end(index: number): number {
    return this.tokens.end[index] ?? this.tokens.sql.length;
  }

  /** The token as written. */
  text(index: number): string {
    return this.tokens.sql.slice(this.start(index), this.end(index));
  }

  /** An unquoted word in upper case, or a symbol; empty for constants, quoted names, and words that are known names. */
  word(index: number): string {
    const known = this.#words[index];
    if (known !== undefined) return known;
    const kind = this.kindAt(index);
    let word = "";
    if (index >= 0 && index < this.count) {
      if (kind === TokenKind.Symbol) word = this.text(index);
      else if (kind === TokenKind.Word && !this.#isName(index)) word = this.text(index).toUpperCase();
    }
    if (index >= 0) this.#words[index] = word;
    return word;
  }

  #isName(index: number): boolean {
    if (this.statements !== undefined && this.tokens.role[index] === Role.Name) return true;
    return index > 0 && this.tokens.sql[this.tokens.end[index - 1] ?? 0] !== undefined &&
      this.kindAt(index - 1) === TokenKind.Symbol && this.text(index - 1) === ".";
  }

  /** A word or quoted name in upper case, without its quotes; empty for all else. */
  name(index: number): string {
    const known = this.#names[index];
    if (known !== undefined) return known;
    const kind = this.kindAt(index);
    let name = "";
    if (index >= 0 && index < this.count) {
      if (kind === TokenKind.Word) name = this.text(index).toUpperCase();
      else if (kind === TokenKind.QuotedName) name = this.text(index).slice(1, -1).toUpperCase();
    }
    if (index >= 0) this.#names[index] = name;
    return name;
  }

  /** What a string token says, its quotes and escapes undone; undefined for other tokens. */
  string(index: number): string | undefined {
    if (this.kindAt(index) !== TokenKind.String) return undefined;
    return stringText(this.text(index), this.dialect.lexical.backslashEscapes === true);
  }

  /** True for a string, a number or a hexadecimal constant. */
  isLiteral(index: number): boolean {
    const kind = this.kindAt(index);
    return kind === TokenKind.String || kind === TokenKind.Number;
  }

  /** The token that closes the bracket at `open`; the count of tokens where none does. */
  closing(open: number): number {
    if (this.#closings === undefined) this.#closings = closingsOf(this);
    return this.#closings[open] || this.count;
  }

  /** True when a line break stands between token `index` and the one before it. */
  breaksBefore(index: number): boolean {
    if (index <= 0) return false;
    return /[\n\r]/.test(this.tokens.sql.slice(this.end(index - 1), this.start(index)));
  }
}

function closingsOf(reading: Reading): Int32Array {
  const closings = new Int32Array(reading.count + 1);
  const open: number[] = [];
  for (let i = 0; i < reading.count; i++) {
    if (reading.kindAt(i) !== TokenKind.Symbol) continue;
    const word = reading.word(i);
    if (word === "(") open.push(i);
    else if (word === ")") {
      const opening = open.pop();
      if (opening !== undefined) closings[opening] = i;
    }
  }
  return closings;
}
