import type { Expression } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const partTexts = `
  YEAR YEARS YY YYYY QUARTER QUARTERS QQ Q MONTH MONTHS MON MM M WEEK WEEKS WK WW W DAY DAYS DD D DAYOFYEAR DY Y HOUR HOURS HH
  MINUTE MINUTES MI N SECOND SECONDS SS S MILLISECOND MILLISECONDS MS MICROSECOND MICROSECONDS MCS US NANOSECOND
  NANOSECONDS NS ISOYEAR ISOWEEK ISO_WEEK ISOWK ISOWW ISODOW DAYOFWEEK DAYOFWEEKISO WEEKDAY DW DOW DOY YEAROFWEEK
  YEAROFWEEKISO EPOCH EPOCH_SECOND EPOCH_MILLISECOND EPOCH_MICROSECOND EPOCH_NANOSECOND TZOFFSET TZ ISO_YEAR DECADE DECADES
  CENTURY CENTURIES MILLENNIUM MILLENNIA TIMEZONE_HOUR TIMEZONE_MINUTE DATE TIME SQL_TSI_SECOND SQL_TSI_MINUTE
  SQL_TSI_HOUR SQL_TSI_DAY SQL_TSI_WEEK SQL_TSI_MONTH SQL_TSI_QUARTER SQL_TSI_YEAR SQL_TSI_MICROSECOND FRAC_SECOND HR HRS
  MIN MINS SEC SECS MSEC USEC NSEC YR YRS QTR QTRS
`;
const parts = new Set(Object.values(words(...partTexts.trim().split(/\s+/))));
const { WEEK } = words("WEEK");

/** MySQL's units of two parts. */
const doubleParts = new Set(Object.values(words(
  ...["SECOND_MICROSECOND", "MINUTE_MICROSECOND", "MINUTE_SECOND", "HOUR_MICROSECOND", "HOUR_SECOND", "HOUR_MINUTE"],
  ...["DAY_MICROSECOND", "DAY_SECOND", "DAY_MINUTE", "DAY_HOUR", "YEAR_MONTH"],
)));

/** True for a word that is a part of a date in one database or another. */
export function isDatePart(word: number): boolean {
  return parts.has(word) || doubleParts.has(word);
}

/** The functions that take a part of a date as a bare word: first argument, second or later ones. */
const first = new Set(Object.values(words(
  ...[
    "DATEADD",
    "DATEDIFF",
    "DATEDIFF_BIG",
    "DATEPART",
    "DATENAME",
    "DATETRUNC",
    "DATE_BUCKET",
    "DATE_PART",
    "TIMEADD",
  ],
  ...["TIMEDIFF", "TIMESTAMPADD", "TIMESTAMPDIFF", "DATE_DIFF", "DATE_ADD", "DATE_SUB", "DATE_TRUNC", "TIMESTAMP_DIFF"],
)));
const later = new Set(Object.values(words(
  ...["DATE_TRUNC", "DATETIME_TRUNC", "TIMESTAMP_TRUNC", "TIME_TRUNC", "DATE_DIFF", "DATETIME_DIFF", "TIMESTAMP_DIFF"],
  ...["TIME_DIFF", "LAST_DAY", "TRUNC", "TIME_SLICE", "NEXT_DAY"],
)));

/** Whether `function_` (a vocabulary number) takes a date part first (1), later (2), or both (3), in the dialect; else 0. */
export function datePartsOf(p: Parser, function_: number): number {
  if (function_ === 0) return 0;
  return (p.has.datePartFirst && first.has(function_) ? 1 : 0) | (p.has.datePartLast && later.has(function_) ? 2 : 0);
}

/** True when argument number `position` is a bare date part: a word of the list and the argument's end behind it. */
export function atDatePart(p: Parser, places: number, position: number): boolean {
  if (p.kind !== TokenKind.Word || (places & (position === 0 ? 1 : 2)) === 0) return false;
  const next = p.wordAt(1);
  if (next === COMMA || next === CLOSE) return parts.has(p.word);
  return p.word === WEEK && next === OPEN && p.kindAt(2) === TokenKind.Word && p.wordAt(3) === CLOSE;
}

/** `MONTH`, `WEEK(MONDAY)`. */
export function parseDatePart(p: Parser): Expression {
  const start = p.index;
  p.advance(Role.Literal);
  if (p.word === OPEN) {
    p.advance(Role.None);
    p.advance(Role.Literal);
    p.advance(Role.None);
  }
  return { kind: "literal", start, end: p.index, type: "other" };
}
