import type { FromItem, Query, QueryBody, Select, With } from "../sql/ast.ts";
import type { Tokens } from "../sql/token.ts";
import { lastPart, unquoted } from "./names.ts";

/** What names mean inside one query or statement that are no columns of a table. Lower case. */
export interface Scope {
  readonly parent: Scope | undefined;
  /** The next scope around it that has names. */
  readonly named: Scope | undefined;
  /** The select whose names these are, which opens no scope of its own. */
  readonly body?: QueryBody;
  /** Aliases of tables, parameters of lambdas, names of expressions. */
  readonly names: ReadonlySet<string>;
  /** Names by which tables without an alias are known: the last part of theirs. */
  readonly tables: ReadonlySet<string>;
  /** Aliases of SELECT items. */
  readonly items: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

function namedFrom(scope: Scope | undefined): Scope | undefined {
  return scope === undefined || scope.names.size > 0 ? scope : scope.named;
}

function addAlias(tokens: Tokens, alias: number | undefined, names: Set<string>): void {
  if (alias !== undefined) names.add(unquoted(tokens, alias).toLowerCase());
}

/**
 * Adds the aliases of what stands in FROM, joined or pivoted, to `names`, and the names of tables without one to
 * `tables`; nothing from inside subqueries.
 */
export function addTableNames(
  tokens: Tokens,
  items: readonly FromItem[],
  names: Set<string>,
  tables: Set<string> = new Set(),
): void {
  const pending = [...items];
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    switch (item.kind) {
      case "joined_table":
        pending.push(item.first);
        for (const join of item.joins) pending.push(join.item);
        break;
      case "pivoted_table":
        pending.push(item.source);
        addAlias(tokens, item.alias, names);
        break;
      case "table":
        if (item.alias === undefined) tables.add(lastPart(tokens, item.name).toLowerCase());
        addAlias(tokens, item.alias, names);
        break;
      case "derived_table":
      case "table_function":
        addAlias(tokens, item.alias, names);
    }
  }
}

function itemAliases(tokens: Tokens, select: Select): ReadonlySet<string> {
  const names = new Set<string>();
  for (const item of select.items) addAlias(tokens, item.alias, names);
  return names.size === 0 ? none : names;
}

/** The select that names the columns of a query's result. */
function firstSelect(body: QueryBody): Select | undefined {
  let current: QueryBody | undefined = body;
  while (current !== undefined && current.kind !== "select") {
    if (current.kind === "set_operation") current = current.queries[0];
    else if (current.kind === "bracketed_query") current = current.query.body;
    else return undefined;
  }
  return current;
}

/** Names of WITH that stand for expressions, not for queries. */
function addNamedExpressions(tokens: Tokens, node: With | undefined, names: Set<string>): void {
  for (const table of node?.tables ?? []) if (table.expression !== undefined) addAlias(tokens, table.name, names);
}

/** The scope of one SELECT. */
export function selectScope(tokens: Tokens, select: Select, parent: Scope | undefined): Scope {
  const names = new Set<string>();
  const tables = new Set<string>();
  addTableNames(tokens, select.from, names, tables);
  return { parent, named: namedFrom(parent), body: select, names, tables, items: itemAliases(tokens, select) };
}

/** The scope of a whole query: that of its select, and for a set operation the names of its result. */
export function queryScope(tokens: Tokens, query: Query, parent: Scope | undefined): Scope {
  const { body } = query;
  const names = new Set<string>();
  const tables = new Set<string>();
  addNamedExpressions(tokens, query.with, names);
  if (body.kind === "select" || body.kind === "table_query") addTableNames(tokens, body.from, names, tables);
  // Only what stands behind the body can name its items.
  const first = body.kind === "select" || query.clauses.length > 0 ? firstSelect(body) : undefined;
  return {
    parent,
    named: namedFrom(parent),
    body,
    names,
    tables,
    items: first === undefined ? none : itemAliases(tokens, first),
  };
}

/** A scope of names alone: a lambda's parameters, a statement's tables. */
export function plainScope(names: ReadonlySet<string>, parent: Scope | undefined): Scope {
  return { parent, named: namedFrom(parent), names, tables: none, items: none };
}

/** True where a bare name means a table, a parameter or a named expression around it. */
export function isScopeName(scope: Scope | undefined, name: string): boolean {
  for (let current = scope; current !== undefined; current = current.named) if (current.names.has(name)) return true;
  return false;
}
