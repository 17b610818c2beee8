/** What a constant expression comes to; undefined where that cannot be told. */
export type Value = number | string | boolean | null | undefined;

/** Longest text that folding makes. */
export const longestText = 4096;

/** A value as a number the way MySQL, the loosest, converts: a text counts by the digits it begins with. */
export function toNumber(value: number | string | boolean): number {
  if (typeof value !== "string") return Number(value);
  const digits = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(value);
  return digits === null ? 0 : Number(digits[0]);
}

/** A value as text. */
export function toText(value: number | string | boolean): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}

/** Whether a value counts as true; null for NULL, undefined for what is not known. */
export function truthOf(value: Value): boolean | null | undefined {
  if (value === undefined || value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  if (/^t(?:rue)?$/i.test(value)) return true;
  return toNumber(value) !== 0;
}

/** Below, at or above zero as `left` is less than, equal to or greater than `right`. */
function order(left: number | string | boolean, right: number | string | boolean): number {
  if (typeof left === "string" && typeof right === "string") {
    const a = left.trimEnd().toLowerCase();
    const b = right.trimEnd().toLowerCase();
    return a < b ? -1 : a > b ? 1 : 0;
  }
  return toNumber(left) - toNumber(right);
}

/** A comparison of two values by its operator as written. */
export function compare(operator: string, left: Value, right: Value): Value {
  if (left === undefined || right === undefined) return undefined;
  if (operator === "<=>") {
    return left === null || right === null ? left === right : order(left, right) === 0;
  }
  if (left === null || right === null) return null;
  const sign = order(left, right);
  switch (operator) {
    case "=":
    case "==":
      return sign === 0;
    case "<>":
    case "!=":
    case "^=":
    case "~=":
      return sign !== 0;
    case "<":
      return sign < 0;
    case ">":
      return sign > 0;
    case "<=":
    case "!>":
      return sign <= 0;
    case ">=":
    case "!<":
      return sign >= 0;
    default:
      return undefined;
  }
}

/** Arithmetic, bit operations and concatenation. `joins` says that `+` joins two texts. */
export function calculate(operator: string, left: Value, right: Value): Value {
  if (left === undefined || right === undefined) return undefined;
  if (left === null || right === null) return null;
  if (operator === "||" || (operator === "+" && typeof left === "string" && typeof right === "string")) {
    const text = toText(left) + toText(right);
    return text.length > longestText ? undefined : text;
  }
  const a = toNumber(left);
  const b = toNumber(right);
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return b === 0 ? null : a / b;
    case "DIV":
      return b === 0 ? null : Math.trunc(a / b);
    case "%":
    case "MOD":
      return b === 0 ? null : a % b;
    case "&":
      return Number(BigInt.asIntN(64, BigInt(whole(a)) & BigInt(whole(b))));
    case "|":
      return Number(BigInt.asIntN(64, BigInt(whole(a)) | BigInt(whole(b))));
    case "^":
      return Number(BigInt.asIntN(64, BigInt(whole(a)) ^ BigInt(whole(b))));
    case "<<":
      return b >= 0 && b < 53 ? a * 2 ** Math.trunc(b) : undefined;
    case ">>":
      return b >= 0 && b < 53 ? Math.floor(a / 2 ** Math.trunc(b)) : undefined;
    default:
      return undefined;
  }
}

function whole(number: number): number {
  return Number.isSafeInteger(Math.trunc(number)) ? Math.trunc(number) : 0;
}

/** AND over values, three-valued: false decides, then what is unknown, then NULL. */
export function all(values: readonly Value[]): Value {
  const truths = values.map(truthOf);
  if (truths.includes(false)) return false;
  if (truths.includes(undefined)) return undefined;
  return truths.includes(null) ? null : true;
}

/** OR over values, three-valued. */
export function any(values: readonly Value[]): Value {
  const truths = values.map(truthOf);
  if (truths.includes(true)) return true;
  if (truths.includes(undefined)) return undefined;
  return truths.includes(null) ? null : false;
}

/** NOT of a value. */
export function negate(value: Value): Value {
  const truth = truthOf(value);
  return truth === undefined || truth === null ? truth : !truth;
}

/**
 * Whether `text` matches a pattern of LIKE (`%` any run, `_` one character) or GLOB (`*` and `?`), without regard to
 * case. Long operands give undefined: matching takes time in proportion to the product of both lengths.
 */
export function matches(text: string, pattern: string, run = "%", one = "_"): boolean | undefined {
  if (text.length > 256 || pattern.length > 256) return undefined;
  const subject = text.toLowerCase();
  const wanted = pattern.toLowerCase();
  let at = 0;
  let place = 0;
  let star = -1;
  let retry = 0;
  while (at < subject.length) {
    const character = wanted.charAt(place);
    if (character === run) {
      star = place++;
      retry = at;
    } else if (place < wanted.length && (character === one || character === subject.charAt(at))) {
      place++;
      at++;
    } else if (star >= 0) {
      place = star + 1;
      at = ++retry;
    } else return false;
  }
  while (wanted.charAt(place) === run) place++;
  return place === wanted.length;
}
