import type { ColumnDefinition, Node, TableElement, TypeName } from "../../ast.ts";
import { atRule, matchRule } from "../../notation/mod.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import type { Parser } from "../parser.ts";

/**
 * A table's columns and constraints in brackets. What a column and a constraint may say are the dialect's rules
 * `column_definition` and `table_constraint`.
 */
export function parseTableElements(p: Parser): (ColumnDefinition | TableElement)[] {
  p.expect(OPEN);
  const elements = [];
  let constrained = false;
  do {
    if ((p.has.trailingComma || p.has.trailingElementComma) && elements.length > 0 && p.at(CLOSE)) break;
    const start = p.index;
    const element = parseTableElement(p);
    if (element.kind === "table_element") constrained = true;
    else if (constrained && p.has.constraintsLast && !p.failed) refuseColumn(p, start);
    elements.push(element);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  return elements;
}

function refuseColumn(p: Parser, start: number): void {
  p.index = start;
  p.fail(undefined, "columns must stand before the table's constraints");
}

/** A constraint where one stands, else a column: many words that begin constraints may be a column's name too. */
export function parseTableElement(p: Parser): ColumnDefinition | TableElement {
  const constraint = atRule(p, "table_constraint") ? p.attempt(parseTableConstraint) : undefined;
  return constraint ?? parseColumnDefinition(p);
}

/** A constraint, key or index among the columns. */
function parseTableConstraint(p: Parser): TableElement {
  const start = p.index;
  const parts = matchRule(p, "table_constraint");
  return { kind: "table_element", start, end: p.index, parts };
}

/** One column: its name, its type and what follows. */
export function parseColumnDefinition(p: Parser): ColumnDefinition {
  const start = p.index;
  const parts = matchRule(p, "column_definition");
  const type = parts.find(isType);
  return {
    kind: "column_definition",
    start,
    end: p.index,
    name: start,
    ...(type === undefined ? {} : { type }),
    parts: parts.filter((part) => part !== type),
  };
}

function isType(node: Node): node is TypeName {
  return node.kind === "type";
}
