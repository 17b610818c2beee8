import assert from "node:assert/strict";
import type { Expression, TypeName } from "../../../src/sql/ast.ts";
import { type DialectName, dialectNames } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { parseExpression } from "../../../src/sql/parser/expression/expression.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";
import { parseType } from "../../../src/sql/parser/expression/type.ts";
import { tokenText } from "../../../src/sql/token.ts";

/** A text read with one grammar function; `error` is the offset of what could not be read on, -1 where all was. */
export interface Reading<Result> {
  readonly node: Result;
  readonly error: number;
  readonly parser: Parser;
}

function read<Result>(dialect: DialectName, sql: string, grammar: (p: Parser) => Result): Reading<Result> {
  const tokens = tokenize(sql, dialectOf(dialect));
  const parser = new Parser(tokens, dialectOf(dialect));
  const node = grammar(parser);
  const whole = !parser.failed && parser.index === tokens.count && tokens.fault === undefined;
  const index = parser.failure?.index ?? parser.index;
  return { node, parser, error: whole ? -1 : (tokens.start[index] ?? sql.length) };
}

/** Reads `sql` as one expression. */
export function readExpression(dialect: DialectName, sql: string): Reading<Expression> {
  return read(dialect, sql, parseExpression);
}

/** Reads `sql` as one data type. */
export function readType(dialect: DialectName, sql: string): Reading<TypeName> {
  return read(dialect, sql, parseType);
}

/** Expressions by the dialects that have them: names parted by spaces, "all" for every one. */
export type Table = Readonly<Record<string, readonly string[]>>;

function dialectsOf(key: string): readonly DialectName[] {
  return key === "all" ? dialectNames : key.split(" ").map((name) => {
    const dialect = dialectNames.find((known) => known === name);
    assert.ok(dialect !== undefined, name);
    return dialect;
  });
}

function failures(
  table: Table,
  reader: (dialect: DialectName, sql: string) => Reading<unknown>,
  valid: boolean,
): string[] {
  const wrong: string[] = [];
  for (const [key, list] of Object.entries(table)) {
    for (const dialect of dialectsOf(key)) {
      for (const sql of list) {
        const { error } = reader(dialect, sql);
        if (error < 0 !== valid) wrong.push(`${dialect}: ${sql}${valid ? ` (stops at ${sql.slice(error)})` : ""}`);
      }
    }
  }
  return wrong;
}

/** Fails with the list of expressions that are refused. */
export function assertAccepted(table: Table): void {
  assert.deepEqual(failures(table, readExpression, true), []);
}

/** Fails with the list of expressions that are accepted. */
export function assertRefused(table: Table): void {
  assert.deepEqual(failures(table, readExpression, false), []);
}

/** Fails with the list of types that are refused. */
export function assertTypes(table: Table): void {
  assert.deepEqual(failures(table, readType, true), []);
}

/** Fails with the list of types that are accepted. */
export function assertNoTypes(table: Table): void {
  assert.deepEqual(failures(table, readType, false), []);
}

/** The shape of an expression: operations in brackets, everything else by its kind and text. */
export function shapeOf(dialect: DialectName, sql: string): string {
  const { node, error, parser } = readExpression(dialect, sql);
  assert.equal(error, -1, sql);
  const { tokens } = parser;
  const text = (start: number, end: number) => tokens.sql.slice(tokens.start[start], tokens.end[end - 1]);
  const shape = (expression: Expression): string => {
    switch (expression.kind) {
      case "operation":
        return `(${
          expression.operands.map((operand, i) => {
            const operator = expression.operators[i];
            return shape(operand) + (operator === undefined ? "" : ` ${tokenText(tokens, operator)} `);
          }).join("")
        })`;
      case "unary":
        return `(${tokenText(tokens, expression.start)} ${shape(expression.operand)})`;
      case "row":
        return `[${expression.items.map(shape).join(", ")}]`;
      case "is":
        return `(${shape(expression.operand)} is ${expression.not ? "not " : ""}${expression.test}${
          expression.right === undefined ? "" : ` ${shape(expression.right)}`
        })`;
      case "between":
        return `(${shape(expression.operand)} between ${shape(expression.low)} and ${shape(expression.high)})`;
      case "in":
        return `(${shape(expression.operand)} in ${
          expression.query === undefined ? expression.list?.map(shape) : "query"
        })`;
      case "like":
        return `(${shape(expression.operand)} ${tokenText(tokens, expression.operator)} ${shape(expression.pattern)})`;
      case "access":
        return `${shape(expression.operand)}${expression.steps.map((step) => `.${step.kind}`).join("")}`;
      default:
        return text(expression.start, expression.end);
    }
  };
  return shape(node);
}
