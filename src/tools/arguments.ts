import { type DialectName, dialectNames } from "../sql/dialect.ts";
import type { Json, JsonObject } from "./tool.ts";

/** An argument that was read, or the message for the caller. */
export type Argument<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** The longest `sql`, in bytes of UTF-8. */
const longestSql = 1024 * 1024;

/** Most characters of a wrong value that a message repeats. */
const longestShown = 60;

function read<Value>(value: Value): Argument<Value> {
  return { ok: true, value };
}

function refuse(name: string, allowed: string, given: Json): { readonly ok: false; readonly message: string } {
  const characters = [...JSON.stringify(given).slice(0, longestShown * 2)];
  const shown = characters.length > longestShown
    ? `${characters.slice(0, longestShown).join("")}…`
    : characters.join("");
  return { ok: false, message: `parameter '${name}' must be ${allowed}, got ${shown}` };
}

function isTooLong(sql: string): boolean {
  if (sql.length * 3 <= longestSql) return false;
  return sql.length > longestSql || new TextEncoder().encode(sql).length > longestSql;
}

/** The argument `sql`: a text that is not empty, of at most 1 MB. */
export function readSql(args: JsonObject): Argument<string> {
  const { sql } = args;
  if (typeof sql !== "string" || sql === "") {
    return { ok: false, message: "parameter 'sql' is required and must not be empty" };
  }
  if (isTooLong(sql)) return { ok: false, message: "parameter 'sql' must not be longer than 1 MB" };
  return read(sql);
}

function isDialect(value: Json): value is DialectName {
  return typeof value === "string" && dialectNames.some((name) => name === value);
}

/** The argument `dialect`; undefined where it is absent or null. */
export function readDialect(args: JsonObject): Argument<DialectName | undefined> {
  const given = args.dialect ?? undefined;
  if (given === undefined) return read(undefined);
  return isDialect(given) ? read(given) : refuse("dialect", `one of ${dialectNames.join(", ")}`, given);
}

/** A whole number from `least` to `most`, also as a string of decimal digits; `fallback` where it is absent or null. */
export function readInteger(
  args: JsonObject,
  name: string,
  range: { readonly least: number; readonly most: number; readonly fallback: number },
): Argument<number> {
  const given = args[name] ?? undefined;
  if (given === undefined) return read(range.fallback);
  const value = typeof given === "string" && /^[+-]?[0-9]{1,15}$/.test(given) ? Number(given) : given;
  if (typeof value === "number" && Number.isInteger(value) && value >= range.least && value <= range.most) {
    return read(value + 0);
  }
  return refuse(name, `an integer from ${range.least} to ${range.most}`, given);
}

/** `true` or `false`, also as a string; false where it is absent or null. */
export function readBoolean(args: JsonObject, name: string): Argument<boolean> {
  const given = args[name] ?? undefined;
  if (given === undefined || given === false || given === "false") return read(false);
  return given === true || given === "true" ? read(true) : refuse(name, "true or false", given);
}

/** `"all"` or a list of some of `ids`; undefined where it is absent or null. */
export function readChoice(
  args: JsonObject,
  name: string,
  ids: ReadonlySet<string>,
): Argument<"all" | ReadonlySet<string> | undefined> {
  const given = args[name] ?? undefined;
  if (given === undefined || given === "all") return read(given);
  const allowed = `"all" or a list of rule ids from ${[...ids][0]} to ${[...ids].at(-1)}`;
  if (!isList(given)) return refuse(name, allowed, given);
  const chosen = new Set<string>();
  for (const id of given) {
    if (typeof id !== "string" || !ids.has(id)) return refuse(name, allowed, id);
    chosen.add(id);
  }
  return read(chosen);
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
