/**
 * Routines, triggers and events: their heads, what alters and drops them, and the statements of their bodies that hold
 * no others. Blocks and loops are parsed in parser/procedural.
 * https://dev.mysql.com/doc/refman/9.0/en/sql-compound-statements.html
 */

export const routineRules: readonly string[] = [
  "by_definer = DEFINER = <definer>",
  "routine_parameter = [IN | OUT | INOUT] <identifier> <variable_type>",
  "variable_type = <type> [COLLATE <charset>]",
  `characteristic =
     COMMENT <string>
   | LANGUAGE {SQL | <identifier>}
   | [NOT] DETERMINISTIC
   | CONTAINS SQL
   | NO SQL
   | READS SQL DATA
   | MODIFIES SQL DATA
   | SQL SECURITY {DEFINER | INVOKER}
   | USING ( {<name> [AS <identifier>]}, ... )`,
  "procedure_head = CREATE [<by_definer>] PROCEDURE [IF NOT EXISTS] <function> ( [<routine_parameter>, ...] ) [<characteristic>]...",
  `function_head = CREATE [<by_definer>] FUNCTION [IF NOT EXISTS] <function> ( [{<identifier> <variable_type>}, ...] )
     RETURNS <variable_type> [<characteristic>]...`,
  `trigger_head = CREATE [<by_definer>] TRIGGER [IF NOT EXISTS] <name> {BEFORE | AFTER} {INSERT | UPDATE | DELETE} ON <table>
     FOR EACH ROW [{FOLLOWS | PRECEDES} <identifier>]`,
  "event_unit = SECOND | MINUTE | HOUR | DAY | WEEK | MONTH | QUARTER | YEAR | MINUTE_SECOND | HOUR_SECOND | HOUR_MINUTE | DAY_SECOND | DAY_MINUTE | DAY_HOUR | YEAR_MONTH",
  `schedule =
     AT <expression>
   | EVERY <expression> <event_unit> [{{STARTS <expression> | ENDS <expression>}}]`,
  "event_status = ENABLE | DISABLE [ON {SLAVE | REPLICA}]",
  `event_head = CREATE [<by_definer>] EVENT [IF NOT EXISTS] <name> ON SCHEDULE <schedule> [ON COMPLETION [NOT] PRESERVE]
     [<event_status>] [COMMENT <string>] DO`,
  `event_change = ALTER [<by_definer>] EVENT <name> <event_changes>`,
  `event_changes =
     ON SCHEDULE <schedule> [ON COMPLETION [NOT] PRESERVE] [RENAME TO <name>] [<event_status>] [COMMENT <string>] [DO]
   | ON COMPLETION [NOT] PRESERVE [RENAME TO <name>] [<event_status>] [COMMENT <string>] [DO]
   | RENAME TO <name> [<event_status>] [COMMENT <string>] [DO]
   | <event_status> [COMMENT <string>] [DO]
   | COMMENT <string> [DO]
   | DO`,
  "script_body = AS <string>",

  "sqlstate = SQLSTATE [VALUE] <string>",
  "declared_condition = <sqlstate> | <integer>",
  "handled_condition = <sqlstate> | SQLWARNING | NOT FOUND | SQLEXCEPTION | <integer> | <identifier>",
  `diagnostics_item =
     CLASS_ORIGIN | SUBCLASS_ORIGIN | MESSAGE_TEXT | MYSQL_ERRNO | CONSTRAINT_CATALOG | CONSTRAINT_SCHEMA
   | CONSTRAINT_NAME | CATALOG_NAME | SCHEMA_NAME | TABLE_NAME | COLUMN_NAME | CURSOR_NAME`,
  "signal_set = SET {<diagnostics_item> = <signal_value>}, ...",
  "signal_value = <literal> | <user_variable> | <system_variable_name> | <column>",
  "diagnostics_target = <user_variable> | <identifier>",
  "local_variable = <user_variable> | <identifier>",
];

export const routineStatements: readonly string[] = [
  "CREATE [AGGREGATE] FUNCTION [IF NOT EXISTS] <function> RETURNS {STRING | INTEGER | INT | REAL | DECIMAL | DEC} SONAME <string>",
  "ALTER {PROCEDURE | FUNCTION} <function> [<characteristic>]...",
  "DROP {PROCEDURE | FUNCTION} [IF EXISTS] <function>",
  "CREATE [OR REPLACE] LIBRARY [IF NOT EXISTS] <name> [COMMENT <string>] LANGUAGE <identifier> [COMMENT <string>] AS <string>",
  "ALTER LIBRARY <name> COMMENT <string>",
  "DROP LIBRARY [IF EXISTS] <name>",
  "DROP TRIGGER [IF EXISTS] <name>",
  "DROP EVENT [IF EXISTS] <name>",

  "DECLARE <identifier>, ... <variable_type> [DEFAULT <expression>]",
  "DECLARE <identifier> CONDITION FOR <declared_condition>",
  "DECLARE <identifier> CURSOR FOR <query>",
  "DECLARE {CONTINUE | EXIT | UNDO} HANDLER FOR <handled_condition>, ... <statement>",
  "OPEN <identifier>",
  "CLOSE <identifier>",
  "FETCH [[NEXT] FROM] <identifier> INTO <identifier>, ...",
  "LEAVE <identifier>",
  "ITERATE <identifier>",
  "RETURN <expression>",
  "SIGNAL {<sqlstate> | <identifier>} [<signal_set>]",
  "RESIGNAL [<sqlstate> | <identifier>] [<signal_set>]",
  "GET [CURRENT | STACKED] DIAGNOSTICS {<diagnostics_target> = {NUMBER | ROW_COUNT}}, ...",
  "GET [CURRENT | STACKED] DIAGNOSTICS CONDITION <operand> {<diagnostics_target> = {<diagnostics_item> | RETURNED_SQLSTATE}}, ...",
];
