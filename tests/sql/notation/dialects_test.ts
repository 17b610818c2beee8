import { dialectNames } from "../../../src/sql/dialect.ts";
import { definitions } from "../../../src/sql/dialects/mod.ts";
import { compileAll } from "../../../src/sql/notation/mod.ts";

for (const name of dialectNames) {
  Deno.test(`notation: every row and rule of ${name} can be read and matched`, () => {
    compileAll(definitions[name]);
  });
}
