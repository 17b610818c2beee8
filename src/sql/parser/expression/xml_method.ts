import type { Access, ColumnReference, ObjectName } from "../../ast.ts";
import { TokenKind, tokenText } from "../../token.ts";
import { nameAt, parseCall } from "./function_call.ts";
import type { Parser } from "../parser.ts";

/** Methods of T-SQL's xml type; their case counts. https://learn.microsoft.com/sql/t-sql/xml/xml-data-type-methods */
const methods = new Set(["value", "query", "exist", "nodes", "modify"]);

/**
 * True where the bracket that comes next opens the call of a method of the column before it, not of a function: its
 * first argument is a constant.
 */
export function atXmlMethod(p: Parser, parts: readonly number[]): boolean {
  if (!p.has.xmlMethods || parts.length === 1 || p.kindAt(1) !== TokenKind.String) return false;
  return methods.has(tokenText(p.tokens, p.index - 1));
}

/** `column.value('path', 'type')`: `name` is read, its last part is the method's. */
export function parseXmlMethod(p: Parser, name: ObjectName): Access {
  const { start, parts } = name;
  const method = parts.at(-1) ?? start;
  const column: ObjectName = { kind: "name", start, end: method - 1, parts: parts.slice(0, -1) };
  const operand: ColumnReference = { kind: "column", start, end: column.end, name: column };
  const call = { ...parseCall(p, nameAt(method)), syntax: true };
  return { kind: "access", start, end: p.index, operand, steps: [{ kind: "call", call }] };
}
