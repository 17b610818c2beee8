import type {
  Case,
  CreateTableStatement,
  InsertStatement,
  MergeBranch,
  MergeStatement,
  Node,
  Operation,
  Statement,
} from "../../sql/ast.ts";
import { COMMA, OPEN } from "../../sql/symbols.ts";
import { TokenKind } from "../../sql/token.ts";
import { words } from "../../sql/vocabulary.ts";
import { walk } from "../walk.ts";
import { layBlock } from "./block_layout.ts";
import { layActions, layCommand, layTableOptions } from "./command_layout.ts";
import { isConnective, layCondition } from "./condition_layout.ts";
import { Break, type Layout, Mark } from "./layout.ts";
import {
  layClause,
  layCommonTable,
  layEach,
  layJoins,
  layQuery,
  laySelect,
  laySetOperation,
  layValues,
  layWith,
} from "./query_layout.ts";

const { USING, ON, ELSE, END, SET } = words("USING", "ON", "ELSE", "END", "SET");

/** A CASE of one branch keeps its line up to this width. */
const widestCase = 80;

function markSymbol(layout: Layout, index: number): void {
  if (layout.tokens.kind[index] === TokenKind.Symbol) layout.mark(index, Mark.Operator);
}

function layOperation(layout: Layout, node: Operation): void {
  for (const operator of node.operators) {
    markSymbol(layout, operator);
    layout.break(operator, Break.Soft);
  }
  if (!isConnective(layout, node)) layout.indent(node.start + 1, node.end);
}

function layCase(layout: Layout, node: Case): void {
  if (node.branches.length < 2 && layout.width(node.start, node.end) <= widestCase) return;
  const { word } = layout.tokens;
  for (const branch of node.branches) {
    layout.break(branch.start);
    layout.indent(branch.start + 1, branch.end);
  }
  if (node.otherwise !== undefined && word[node.otherwise.start - 1] === ELSE) layout.break(node.otherwise.start - 1);
  const end = node.end - 1;
  if (word[end] !== END) return;
  layout.indent(node.start + 1, end);
  layout.break(end);
  layout.mark(end, Mark.Closer);
}

/** Rows in a format that is no SQL (ClickHouse's `FORMAT CSV …`) reach from their clause to the statement's end. */
function layData(layout: Layout, node: InsertStatement): void {
  const clause = node.clauses.at(-1);
  if (clause?.name !== "FORMAT") return;
  for (let i = clause.end; i < node.end; i++) layout.mark(i, Mark.Verbatim);
}

function layInsert(layout: Layout, node: InsertStatement): void {
  layData(layout, node);
  const first = node.columns[0];
  if (first !== undefined) layout.mark(first.start - 1, Mark.Apart);
  const assignment = node.assignments[0];
  if (assignment === undefined) return;
  layEach(layout, node.assignments);
  if (layout.tokens.word[assignment.start - 1] === SET) {
    layout.break(assignment.start - 1);
    layout.indent(assignment.start, node.assignments.at(-1)?.end ?? assignment.end);
  }
}

function layMerge(layout: Layout, node: MergeStatement): void {
  const { word } = layout.tokens;
  if (word[node.source.start - 1] === USING) layout.break(node.source.start - 1);
  if (word[node.on.start - 1] === ON) layout.break(node.on.start - 1);
  layout.indent(node.on.start, node.on.end);
  layCondition(layout, node.on);
}

function layMergeBranch(layout: Layout, node: MergeBranch): void {
  layout.break(node.start);
  layout.indent(node.start + 1, node.end);
  layEach(layout, node.assignments);
  const column = node.columns[0];
  if (column !== undefined) layout.mark(column.start - 1, Mark.Apart);
}

function layCreateTable(layout: Layout, node: CreateTableStatement): void {
  const open = (node.elements[0]?.start ?? 0) - 1;
  if (layout.tokens.word[open] !== OPEN) return layCommand(layout, node);
  layout.openBracket(open);
  layout.mark(open, Mark.Apart);
  layTableOptions(layout, node, layout.partner[open] ?? node.end);
  for (const element of node.elements) {
    layout.break(element.start);
    layout.indent(element.start + 1, element.end);
  }
}

/** What a node says of its own tokens; what its children say is theirs. */
function layNode(layout: Layout, node: Node): void {
  switch (node.kind) {
    case "operation":
      return layOperation(layout, node);
    case "case":
      return layCase(layout, node);
    case "like":
      return markSymbol(layout, node.operator);
    case "assignment":
      return markSymbol(layout, node.target.end);
    case "argument":
      return markSymbol(layout, node.name + 1);
    case "lambda":
      return markSymbol(layout, node.body.start - 1);
    case "call":
      return layout.mark(node.name.end - 1, Mark.Call);
    case "cast":
    case "array":
    case "struct":
      return layout.mark(node.start, Mark.Call);
    case "row":
      if (layout.tokens.word[node.start] !== OPEN) layout.mark(node.start, Mark.Call);
      return;
    case "query":
      return layQuery(layout, node);
    case "with":
      return layWith(layout, node);
    case "cte":
      return layCommonTable(layout, node);
    case "select":
      return laySelect(layout, node);
    case "set_operation":
      return laySetOperation(layout, node);
    case "values":
      return layValues(layout, node);
    case "clause":
      return layClause(layout, node);
    case "joined_table":
      return layJoins(layout, node);
    case "insert":
      if (node.with !== undefined) layout.break(node.with.end);
      return layInsert(layout, node);
    case "update":
    case "delete":
      if (node.with !== undefined) layout.break(node.with.end);
      return;
    case "merge":
      if (node.with !== undefined) layout.break(node.with.end);
      return layMerge(layout, node);
    case "merge_branch":
      return layMergeBranch(layout, node);
    case "create_table":
      return layCreateTable(layout, node);
    case "explain":
      if (node.statement !== undefined) layout.break(node.statement.start);
      return;
    case "block":
      return layBlock(layout, node);
    case "alter_table":
      layActions(layout, node.table.end, node.end);
      return layCommand(layout, node);
    case "create_index":
    case "create_view":
    case "command":
    case "drop":
    case "truncate":
      return layCommand(layout, node);
    default:
      return;
  }
}

/** A line may begin behind any comma. */
function layCommas(layout: Layout): void {
  const { word, count } = layout.tokens;
  for (let i = 0; i < count; i++) if (word[i] === COMMA) layout.break(i + 1, Break.Soft);
}

/** Lays out statements by their trees. */
export function layTree(layout: Layout, statements: readonly Statement[]): void {
  layCommas(layout);
  walk(statements, { enter: (node) => layNode(layout, node) });
}
