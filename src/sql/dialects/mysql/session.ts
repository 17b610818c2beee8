/**
 * SET, SHOW, USE, HELP and prepared statements, as the Reference Manual has them.
 * https://dev.mysql.com/doc/refman/9.0/en/set-variable.html, https://dev.mysql.com/doc/refman/9.0/en/show.html
 */

export const sessionRules: readonly string[] = [
  "assign = = | :=",
  "set_value = DEFAULT | ON | ALL | BINARY | ROW | SYSTEM | <expression>",
  "variable_scope = GLOBAL | SESSION | LOCAL | PERSIST | PERSIST_ONLY",
  "system_variable_name = <system_variable> . {DEFAULT . <identifier> | <name>} | <system_variable>",
  `set_item =
     <variable_scope> {DEFAULT . <identifier> | <variable_name>} <assign> <set_value>
   | <system_variable_name> <assign> <set_value>
   | <user_variable> <assign> {DEFAULT! ( <column> ) | <expression>}
   | <variable_name> <assign> <set_value>
   | NAMES {<charset> [COLLATE <charset>] | DEFAULT}
   | {CHARACTER SET | CHARSET} {<charset> | DEFAULT}`,
  "isolation = ISOLATION LEVEL {REPEATABLE READ | READ COMMITTED | READ UNCOMMITTED | SERIALIZABLE}",
  "access_mode = READ WRITE | READ ONLY",
  "matching = LIKE <string> | WHERE <predicate>",
  "in_database = {FROM | IN} <identifier>",
  "in_table = {FROM | IN} <table> [{FROM | IN} <identifier>]",
  "show_limit = LIMIT <row_number> [{, | OFFSET} <row_number>]",
  "row_number = <integer> | <parameter> | <identifier>",
  "for_channel = FOR CHANNEL <string>",
  `profile_type = ALL | BLOCK IO | CONTEXT SWITCHES | CPU | IPC | MEMORY | PAGE FAULTS | SOURCE | SWAPS`,
  "prepared_source = <string> | <user_variable>",
  "prepared_value = <user_variable>",
];

export const sessionStatements: readonly string[] = [
  "SET <set_item>, ...",
  "SetTransaction: SET [GLOBAL | SESSION | LOCAL] TRANSACTION {<isolation> [, <access_mode>] | <access_mode> [, <isolation>]}",
  "USE <identifier>",
  "HELP {<string> | <identifier>}",
  "PREPARE <identifier> FROM <prepared_source>",
  "EXECUTE <identifier> [USING <prepared_value>, ...]",
  "Deallocate: {DEALLOCATE | DROP} PREPARE <identifier>",
  "DO {<expression> [[AS] <identifier>]}, ...",
  "CALL <function> [( [<expression>, ...] )]",

  "SHOW {DATABASES | SCHEMAS} [<matching>]",
  "SHOW [EXTENDED] [FULL] TABLES [<in_database>] [<matching>]",
  "SHOW [FULL] TRIGGERS [<in_database>] [<matching>]",
  "SHOW EVENTS [<in_database>] [<matching>]",
  "SHOW TABLE STATUS [<in_database>] [<matching>]",
  "SHOW OPEN TABLES [<in_database>] [<matching>]",
  "SHOW [EXTENDED] [FULL] {COLUMNS | FIELDS} <in_table> [<matching>]",
  "SHOW [EXTENDED] {INDEX | INDEXES | KEYS} <in_table> [WHERE <predicate>]",
  "SHOW CREATE {DATABASE | SCHEMA} [IF NOT EXISTS] <identifier>",
  "SHOW CREATE {TABLE | VIEW} <table>",
  "SHOW CREATE {EVENT | FUNCTION | LIBRARY | PROCEDURE | TRIGGER} <name>",
  "SHOW CREATE USER <account>",
  "SHOW {PROCEDURE | FUNCTION | LIBRARY} STATUS [<matching>]",
  "SHOW {PROCEDURE | FUNCTION} CODE <name>",
  "SHOW ENGINE {<identifier> | <string> | ALL} {LOGS | MUTEX | STATUS}",
  "SHOW [STORAGE] ENGINES",
  "SHOW PLUGINS",
  "SHOW PRIVILEGES",
  "SHOW {CHARACTER SET | CHARSET} [<matching>]",
  "SHOW COLLATION [<matching>]",
  "SHOW GRANTS [FOR <account> [USING <user>, ...]]",
  "SHOW COUNT ( * ) {ERRORS | WARNINGS}",
  "SHOW {ERRORS | WARNINGS} [<show_limit>]",
  "SHOW [GLOBAL | SESSION | LOCAL] {STATUS | VARIABLES} [<matching>]",
  "SHOW [FULL] PROCESSLIST",
  "SHOW PROFILES",
  "SHOW PROFILE [<profile_type>, ...] [FOR QUERY <integer>] [<show_limit>]",
  "SHOW {BINARY | MASTER} LOGS",
  "SHOW BINARY LOG STATUS",
  "SHOW MASTER STATUS",
  "SHOW BINLOG EVENTS [IN <string>] [FROM <integer>] [<show_limit>]",
  "SHOW RELAYLOG EVENTS [IN <string>] [FROM <integer>] [<show_limit>] [<for_channel>]",
  "SHOW {REPLICA | SLAVE} STATUS [<for_channel>]",
  "SHOW REPLICAS",
  "SHOW SLAVE HOSTS",
  "SHOW PARSE_TREE <statement>",
];
