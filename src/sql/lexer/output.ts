import type { Comment, LexicalFault, Tokens } from "../token.ts";
import { TokenKind } from "../token.ts";

/** Arrays in which the tokens of one text are collected. */
interface Room {
  readonly kind: Uint8Array;
  readonly word: Uint16Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly role: Uint8Array;
}

/** The arrays share one buffer: five buffers take longer to allocate than a short text takes to read. */
function makeRoom(tokens: number): Room {
  const capacity = (tokens + 7) & ~7;
  const buffer = new ArrayBuffer(capacity * 12);
  return {
    start: new Int32Array(buffer, 0, tokens),
    end: new Int32Array(buffer, capacity * 4, tokens),
    word: new Uint16Array(buffer, capacity * 8, tokens),
    kind: new Uint8Array(buffer, capacity * 10, tokens),
    role: new Uint8Array(buffer, capacity * 11, tokens),
  };
}

/** Room for more tokens than this is not kept. */
const mostKept = 32 * 1024;

/** Up to so many tokens, copying them one by one is faster. */
const fewTokens = 64;

/** Room that the text before has left: making it anew for each text takes longer than reading a small one. */
let spare: Room | undefined;

/** The tokens of a text while they are found: typed arrays that grow by doubling. */
export class Output {
  count = 0;
  kind: Uint8Array;
  word: Uint16Array;
  start: Int32Array;
  end: Int32Array;
  fault: LexicalFault | undefined;
  readonly comments: Comment[] = [];
  #room: Room;
  #capacity: number;

  constructor() {
    this.#room = spare ?? makeRoom(1024);
    spare = undefined;
    const { kind, word, start, end } = this.#room;
    this.#capacity = kind.length;
    this.kind = kind;
    this.word = word;
    this.start = start;
    this.end = end;
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
    const { kind, word, start, end } = this;
    if (this.#capacity <= mostKept) spare = this.#room;
    const own = makeRoom(size);
    if (size > fewTokens) {
      own.kind.set(kind.subarray(0, size));
      own.word.set(word.subarray(0, size));
      own.start.set(start.subarray(0, size));
      own.end.set(end.subarray(0, size));
    } else {
      for (let i = 0; i < size; i++) {
        own.kind[i] = kind[i] ?? 0;
        own.word[i] = word[i] ?? 0;
        own.start[i] = start[i] ?? 0;
        own.end[i] = end[i] ?? 0;
      }
    }
    const tokens = {
      sql,
      count,
      kind: own.kind,
      word: own.word,
      start: own.start,
      end: own.end,
      role: own.role,
      comments: this.comments,
    };
    return this.fault === undefined ? tokens : { ...tokens, fault: this.fault };
  }

  #grow(): void {
    const size = this.#capacity * 2;
    this.#room = makeRoom(size);
    const { kind, word, start, end } = this.#room;
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
