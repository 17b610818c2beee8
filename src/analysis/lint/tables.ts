import type { FromItem, Select, Table } from "../../sql/ast.ts";

/** The named tables of a FROM list, joins and pivots followed, derived tables not entered. */
export function namedTables(items: readonly FromItem[]): Table[] {
  const tables: Table[] = [];
  const open = [...items].reverse();
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    switch (item.kind) {
      case "table":
        tables.push(item);
        break;
      case "joined_table":
        for (let i = item.joins.length - 1; i >= 0; i--) {
          const join = item.joins[i];
          if (join !== undefined) open.push(join.item);
        }
        open.push(item.first);
        break;
      case "pivoted_table":
        open.push(item.source);
        break;
      case "derived_table":
      case "table_function":
        break;
    }
  }
  return tables;
}

/** How many items a SELECT draws rows from, joined ones counted singly. */
export function sourceCount(select: Select): number {
  return select.from.reduce((sum, item) => sum + (item.kind === "joined_table" ? 1 + item.joins.length : 1), 0);
}
