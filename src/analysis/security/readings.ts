import type { Dialect } from "../../sql/dialect.ts";
import { tokenize } from "../../sql/lexer.ts";
import type { ParseResult } from "../../sql/mod.ts";
import { CLOSE, OPEN } from "../../sql/symbols.ts";
import { TokenKind, type Tokens } from "../../sql/token.ts";
import { type DecodedText, decodeText, isEncoded } from "./percent_encoding.ts";
import { Reading, type ReadingKind } from "./reading.ts";
import { relax } from "./relaxed_dialect.ts";
import { continuingWords, statementWords } from "./statement_words.ts";

/** A reading, and where in the text that was given a UTF-16 offset of the reading's text lies. */
export interface PlacedReading {
  readonly reading: Reading;
  /** It counts only where the readings before it give nothing worth a look. */
  readonly doubtful: boolean;
  place(offset: number): number;
}

/** What all readings of a text share. */
interface Context {
  readonly dialect: Dialect;
  /** How deep dynamic SQL nests around the text. */
  readonly depth: number;
}

/** What a reading puts before a piece: the statement that a program would have put it in. */
const before = "SELECT c FROM t WHERE c = ";

/** What the tokens would need behind them to be whole: a quote, the end of a comment, closing brackets. */
function missingEnd(tokens: Tokens): string {
  const { fault, sql } = tokens;
  if (fault !== undefined) {
    if (fault.message.startsWith("unterminated comment")) return "*/";
    if (!fault.message.startsWith("unterminated")) return "";
    return /['"`[]/.exec(sql.slice(fault.at, fault.at + 4))?.[0].replace("[", "]") ?? "";
  }
  let open = 0;
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.word[i] === OPEN) open++;
    else if (tokens.word[i] === CLOSE && open > 0) open--;
  }
  if (open === 0) return "";
  const last = tokens.comments.at(-1);
  const unclosed = last?.style === "block" && last.end === sql.length && !sql.endsWith("*/");
  return `${unclosed ? "*/" : "\n"}${")".repeat(open)}`;
}

/** Characters that no dialect reads, made spaces; their number stays. MySQL's `\N` is NULL. */
function withoutRubbish(text: string): string {
  return text.replaceAll("\\N", "1 ").replace(/(?!\s)\p{Cc}|[\u200b\ufeff]/gu, " ");
}

/** Cuts a text into tokens as loosely as can be, giving it the end it lacks; what cannot be read becomes white space. */
export function tokenizeLoosely(text: string, dialect: Dialect): Tokens {
  const loose = relax(dialect);
  let sql = withoutRubbish(text);
  if (sql.endsWith("#")) sql += " ";
  let tokens = tokenize(sql, loose);
  for (let round = 0; round < 5; round++) {
    const end = missingEnd(tokens);
    if (end !== "") sql += end;
    else if (tokens.fault !== undefined && round < 4) {
      const { at } = tokens.fault;
      // the first rubbish alone, then all of its kind
      sql = round === 0
        ? `${sql.slice(0, at)} ${sql.slice(at + 1)}`
        : sql.slice(0, at) + sql.slice(at).replace(/[\\$@{}~!?#\u0080-\uffff]/g, " ");
    } else break;
    tokens = tokenize(sql, loose);
  }
  return tokens;
}

/** True where the text begins as no statement of any database or client does, and as a value may. */
function isPiece(tokens: Tokens): boolean {
  if (/^\s*\\[a-z]/i.test(tokens.sql)) return false;
  let first = 0;
  while (tokens.word[first] === OPEN) first++;
  if (first >= tokens.count) return false;
  const kind = tokens.kind[first];
  if (kind === TokenKind.Parameter) return false;
  if (kind !== TokenKind.Word) return true;
  const text = textAt(tokens, first);
  if (text === "IF" || text === "REPLACE") return isCallAlone(tokens, first + 1);
  return !statementWords.has(text) && endsValue(tokens, first);
}

function textAt(tokens: Tokens, index: number): string {
  return tokens.sql.slice(tokens.start[index], tokens.end[index]).toUpperCase();
}

/** True where what follows the word at `index` lets it be a value: no further word but one that goes on with it. */
function endsValue(tokens: Tokens, index: number): boolean {
  switch (tokens.kind[index + 1]) {
    case TokenKind.Word:
      return continuingWords.has(textAt(tokens, index + 1)) || textAt(tokens, index) === "CASE";
    case TokenKind.Symbol:
      return textAt(tokens, index + 1) !== "*";
    case TokenKind.Number:
    case TokenKind.Parameter:
      return false;
    case TokenKind.String:
    case TokenKind.QuotedName:
    case TokenKind.Invalid:
      return tokens.end[index] === tokens.start[index + 1];
    default:
      return true;
  }
}

/** True where a bracket opens at `open` and no word that begins a statement stands behind its end. */
function isCallAlone(tokens: Tokens, open: number): boolean {
  if (tokens.word[open] !== OPEN) return false;
  let depth = 0;
  for (let i = open; i < tokens.count; i++) {
    if (tokens.word[i] === OPEN) depth++;
    else if (tokens.word[i] === CLOSE && --depth === 0) {
      return tokens.kind[i + 1] !== TokenKind.Word || continuingWords.has(textAt(tokens, i + 1));
    }
  }
  return true;
}

function reading(text: string, context: Context, kind: ReadingKind, origin: number): Reading {
  const { dialect, depth } = context;
  return new Reading(tokenizeLoosely(text, dialect), dialect, kind, undefined, origin, depth);
}

/** The text put behind the words that would stand before it. */
function pieceReading(text: string, context: Context): PlacedReading {
  const first = /^\s*(\w+|\|\||&&|<=>|[<>!]=|<>|\S)/.exec(text)?.[1]?.toUpperCase() ?? "";
  const head = continuingWords.has(first) && first !== "-" && first !== "+" ? `${before}1 ` : before;
  return {
    reading: reading(head + text, context, "fragment", head.length),
    doubtful: false,
    place: (offset) => Math.max(0, offset - head.length),
  };
}

/** The text as it continues behind the quote at `at`, once that quote has closed what a program had opened. */
function breakOutReading(text: string, at: number, whole: boolean, doubtful: boolean, context: Context): PlacedReading {
  if (whole) {
    const mended = `${text.slice(0, at)} ${text.slice(at + 1)}`;
    return { reading: reading(mended, context, "breakout", at), doubtful, place: (offset) => offset };
  }
  const head = `${before}''`;
  return {
    reading: reading(head + text.slice(at + 1), context, "breakout", head.length),
    doubtful,
    place: (offset) => Math.max(0, offset - head.length + at + 1),
  };
}

/** Offsets of the quotes that may close what a program opened, likeliest first, at most three. */
function breakingQuotes(text: string, piece: boolean, tokens: Tokens): number[] {
  const found: number[] = [];
  const add = (at: number) => {
    if (at >= 0 && !found.includes(at) && found.length < 3) found.push(at);
  };
  const glued = gluedQuote(tokens);
  if (!piece) {
    add(glued);
    if (tokens.fault?.message.startsWith("unterminated") && found.length === 0) add(text.search(/['"`]/));
    return found;
  }
  for (const quote of ["'", '"', "`"]) add(text.indexOf(quote));
  found.sort((a, b) => a - b);
  add(glued);
  return found;
}

/** The first quote that opens right behind a number or a word, where none can: `id = 1' OR …`. */
function gluedQuote(tokens: Tokens): number {
  for (let i = 1; i < tokens.count; i++) {
    const kind = tokens.kind[i];
    if (kind !== TokenKind.String && kind !== TokenKind.QuotedName && kind !== TokenKind.Invalid) continue;
    const at = tokens.start[i] ?? 0;
    if (tokens.end[i - 1] !== at || !/['"`]/.test(tokens.sql.charAt(at))) continue;
    const previous = tokens.kind[i - 1];
    if (previous === TokenKind.Number || previous === TokenKind.String) return at;
    if (
      previous === TokenKind.Word && !/^(?:n?q|[nbxeru]|rb|br|_\w+)$/i.test(tokens.sql.slice(tokens.start[i - 1], at))
    ) {
      return at;
    }
  }
  return -1;
}

/** The readings of a text that is no SQL of its dialect. */
function readingsOfText(text: string, context: Context): PlacedReading[] {
  const tokens = tokenize(withoutRubbish(text), relax(context.dialect));
  const piece = isPiece(tokens);
  const first: PlacedReading = piece
    ? pieceReading(text, context)
    : { reading: reading(text, context, "statement", 0), doubtful: false, place: (offset) => offset };
  const others = breakingQuotes(text, piece, tokens).map((at, i) => breakOutReading(text, at, !piece, i > 0, context));
  return [first, ...others];
}

function placedIn(decoded: DecodedText, { reading, place }: PlacedReading): PlacedReading {
  const last = decoded.places.length - 1;
  return { reading, doubtful: true, place: (offset) => decoded.places[Math.min(last, place(offset))] ?? 0 };
}

/**
 * The readings that a text deserves: a valid one as it stands; any other as its tokens are, as what is left behind
 * each quote that may have broken out of a string, and once more decoded where it is written for a URL. At most eight.
 */
export function readingsOf(parsed: ParseResult, depth = 0): PlacedReading[] {
  const { tokens, dialect, error, tree, statements } = parsed;
  if (error === undefined) {
    // parsing conditions writes roles, which the tokens given are not ours to change
    const own = tree ? tokens : tokenize(tokens.sql, dialect);
    const whole = new Reading(own, dialect, "statement", tree ? statements : undefined, 0, depth);
    return [{ reading: whole, doubtful: false, place: (offset) => offset }];
  }
  const readings = readingsOfText(tokens.sql, { dialect, depth });
  if (!isEncoded(tokens.sql)) return readings;
  const decoded = decodeText(tokens.sql);
  return [...readings, ...readingsOfText(decoded.text, { dialect, depth }).map((each) => placedIn(decoded, each))];
}
