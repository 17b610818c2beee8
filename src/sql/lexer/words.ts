import { DELIMITER_TEXT, SEMICOLON } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { fold, lookup, words } from "../vocabulary.ts";
import { isFirstOnLine, isLineEnd, isSpace } from "./characters.ts";
import { scanSubstitution } from "./parameters.ts";
import type { Scanner } from "./scanner.ts";
import { readSourceCode } from "./source_code.ts";
import { readQuoted } from "./strings.ts";

const { AS, DELIMITER, FILE, FORMAT, INSERT, SELECT, VALUES } = words(
  "AS",
  "DELIMITER",
  "FILE",
  "FORMAT",
  "INSERT",
  "SELECT",
  "VALUES",
);

/** Longest prefix of a string, in characters. */
const longestPrefix = 2;

/** Reads a word from `start` on, or the string that it is the prefix of; its first `given` characters may be any. */
export function readWord(s: Scanner, start: number, given: number): void {
  const sql = s.sql;
  const length = sql.length;
  const names = s.tables.names;
  let at = start + given;
  let hash = 0;
  for (let i = start; i < at; i++) hash = (Math.imul(hash, 31) + fold(sql.charCodeAt(i))) | 0;
  let known = true;
  let code = 0;
  while (at < length) {
    code = sql.charCodeAt(at);
    if (code < 128) {
      const folded = names[code] ?? 0;
      if (folded === 0) break;
      hash = (Math.imul(hash, 31) + folded) | 0;
      at++;
    } else {
      const units = s.nameUnits(at);
      if (units === 0) break;
      known = false;
      at += units;
    }
  }
  if (s.delimiter !== "") {
    const cut = delimiterInside(s, start, at);
    if (cut > 0) {
      s.at = start;
      return s.take(TokenKind.Word, numberOf(sql, start, cut), cut);
    }
  }
  if ((code === 39 || code === 34 || code === 38) && at < length && at - start <= longestPrefix) {
    if (readPrefixed(s, start, at, code)) return;
  }
  if (code === 38 && at < length && s.rules.parameters.ampersand) {
    const end = scanSubstitution(sql, at, s.rules);
    if (end > 0) {
      s.at = start;
      return s.take(TokenKind.Word, 0, end);
    }
  }
  const number = known ? lookup(sql, start, at, hash) : 0;
  s.out.add(TokenKind.Word, number, start, at);
  s.at = at;
  if (number === DELIMITER && s.rules.delimiterCommand) readDelimiterCommand(s, start);
  else if (number === AS && s.rules.sourceCode) readSourceCode(s);
  else if (number === FILE && s.rules.parameters.stage) readFileAddress(s, start);
  else if (s.rules.formatData && s.out.count > 1) readFormatData(s, number);
}

function numberOf(sql: string, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + fold(sql.charCodeAt(i))) | 0;
  return lookup(sql, start, end, hash);
}

/** Where the delimiter stands inside the word from `start` to `end`, or 0. */
function delimiterInside(s: Scanner, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) if (s.sql.startsWith(s.delimiter, at)) return at;
  return 0;
}

/** A string or name whose prefix is the word from `start` to `at`, where `code` stands; false where it is none. */
function readPrefixed(s: Scanner, start: number, at: number, code: number): boolean {
  const { sql, tables } = s;
  if (tables.prefixLetters[sql.charCodeAt(start)] !== 1) return false;
  const letters = sql.slice(start, at).toUpperCase();
  if (code === 38) {
    const quote = sql.charCodeAt(at + 1);
    const bits = tables.prefixes.get(`${letters}&`);
    if (bits === undefined || (quote !== 39 && quote !== 34)) return false;
    readQuoted(s, start, at + 1, bits);
    return true;
  }
  const bits = tables.prefixes.get(letters);
  if (bits === undefined || (code === 34 && !s.rules.tripleQuotes)) return false;
  readQuoted(s, start, at, bits);
  return true;
}

/** Reads what follows the word DELIMITER at `start` where it is the mysql client's command. */
function readDelimiterCommand(s: Scanner, start: number): void {
  const { sql } = s;
  const { count, word } = s.out;
  const before = count < 2 ? SEMICOLON : word[count - 2];
  if ((before !== SEMICOLON && before !== DELIMITER_TEXT) || !isFirstOnLine(sql, start)) return;
  let at = s.at;
  while (sql.charCodeAt(at) === 32 || sql.charCodeAt(at) === 9) at++;
  let end = at;
  while (end < sql.length && !isSpace(sql.charCodeAt(end))) end++;
  if (end === at || at === s.at) return;
  const text = sql.slice(at, end);
  s.at = at;
  s.delimiter = text === ";" ? "" : text;
  s.take(TokenKind.Symbol, text === ";" ? SEMICOLON : DELIMITER_TEXT, end);
}

/** Makes one string of `file:///path` in PUT and GET, whose slashes are no comment. */
function readFileAddress(s: Scanner, start: number): void {
  const { sql } = s;
  if (!sql.startsWith("://", s.at)) return;
  let end = s.at;
  while (end < sql.length && !isSpace(sql.charCodeAt(end)) && sql.charCodeAt(end) !== 59) end++;
  s.out.count--;
  s.out.add(TokenKind.String, 0, start, end);
  s.at = end;
}

/**
 * Makes one string of the data behind ClickHouse's `INSERT … FORMAT name`, which is no SQL: up to a semicolon that
 * ends its line, or to the end of the text. VALUES are SQL, and behind a SELECT the format is that of the result.
 */
function readFormatData(s: Scanner, number: number): void {
  const { sql } = s;
  const { word, count } = s.out;
  if (word[count - 2] !== FORMAT || number === VALUES) return;
  let first = count - 2;
  while (first > 0 && word[first - 1] !== SEMICOLON) first--;
  if (word[first] !== INSERT) return;
  for (let i = first; i < count; i++) if (word[i] === SELECT) return;
  let start = s.at;
  while (isSpace(sql.charCodeAt(start))) start++;
  let end = start;
  while (end < sql.length && !(sql.charCodeAt(end) === 59 && endsLine(sql, end + 1))) end++;
  if (end === start) return;
  while (isSpace(sql.charCodeAt(end - 1))) end--;
  s.at = start;
  s.take(TokenKind.String, 0, end);
}

function endsLine(sql: string, at: number): boolean {
  while (sql.charCodeAt(at) === 32 || sql.charCodeAt(at) === 9) at++;
  return at >= sql.length || isLineEnd(sql.charCodeAt(at));
}
