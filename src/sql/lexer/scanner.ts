import { type Dialect, WordClass } from "../dialect.ts";
import { CLOSE, CLOSE_BRACKET } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { codePointAt, describeCharacter, isTypographicQuote, isUnicodeSpace } from "./characters.ts";
import type { CompleteRules } from "./complete_rules.ts";
import { Output } from "./output.ts";
import type { LexicalTables } from "./tables.ts";

/** Where the reading of a text is, and what has been read. The readers of words, numbers and so on move it on. */
export class Scanner {
  readonly sql: string;
  readonly rules: CompleteRules;
  readonly tables: LexicalTables;
  readonly out: Output;
  /** The offset of the next character. */
  at = 0;
  /** Whether block comments nest. */
  nested: boolean;
  /** Up to where nothing but `+` and `-` stands, each an operator of its own. */
  signsEnd = 0;
  /** Where the comment opens whose content is being read, or -1. */
  conditional = -1;
  /** What ends statements since a DELIMITER command; empty for `;`. */
  delimiter = "";
  readonly #wordClass: Uint8Array;

  constructor(sql: string, dialect: Dialect, tables: LexicalTables) {
    this.sql = sql;
    this.rules = tables.rules;
    this.tables = tables;
    this.#wordClass = dialect.wordClass;
    this.nested = tables.rules.nestedComments !== false;
    this.out = new Output();
  }

  /** Adds the token from the current place to `end` and goes there. */
  take(kind: TokenKind, word: number, end: number): void {
    this.out.add(kind, word, this.at, end);
    this.at = end;
  }

  /** Ends the list with an invalid token from `start` on. */
  refuse(message: string, start = this.at): void {
    this.at = this.sql.length;
    this.out.refuse(message, start, this.at);
  }

  refuseCharacter(at: number): void {
    this.refuse(`unexpected character ${describeCharacter(this.sql, at)}`, at);
  }

  /** The vocabulary number of the last token, 0 where there is none. */
  get previous(): number {
    const { count, word } = this.out;
    return count === 0 ? 0 : word[count - 1] ?? 0;
  }

  get previousKind(): TokenKind {
    const { count, kind } = this.out;
    return count === 0 ? TokenKind.End : kind[count - 1] ?? TokenKind.End;
  }

  get previousEnd(): number {
    const { count, end } = this.out;
    return count === 0 ? -1 : end[count - 1] ?? -1;
  }

  /** True when the last token ends an operand: a constant, a closing bracket, a word that is not reserved. */
  previousIsOperand(): boolean {
    const kind = this.previousKind;
    switch (kind) {
      case TokenKind.Word:
        return ((this.#wordClass[this.previous] ?? 0) & WordClass.Reserved) === 0;
      case TokenKind.QuotedName:
      case TokenKind.String:
      case TokenKind.Number:
      case TokenKind.Parameter:
        return true;
      case TokenKind.Symbol:
        return this.previous === CLOSE || this.previous === CLOSE_BRACKET;
      case TokenKind.End:
      case TokenKind.Invalid:
        return false;
    }
  }

  /** True when an operand ends right at `at`. */
  touchesOperand(at: number): boolean {
    return this.previousEnd === at && this.previousIsOperand();
  }

  /** How many UTF-16 units at `at`, where a character beyond ASCII stands, may belong to a name: 0, 1 or 2. */
  nameUnits(at: number): number {
    const { unicodeNames, unicodeSpaces } = this.rules;
    if (unicodeNames === "none") return 0;
    const code = this.sql.charCodeAt(at);
    if (isTypographicQuote(code) || (unicodeSpaces && isUnicodeSpace(code))) return 0;
    const point = codePointAt(this.sql, at);
    if (point < 0) return 0;
    if (unicodeNames === "letters" && !/[\p{L}\p{M}\p{N}\p{Pc}]/u.test(String.fromCodePoint(point))) return 0;
    return point > 0xffff ? 2 : 1;
  }
}
