import type { Dialect } from "../dialect.ts";
import type { Parser } from "../parser/parser.ts";
import { CLOSE, CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN, OPEN_BRACE, OPEN_BRACKET } from "../symbols.ts";
import { Role, type Tokens, tokenText } from "../token.ts";
import { textOf } from "../vocabulary.ts";
import { habitHint } from "./advice.ts";
import { clauseOrderHint } from "./clause_order.ts";
import { expectedAt, findCorrection } from "./correction.ts";
import { listExpected } from "./expected.ts";
import { foreignHint, foreignQuote, ownQuotes } from "./foreign.ts";
import { findMisreading } from "./misreading.ts";
import { type Place, placeOf } from "./place.ts";

/** Why a text is no SQL of its dialect, as people are told. */
export interface SqlError extends Partial<Place> {
  readonly message: string;
}

/** Most characters of a token that a message repeats. */
const longestToken = 40;

function shortened(text: string): string {
  const points = [...text.slice(0, longestToken * 2 + 2)];
  return points.length > longestToken ? `${points.slice(0, longestToken).join("")}…` : text;
}

function placeText(place: Place): string {
  return `at position ${place.position} (line ${place.line}, column ${place.column})`;
}

/** The place of token `index`; the end token's is behind the last token, where more should have come. */
function tokenOffset(tokens: Tokens, index: number): number {
  return index >= tokens.count ? (tokens.end[tokens.count - 1] ?? 0) : tokens.start[index] ?? 0;
}

const openings: ReadonlyMap<number, number> = new Map([[OPEN, CLOSE], [OPEN_BRACKET, CLOSE_BRACKET], [
  OPEN_BRACE,
  CLOSE_BRACE,
]]);

/** The innermost bracket that is open before token `end`, or -1. */
function openBracket(tokens: Tokens, end: number): number {
  const open: number[] = [];
  for (let i = 0; i < end; i++) {
    const word = tokens.word[i] ?? 0;
    const opening = open.at(-1);
    if (openings.has(word)) open.push(i);
    else if (opening !== undefined && openings.get(tokens.word[opening] ?? 0) === word) open.pop();
  }
  return open.at(-1) ?? -1;
}

/** Says which bracket is open where a text ends too early, or that a closing one has no partner. */
function bracketHint(tokens: Tokens, index: number, expected: ReadonlySet<number | string>): string {
  const open = openBracket(tokens, index);
  const here = tokens.word[index] ?? 0;
  if (open < 0) {
    return here === CLOSE || here === CLOSE_BRACKET ? `; no '${here === CLOSE ? "(" : "["}' is open here` : "";
  }
  const closing = openings.get(tokens.word[open] ?? 0) ?? 0;
  if (index < tokens.count && textOf(here) !== ";" && !isClauseWord(tokens, index)) return "";
  if (!expected.has(closing)) return "";
  const place = placeOf(tokens.sql, tokens.start[open] ?? 0);
  return `; the '${tokenText(tokens, open)}' at line ${place.line}, column ${place.column} is not closed`;
}

/** Says that a comma has nothing behind it: `SELECT a, FROM t`, `(a, b,)`. */
function commaHint(tokens: Tokens, index: number): string {
  if (index === 0 || tokens.word[index - 1] !== COMMA) return "";
  const closes = index >= tokens.count || tokens.word[index] === CLOSE || isClauseWord(tokens, index) ||
    /^(?:SELECT|INSERT|UPDATE|DELETE)$/i.test(tokenText(tokens, index));
  return closes ? "; nothing follows the ',' before it" : "";
}

function isClauseWord(tokens: Tokens, index: number): boolean {
  return /^(FROM|WHERE|GROUP|HAVING|ORDER|LIMIT|UNION|VALUES|SET)$/i.test(tokenText(tokens, index));
}

/** True where a condition goes on before token `index`, so that AND and OR are what most likely is missing. */
function isInCondition(tokens: Tokens, index: number): boolean {
  if (index >= tokens.count || isClauseWord(tokens, index)) return false;
  for (let i = index - 1; i >= 0; i--) {
    if (openings.has(tokens.word[i] ?? 0)) return false;
    if (tokens.role[i] !== Role.Keyword) continue;
    const text = tokenText(tokens, i);
    if (/^(?:WHERE|ON|HAVING|QUALIFY|PREWHERE)$/i.test(text)) return true;
    if (!/^(?:AND|OR|NOT|IN|IS|NULL|LIKE|BETWEEN|TRUE|FALSE)$/i.test(text)) return false;
  }
  return false;
}

/** The error for a text that has no statement in it. */
export const emptyInput: SqlError = { message: "empty input" };

/** What may be behind a quote that is out of place: one of another database, or one inside a string. */
function lexicalHint({ sql }: Tokens, dialect: Dialect, at: number): string {
  if (sql[at] === "`") return `: ${ownQuotes(dialect)}`;
  // `'it's'`: the quote before which a letter stands ends a string too early, and the last one is left over.
  const inside = sql[at] === "'" && at > 0 && /[\p{L}\p{N}]$/u.test(sql.slice(Math.max(0, at - 2), at));
  return inside ? "; a quote inside a string is written twice" : "";
}

/** The error for a text that the lexer cannot read. */
export function explainLexicalFault(tokens: Tokens, dialect: Dialect): SqlError | undefined {
  const fault = tokens.fault;
  if (fault === undefined) return undefined;
  const place = placeOf(tokens.sql, fault.at);
  const comma = fault.message.includes(", not ") ? "," : "";
  const hint = lexicalHint(tokens, dialect, fault.at);
  return { message: `${fault.message}${comma} ${placeText(place)}${hint}`, ...place };
}

/**
 * The error for a text that failed in `parser`: where the mistake is, what could stand there, and, where one is
 * close, the word that was meant. The text is parsed again to find these, a bounded number of times.
 */
export function explainFailure(parser: Parser): SqlError {
  const { tokens, dialect } = parser;
  const failure = parser.failure ?? { index: parser.furthest };
  if (failure.message !== undefined) {
    const place = placeOf(tokens.sql, tokenOffset(tokens, failure.index));
    return { message: `${failure.message}, ${placeText(place)}`, ...place };
  }
  const quote = foreignQuote(tokens, dialect, failure.index);
  if (quote !== undefined) {
    const place = placeOf(tokens.sql, tokenOffset(tokens, quote.index));
    const text = tokenText(tokens, quote.index);
    return { message: `unexpected token '${text}' ${placeText(place)}: ${quote.advice}`, ...place };
  }
  const misread = findMisreading(tokens, failure.index);
  if (misread !== undefined) return explainAt(tokens, dialect, misread.index, misread.expected);
  const foreign = foreignHint(tokens, dialect, failure.index);
  const correction = foreign === "" ? findCorrection(tokens, dialect, failure.index) : undefined;
  const index = correction?.index ?? failure.index;
  const expected = correction?.expected ?? expectedAt(tokens, dialect, index);
  return explainAt(tokens, dialect, index, expected, correction?.word);
}

function explainAt(
  tokens: Tokens,
  dialect: Dialect,
  index: number,
  expected: ReadonlySet<number | string>,
  meant?: string,
): SqlError {
  const place = placeOf(tokens.sql, tokenOffset(tokens, index));
  const what = index >= tokens.count
    ? "unexpected end of input"
    : `unexpected token '${shortened(tokenText(tokens, index))}'`;
  const list = listExpected(expected, meant, isInCondition(tokens, index)) || (meant ?? "");
  const hint = meant !== undefined
    ? `; did you mean '${meant}'?`
    : bracketHint(tokens, index, expected) || foreignHint(tokens, dialect, index) || clauseOrderHint(tokens, index) ||
      commaHint(tokens, index) || habitHint(tokens, index, expected);
  const tail = list === "" ? hint.replace(/^; /, ": ") : `: expected ${list}${hint}`;
  return { message: `${what} ${placeText(place)}${tail}`, ...place };
}

/** The error for a text that our grammar accepts and the database's own refuses at `offset` (UTF-16). */
export function explainVerdict(tokens: Tokens, message: string, offset: number): SqlError {
  const place = placeOf(tokens.sql, offset);
  let index = 0;
  while (index < tokens.count && (tokens.end[index] ?? 0) <= offset) index++;
  const syntax = /^syntax error at (or near|end of input)/.test(message);
  const what = index >= tokens.count
    ? "unexpected end of input"
    : `unexpected token '${shortened(tokenText(tokens, index))}'`;
  return { message: `${what} ${placeText(place)}${syntax ? "" : `: ${message}`}`, ...place };
}
