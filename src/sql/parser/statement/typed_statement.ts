import type { ColumnDefinition, CommandStatement, Node, Query, Statement, Table, TableElement } from "../../ast.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const { TABLE, VIEW, INDEX, IF, EXISTS, MATERIALIZED, ONLINE, IGNORE, TEMPORARY } = words(
  "TABLE",
  "VIEW",
  "INDEX",
  "IF",
  "EXISTS",
  "MATERIALIZED",
  "ONLINE",
  "IGNORE",
  "TEMPORARY",
);

/** The tree's own node for statements about tables, views and indexes; any other command as it is. */
export function typedStatement(p: Parser, command: Statement): Statement {
  if (command.kind !== "command" || p.failed) return command;
  switch (command.type) {
    case "CreateTable":
      return createTable(command);
    case "CreateView":
    case "CreateMaterializedView":
      return createView(command);
    case "CreateIndex":
      return createIndex(command);
    case "Alter":
      return isTableAlteration(p, command) ? alterTable(command) : command;
    case "Drop":
      return isRelationDrop(p, command) ? dropped(p, command) : command;
    case "Truncate":
      return { kind: "truncate", start: command.start, end: command.end, tables: command.parts.filter(isTable) };
    case "Explain":
    case "Describe":
      return explained(command);
    default:
      return command;
  }
}

function isTable(node: Node): node is Table {
  return node.kind === "table";
}

function isQuery(node: Node): node is Query {
  return node.kind === "query";
}

function isElement(node: Node): node is ColumnDefinition | TableElement {
  return node.kind === "column_definition" || node.kind === "table_element";
}

/** The nodes of `command` but for those that have a place of their own. */
function others(command: CommandStatement, ...placed: readonly (Node | undefined)[]): Node[] {
  return command.parts.filter((part) => !placed.includes(part));
}

function createTable(command: CommandStatement): Statement {
  const { start, end, parts } = command;
  const name = parts.find(isTable);
  if (name === undefined) return command;
  const query = parts.find(isQuery);
  return {
    kind: "create_table",
    start,
    end,
    name,
    elements: parts.filter(isElement),
    ...(query === undefined ? {} : { query }),
    parts: others(command, name, query).filter((part) => !isElement(part)),
  };
}

function createView(command: CommandStatement): Statement {
  const { start, end, parts } = command;
  const name = parts.find(isTable);
  if (name === undefined) return command;
  const query = parts.find(isQuery);
  return {
    kind: "create_view",
    start,
    end,
    materialized: command.type === "CreateMaterializedView",
    name,
    ...(query === undefined ? {} : { query }),
    parts: others(command, name, query),
  };
}

function createIndex(command: CommandStatement): Statement {
  const { start, end, parts } = command;
  const table = parts.find(isTable);
  return { kind: "create_index", start, end, ...(table === undefined ? {} : { table }), parts: others(command, table) };
}

/** ALTER TABLE, with what MariaDB and ClickHouse let stand between the two words. */
function isTableAlteration(p: Parser, command: CommandStatement): boolean {
  for (let ahead = 1; ahead <= 3; ahead++) {
    const word = p.tokens.word[command.start + ahead];
    if (word === TABLE) return true;
    if (word !== ONLINE && word !== IGNORE && word !== TEMPORARY) return false;
  }
  return false;
}

function alterTable(command: CommandStatement): Statement {
  const { start, end, parts } = command;
  const table = parts.find(isTable);
  return table === undefined ? command : { kind: "alter_table", start, end, table, parts: others(command, table) };
}

/** DROP of a table, a view or an index. */
function isRelationDrop(p: Parser, command: CommandStatement): boolean {
  const word = p.tokens.word[command.start + 1];
  return word === TABLE || word === VIEW || word === INDEX || word === MATERIALIZED || command.parts.some(isTable);
}

function dropped(p: Parser, command: CommandStatement): Statement {
  const { start, end, parts } = command;
  const words = p.tokens.word;
  let ifExists = false;
  for (let i = start; i + 1 < end && !ifExists; i++) ifExists = words[i] === IF && words[i + 1] === EXISTS;
  return { kind: "drop", start, end, tables: parts.filter(isTable), ifExists };
}

const statementKinds: ReadonlySet<string> = new Set(
  "select_statement insert update delete merge create_table create_view create_index alter_table drop truncate explain command block"
    .split(" "),
);

function explained(command: CommandStatement): Statement {
  const { start, end, parts } = command;
  const statement = parts.find((part): part is Statement => statementKinds.has(part.kind));
  return {
    kind: "explain",
    start,
    end,
    ...(statement === undefined ? {} : { statement }),
    parts: others(command, statement),
  };
}
