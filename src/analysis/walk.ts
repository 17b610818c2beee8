import type { AccessStep, Node, Statement } from "../sql/ast.ts";

type Child = Node | undefined;

/** Adds nodes, or one, to a list; `undefined` adds nothing. */
function add(out: Node[], ...children: readonly (Child | readonly Node[])[]): void {
  for (const child of children) {
    if (child === undefined) continue;
    if (isList(child)) { for (const node of child) out.push(node); }
    else out.push(child);
  }
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(child: Node | readonly Node[]): child is readonly Node[] {
  return Array.isArray(child);
}

function addStep(out: Node[], step: AccessStep): void {
  switch (step.kind) {
    case "cast":
      return add(out, step.type);
    case "subscript":
      return add(out, step.expressions);
    case "collate":
      return add(out, step.name);
    case "atTimeZone":
      return add(out, step.zone);
    case "field":
      return;
  }
}

/** Puts what stands from index `from` on in source order: fields tell what a node is, not where it stands. */
function settle(out: Node[], from: number): void {
  for (let i = from + 1; i < out.length; i++) {
    if ((out[i]?.start ?? 0) >= (out[i - 1]?.start ?? 0)) continue;
    const sorted = out.splice(from).sort((a, b) => a.start - b.start || b.end - a.end);
    for (const node of sorted) out.push(node);
    return;
  }
}

/**
 * Adds the direct children of `node` to `out`, in source order, each once. Where a node names a part both by its
 * meaning (`where`) and inside the clause that holds it, the clause is the child.
 */
export function children(node: Node, out: Node[]): void {
  const from = out.length;
  switch (node.kind) {
    case "name":
    case "literal":
    case "parameter":
    case "type":
    case "separator":
      return;
    case "column":
      return add(out, node.name);
    case "star":
      return add(out, node.expressions);
    case "unary":
      return add(out, node.operand);
    case "operation":
      return add(out, node.operands);
    case "between":
      return add(out, node.operand, node.low, node.high);
    case "in":
      return add(out, node.operand, node.list, node.query);
    case "is":
      return add(out, node.operand, node.right);
    case "like":
      return add(out, node.operand, node.pattern, node.escape);
    case "exists":
    case "subquery":
    case "bracketed_query":
    case "select_statement":
      return add(out, node.query);
    case "quantified":
      return add(out, node.query, node.list);
    case "case":
      return add(out, node.operand, node.branches, node.otherwise);
    case "branch":
      return add(out, node.when, node.then);
    case "access":
      add(out, node.operand);
      for (const step of node.steps) addStep(out, step);
      return;
    case "order_item":
    case "table_function":
      return add(out, node.kind === "order_item" ? node.expression : node.call, node.rest);
    case "window":
      return add(out, node.partitionBy, node.orderBy, node.bounds);
    case "argument":
    case "interval":
      return add(out, node.value);
    case "row":
    case "array":
    case "struct":
    case "clause":
      return add(out, node.items);
    case "aliased":
    case "select_item":
      return add(out, node.expression);
    case "lambda":
      return add(out, node.body);
    case "with":
      if (node.routines !== undefined) add(out, node.routines);
      return add(out, node.tables);
    case "values":
      return add(out, node.rows);
    case "set_operation":
      return add(out, node.queries);
    case "derived_table":
      return add(out, node.query);
    case "table":
      return add(out, node.name, node.rest);
    case "join":
      return add(out, node.item, node.on, node.using);
    case "joined_table":
      return add(out, node.first, node.joins);
    case "assignment":
      return add(out, node.target, node.value);
    case "column_definition":
      return add(out, node.type, node.parts);
    case "table_element":
    case "command":
    case "block":
      return add(out, node.parts);
    case "drop":
    case "truncate":
      return add(out, node.tables);
    case "call":
      add(out, node.name, node.arguments, node.orderBy, node.filter, node.withinGroup, node.over, node.rest);
      return settle(out, from);
    case "cast":
      add(out, node.operand, node.type, node.rest);
      return settle(out, from);
    case "cte":
      add(out, node.query, node.expression, node.rest);
      return settle(out, from);
    case "select":
      add(out, node.head, node.items, node.clauses);
      return settle(out, from);
    case "table_query":
      // `TABLE t` has no clauses.
      return add(out, node.clauses.length === 0 ? node.from : node.clauses);
    case "query":
      return add(out, node.with, node.body, node.clauses);
    case "pivoted_table":
      add(out, node.source, node.expressions, node.query);
      return settle(out, from);
    case "insert":
      add(out, node.with, node.columns, node.source, node.clauses);
      // Where there are several targets, each stands in a clause of its own.
      if (!node.clauses.some((clause) => clause.name === "INTO")) add(out, node.into);
      return settle(out, from);
    case "update":
    case "delete":
      add(out, node.with, node.targets, node.clauses);
      return settle(out, from);
    case "merge":
      add(out, node.with, node.target, node.source, node.on, node.branches, node.clauses);
      return settle(out, from);
    case "merge_branch":
      add(out, node.condition, node.assignments, node.columns, node.values, node.where);
      return settle(out, from);
    case "create_table":
      add(out, node.name, node.elements, node.query, node.parts);
      return settle(out, from);
    case "create_view":
      add(out, node.name, node.query, node.parts);
      return settle(out, from);
    case "create_index":
    case "alter_table":
      add(out, node.table, node.parts);
      return settle(out, from);
    case "explain":
      add(out, node.statement, node.parts);
      return settle(out, from);
    default:
      node satisfies never;
  }
}

const statementKinds: ReadonlySet<Node["kind"]> = new Set<Statement["kind"]>([
  "select_statement",
  "insert",
  "update",
  "delete",
  "merge",
  "create_table",
  "create_view",
  "create_index",
  "alter_table",
  "drop",
  "truncate",
  "explain",
  "command",
  "block",
  "separator",
]);

/** True where a node is a statement of its own. */
export function isStatement(node: Node): node is Statement {
  return statementKinds.has(node.kind);
}

/** What a walk does at each node. */
export interface Visitor {
  /** Called before the node's children; false leaves them out (and `leave` too). */
  enter(node: Node): boolean | void;
  /** Called behind the node's children. */
  leave?(node: Node): void;
}

/**
 * Visits nodes and all below them in source order. It keeps a stack of its own, so that no depth of nesting can
 * overflow the engine's.
 *
 * @example
 * ```ts
 * import { walk } from "./walk.ts";
 * import { parse } from "../sql/mod.ts";
 *
 * const kinds: string[] = [];
 * const { statements } = await parse("SELECT 1", "generic");
 * walk(statements, { enter: (node) => void kinds.push(node.kind) });
 * console.assert(kinds.join(" ") === "select_statement query select select_item literal");
 * ```
 */
export function walk(roots: readonly Node[], visitor: Visitor): void {
  const stack: Node[] = [];
  /** For each entry of `stack`: whether its children were visited. */
  const visited: boolean[] = [];
  const found: Node[] = [];
  const push = (nodes: readonly Node[]) => {
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i];
      if (node === undefined) continue;
      stack.push(node);
      visited.push(false);
    }
  };
  push(roots);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (visited.pop() === true) {
      visitor.leave?.(node);
      continue;
    }
    if (visitor.enter(node) === false) continue;
    if (visitor.leave !== undefined) {
      stack.push(node);
      visited.push(true);
    }
    found.length = 0;
    children(node, found);
    push(found);
  }
}
