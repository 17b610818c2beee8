import { dialectNames } from "../sql/dialect.ts";
import type { Json, JsonObject } from "./tool.ts";

/** A schema of texts. */
export function text(description: string): JsonObject {
  return { type: "string", description };
}

/** A schema of whole numbers that are not negative. */
export function count(description: string): JsonObject {
  return { type: "integer", minimum: 0, description };
}

/** A schema of true and false. */
export function flag(description: string): JsonObject {
  return { type: "boolean", description };
}

/** A schema of lists of texts. */
export function texts(description: string): JsonObject {
  return { type: "array", items: { type: "string" }, description };
}

/** A schema of objects; all properties but those in `optional` are there. */
export function object(properties: JsonObject, optional: readonly string[] = []): JsonObject {
  const required: readonly Json[] = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required };
}

const sql: JsonObject = {
  type: "string",
  minLength: 1,
  description: "The SQL text: one statement or a whole script. At most 1 MB (64 KB over HTTP).",
};

const dialect: JsonObject = {
  type: "string",
  enum: dialectNames,
  default: "generic",
  description: "The database the SQL is written for. Name it whenever it is known: answers follow its own grammar.",
};

/** A tool's input schema: `sql`, the tool's own options, and `dialect`. */
export function inputSchema(options: JsonObject = {}): JsonObject {
  return { type: "object", properties: { sql, ...options, dialect }, required: ["sql"] };
}
