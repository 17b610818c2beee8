import { CUSTOM_OPERATOR } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { isDigit } from "./characters.ts";
import { readNumber } from "./numbers.ts";
import type { Scanner } from "./scanner.ts";
import type { LexicalTables, LongSymbol } from "./tables.ts";

function isAt(sql: string, at: number, text: string): boolean {
  for (let i = 1; i < text.length; i++) if (sql.charCodeAt(at + i) !== text.charCodeAt(i)) return false;
  return true;
}

/** The longest symbol of several characters at `at`, if there is one. */
export function longSymbolAt(sql: string, at: number, tables: LexicalTables): LongSymbol | undefined {
  const candidates = tables.longer[sql.charCodeAt(at)];
  if (candidates === undefined) return undefined;
  for (const candidate of candidates) if (isAt(sql, at, candidate.text)) return candidate;
  return undefined;
}

/** Characters of which a custom operator needs one if it is to end in `+` or `-`. */
const allowingSigns = "~!@#%^&|`?";

/**
 * The offset behind PostgreSQL's operator at `start`: the longest run of operator characters that holds no start
 * of a comment and ends in a sign only if a character rare in standard operators is in it (its manual, 4.1.3).
 */
function scanCustomOperator(s: Scanner, start: number): number {
  const { sql } = s;
  const { operators } = s.tables;
  let end = start;
  let signs = false;
  while (operators[sql.charCodeAt(end)] === 1) {
    const code = sql.charCodeAt(end);
    const next = sql.charCodeAt(end + 1);
    if (end > start && ((code === 45 && next === 45) || (code === 47 && next === 42))) break;
    if (allowingSigns.includes(sql.charAt(end))) signs = true;
    end++;
  }
  const run = end;
  while (!signs && end > start + 1 && (sql.charCodeAt(end - 1) === 43 || sql.charCodeAt(end - 1) === 45)) end--;
  // What was cut off would be cut off again at each of its signs: remember it, or time grows with the square.
  s.signsEnd = run;
  return end;
}

/** The vocabulary number of PostgreSQL's operator from `start` to `end`. */
function customOperatorNumber(sql: string, start: number, end: number, tables: LexicalTables): number {
  const code = sql.charCodeAt(start);
  if (end === start + 1) return tables.singles[code] || CUSTOM_OPERATOR;
  for (const { text, number } of tables.longer[code] ?? []) {
    if (text.length === end - start && isAt(sql, start, text)) return number;
  }
  return CUSTOM_OPERATOR;
}

/** Reads the longest symbol or operator at `at`. */
export function readSymbol(s: Scanner, at: number): void {
  const { sql, tables } = s;
  const code = sql.charCodeAt(at);
  if (s.rules.customOperators && tables.operators[code] === 1) {
    const end = at < s.signsEnd ? at + 1 : scanCustomOperator(s, at);
    return s.take(TokenKind.Symbol, customOperatorNumber(sql, at, end, tables), end);
  }
  const long = longSymbolAt(sql, at, tables);
  if (long !== undefined) return s.take(TokenKind.Symbol, long.number, at + long.text.length);
  const number = tables.singles[code] ?? 0;
  if (number === 0) return s.refuseCharacter(at);
  s.take(TokenKind.Symbol, number, at + 1);
}

/** Reads the number or symbol that begins with the dot at `at`. */
export function readDot(s: Scanner, at: number): void {
  const begins = isDigit(s.sql.charCodeAt(at + 1));
  if (begins && !(s.rules.digitsAfterDot !== "fraction" && s.touchesOperand(at))) readNumber(s, at);
  else readSymbol(s, at);
}
