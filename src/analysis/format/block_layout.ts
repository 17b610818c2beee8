import type { BlockStatement, Statement } from "../../sql/ast.ts";
import { SEMICOLON } from "../../sql/symbols.ts";
import { Role, TokenKind } from "../../sql/token.ts";
import { words } from "../../sql/vocabulary.ts";
import { isStatement } from "../walk.ts";
import type { Layout } from "./layout.ts";

const { BEGIN, END, CASE, EXCEPTION, WHEN, AS, IS, CREATE } = words(
  "BEGIN",
  "END",
  "CASE",
  "EXCEPTION",
  "WHEN",
  "AS",
  "IS",
  "CREATE",
);

/** Words behind which a body begins. */
const openers = new Set(Object.values(words("BEGIN", "THEN", "ELSE", "LOOP", "DO", "REPEAT", "DECLARE")));

/** Words that belong to BEGIN and stand beside it. */
const besideBegin = new Set(Object.values(words("TRY", "CATCH", "ATOMIC", "NOT")));

/** Words that begin a line as deep as the block's own, and end the body before them. */
const structure = new Set(
  Object.values(words("BEGIN", "END", "ELSE", "ELSIF", "ELSEIF", "EXCEPTION", "UNTIL", "DECLARE", "WHEN")),
);

/** Blocks among declarations that have declarations of their own behind IS or AS. */
const routines = new Set(["Function", "Procedure", "TimingPoint"]);

/** Lays out one block; its state is where in the block it is. */
class BlockLayout {
  readonly #layout: Layout;
  readonly #block: BlockStatement;
  readonly #statements: readonly Statement[];
  /** Nothing closes the bodies (`IF … ELSE …` of T-SQL, a routine and its block): each is one statement. */
  readonly #isOpenEnded: boolean;
  /** First token of the body that is open, -1 where none is. */
  #body = -1;
  /** The open body holds declarations, which end where BEGIN stands. */
  #isDeclaring = false;
  /** The index behind the statement passed last. */
  #passed = -1;

  constructor(layout: Layout, block: BlockStatement) {
    this.#layout = layout;
    this.#block = block;
    this.#statements = block.parts.filter(isStatement);
    this.#isOpenEnded = this.#statements.at(-1)?.end === block.end;
  }

  lay(): void {
    const { start, end } = this.#block;
    let next = 0;
    for (let i = start; i < end;) {
      const statement = this.#statements[next];
      if (statement !== undefined && i >= statement.start) {
        next++;
        this.#statement(statement);
        i = Math.max(i, statement.end);
        continue;
      }
      if (i > start) this.#lineBefore(i);
      if (this.#isKeyword(i)) this.#bodyBehind(i, statement);
      const partner = this.#layout.partner[i] ?? -1;
      i = partner > i ? partner + 1 : i + 1;
    }
    this.#endBody(end);
  }

  #isKeyword(index: number): boolean {
    return this.#layout.tokens.kind[index] === TokenKind.Word && this.#layout.roles[index] === Role.Keyword;
  }

  #statement(statement: Statement): void {
    const { word } = this.#layout.tokens;
    this.#layout.break(statement.start);
    if (this.#isDeclaring && word[statement.start] === BEGIN) this.#endBody(statement.start);
    if (this.#body < 0 && word[statement.start] !== BEGIN) this.#body = statement.start;
    this.#passed = statement.end;
  }

  /** Begins a line before words that structure the block, and behind each semicolon. */
  #lineBefore(index: number): void {
    const { word } = this.#layout.tokens;
    const number = word[index] ?? 0;
    const previous = word[index - 1];
    if (this.#isKeyword(index) && structure.has(number)) {
      const follows = this.#body >= 0 || previous === SEMICOLON || this.#passed === index;
      if (follows || number === BEGIN || number === END || (number === WHEN && previous === EXCEPTION)) {
        this.#endBody(index);
        return this.#layout.break(index);
      }
    }
    if (previous === SEMICOLON) this.#layout.break(index);
  }

  #endBody(index: number): void {
    if (this.#body >= 0) this.#layout.indent(this.#body, index);
    this.#body = -1;
    this.#isDeclaring = false;
  }

  /** Opens the body behind a word that has one. `next` is the statement that comes next. */
  #bodyBehind(index: number, next: Statement | undefined): void {
    const { word } = this.#layout.tokens;
    const number = word[index] ?? 0;
    if (number === AS || number === IS) {
      // What stands between a routine's head and its block are declarations.
      const defines = word[this.#block.start] === CREATE || routines.has(this.#block.type);
      if (this.#isDeclaring || !defines || !this.#hasDeclarations(index + 1, next)) return;
      this.#isDeclaring = true;
    } else if (!openers.has(number) || word[index - 1] === END || word[index - 1] === CASE) return;
    else if (this.#isOpenEnded && (next === undefined || next.start === index + 1)) return;
    let body = index + 1;
    while (number === BEGIN && besideBegin.has(word[body] ?? 0)) body++;
    if (body >= this.#block.end) return;
    this.#body = body;
    this.#layout.break(body);
  }

  #hasDeclarations(start: number, next: Statement | undefined): boolean {
    if (next === undefined || next.start <= start) return false;
    return this.#layout.tokens.word.subarray(start, next.start).includes(SEMICOLON);
  }
}

/**
 * Lays out a procedural statement: bodies stand deeper than the words that open and close them, each of their
 * statements on a line of its own. It reads the block's own tokens, those between the statements in it.
 */
export function layBlock(layout: Layout, block: BlockStatement): void {
  new BlockLayout(layout, block).lay();
}
