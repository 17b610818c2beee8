/** What a token is, before the parser has said what it stands for. */
export enum TokenKind {
  /** The end of the text; stands once, behind the last token. */
  End,
  /** An unquoted word: a keyword or a name. */
  Word,
  /** A quoted name: `"x"`, `` `x` `` or `[x]`, as the dialect has it. */
  QuotedName,
  /** A string constant of any style, prefix and quotes included. */
  String,
  /** A numeric constant. */
  Number,
  /** A parameter or variable as the dialect has it: `?`, `$1`, `:name`, `@name`, `@@name`, `{{ name }}`, a stage. */
  Parameter,
  /** Punctuation or an operator. */
  Symbol,
  /** Text that is no token of the dialect, or one that is never closed; it ends the list. */
  Invalid,
}

/** What a token stands for, written by the parser as it consumes it. */
export enum Role {
  /** Not seen by the parser, or a constant or symbol. */
  None,
  Keyword,
  Name,
  /** The last part of a function's name. */
  Function,
  Type,
  /** `TRUE`, `FALSE`, `NULL` and the like. */
  Literal,
}

/** A comment and the token that follows it. */
export interface Comment {
  /** UTF-16 offsets into the text; the end is exclusive and leaves out the line end. */
  readonly start: number;
  readonly end: number;
  /** A line comment ends with its line, a block comment by its own mark; a hint is a comment the database obeys. */
  readonly style: "line" | "block" | "hint";
  /** Index of the token before which it stands (the count of tokens for one at the end). */
  readonly before: number;
}

/** Why the lexer could not go on, as the start of a sentence that goes on with the place; `at` is a UTF-16 offset. */
export interface LexicalFault {
  readonly at: number;
  readonly message: string;
}

/**
 * The tokens of a text as parallel arrays. Index `count` is the end token. `start` and `end` are UTF-16 offsets,
 * end exclusive. `word` is the vocabulary number of an unquoted word or symbol, 0 for everything else. Three numbers
 * stand for any text of their kind: `CUSTOM_OPERATOR`, `DELIMITER_TEXT` and `CLIENT_COMMAND` of symbols.ts.
 */
export interface Tokens {
  readonly sql: string;
  readonly count: number;
  readonly kind: Uint8Array;
  readonly word: Uint16Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly role: Uint8Array;
  readonly comments: readonly Comment[];
  readonly fault?: LexicalFault;
}

/** The text of token `index` as written. */
export function tokenText(tokens: Tokens, index: number): string {
  return tokens.sql.slice(tokens.start[index], tokens.end[index]);
}

/** True when white space or a comment, or nothing, stands between token `index` and the one before it. */
export function isDetached(tokens: Tokens, index: number): boolean {
  return index === 0 || tokens.end[index - 1] !== tokens.start[index];
}
