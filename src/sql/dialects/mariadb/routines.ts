/**
 * Routines, triggers, events and the statements of their bodies where MariaDB differs from MySQL.
 * https://mariadb.com/kb/en/stored-routines/, https://mariadb.com/kb/en/programmatic-compound-statements/
 */

export const mariadbRoutineRules: readonly string[] = [
  "routine_parameter = [IN | OUT | INOUT] <identifier> <variable_type> [{DEFAULT | :=} <expression>]",
  `variable_type =
     {TYPE OF | ROW TYPE OF} <name>
   | ROW ( {<identifier> <variable_type>}, ... )
   | <type> [COLLATE <charset>]`,
  `characteristic =
     COMMENT <string>
   | LANGUAGE SQL
   | [NOT] DETERMINISTIC
   | CONTAINS SQL
   | NO SQL
   | READS SQL DATA
   | MODIFIES SQL DATA
   | SQL SECURITY {DEFINER | INVOKER}`,
  "procedure_head = CREATE [OR REPLACE] [<by_definer>] PROCEDURE [IF NOT EXISTS] <function> ( [<routine_parameter>, ...] ) [<characteristic>]...",
  `function_head = CREATE [OR REPLACE] [<by_definer>] [AGGREGATE] FUNCTION [IF NOT EXISTS] <function> ( [<routine_parameter>, ...] )
     RETURNS <variable_type> [<characteristic>]...`,
  `trigger_head = CREATE [OR REPLACE] [<by_definer>] TRIGGER [IF NOT EXISTS] <name> {BEFORE | AFTER} {INSERT | UPDATE | DELETE} ON <table>
     FOR EACH ROW [{FOLLOWS | PRECEDES} <identifier>]`,
  `event_head = CREATE [OR REPLACE] [<by_definer>] EVENT [IF NOT EXISTS] <name> ON SCHEDULE <schedule> [ON COMPLETION [NOT] PRESERVE]
     [<event_status>] [COMMENT <string>] DO`,
  `event_change = ALTER [<by_definer>] EVENT [IF EXISTS] <name> <event_changes>`,
  "for_range = <identifier> IN {( <query> ) | [REVERSE] <operand> '..' <operand> | <identifier> [( <expression>, ... )]}",
  `diagnostics_item =
     CLASS_ORIGIN | SUBCLASS_ORIGIN | MESSAGE_TEXT | MYSQL_ERRNO | CONSTRAINT_CATALOG | CONSTRAINT_SCHEMA
   | CONSTRAINT_NAME | CATALOG_NAME | SCHEMA_NAME | TABLE_NAME | COLUMN_NAME | CURSOR_NAME | ROW_NUMBER`,
];

export const mariadbRoutineStatements: readonly string[] = [
  "CREATE [OR REPLACE] [AGGREGATE] FUNCTION [IF NOT EXISTS] <function> RETURNS {STRING | INTEGER | INT | REAL | DECIMAL} SONAME <string>",
  "DROP PACKAGE [BODY] [IF EXISTS] <name>",
  "DECLARE <identifier>, ... <variable_type> [DEFAULT <expression>]",
  "DECLARE <identifier> CONDITION FOR <declared_condition>",
  "DECLARE {CONTINUE | EXIT | UNDO} HANDLER FOR <handled_condition>, ... <statement>",
  "DECLARE <identifier> CURSOR [( {<identifier> <variable_type>}, ... )] FOR <query>",
  "OPEN <identifier> [( <expression>, ... )]",
  "FETCH [[NEXT] FROM] <identifier> INTO <local_variable>, ...",
  "FETCH GROUP NEXT ROW",
  "- ALTER LIBRARY",
  "- DROP LIBRARY",
  "- CREATE LIBRARY",
];
