import type { Dialect } from "../dialect.ts";
import type { Features } from "../features.ts";
import { Role, TokenKind, type Tokens } from "../token.ts";
import { WordClass } from "../dialect.ts";
import { COMMA, DOT } from "../symbols.ts";
import type { ObjectName } from "../ast.ts";
import type { Memory } from "../notation/memory.ts";

/** How deep brackets, subqueries, blocks and prefix operators may nest. */
export const depthLimit = 500;

/** A place to come back to. */
export interface Mark {
  readonly index: number;
  readonly depth: number;
}

/** Where and why a text is no statement. */
export interface Failure {
  /** Token index. */
  readonly index: number;
  /** A message of its own ("nesting is deeper than 500 levels"), else the message is made of what was expected. */
  readonly message?: string;
  /** True where the text nests deeper than `depthLimit`. */
  readonly tooDeep?: boolean;
}

/**
 * The state that every grammar function works on: a place in the tokens, and whether the text has failed.
 *
 * A failure is a state, not an exception: `fail` moves to the end token, where nothing matches, so that every
 * function runs out by itself and returns a node nobody looks at. Loops must therefore go on only when something
 * was accepted (`do … while (p.accept(COMMA))`), never "until" something is seen.
 */
export class Parser {
  readonly tokens: Tokens;
  readonly dialect: Dialect;
  readonly has: Features;
  /** The current token. */
  index = 0;
  failed = false;
  depth = 0;
  /** The furthest place at which anything failed, attempts given up too. */
  furthest = 0;
  failure: Failure | undefined;
  /** What `memoryOf` keeps here. */
  memory: Memory | undefined;
  readonly #words: Uint16Array;
  readonly #kinds: Uint8Array;
  readonly #roles: Uint8Array;
  readonly #watch: number;
  /** What was looked for at the watched token: vocabulary numbers and descriptions such as "a table name". */
  readonly expected = new Set<number | string>();

  /** `watch` is the token at which to note what would have been accepted; -1 for a run that notes nothing. */
  constructor(tokens: Tokens, dialect: Dialect, watch = -1) {
    this.tokens = tokens;
    this.dialect = dialect;
    this.has = dialect.features;
    this.#words = tokens.word;
    this.#kinds = tokens.kind;
    this.#roles = tokens.role;
    this.#watch = watch;
  }

  /** The current token's vocabulary number; 0 at the end and for all that is no known word or symbol. */
  get word(): number {
    return this.#words[this.index] ?? 0;
  }

  get kind(): TokenKind {
    return this.#kinds[this.index] ?? TokenKind.End;
  }

  get atEnd(): boolean {
    return this.kind === TokenKind.End;
  }

  /** The vocabulary number of the token `ahead` of the current one. */
  wordAt(ahead: number): number {
    return this.#words[this.index + ahead] ?? 0;
  }

  kindAt(ahead: number): TokenKind {
    return this.#kinds[this.index + ahead] ?? TokenKind.End;
  }

  /** Notes that `what` (a vocabulary number, or words such as "an expression") could stand here. */
  note(what: number | string): void {
    if (this.index === this.#watch && !this.failed) this.expected.add(what);
  }

  /** True when what could stand here is to be noted: notes that cost more than a look belong behind it. */
  get isWatched(): boolean {
    return this.index === this.#watch && !this.failed;
  }

  /** True when the current token is `word`. */
  at(word: number): boolean {
    if (this.#words[this.index] === word) return true;
    if (this.index === this.#watch) this.note(word);
    return false;
  }

  /** True when the coming tokens are `words`, in that order. Notes only the first. */
  atAll(...words: readonly number[]): boolean {
    for (let i = 0; i < words.length; i++) {
      if (this.#words[this.index + i] !== words[i]) {
        if (i === 0 && words[0] !== undefined) this.note(words[0]);
        else if (this.index + i === this.#watch && !this.failed && words[i] !== undefined) {
          this.expected.add(words[i] ?? 0);
        }
        return false;
      }
    }
    return true;
  }

  /** Consumes `word` if it is the current token. */
  accept(word: number): boolean {
    const index = this.index;
    if (this.#words[index] === word) {
      this.#roles[index] = Role.Keyword;
      this.index = index + 1;
      return true;
    }
    if (index === this.#watch) this.note(word);
    return false;
  }

  /** Consumes `words` if all of them come next, else nothing. */
  acceptAll(...words: readonly number[]): boolean {
    if (!this.atAll(...words)) return false;
    for (let i = 0; i < words.length; i++) this.advance(Role.Keyword);
    return true;
  }

  /** Consumes the one of `words` that is the current token and gives its number, else 0. */
  acceptAny(...words: readonly number[]): number {
    for (const word of words) if (this.accept(word)) return word;
    return 0;
  }

  /** Consumes `word` or fails. */
  expect(word: number): boolean {
    if (this.accept(word)) return true;
    this.fail();
    return false;
  }

  /** Consumes `words` one by one or fails at the first that is missing. */
  expectAll(...words: readonly number[]): boolean {
    for (const word of words) if (!this.expect(word)) return false;
    return true;
  }

  /** Consumes one of `words` or fails; gives the one consumed, else 0. */
  expectAny(...words: readonly number[]): number {
    const found = this.acceptAny(...words);
    if (found === 0) this.fail();
    return found;
  }

  /** Consumes a token of `kind`; `what` says in messages what it is ("a number"). */
  acceptKind(kind: TokenKind, what: string): boolean {
    if (this.kind === kind) {
      this.advance(kind === TokenKind.QuotedName ? Role.Name : Role.None);
      return true;
    }
    this.note(what);
    return false;
  }

  expectKind(kind: TokenKind, what: string): boolean {
    if (this.acceptKind(kind, what)) return true;
    this.fail();
    return false;
  }

  /** Consumes the current token, whatever it is (never the end), in the role given. */
  advance(role: Role): void {
    if (this.kind === TokenKind.End) return;
    this.#roles[this.index] = role;
    this.index++;
  }

  /** Gives an already consumed token another role. */
  setRole(index: number, role: Role): void {
    this.#roles[index] = role;
  }

  /**
   * The text is no statement from here on. `what` says what should have stood here ("an expression"); `message`
   * replaces the whole sentence. Only the furthest failure is told.
   */
  fail(what?: string, message?: string): void {
    if (this.failed) return;
    if (what !== undefined) this.note(what);
    if (
      this.failure === undefined || this.index > this.furthest || (message !== undefined && this.index >= this.furthest)
    ) {
      this.failure = message === undefined ? { index: this.index } : { index: this.index, message };
      this.furthest = this.index;
    }
    this.failed = true;
    this.index = this.tokens.count;
  }

  mark(): Mark {
    return { index: this.index, depth: this.depth };
  }

  /** Goes back to a place, also out of a failure. */
  reset(mark: Mark): void {
    this.index = mark.index;
    this.depth = mark.depth;
    this.failed = false;
  }

  /** Runs `grammar`; where it fails, goes back and gives undefined. Keep what it may consume short. */
  attempt<Result>(grammar: (p: Parser) => Result): Result | undefined {
    if (this.failed) return undefined;
    const mark = this.mark();
    const result = grammar(this);
    if (!this.failed) return result;
    this.reset(mark);
    return undefined;
  }

  /** Enters one level of nesting; false (and failed) beyond the limit. Each success needs one `leave`. */
  enter(): boolean {
    if (this.depth >= depthLimit) {
      this.failTooDeep();
      return false;
    }
    this.depth++;
    return true;
  }

  /** Fails because the text nests deeper than the grammar follows. */
  failTooDeep(): void {
    if (this.failed) return;
    this.fail(undefined, `nesting is deeper than ${depthLimit} levels`);
    if (this.failure !== undefined) this.failure = { ...this.failure, tooDeep: true };
  }

  leave(): void {
    this.depth--;
  }

  /** The bits of `WordClass` of the current token; 0 for words that no list names. */
  get wordClass(): number {
    return this.dialect.wordClass[this.word] ?? 0;
  }

  /** True when the current token can be a name: quoted, or a word the dialect does not reserve. */
  get atName(): boolean {
    const kind = this.kind;
    if (kind === TokenKind.QuotedName) return true;
    if (kind === TokenKind.Word) return (this.wordClass & WordClass.Reserved) === 0;
    return kind === TokenKind.Parameter && this.atSubstitution;
  }

  /** True at a variable such as SQL*Plus's `&name`, whose text may be a name, a constant or anything else. */
  get atSubstitution(): boolean {
    const { sql, start } = this.tokens;
    return this.dialect.lexical.parameters.ampersand === true && this.kind === TokenKind.Parameter &&
      sql.charCodeAt(start[this.index] ?? 0) === 38;
  }

  /** True at a string where SQLite takes it for a name. */
  get atStringName(): boolean {
    return this.has.stringTables && this.kind === TokenKind.String;
  }

  /** Consumes a name and gives its token; fails with "what" ("a table name") otherwise. */
  name(what: string): number {
    if (this.atName || this.atStringName) {
      this.advance(Role.Name);
      return this.index - 1;
    }
    this.fail(what);
    return this.tokens.count;
  }

  /** True behind a dot where the dialect reserves words: T-SQL everywhere, MySQL where a space parts the two. */
  get #isReservedPart(): boolean {
    if (this.wordAt(-1) !== DOT) return false;
    const { start, end } = this.tokens;
    return this.has.reservedNameParts || (this.has.touchingNameParts && start[this.index] !== end[this.index - 1]);
  }

  /** Consumes a name or any word, reserved or not (behind a dot, behind AS where the dialect allows it). */
  anyName(what: string): number {
    if (this.has.plainNameParts || this.#isReservedPart) return this.name(what);
    const kind = this.kind;
    if (kind === TokenKind.QuotedName || kind === TokenKind.Word || this.atSubstitution) {
      this.advance(Role.Name);
      return this.index - 1;
    }
    this.fail(what);
    return this.tokens.count;
  }

  /** Consumes names parted by dots. */
  objectName(what: string): ObjectName {
    const start = this.index;
    const parts = [this.name(what)];
    while (this.accept(DOT)) parts.push(this.anyName("a name"));
    return { kind: "name", start, end: this.index, parts };
  }

  /** Runs `item` once and again behind each comma. */
  list<Item>(item: (p: Parser) => Item): Item[] {
    const items = [item(this)];
    while (this.accept(COMMA)) items.push(item(this));
    return items;
  }
}
