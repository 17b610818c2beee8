import { CLIENT_COMMAND, OPEN_BRACKET } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { isDigit, isFirstOnLine, isLetter, isTypographicQuote, isUnicodeSpace, lineEnd } from "./characters.ts";
import { readComment } from "./comments.ts";
import { readMoney } from "./numbers.ts";
import { longSymbolAt, readSymbol } from "./operators.ts";
import {
  beginsName,
  scanAtParameter,
  scanBraceParameter,
  scanColonParameter,
  scanDollarParameter,
  scanDollarQuoted,
  scanName,
  scanPercentParameter,
  scanQuestion,
  scanStage,
  scanSubstitution,
  scanTemplate,
} from "./parameters.ts";
import type { Scanner } from "./scanner.ts";
import { readCodeInBraces } from "./source_code.ts";
import { finishQuoted, readQuoted } from "./strings.ts";
import { readWord } from "./words.ts";

/** Longest text that a message repeats, in characters. */
const longestShown = 40;

/** Reads what begins with a character of many meanings, `code`: a comment, a parameter, a quote, a name, a symbol. */
export function readSpecial(s: Scanner, at: number, code: number): void {
  if (readComment(s, at, code)) return;
  if (code === 36 && readDollarQuoted(s, at)) return;
  if (code === 123 && s.rules.sourceCode && readCodeInBraces(s, at)) return;
  const end = parameterEnd(s, at, code);
  if (end > 0) return takeParameter(s, at, end);
  switch (code) {
    case 36: // $
      if (readDollar(s, at)) return;
      break;
    case 35: // #
    case 64: // @
      if (startsName(s, at)) return readWord(s, at, s.sql.charCodeAt(at + 1) === code ? 2 : 1);
      break;
    case 58: // :
      if (s.rules.colonCommands && isLetter(s.sql.charCodeAt(at + 1)) && isFirstOnLine(s.sql, at)) {
        return s.take(TokenKind.Symbol, CLIENT_COMMAND, lineEnd(s.sql, at));
      }
      break;
    case 91: // [
      if (s.rules.quotes["["] !== undefined && (!s.rules.bracketsAreAmbiguous || isBracketName(s, at))) {
        return readQuoted(s, at, at, 0);
      }
      break;
    case 92: // \
      return readBackslash(s, at);
  }
  readSymbol(s, at);
}

/** True where a character of `nameStarts` stands, once or twice (`##temp`), with a name behind it. */
function startsName(s: Scanner, at: number): boolean {
  const { nameStarts } = s.rules;
  if (!nameStarts.includes(s.sql.charAt(at))) return false;
  const next = s.sql.charCodeAt(at + 1);
  if (next === s.sql.charCodeAt(at)) return (s.tables.names[s.sql.charCodeAt(at + 2)] ?? 0) !== 0;
  return next < 128 ? (s.tables.names[next] ?? 0) !== 0 : next >= 128 && s.nameUnits(at + 1) > 0;
}

/** Reads the dollar-quoted string that opens at `at`; false where none does. */
function readDollarQuoted(s: Scanner, at: number): boolean {
  const { dollarQuotes } = s.rules;
  if (dollarQuotes === "none") return false;
  const end = scanDollarQuoted(s.sql, at, dollarQuotes === "tagged");
  if (end === 0) return false;
  finishQuoted(s, TokenKind.String, at, end, "dollar-quoted string");
  return true;
}

/** Reads money or a name at the `$` at `at`; false where it is a symbol. */
function readDollar(s: Scanner, at: number): boolean {
  const next = s.sql.charCodeAt(at + 1);
  if (s.rules.moneyNumbers && (isDigit(next) || next === 46 || !startsName(s, at))) {
    readMoney(s, at);
    return true;
  }
  if (!startsName(s, at)) return false;
  readWord(s, at, 1);
  return true;
}

function takeParameter(s: Scanner, start: number, end: number): void {
  const { sql } = s;
  const glued = sql.charCodeAt(start) === 36 && isDigit(sql.charCodeAt(start + 1)) && isLetter(sql.charCodeAt(end));
  if (glued && s.rules.digitsThenLetters === "error") {
    const text = sql.slice(start, Math.min(scanName(sql, end, ""), start + longestShown));
    return s.refuse(`invalid parameter '${text}'`, start);
  }
  s.take(TokenKind.Parameter, 0, end);
}

/** The end of the parameter at `at`, 0 where there is none. */
function parameterEnd(s: Scanner, at: number, code: number): number {
  const { sql, rules } = s;
  const { parameters } = rules;
  switch (code) {
    case 63: // ?
      return parameters.question && longSymbolAt(sql, at, s.tables) === undefined ? scanQuestion(sql, at, rules) : 0;
    case 64: // @
      return parameters.stage ? scanStage(sql, at) : scanAtParameter(sql, at, rules);
    case 36: // $
      return scanDollarParameter(sql, at, rules);
    case 58: // :
      return parameters.colon && isColonParameter(s, at) ? scanColonParameter(sql, at, rules) : 0;
    case 38: // &
      return parameters.ampersand ? scanSubstitution(sql, at, rules) : 0;
    case 123: // {
      if (parameters.braces) return scanBraceParameter(sql, at);
      return parameters.template ? scanTemplate(sql, at) : 0;
    case 37: // %
      return parameters.percent && isPercentParameter(s, at) ? scanPercentParameter(sql, at) : 0;
    default:
      return 0;
  }
}

/** `a:b` and `'k':v` are a path and a pair, `= :b` a parameter; `[:2]` is a slice. */
function isColonParameter(s: Scanner, at: number): boolean {
  if (s.tables.singles[58] === 0) return true;
  const kind = s.previousKind;
  if (kind === TokenKind.String || kind === TokenKind.Number || s.touchesOperand(at)) return false;
  return !(s.previous === OPEN_BRACKET && isDigit(s.sql.charCodeAt(at + 1)));
}

/** `LIMIT %s` has a parameter, `a%s` and `(a) %s` a remainder. */
function isPercentParameter(s: Scanner, at: number): boolean {
  return s.previousKind === TokenKind.Word ? !s.touchesOperand(at) : !s.previousIsOperand();
}

/**
 * True where `[` opens a name in a dialect that has arrays too: not right behind an operand, and what stands in it
 * is one word or several, with no comma, quote or bracket.
 */
function isBracketName(s: Scanner, at: number): boolean {
  const { sql } = s;
  if (s.touchesOperand(at)) return false;
  if (!beginsName(sql.charCodeAt(at + 1)) && !"#@".includes(sql.charAt(at + 1))) return false;
  return sql.charCodeAt(scanName(sql, at + 1, " #@$-.")) === 93;
}

function readBackslash(s: Scanner, at: number): void {
  const client = s.rules.backslashClient;
  const end = scanName(s.sql, at + 1, "+");
  if (client === "" || end === at + 1) return s.refuseCharacter(at);
  const command = s.sql.slice(at, Math.min(end, at + longestShown));
  s.refuse(`'${command}' is a command of the ${client} client, not SQL`, at);
}

/** Reads white space, a quote, money or a name that begins beyond ASCII with `code` at `at`. */
export function readBeyondAscii(s: Scanner, at: number, code: number): void {
  if (s.rules.unicodeSpaces && isUnicodeSpace(code)) {
    s.at = at + 1;
    return;
  }
  const character = String.fromCharCode(code);
  if (s.rules.quotes[character] !== undefined) return readQuoted(s, at, at, 0);
  if (isTypographicQuote(code)) {
    return s.refuse(`typographic quote '${character}' instead of a straight ${code < 0x201c ? "'" : '"'}`, at);
  }
  if (s.rules.moneyNumbers && /\p{Sc}/u.test(character)) readMoney(s, at);
  else if (s.nameUnits(at) > 0) readWord(s, at, 0);
  else s.refuseCharacter(at);
}
