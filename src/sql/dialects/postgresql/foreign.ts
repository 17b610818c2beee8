/**
 * Foreign data and logical replication.
 * https://www.postgresql.org/docs/18/sql-createforeigndatawrapper.html,
 * https://www.postgresql.org/docs/18/sql-createpublication.html
 */

export const foreignRules: readonly string[] = [
  "wrapper_option = {HANDLER | VALIDATOR} <name> | NO {HANDLER | VALIDATOR}",
  "mapped_user = USER | <role>",
  "publication_objects = {TABLE <published_table> | TABLES IN SCHEMA {CURRENT_SCHEMA | <identifier>}} [, <publication_object>] ...",
  "published_table = <relation> [<columns>] [WHERE ( <predicate> )]",
  `publication_object =
     TABLE <published_table>
   | TABLES IN SCHEMA {CURRENT_SCHEMA | <identifier>}
   | <published_table>
   | CURRENT_SCHEMA`,
];

export const foreignStatements: readonly string[] = [
  "CREATE FOREIGN DATA WRAPPER <identifier> [<wrapper_option>] ... [<foreign_options>]",
  `ALTER FOREIGN DATA WRAPPER <identifier> {
     <wrapper_option> ... [<foreign_option_changes>] | <foreign_option_changes> | <rename> | <owner> }`,
  `CREATE SERVER [IF NOT EXISTS] <identifier> [TYPE <string>] [VERSION {<string> | NULL}] FOREIGN DATA WRAPPER <identifier>
     [<foreign_options>]`,
  `ALTER SERVER <identifier> {
     VERSION {<string> | NULL} [<foreign_option_changes>] | <foreign_option_changes> | <rename> | <owner> }`,
  "CREATE USER MAPPING [IF NOT EXISTS] FOR <mapped_user> SERVER <identifier> [<foreign_options>]",
  "ALTER USER MAPPING FOR <mapped_user> SERVER <identifier> <foreign_option_changes>",
  "DROP USER MAPPING [IF EXISTS] FOR <mapped_user> SERVER <identifier>",
  `CreateForeignTable: CREATE FOREIGN TABLE [IF NOT EXISTS] <table> {<table_elements> | ( )} [INHERITS ( <table>, ... )]
     SERVER <identifier> [<foreign_options>]`,
  `CreateForeignTable: CREATE FOREIGN TABLE [IF NOT EXISTS] <table> PARTITION OF <table>
     [( {<table_constraint> | <typed_column>}, ... )] <partition_bound> SERVER <identifier> [<foreign_options>]`,
  `ALTER FOREIGN TABLE [IF EXISTS] <relation> {
     <alter_table_action>, ... | RENAME [COLUMN] <column> TO <identifier> | <rename> | <set_schema> }`,
  `IMPORT FOREIGN SCHEMA <identifier> [{LIMIT TO | EXCEPT} ( <relation>, ... )] FROM SERVER <identifier> INTO <identifier>
     [<foreign_options>]`,

  `CREATE PUBLICATION <identifier> [FOR ALL TABLES | FOR <publication_objects>] [WITH <definition>]`,
  `ALTER PUBLICATION <identifier> {
     SET <definition> | {ADD | SET | DROP} <publication_objects> | <rename> | <owner> }`,
  "CREATE SUBSCRIPTION <identifier> CONNECTION <string> PUBLICATION <identifier>, ... [WITH <definition>]",
  `ALTER SUBSCRIPTION <identifier> {
     SET <definition>
   | CONNECTION <string>
   | REFRESH PUBLICATION [WITH <definition>]
   | {ADD | DROP | SET} PUBLICATION <identifier>, ... [WITH <definition>]
   | ENABLE
   | DISABLE
   | SKIP <definition>
   | <rename> | <owner> }`,
  "DROP SUBSCRIPTION [IF EXISTS] <identifier> [<drop_behavior>]",
];
