import { isDetached, tokenText } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const { DISTINCT, OVER, FROM, FIRST, LAST, IGNORE, RESPECT, WITHIN } = words(
  "DISTINCT",
  "OVER",
  "FROM",
  "FIRST",
  "LAST",
  "IGNORE",
  "RESPECT",
  "WITHIN",
);

function wordSet(...list: readonly string[]): ReadonlySet<number> {
  return new Set(Object.values(words(...list)));
}

/**
 * Functions that MySQL knows only where the bracket touches the name, unless the mode IGNORE_SPACE is set.
 * https://dev.mysql.com/doc/refman/9.0/en/function-resolution.html
 */
const touching = wordSet(
  ...["ADDDATE", "BIT_AND", "BIT_OR", "BIT_XOR", "CAST", "COUNT", "CURDATE", "CURTIME", "DATE_ADD", "DATE_SUB"],
  ...["EXTRACT", "GROUP_CONCAT", "MAX", "MID", "MIN", "NOW", "POSITION", "STD", "STDDEV", "STDDEV_POP", "STDDEV_SAMP"],
  ...["SUBDATE", "SUBSTR", "SUBSTRING", "SUM", "SYSDATE", "TRIM", "VARIANCE", "VAR_POP", "VAR_SAMP"],
);

/** Aggregates whose arguments MySQL's grammar reads; each needs one. */
const aggregates = wordSet(
  ...["AVG", "BIT_AND", "BIT_OR", "BIT_XOR", "COUNT", "GROUP_CONCAT", "JSON_ARRAYAGG", "JSON_OBJECTAGG", "MAX", "MIN"],
  ...["STD", "STDDEV", "STDDEV_POP", "STDDEV_SAMP", "SUM", "VARIANCE", "VAR_POP", "VAR_SAMP", "ST_COLLECT"],
);

/** Functions over a window alone. */
const windowFunctions = wordSet(
  ...["CUME_DIST", "DENSE_RANK", "FIRST_VALUE", "LAG", "LAST_VALUE", "LEAD", "MEDIAN", "NTH_VALUE", "NTILE"],
  ...["PERCENT_RANK", "PERCENTILE_CONT", "PERCENTILE_DISC", "RANK", "ROW_NUMBER"],
);

/** Fails at the current token, the bracket behind a function's name, where a space parts the two. */
export function refuseSpace(p: Parser): void {
  if (!p.has.nativeCalls || !isDetached(p.tokens, p.index) || !touching.has(p.wordAt(-1))) return;
  const name = tokenText(p.tokens, p.index - 1);
  p.fail(undefined, `no space may stand between ${name} and its '('`);
}

/** What may stand behind the opening bracket of a call of `name`: DISTINCT in aggregates, nothing not in them. */
export function checkNativeStart(p: Parser, name: number, closed: boolean): void {
  if (p.word === DISTINCT ? !aggregates.has(name) : closed && aggregates.has(name)) p.fail("an expression");
}

/** Behind the closing bracket of a call of `name`, OVER stands only behind what it can, and where it must. */
export function checkNativeEnd(p: Parser, name: number): void {
  const window = windowFunctions.has(name);
  if (p.word === OVER) {
    if (!window && !aggregates.has(name)) p.fail();
  } else if (window && !atTail(p)) {
    p.note(OVER);
    p.fail();
  }
}

/** True at a clause between a window function's bracket and OVER. */
function atTail(p: Parser): boolean {
  if (p.word === FROM) return p.wordAt(1) === FIRST || p.wordAt(1) === LAST;
  return p.word === IGNORE || p.word === RESPECT || (p.word === WITHIN && p.has.withinGroup);
}
