/**
 * Settings, cursors, prepared statements, locks and upkeep without a dialect.
 */

export const sessionRules: readonly string[] = [
  "setting = <name> {TO | =} {DEFAULT | <setting_value>, ...}",
  "setting_value = ON | OFF | <expression>",
  "variable_assignment = <parameter> {= | := | '+=' | '-=' | '*=' | '/='} <expression>",
  "pragma_value = ON | OFF | <value>",
  "utility_options = ( {<any_name> [<value>]}, ... )",
  "lock_mode = ACCESS {SHARE | EXCLUSIVE} | ROW {SHARE | EXCLUSIVE} | SHARE [UPDATE EXCLUSIVE | ROW EXCLUSIVE] | EXCLUSIVE | READ | WRITE",
];

export const sessionStatements: readonly string[] = [
  "SET [SESSION | LOCAL | GLOBAL] <setting>",
  "SET {<variable_assignment>}, ...",
  "SET SCHEMA <value>",
  "SET {CATALOG | PATH | ROLE | SESSION AUTHORIZATION} <value>",
  "SET ROLE {NONE | ALL}",
  "SET NAMES <value> [COLLATE <value>]",
  "SET TIME ZONE {LOCAL | DEFAULT | <value>}",
  "SET [SESSION | LOCAL | GLOBAL] TRANSACTION <transaction_mode>, ...",
  "SET SESSION CHARACTERISTICS AS TRANSACTION <transaction_mode>, ...",
  "SET CONSTRAINTS {ALL | <name>, ...} {DEFERRED | IMMEDIATE}",
  "SET {NOCOUNT | ANSI_NULLS | ANSI_PADDING | ANSI_WARNINGS | QUOTED_IDENTIFIER | XACT_ABORT | ARITHABORT} {ON | OFF}",
  "SET IDENTITY_INSERT <table> {ON | OFF}",
  "SET PASSWORD FOR <user> = <expression>",
  "RESET {ALL | <name>}",
  "SHOW {ALL | <name>}",
  "SHOW {TABLES | DATABASES | SCHEMAS | VIEWS} [{IN | FROM} <name>] [LIKE <string>]",
  "SHOW COLUMNS {IN | FROM} <table> [LIKE <string>]",
  "SHOW CREATE {TABLE | VIEW} <table>",
  "USE [DATABASE | SCHEMA | ROLE | WAREHOUSE] <name>",

  "PREPARE <identifier> [( <type>, ... )] {AS <row_statement> | FROM {<string> | <parameter>}}",
  "EXECUTE <identifier> [( <expression>, ... )] [USING <parameter>, ...]",
  "{EXEC | EXECUTE} <name> {[<parameter> =] <expression> [OUT | OUTPUT]}, ...",
  "EXEC {<name> | ( <expression> )}",
  "IF <predicate> {BEGIN [[<statement>] ;] ... END | <statement>} [ELSE {BEGIN [[<statement>] ;] ... END | <statement>}]",
  "PRINT <expression>",
  "EXECUTE IMMEDIATE {<string> | <parameter> | <identifier>} [USING <expression>, ...]",
  "DEALLOCATE [PREPARE] {ALL | <identifier>}",
  "DECLARE <identifier> [[NO] SCROLL | INSENSITIVE | ASENSITIVE] ... CURSOR [{WITH | WITHOUT} HOLD] FOR <query>",
  "DECLARE {<identifier> | <parameter>}, ... <type> [{DEFAULT | = | :=} <expression>]",
  "OPEN <identifier>",
  `FETCH [{NEXT | PRIOR | FIRST | LAST | ALL | {ABSOLUTE | RELATIVE} <number> | {FORWARD | BACKWARD} [<number> | ALL] | <number>}] [FROM | IN]
     <identifier> [INTO {<identifier> | <parameter>}, ...]`,
  "CLOSE {ALL | <identifier>}",

  "LOCK TABLE <table>, ... [IN <lock_mode> MODE] [NOWAIT]",
  "LOCK TABLES {<table> {READ [LOCAL] | WRITE}}, ...",
  "UNLOCK TABLES",
  "ANALYZE [VERBOSE] [TABLE] [<table> [<columns>]]",
  "VACUUM [FULL] [FREEZE] [VERBOSE] [ANALYZE] [<table> [<columns>]]",
  "COPY {<table> [<columns>] | ( <query> )} {FROM | TO} {STDIN | STDOUT | <string>} [[WITH] <option_list>]",
  "CHECKPOINT",
  "FLUSH {PRIVILEGES | TABLES | LOGS}",
  "PRAGMA <name> [= <pragma_value> | ( <pragma_value> )]",
];
