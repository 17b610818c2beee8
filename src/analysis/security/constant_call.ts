import { longestText, toNumber, toText, type Value } from "./constant_value.ts";
import { fromHex } from "./string_text.ts";

type Known = number | string | boolean;

const text = (value: Known | undefined) => value === undefined ? "" : toText(value);
const number = (value: Known | undefined) => value === undefined ? 0 : toNumber(value);

function substring(args: readonly Known[]): Value {
  const subject = text(args[0]);
  const from = Math.trunc(number(args[1]));
  const start = from > 0 ? from - 1 : from < 0 ? Math.max(0, subject.length + from) : 0;
  return args.length > 2 ? subject.slice(start, start + Math.max(0, number(args[2]))) : subject.slice(start);
}

function characters(args: readonly Known[]): Value {
  const codes = args.map(number);
  return codes.every((code) => code >= 0 && code < 0x110000 && Number.isInteger(code))
    ? String.fromCodePoint(...codes)
    : undefined;
}

function codeOf(args: readonly Known[]): Value {
  return text(args[0]).codePointAt(0) ?? 0;
}

function join(args: readonly Known[]): Value {
  const joined = args.map(text).join("");
  return joined.length > longestText ? undefined : joined;
}

function repeat(args: readonly Known[]): Value {
  const times = Math.trunc(number(args[1]));
  const subject = text(args[0]);
  return times >= 0 && times * subject.length <= longestText ? subject.repeat(times) : undefined;
}

function hex(args: readonly Known[]): Value {
  const [value] = args;
  if (typeof value === "number") return value.toString(16).toUpperCase();
  return [...text(value)].map((one) => (one.codePointAt(0) ?? 0).toString(16).padStart(2, "0")).join("").toUpperCase();
}

/**
 * Functions whose value follows from their arguments, by name; NULL never reaches them. What they do is told by the
 * string and numeric functions of the MySQL, PostgreSQL, SQL Server, Oracle and SQLite manuals.
 */
const calls: Readonly<Record<string, (args: readonly Known[]) => Value>> = {
  ABS: ([x]) => Math.abs(number(x)),
  ASCII: codeOf,
  ORD: codeOf,
  UNICODE: codeOf,
  BIN: ([x]) => Math.trunc(number(x)).toString(2),
  CEIL: ([x]) => Math.ceil(number(x)),
  CEILING: ([x]) => Math.ceil(number(x)),
  CHAR: characters,
  CHR: characters,
  NCHAR: characters,
  UNICHR: characters,
  CONCAT: join,
  CONCAT_WS: ([separator, ...rest]) => rest.map(text).join(text(separator)).slice(0, longestText),
  FLOOR: ([x]) => Math.floor(number(x)),
  GREATEST: (args) => args.every((x) => typeof x === "number") ? Math.max(...args.map(number)) : undefined,
  HEX: hex,
  INSTR: ([x, y]) => text(x).toLowerCase().indexOf(text(y).toLowerCase()) + 1,
  LEAST: (args) => args.every((x) => typeof x === "number") ? Math.min(...args.map(number)) : undefined,
  LEFT: ([x, n]) => text(x).slice(0, Math.max(0, number(n))),
  LEN: ([x]) => text(x).trimEnd().length,
  LENGTH: ([x]) => text(x).length,
  CHAR_LENGTH: ([x]) => text(x).length,
  CHARACTER_LENGTH: ([x]) => text(x).length,
  DATALENGTH: ([x]) => text(x).length,
  LENGTHB: ([x]) => text(x).length,
  LOCATE: ([x, y]) => text(y).toLowerCase().indexOf(text(x).toLowerCase()) + 1,
  CHARINDEX: ([x, y]) => text(y).toLowerCase().indexOf(text(x).toLowerCase()) + 1,
  LOWER: ([x]) => text(x).toLowerCase(),
  LCASE: ([x]) => text(x).toLowerCase(),
  LTRIM: ([x]) => text(x).trimStart(),
  MID: substring,
  MOD: ([x, y]) => number(y) === 0 ? null : number(x) % number(y),
  POW: ([x, y]) => number(x) ** number(y),
  POWER: ([x, y]) => number(x) ** number(y),
  REPEAT: repeat,
  REPLICATE: repeat,
  REPLACE: ([x, y, z]) => text(y) === "" ? text(x) : text(x).replaceAll(text(y), text(z)).slice(0, longestText),
  REVERSE: ([x]) => [...text(x)].reverse().join(""),
  RIGHT: ([x, n]) => number(n) <= 0 ? "" : text(x).slice(-number(n)),
  ROUND: ([x]) => Math.round(number(x)),
  RTRIM: ([x]) => text(x).trimEnd(),
  SIGN: ([x]) => Math.sign(number(x)),
  SPACE: ([n]) => number(n) >= 0 && number(n) <= longestText ? " ".repeat(Math.trunc(number(n))) : undefined,
  SQRT: ([x]) => number(x) < 0 ? null : Math.sqrt(number(x)),
  STRCMP: ([x, y]) => text(x) < text(y) ? -1 : text(x) > text(y) ? 1 : 0,
  SUBSTR: substring,
  SUBSTRING: substring,
  TO_CHAR: (args) => args.length === 1 ? text(args[0]) : undefined,
  TO_NUMBER: (args) => args.length === 1 ? number(args[0]) : undefined,
  TRIM: ([x]) => text(x).trim(),
  UNHEX: ([x]) => fromHex(text(x)),
  UPPER: ([x]) => text(x).toUpperCase(),
  UCASE: ([x]) => text(x).toUpperCase(),
};

/** The value of a function of constants; undefined where the function is not known or gives other values each time. */
export function callConstant(name: string, args: readonly Value[]): Value {
  if (name === "COALESCE" || name === "IFNULL" || name === "NVL" || name === "ISNULL") {
    if (args.length === 1 && name === "ISNULL") return args[0] === undefined ? undefined : args[0] === null;
    const first = args.find((value) => value !== null);
    return args.length > 0 && first === undefined && !args.includes(undefined) ? null : first;
  }
  if (name === "IF" || name === "IIF") {
    const [test, then, otherwise] = args;
    if (test === undefined) return undefined;
    return test !== null && test !== false && (test === true || toNumber(test) !== 0) ? then : otherwise;
  }
  if (name === "NULLIF") {
    const [left, right] = args;
    if (left === undefined || right === undefined) return undefined;
    return left === right ? null : left;
  }
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (call === undefined) return undefined;
  const known: Known[] = [];
  for (const value of args) {
    if (value === undefined || value === null) return value;
    known.push(value);
  }
  const minimum = name === "SPACE" || known.length > 0;
  return minimum ? call(known) : undefined;
}
