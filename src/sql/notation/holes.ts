import type { ColumnReference, Node, ObjectName, Table } from "../ast.ts";
import { WordClass } from "../dialect.ts";
import { swappedFrom } from "../faults/slip.ts";
import { parseAssignments, parseColumn } from "../parser/change/assignment.ts";
import { parseExpression, parseValue as parseOperand } from "../parser/expression/expression.ts";
import { parseAccess, startsAccess } from "../parser/expression/access.ts";
import { parseFromItem } from "../parser/from/from.ts";
import { expectString } from "../parser/expression/literal.ts";
import { parseNamed, parseUnaccessedOperand } from "../parser/expression/operand.ts";
import type { Parser } from "../parser/parser.ts";
import { parseProcedural } from "../parser/procedural/mod.ts";
import { parseParameters } from "../parser/procedural/plsql/parameter.ts";
import { parsePlsqlType, parseUnsizedType } from "../parser/procedural/plsql/type.ts";
import { parseQuery } from "../parser/query/query.ts";
import { parseSelectList } from "../parser/query/select.ts";
import { parseSettingList } from "../parser/query/settings.ts";
import { parseStatement } from "../parser/statement/statement.ts";
import { parseColumnDefinition, parseTableElement, parseTableElements } from "../parser/statement/table_elements.ts";
import { parseTableName } from "../parser/from/table_name.ts";
import { parseType } from "../parser/expression/type.ts";
import { parseOrderBy } from "../parser/expression/window.ts";
import { CLOSE, COMMA, DOT, OPEN, RANGE, SEMICOLON } from "../symbols.ts";
import { Role, TokenKind, tokenText } from "../token.ts";
import { word, words } from "../vocabulary.ts";
import { parseBalanced } from "./balanced.ts";
import type { Hole } from "./hole.ts";
import { parseOptionList, parseOptionName, parseOptions, parseSettings } from "./options.ts";
import { atExplainable, atQueryWord, atRowStatement, atSchemaElement } from "./statement_kinds.ts";
import {
  atInteger,
  atLiteral,
  atNumber,
  atSize,
  atStage,
  atUser,
  atValue,
  atVariable,
  parseInteger,
  parseLiteral,
  parseNumber,
  parseSize,
  parseUser,
  parseValue,
  readVariable,
} from "./values.ts";

const { IDENTIFIER, NOT, CONSTRAINT } = words("IDENTIFIER", "NOT", "CONSTRAINT");

const kinds =
  "ACCOUNT APPLICATION CLASS DATABASE FUNCTION GROUP INTEGRATION LISTING PACKAGE PIPE POOL PROCEDURE REPOSITORY ROLE SCHEMA SECONDARY SERVICE SHARE STAGE STREAM TABLE TASK USER VIEW WAREHOUSE"
    .split(" ");
const kindWords: ReadonlySet<number> = new Set(kinds.map(word));

const scopeWords = new Set("GLOBAL SESSION LOCAL PERSIST PERSIST_ONLY NAMES PASSWORD".split(" ").map(word));

/** Snowflake's own classes (https://docs.snowflake.com/en/sql-reference-classes). */
const ownClasses: ReadonlySet<number> = new Set(
  ("ANOMALY_DETECTION BUDGET CLASSIFICATION CLASSIFICATION_PROFILE CUSTOM_CLASSIFIER DOCUMENT_INTELLIGENCE FORECAST " +
    "TOP_INSIGHTS").split(" ").map(word),
);

/** MariaDB's words for options of tables, columns and indexes, which have a grammar of their own. */
const tableOptionWords: ReadonlySet<number> = new Set(
  ("AUTO_INCREMENT AVG_ROW_LENGTH CHARACTER CHARSET CHECKSUM COLLATE COLUMN_FORMAT COMMENT CONNECTION DATA " +
    "DELAY_KEY_WRITE ENGINE IGNORED INDEX INSERT_METHOD INVISIBLE KEY_BLOCK_SIZE MAX_ROWS MIN_ROWS PACK_KEYS PASSWORD " +
    "ROW_FORMAT SEQUENCE STORAGE TABLESPACE TABLE_CHECKSUM TRANSACTIONAL TYPE UNION USING").split(" ").map(word),
);

function atAnyWord(p: Parser): boolean {
  return p.kind === TokenKind.Word || p.kind === TokenKind.QuotedName || p.atSubstitution;
}

/** True at the name of a system variable: what says whose it is, and NAMES, are no names where they stand alone. */
function atVariableName(p: Parser): boolean {
  return p.atName && (p.wordAt(1) === DOT || !scopeWords.has(p.word));
}

/** False only where no expression can begin. */
function atOperand(p: Parser): boolean {
  return !p.atEnd && p.word !== COMMA && p.word !== CLOSE &&
    p.word !== SEMICOLON;
}

function atTable(p: Parser): boolean {
  return p.atName || p.atStringName || p.kind === TokenKind.Parameter;
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
  return brief(what, (p) => p.atName || p.atStringName, (p, parts) => void parts.push(parseObjectName(p, what)));
}

/** A name, or Snowflake's `IDENTIFIER('name')` in its place. */
function parseObjectName(p: Parser, what: string): ObjectName {
  if (p.word !== IDENTIFIER || p.wordAt(1) !== OPEN || !p.has.identifierFunction) return qualifiedName(p, what);
  return parseTableName(p, what).name;
}

/** A name in which the schema may be left out: `db..name`. */
function qualifiedName(p: Parser, what: string): ObjectName {
  const name = p.objectName(what);
  if (!p.has.omittedNameParts || !p.accept(RANGE)) return name;
  const rest = p.objectName(what);
  return { kind: "name", start: name.start, end: p.index, parts: [...name.parts, ...rest.parts] };
}

function expression(what: string, read: (p: Parser) => Node): Hole {
  return grammar(what, atOperand, (p, parts) => void parts.push(read(p)));
}

/** True at a name, or at a reserved word that may be a function's name. */
function atFunctionName(p: Parser): boolean {
  return p.atName || (p.kind === TokenKind.Word && (p.wordClass & WordClass.FunctionName) !== 0);
}

/** Fails at a word for a kind of object, also where two of its letters are swapped; `what` should stand here. */
function refuseKind(p: Parser, what: string): void {
  if (kindWords.has(p.word)) p.fail(what);
  const meant = p.kind === TokenKind.Word ? swappedFrom(tokenText(p.tokens, p.index), kinds) : undefined;
  if (meant !== undefined) p.fail(meant);
}

function atClass(p: Parser): boolean {
  return p.atName && (p.wordAt(1) === DOT || ownClasses.has(p.word));
}

function parseClassName(p: Parser, parts: Node[]): void {
  if (atClass(p)) parts.push(p.objectName("a class"));
  else p.fail();
}

function parseBareTable(p: Parser, parts: Node[]): void {
  refuseKind(p, "a table name");
  if (!p.failed) parts.push(parseTableName(p));
}

function parseBareName(p: Parser, parts: Node[]): void {
  refuseKind(p, "a name");
  if (!p.failed) parts.push(parseObjectName(p, "a name"));
}

/** True where a parameter's name can begin: PostgreSQL has fewer words for it than for columns. */
function atParameterName(p: Parser): boolean {
  return atFunctionName(p) && (p.wordClass & WordClass.NeverFunction) === 0;
}

function parseParameterName(p: Parser): void {
  if (atParameterName(p)) p.anyName("a parameter name");
  else p.fail("a parameter name");
}

/** A call, or what is one to the grammar, without what may lead from it to a part of it. */
function parseCallAlone(p: Parser, parts: Node[]): void {
  if (!atFunctionName(p)) return p.fail("a function call");
  const operand = parseUnaccessedOperand(p);
  if (operand.kind === "call" || operand.kind === "cast") parts.push(operand);
  else p.fail("a function call");
}

/** A statement of one of the kinds at which `starts` is true. */
function statement(what: string, starts: (p: Parser) => boolean): Hole {
  return grammar(what, starts, (p, parts) => void (starts(p) ? parts.push(parseStatement(p)) : p.fail(what)));
}

function isNeverFunction(p: Parser, token: number): boolean {
  return ((p.dialect.wordClass[p.tokens.word[token] ?? 0] ?? 0) & WordClass.NeverFunction) !== 0;
}

function parseFunctionName(p: Parser, parts: Node[]): void {
  const start = p.index;
  const reserved = !p.atName && atFunctionName(p);
  const name: ObjectName = reserved
    ? { kind: "name", start, end: start + 1, parts: [p.anyName("a function name")] }
    : qualifiedName(p, "a function name");
  if (name.parts.length === 1 && p.word === OPEN && isNeverFunction(p, start)) p.fail();
  const last = name.parts.at(-1);
  if (last !== undefined && !p.failed) p.setRole(last, Role.Function);
  parts.push(name);
}

function parseBlock(p: Parser, parts: Node[]): void {
  const block = parseProcedural(p);
  if (block === undefined) p.fail("a block");
  else parts.push(block);
}

/** A function's or a method's call and nothing around it. */
function parseCall(p: Parser): Node {
  const { index } = p;
  if (!p.atName) p.fail("a function name");
  const operand = parseNamed(p);
  const whole = startsAccess(p.word) ? parseAccess(p, operand, false) : operand;
  const last = whole.kind === "access" ? whole.steps.at(-1) : undefined;
  if (!p.failed && whole.kind !== "call" && last?.kind !== "call") {
    if (operand.kind === "column") p.expect(OPEN);
    else p.fail("a call");
  }
  return p.index === index ? operand : whole;
}

/** Strings side by side are one only where the lexer of the database joins them; elsewhere expressions alone do so. */
function parseString(p: Parser, parts: Node[]): void {
  if (p.kind !== TokenKind.String || p.has.adjacentStringLines) parts.push(expectString(p));
  else parseLiteral(p, parts);
}

function parseOwnColumn(p: Parser): ColumnReference {
  const start = p.index;
  const parts = [p.name("a column name")];
  return { kind: "column", start, end: p.index, name: { kind: "name", start, end: p.index, parts } };
}

/** A table by name where `@` means something else than a database link. */
function parseLocalTable(p: Parser): Table {
  const name = p.objectName("a table name");
  return { kind: "table", start: name.start, end: name.end, name, rest: [] };
}

/** A column where a constraint could stand as well. */
function parseNewColumn(p: Parser): void {
  if (p.word === CONSTRAINT) p.fail("a column name");
  else p.name("a column name");
}

/** An operator as CREATE OPERATOR names it: symbols that touch. */
function parseOperator(p: Parser): void {
  if (!atOperator(p)) return p.fail("an operator");
  do p.advance(Role.None); while (
    atOperator(p) && p.tokens.end[p.index - 1] === p.tokens.start[p.index]
  );
}

function atOperator(p: Parser): boolean {
  if (p.kind !== TokenKind.Symbol) return false;
  const { sql, start, end } = p.tokens;
  for (let i = start[p.index] ?? 0; i < (end[p.index] ?? 0); i++) {
    if (!operatorCharacters.includes(sql.charAt(i))) return false;
  }
  return true;
}

const operatorCharacters = "+-*/<>=~!@#%^&|`?";

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
  identifier: brief("a name", (p) => p.atName || p.atStringName, (p) => void p.name("a name")),
  quoted_name: brief(
    "a quoted name",
    (p) => p.kind === TokenKind.QuotedName,
    (p) => void p.expectKind(TokenKind.QuotedName, "a quoted name"),
  ),
  new_column: brief("a column name", (p) => p.atName && p.word !== CONSTRAINT, parseNewColumn),
  // `SNOWFLAKE.ML.FORECAST` or, in the search path, one of Snowflake's own alone; no word that a message should offer.
  class_name: brief("", atClass, parseClassName),
  // An option that a storage engine of MariaDB has: no word of the server's own options.
  engine_option: brief(
    "an option's name",
    (p) => p.atName && !tableOptionWords.has(p.word),
    (p) => void (tableOptionWords.has(p.word) ? p.fail("an option's name") : p.name("an option's name")),
  ),
  any_name: brief("a name", atAnyWord, (p) => void p.anyName("a name")),
  schema: objectName("a schema name"),
  database: objectName("a database name"),
  // No word that says what kind of object a name behind it stands for.
  bare_name: brief("a name", (p) => p.atName && !kindWords.has(p.word), parseBareName),
  bare_table: brief("a table name", (p) => p.atName && !kindWords.has(p.word), parseBareTable),
  index: objectName("an index name"),
  function: brief("a function name", atFunctionName, parseFunctionName),
  plain_word: brief("a name", atFunctionName, (p) => void (atFunctionName(p) ? p.anyName("a name") : p.fail("a name"))),
  parameter_name: brief("a parameter name", atParameterName, parseParameterName),
  operator: brief("an operator", atOperator, parseOperator),
  user: brief("a user name", atUser, parseUser),

  // What metadata lists.
  table: table("a table name"),
  view: table("a view name"),
  local_table: brief("a table name", (p) => p.atName, (p, parts) => void parts.push(parseLocalTable(p))),
  column: brief("a column name", (p) => p.atName || p.atStringName, (p, parts) => void parts.push(parseColumn(p))),
  // A column of the table that the statement is about: never qualified.
  own_column: brief("a column name", (p) => p.atName, (p, parts) => void parts.push(parseOwnColumn(p))),
  from_item: grammar(
    "a table name",
    (p) => atTable(p) || atAnyWord(p) || p.word === OPEN,
    (p, parts) => void parts.push(parseFromItem(p)),
  ),

  // Grammars of their own. `operand` has no comparison, AND or OR outside brackets.
  type: grammar("a data type", atAnyWord, (p, parts) => void parts.push(parseType(p))),
  expression: expression("an expression", parseExpression),
  predicate: expression("a condition", parseExpression),
  operand: grammar(
    "an expression",
    (p) => atOperand(p) && p.word !== NOT,
    (p, parts) => void (p.word === NOT ? p.fail("an expression") : parts.push(parseOperand(p))),
  ),
  call: grammar("a call", (p) => p.atName, (p, parts) => void parts.push(parseCall(p))),
  function_call: grammar("a function call", atFunctionName, parseCallAlone),
  query: grammar("a query", atQueryWord, (p, parts) => void parts.push(parseQuery(p))),
  statement: grammar(
    "a statement",
    (p) => p.kind === TokenKind.Word || p.word === OPEN,
    (p, parts) => void parts.push(parseStatement(p)),
  ),
  row_statement: statement("a query, INSERT, UPDATE, DELETE or MERGE", atRowStatement),
  explainable_statement: statement("a query, INSERT, UPDATE, DELETE or MERGE", atExplainable),
  schema_element: statement("CREATE or GRANT", atSchemaElement),
  block: grammar("a block", (p) => p.kind === TokenKind.Word, parseBlock),
  plsql_parameters: grammar("'('", (p) => p.word === OPEN, parseParameters),
  plsql_type: grammar("a data type", atAnyWord, (p, parts) => void parts.push(parsePlsqlType(p))),
  result_type: grammar("a data type", atAnyWord, (p, parts) => void parts.push(parseUnsizedType(p))),
  table_elements: grammar("'('", (p) => p.word === OPEN, (p, parts) => pushAll(parts, parseTableElements(p))),
  table_element: grammar("a column name", atAnyWord, (p, parts) => void parts.push(parseTableElement(p))),
  column_element: grammar(
    "a column name",
    (p) => p.atName || p.atStringName,
    (p, parts) => void parts.push(parseColumnDefinition(p)),
  ),
  assignments: grammar("a column name", atOperand, (p, parts) => pushAll(parts, parseAssignments(p))),
  order_items: grammar("an expression", atOperand, (p, parts) => pushAll(parts, parseOrderBy(p))),
  select_list: grammar("an expression", atOperand, (p, parts) => pushAll(parts, parseSelectList(p))),

  // Constants. `value` is a constant, a parameter or any word; `size` may have a unit: 10M.
  string: brief("a string", (p) => p.kind === TokenKind.String, parseString),
  number: brief("a number", atNumber, parseNumber),
  integer: brief("a whole number", atInteger, parseInteger),
  size: brief("a whole number", atSize, parseSize),
  literal: brief("a constant", atLiteral, parseLiteral),
  value: brief("a value", atValue, parseValue),
  parameter: brief(
    "a parameter",
    (p) => p.kind === TokenKind.Parameter,
    (p) => void p.expectKind(TokenKind.Parameter, "a parameter"),
  ),
  // MySQL's variables: `@name`, and `@@name` without what follows a dot.
  variable_name: brief(
    "a variable's name",
    atVariableName,
    (p, parts) => atVariableName(p) ? void parts.push(p.objectName("a variable's name")) : p.fail("a variable's name"),
  ),
  user_variable: brief("a variable such as @name", (p) => atVariable(p, false), (p) => readVariable(p, false)),
  system_variable: brief("a variable such as @@name", (p) => atVariable(p, true), (p) => readVariable(p, true)),
  stage: brief(
    "a stage such as @name",
    atStage,
    (p) => void (atStage(p) ? p.advance(Role.None) : p.fail("a stage such as @name")),
  ),

  // Options. `options`: KEY = value, with or without commas; `settings`: key = value, with commas; `option_list`: in
  // brackets, `=` may be left out.
  // `module_arguments`: any tokens in brackets.
  module_arguments: grammar("'('", (p) => p.word === OPEN, parseBalanced),
  option_name: brief("an option's name", (p) => p.atName, parseOptionName),
  options: grammar("an option's name", (p) => p.atName, parseOptions),
  settings: grammar("a setting's name", atAnyWord, parseSettings),
  // ClickHouse's: `name = constant`, a name alone too.
  setting_list: grammar("a setting's name", atAnyWord, (p, parts) => parseSettingList(p, parts)),
  option_list: grammar("'('", (p) => p.word === OPEN, parseOptionList),
};
