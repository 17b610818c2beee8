import assert from "node:assert/strict";
import type { Json, JsonObject } from "../../src/tools/tool.ts";

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * Fails unless `value` has the shape that `schema` describes. Knows the words of JSON Schema that the tools use; an
 * object may have no property that its schema does not name.
 */
export function assertConforms(value: Json | undefined, schema: Json | undefined, path = "$"): void {
  assert.ok(isObject(schema), `${path} has no schema`);
  if (isList(schema.enum)) assert.ok(schema.enum.some((one) => one === value), `${path} is none of its enum`);
  switch (schema.type) {
    case "object": {
      assert.ok(isObject(value), `${path} is no object`);
      const properties = isObject(schema.properties) ? schema.properties : {};
      const required = isList(schema.required) ? schema.required : [];
      for (const name of required) assert.ok(value[String(name)] !== undefined, `${path}.${name} is missing`);
      for (const [name, member] of Object.entries(value)) {
        if (member !== undefined) assertConforms(member, properties[name], `${path}.${name}`);
      }
      return;
    }
    case "array":
      assert.ok(isList(value), `${path} is no list`);
      value.forEach((item, i) => assertConforms(item, schema.items, `${path}[${i}]`));
      return;
    case "integer":
      assert.ok(Number.isInteger(value), `${path} is no integer`);
      if (typeof schema.minimum === "number") assert.ok(Number(value) >= schema.minimum, `${path} is too small`);
      return;
    default:
      assert.equal(typeof value, schema.type, path);
  }
}
