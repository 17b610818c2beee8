import type { Select } from "../../../sql/ast.ts";
import { namedTables } from "../tables.ts";
import type { Rule } from "../rule.ts";

/** Clauses of a query that bound its rows. */
const rowBounds = new Set(["LIMIT", "FETCH", "OFFSET"]);

function isBounded(select: Select): boolean {
  return select.where !== undefined || select.head.length > 0 || select.groupBy.length > 0 ||
    select.having !== undefined || namedTables(select.from).length === 0;
}

/** A SELECT over tables without WHERE, LIMIT, or grouping reads every row. */
export const selectWithoutWhere: Rule = {
  id: "L017",
  name: "SelectWithoutWhere",
  severity: "info",
  summary: "A query over a table says which rows it wants",
  bad: "SELECT id FROM orders",
  good: "SELECT id FROM orders WHERE placed_at > '2024-01-01'",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    const bounded = new Set<unknown>();
    for (const node of nodes) {
      if (node.kind === "query" && node.clauses.some(({ name }) => rowBounds.has(name))) bounded.add(node.body);
      if (node.kind !== "select" || bounded.has(node) || isBounded(node)) continue;
      yield {
        offset: tokens.start[node.start] ?? 0,
        message: "SELECT without WHERE reads every row of its tables",
        suggestion: "Add a WHERE clause or a LIMIT",
      };
    }
  },
};
