import type { Json, JsonObject } from "../tools/tool.ts";

/**
 * Writes a value as Go's `encoding/json` does: compact, object keys sorted at every level, and `<`, `>`, `&`, U+2028
 * and U+2029 escaped; half a surrogate pair becomes U+FFFD. A key whose value is `undefined` is left out.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { goJson } from "./go_json.ts";
 *
 * assert.equal(goJson({ valid: false, error: "a < b" }), '{"error":"a \\u003c b","valid":false}');
 * ```
 */
export function goJson(value: Json): string {
  switch (typeof value) {
    case "string":
      return goString(value);
    case "number":
      return Number.isFinite(value) ? String(value) : "null";
    case "boolean":
      return value ? "true" : "false";
    default:
      if (value === null) return "null";
      return isList(value) ? `[${value.map(goJson).join(",")}]` : goObject(value);
  }
}

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

function goString(value: string): string {
  // Nothing to escape in it: most texts and all keys are such.
  if (/^[ !#-%'-;=?-[\]-~]*$/.test(value)) return `"${value}"`;
  const quoted = JSON.stringify(value.isWellFormed() ? value : value.toWellFormed());
  return /[<>&\u2028\u2029]/.test(quoted)
    ? quoted.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
    : quoted;
}

function goObject(value: JsonObject): string {
  let text = "";
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === "" ? "" : ","}${goString(key)}:${goJson(member)}`;
  }
  return `{${text}}`;
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value);
}
