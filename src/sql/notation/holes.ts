import type { Node, ObjectName } from "../ast.ts";
import { parseAssignments, parseColumn } from "../parser/assignment.ts";
import { parseExpression, parseValue as parseOperand } from "../parser/expression.ts";
import { parseFromItem } from "../parser/from.ts";
import { expectString } from "../parser/literal.ts";
import type { Parser } from "../parser/parser.ts";
import { parseProcedural } from "../parser/procedural/mod.ts";
import { parseQuery } from "../parser/query.ts";
import { parseStatement } from "../parser/statement.ts";
import { parseColumnDefinition, parseTableElement, parseTableElements } from "../parser/table_elements.ts";
import { parseTableName } from "../parser/table_name.ts";
import { parseType } from "../parser/type.ts";
import { parseOrderBy } from "../parser/window.ts";
import { CLOSE, COMMA, OPEN, SEMICOLON } from "../symbols.ts";
import { Role, TokenKind } from "../token.ts";
import { words } from "../vocabulary.ts";
import type { Hole } from "./hole.ts";
import { parseOptionList, parseOptions, parseSettings } from "./options.ts";
import {
  atInteger,
  atLiteral,
  atNumber,
  atStage,
  atUser,
  atValue,
  parseInteger,
  parseLiteral,
  parseNumber,
  parseSize,
  parseUser,
  parseValue,
} from "./values.ts";

const { SELECT, WITH, VALUES, TABLE, FROM, IDENTIFIER } = words(
  "SELECT",
  "WITH",
  "VALUES",
  "TABLE",
  "FROM",
  "IDENTIFIER",
);

function atAnyWord(p: Parser): boolean {
  return p.kind === TokenKind.Word || p.kind === TokenKind.QuotedName;
}

/** False only where no expression can begin. */
function atOperand(p: Parser): boolean {
  return !p.atEnd && p.word !== COMMA && p.word !== CLOSE &&
    p.word !== SEMICOLON;
}

function atQueryWord(p: Parser): boolean {
  switch (p.word) {
    case SELECT:
    case WITH:
    case VALUES:
    case TABLE:
    case FROM:
    case OPEN:
      return true;
    default:
      return false;
  }
}

function atTable(p: Parser): boolean {
  return p.atName || p.kind === TokenKind.Parameter;
}

/** A name or constant of a few tokens. */
function brief(what: string, starts: (p: Parser) => boolean, parse: (p: Parser, parts: Node[]) => void): Hole {
  return { what, brief: true, starts, parse };
}

/** A grammar that may read any number of tokens. */
function grammar(what: string, starts: (p: Parser) => boolean, parse: (p: Parser, parts: Node[]) => void): Hole {
  return { what, starts, parse };
}

function table(what: string): Hole {
  return brief(what, atTable, (p, parts) => void parts.push(parseTableName(p, what)));
}

function objectName(what: string): Hole {
  return brief(what, (p) => p.atName, (p, parts) => void parts.push(parseObjectName(p, what)));
}

/** A name, or Snowflake's `IDENTIFIER('name')` in its place. */
function parseObjectName(p: Parser, what: string): ObjectName {
  if (p.word !== IDENTIFIER || p.wordAt(1) !== OPEN || !p.has.identifierFunction) return p.objectName(what);
  return parseTableName(p, what).name;
}

function expression(what: string, read: (p: Parser) => Node): Hole {
  return grammar(what, atOperand, (p, parts) => void parts.push(read(p)));
}

function parseFunctionName(p: Parser, parts: Node[]): void {
  const name = p.objectName("a function name");
  const last = name.parts.at(-1);
  if (last !== undefined && !p.failed) p.setRole(last, Role.Function);
  parts.push(name);
}

function parseBlock(p: Parser, parts: Node[]): void {
  const block = parseProcedural(p);
  if (block === undefined) p.fail("a block");
  else parts.push(block);
}

/** An operator as CREATE OPERATOR names it: symbols that touch. */
function parseOperator(p: Parser): void {
  if (!atOperator(p)) return p.fail("an operator");
  do p.advance(Role.None); while (
    atOperator(p) && p.tokens.end[p.index - 1] === p.tokens.start[p.index]
  );
}

function atOperator(p: Parser): boolean {
  return p.kind === TokenKind.Symbol && p.word !== OPEN && p.word !== CLOSE &&
    p.word !== COMMA && p.word !== SEMICOLON;
}

/** Spreading a list of a large text into `push` would overflow the stack. */
function pushAll(parts: Node[], nodes: readonly Node[]): void {
  for (const node of nodes) parts.push(node);
}

/**
 * What the holes of the notation read, by name: names and words; what metadata lists; whole grammars; constants; and
 * options. A hole for one family of statements is added here with the function that reads it.
 */
export const holes: Readonly<Record<string, Hole>> = {
  // Names. `name` may be qualified; `identifier` is one part; `any_name` may be a reserved word.
  name: objectName("a name"),
  identifier: brief("a name", (p) => p.atName, (p) => void p.name("a name")),
  quoted_name: brief(
    "a quoted name",
    (p) => p.kind === TokenKind.QuotedName,
    (p) => void p.expectKind(TokenKind.QuotedName, "a quoted name"),
  ),
  any_name: brief("a name", atAnyWord, (p) => void p.anyName("a name")),
  schema: objectName("a schema name"),
  database: objectName("a database name"),
  index: objectName("an index name"),
  function: brief("a function name", (p) => p.atName, parseFunctionName),
  operator: brief("an operator", atOperator, parseOperator),
  user: brief("a user name", atUser, parseUser),

  // What metadata lists.
  table: table("a table name"),
  view: table("a view name"),
  column: brief("a column name", (p) => p.atName, (p, parts) => void parts.push(parseColumn(p))),
  from_item: grammar(
    "a table name",
    (p) => atTable(p) || atAnyWord(p) || p.word === OPEN,
    (p, parts) => void parts.push(parseFromItem(p)),
  ),

  // Grammars of their own. `operand` has no comparison, AND or OR outside brackets.
  type: grammar("a data type", atAnyWord, (p, parts) => void parts.push(parseType(p))),
  expression: expression("an expression", parseExpression),
  predicate: expression("a condition", parseExpression),
  operand: expression("an expression", parseOperand),
  query: grammar("a query", atQueryWord, (p, parts) => void parts.push(parseQuery(p))),
  statement: grammar(
    "a statement",
    (p) => p.kind === TokenKind.Word || p.word === OPEN,
    (p, parts) => void parts.push(parseStatement(p)),
  ),
  block: grammar("a block", (p) => p.kind === TokenKind.Word, parseBlock),
  table_elements: grammar("'('", (p) => p.word === OPEN, (p, parts) => pushAll(parts, parseTableElements(p))),
  table_element: grammar("a column name", atAnyWord, (p, parts) => void parts.push(parseTableElement(p))),
  column_element: grammar("a column name", (p) => p.atName, (p, parts) => void parts.push(parseColumnDefinition(p))),
  assignments: grammar("a column name", atOperand, (p, parts) => pushAll(parts, parseAssignments(p))),
  order_items: grammar("an expression", atOperand, (p, parts) => pushAll(parts, parseOrderBy(p))),

  // Constants. `value` is a constant, a parameter or any word; `size` may have a unit: 10M.
  string: brief("a string", (p) => p.kind === TokenKind.String, (p, parts) => void parts.push(expectString(p))),
  number: brief("a number", atNumber, parseNumber),
  integer: brief("a whole number", atInteger, parseInteger),
  size: brief("a whole number", atInteger, parseSize),
  literal: brief("a constant", atLiteral, parseLiteral),
  value: brief("a value", atValue, parseValue),
  parameter: brief(
    "a parameter",
    (p) => p.kind === TokenKind.Parameter,
    (p) => void p.expectKind(TokenKind.Parameter, "a parameter"),
  ),
  stage: brief(
    "a stage such as @name",
    atStage,
    (p) => void (atStage(p) ? p.advance(Role.None) : p.fail("a stage such as @name")),
  ),

  // Options. `options`: KEY = value, with or without commas; `settings`: key = value, with commas; `option_list`: in
  // brackets, `=` may be left out.
  options: grammar("an option's name", (p) => atAnyWord(p) || p.kind === TokenKind.String, parseOptions),
  settings: grammar("a setting's name", atAnyWord, parseSettings),
  option_list: grammar("'('", (p) => p.word === OPEN, parseOptionList),
};
