import type {
  Call,
  ColumnReference,
  CommonTableExpression,
  DeleteStatement,
  FromItem,
  InsertStatement,
  MergeStatement,
  Node,
  Table,
  UpdateStatement,
  With,
} from "../sql/ast.ts";
import type { DialectName } from "../sql/dialect.ts";
import type { ParseResult } from "../sql/mod.ts";
import { TokenKind, type Tokens } from "../sql/token.ts";
import { word } from "../sql/vocabulary.ts";
import { lastPart, nameText, unquoted } from "./names.ts";
import { NameList } from "./name_list.ts";
import { isPseudoColumn } from "./pseudo_columns.ts";
import { addTableNames, isScopeName, plainScope, queryScope, type Scope, selectScope } from "./scope.ts";
import { addUntypedNames } from "./untyped_names.ts";
import { walk } from "./walk.ts";

const BANG = word("!");

/** What a text names, each name once and in source order, as written without quotes. */
export interface Metadata {
  /** Tables and views read or written, with their schemas. */
  readonly tables: readonly string[];
  /** Columns, last part only. */
  readonly columns: readonly string[];
  /** Functions called, with their schemas. */
  readonly functions: readonly string[];
}

type Modification = InsertStatement | UpdateStatement | DeleteStatement | MergeStatement;

/** Clauses in which the names of SELECT items mean these. */
const aliasClauses = new Set(["ORDER BY", "HAVING", "QUALIFY"]);

class Collector {
  readonly tables = new NameList();
  readonly columns = new NameList();
  readonly functions = new NameList();
  readonly #tokens: Tokens;
  readonly #dialect: DialectName;
  readonly #has: ParseResult["dialect"]["features"];
  /** How many common table expressions of a name are visible here; lower case. */
  readonly #commonTables = new Map<string, number>();
  #scope: Scope | undefined;
  /** Scopes to come back to. */
  readonly #saved: (Scope | undefined)[] = [];
  /** Whether names of SELECT items count, for the current query and those around it. */
  readonly #aliasesCount: boolean[] = [false];
  /** How many blocks and how many queries and modifications of rows are around: outside of these, names are variables. */
  #blocks = 0;
  #statements = 0;
  /** Items of joins that see what stands before them. */
  readonly #lateral = new Set<Node>();
  /** Nodes that only repeat an alias. */
  readonly #repeated = new Set<Node>();
  /** Common table expressions counted in `#commonTables`. */
  readonly #shown = new Set<CommonTableExpression>();

  constructor(parsed: ParseResult) {
    this.#tokens = parsed.tokens;
    this.#dialect = parsed.dialect.name;
    this.#has = parsed.dialect.features;
  }

  enter(node: Node): void {
    switch (node.kind) {
      case "query":
        this.#statements++;
        this.#push(queryScope(this.#tokens, node, this.#scope));
        this.#aliasesCount.push(false);
        return;
      case "select":
        if (this.#scope?.body !== node) this.#push(selectScope(this.#tokens, node, this.#scope));
        else this.#push(this.#scope);
        return;
      case "insert":
      case "update":
      case "delete":
      case "merge":
        this.#statements++;
        return this.#enterModification(node);
      case "with":
        // Its queries see what is around the statement, not the tables beside them.
        this.#push(this.#scope?.parent);
        if (node.recursive) { for (const table of node.tables) this.#show(table); }
        return;
      case "cte":
        if (this.#seesItself(node)) this.#show(node);
        return;
      case "join":
        if (node.type.includes("apply") || node.type.includes("lateral")) this.#lateral.add(node.item);
        return;
      case "derived_table":
        this.#push(node.lateral || this.#lateral.has(node) ? this.#scope : this.#scope?.parent);
        return;
      case "lambda":
        this.#push(plainScope(this.#namesOf(node.parameters), this.#scope));
        return;
      case "clause":
        this.#aliasesCount.push(aliasClauses.has(node.name) || (node.name === "GROUP BY" && this.#has.groupByAlias));
        return;
      case "table":
        return this.#addTable(node);
      case "column_definition":
        this.columns.add(unquoted(this.#tokens, node.name), node.name);
        return;
      case "column":
        return this.#addColumn(node);
      case "call":
        return this.#addFunction(node);
      case "block":
        this.#push(plainScope(this.#namesOf(node.declares ?? []), this.#scope));
        if (node.type !== "CreateTrigger") this.#blocks++;
    }
  }

  leave(node: Node): void {
    switch (node.kind) {
      case "query":
        this.#statements--;
        this.#hide(node.with);
        this.#aliasesCount.pop();
        return this.#pop();
      case "insert":
      case "update":
      case "delete":
      case "merge":
        this.#statements--;
        this.#hide(node.with);
        return this.#pop();
      case "select":
      case "with":
      case "derived_table":
      case "lambda":
        return this.#pop();
      case "cte":
        return this.#show(node);
      case "clause":
        this.#aliasesCount.pop();
        return;
      case "block":
        if (node.type !== "CreateTrigger") this.#blocks--;
        return this.#pop();
    }
  }

  #push(scope: Scope | undefined): void {
    this.#saved.push(this.#scope);
    this.#scope = scope;
  }

  #pop(): void {
    this.#scope = this.#saved.pop();
  }

  #namesOf(names: readonly number[]): Set<string> {
    return new Set(names.map((name) => unquoted(this.#tokens, name).toLowerCase()));
  }

  #enterModification(node: Modification): void {
    const names = new Set<string>();
    addTableNames(this.#tokens, tablesOf(node), names);
    this.#push(plainScope(names, this.#scope));
    if (node.kind !== "update" && node.kind !== "delete") return;
    // `UPDATE o SET … FROM orders AS o` and `DELETE o FROM orders AS o`: the target is an alias.
    const sources = new Set<string>();
    addTableNames(this.#tokens, node.from, sources);
    for (const target of node.targets) {
      if (target.kind !== "table" || target.name.parts.length > 1) continue;
      if (sources.has(nameText(this.#tokens, target.name).toLowerCase())) this.#repeated.add(target);
    }
  }

  #seesItself(node: CommonTableExpression): boolean {
    return this.#has.implicitRecursion && node.query?.kind === "query" && node.query.body.kind === "set_operation";
  }

  #show(node: CommonTableExpression): void {
    if (node.query === undefined || this.#shown.has(node)) return;
    this.#shown.add(node);
    const name = unquoted(this.#tokens, node.name).toLowerCase();
    this.#commonTables.set(name, (this.#commonTables.get(name) ?? 0) + 1);
  }

  #hide(node: With | undefined): void {
    for (const table of node?.tables ?? []) {
      if (!this.#shown.delete(table)) continue;
      const name = unquoted(this.#tokens, table.name).toLowerCase();
      this.#commonTables.set(name, (this.#commonTables.get(name) ?? 0) - 1);
    }
  }

  #addTable(node: Table): void {
    const { name } = node;
    if (this.#repeated.has(node) || this.#tokens.kind[name.start] === TokenKind.Parameter) return;
    if (this.#isPath(node)) return this.columns.add(lastPart(this.#tokens, name), name.start);
    const text = nameText(this.#tokens, name);
    if (name.parts.length === 1 && (this.#commonTables.get(text.toLowerCase()) ?? 0) > 0) return;
    this.tables.add(text, name.start);
  }

  /** Arrays of a table beside it: `FROM orders AS o, o.items`. */
  #isPath({ name }: Table): boolean {
    if (!this.#has.pathTables || name.parts.length < 2) return false;
    const first = unquoted(this.#tokens, name.start).toLowerCase();
    return isScopeName(this.#scope, first) || this.#scope?.tables.has(first) === true;
  }

  /** An element of a collection looks like a call. */
  #addFunction({ name, syntax }: Call): void {
    if (syntax) return;
    const text = nameText(this.#tokens, name);
    if (this.#blocks > 0 && name.parts.length === 1 && isScopeName(this.#scope, text.toLowerCase())) return;
    this.functions.add(text, name.start);
  }

  #addColumn(node: ColumnReference): void {
    if (this.#blocks > 0 && this.#statements === 0) return;
    const { name } = node;
    // Snowflake's `model!PREDICT(…)`
    if (this.#has.instanceMethods && this.#tokens.word[node.end] === BANG) return;
    const text = lastPart(this.#tokens, name);
    const isQuoted = this.#tokens.kind[name.end - 1] === TokenKind.QuotedName;
    if (!isQuoted && isPseudoColumn(text, name.parts.length > 1, this.#dialect)) return;
    if (name.parts.length === 1) {
      const folded = text.toLowerCase();
      if (isScopeName(this.#scope, folded)) return;
      if (this.#aliasesCount.at(-1) === true && this.#scope?.items.has(folded) === true) return;
    }
    this.columns.add(text, name.start);
  }
}

/** Everything in FROM and like places of a statement that changes rows. */
function tablesOf(node: Modification): FromItem[] {
  switch (node.kind) {
    case "insert":
      return [...node.into];
    case "update":
    case "delete":
      return [...node.targets, ...node.from];
    case "merge":
      return [node.target, node.source];
  }
}

/**
 * Finds the tables, columns and functions that the statements of a text name. Names of common table expressions are
 * no tables where they are visible; aliases, parameters and the names of SELECT items where these count are no columns.
 *
 * @param parsed A result without an error.
 */
export function extractMetadata(parsed: ParseResult): Metadata {
  const collector = new Collector(parsed);
  walk(parsed.statements, collector);
  const { tables, columns, functions } = collector;
  if (!parsed.tree) addUntypedNames(parsed, { tables, columns, functions });
  return { tables: tables.inOrder(), columns: columns.inOrder(), functions: functions.inOrder() };
}
