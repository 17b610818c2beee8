import { word } from "../vocabulary.ts";

/** What may stand between the items of a repetition. */
export type Separator = "none" | "comma" | "optional comma";

/** One row's notation as a tree. Words and symbols are vocabulary numbers; `at` is a UTF-16 offset into the row. */
export type Syntax =
  | { readonly kind: "word"; readonly word: number; readonly letters: boolean; readonly firm?: true }
  | { readonly kind: "hole"; readonly name: string; readonly at: number }
  | { readonly kind: "sequence"; readonly items: readonly Syntax[] }
  | { readonly kind: "choice"; readonly items: readonly Syntax[] }
  | { readonly kind: "optional"; readonly item: Syntax }
  | { readonly kind: "repeated"; readonly item: Syntax; readonly separator: Separator }
  | { readonly kind: "any_order"; readonly items: readonly Syntax[]; readonly separator: Separator };

/** Why a row cannot be read, and where (UTF-16 offset into the row). */
export interface NotationFault {
  readonly at: number;
  readonly message: string;
}

/** Symbols of several characters that need no quotes in a row. */
const longSymbols = ["=>", "->", ":=", "::", "||", "!=", ">="];
const symbols = "()=,@*.:;+-/%$#!?&^~>\\";

for (const symbol of [...longSymbols, ...symbols]) word(symbol);

/** Reads one row from left to right; the first fault ends it, and whatever is built afterwards is not looked at. */
class Reader {
  readonly text: string;
  at: number;
  fault: NotationFault | undefined;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
    this.#skipSpace();
  }

  fail(message: string, at = this.at): Syntax {
    this.fault ??= { at, message };
    this.at = this.text.length;
    return { kind: "sequence", items: [] };
  }

  /** A choice of sequences parted by bars, up to a closing mark or the end. */
  choice(): Syntax {
    const items = this.#alternatives();
    const [only] = items;
    return items.length === 1 && only !== undefined ? only : { kind: "choice", items };
  }

  #alternatives(): Syntax[] {
    const items = [this.#sequence()];
    while (this.#accept("|")) items.push(this.#sequence());
    return items;
  }

  #sequence(): Syntax {
    const items: Syntax[] = [];
    const start = this.at;
    while (this.at < this.text.length && !this.#seesAny("]}|")) items.push(this.#repeated(this.#item()));
    const [only] = items;
    if (only === undefined) return this.fail("nothing stands here", start);
    return items.length === 1 ? only : { kind: "sequence", items };
  }

  #item(): Syntax {
    const start = this.at;
    if (this.#accept("[")) {
      const item = this.choice();
      return this.#accept("]") ? { kind: "optional", item } : this.fail("'[' is not closed", start);
    }
    if (this.text.startsWith("{{", start)) {
      this.#move(2);
      const items = this.#alternatives();
      if (!this.text.startsWith("}}", this.at)) return this.fail("'{{' is not closed with '}}'", start);
      this.#move(2);
      return { kind: "any_order", items, separator: "none" };
    }
    if (this.#accept("{")) {
      const item = this.choice();
      return this.#accept("}") ? item : this.fail("'{' is not closed", start);
    }
    return this.#leaf(start);
  }

  #leaf(start: number): Syntax {
    const { text } = this;
    const first = text.charCodeAt(start);
    if (isCapital(first)) {
      const end = this.#endOf(start, isWordCharacter);
      return text.charAt(end) === "!" ? this.#firmWord(end) : this.#word(end, true);
    }
    if (text.startsWith("...", start)) return this.fail("'...' stands behind what it repeats", start);
    const character = text.charAt(start);
    if (character === "<") {
      const end = this.#endOf(start + 1, isHoleCharacter);
      if (end > start + 1 && text.charAt(end) === ">") return this.#hole(end);
    } else if (character === "'") {
      const end = text.indexOf("'", start + 1);
      if (end > start + 1) return this.#quoted(end);
    } else {
      const symbol = longSymbols.find((symbol) => text.startsWith(symbol, start)) ?? character;
      if (symbol.length > 1 || symbols.includes(symbol)) return this.#word(start + symbol.length, false);
    }
    const piece = text.slice(start).split(/\s/, 1)[0] ?? "";
    return this.fail(`'${piece}' is neither a word in capitals, a <hole>, a symbol nor a 'literal'`, start);
  }

  #firmWord(end: number): Syntax {
    const text = this.text.slice(this.at, end);
    this.#move(end + 1 - this.at);
    return { kind: "word", word: word(text), letters: true, firm: true };
  }

  #word(end: number, letters: boolean): Syntax {
    const text = this.text.slice(this.at, end);
    this.#move(end - this.at);
    return { kind: "word", word: word(text), letters };
  }

  #hole(end: number): Syntax {
    const at = this.at;
    const name = this.text.slice(at + 1, end);
    this.#move(end + 1 - at);
    return { kind: "hole", name, at };
  }

  #quoted(end: number): Syntax {
    const text = this.text.slice(this.at + 1, end);
    this.#move(end + 1 - this.at);
    return { kind: "word", word: word(text), letters: false };
  }

  #endOf(start: number, belongs: (code: number) => boolean): number {
    let end = start;
    while (belongs(this.text.charCodeAt(end))) end++;
    return end;
  }

  /** What may stand behind an item: `...`, `, ...`, `[,] ...`, and the manuals' `[...]` and `[, ...]`. */
  #repeated(item: Syntax): Syntax {
    if (!this.#seesAny(".,[")) return item;
    for (const [marks, separator] of repetitions) {
      if (!this.#acceptAll(marks)) continue;
      if (item.kind === "optional") return { kind: "optional", item: repeat(item.item, separator) };
      return repeat(item, separator);
    }
    return item;
  }

  #acceptAll(marks: readonly string[]): boolean {
    const start = this.at;
    for (const mark of marks) {
      if (this.#accept(mark)) continue;
      this.at = start;
      return false;
    }
    return true;
  }

  #seesAny(characters: string): boolean {
    return this.at < this.text.length && characters.includes(this.text.charAt(this.at));
  }

  #accept(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false;
    this.#move(mark.length);
    return true;
  }

  #move(length: number): void {
    this.at += length;
    this.#skipSpace();
  }

  #skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }
}

function isCapital(code: number): boolean {
  return (code >= 65 && code <= 90) || code === 95;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isWordCharacter(code: number): boolean {
  return isCapital(code) || isDigit(code) || code === 36;
}

function isHoleCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || isDigit(code) || code === 95;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

const repetitions: readonly (readonly [readonly string[], Separator])[] = [
  [["..."], "none"],
  [[",", "..."], "comma"],
  [["[", ",", "]", "..."], "optional comma"],
  [["[", "...", "]"], "none"],
  [["[", ",", "...", "]"], "comma"],
];

function repeat(item: Syntax, separator: Separator): Syntax {
  return item.kind === "any_order" ? { ...item, separator } : { kind: "repeated", item, separator };
}

/**
 * Reads the notation in `row` from the UTF-16 offset `from` to the end. Every word and symbol in it gets its
 * vocabulary number.
 *
 * @example
 * ```ts
 * readSyntax("DROP ROLE [IF EXISTS] <name>, ...");
 * ```
 */
export function readSyntax(row: string, from = 0): Syntax | NotationFault {
  const reader = new Reader(row, from);
  const syntax = reader.choice();
  if (reader.fault === undefined && reader.at < row.length) reader.fail(`'${row[reader.at]}' closes nothing`);
  return reader.fault ?? syntax;
}

/** True for what a reader of notation gives where it could not read. */
export function isFault(result: object): result is NotationFault {
  return "message" in result;
}

/** Gives the words and quoted texts of `rows` their vocabulary numbers without reading the rows. */
export function internRows(rows: readonly string[]): void {
  const text = rows.join("\n");
  for (const run of new Set(text.match(/[A-Za-z0-9_$]+/g))) if (run === run.toUpperCase()) word(run);
  for (const literal of new Set(text.match(/'[^'\s]+'/g))) word(literal.slice(1, -1));
}

/** Calls `visit` with every hole in the tree. */
export function visitHoles(syntax: Syntax, visit: (name: string, at: number) => void): void {
  switch (syntax.kind) {
    case "word":
      return;
    case "hole":
      return visit(syntax.name, syntax.at);
    case "optional":
    case "repeated":
      return visitHoles(syntax.item, visit);
    case "sequence":
    case "choice":
    case "any_order":
      for (const item of syntax.items) visitHoles(item, visit);
  }
}
