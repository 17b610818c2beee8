/**
 * The JSON text of values that are sent again and again, or whose text exists already: a result's `tools`,
 * `contents` or `structuredContent`. Writing a tool list or the report page anew for each client would cost more
 * than everything else in the answer. It is kept in the value: the entries of a weak map outlive many collections of
 * young objects, and all they refer to with them.
 */
const json = Symbol("JSON text");

interface Prepared {
  [json]?: string;
}

/**
 * Remembers the JSON text of a value.
 *
 * @param value an object or array that is complete: nothing in it may change from now on
 * @param text its JSON, where somebody has written it already
 */
export function prepare<T extends object>(value: T, text: string = JSON.stringify(value)): T {
  (value as Prepared)[json] = text;
  return value;
}

/** The JSON text of a result object; members that were prepared are copied in as they stand. */
export function writeResult(result: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const key of Object.keys(result)) {
    const member = result[key];
    const written = typeof member === "object" && member !== null ? (member as Prepared)[json] : undefined;
    const value = written ?? JSON.stringify(member);
    if (value === undefined) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${value}`;
  }
  return `{${text}}`;
}
