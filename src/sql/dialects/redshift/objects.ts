/**
 * Databases, schemas, routines, templates; comments and drops.
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_DATABASE.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_PROCEDURE.html
 */

export const objectRules: readonly string[] = [
  `database_option =
     OWNER [=] <identifier>
   | CONNECTION LIMIT {<integer> | UNLIMITED}
   | COLLATE {CASE_SENSITIVE | CS | CASE_INSENSITIVE | CI}
   | ISOLATION LEVEL {SERIALIZABLE | SNAPSHOT}`,
  `shared_source =
     [WITH PERMISSIONS] FROM DATASHARE <identifier> OF <namespace> [WITH PERMISSIONS]
   | FROM ARN <string> {[WITH] NO DATA CATALOG SCHEMA | [WITH] DATA CATALOG SCHEMA <string> | DATABASE <string>} [WITH PERMISSIONS]`,
  "namespace = [ACCOUNT {<string> | <integer>}] NAMESPACE {<string> | <identifier>}",
  "integration_options = SET <integration_option> ...",
  "integration_option = {QUERY_ALL_STATES | ACCEPTINVCHARS | TRUNCATECOLUMNS | REFRESH_INTERVAL | HISTORY_MODE} [=] <value> [FOR {TABLE <table>, ... | SCHEMA <schema>, ...}]",
  "quota = QUOTA {<number> [MB | GB | TB] | UNLIMITED}",
  `commented_object =
     {TABLE | VIEW | MATERIALIZED VIEW} <table>
   | {COLUMN | DATABASE | SCHEMA | INDEX | PROCEDURE | FUNCTION} <name>
   | CONSTRAINT <identifier> ON <table>`,
  `routine_option =
     AS <string>
   | LANGUAGE {<string> | <identifier>}
   | VOLATILE | STABLE | IMMUTABLE
   | NONATOMIC
   | SECURITY {DEFINER | INVOKER}
   | SET <setting>`,
  `template_option = FOR COPY [AS] <copy_options>`,
];

export const objectStatements: readonly string[] = [
  `CREATE DATABASE <identifier> [FROM INTEGRATION <string> [DATABASE <string>] [<integration_options>]]
     [[WITH] <database_option> ...] [<shared_source>] [<iam_role>]`,
  `ALTER DATABASE <identifier> {
     [WITH] <database_option> ...
   | RENAME TO <identifier>
   | OWNER TO <identifier>
   | INTEGRATION {REFRESH { {ALL | INERROR} TABLES [IN SCHEMA <schema>, ...] | TABLE <table>, ...} | <integration_options>} }`,
  "DROP DATABASE <identifier> [FORCE]",
  "CREATE SCHEMA [IF NOT EXISTS] {AUTHORIZATION <identifier> | <name> [AUTHORIZATION <identifier>]} [<quota>] [<schema_element>] ...",
  "ALTER SCHEMA <schema> {RENAME TO <identifier> | OWNER TO <identifier> | <quota>}",
  "DROP SCHEMA [IF EXISTS] <schema>, ... [DROP EXTERNAL DATABASE] [CASCADE | RESTRICT]",

  `CREATE [OR REPLACE] FUNCTION <function> ( [<routine_argument>, ...] ) RETURNS <type> <routine_option> ...`,
  `CREATE [OR REPLACE] PROCEDURE <function> ( [<routine_argument>, ...] ) <routine_option> ...`,
  "ALTER {FUNCTION | PROCEDURE} <signature> {RENAME TO <identifier> | OWNER TO <identifier>}",
  "DROP FUNCTION <signature> [CASCADE | RESTRICT]",
  "DROP PROCEDURE [IF EXISTS] <signature>, ...",
  "CALL <function_call>",

  "CREATE [OR REPLACE] TEMPLATE <name> <template_option>",
  "ALTER TEMPLATE <name> {RENAME TO <identifier> | OWNER TO <identifier> | {ADD | DROP | SET} <copy_options>}",
  "DROP TEMPLATE [IF EXISTS] <name>",

  "COMMENT ON <commented_object> IS {<string> | NULL}",
];
