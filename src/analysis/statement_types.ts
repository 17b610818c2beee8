import type { Query, Statement } from "../sql/ast.ts";

function queryType(query: Query): string {
  let { body } = query;
  while (body.kind === "bracketed_query") body = body.query.body;
  switch (body.kind) {
    case "set_operation":
      return "SetOperation";
    case "values":
      return "ValuesStatement";
    case "select":
    case "table_query":
      return "SelectStatement";
  }
}

/** The name of a statement's kind without its package, or undefined for a separator, which is no statement. */
function typeName(statement: Statement): string | undefined {
  switch (statement.kind) {
    case "select_statement":
      return queryType(statement.query);
    case "insert":
      return statement.replace ? "ReplaceStatement" : "InsertStatement";
    case "update":
      return "UpdateStatement";
    case "delete":
      return "DeleteStatement";
    case "merge":
      return "MergeStatement";
    case "create_table":
      return "CreateTableStatement";
    case "create_view":
      return statement.materialized ? "CreateMaterializedViewStatement" : "CreateViewStatement";
    case "create_index":
      return "CreateIndexStatement";
    case "alter_table":
      return "AlterStatement";
    case "drop":
      return "DropStatement";
    case "truncate":
      return "TruncateStatement";
    case "explain":
      return "DescribeStatement";
    case "command":
    case "block":
      return commandType(statement.type);
    case "separator":
      return undefined;
  }
}

/** Kinds that GoSQLX names otherwise than by their first words. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["Explain", "Describe"],
  ["Desc", "Describe"],
]);

function commandType(type: string): string {
  return `${renamed.get(type) ?? type}Statement`;
}

/**
 * The kinds of a text's statements, in source order, as GoSQLX names its tree's nodes: `*ast.SelectStatement`. A
 * statement with WITH has the kind of what stands behind it; separators such as GO are left out.
 */
export function statementTypes(statements: readonly Statement[]): string[] {
  const types: string[] = [];
  for (const statement of statements) {
    const type = typeName(statement);
    if (type !== undefined) types.push(`*ast.${type}`);
  }
  return types;
}
