/**
 * The tree. Every node has `start` and `end`: indexes of its first token and of the one behind its last, so that
 * the text, the comments and the place of anything can be had from the tokens. A number in a field whose comment
 * says "token" is a token's index. Chains (`a + b - c`, `x AND y`, joins, set operations, casts) are flat lists,
 * so that a walk's depth is that of the brackets in the text.
 */

/** What all nodes have. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A possibly qualified name. `parts` holds the first token of each part; a part reaches to the next dot. */
export interface ObjectName extends Span {
  readonly kind: "name";
  readonly parts: readonly number[];
}

// Expressions

/** A constant: string, number, TRUE, NULL, `DATE '…'`, `INTERVAL '1' DAY` without operands. */
export interface Literal extends Span {
  readonly kind: "literal";
  readonly type: "string" | "number" | "boolean" | "null" | "datetime" | "interval" | "default" | "other";
}

/** A column, variable-free name or pseudo-column (`CURRENT_DATE` is a `Call` with `keyword`). */
export interface ColumnReference extends Span {
  readonly kind: "column";
  readonly name: ObjectName;
}

/** `*` or `t.*` with what the dialect lets follow it (EXCEPT, REPLACE, RENAME, ILIKE …). */
export interface Star extends Span {
  readonly kind: "star";
  readonly qualifier?: ObjectName;
  /** Expressions of REPLACE, APPLY and the like; names of EXCEPT are no nodes. */
  readonly expressions: readonly Expression[];
}

/** `?`, `$1`, `:name`, `@name`, `{{ name }}`. */
export interface Parameter extends Span {
  readonly kind: "parameter";
}

/** A prefix operator; `start` is its token. NOT too. */
export interface Unary extends Span {
  readonly kind: "unary";
  readonly operand: Expression;
}

/** Operands joined by operators of one precedence, left to right; `operators[i]` is the first token of the one behind `operands[i]`. */
export interface Operation extends Span {
  readonly kind: "operation";
  readonly operands: readonly Expression[];
  readonly operators: readonly number[];
}

/** `x [NOT] BETWEEN low AND high`. */
export interface Between extends Span {
  readonly kind: "between";
  readonly not: boolean;
  readonly operand: Expression;
  readonly low: Expression;
  readonly high: Expression;
}

/** `x IN (…)`: `list` for expressions, `query` for a subquery. */
export interface In extends Span {
  readonly kind: "in";
  readonly not: boolean;
  readonly operand: Expression;
  readonly list?: readonly Expression[];
  readonly query?: Query;
}

/** `x IS [NOT] NULL / TRUE / DISTINCT FROM y / JSON …`; `right` only where there is one. */
export interface Is extends Span {
  readonly kind: "is";
  readonly not: boolean;
  readonly operand: Expression;
  readonly test: "null" | "true" | "false" | "unknown" | "distinct" | "other";
  readonly right?: Expression;
}

/** LIKE, ILIKE, SIMILAR TO, GLOB, REGEXP, RLIKE, MATCH: `operator` is its first token (behind NOT). */
export interface Like extends Span {
  readonly kind: "like";
  readonly not: boolean;
  readonly operator: number;
  readonly operand: Expression;
  readonly pattern: Expression;
  readonly escape?: Expression;
}

/** `EXISTS (query)`. */
export interface Exists extends Span {
  readonly kind: "exists";
  readonly query: Query;
}

/** `ANY (…)`, `ALL (…)`, `SOME (…)` as the right side of a comparison. */
export interface Quantified extends Span {
  readonly kind: "quantified";
  readonly query?: Query;
  readonly list?: readonly Expression[];
}

/** `WHEN when THEN then`; `when` is a value where the CASE has an operand, else a condition. */
export interface CaseBranch extends Span {
  readonly kind: "branch";
  readonly when: Expression;
  readonly then: Expression;
}

/** `CASE [operand] WHEN … THEN … [ELSE otherwise] END`. */
export interface Case extends Span {
  readonly kind: "case";
  readonly operand?: Expression;
  readonly branches: readonly CaseBranch[];
  readonly otherwise?: Expression;
}

/** `CAST(x AS t)`, TRY_CAST, SAFE_CAST, CONVERT(t, x). */
export interface Cast extends Span {
  readonly kind: "cast";
  readonly operand: Expression;
  readonly type: TypeName;
  /** Style, format and other operands behind the type. */
  readonly rest: readonly Expression[];
}

/** One step of an `Access`; `token` is that of the field's name, or of the bracket that opens `(+)`. */
export type AccessStep =
  | { readonly kind: "cast"; readonly type: TypeName }
  | { readonly kind: "subscript"; readonly expressions: readonly Expression[] }
  | { readonly kind: "field"; readonly token: number }
  | { readonly kind: "collate"; readonly name: ObjectName }
  | { readonly kind: "atTimeZone"; readonly zone: Expression }
  | { readonly kind: "call"; readonly call: Call }
  | { readonly kind: "outerJoin"; readonly token: number };

/**
 * What follows an operand: `::type`, `[i]`, `.field`, `:path`, COLLATE, AT TIME ZONE, `.method(…)`, Oracle's `(+)`,
 * in order.
 */
export interface Access extends Span {
  readonly kind: "access";
  readonly operand: Expression;
  readonly steps: readonly AccessStep[];
}

/** An expression with its direction in ORDER BY. */
export interface OrderItem extends Span {
  readonly kind: "order_item";
  readonly expression: Expression;
  /** Expressions of WITH FILL and the like. */
  readonly rest: readonly Expression[];
}

/** What stands in the brackets of OVER, or behind a name in WINDOW. */
export interface WindowSpecification extends Span {
  readonly kind: "window";
  readonly partitionBy: readonly Expression[];
  readonly orderBy: readonly OrderItem[];
  /** Bounds of the frame that are expressions. */
  readonly bounds: readonly Expression[];
}

/** A function call, or a keyword that is one, without brackets: CURRENT_DATE. */
export interface Call extends Span {
  readonly kind: "call";
  readonly name: ObjectName;
  readonly arguments: readonly Expression[];
  /** Not a function to the reader of metadata: EXTRACT, a keyword such as CURRENT_DATE. */
  readonly syntax: boolean;
  readonly distinct: boolean;
  readonly orderBy: readonly OrderItem[];
  readonly filter?: Expression;
  readonly withinGroup: readonly OrderItem[];
  /** A specification in brackets; `OVER name` leaves it out. */
  readonly over?: WindowSpecification;
  /** LIMIT, SEPARATOR, DEFAULT … ON EMPTY, parameters of parametric functions. */
  readonly rest: readonly Expression[];
}

/** `name => value` and its kin. */
export interface NamedArgument extends Span {
  readonly kind: "argument";
  /** Token. */
  readonly name: number;
  readonly value: Expression;
}

/** `(a, b)`, `ROW(a, b)`; a bracketed expression is a row of one. */
export interface Row extends Span {
  readonly kind: "row";
  readonly items: readonly Expression[];
}

/** `[a, b]`, `ARRAY[a, b]`, `ARRAY<t>[…]`. */
export interface ArrayLiteral extends Span {
  readonly kind: "array";
  readonly items: readonly Expression[];
}

/** `STRUCT(a AS x)`, `{'k': v}`, `MAP {…}`. */
export interface StructLiteral extends Span {
  readonly kind: "struct";
  readonly items: readonly Expression[];
}

/** An expression with a name behind it where expressions are listed: `STRUCT(a AS x)`, ClickHouse's `f(x AS y)`. */
export interface Aliased extends Span {
  readonly kind: "aliased";
  readonly expression: Expression;
  /** Token. */
  readonly alias: number;
}

/** `x -> body`, `(x, y) -> body`. */
export interface Lambda extends Span {
  readonly kind: "lambda";
  /** Tokens. */
  readonly parameters: readonly number[];
  readonly body: Expression;
}

/** `INTERVAL 3 DAY`, `INTERVAL a + 1 HOUR`. */
export interface Interval extends Span {
  readonly kind: "interval";
  readonly value: Expression;
}

/** A query in brackets where an expression stands. */
export interface Subquery extends Span {
  readonly kind: "subquery";
  readonly query: Query;
}

/** A type with its arguments, as it stands: nothing in it is tree. */
export interface TypeName extends Span {
  readonly kind: "type";
}

/** What gives a value. */
export type Expression =
  | Literal
  | ColumnReference
  | Star
  | Parameter
  | Unary
  | Operation
  | Between
  | In
  | Is
  | Like
  | Exists
  | Quantified
  | Case
  | Cast
  | Access
  | Call
  | NamedArgument
  | Row
  | ArrayLiteral
  | StructLiteral
  | Aliased
  | Lambda
  | Interval
  | Subquery;

// Queries

/** A clause that starts a line in a formatted text: from its keyword to behind its last token. */
export interface Clause extends Span {
  readonly kind: "clause";
  /** The clause's leading keyword, upper case: "FROM", "WHERE", "GROUP BY", "SET". */
  readonly name: string;
  /** What the clause lists or holds, in source order. */
  readonly items: readonly Node[];
}

/** An expression of a select list, with its alias. */
export interface SelectItem extends Span {
  readonly kind: "select_item";
  readonly expression: Expression;
  /** Token. */
  readonly alias?: number;
}

/** A name for a query: `name (columns) AS (query)`; ClickHouse's `expression AS name` has no query. */
export interface CommonTableExpression extends Span {
  readonly kind: "cte";
  /** Token. */
  readonly name: number;
  /** The query or, where DML may stand, the statement. */
  readonly query?: Query | Statement;
  readonly expression?: Expression;
  /** Expressions of SEARCH, CYCLE, USING KEY. */
  readonly rest: readonly Expression[];
}

/** `WITH [RECURSIVE] name AS (…), …`. */
export interface With extends Span {
  readonly kind: "with";
  readonly recursive: boolean;
  /** Oracle's functions and procedures before the tables. */
  readonly routines?: readonly Statement[];
  readonly tables: readonly CommonTableExpression[];
}

/** SELECT from its keyword to its last own clause (WHERE, GROUP BY, HAVING, QUALIFY, WINDOW …). */
export interface Select extends Span {
  readonly kind: "select";
  readonly distinct: boolean;
  /** TOP, DISTINCT ON and other expressions before the list. */
  readonly head: readonly Expression[];
  readonly items: readonly SelectItem[];
  /** Target of SELECT INTO. */
  readonly into?: Table;
  readonly from: readonly FromItem[];
  readonly where?: Expression;
  readonly groupBy: readonly Expression[];
  readonly having?: Expression;
  /** Every clause behind the list, those above too, in source order. */
  readonly clauses: readonly Clause[];
}

/** Queries joined by UNION, EXCEPT, INTERSECT, MINUS; `operators[i]` is the first token of the one behind `queries[i]`. */
export interface SetOperation extends Span {
  readonly kind: "set_operation";
  readonly queries: readonly QueryBody[];
  readonly operators: readonly number[];
}

/** `VALUES (1, 2), (3, 4)`. */
export interface Values extends Span {
  readonly kind: "values";
  readonly rows: readonly Expression[];
}

/** `TABLE t`, and `FROM t |> …` with its pipe operators as clauses. */
export interface TableQuery extends Span {
  readonly kind: "table_query";
  readonly from: readonly FromItem[];
  readonly clauses: readonly Clause[];
}

/** A query in brackets as part of a set operation, or alone. */
export interface BracketedQuery extends Span {
  readonly kind: "bracketed_query";
  readonly query: Query;
}

/** What a query orders and bounds. */
export type QueryBody = Select | SetOperation | Values | TableQuery | BracketedQuery;

/** A whole query: WITH, a body, and what orders and bounds it. */
export interface Query extends Span {
  readonly kind: "query";
  readonly with?: With;
  readonly body: QueryBody;
  readonly orderBy: readonly OrderItem[];
  /** ORDER BY, LIMIT, OFFSET, FETCH, FOR UPDATE, SETTINGS …, in source order. */
  readonly clauses: readonly Clause[];
}

/** A table or view by name. */
export interface Table extends Span {
  readonly kind: "table";
  readonly name: ObjectName;
  /** Token. */
  readonly alias?: number;
  /** Expressions of TABLESAMPLE, time travel, hints. */
  readonly rest: readonly Expression[];
}

/** A query, VALUES or a joined table in brackets as a table. */
export interface DerivedTable extends Span {
  readonly kind: "derived_table";
  readonly lateral: boolean;
  readonly query: Query;
  /** Token. */
  readonly alias?: number;
}

/** A function whose result is a table. */
export interface TableFunction extends Span {
  readonly kind: "table_function";
  readonly call: Expression;
  /** Token. */
  readonly alias?: number;
  readonly rest: readonly Expression[];
}

/** A join onto what stands before it. */
export interface Join extends Span {
  readonly kind: "join";
  /** "inner", "left", "cross apply", "array", … lower case; "comma" never. */
  readonly type: string;
  readonly item: FromItem;
  readonly on?: Expression;
  /** Columns of USING. */
  readonly using?: readonly ColumnReference[];
}

/** A first item and what is joined to it, left to right; brackets around it belong to its span. */
export interface JoinedTable extends Span {
  readonly kind: "joined_table";
  readonly first: FromItem;
  readonly joins: readonly Join[];
}

/** PIVOT, UNPIVOT and MATCH_RECOGNIZE over an item. */
export interface PivotedTable extends Span {
  readonly kind: "pivoted_table";
  readonly source: FromItem;
  readonly expressions: readonly Expression[];
  /** A query in `IN (…)`. */
  readonly query?: Query;
  /** Token. */
  readonly alias?: number;
}

/** What FROM lists. */
export type FromItem = Table | DerivedTable | TableFunction | JoinedTable | PivotedTable;

// Statements

/** One `column = value` of SET; `target` may be a row. */
export interface Assignment extends Span {
  readonly kind: "assignment";
  readonly target: Expression;
  readonly value: Expression;
}

/** A query that is a statement. */
export interface SelectStatement extends Span {
  readonly kind: "select_statement";
  readonly query: Query;
}

/** INSERT, and REPLACE where the dialect has it. */
export interface InsertStatement extends Span {
  readonly kind: "insert";
  readonly replace: boolean;
  readonly with?: With;
  /** Targets: one but for Oracle's INSERT ALL and Snowflake's multi-table insert. */
  readonly into: readonly FromItem[];
  readonly columns: readonly ColumnReference[];
  /** The rows: a query (VALUES too), or none for DEFAULT VALUES and SET. */
  readonly source?: Query;
  readonly assignments: readonly Assignment[];
  /** ON CONFLICT, ON DUPLICATE KEY, RETURNING, OUTPUT, INTO of a branch …, in source order. */
  readonly clauses: readonly Clause[];
}

/** UPDATE, of several tables where the dialect has that. */
export interface UpdateStatement extends Span {
  readonly kind: "update";
  readonly with?: With;
  readonly targets: readonly FromItem[];
  readonly assignments: readonly Assignment[];
  readonly from: readonly FromItem[];
  readonly where?: Expression;
  /** SET, FROM, WHERE, RETURNING, OUTPUT, ORDER BY, LIMIT …, in source order. */
  readonly clauses: readonly Clause[];
}

/** DELETE, from several tables where the dialect has that. */
export interface DeleteStatement extends Span {
  readonly kind: "delete";
  readonly with?: With;
  readonly targets: readonly FromItem[];
  /** USING, or FROM behind the targets. */
  readonly from: readonly FromItem[];
  readonly where?: Expression;
  readonly clauses: readonly Clause[];
}

/** `WHEN [NOT] MATCHED [AND condition] THEN …`. */
export interface MergeBranch extends Span {
  readonly kind: "merge_branch";
  readonly condition?: Expression;
  readonly assignments: readonly Assignment[];
  readonly columns: readonly ColumnReference[];
  readonly values: readonly Expression[];
  readonly where: readonly Expression[];
}

/** `MERGE INTO target USING source ON … WHEN …`. */
export interface MergeStatement extends Span {
  readonly kind: "merge";
  readonly with?: With;
  readonly target: FromItem;
  readonly source: FromItem;
  readonly on: Expression;
  readonly branches: readonly MergeBranch[];
  readonly clauses: readonly Clause[];
}

/** One column of CREATE TABLE (or a type's attribute). */
export interface ColumnDefinition extends Span {
  readonly kind: "column_definition";
  /** Token. */
  readonly name: number;
  readonly type?: TypeName;
  /** Defaults, checks, references, generated expressions, in source order. */
  readonly parts: readonly Node[];
}

/** A constraint or another entry of a table's list that is no column. */
export interface TableElement extends Span {
  readonly kind: "table_element";
  readonly parts: readonly Node[];
}

/** CREATE TABLE in all its forms. */
export interface CreateTableStatement extends Span {
  readonly kind: "create_table";
  readonly name: Table;
  readonly elements: readonly (ColumnDefinition | TableElement)[];
  /** CREATE TABLE … AS. */
  readonly query?: Query;
  /** LIKE, INHERITS, PARTITION BY, options, in source order. */
  readonly parts: readonly Node[];
}

/** CREATE VIEW, of materialized views too. */
export interface CreateViewStatement extends Span {
  readonly kind: "create_view";
  readonly materialized: boolean;
  readonly name: Table;
  readonly query?: Query;
  readonly parts: readonly Node[];
}

/** CREATE INDEX. */
export interface CreateIndexStatement extends Span {
  readonly kind: "create_index";
  readonly table?: Table;
  readonly parts: readonly Node[];
}

/** ALTER TABLE with its actions. */
export interface AlterTableStatement extends Span {
  readonly kind: "alter_table";
  readonly table: Table;
  readonly parts: readonly Node[];
}

/** DROP of tables and views (other DROPs are commands). */
export interface DropStatement extends Span {
  readonly kind: "drop";
  readonly tables: readonly Table[];
  readonly ifExists: boolean;
}

/** TRUNCATE of one table or several. */
export interface TruncateStatement extends Span {
  readonly kind: "truncate";
  readonly tables: readonly Table[];
}

/** EXPLAIN and DESCRIBE of a statement or of a table. */
export interface ExplainStatement extends Span {
  readonly kind: "explain";
  readonly statement?: Statement;
  readonly parts: readonly Node[];
}

/** Any other statement: its kind's name ("Grant", "CreateSequence", "Alter") and what of it is tree. */
export interface CommandStatement extends Span {
  readonly kind: "command";
  /** Without "Statement": "Grant". */
  readonly type: string;
  readonly parts: readonly Node[];
}

/** A procedural statement that holds others: BEGIN … END, IF, WHILE, LOOP, a routine with a body. */
export interface BlockStatement extends Span {
  readonly kind: "block";
  /** "Block", "If", "While", "CreateProcedure", … without "Statement". */
  readonly type: string;
  /** Conditions, declarations and statements, in source order. */
  readonly parts: readonly Node[];
  /** Tokens: the names of the variables, parameters, cursors and types that it declares. */
  readonly declares?: readonly number[];
}

/** A separator on a line of its own: GO, DELIMITER, `/`, `:setvar`. It is no statement. */
export interface Separator extends Span {
  readonly kind: "separator";
}

/** What a script consists of, separators included. */
export type Statement =
  | SelectStatement
  | InsertStatement
  | UpdateStatement
  | DeleteStatement
  | MergeStatement
  | CreateTableStatement
  | CreateViewStatement
  | CreateIndexStatement
  | AlterTableStatement
  | DropStatement
  | TruncateStatement
  | ExplainStatement
  | CommandStatement
  | BlockStatement
  | Separator;

/** Everything that stands in a tree. */
export type Node =
  | Expression
  | ObjectName
  | CaseBranch
  | TypeName
  | OrderItem
  | WindowSpecification
  | Clause
  | SelectItem
  | CommonTableExpression
  | With
  | QueryBody
  | Query
  | FromItem
  | Join
  | Assignment
  | MergeBranch
  | ColumnDefinition
  | TableElement
  | Statement;
