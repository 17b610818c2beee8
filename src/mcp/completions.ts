import { codes, isObject, type Received } from "../jsonrpc.ts";
import { dialectNames } from "../sql/dialect.ts";
import { failure, type Outcome, success } from "./method.ts";
import { ruleTemplateUri } from "./resources.ts";
import { ruleIds } from "./rules.ts";

/** The most values one answer may hold (MCP, completion/complete). */
const most = 100;

/** What can be completed: the argument of a prompt or the variable of a template. */
const sources: ReadonlyMap<string, readonly string[]> = new Map([
  ["ref/prompt review_sql dialect", dialectNames],
  ["ref/prompt explain_finding rule", ruleIds],
  [`ref/resource ${ruleTemplateUri} id`, ruleIds],
]);

/** The `completion/complete` method: values that begin with what was typed, whatever the case. */
export function complete(params: Received): Outcome {
  const { ref, argument } = params;
  if (!isObject(ref) || (ref.type !== "ref/prompt" && ref.type !== "ref/resource")) {
    return failure(codes.invalidParams, "ref.type must be ref/prompt or ref/resource");
  }
  const target = ref.type === "ref/prompt" ? ref.name : ref.uri;
  if (typeof target !== "string" || !isObject(argument) || typeof argument.name !== "string") {
    return failure(codes.invalidParams, "completion/complete needs a ref and an argument, each with its name");
  }
  if (typeof argument.value !== "string") return failure(codes.invalidParams, "argument.value must be a string");
  const typed = argument.value.toLowerCase();
  const source = sources.get(`${ref.type} ${target} ${argument.name}`) ?? [];
  const found = source.filter((value) => value.toLowerCase().startsWith(typed));
  return success({
    completion: { values: found.slice(0, most), total: found.length, hasMore: found.length > most },
  });
}
