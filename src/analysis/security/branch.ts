import { TokenKind } from "../../sql/token.ts";
import { isCatalogue } from "./catalogues.ts";
import type { Reading } from "./reading.ts";
import { isRevealing, serverVariableAt } from "./revealing_calls.ts";
import { fromHex, isReadable } from "./string_text.ts";

/** What stands in one place of a SELECT list. */
export interface Item {
  readonly kind: "null" | "integer" | "constant" | "star" | "other";
  /** The number of an integer. */
  readonly value?: number;
}

/** What a branch of a set operation draws, as far as its words tell. */
export interface Branch {
  /** The items of its list; undefined where a star or something unread hides how many there are. */
  readonly items: readonly Item[] | undefined;
  readonly hasFrom: boolean;
  /** Names in it, lower case, but for those of functions and tables. */
  readonly columns: readonly string[];
  /** Tables of its FROM, last parts in lower case. */
  readonly tables: readonly string[];
  /** A catalogue that it names; empty for none. */
  readonly catalogue: string;
  /** A function or variable that tells about the server; empty for none. */
  readonly revealing: string;
  /** Text is spelled in character codes or hexadecimal digits. */
  readonly encoded: boolean;
  /** Its condition ends with a comparison with a constant. */
  readonly narrowed: boolean;
  /** Its condition ends with a value that no row has: a negative number, an empty text, `1 = 0`. */
  readonly emptied: boolean;
}

/** How many tokens of a branch are looked at, so that branches within branches take no more than linear time. */
const longestBranch = 400;

/** Reads the branch whose SELECT (or VALUES) is token `start`, up to `limit`, UNION, a closing bracket or `;`. */
export function branchAt(reading: Reading, start: number, limit: number): Branch {
  const end = endOf(reading, start, Math.min(limit, start + longestBranch));
  const columns: string[] = [];
  const tables: string[] = [];
  let catalogue = "";
  let revealing = "";
  let encoded = false;
  let from = -1;
  let where = -1;
  let depth = 0;
  for (let i = start; i < end; i++) {
    const word = reading.word(i);
    if (word === "(") depth++;
    else if (word === ")") depth--;
    else if (depth === 0 && word === "FROM" && from < 0) from = i;
    else if (depth === 0 && (word === "WHERE" || word === "HAVING")) where = i;
    const called = reading.word(i + 1) === "(";
    const name = reading.name(i);
    if (name !== "") {
      const schema = reading.text(i - 1) === "." ? reading.name(i - 2) : "";
      if (catalogue === "" && !called && isCatalogue(name, schema)) catalogue = reading.text(i);
      if (revealing === "" && isRevealing(name, called)) revealing = reading.text(i);
      const before = reading.word(i - 1);
      if (before === "FROM" || before === "JOIN" || (before === "," && from >= 0 && where < 0 && depth === 0)) {
        tables.push(lastPart(reading, i));
      } else if (!called && reading.text(i + 1) !== ".") columns.push(name.toLowerCase());
    } else if (reading.kindAt(i) === TokenKind.Parameter || word === "@@") {
      if (revealing === "") revealing = serverVariableAt(reading, i);
    } else if (!encoded && reading.kindAt(i) === TokenKind.Number) encoded = isSpelled(reading.text(i));
    if (!encoded && called && /^(?:CHAR|CHR|NCHAR)$/.test(name)) encoded = isLetterCode(reading, i + 2);
  }
  return {
    items: itemsOf(reading, start, end),
    hasFrom: from >= 0 && reading.name(from + 1) !== "DUAL",
    columns,
    tables,
    catalogue,
    revealing,
    encoded,
    narrowed: where >= 0 && reading.isLiteral(lastToken(reading, end)),
    emptied: where >= 0 && isEmptying(reading, lastToken(reading, end)),
  };
}

function lastToken(reading: Reading, end: number): number {
  let last = end - 1;
  while (last > 0 && reading.word(last) === ")") last--;
  return last;
}

/** True where the comparison that ends at token `last` is with -1, '' or the like, or is `1 = 0`. */
function isEmptying(reading: Reading, last: number): boolean {
  if (reading.string(last) === "") return reading.word(last - 1) === "=";
  if (reading.kindAt(last) !== TokenKind.Number) return false;
  if (reading.word(last - 1) === "-") return /^(?:=|IN)$/.test(reading.word(last - 2));
  return reading.word(last - 1) === "=" && reading.kindAt(last - 2) === TokenKind.Number &&
    reading.text(last) !== reading.text(last - 2);
}

function endOf(reading: Reading, start: number, limit: number): number {
  for (let i = start; i < limit; i++) {
    const word = reading.word(i);
    if (word === "(") i = Math.min(reading.closing(i), limit - 1);
    else if (word === ")" || word === ";") return i;
    else if (i > start && /^(?:UNION|EXCEPT|INTERSECT|MINUS)$/.test(word)) return i;
  }
  return limit;
}

function lastPart(reading: Reading, index: number): string {
  let last = index;
  while (reading.text(last + 1) === "." || reading.text(last + 1) === "..") last += 2;
  return reading.name(last).toLowerCase();
}

const listEnds = /^(?:FROM|INTO|WHERE|HAVING|ORDER|GROUP|LIMIT|PROCEDURE|FOR)$/;

function itemsOf(reading: Reading, start: number, end: number): Item[] | undefined {
  const word = reading.word(start);
  let at = start + 1;
  if (word === "VALUES") {
    if (reading.word(at) !== "(") return undefined;
    end = Math.min(end, reading.closing(at));
    at++;
  } else if (word !== "SELECT") return undefined;
  while (/^(?:DISTINCT|ALL|DISTINCTROW|SQL_NO_CACHE|SQL_CALC_FOUND_ROWS|STRAIGHT_JOIN)$/.test(reading.word(at))) at++;
  if (reading.word(at) === "TOP") {
    at++;
    at = reading.word(at) === "(" ? reading.closing(at) + 1 : at + 1;
    if (reading.word(at) === "PERCENT") at++;
  }
  if (reading.word(at) === "ON" || reading.word(at) === "AS") return undefined;
  const items: Item[] = [];
  let from = at;
  for (let i = at; i <= end; i++) {
    const here = i < end ? reading.word(i) : ",";
    if (here === "(") i = Math.min(reading.closing(i), end - 1);
    else if (here === "[" || here === "{") return undefined;
    else if (here === "," || listEnds.test(here)) {
      if (i === from) return undefined;
      const item = itemAt(reading, from, i);
      if (item.kind === "star") return undefined;
      items.push(item);
      if (here !== "," || i === end) break;
      from = i + 1;
    }
  }
  return items;
}

/** The item from token `start` to `end`, its alias left out. */
function itemAt(reading: Reading, start: number, end: number): Item {
  let last = end;
  if (reading.word(last - 2) === "AS") last -= 2;
  else if (last - start === 2 && reading.name(last - 1) !== "") last -= 1;
  while (last - start > 2 && reading.word(start) === "(" && reading.closing(start) === last - 1) {
    start++;
    last--;
  }
  const text = reading.text(last - 1);
  if (text === "*") return { kind: "star" };
  if (last - start === 1) {
    if (text.toUpperCase() === "NULL") return { kind: "null" };
    if (/^\d+$/.test(text)) return { kind: "integer", value: Number(text) };
    if (reading.string(start) !== undefined) {
      return /^['"]\d+['"]$/.test(text) ? { kind: "integer", value: Number(text.slice(1, -1)) } : { kind: "constant" };
    }
    if (reading.isLiteral(start)) return { kind: "constant" };
  }
  return { kind: "other" };
}

/** True for `0x61646d696e`: a hexadecimal number that spells text. */
function isSpelled(number: string): boolean {
  const text = fromHex(/^0x([0-9a-f]+)$/i.exec(number)?.[1] ?? "");
  return text !== undefined && isReadable(text);
}

/** True where the argument at `index` is the code of a printable character. */
function isLetterCode(reading: Reading, index: number): boolean {
  const code = Number(reading.text(index));
  return code >= 33 && code < 127;
}
