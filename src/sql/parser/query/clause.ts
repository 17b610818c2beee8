import type { Clause, Node } from "../../ast.ts";
import type { Parser } from "../parser.ts";

/**
 * A clause node that reaches from token `start` to the current one.
 *
 * @param name The clause's leading keyword in upper case, "ORDER BY" for two.
 * @param items What the clause lists or holds, in source order.
 */
export function clauseFrom(p: Parser, start: number, name: string, items: readonly Node[]): Clause {
  return { kind: "clause", start, end: p.index, name, items };
}
