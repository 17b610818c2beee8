/**
 * Datasets, external tables, row access policies, data policies, reservations and who may use them.
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/data-definition-language,
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/data-control-language
 */

export const objectRules: readonly string[] = [
  "time_travel = FOR SYSTEM_TIME AS OF <expression>",
  "partition_columns = WITH PARTITION COLUMNS [<table_elements>]",
  "external_clauses = <partition_columns> [<connection>] | <connection>",
  "grantee = <string> | <parameter>",
  "grantees = ( <grantee>, ... )",
  "policy_filter = [FILTER] USING ( <predicate> )",
  `policy_change =
     RENAME TO <identifier>
   | GRANT TO <grantees>
   | FILTER USING ( <predicate> )
   | REVOKE FROM {ALL | <grantees>}`,
  "privilege = {<quoted_name> | <identifier> | SELECT | CREATE} [. <any_name>] ... [( <column>, ... )]",
  `granted_object =
     {TABLE | VIEW | MATERIALIZED VIEW | EXTERNAL TABLE} <table>
   | {SCHEMA | DATASET | FUNCTION | TABLE FUNCTION | PROCEDURE | MODEL | ROUTINE | CONNECTION | RESERVATION | ASSIGNMENT | PROJECT
       | CAPACITY | DATA_POLICY | PROPERTY GRAPH} <name>
   | <table>`,
  `schema_change =
     SET OPTIONS <options_list>
   | SET DEFAULT COLLATE <string>
   | ADD REPLICA [IF NOT EXISTS] <identifier> [OPTIONS <options_list>]
   | DROP REPLICA [IF EXISTS] <identifier>
   | ALTER REPLICA [IF EXISTS] <identifier> SET OPTIONS <options_list>
   | RENAME TO <name>`,
  "capacity_object = CAPACITY | RESERVATION | ASSIGNMENT | DATA_POLICY | DATA POLICY | BI_CAPACITY | RESERVATION GROUP",
];

export const objectStatements: readonly string[] = [
  "CREATE [OR REPLACE] SCHEMA [IF NOT EXISTS] <schema> [DEFAULT COLLATE <string>] [OPTIONS <options_list>]",
  "CreateExternalSchema: CREATE [OR REPLACE] EXTERNAL SCHEMA [IF NOT EXISTS] <schema> [<connection>] [OPTIONS <options_list>]",
  "ALTER [EXTERNAL] SCHEMA [IF EXISTS] <schema> <schema_change>, ...",
  "DropSchema: DROP [EXTERNAL] SCHEMA [IF EXISTS] <schema> [CASCADE | RESTRICT]",
  "UNDROP SCHEMA [IF NOT EXISTS] <schema> [<time_travel>] [OPTIONS <options_list>]",
  `CreateExternalTable: CREATE [OR REPLACE] [TEMP | TEMPORARY] EXTERNAL TABLE [IF NOT EXISTS] <table> [<table_elements>] [LIKE <table>]
     [DEFAULT COLLATE <string>] [<external_clauses>] [OPTIONS <options_list>]`,
  "ALTER EXTERNAL TABLE [IF EXISTS] <table> SET OPTIONS <options_list>",
  "CreateRowAccessPolicy: CREATE [OR REPLACE] ROW [ACCESS] POLICY [IF NOT EXISTS] [<identifier>] ON <table> [GRANT TO <grantees>] <policy_filter>",
  "ALTER ROW ACCESS POLICY [IF EXISTS] <identifier> ON <table> <policy_change>, ...",
  "ALTER ALL ROW ACCESS POLICIES ON <table> REVOKE FROM {ALL | <grantees>}",
  "DropRowAccessPolicy: DROP ROW ACCESS POLICY [IF EXISTS] <identifier> ON <table>",
  "DropRowAccessPolicy: DROP ALL ROW [ACCESS] POLICIES ON <table>",
  "CREATE [OR REPLACE] <capacity_object> [IF NOT EXISTS] <name> [OPTIONS <options_list>] [AS [JSON] <string>]",
  "ALTER <capacity_object> [IF EXISTS] <name> {SET OPTIONS <options_list> | SET AS [JSON] <string> | RENAME TO <name>}, ...",
  "Drop: DROP <capacity_object> [IF EXISTS] <name>",
  "CREATE [OR REPLACE] CONNECTION [IF NOT EXISTS] <name> [OPTIONS <options_list>]",
  "ALTER CONNECTION [IF EXISTS] <name> SET OPTIONS <options_list>",
  "DropConnection: DROP CONNECTION [IF EXISTS] <name>",
  "ALTER ORGANIZATION [<name>] SET OPTIONS <options_list>",
  "ALTER PROJECT [<table>] SET OPTIONS <options_list>",
  "GRANT {ALL [PRIVILEGES] | <privilege>, ...} ON <granted_object> TO <grantee>, ...",
  "REVOKE {ALL [PRIVILEGES] | <privilege>, ...} ON <granted_object> FROM <grantee>, ...",
];
