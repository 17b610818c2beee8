import { type Body, isObject, type Message } from "../jsonrpc.ts";
import { tools } from "../tools/mod.ts";
import type { Cost } from "./rate_limiter.ts";

const weights: ReadonlyMap<string, number> = new Map(tools.map((tool) => [tool.name, tool.weight]));

/** What an opened event stream costs. */
export const streamCost: Cost = { messages: 1, units: 1 };

/** What a request without a body costs. */
export const freeCost: Cost = { messages: 1, units: 0 };

/** What a POST costs: the sum over its messages; a body that is not empty and holds none costs a unit. */
export function bodyCost(body: Body): Cost {
  switch (body.kind) {
    case "empty":
      return freeCost;
    case "malformed":
    case "invalid":
      return { messages: 1, units: 1 };
    case "single":
      return { messages: 1, units: messageUnits(body.message) };
    case "batch":
      return {
        messages: body.messages.length,
        units: body.messages.reduce((sum, message) => sum + messageUnits(message), 0),
      };
  }
}

/** Only calls cost; one of a tool that does not exist costs as little as one can. */
function messageUnits(message: Message): number {
  if (message.kind === "response" || message.method !== "tools/call") return 0;
  const name = isObject(message.params) ? message.params.name : undefined;
  return (typeof name === "string" ? weights.get(name) : undefined) ?? 1;
}
