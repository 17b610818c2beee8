/**
 * Sequences, synonyms, types, assemblies, rules and defaults, XML schema collections, triggers, and the DROPs of
 * routines. https://learn.microsoft.com/sql/t-sql/statements/create-sequence-transact-sql and its neighbours.
 */

export const objectRules: readonly string[] = [
  `sequence_option =
     AS <type>
   | {START WITH | INCREMENT BY | RESTART WITH} <number>
   | RESTART
   | MINVALUE <number> | NO MINVALUE
   | MAXVALUE <number> | NO MAXVALUE
   | CYCLE | NO CYCLE
   | CACHE [<integer>] | NO CACHE`,
  "assembly_source = <expression>",
  "permission_set = PERMISSION_SET = {SAFE | EXTERNAL_ACCESS | UNSAFE}",
  "type_table_option = MEMORY_OPTIMIZED = {ON | OFF}",
  "routine_parameter_type = <parameter> [AS] <type>",
  "trigger_place = <name> | DATABASE | ALL SERVER",
  `schema_element =
     CREATE TABLE <table> <table_elements> <table_placement>
   | CREATE VIEW <table> [<columns>] AS <query>
   | {GRANT | DENY} <permission>, ... [ON <securable>] TO <principals> [WITH GRANT OPTION] [CASCADE] [AS <principal>]
   | REVOKE [GRANT OPTION FOR] <permission>, ... [ON <securable>] {TO | FROM} <principals> [CASCADE] [AS <principal>]`,
];

export const objectStatements: readonly string[] = [
  "CREATE SEQUENCE <name> [<sequence_option> ...]",
  "ALTER SEQUENCE <name> <sequence_option> ...",
  "DROP SEQUENCE [IF EXISTS] <name>, ...",
  "CREATE SYNONYM <name> FOR <table>",
  "DROP SYNONYM [IF EXISTS] <name>",
  "CREATE TYPE <name> FROM <type> [NULL | NOT NULL]",
  "CREATE TYPE <name> EXTERNAL NAME <name>",
  "CREATE TYPE <name> AS TABLE <table_elements> [WITH ( <type_table_option>, ... )]",
  "DROP TYPE [IF EXISTS] <name>",
  "CREATE ASSEMBLY <identifier> [AUTHORIZATION <identifier>] FROM <assembly_source>, ... [WITH <permission_set>]",
  `ALTER ASSEMBLY <identifier> [FROM <assembly_source>] [WITH {<permission_set> | VISIBILITY = <on_or_off> | UNCHECKED DATA}, ...]
     [DROP FILE {<string>, ... | ALL}] [ADD FILE FROM {<assembly_source> [AS <string>]}, ...]`,
  "DROP ASSEMBLY [IF EXISTS] <identifier>, ... [WITH NO DEPENDENTS]",
  "CREATE AGGREGATE <name> ( <routine_parameter_type>, ... ) RETURNS <type> EXTERNAL NAME <name>",
  "DROP AGGREGATE [IF EXISTS] <name>",
  "CREATE RULE <name> AS <predicate>",
  "DROP RULE [IF EXISTS] <name>, ...",
  "CREATE DEFAULT <name> AS <expression>",
  "DROP DEFAULT [IF EXISTS] <name>, ...",
  "CREATE XML SCHEMA COLLECTION <name> AS <expression>",
  "ALTER XML SCHEMA COLLECTION <name> ADD <expression>",
  "DROP XML SCHEMA COLLECTION <name>",
  "CREATE SCHEMA {<identifier> [AUTHORIZATION <identifier>] | AUTHORIZATION <identifier>} [<schema_element> ...]",
  "DROP {PROC | PROCEDURE} [IF EXISTS] <name>, ...",
  "DROP FUNCTION [IF EXISTS] <name>, ...",
  "DROP TRIGGER [IF EXISTS] <name>, ... [ON {DATABASE | ALL SERVER}]",
  "{ENABLE | DISABLE} TRIGGER {<name>, ... | ALL} ON <trigger_place>",
];
