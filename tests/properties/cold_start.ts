/** Says whether the construct named by the first argument is valid when it nests as deep as it may. */
import { tools } from "../../src/tools/mod.ts";
import { nestedText, nestingConstructs } from "./hostile_texts.ts";

const construct = nestingConstructs.find(({ name }) => name === Deno.args[0]);
const analyze = tools.find(({ name }) => name === "analyze_sql");
if (construct === undefined || analyze === undefined) Deno.exit(1);
const result = await analyze.call({ sql: nestedText(construct, 499) });
if (!result.ok) Deno.exit(1);
console.log(JSON.stringify(result.value.validate) === '{"valid":true}' ? "valid" : JSON.stringify(result.value));
