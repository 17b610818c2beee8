import type { Node, Select } from "../../../sql/ast.ts";
import { type Tokens, tokenText } from "../../../sql/token.ts";
import { children } from "../../walk.ts";
import { namedTables } from "../tables.ts";
import type { Rule } from "../rule.ts";

/** The names by which a SELECT's tables can be addressed, lower case. */
function qualifiers(select: Select, tokens: Tokens): Set<string> {
  return new Set(
    namedTables(select.from).map(({ alias, name }) => tokenText(tokens, alias ?? name.parts.at(-1) ?? 0).toLowerCase()),
  );
}

function* nodesBelow(root: Node): Iterable<Node> {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    children(node, open);
  }
}

function isCorrelated(subquery: Node, outer: ReadonlySet<string>, tokens: Tokens): boolean {
  const own = new Set<string>();
  const used = new Set<string>();
  for (const node of nodesBelow(subquery)) {
    if (node.kind === "select") { for (const name of qualifiers(node, tokens)) own.add(name); }
    const [qualifier] = node.kind === "column" && node.name.parts.length > 1 ? node.name.parts : [];
    if (qualifier !== undefined) used.add(tokenText(tokens, qualifier).toLowerCase());
  }
  return [...used].some((name) => outer.has(name) && !own.has(name));
}

/** A subquery in a SELECT list that names a table of the query around it. */
export const correlatedSelectSubquery: Rule = {
  id: "L020",
  name: "CorrelatedSelectSubquery",
  severity: "warning",
  summary: "A SELECT list holds no subquery that runs once for each row",
  bad: "SELECT u.id, (SELECT COUNT(*) FROM orders o WHERE o.user_id = u.id) AS n FROM users u",
  good: "SELECT u.id, COUNT(o.id) AS n FROM users u LEFT JOIN orders o ON o.user_id = u.id GROUP BY u.id",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "select") continue;
      const outer = qualifiers(node, tokens);
      if (outer.size === 0) continue;
      for (const { expression } of node.items) {
        for (const inner of nodesBelow(expression)) {
          if (inner.kind !== "subquery" || !isCorrelated(inner, outer, tokens)) continue;
          yield {
            offset: tokens.start[inner.start] ?? 0,
            message: "A correlated subquery in the SELECT list runs once for each row",
            suggestion: "Use a JOIN with GROUP BY",
          };
        }
      }
    }
  },
};
