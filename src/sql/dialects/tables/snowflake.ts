/** Snowflake's tables, views and transactions in the notation of its SQL command reference. */

export const snowflakeTableRules: readonly string[] = [
  `column_definition =
     <identifier> [<type>] [GENERATED ALWAYS] AS <expression> [VIRTUAL] [<column_attribute>] ...
   | <identifier> <type> [<column_attribute>] ...
   | <identifier> [<column_attribute>] ...`,
  `added_column =
     [IF NOT EXISTS] <column> <type> [[GENERATED ALWAYS] AS <expression> [VIRTUAL]] [<column_attribute>] ...
   | [IF NOT EXISTS] <column> [GENERATED ALWAYS] AS <expression> [VIRTUAL] [<column_attribute>] ...`,
  `column_attribute =
     [CONSTRAINT <identifier>] <inline_constraint>
   | COLLATE <string>
   | DEFAULT <expression>
   | {AUTOINCREMENT | IDENTITY} [( <number> , <number> ) | <identity_option> ...] [ORDER | NOORDER]
   | COMMENT [=] <string>
   | [WITH] MASKING POLICY <name> [USING <columns>]
   | [WITH] PROJECTION POLICY <name>
   | [WITH] TAG ( <tags> )
   | [WITH] CONTACT ( {<identifier> = <name>}, ... )`,
  "identity_option = START [WITH] [=] <number> | INCREMENT [BY] [=] <number>",
  `inline_constraint =
     [NOT] NULL
   | {UNIQUE | PRIMARY KEY | [FOREIGN KEY] <foreign_key_target>} [<constraint_property>] ...
   | CHECK ( <predicate> ) [<constraint_property>] ...`,
  `foreign_key_target = REFERENCES <table> [<columns>] [MATCH {FULL | SIMPLE | PARTIAL}]
     [{{ON UPDATE <referential_action> | ON DELETE <referential_action>}}]`,
  "referential_action = CASCADE | SET NULL | SET DEFAULT | RESTRICT | NO ACTION",
  `constraint_property =
     [NOT] ENFORCED
   | [NOT] DEFERRABLE
   | INITIALLY {DEFERRED | IMMEDIATE}
   | {ENABLE | DISABLE}
   | {VALIDATE | NOVALIDATE}
   | {RELY | NORELY}
   | COMMENT <string>`,
  `table_constraint =
     [CONSTRAINT <identifier>] {UNIQUE <columns> | PRIMARY KEY <columns> | FOREIGN KEY <columns> <foreign_key_target> | CHECK ( <predicate> )} [<constraint_property>] ...
   | [UNIQUE] INDEX <identifier> <columns> [INCLUDE <columns>]`,
  "cluster_by = CLUSTER BY ( <expression>, ... ) | CLUSTER BY LINEAR ( <expression>, ... )",
  `table_option =
     <cluster_by>
   | COPY GRANTS
   | COPY TAGS
   | ERROR LOGGING
   | [WITH] ROW ACCESS POLICY <name> ON <columns>
   | [WITH] AGGREGATION POLICY <name> [ENTITY KEY <columns>]
   | [WITH] JOIN POLICY <name> [ALLOWED JOIN KEYS <columns>]
   | [WITH] STORAGE LIFECYCLE POLICY <name> ON <columns>
   | [WITH] TAG ( <tags> )
   | [WITH] CONTACT ( {<identifier> = <name>}, ... )
   | COMMENT = <string>
   | <options>`,
  "dynamic_option = <table_option> | REQUIRE USER | {IMMUTABLE | FROZEN} WHERE ( <predicate> ) | EXECUTE AS USER <name> [USE SECONDARY ROLES {ALL | NONE | <name>, ...}] | PARTITION BY ( <expression>, ... ) | BACKFILL FROM <table> [<time_travel>]",
  "table_kind = [LOCAL | GLOBAL] {TEMP | TEMPORARY} | VOLATILE | TRANSIENT | HYBRID | INTERACTIVE | [[LOCAL | GLOBAL] {TEMP | TEMPORARY}] READ ONLY",
  `time_travel = {AT | BEFORE} ( {TIMESTAMP | OFFSET | STATEMENT | STREAM} => <expression> )`,
  `alter_table_action =
     RENAME TO <name>
   | SWAP WITH <table>
   | <clustering_action>
   | ADD [COLUMN] <added_column>, ...
   | ADD <table_constraint>
   | RENAME COLUMN <column> TO <identifier>
   | {ALTER | MODIFY} {<alter_column>, ... | ( <alter_column>, ... )}
   | DROP [COLUMN] [IF EXISTS] <column>, ... [CASCADE | RESTRICT]
   | {ALTER | MODIFY} {CONSTRAINT <identifier> | PRIMARY KEY [<columns>] | {UNIQUE | FOREIGN KEY} <columns>} [<constraint_property>] ...
   | DROP {CONSTRAINT <identifier> | PRIMARY KEY [<columns>] | {UNIQUE | FOREIGN KEY} <columns>} [CASCADE | RESTRICT]
   | RENAME CONSTRAINT <identifier> TO <identifier>
   | ADD INDEX <identifier> <columns> [INCLUDE <columns>]
   | DROP INDEX <identifier>
   | BUILD INDEX <identifier>
   | {ADD | DROP} SEARCH OPTIMIZATION [ON <search_target>, ...]
   | SUSPEND SEARCH OPTIMIZATION | RESUME SEARCH OPTIMIZATION
   | SET <options>
   | SET TAG <tags>
   | UNSET TAG <name>, ...
   | UNSET <option_name>, ...
   | SET CONTACT {<identifier> = <name>}, ...
   | UNSET CONTACT <identifier>
   | ADD ROW ACCESS POLICY <name> ON <columns>
   | DROP ROW ACCESS POLICY <name> [, ADD ROW ACCESS POLICY <name> ON <columns>]
   | DROP ALL ROW ACCESS POLICIES
   | SET {AGGREGATION POLICY <name> [ENTITY KEY <columns>] | JOIN POLICY <name> [ALLOWED JOIN KEYS <columns>]} [FORCE]
   | UNSET {AGGREGATION | JOIN} POLICY
   | ADD STORAGE LIFECYCLE POLICY <name> ON <columns>
   | DROP STORAGE LIFECYCLE POLICY
   | ADD DATA METRIC FUNCTION {<name> ON <columns>}, ...
   | {DROP | MODIFY} DATA METRIC FUNCTION {<name> ON <columns> [SUSPEND | RESUME]}, ...
   | {ADD | ALTER | DROP | REFRESH} <external_action>`,
  "external_action = PARTITION ( {<identifier> = <string>}, ... ) LOCATION <string> | PARTITION LOCATION <string>",
  "clustering_action = <cluster_by> | RECLUSTER [MAX_SIZE = <integer>] [WHERE <predicate>] | {SUSPEND | RESUME} RECLUSTER | DROP CLUSTERING KEY",
  `alter_column = [COLUMN] <column> {
     DROP DEFAULT
   | SET DEFAULT <expression>
   | {SET | DROP} NOT NULL
   | [SET DATA] TYPE <type> [COLLATE <string>]
   | SET DATA TYPE <type>
   | COMMENT <string>
   | UNSET COMMENT
   | SET MASKING POLICY <name> [USING <columns>] [FORCE]
   | SET PROJECTION POLICY <name> [FORCE]
   | UNSET {MASKING | PROJECTION} POLICY
   | SET TAG <tags>
   | UNSET TAG <name>, ...
   | <type> }`,
  "view_column_action = SET {MASKING | PROJECTION} POLICY <name> [USING <columns>] [FORCE] | UNSET {MASKING | PROJECTION} POLICY | SET TAG <tags> | UNSET TAG <name>, ... | COMMENT <string> | UNSET COMMENT",
  "search_target = <column> | <integer> | <identifier> ( {'*' | <expression>}, ... [, ANALYZER => <string>] )",
  "view_column = <column> [{[WITH] MASKING POLICY <name> [USING <columns>] | [WITH] PROJECTION POLICY <name> | [WITH] TAG ( <tags> ) | COMMENT <string>}] ...",
  `view_option =
     COPY GRANTS
   | COPY TAGS
   | COMMENT = <string>
   | CHANGE_TRACKING = <value>
   | [WITH] ROW ACCESS POLICY <name> ON <columns>
   | [WITH] AGGREGATION POLICY <name> [ENTITY KEY <columns>]
   | [WITH] JOIN POLICY <name> [ALLOWED JOIN KEYS <columns>]
   | [WITH] TAG ( <tags> )
   | [WITH] CONTACT ( {<identifier> = <name>}, ... )
   | <cluster_by>`,
];

export const snowflakeTableStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] [<table_kind>] TABLE [IF NOT EXISTS] <table> <table_elements> [<table_option>] ... [AS <query>]",
  "CREATE [OR REPLACE] [<table_kind>] TABLE [IF NOT EXISTS] <table> [<table_option>] ... AS <query>",
  "CREATE [OR REPLACE] [<table_kind>] TABLE [IF NOT EXISTS] <table> LIKE <table> [<table_option>] ...",
  "CREATE [OR REPLACE] [<table_kind>] TABLE [IF NOT EXISTS] <table> CLONE <table> [<time_travel>] [<table_option>] ...",
  "CREATE [OR REPLACE] [<table_kind>] TABLE [IF NOT EXISTS] <table> USING TEMPLATE <expression> [<table_option>] ...",
  "CREATE [OR REPLACE] [<table_kind>] TABLE [IF NOT EXISTS] <table> FROM {ARCHIVE OF <table> | BACKUP SET <name> IDENTIFIER <string>} [WHERE <predicate>]",
  `CREATE [OR REPLACE | OR ALTER] [SECURE] [[LOCAL | GLOBAL] {TEMP | TEMPORARY} | VOLATILE] [RECURSIVE] VIEW [IF NOT EXISTS] <table>
     [( <view_column>, ... )] [<view_option>] ... AS <query>`,
  "CREATE [OR REPLACE] [SECURE] [INTERACTIVE] MATERIALIZED VIEW [IF NOT EXISTS] <table> [( <view_column>, ... )] [<view_option>] ... AS <query>",
  "CreateTable: CREATE [OR REPLACE | OR ALTER] [TRANSIENT] DYNAMIC [ICEBERG] TABLE [IF NOT EXISTS] <table> [<table_elements>] [<dynamic_option>] ... {AS <query> | REFRESH USING ( <statement> ) [<dynamic_option>] ...}",
  "CreateTable: CREATE [OR REPLACE] [TRANSIENT] DYNAMIC [ICEBERG] TABLE [IF NOT EXISTS] <table> CLONE <table> [<time_travel>] [<dynamic_option>] ...",
  "CREATE [OR REPLACE] INDEX [IF NOT EXISTS] <identifier> ON <table> <columns> [INCLUDE <columns>]",
  "ALTER TABLE [IF EXISTS] <table> <alter_table_action> [, <alter_table_action>] ...",
  `ALTER VIEW [IF EXISTS] <table> {
     RENAME TO <name>
   | SET SECURE [<options>]
   | UNSET {SECURE | COMMENT | CHANGE_TRACKING | DATA_METRIC_SCHEDULE}, ...
   | UNSET DCM PROJECT
   | SET <options>
   | SET CONTACT {<identifier> = <name>}, ...
   | UNSET CONTACT <identifier>
   | SET TAG <tags>
   | UNSET TAG <name>, ...
   | ADD ROW ACCESS POLICY <name> ON <columns>
   | DROP ROW ACCESS POLICY <name> [, ADD ROW ACCESS POLICY <name> ON <columns>]
   | DROP ALL ROW ACCESS POLICIES
   | SET {AGGREGATION POLICY <name> [ENTITY KEY <columns>] | JOIN POLICY <name> [ALLOWED JOIN KEYS <columns>]} [FORCE]
   | UNSET {AGGREGATION | JOIN} POLICY
   | ADD DATA METRIC FUNCTION {<name> ON <columns>}, ...
   | {DROP | MODIFY} DATA METRIC FUNCTION {<name> ON <columns> [SUSPEND | RESUME]}, ...
   | {ALTER | MODIFY} {[COLUMN] <column> <view_column_action>}, ... }`,
  "ALTER MATERIALIZED VIEW <table> {RENAME TO <name> | <clustering_action> | {SUSPEND | RESUME} | SET SECURE [<options>] | SET <options> | UNSET {SECURE | COMMENT | DATA_RETENTION_TIME_IN_DAYS | DATA_METRIC_SCHEDULE}, ... | SET CONTACT {<identifier> = <name>}, ... | UNSET CONTACT <identifier> | SET TAG <tags> | UNSET TAG <name>, ... | ADD ROW ACCESS POLICY <name> ON <columns> | DROP ROW ACCESS POLICY <name> | DROP ALL ROW ACCESS POLICIES}",
  "DROP TABLE [IF EXISTS] <table> [CASCADE | RESTRICT]",
  "DROP VIEW [IF EXISTS] <table> [CASCADE | RESTRICT]",
  "DROP MATERIALIZED VIEW [IF EXISTS] <table>",
  "DROP INDEX [IF EXISTS] <name>",
  "UNDROP TABLE <table>",
  "TRUNCATE [TABLE] [IF EXISTS] <table>",
  "TRUNCATE MATERIALIZED VIEW <table>",
  "EXPLAIN [USING {TABULAR | JSON | TEXT}] <statement>",
  "{DESCRIBE | DESC} TABLE <table> [TYPE = {COLUMNS | STAGE}]",
  "{DESCRIBE | DESC} [MATERIALIZED] VIEW <table>",
  "{DESCRIBE | DESC} {EXTERNAL | DYNAMIC | ICEBERG | HYBRID | EVENT} TABLE <table> [TYPE = {COLUMNS | STAGE}]",
  "{DESCRIBE | DESC} RESULT {<string> | <expression>}",
  "{DESCRIBE | DESC} {FUNCTION | PROCEDURE} <name> ( [<type>, ...] )",
  "BEGIN [WORK | TRANSACTION] [NAME <identifier>]",
  "START TRANSACTION [NAME <identifier>]",
  "COMMIT [WORK]",
  "ROLLBACK [WORK]",
];
