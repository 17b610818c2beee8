/**
 * Synonyms, sequences, links, directories, and other objects of schemas but for tables, as the SQL Language Reference
 * has them (docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf).
 */
export const schemaObjectRules: readonly string[] = [
  `link_user =
     CURRENT_USER
   | <identifier> IDENTIFIED BY {VALUES <string> | <password>} [<link_authentication>]`,
  "link_authentication = AUTHENTICATED BY <identifier> IDENTIFIED BY {VALUES <string> | <password>}",
  "dimension_level = LEVEL <identifier> IS {<column> | <columns>} [SKIP WHEN NULL]",
  `dimension_clause =
     <dimension_level>
   | HIERARCHY <identifier> ( <identifier> {CHILD OF <identifier>} ... [{JOIN KEY {<column> | <columns>} REFERENCES <identifier>} ...] )
   | ATTRIBUTE <identifier> {DETERMINES {<column> | <columns>} | {LEVEL <identifier> DETERMINES {<column> | <columns>}} ...}`,
  "operator_binding = ( [<type>, ...] ) RETURN <type> [<operator_implementation>] USING <function>",
  `operator_implementation =
     ANCILLARY TO { <name> ( <type>, ... ) }, ...
   | WITH INDEX CONTEXT [, SCAN CONTEXT <name>] [COMPUTE ANCILLARY DATA] [WITH COLUMN CONTEXT]`,
  "indextype_operator = <name> ( <type>, ... )",
  "indextype_property = WITH LOCAL [RANGE] PARTITION | WITH SYSTEM MANAGED STORAGE TABLES | WITH USER MANAGED STORAGE TABLES | ARRAY DML [( <type> [, <name>] )]",
  `statistics_target =
     COLUMNS <name>, ... | FUNCTIONS <name>, ... | PACKAGES <name>, ... | TYPES <name>, ... | INDEXES <name>, ... | INDEXTYPES <name>, ...`,
  `statistics_default =
     USING {<name> | NULL}
   | DEFAULT COST ( <integer> , <integer> , <integer> )
   | DEFAULT SELECTIVITY <number>`,
  `library_source = <string> | <string> IN <identifier>`,
  `domain_property =
     [CONSTRAINT <identifier>] {NOT NULL | NULL | CHECK ( <predicate> )} [<constraint_state>] ...
   | DEFAULT [ON NULL [FOR {INSERT ONLY | INSERT AND UPDATE}]] <expression>
   | COLLATE <identifier>
   | {DISPLAY | ORDER} <expression>
   | VALIDATE USING <string>
   | ANNOTATIONS ( <annotation>, ... )
   | STRICT`,
  "domain_column = <identifier> AS <type> [STRICT] [<domain_property>] ...",
  "domain_enumeration = <identifier> [= <identifier>] ... [= <expression>]",
  `graph_element =
     <name> [AS <identifier>] [KEY <columns>] [<graph_label>] ...`,
  "graph_edge = <name> [AS <identifier>] [KEY <columns>] SOURCE <graph_end> DESTINATION <graph_end> [<graph_label>] ...",
  "graph_end = [KEY <columns> REFERENCES] <identifier> [<columns>]",
  `graph_label =
     LABEL <identifier>
   | DEFAULT LABEL
   | NO PROPERTIES
   | PROPERTIES [ARE] ALL COLUMNS [EXCEPT <columns>]
   | PROPERTIES ( {<expression> [AS <identifier>]}, ... )`,
  `hierarchy_level = <identifier> [CHILD OF <identifier> [CHILD OF <identifier>] ...]`,
  `classification = CLASSIFICATION <identifier> [VALUE <string>] [LANGUAGE <string>] | CAPTION <string> | DESCRIPTION <string>`,
  `attribute_dimension_clause =
     DIMENSION TYPE {STANDARD | TIME}
   | <classification>
   | ATTRIBUTES ( {<column> [AS <identifier>] [<classification>] ...}, ... )
   | LEVEL <identifier> [{NOT NULL | SKIP WHEN NULL}] [<level_property>] ...
   | ALL {MEMBER {NAME | CAPTION | DESCRIPTION} <expression>} ...`,
  `level_property =
     LEVEL TYPE {STANDARD | YEARS | HALF_YEARS | QUARTERS | MONTHS | WEEKS | DAYS | HOURS | MINUTES | SECONDS}
   | <classification>
   | [ALTERNATE] KEY {<column> | <columns>}
   | MEMBER {NAME | CAPTION | DESCRIPTION} <expression>
   | ORDER BY {[MIN | MAX] <column> [ASC | DESC] [NULLS {FIRST | LAST}]}, ...
   | DETERMINES <columns>`,
  `analytic_clause =
     <classification>
   | DIMENSION BY ( {<name> [AS <identifier>] [KEY {<column> | <columns>} REFERENCES [DISTINCT] {<column> | <columns>}] [HIERARCHIES ( {<name> [AS <identifier>] [DEFAULT]}, ... )] [<classification>] ...}, ... )
   | MEASURES ( {<identifier> [FACT <column> | AS ( <expression> )] [<classification>] ... [AGGREGATE BY <identifier>]}, ... )
   | DEFAULT MEASURE <identifier>
   | DEFAULT AGGREGATE BY <identifier>
   | CACHE {MEASURE GROUP {ALL | ( <identifier>, ... )} LEVELS ( <name>, ... ) [MATERIALIZED [USING <name>]]} ...
   | [ENABLE | DISABLE] QUERY TRANSFORM [RELY | NORELY]
   | FACT COLUMNS <columns>`,
  `zonemap_property =
     <segment_attribute>
   | SCALE <integer>
   | {CACHE | NOCACHE}
   | REFRESH [FAST | COMPLETE | FORCE] [ON {DEMAND | COMMIT | LOAD | DATA MOVEMENT | LOAD DATA MOVEMENT}]
   | {ENABLE | DISABLE} PRUNING`,
  `log_property =
     <segment_attribute>
   | {CACHE | NOCACHE}
   | <parallel>
   | PARTITION BY RANGE <columns> ( <range_partition>, ... )
   | WITH {OBJECT ID | PRIMARY KEY | ROWID | SEQUENCE | COMMIT SCN | <columns>} [[,] {OBJECT ID | PRIMARY KEY | ROWID | SEQUENCE | COMMIT SCN | <columns>}] ... [{INCLUDING | EXCLUDING} NEW VALUES]
   | FOR {SYNCHRONOUS | FAST} REFRESH [USING <name>]
   | PURGE {IMMEDIATE [SYNCHRONOUS | ASYNCHRONOUS] | START WITH <expression> [NEXT <expression> | REPEAT INTERVAL <expression>] | NEXT <expression> | REPEAT INTERVAL <expression>}`,
  "java_resolver = RESOLVER ( {( <string_or_name> [,] {<identifier> | - | *} )} ... )",
  "string_or_name = <string> | <any_name>",
];

export const schemaObjectStatements: readonly string[] = [
  `CREATE [OR REPLACE] [EDITIONABLE | NONEDITIONABLE] [PUBLIC] SYNONYM [IF NOT EXISTS] <name> [SHARING = {METADATA | NONE}]
     FOR <name> ['@' <name>]`,
  "ALTER [PUBLIC] SYNONYM [IF EXISTS] <name> {EDITIONABLE | NONEDITIONABLE | COMPILE}",
  "DROP [PUBLIC] SYNONYM [IF EXISTS] <name> [FORCE]",
  "CREATE SEQUENCE [IF NOT EXISTS] <name> [SHARING = {METADATA | DATA | NONE}] [<sequence_options>]",
  "ALTER SEQUENCE [IF EXISTS] <name> {RESTART [<sequence_options>] | <sequence_options> [RESTART]}",
  "DROP SEQUENCE [IF EXISTS] <name>",
  "CREATE [SHARED] [PUBLIC] DATABASE LINK [IF NOT EXISTS] <name> ['@' <identifier>] [CONNECT TO <link_user> | CONNECT WITH <name>] [<link_authentication>] [USING <string>]",
  "ALTER [SHARED] [PUBLIC] DATABASE LINK [IF EXISTS] <name> ['@' <identifier>] {CONNECT TO <link_user> | CONNECT WITH <name>} [<link_authentication>]",
  "ALTER [SHARED] [PUBLIC] DATABASE LINK [IF EXISTS] <name> ['@' <identifier>] <link_authentication>",
  "DROP [PUBLIC] DATABASE LINK [IF EXISTS] <name> ['@' <identifier>]",
  "CREATE [OR REPLACE] DIRECTORY [IF NOT EXISTS] <identifier> [SHARING = {METADATA | NONE}] AS <string>",
  "DROP DIRECTORY [IF EXISTS] <identifier>",
  "CREATE DIMENSION <name> <dimension_level> ... [<dimension_clause>] ...",
  "ALTER DIMENSION <name> {COMPILE | {ADD <dimension_clause> | DROP {LEVEL <identifier> [RESTRICT | CASCADE] | HIERARCHY <identifier> | ATTRIBUTE <identifier> [LEVEL <identifier> [COLUMN <column>]]}} ...}",
  "DROP DIMENSION <name>",
  "CREATE [OR REPLACE] OPERATOR [IF NOT EXISTS] <name> BINDING <operator_binding>, ...",
  "ALTER OPERATOR <name> {ADD BINDING <operator_binding> | DROP BINDING ( <type>, ... ) [FORCE] | COMPILE}",
  "DROP OPERATOR [IF EXISTS] <name> [FORCE]",
  "CREATE [OR REPLACE] INDEXTYPE [IF NOT EXISTS] <name> FOR <indextype_operator>, ... USING <name> [<indextype_property>] ...",
  "ALTER INDEXTYPE <name> { { {ADD | DROP} <indextype_operator> }, ... [USING <name>] [<indextype_property>] ... | USING <name> [<indextype_property>] ... | COMPILE }",
  "DROP INDEXTYPE [IF EXISTS] <name> [FORCE]",
  "ASSOCIATE STATISTICS WITH <statistics_target> <statistics_default> [, <statistics_default>] ... [WITH {SYSTEM | USER} MANAGED STORAGE TABLES]",
  "DISASSOCIATE STATISTICS FROM <statistics_target> [FORCE]",
  "CREATE [OR REPLACE] [EDITIONABLE | NONEDITIONABLE] LIBRARY [IF NOT EXISTS] <name> [SHARING = {METADATA | NONE}] {IS | AS} <library_source> [AGENT <string>] [CREDENTIAL <name>]",
  "ALTER LIBRARY <name> {COMPILE [DEBUG] [REUSE SETTINGS] | EDITIONABLE | NONEDITIONABLE}",
  "DROP LIBRARY [IF EXISTS] <name>",
  `CREATE [OR REPLACE] [AND {RESOLVE | COMPILE}] [NOFORCE] JAVA [IF NOT EXISTS] {SOURCE | RESOURCE} NAMED <string_or_name> [SHARING = {METADATA | NONE}] [AUTHID {CURRENT_USER | DEFINER}] [<java_resolver>]
     {AS <string> | USING {BFILE ( <identifier> , <string> ) | {CLOB | BLOB | BFILE} <query> | <string>}}`,
  "CREATE [OR REPLACE] [AND {RESOLVE | COMPILE}] [NOFORCE] JAVA CLASS [SCHEMA <identifier>] [AUTHID {CURRENT_USER | DEFINER}] [<java_resolver>] USING {BFILE ( <identifier> , <string> ) | {CLOB | BLOB | BFILE} <query> | <string>}",
  "ALTER JAVA {SOURCE | CLASS} <string_or_name> [<java_resolver>] {COMPILE | RESOLVE | AUTHID {CURRENT_USER | DEFINER}}",
  "DROP JAVA {SOURCE | CLASS | RESOURCE} [IF EXISTS] <string_or_name>",
  "CREATE [OR REPLACE] [PUBLIC | PRIVATE] OUTLINE [<identifier>] [FROM [PUBLIC | PRIVATE] <identifier>] [FOR CATEGORY <identifier>] [ON <statement>]",
  "ALTER [PUBLIC | PRIVATE] OUTLINE <identifier> {REBUILD | RENAME TO <identifier> | CHANGE CATEGORY TO <identifier> | ENABLE | DISABLE} ...",
  "DROP OUTLINE <identifier>",
  "CREATE EDITION [IF NOT EXISTS] <identifier> [AS CHILD OF <identifier>]",
  "DROP EDITION [IF EXISTS] <identifier> [CASCADE]",
  `CREATE [OR REPLACE] [USECASE] DOMAIN [IF NOT EXISTS] <name> AS {ENUM ( <domain_enumeration>, ... ) | ( <domain_column>, ... ) | <type>} [STRICT] [<domain_property>] ...`,
  "CREATE [OR REPLACE] FLEXIBLE DOMAIN [IF NOT EXISTS] <name> <columns> CHOOSE DOMAIN USING ( {<identifier> <type>}, ... ) FROM <expression>",
  "ALTER DOMAIN [IF EXISTS] <name> {ADD | MODIFY} {DISPLAY | ORDER} <expression>",
  "ALTER DOMAIN [IF EXISTS] <name> DROP {DISPLAY | ORDER}",
  "ALTER DOMAIN [IF EXISTS] <name> ANNOTATIONS ( <annotation>, ... )",
  "DROP [USECASE] DOMAIN [IF EXISTS] <name> [FORCE [PRESERVE]]",
  "CREATE [OR REPLACE] MLE MODULE [IF NOT EXISTS] <name> LANGUAGE JAVASCRIPT [VERSION <string>] {AS <string> | USING {BFILE ( <identifier> , <string> ) | {CLOB | BLOB | BFILE} ( <query> )}}",
  "ALTER MLE MODULE [IF EXISTS] <name> SET METADATA USING {BFILE ( <identifier> , <string> ) | {CLOB | BLOB | BFILE} ( <query> )}",
  "DROP MLE MODULE [IF EXISTS] <name>",
  "CREATE [OR REPLACE] [PURE] MLE ENV [IF NOT EXISTS] <name> {[IMPORTS ( {<string> [MODULE <name>]}, ... )] [LANGUAGE OPTIONS <string>] | CLONE <name>}",
  "ALTER MLE ENV [IF EXISTS] <name> {SET LANGUAGE OPTIONS <string> | ADD IMPORTS ( {<string> [MODULE <name>]}, ... ) | DROP IMPORTS <strings> | COMPILE}",
  "DROP MLE ENV [IF EXISTS] <name>",
  `CREATE [OR REPLACE] PROPERTY GRAPH [IF NOT EXISTS] <name> VERTEX TABLES ( <graph_element>, ... ) [EDGE TABLES ( <graph_edge>, ... )]
     [OPTIONS ( <identifier> <any_name> ... )]`,
  "ALTER PROPERTY GRAPH [IF EXISTS] <name> COMPILE",
  "DROP PROPERTY GRAPH [IF EXISTS] <name>",
  "CREATE [OR REPLACE] [FORCE | NOFORCE] ATTRIBUTE DIMENSION [IF NOT EXISTS] <name> [SHARING = {METADATA | NONE}] USING {[REMOTE] <table> [[AS] <identifier>]}, ... [<attribute_dimension_clause>] ...",
  "CREATE [OR REPLACE] [FORCE | NOFORCE] HIERARCHY [IF NOT EXISTS] <name> [SHARING = {METADATA | NONE}] [<classification>] ... USING <name> ( <hierarchy_level> ... ) [HIERARCHICAL ATTRIBUTES ( {<identifier> [<classification>] ...}, ... )]",
  "CREATE [OR REPLACE] [FORCE | NOFORCE] ANALYTIC VIEW [IF NOT EXISTS] <name> [SHARING = {METADATA | NONE}] [<classification>] ... USING [REMOTE] <table> [[AS] <identifier>] [<analytic_clause>] ...",
  "ALTER {ATTRIBUTE DIMENSION | HIERARCHY | ANALYTIC VIEW} [IF EXISTS] <name> {COMPILE | RENAME TO <identifier>}",
  "DROP {ATTRIBUTE DIMENSION | HIERARCHY | ANALYTIC VIEW} [IF EXISTS] <name>",
  "CREATE MATERIALIZED VIEW LOG [IF NOT EXISTS] ON <table> [<log_property>] ...",
  `ALTER MATERIALIZED VIEW LOG [IF EXISTS] [FORCE] ON <table> {
     <log_property>
   | ADD {OBJECT ID | PRIMARY KEY | ROWID | SEQUENCE | <columns>} [[,] {OBJECT ID | PRIMARY KEY | ROWID | SEQUENCE | <columns>}] ... [{INCLUDING | EXCLUDING} NEW VALUES]
   | SHRINK SPACE [COMPACT] [CASCADE]
   | MOVE <segment_attribute> ... } ...`,
  "DROP MATERIALIZED VIEW LOG [IF EXISTS] ON <table>",
  "CREATE MATERIALIZED ZONEMAP [IF NOT EXISTS] <name> [<zonemap_property>] ... {ON <table> ( <column>, ... ) | AS <query>}",
  "ALTER MATERIALIZED ZONEMAP [IF EXISTS] <name> {<zonemap_property> | COMPILE | REBUILD | UNUSABLE} ...",
  "DROP MATERIALIZED ZONEMAP [IF EXISTS] <name>",
  "CREATE INMEMORY JOIN GROUP [IF NOT EXISTS] <name> ( {<table> ( <column> )}, ... )",
  "ALTER INMEMORY JOIN GROUP [IF EXISTS] <name> {ADD | REMOVE} ( <table> ( <column> ) )",
  "DROP INMEMORY JOIN GROUP [IF EXISTS] <name>",
  "CREATE SCHEMA AUTHORIZATION <identifier> [<statement>] ...",
  `ALTER {FUNCTION | PROCEDURE} [IF EXISTS] <name> {<compilation> | EDITIONABLE | NONEDITIONABLE}`,
  "ALTER PACKAGE [IF EXISTS] <name> {COMPILE [DEBUG] [PACKAGE | SPECIFICATION | BODY] [<compiler_parameter>] ... [REUSE SETTINGS] | EDITIONABLE | NONEDITIONABLE}",
  "ALTER TRIGGER [IF EXISTS] <name> {ENABLE | DISABLE | RENAME TO <identifier> | <compilation> | EDITIONABLE | NONEDITIONABLE}",
  `ALTER TYPE [IF EXISTS] <name> {
     COMPILE [DEBUG] [SPECIFICATION | BODY] [<compiler_parameter>] ... [REUSE SETTINGS]
   | {EDITIONABLE | NONEDITIONABLE | RESET}
   | REPLACE [AUTHID {CURRENT_USER | DEFINER}] [ACCESSIBLE BY ( <accessor>, ... )] AS OBJECT ( <type_element>, ... )
   | <type_change> [, <type_change>] ... [INVALIDATE | CASCADE [{INCLUDING TABLE DATA | NOT INCLUDING TABLE DATA | CONVERT TO SUBSTITUTABLE}] [[FORCE] EXCEPTIONS INTO <table>]] }`,
  "DROP {FUNCTION | PROCEDURE | TRIGGER} [IF EXISTS] <name>",
  "DROP PACKAGE [BODY] [IF EXISTS] <name>",
  "DROP TYPE [IF EXISTS] <name> [FORCE | VALIDATE]",
  "DROP TYPE BODY [IF EXISTS] <name>",
];

export const compilationRules: readonly string[] = [
  "compilation = COMPILE [DEBUG] [<compiler_parameter>] ... [REUSE SETTINGS]",
  "compiler_parameter = <compiler_setting> = {<literal> | <any_name>}",
  `compiler_setting =
     PLSQL_OPTIMIZE_LEVEL | PLSQL_CODE_TYPE | PLSQL_DEBUG | PLSQL_WARNINGS | PLSQL_CCFLAGS | PLSCOPE_SETTINGS
   | NLS_LENGTH_SEMANTICS | PERMIT_92_WRAP_FORMAT`,
  `type_change =
     {ADD | DROP} <method_change> [, {ADD | DROP} <method_change>] ...
   | ADD ATTRIBUTE {<identifier> <type> | ( {<identifier> <type>}, ... )}
   | MODIFY ATTRIBUTE {<identifier> [<type>] | ( {<identifier> [<type>]}, ... )}
   | DROP ATTRIBUTE {<identifier> | ( <identifier>, ... )}
   | MODIFY {LIMIT <integer> | ELEMENT TYPE <type>}
   | [NOT] {INSTANTIABLE | FINAL}`,
  `method_change =
     [{ [NOT] {OVERRIDING | FINAL | INSTANTIABLE}} ...] {MEMBER | STATIC | {MAP | ORDER} MEMBER} <method_head>
   | CONSTRUCTOR FUNCTION <name> [<plsql_parameters>] RETURN SELF AS RESULT`,
];
