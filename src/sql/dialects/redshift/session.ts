/**
 * Settings, cursors, SHOW, the upkeep of tables.
 * https://docs.aws.amazon.com/redshift/latest/dg/r_SET.html, https://docs.aws.amazon.com/redshift/latest/dg/r_VACUUM_command.html
 */

export const sessionRules: readonly string[] = [
  "setting = <name> {TO | =} {DEFAULT | <setting_value>, ...}",
  "setting_value = TRUE | FALSE | ON | OFF | <number> | <string> | <identifier>",
  "like_limit = [LIKE <string>] [LIMIT <integer>]",
  `granted_object =
     [TABLE] <table>
   | {SCHEMA | DATABASE | DATASHARE | LANGUAGE | MODEL} <name>
   | {FUNCTION | PROCEDURE} <signature>`,
];

export const sessionStatements: readonly string[] = [
  "SET [SESSION | LOCAL] <setting>",
  "SET SEED TO <number>",
  "SET [SESSION | LOCAL] SESSION AUTHORIZATION {DEFAULT | <string> | <identifier>}",
  "SET [SESSION | LOCAL] TRANSACTION <transaction_mode> [,] ...",
  "SET SESSION CHARACTERISTICS AS TRANSACTION <transaction_mode> [,] ...",
  "RESET {ALL | SESSION AUTHORIZATION | <name>}",
  "ALTER SYSTEM SET <identifier> = {TRUE | FALSE | ON | OFF | <string> | <identifier>}",
  "SHOW {ALL | <name>}",
  "SHOW TABLE <table>",
  "SHOW VIEW <table>",
  "SHOW EXTERNAL TABLE <table> [PARTITION]",
  "SHOW MODEL {ALL | <name>}",
  "SHOW DATASHARES [LIKE <string>]",
  "SHOW DATABASES [FROM DATA CATALOG [ACCOUNT <string>, ...]] [{{LIKE <string> | LIMIT <integer> | <iam_role>}}]",
  "SHOW SCHEMAS FROM DATABASE <identifier> <like_limit>",
  "SHOW {TABLES | FUNCTIONS | PROCEDURES} FROM SCHEMA <schema> <like_limit>",
  "SHOW COLUMNS FROM TABLE <table> <like_limit>",
  "SHOW COLUMN GRANTS ON TABLE <table> [FOR {ROLE <identifier> | <identifier>}] [LIMIT <integer>]",
  "SHOW CONSTRAINTS {PRIMARY KEYS | FOREIGN KEYS [EXPORTED]} FROM TABLE <table> [LIMIT <integer>]",
  "SHOW GRANTS {ON <granted_object> | FOR {ROLE <identifier> | <identifier>}} [FOR {ROLE <identifier> | <identifier>}] [FROM DATABASE <identifier>] [LIMIT <integer>]",
  "SHOW PARAMETERS OF {FUNCTION | PROCEDURE} <signature> <like_limit>",
  "SHOW PROCEDURE <signature>",
  "SHOW {RLS | MASKING} {POLICIES | POLICY <name>} [ON <table>] [FOR {ROLE <identifier> | <identifier>}] [FROM DATABASE <identifier>] <like_limit>",
  "SHOW TEMPLATE <name>",
  "SHOW TEMPLATES [FROM SCHEMA <schema>] <like_limit>",
  "USE <identifier>",
  "CANCEL <integer> [<string>]",

  "DECLARE <identifier> CURSOR FOR <query>",
  "FETCH {NEXT | ALL | FORWARD [<integer> | ALL]} FROM <identifier>",
  "CLOSE <identifier>",
  "PREPARE <identifier> [( <type>, ... )] AS <row_statement>",
  "EXECUTE <identifier> [( <expression>, ... )]",
  "DEALLOCATE [PREPARE] {ALL | <identifier>}",
  "LOCK [TABLE] <table>, ...",

  "ANALYZE [VERBOSE] [<table> [<columns>]] [{PREDICATE | ALL} COLUMNS]",
  "ANALYZE COMPRESSION [<table> [<columns>]] [COMPROWS <integer>]",
  "VACUUM [FULL | SORT ONLY | DELETE ONLY | REINDEX | RECLUSTER] [<table> [TO <integer> PERCENT] [BOOST]]",
];
