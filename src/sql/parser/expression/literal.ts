import type { Interval, Literal } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { WordClass } from "../../dialect.ts";
import { isDetached, Role, TokenKind, tokenText } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { closingBracket } from "./bracket.ts";
import { parseValue } from "./expression.ts";
import type { Parser } from "../parser.ts";

const { CASE, UESCAPE, INTERVAL, TO, WITH, WITHOUT, LOCAL, TIME, ZONE, TIMESTAMP } = words(
  "CASE",
  "UESCAPE",
  "INTERVAL",
  "TO",
  "WITH",
  "WITHOUT",
  "LOCAL",
  "TIME",
  "ZONE",
  "TIMESTAMP",
);

const unitTexts = [
  ...["NANOSECOND", "MICROSECOND", "MILLISECOND", "SECOND", "MINUTE", "HOUR", "DAY", "WEEK", "MONTH", "QUARTER"],
  ...["YEAR", "DECADE", "CENTURY", "MILLENNIUM"],
];
const pluralTexts = unitTexts.filter((text) => !text.endsWith("Y") && text !== "MILLENNIUM").map((text) => text + "S");
const compoundTexts = [
  ...["SECOND_MICROSECOND", "MINUTE_MICROSECOND", "MINUTE_SECOND", "HOUR_MICROSECOND", "HOUR_SECOND", "HOUR_MINUTE"],
  ...["DAY_MICROSECOND", "DAY_SECOND", "DAY_MINUTE", "DAY_HOUR", "YEAR_MONTH"],
];
const units = new Set(Object.values(words(...unitTexts, ...pluralTexts, "DAYS", ...compoundTexts)));

/** A node for a place where nothing could be read; the text has failed, and nobody looks at it. */
export function missing(p: Parser): Literal {
  return { kind: "literal", start: p.index, end: p.index, type: "other" };
}

/** Consumes one token as a literal. */
export function parseLiteral(p: Parser, type: Literal["type"], role: Role): Literal {
  const start = p.index;
  p.advance(role);
  return { kind: "literal", start, end: p.index, type };
}

const touchingStrings = "white space must part two strings; a quote in a string is written \\' or \\\"";

/** A string constant, with those that the dialect joins to it: `'a' 'b'`. */
export function parseString(p: Parser): Literal {
  const start = p.index;
  p.advance(Role.None);
  if (p.kind === TokenKind.String) {
    if (p.has.adjacentStrings) {
      while (p.kind === TokenKind.String) {
        if (p.dialect.lexical.doubledQuotes === false && !isDetached(p.tokens, p.index)) {
          p.fail(undefined, touchingStrings);
        } else p.advance(Role.None);
      }
    } else if (p.has.adjacentStringLines) {
      while (p.kind === TokenKind.String && isOnNewLine(p)) p.advance(Role.None);
    }
  } else if (
    p.word === UESCAPE && p.kindAt(1) === TokenKind.String && p.has.unicodeEscape && isUnicodeString(p, start)
  ) {
    p.advance(Role.Keyword);
    p.advance(Role.None);
  }
  return { kind: "literal", start, end: p.index, type: "string" };
}

/** True for `U&'…'`. */
function isUnicodeString(p: Parser, token: number): boolean {
  return p.tokens.sql[(p.tokens.start[token] ?? 0) + 1] === "&";
}

/** True when a line end stands between the current token and the one before it. */
function isOnNewLine(p: Parser): boolean {
  const { sql, start, end } = p.tokens;
  for (let i = end[p.index - 1] ?? 0; i < (start[p.index] ?? 0); i++) {
    const code = sql.charCodeAt(i);
    if (code === 10 || code === 13) return true;
  }
  return false;
}

/** A string constant and nothing else ("a string"). */
export function expectString(p: Parser, what = "a string"): Literal {
  if (p.kind === TokenKind.String) return parseString(p);
  p.fail(what);
  return missing(p);
}

/** `DATE '…'`, `JSON '…'`, `NUMERIC '…'`: a type's one word before a string. */
export function parseTypedString(p: Parser): Literal | undefined {
  if (p.kindAt(1) !== TokenKind.String || !p.has.typedStrings) return undefined;
  return finishTypedString(p, p.index, 1);
}

function finishTypedString(p: Parser, start: number, count: number): Literal {
  for (let i = 0; i < count; i++) p.advance(Role.Type);
  parseString(p);
  return { kind: "literal", start, end: p.index, type: "datetime" };
}

/** `TIMESTAMP '…'`, `TIME (3) WITH TIME ZONE '…'`. */
export function parseTimeString(p: Parser): Literal | undefined {
  if (!p.has.typedStrings) return undefined;
  if (p.word !== TIMESTAMP && p.word !== TIME) return undefined;
  let count = 1;
  if (p.wordAt(1) === OPEN && p.kindAt(2) === TokenKind.Number && p.wordAt(3) === CLOSE) count = 4;
  const zone = p.wordAt(count);
  if ((zone === WITH || zone === WITHOUT) && !p.has.zonelessTypes) {
    const local = p.wordAt(count + 1) === LOCAL ? 1 : 0;
    if (p.wordAt(count + 1 + local) !== TIME || p.wordAt(count + 2 + local) !== ZONE) return undefined;
    count += 3 + local;
  }
  if (p.kindAt(count) !== TokenKind.String) return undefined;
  return finishTypedString(p, p.index, count);
}

/** True when the current token is a unit of time that INTERVAL may have behind it. */
export function atUnit(p: Parser): boolean {
  p.note("a unit such as DAY");
  return p.kind === TokenKind.Word && units.has(p.word);
}

/** `DAY`, `DAY TO SECOND (3)`, `YEAR (2) TO MONTH`. */
export function parseIntervalFields(p: Parser): void {
  parseIntervalField(p);
  if (p.word === TO && units.has(p.wordAt(1))) {
    p.accept(TO);
    parseIntervalField(p);
  }
}

function parseIntervalField(p: Parser): void {
  if (!atUnit(p)) {
    p.fail("a unit such as DAY");
    return;
  }
  p.advance(Role.Keyword);
  if (p.word === OPEN && p.kindAt(1) === TokenKind.Number) {
    p.advance(Role.None);
    p.advance(Role.None);
    if (p.accept(COMMA)) p.expectKind(TokenKind.Number, "a number");
    p.expect(CLOSE);
  }
}

/**
 * What begins with INTERVAL in an expression; undefined where the word is a name or a function there.
 * `INTERVAL '1' DAY` is a literal, `INTERVAL 3 DAY` an `Interval`.
 */
export function parseInterval(p: Parser): Literal | Interval | undefined {
  const start = p.index;
  if (!p.has.intervalString && !p.has.intervalUnit) return undefined;
  const next = p.kindAt(1);
  if (next === TokenKind.String && !startsLongerValue(p)) {
    p.accept(INTERVAL);
    parseString(p);
    if (p.has.intervalUnitRequired || atUnit(p) || (p.has.intervalWords && !namesUnit(p))) parseIntervalFields(p);
    return { kind: "literal", start, end: p.index, type: "interval" };
  }
  if (
    p.has.intervalString && p.wordAt(1) === OPEN && p.kindAt(2) === TokenKind.Number && p.kindAt(4) === TokenKind.String
  ) {
    p.accept(INTERVAL);
    for (let i = 0; i < 4; i++) p.advance(Role.None);
    return { kind: "literal", start, end: p.index, type: "interval" };
  }
  if (!p.has.intervalUnit || !startsValue(p, next)) return undefined;
  if (p.wordAt(1) === OPEN && !isUnitBehindBracket(p) && !(p.has.intervalWords && continuesBehindBracket(p))) {
    return undefined;
  }
  return parseIntervalValue(p);
}

/** True where the string before the current token is a number and a unit: `'1 day'`. */
function namesUnit(p: Parser): boolean {
  return /^'\s*[+-]?\d+(?:\.\d+)?\s+[a-z]/i.test(tokenText(p.tokens, p.index - 1));
}

/** `INTERVAL (x) DAY` beside the function `INTERVAL(x, 1, 10)`. */
function isUnitBehindBracket(p: Parser): boolean {
  return units.has(p.tokens.word[closingBracket(p, p.index + 1) + 1] ?? 0);
}

/** ClickHouse has no such function: `INTERVAL (x) * 2 DAY`. */
function continuesBehindBracket(p: Parser): boolean {
  return (p.dialect.precedence[p.tokens.word[closingBracket(p, p.index + 1) + 1] ?? 0] ?? 0) !== 0;
}

function parseIntervalValue(p: Parser): Interval {
  const start = p.index;
  const entered = p.enter();
  p.accept(INTERVAL);
  const value = parseValue(p);
  if (entered) p.leave();
  parseIntervalFields(p);
  return { kind: "interval", start, end: p.index, value };
}

/** `INTERVAL '1' + 2 DAY`: only where a unit always stands last can a string begin a longer value. */
function startsLongerValue(p: Parser): boolean {
  return p.has.intervalUnit && !p.has.intervalString && !units.has(p.wordAt(2));
}

/** True when the word behind INTERVAL begins a value: no unit, no operator, and no reserved word but of an operand. */
function startsWordValue(p: Parser): boolean {
  const next = p.wordAt(1);
  if (next === CASE) return true;
  if (units.has(next) || (p.dialect.precedence[next] ?? 0) !== 0) return false;
  return ((p.dialect.wordClass[next] ?? 0) & WordClass.Reserved) === 0 || p.wordAt(2) === OPEN;
}

function startsValue(p: Parser, next: TokenKind): boolean {
  switch (next) {
    case TokenKind.Number:
    case TokenKind.String:
    case TokenKind.Parameter:
    case TokenKind.QuotedName:
      return true;
    case TokenKind.Word:
      return startsWordValue(p);
    case TokenKind.Symbol:
      return p.wordAt(1) === OPEN || p.tokens.sql[p.tokens.start[p.index + 1] ?? 0] === "-";
    default:
      return false;
  }
}
