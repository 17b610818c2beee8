import { DOT, MINUS } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { isDigit, isHexDigit, isLetter, isWordCharacter } from "./characters.ts";
import type { CompleteRules } from "./complete_rules.ts";
import { scanName } from "./parameters.ts";
import type { Scanner } from "./scanner.ts";
import { readWord } from "./words.ts";

/** The offset behind the digits from `at` on, single underscores between them taken along where `underscores`. */
function scanDigits(sql: string, at: number, isOne: (code: number) => boolean, underscores: boolean): number {
  for (;;) {
    const code = sql.charCodeAt(at);
    if (isOne(code)) at++;
    else if (underscores && code === 95 && isOne(sql.charCodeAt(at + 1))) at += 2;
    else return at;
  }
}

function isBinaryDigit(code: number): boolean {
  return code === 48 || code === 49;
}

function isOctalDigit(code: number): boolean {
  return code >= 48 && code <= 55;
}

/** The end of `0x1F`, `0b01` or `0o17` at `start`, or 0 where there is none. */
function scanRadix(sql: string, start: number, rules: CompleteRules): number {
  const letter = sql.charCodeAt(start + 1) | 32;
  const isOne = letter === 120 && rules.hexNumbers
    ? isHexDigit
    : letter === 98 && rules.binaryNumbers
    ? isBinaryDigit
    : letter === 111 && rules.octalNumbers
    ? isOctalDigit
    : undefined;
  if (isOne === undefined) return 0;
  const underscores = rules.underscoresInNumbers;
  const digits = start + 2 + (underscores && sql.charCodeAt(start + 2) === 95 ? 1 : 0);
  const end = scanDigits(sql, digits, isOne, underscores);
  return end > digits || rules.emptyHexNumber && letter === 120 ? end : 0;
}

/** The offset behind the digits at `start`, nothing else. */
function scanInteger(sql: string, start: number): number {
  return scanDigits(sql, start, isDigit, false);
}

/**
 * The offset behind the number at `start`, where a digit stands or a dot with a digit behind it. A dot that
 * another follows is no part of it: `1..10` is a range.
 */
function scanNumber(sql: string, start: number, rules: CompleteRules): number {
  const underscores = rules.underscoresInNumbers;
  if (sql.charCodeAt(start) === 48) {
    const end = scanRadix(sql, start, rules);
    if (end > 0) return end;
  }
  let at = scanDigits(sql, start, isDigit, underscores);
  if (sql.charCodeAt(at) === 46 && sql.charCodeAt(at + 1) !== 46) {
    at = scanDigits(sql, at + 1, isDigit, underscores);
  }
  if ((sql.charCodeAt(at) | 32) === 101) {
    const sign = sql.charCodeAt(at + 1);
    const digits = sign === 43 || sign === 45 ? at + 2 : at + 1;
    if (isDigit(sql.charCodeAt(digits))) at = scanDigits(sql, digits, isDigit, underscores);
  }
  if (rules.floatSuffixes) {
    const suffix = sql.charCodeAt(at) | 32;
    if ((suffix === 102 || suffix === 100) && !isWordCharacter(sql.charCodeAt(at + 1))) at++;
  }
  return at;
}

/** Longest number that a message repeats, in characters. */
const longestShown = 40;

/** Reads what begins with a digit, or with a dot and a digit, at `start`: a number, or a name where such may be. */
export function readNumber(s: Scanner, start: number): void {
  const { sql, rules } = s;
  const touches = s.previousEnd === start;
  if (touches && rules.digitsAfterDot !== "fraction" && s.previous === DOT && isDigit(sql.charCodeAt(start))) {
    if (rules.digitsAfterDot === "name") return readWord(s, start, 0);
    return s.take(TokenKind.Number, 0, scanInteger(sql, start));
  }
  if (touches && rules.dashedNames && s.previous === MINUS && readDashedName(s, start)) return;
  const end = scanNumber(sql, start, rules);
  const next = sql.charCodeAt(end);
  const glued = isLetter(next) || (next >= 128 && s.nameUnits(end) > 0);
  if (!glued || rules.digitsThenLetters === "split") return s.take(TokenKind.Number, 0, end);
  if (rules.digitsThenLetters === "name") {
    return isPlain(sql, start, end) ? readWord(s, start, 0) : s.take(TokenKind.Number, 0, end);
  }
  const text = sql.slice(start, Math.min(scanName(sql, end, ""), start + longestShown));
  s.refuse(`invalid number '${text}'`, start);
}

/** True for digits alone and for `0x1F` and the like: what letters behind it make a name. */
function isPlain(sql: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isWordCharacter(sql.charCodeAt(at))) return false;
  const radix = sql.charCodeAt(start + 1) | 32;
  return radix === 120 || radix === 98 || scanInteger(sql, start) === end;
}

/** Reads the digits behind a name's dash (`project-1.dataset`), which are no fraction; false where that is none. */
function readDashedName(s: Scanner, start: number): boolean {
  const { count, kind, end } = s.out;
  const before = count - 2;
  const isName = before >= 0 && (kind[before] === TokenKind.Word || kind[before] === TokenKind.Number) &&
    end[before] === start - 1;
  const digits = scanInteger(s.sql, start);
  if (!isName || s.sql.charCodeAt(digits) !== 46 || !isLetter(s.sql.charCodeAt(digits + 1))) return false;
  s.take(TokenKind.Number, 0, digits);
  return true;
}

/** Reads a currency sign with the number behind it, or alone, which is no money. */
export function readMoney(s: Scanner, at: number): void {
  const next = s.sql.charCodeAt(at + 1);
  const hasNumber = isDigit(next) || (next === 46 && isDigit(s.sql.charCodeAt(at + 2)));
  s.take(TokenKind.Number, 0, hasNumber ? scanNumber(s.sql, at + 1, s.rules) : at + 1);
}
