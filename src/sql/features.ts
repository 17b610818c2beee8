/**
 * What a dialect can do, by name. The parser asks these and never a dialect's name. Each is named after the
 * construct; the comment gives the documentation that has it when the name does not say it all.
 */
export const features = [
  // queries
  "qualify",
  "top",
  "limit",
  "limitComma",
  "limitBy",
  "limitRange", // ClickHouse: `LIMIT n AFTER condition ALL UNTIL condition`
  "fetchFirst",
  "offsetRows",
  "distinctOn",
  "selectInto",
  "lateral",
  "apply",
  "pivot",
  "tableSample",
  "tableHints",
  "naturalJoin",
  "fullJoin",
  "rightJoin",
  "connectBy",
  "groupByAll",
  "groupingSets",
  "withRollup",
  "trailingCommaBeforeFrom", // that of a select list stands before FROM only
  "trailingComma",
  "starExcept",
  "starReplace",
  "intersectAll",
  "minus",
  "materializedCte",
  "forUpdate",
  "forXml",
  "queryOption",
  "pipeSyntax",
  "pipeOperators", // GoogleSQL: pipe operators such as RENAME, PIVOT, CALL and ASSERT, which ClickHouse lacks
  "parallelWith", // ClickHouse: `statement PARALLEL WITH statement`
  "flowOperator", // Snowflake: `statement ->> statement`
  "asOfJoin",
  "arrayJoin",
  "prewhere",
  "finalTable",
  "settings",
  "formatClause",
  "windowClause",
  "timeTravel",
  "matchRecognize",
  // WITH
  "recursiveWord",
  "outerWith", // T-SQL: WITH stands at the start of a statement only
  "implicitRecursion", // a name of WITH means itself in its own query without RECURSIVE
  "cteColumns",
  "cteExpression", // ClickHouse: `WITH 1 AS x`
  "cteStatement", // PostgreSQL: INSERT, UPDATE, DELETE and MERGE as a common table expression
  "cteSearch", // SEARCH and CYCLE
  "cteCycleRestrict", // MariaDB
  "cteDepth", // BigQuery: `WITH DEPTH`
  // the head of SELECT
  "selectModifiers", // MySQL: SQL_CALC_FOUND_ROWS and its kin
  "selectAs", // BigQuery: AS STRUCT, AS VALUE, WITH DIFFERENTIAL_PRIVACY
  "uniqueSelect",
  "emptySelectList",
  "equalsAlias", // T-SQL: `alias = expression`
  "stringAlias",
  "starExclude",
  "listExclude", // Redshift: EXCLUDE behind the whole select list
  "starRename",
  "starLike", // ClickHouse: `* [NOT] LIKE '…'`, ILIKE too
  "starIlike",
  "starApply",
  "intoVariables",
  "recordTargets", // PL/SQL: fields and elements of variables behind INTO
  "intoOutfile",
  "fromFirst",
  "bareFrom", // ClickHouse: `FROM t` alone or with what may follow it
  "explainTable", // ClickHouse: `FROM (EXPLAIN …)`
  "selectBehindFrom", // ClickHouse: `FROM t SELECT a`
  // tables
  "tableAliasAs", // AS may stand before a table's alias
  "derivedTableAlias", // a derived table must have an alias
  "valuesTable",
  "valuesQuery",
  "valuesRow", // MySQL: each row of VALUES is `ROW(…)`
  "valuesRowOptional",
  "valuesFunction", // `VALUES(column)` is an expression
  "tableQuery",
  "bracketedQuery",
  "onlyTable",
  "tableStar",
  "dashedNames",
  "stageTables",
  "parameterTables",
  "identifierFunction",
  "functionTables",
  "tableWord", // `TABLE(…)` in FROM
  "withOrdinality",
  "withOffset",
  "rowsFrom",
  "jsonTable",
  "xmlTable",
  "rowsetFunctions", // T-SQL: OPENJSON, OPENROWSET, OPENXML, CONTAINSTABLE …
  "semanticView",
  "inlineExternal", // Oracle: `EXTERNAL ((a NUMBER) TYPE … LOCATION (…))`, `t EXTERNAL MODIFY (…)`
  "graphTable", // SQL/PGQ: GRAPH_TABLE (graph MATCH … COLUMNS (…))
  "analyticViews", // Oracle: HIERARCHIES (…), ANALYTIC VIEW (…)
  "partitionSelection",
  "indexHints",
  "indexedBy",
  "databaseLinks",
  "systemTime",
  "flashback",
  "sampleClause",
  "sampleRatio",
  "typedAliasColumns",
  "bracketedTableList",
  "superUnnest", // Redshift: `FROM t AS a, a.items AS b AT i`
  "odbcJoin",
  // joins
  "straightJoin",
  "joinHints",
  "joinStrictness", // ClickHouse: GLOBAL, ANY, ALL, ASOF, SEMI, ANTI
  "joinWordsReserved", // Snowflake: no table in FROM is called NATURAL, LEFT, USING …
  "directedJoin",
  "partitionedJoin",
  "usingAlias",
  "bareUsing",
  "onOnly", // T-SQL: joins have no USING
  "innerJoinWithoutOn",
  "outerJoinWithoutOn",
  "pathTables", // arrays of a row are tables beside it: `FROM t, t.items`
  "lateralJoinWithoutOn", // a lateral item or the path of an array may go without
  "crossJoinOn",
  // grouping, ordering, bounding
  "withCube",
  "withTotals",
  "groupByAlias", // names of SELECT items in GROUP BY
  "groupByDirection",
  "groupByQuantifier", // GROUP BY ALL or DISTINCT before the list
  "havingFirst", // HAVING may stand before GROUP BY
  "limitAll",
  "limitExpression",
  "limitTies",
  "rowsExamined",
  "lockStrength", // PostgreSQL: NO KEY UPDATE, KEY SHARE
  "lockShare",
  "lockWait",
  "lockInShareMode",
  "procedureAnalyse",
  "pivotMany", // several aggregates, aliases and columns in PIVOT
  "pivotAny",
  "model",
  // set operations
  "setDistinct",
  "setByName",
  "setCorresponding",
  "setQuantifierRequired",
  "uniformSetOperations",
  "branchClauses", // each branch of a set operation may have its own WITH, ORDER BY and LIMIT
  "temporaryInto", // PostgreSQL: `INTO TEMP TABLE t`
  "filegroups", // T-SQL: `INTO t ON filegroup`
  "topPercent",
  "aliasColumns", // columns in brackets behind the alias of a derived table or a function
  "tableAliasColumns", // the same behind that of a table
  "stringTableAlias",
  "stringTables", // SQLite: a table's name in single quotes
  "joinAlias", // an alias behind joined tables in brackets
  "bareValuesTable", // Snowflake: `FROM VALUES (1)`
  "typelessDocumentColumns", // Oracle: columns of JSON_TABLE and XMLTABLE may have no type
  "bareJsonColumns", // Oracle: no brackets, no quotes in JSON_TABLE's COLUMNS
  "restrictedQueries", // Oracle: `(query) WITH CHECK OPTION`
  "sampleUnits", // BigQuery: TABLESAMPLE needs a method, and PERCENT or ROWS
  "sampleMethods", // PostgreSQL: TABLESAMPLE names a method, of any name
  "naturalFullJoin",
  "offsetFirst", // OFFSET without LIMIT, or before it
  "offsetExpression", // an expression in OFFSET and FETCH
  "offsetRowsRequired",
  "offsetNeedsOrder", // OFFSET stands behind ORDER BY only
  "fetchNeedsOffset",
  "fetchCountRequired",
  "fetchTies",
  "fetchPercent",
  "tiesNeedOrder", // ClickHouse: WITH TIES and FETCH stand behind ORDER BY only
  "looseFetch", // Snowflake: all words of FETCH but the first may be missing
  "limitVariables", // a routine's variable as a bound
  "forUpdateFirst", // a locking clause may stand before LIMIT
  // expressions
  "doubleColonCast",
  "arrayLiteral",
  "bracketArray",
  "subscripts",
  "structLiteral",
  "braceObject",
  "lambda",
  "namedArguments",
  "colonPath",
  "outerJoinMark",
  "ilike",
  "similarTo",
  "regexpOperators",
  "glob",
  "collate",
  "atTimeZone",
  "isDistinctFrom",
  "quantifiedComparison",
  "rowConstructor",
  "rowless", // T-SQL: `(a, b)` is no expression
  "boolean",
  "intervalUnit",
  "intervalString",
  "typedStrings",
  "filterClause",
  "withinGroup",
  "nullTreatment",
  "ternary",
  "aliasInExpression",
  "systemFunctions", // Oracle: SYSDATE is a function without brackets
  "integerCasts", // MariaDB: `CAST(x AS INT)`
  "narrowCasts", // MySQL: CAST knows few types
  "fieldAccess", // `f(x).y`, `a[1].y`
  "instanceMethods", // Snowflake: `model!predict(…)`, `WITH m AS MODEL model`
  "intervalInArithmetic", // MySQL: INTERVAL beside `+` and `-` only, and in DATE_ADD
  "predicatesApart", // T-SQL: conditions are no values
  "splitOperators", // `> =`
  "plainNameParts", // SQLite: reserved words need quotes behind a dot too
  "stringNames", // SQLite: `'t'.'x'`
  "unicodeEscape", // `U&'…' UESCAPE '!'`
  "adjacentStringLines", // 'a' 'b' is one constant if a line end parts them
  "adjacentStrings", // 'a' 'b' is one constant
  "aggregateHaving", // BigQuery: `f(x HAVING MAX y)`
  "accessBehindNames", // PostgreSQL: `.field` and `[i]` behind names, parameters and brackets only
  "quantifiedArray", // PostgreSQL: ANY and ALL take a query or one array, no list
  "bareKeywordFunctions", // PostgreSQL: CURRENT_DATE and its kin take no brackets
  "bracketedJoinsOnly", // brackets in FROM hold a query or a join, no lone table
  "widthlessNumbers", // PostgreSQL: no `INT(11)`
  "starCalls", // PostgreSQL: `f(*)` for any function
  "overlapsPairs", // PostgreSQL: OVERLAPS stands between rows of two
  "anyTypedString", // any type's name before a string makes a constant
  "approximateCalls", // Redshift: `APPROXIMATE COUNT(DISTINCT x)`
  "arrayQuery", // `ARRAY (query)`
  "arrayTypes", // `INT[]`, `INT ARRAY[3]`
  "bangNot", // `!x`
  "betweenSymmetric",
  "binaryOperator", // MySQL: `BINARY x`
  "bitwiseNot", // `~x`
  "castComma", // ClickHouse: `CAST(x, 'type')`
  "castFormat", // `CAST(x AS type FORMAT '…')`
  "castUsing", // T-SQL: `PARSE(x AS type USING culture)`
  "charsetIntroducers", // MySQL: `_utf8mb4'…'`, `CHAR(x USING charset)`
  "signOnce", // MariaDB: UNSIGNED and ZEROFILL stand once in a type, and a schema may name it
  "reservedNameParts", // T-SQL: reserved words need quotes behind a dot
  "touchingNameParts", // MySQL: a reserved word is a name behind a dot that it touches
  "trailingElementComma", // T-SQL: a comma may stand behind the last column of CREATE TABLE
  "closedTypes", // users cannot make types of their own
  "comparisonChains", // `a < b < c`
  "compositeStar", // `(x).*`
  "conversionDefault", // Oracle: `CAST(x AS type DEFAULT y ON CONVERSION ERROR)`
  "convertTypeFirst", // `CONVERT(type, x)`
  "convertTypeLast", // `CONVERT(x, type)`
  "datePartFirst", // `DATEADD(day, 1, x)`: a bare word that is no column
  "datePartLast", // `DATE_TRUNC(x, MONTH)`
  "defaultFunction", // `DEFAULT(column)`
  "dollarColumns", // T-SQL: `$action`, `$IDENTITY`
  "emptyIn", // `x IN ()`
  "emptyNameParts", // `db..table`
  "emptyRow", // `ROW()`
  "emptyTuple", // `()`
  "extract", // `EXTRACT(field FROM x)`
  "fromFirstLast", // `NTH_VALUE(x, 2) FROM LAST`
  "globalIn", // ClickHouse: `x GLOBAL IN (…)`
  "graphMatch", // T-SQL: `MATCH (a-(edge)->b)`
  "groupConcat", // `GROUP_CONCAT(x SEPARATOR ',')`
  "inArray", // `x IN [1, 2]`
  "inOperand", // `x IN f(y)`, `x IN 'a'`: any operand as the set
  "inParameter", // `x IN @values`
  "inTable", // `x IN table`
  "inUnnest", // `x IN UNNEST(…)`
  "intervalWords", // ClickHouse: the string of `INTERVAL '1 day'` names its units where none follows
  "intervalOfDifference", // Oracle: `(a - b) DAY TO SECOND`
  "intervalUnitRequired", // `INTERVAL '1'` needs a unit behind it
  "isJson", // `x IS JSON`
  "isNormalized", // `x IS NFC NORMALIZED`, `x IS DOCUMENT`
  "isOfType", // `x IS OF (type)`
  "isOperand", // SQLite: `a IS b`
  "isTruth", // `x IS TRUE`
  "isUnknown", // `x IS UNKNOWN`
  "jsonStar", // `JSON_OBJECT(*)`
  "jsonValueClauses", // MySQL: `JSON_VALUE(x, path RETURNING type …)`
  "callModifiers", // Oracle: `LAG(x IGNORE NULLS, 2)`, `APPROX_MEDIAN(x DETERMINISTIC)`, words of data mining
  "keepClause", // Oracle: `MAX(x) KEEP (DENSE_RANK LAST ORDER BY y)`
  "likeAny", // `x LIKE ANY (…)`
  "likeVariants", // Oracle: LIKEC, LIKE2, LIKE4
  "limitedArguments", // `ARRAY_AGG(x LIMIT 3)`
  "matchAgainst", // `MATCH (column) AGAINST ('words')`
  "memberOf", // `x MEMBER OF y`
  "memberOfBracketed", // MySQL: `x MEMBER OF (y)`
  "methodCalls", // `(x).f()`
  "miningFunctions", // Oracle: `PREDICTION(model USING *)`
  "typeLiterals", // Snowflake: `AI_COMPLETE(…, response_format => TYPE OBJECT(a NUMBER))`
  "modelArgument", // BigQuery: `ML.PREDICT(MODEL m, TABLE t)`
  "multiset", // Oracle: MULTISET UNION, SUBMULTISET, IS A SET, CURSOR(…)
  "colonFields", // Redshift: `STRUCT<a:INT>`
  "nestedTypes", // types as arguments of types in brackets
  "newOperator", // `NEW type(…)`
  "nextValueFor", // `NEXT VALUE FOR sequence`
  "notAsOperand", // `a = NOT b`
  "nullTestWords", // `x ISNULL`, `x NOTNULL`
  "nullTreatmentBehind", // `f(x) IGNORE NULLS`
  "nullsFirst",
  "numberWords", // `inf`, `nan`
  "objectTypes", // `REF type`
  "odbcEscapes", // `{d '2024-01-01'}`, `{fn f(x)}`
  "operatorCall", // PostgreSQL: `a OPERATOR(schema.+) b`
  "orderByAll", // `ORDER BY ALL`
  "orderUsing", // PostgreSQL: `ORDER BY x USING <`
  "orderedArguments", // `ARRAY_AGG(x ORDER BY y)`
  "overflowClause", // `LISTAGG(x ON OVERFLOW TRUNCATE)`
  "overlaps", // `(a, b) OVERLAPS (c, d)`
  "overlayPlacing", // `OVERLAY(x PLACING y FROM 1)`
  "parametricFunctions", // ClickHouse: `quantile(0.5)(x)`
  "raiseFunction", // SQLite: `RAISE(ABORT, message)`
  "positionIn", // `POSITION(a IN b)`
  "positionalColumns", // Snowflake: `t.$1`
  "viewArgument", // ClickHouse: `view(SELECT 1)`
  "queryArgument", // ClickHouse: `view(SELECT 1)`
  "setOf", // PostgreSQL: `SETOF type`
  "slices", // `a[1:2]`
  "soundsLike", // MySQL: `a SOUNDS LIKE b`
  "spread", // Snowflake: `f(** x)`
  "sqlJson", // JSON_OBJECT, JSON_VALUE and the like with the clauses of SQL/JSON
  "jsonLiterals", // Oracle: `JSON {'k' : v}`, `JSON [1, 2]`
  "sqlXml", // XMLELEMENT, XMLPARSE and the like with the clauses of SQL/XML
  "nativeCalls", // MySQL: its grammar knows aggregates and window functions by name
  "starArgument", // `f(*)` for any function
  "staticMethods", // T-SQL: `type::Method()`
  "substringFrom", // `SUBSTRING(x FROM 1 FOR 2)`
  "tableArgument", // `f(TABLE t)`
  "trailingTupleComma", // ClickHouse: `(1,)`
  "trimFrom", // `TRIM(BOTH 'x' FROM y)`
  "jsonPaths", // ClickHouse: `json.^a`, `json.@a`, `json.a.:Int64`, `json.a[].b`
  "signedTypes", // `INT UNSIGNED`, `BIGINT SIGNED`
  "graphQueries", // BigQuery: `GRAPH g MATCH … RETURN …`, GRAPH_TABLE with it
  "windowNames", // `WINDOW a AS b`
  "bareLike", // BigQuery: LIKE takes no ESCAPE
  "zonelessTypes", // no `TIMESTAMP WITH TIME ZONE`
  "orderCollate", // BigQuery: COLLATE in ORDER BY alone
  "frameNumbers", // Redshift: the bound of a frame is a number and no expression
  "frameGroups", // `GROUPS 1 PRECEDING`
  "frameExclusion", // `ROWS UNBOUNDED PRECEDING EXCLUDE TIES`
  "systemTimePoint", // BigQuery: FOR SYSTEM_TIME takes AS OF alone
  "tupleAccess", // ClickHouse: `t.1`
  "typeAttributes", // MySQL: UNSIGNED, ZEROFILL, CHARACTER SET in types
  "typedLambda", // Snowflake: `(x INT) -> …`
  "typelessWords", // SQLite: any words are a type
  "searchConditions", // T-SQL: `CONTAINS (*, 'words')`, FREETEXT
  "useModel", // T-SQL: `AI_GENERATE_EMBEDDINGS(x USE MODEL m)`
  "uniquePredicate", // `UNIQUE (query)`
  "variadic", // PostgreSQL: `f(VARIADIC x)`
  "wholeRow", // PostgreSQL: `t.*` is an operand like others
  "xmlMethods", // T-SQL: `column.value('path', 'type')`
  "withExpression", // BigQuery: `WITH (a AS 1, a + 1)`
  "withFill", // ClickHouse: `ORDER BY x WITH FILL`
  // statements
  "returning",
  "onConflict",
  "onDuplicateKey",
  "output",
  "replaceStatement",
  "insertOr",
  "multiTableInsert",
  "multiTableUpdate",
  "multiTableDelete",
  "updateFrom",
  "deleteUsing",
  "deleteSecondFrom", // DELETE FROM t FROM u
  "merge",
  "withInsert", // WITH may stand before INSERT, UPDATE and DELETE, MERGE
  "withUpdate",
  "withMerge",
  "intoOptional", // INSERT t, MERGE t
  "deleteFromOptional", // DELETE t
  "targetAliasAs", // SQLite: the alias of the target of UPDATE and DELETE needs AS
  "bareTargets", // T-SQL: the target of UPDATE and DELETE has no alias
  "bareDeleteAlias", // DELETE t a, without FROM
  "statementPriorities", // MySQL: LOW_PRIORITY, DELAYED, HIGH_PRIORITY, QUICK, IGNORE
  "insertSet", // INSERT INTO t SET a = 1
  "insertOverwrite",
  "insertExecute",
  "insertByName", // Oracle: BY NAME, BY POSITION
  "insertTrailingComma", // ClickHouse: `INSERT INTO t (a,)`
  "insertFormat", // ClickHouse: FORMAT, FROM INFILE, FUNCTION, SETTINGS
  "insertAlias", // INSERT INTO t AS a
  "bareInsertAlias", // INSERT INTO t a
  "overriding",
  "defaultValues",
  "recordRows", // PL/SQL: VALUES record
  "rowAlias", // MySQL: VALUES (1) AS new
  "valueSynonym", // VALUE for VALUES
  "looseRows", // ClickHouse: rows of VALUES need no commas between them and may end in one
  "emptyRows", // VALUES ()
  "conflictWithoutTarget", // SQLite: ON CONFLICT DO UPDATE
  "conflictNeedsWhere", // SQLite: so that ON behind a SELECT is no join's
  "conflictRepeated", // SQLite: several ON CONFLICT
  "returningInto",
  "returningAliases", // PostgreSQL 18: RETURNING WITH (OLD AS o)
  "queryTargets", // Oracle: a query in brackets as the target
  "logErrors",
  "onCluster",
  "whereRequired", // UPDATE and DELETE without WHERE are refused
  "currentOf",
  "globalCursors", // T-SQL: CURRENT OF GLOBAL
  "portionOf",
  "orderedUpdate", // ORDER BY and LIMIT in UPDATE and DELETE
  "offsetInUpdate",
  "systemVersioning", // MariaDB: DELETE HISTORY
  "variableAssignment", // T-SQL: SET @v = column = value
  "assignmentOperator", // :=
  "compoundAssignment", // +=
  "columnMutators", // T-SQL: SET column.WRITE(…)
  "objectAssignment", // Oracle: SET VALUE(t) = …
  "twoPartTables", // a table's name has a database and itself at most
  "omittedNameParts", // T-SQL: db..t
  "leadingDots", // T-SQL: ..t, db. .t
  "mergeBySource", // BY SOURCE, BY TARGET
  "mergeDoNothing",
  "mergeWhere", // Oracle: WHERE and DELETE WHERE in branches
  "mergeRow", // BigQuery: INSERT ROW
  "mergeAllByName", // Snowflake: INSERT ALL BY NAME
  "mergeRemoveDuplicates", // Redshift
  "truncate",
  "constraintsLast", // SQLite: no column behind a constraint
  "goSeparator",
  "delimiterCommand",
  "slashSeparator",
  "plusCommands", // Oracle: messages name the commands of SQL*Plus
  "optionalSemicolons",
  "plsqlBlocks", // PL/SQL: blocks, routines, packages, triggers and object types
  "storedPrograms", // MySQL: BEGIN … END, IF, CASE, loops and labels, routines, triggers and events with bodies
  "atomicBlocks", // MariaDB: BEGIN NOT ATOMIC
  "forLoops", // MariaDB: FOR … IN … DO
  "programPieces", // what is left of a script of MySQL cut at its semicolons
  "triggerBlocks", // SQLite: triggers with statements between BEGIN and END
  "transactBlocks", // T-SQL: BEGIN … END, TRY, IF, WHILE, labels, calls without EXECUTE
  "googleSqlBlocks", // BigQuery: BEGIN … EXCEPTION … END, IF, CASE, loops, labels, DECLARE at the start of a block
  "updateStatistics", // UPDATE STATISTICS is a statement of its own
  "scriptingBlocks", // Snowflake Scripting: DECLARE, BEGIN … END, LET, loops, anonymous procedures
] as const;

/** The name of a feature. */
export type Feature = (typeof features)[number];

/** A dialect's features as a record with every key, for quick asking. */
export type Features = Readonly<Record<Feature, boolean>>;
