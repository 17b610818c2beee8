import type { Node, Operation, Row } from "../../sql/ast.ts";
import { OPEN } from "../../sql/symbols.ts";
import { words } from "../../sql/vocabulary.ts";
import type { Layout } from "./layout.ts";

const { AND, OR, XOR } = words("AND", "OR", "XOR");

/** A condition in brackets keeps its line up to this width. */
const widestPart = 80;

function connective(layout: Layout, node: Node): number {
  if (node.kind !== "operation") return 0;
  const word = layout.tokens.word[node.operators[0] ?? -1] ?? 0;
  return word === AND || word === OR || word === XOR ? word : 0;
}

function isBracketed(layout: Layout, node: Node): node is Row {
  return node.kind === "row" && node.items.length === 1 && layout.tokens.word[node.start] === OPEN;
}

/** The condition of a clause: of several parts each has a line, deeper than the clause. */
export function layCondition(layout: Layout, condition: Node): void {
  if (condition.kind === "operation" && connective(layout, condition) !== 0) {
    layout.break(condition.start);
    layParts(layout, condition);
  } else {
    layPart(layout, condition);
  }
}

function layParts(layout: Layout, operation: Operation): void {
  for (const operator of operation.operators) layout.break(operator);
  for (const operand of operation.operands) layPart(layout, operand);
}

/** One part of a condition: ANDs among ORs stand deeper; what is in brackets is broken only where it is wide. */
function layPart(layout: Layout, part: Node): void {
  if (part.kind === "operation" && connective(layout, part) !== 0) {
    layout.indent(part.start + 1, part.end);
    return layParts(layout, part);
  }
  if (layout.width(part.start, part.end) <= widestPart) return;
  if (part.kind === "unary") return layPart(layout, part.operand);
  const inner = isBracketed(layout, part) ? part.items[0] : undefined;
  if (inner === undefined) return;
  if (inner.kind === "operation" && connective(layout, inner) !== 0) {
    layout.openBracket(part.start);
    return layParts(layout, inner);
  }
  layPart(layout, inner);
}

/** True where the operation's lines are made by `layCondition`, so that nobody indents it again. */
export function isConnective(layout: Layout, node: Operation): boolean {
  return connective(layout, node) !== 0;
}
