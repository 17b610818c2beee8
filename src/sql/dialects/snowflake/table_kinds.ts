/**
 * Dynamic, external, Apache Iceberg and event tables.
 * https://docs.snowflake.com/en/sql-reference/commands-table
 */

export const tableKindRules: readonly string[] = [
  `external_option =
     PARTITION BY ( <expression>, ... )
   | [WITH] LOCATION = <stage>
   | USING TEMPLATE <expression>
   | COPY GRANTS
   | [WITH] ROW ACCESS POLICY <name> ON <columns>
   | <property>`,
  `iceberg_option =
     PARTITION BY ( <expression>, ... )
   | REFRESH_INTERVAL_SECONDS = <integer>
   | <table_option>`,
  `external_alteration =
     REFRESH [<string>]
   | {ADD | REMOVE} FILES <strings>
   | ADD PARTITION ( {<identifier> = <string>}, ... ) LOCATION <string>
   | DROP PARTITION LOCATION <string>
   | ADD ROW ACCESS POLICY <name> ON <columns>
   | DROP ROW ACCESS POLICY <name>
   | DROP ALL ROW ACCESS POLICIES
   | <alter_table_action>
   | <alteration>`,
  `dynamic_alteration =
     SUSPEND
   | RESUME
   | REFRESH [COPY SESSION]
   | SWAP WITH <table>
   | SET {IMMUTABLE | FROZEN} WHERE ( <predicate> )
   | UNSET {IMMUTABLE [WHERE] | FROZEN [WHERE]}
   | SET EXECUTE AS USER <name> [USE SECONDARY ROLES {ALL | NONE | <name>, ...}]
   | UNSET EXECUTE AS USER
   | UNSET DCM PROJECT
   | SET REFRESH_MODE = <value>
   | <alter_table_action>
   | <alteration>`,
  `iceberg_alteration =
     REFRESH [<string>]
   | CONVERT TO MANAGED [<options>]
   | ALTER PARTITION BY ( <expression>, ... )
   | {ADD | DROP} PARTITION FIELD <expression>
   | <alter_table_action>
   | <alteration>`,
];

export const tableKindStatements: readonly string[] = [
  "CreateTable: CREATE [OR REPLACE | OR ALTER] EXTERNAL TABLE [IF NOT EXISTS] <table> [<table_elements>] [<external_option>] ...",
  "ALTER EXTERNAL TABLE [IF EXISTS] <table> <external_alteration>",
  "CreateTable: CREATE [OR REPLACE | OR ALTER] [TRANSIENT] ICEBERG TABLE [IF NOT EXISTS] <table> [<table_elements>] [<iceberg_option>] ... [AS <query>]",
  "CreateTable: CREATE [OR REPLACE] ICEBERG TABLE [IF NOT EXISTS] <table> {LIKE <table> | CLONE <table> [<time_travel>]} [<iceberg_option>] ...",
  "ALTER ICEBERG TABLE [IF EXISTS] <table> <iceberg_alteration>",
  "CreateTable: CREATE [OR REPLACE] EVENT TABLE [IF NOT EXISTS] <table> [CLONE <table> [<time_travel>]] [<table_option>] ...",
  "ALTER DYNAMIC TABLE [IF EXISTS] <table>, ... <dynamic_alteration>",
  "CreateTable: CREATE [OR REPLACE] ONLINE FEATURE TABLE [IF NOT EXISTS] <table> PRIMARY KEY <columns> [<property>] ... FROM <table>",
  "ALTER ONLINE FEATURE TABLE [IF EXISTS] <table> {SUSPEND | RESUME | REFRESH | <renaming> | <alteration>}",
  "DROP {EXTERNAL | DYNAMIC | ICEBERG | EVENT | HYBRID | INTERACTIVE | ONLINE FEATURE} TABLE [IF EXISTS] <table> [CASCADE | RESTRICT]",
];
