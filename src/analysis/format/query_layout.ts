import type {
  Clause,
  CommonTableExpression,
  JoinedTable,
  Node,
  Query,
  Select,
  SetOperation,
  Values,
  With,
} from "../../sql/ast.ts";
import { OPEN } from "../../sql/symbols.ts";
import { layCondition } from "./condition_layout.ts";
import { type Layout, Mark } from "./layout.ts";

/** Clauses that hold a condition. */
const conditions = new Set(["WHERE", "PREWHERE", "HAVING", "QUALIFY", "START WITH", "CONNECT BY", "ON"]);

/** Clauses that stay on the line of what they belong to. */
const inline = new Set(["TOP", "FOR PORTION OF", "IN PARTITION", "ON CLUSTER"]);

/** Each of several nodes begins a line; a single one stays where it is. */
export function layEach(layout: Layout, nodes: readonly Node[]): void {
  if (nodes.length < 2) return;
  for (const node of nodes) layout.break(node.start);
}

/** A clause begins a line and what wraps stands deeper; several conditions or assignments have a line each. */
export function layClause(layout: Layout, clause: Clause): void {
  if (inline.has(clause.name)) return;
  layout.break(clause.start);
  if (clause.name === "FROM" || clause.name === "USING") return layFrom(layout, clause);
  layout.indent(clause.start + 1, clause.end);
  const first = clause.items[0];
  if (conditions.has(clause.name)) {
    if (first !== undefined) layCondition(layout, first);
  } else if (first?.kind === "assignment") layEach(layout, clause.items);
}

/** Joins stand as deep as FROM, what wraps between them deeper. */
function layFrom(layout: Layout, clause: Clause): void {
  let start = clause.start + 1;
  for (const item of clause.items) {
    const join = item.kind === "joined_table" && layout.partner[item.start] !== item.end - 1
      ? item.joins[0]
      : undefined;
    layout.indent(start, join?.start ?? item.end);
    start = item.end + 1;
  }
}

/**
 * A query in brackets begins a line inside them; one without begins a line behind what introduces it. Brackets
 * around brackets stay together.
 */
export function layQuery(layout: Layout, query: Query): void {
  const { body, start, end } = query;
  const open = start - 1;
  if (layout.tokens.word[open] === OPEN && (layout.partner[open] ?? -1) >= end) {
    const bracketsOnly = body.kind === "bracketed_query" && body.start === start && layout.partner[open] === body.end;
    if (!bracketsOnly) layout.openBracket(open);
  } else {
    layout.break(start);
  }
  if (query.with !== undefined) layout.break(body.start);
}

/** Names of WITH behind the first begin a line. */
export function layWith(layout: Layout, node: With): void {
  for (const routine of node.routines ?? []) layout.break(routine.end + 1);
  for (let i = 1; i < node.tables.length; i++) {
    const table = node.tables[i];
    if (table !== undefined) layout.break(table.start);
  }
}

/** A statement that changes data and stands as a common table expression is laid like a query. */
export function layCommonTable(layout: Layout, node: CommonTableExpression): void {
  const { query, name } = node;
  if (layout.tokens.word[name + 1] === OPEN && query !== undefined) layout.mark(name + 1, Mark.Apart);
  if (query !== undefined && query.kind !== "query") layout.openBracket(query.start - 1);
}

/** Several items of a SELECT list have a line each. */
export function laySelect(layout: Layout, node: Select): void {
  layEach(layout, node.items);
  const last = node.items.at(-1);
  if (last === undefined) return;
  const next = node.clauses.find((clause) => clause.start >= last.end);
  layout.indent(node.start + 1, next?.start ?? node.end);
}

/** UNION and its kin have a line of their own. */
export function laySetOperation(layout: Layout, node: SetOperation): void {
  for (const operator of node.operators) layout.break(operator);
  for (const query of node.queries.slice(1)) layout.break(query.start);
}

/** Several rows of VALUES have a line each. */
export function layValues(layout: Layout, node: Values): void {
  layEach(layout, node.rows);
  layout.indent(node.start + 1, node.end);
}

/** Each join begins a line, its condition beside it. */
export function layJoins(layout: Layout, node: JoinedTable): void {
  if (layout.tokens.word[node.start] === OPEN && layout.partner[node.start] === node.end - 1) {
    layout.openBracket(node.start);
  }
  for (const join of node.joins) {
    layout.break(join.start);
    layout.indent(join.start + 1, join.end);
    if (join.on !== undefined) layCondition(layout, join.on);
  }
}
