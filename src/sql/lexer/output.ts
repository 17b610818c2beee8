import type { Comment, LexicalFault, Tokens } from "../token.ts";
import { TokenKind } from "../token.ts";

/** The tokens of a text while they are found: typed arrays that grow by doubling. */
export class Output {
  count = 0;
  kind: Uint8Array;
  word: Uint16Array;
  start: Int32Array;
  end: Int32Array;
  fault: LexicalFault | undefined;
  readonly comments: Comment[] = [];
  #capacity: number;

  /** `length` is the text's, in UTF-16 units; ordinary SQL has a token for every four or five. */
  constructor(length: number) {
    this.#capacity = (length >> 2) + 16;
    this.kind = new Uint8Array(this.#capacity);
    this.word = new Uint16Array(this.#capacity);
    this.start = new Int32Array(this.#capacity);
    this.end = new Int32Array(this.#capacity);
  }

  add(kind: TokenKind, word: number, start: number, end: number): void {
    const index = this.count;
    if (index === this.#capacity) this.#grow();
    this.kind[index] = kind;
    this.word[index] = word;
    this.start[index] = start;
    this.end[index] = end;
    this.count = index + 1;
  }

  comment(style: Comment["style"], start: number, end: number): void {
    this.comments.push({ start, end, style, before: this.count });
  }

  /** Ends the list with a token that reaches from `start` to `end`, the end of the text. */
  refuse(message: string, start: number, end: number): void {
    this.add(TokenKind.Invalid, 0, start, end);
    this.fault = { at: start, message };
  }

  /** The finished tokens of `sql`, the end token behind them. */
  finish(sql: string): Tokens {
    const count = this.count;
    this.add(TokenKind.End, 0, sql.length, sql.length);
    const size = count + 1;
    const tokens = {
      sql,
      count,
      kind: this.kind.subarray(0, size),
      word: this.word.subarray(0, size),
      start: this.start.subarray(0, size),
      end: this.end.subarray(0, size),
      role: new Uint8Array(size),
      comments: this.comments,
    };
    return this.fault === undefined ? tokens : { ...tokens, fault: this.fault };
  }

  #grow(): void {
    const size = this.#capacity * 2;
    const kind = new Uint8Array(size);
    const word = new Uint16Array(size);
    const start = new Int32Array(size);
    const end = new Int32Array(size);
    kind.set(this.kind);
    word.set(this.word);
    start.set(this.start);
    end.set(this.end);
    this.kind = kind;
    this.word = word;
    this.start = start;
    this.end = end;
    this.#capacity = size;
  }
}
