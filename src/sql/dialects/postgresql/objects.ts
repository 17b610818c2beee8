/**
 * Databases, schemas, sequences, tablespaces, extensions, statistics, access methods; comments on and drops of all
 * kinds of objects.
 * https://www.postgresql.org/docs/18/sql-createdatabase.html and its neighbours
 */

export const objectRules: readonly string[] = [
  `database_option =
     {CONNECTION LIMIT | ENCODING | LOCATION | OWNER | TABLESPACE | TEMPLATE | ALLOW_CONNECTIONS | BUILTIN_LOCALE
      | COLLATION_VERSION | ICU_LOCALE | ICU_RULES | IS_TEMPLATE | LC_COLLATE | LC_CTYPE | LOCALE | LOCALE_PROVIDER | OID
      | STRATEGY} [=] {DEFAULT | <utility_value>}`,
  `extension_member =
     <plain_object>
   | OPERATOR <operator_signature>
   | OPERATOR {CLASS | FAMILY} <name> USING <identifier>
   | CAST ( <type> AS <type> )
   | TRANSFORM FOR <type> LANGUAGE <identifier>`,
  `commented_object =
     <labelled_object>
   | CONSTRAINT <identifier> ON [DOMAIN] <name>
   | {POLICY | RULE | TRIGGER} <identifier> ON <table>
   | OPERATOR <operator_signature>
   | OPERATOR {CLASS | FAMILY} <name> USING <identifier>
   | CAST ( <type> AS <type> )
   | TRANSFORM FOR <type> LANGUAGE <identifier>`,
  "statistics_item = ( <expression> ) | <column> | <function_call>",
];

export const objectStatements: readonly string[] = [
  "CREATE DATABASE <identifier> [WITH] [<database_option>] ...",
  `ALTER DATABASE <identifier> {
     [WITH] <database_option> ...
   | SET TABLESPACE <identifier>
   | REFRESH COLLATION VERSION
   | SET <setting_change>
   | RESET <setting_reset>
   | <rename> | <owner> }`,
  "DROP DATABASE [IF EXISTS] <identifier> [[WITH] ( FORCE, ... )]",

  "CREATE SCHEMA [IF NOT EXISTS] {AUTHORIZATION <role> | <identifier> [AUTHORIZATION <role>]} [<schema_element>] ...",
  "ALTER SCHEMA <identifier> {<rename> | <owner>}",

  "CREATE [<temporary>] SEQUENCE [IF NOT EXISTS] <name> [<sequence_option>] ...",
  `ALTER SEQUENCE [IF EXISTS] <name> {
     <sequence_option> ... | SET {LOGGED | UNLOGGED} | <rename> | <owner> | <set_schema> }`,

  "CREATE TABLESPACE <identifier> [OWNER <role>] LOCATION <string> [WITH <storage_parameters>]",
  "ALTER TABLESPACE <identifier> { {SET | RESET} <storage_parameters> | <rename> | <owner>}",
  "DROP TABLESPACE [IF EXISTS] <identifier>",

  "CREATE EXTENSION [IF NOT EXISTS] <identifier> [WITH] [{{SCHEMA <identifier> | VERSION <word_or_string> | CASCADE}}]",
  "ALTER EXTENSION <identifier> {UPDATE [TO <word_or_string>] | {ADD | DROP} <extension_member> | <set_schema>}",

  "CREATE ACCESS METHOD <identifier> TYPE {INDEX | TABLE} HANDLER <name>",
  "CREATE STATISTICS [[IF NOT EXISTS] <name>] [( <identifier>, ... )] ON <statistics_item>, ... FROM <from_item>, ...",
  "ALTER STATISTICS [IF EXISTS] <name> {SET STATISTICS {<number> | DEFAULT} | <rename> | <owner> | <set_schema>}",
  "ALTER LARGE OBJECT <number> <owner>",

  "COMMENT ON <commented_object> IS {<string> | NULL}",
  `DROP {SEQUENCE | COLLATION | CONVERSION | STATISTICS} [IF EXISTS] <name>, ... [<drop_behavior>]`,
  "DROP FOREIGN TABLE [IF EXISTS] <table>, ... [<drop_behavior>]",
  "DROP TEXT SEARCH {CONFIGURATION | DICTIONARY | PARSER | TEMPLATE} [IF EXISTS] <name>, ... [<drop_behavior>]",
  `DROP {ACCESS METHOD | EVENT TRIGGER | EXTENSION | FOREIGN DATA WRAPPER | [PROCEDURAL] LANGUAGE | PUBLICATION | SCHEMA | SERVER}
     [IF EXISTS] <identifier>, ... [<drop_behavior>]`,
];
