import type { AccessStep, Node, Statement } from "../sql/ast.ts";

type Child = Node | undefined;

/** Adds a node, or those of a list; `undefined` adds nothing. */
function add(out: Node[], child: Child | readonly Node[]): void {
  if (child === undefined) return;
  if (!isList(child)) out.push(child);
  else for (let i = 0; i < child.length; i++) push(out, child[i]);
}

function push(out: Node[], node: Child): void {
  if (node !== undefined) out.push(node);
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
    // a method is no function, but what it is called with counts
    case "call":
      add(out, step.call.arguments);
      add(out, step.call.over);
      return add(out, step.call.rest);
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

/** Adds what does not lie inside `name`: Snowflake's `IDENTIFIER('a.b')` is a name, and the string no node of its own. */
function addBehind(out: Node[], name: Node, rest: readonly Node[]): void {
  for (const node of rest) if (node.start < name.start || node.end > name.end) out.push(node);
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
      add(out, node.operand);
      add(out, node.low);
      return add(out, node.high);
    case "in":
      add(out, node.operand);
      add(out, node.list);
      return add(out, node.query);
    case "is":
      add(out, node.operand);
      return add(out, node.right);
    case "like":
      add(out, node.operand);
      add(out, node.pattern);
      return add(out, node.escape);
    case "exists":
    case "subquery":
    case "bracketed_query":
    case "select_statement":
      return add(out, node.query);
    case "quantified":
      add(out, node.query);
      return add(out, node.list);
    case "case":
      add(out, node.operand);
      add(out, node.branches);
      return add(out, node.otherwise);
    case "branch":
      add(out, node.when);
      return add(out, node.then);
    case "access":
      add(out, node.operand);
      for (const step of node.steps) addStep(out, step);
      return;
    case "order_item":
    case "table_function":
      add(out, node.kind === "order_item" ? node.expression : node.call);
      return add(out, node.rest);
    case "window":
      add(out, node.partitionBy);
      add(out, node.orderBy);
      return add(out, node.bounds);
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
      add(out, node.name);
      return addBehind(out, node.name, node.rest);
    case "join":
      add(out, node.item);
      add(out, node.on);
      return add(out, node.using);
    case "joined_table":
      add(out, node.first);
      return add(out, node.joins);
    case "assignment":
      add(out, node.target);
      return add(out, node.value);
    case "column_definition":
      add(out, node.type);
      return add(out, node.parts);
    case "table_element":
    case "command":
    case "block":
      return add(out, node.parts);
    case "drop":
    case "truncate":
      return add(out, node.tables);
    case "call":
      add(out, node.name);
      add(out, node.arguments);
      add(out, node.orderBy);
      add(out, node.filter);
      add(out, node.withinGroup);
      add(out, node.over);
      addBehind(out, node.name, node.rest);
      return settle(out, from);
    case "cast":
      add(out, node.operand);
      add(out, node.type);
      add(out, node.rest);
      return settle(out, from);
    case "cte":
      add(out, node.query);
      add(out, node.expression);
      add(out, node.rest);
      return settle(out, from);
    case "select":
      add(out, node.head);
      add(out, node.items);
      add(out, node.clauses);
      return settle(out, from);
    case "table_query":
      // `TABLE t` has no clauses.
      return add(out, node.clauses.length === 0 ? node.from : node.clauses);
    case "query":
      add(out, node.with);
      add(out, node.body);
      return add(out, node.clauses);
    case "pivoted_table":
      add(out, node.source);
      add(out, node.expressions);
      add(out, node.query);
      return settle(out, from);
    case "insert":
      add(out, node.with);
      add(out, node.columns);
      add(out, node.source);
      add(out, node.clauses);
      // Where there are several targets, each stands in a clause of its own.
      if (!node.clauses.some((clause) => clause.name === "INTO")) add(out, node.into);
      return settle(out, from);
    case "update":
    case "delete":
      add(out, node.with);
      add(out, node.targets);
      add(out, node.clauses);
      return settle(out, from);
    case "merge":
      add(out, node.with);
      add(out, node.target);
      add(out, node.source);
      add(out, node.on);
      add(out, node.branches);
      add(out, node.clauses);
      return settle(out, from);
    case "merge_branch":
      add(out, node.condition);
      add(out, node.assignments);
      add(out, node.columns);
      add(out, node.values);
      add(out, node.where);
      return settle(out, from);
    case "create_table":
      add(out, node.name);
      add(out, node.elements);
      add(out, node.query);
      add(out, node.parts);
      return settle(out, from);
    case "create_view":
      add(out, node.name);
      add(out, node.query);
      add(out, node.parts);
      return settle(out, from);
    case "create_index":
    case "alter_table":
      add(out, node.table);
      add(out, node.parts);
      return settle(out, from);
    case "explain":
      add(out, node.statement);
      add(out, node.parts);
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
  /** Behind a node whose children are visited stands `undefined`. */
  const stack: Child[] = [];
  const found: Node[] = [];
  for (let i = roots.length - 1; i >= 0; i--) stack.push(roots[i]);
  while (stack.length > 0) {
    const node = stack.pop();
    if (node === undefined) {
      const left = stack.pop();
      if (left !== undefined) visitor.leave?.(left);
      continue;
    }
    if (visitor.enter(node) === false) continue;
    if (visitor.leave !== undefined) stack.push(node, undefined);
    found.length = 0;
    children(node, found);
    for (let i = found.length - 1; i >= 0; i--) stack.push(found[i]);
  }
}
