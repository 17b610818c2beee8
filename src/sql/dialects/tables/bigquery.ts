/** BigQuery's tables, views and indexes in the notation of its DDL reference. */

export const bigqueryTableRules: readonly string[] = [
  `column_definition =
     <identifier> <type> [COLLATE <string>] [<column_value>] [<column_attribute>] ... [OPTIONS <options_list>]
   | <identifier> <column_value> [<column_attribute>] ... [OPTIONS <options_list>]`,
  `column_value =
     DEFAULT <expression>
   | GENERATED {ALWAYS | BY DEFAULT} AS {( <expression> ) [STORED [VOLATILE]] | IDENTITY ( [<identity_option> ...] )}
   | AS ( <expression> ) [STORED [VOLATILE]]`,
  `column_attribute =
     NOT NULL
   | HIDDEN
   | [CONSTRAINT <identifier>] PRIMARY KEY [NOT ENFORCED]
   | [CONSTRAINT <identifier>] REFERENCES <table> <columns> [NOT ENFORCED]`,
  "identity_option = {START WITH | INCREMENT BY | MINVALUE | MAXVALUE} <number> | [NO] CYCLE",
  "options_list = ( [<option>, ...] )",
  "option = <identifier> {= | '+=' | '-='} <expression>",
  `table_constraint =
     [CONSTRAINT [IF NOT EXISTS] <identifier>] PRIMARY KEY <columns> [NOT ENFORCED | ENFORCED]
   | [CONSTRAINT [IF NOT EXISTS] <identifier>] FOREIGN KEY <columns> REFERENCES <table> <columns> [NOT ENFORCED | ENFORCED]
   | [CONSTRAINT [IF NOT EXISTS] <identifier>] CHECK ( <predicate> ) [NOT ENFORCED | ENFORCED]`,
  `table_tail = [DEFAULT COLLATE <string>] [PARTITION BY <expression>, ...] [CLUSTER BY <expression>, ...] [WITH CONNECTION {<name> | DEFAULT}] [OPTIONS <options_list>]`,
  `alter_table_action =
     SET OPTIONS <options_list>
   | ADD COLUMN [IF NOT EXISTS] <column_element> [{PRECEDING | FOLLOWING} <column>] [FILL USING <expression>]
   | ADD <table_constraint>
   | RENAME TO <identifier>
   | RENAME COLUMN [IF EXISTS] <column> TO <identifier>
   | DROP COLUMN [IF EXISTS] <column>
   | DROP PRIMARY KEY [IF EXISTS]
   | DROP CONSTRAINT [IF EXISTS] <identifier>
   | SET DEFAULT COLLATE <string>
   | ALTER COLUMN [IF EXISTS] <column> {SET OPTIONS <options_list> | DROP NOT NULL | SET DATA TYPE <type> [COLLATE <string>] | SET DEFAULT <expression> | DROP DEFAULT | DROP GENERATED | SET GENERATED AS IDENTITY | ALTER IDENTITY <identity_option>}`,
  "view_column = <identifier> [OPTIONS <options_list>]",
  "search_columns = ALL COLUMNS [WITH COLUMN OPTIONS ( {<column> OPTIONS <options_list>}, ... )] | {<expression> [OPTIONS <options_list>] [ASC | DESC] [NULLS {FIRST | LAST}]}, ...",
];

export const bigqueryTableStatements: readonly string[] = [
  "CREATE [OR REPLACE] [TEMP | TEMPORARY] TABLE [IF NOT EXISTS] <table> [<table_elements>] <table_tail> [AS <query>]",
  "CREATE [OR REPLACE] [TEMP | TEMPORARY] TABLE [IF NOT EXISTS] <table> {LIKE | COPY} <table> <table_tail> [AS <query>]",
  "CREATE [OR REPLACE] TABLE [IF NOT EXISTS] <table> CLONE <table> [FOR SYSTEM_TIME AS OF <expression>] [OPTIONS <options_list>]",
  "CreateTable: CREATE [OR REPLACE] SNAPSHOT TABLE [IF NOT EXISTS] <table> CLONE <table> [FOR SYSTEM_TIME AS OF <expression>] [OPTIONS <options_list>]",
  "CREATE [OR REPLACE] [TEMP | TEMPORARY] [RECURSIVE] VIEW [IF NOT EXISTS] <table> [( <view_column>, ... )] [SQL SECURITY {INVOKER | DEFINER}] [OPTIONS <options_list>] AS <query>",
  "CREATE [OR REPLACE] MATERIALIZED VIEW [IF NOT EXISTS] <table> [( <view_column>, ... )] [PARTITION BY <expression>] [CLUSTER BY <expression>, ...] [OPTIONS <options_list>] AS <query>",
  "CREATE MATERIALIZED VIEW [IF NOT EXISTS] <table> [PARTITION BY <expression>] [CLUSTER BY <expression>, ...] [OPTIONS <options_list>] AS REPLICA OF <table>",
  "CREATE [OR REPLACE] [UNIQUE] INDEX [IF NOT EXISTS] <name> ON <table> [UNNEST ( <expression> )] ( <search_columns> ) [STORING <columns>] [OPTIONS <options_list>]",
  "CreateIndex: CREATE [OR REPLACE] {SEARCH | VECTOR} INDEX [IF NOT EXISTS] <name> ON <table> ( <search_columns> ) [STORING <columns>] [PARTITION BY <expression>] [OPTIONS <options_list>]",
  "ALTER TABLE [IF EXISTS] <table> <alter_table_action>, ...",
  "ALTER VIEW [IF EXISTS] <table> {SET OPTIONS <options_list> | ALTER COLUMN [IF EXISTS] <column> SET OPTIONS <options_list>}, ...",
  "ALTER MATERIALIZED VIEW [IF EXISTS] <table> SET OPTIONS <options_list>",
  "ALTER VECTOR INDEX [IF EXISTS] <name> ON <table> REBUILD",
  "ALTER SEARCH INDEX [IF EXISTS] <name> ON <table> SET OPTIONS <options_list>",
  "DROP [SNAPSHOT | EXTERNAL] TABLE [IF EXISTS] <table>",
  "DROP [MATERIALIZED] VIEW [IF EXISTS] <table>",
  "DROP {SEARCH | VECTOR} INDEX [IF EXISTS] <name> ON <table>",
  "DROP INDEX [IF EXISTS] <name>",
  "TRUNCATE TABLE <table> [WHERE <predicate>]",
  "EXPLAIN <statement>",
  "{DESCRIBE | DESC} [<identifier>] <name> [FROM <name>]",
];
