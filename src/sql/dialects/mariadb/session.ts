/**
 * SET, SHOW and prepared statements where MariaDB differs from MySQL.
 * https://mariadb.com/kb/en/set-commands/, https://mariadb.com/kb/en/show/, https://mariadb.com/kb/en/prepared-statements/
 */

export const mariadbSessionRules: readonly string[] = [
  "set_value = DEFAULT | ON | ALL | BINARY | ROW | <expression>",
  "variable_scope = GLOBAL | SESSION | LOCAL",
  "prepared_source = <expression>",
  "prepared_value = DEFAULT | IGNORE | <expression>",
  "connection_name = <string>",
];

export const mariadbSessionStatements: readonly string[] = [
  "SetStatement: SET STATEMENT {<name> = <set_value>}, ... FOR <statement>",
  "EXECUTE {IMMEDIATE! <prepared_source> | <identifier>} [USING <prepared_value>, ...]",
  "DO <expression>, ...",

  "SHOW [FULL] TABLES [<in_database>] [<matching>]",
  "SHOW [FULL] {COLUMNS | FIELDS} <in_table> [<matching>]",
  "SHOW {INDEX | INDEXES | KEYS} <in_table> [<matching>]",
  "SHOW ALL {SLAVES | REPLICAS} STATUS",
  "SHOW {REPLICA | SLAVE} [<connection_name>] STATUS [<for_channel>]",
  "SHOW {REPLICA | SLAVE} HOSTS",
  "SHOW RELAYLOG [<connection_name>] EVENTS [IN <string>] [FROM <integer>] [<show_limit>] [<for_channel>]",
  "SHOW BINLOG STATUS",
  "SHOW {AUTHORS | CONTRIBUTORS | LOCALES}",
  "SHOW {CLIENT_STATISTICS | INDEX_STATISTICS | TABLE_STATISTICS | USER_STATISTICS} [<matching>]",
  "SHOW {WSREP_MEMBERSHIP | WSREP_STATUS | QUERY_RESPONSE_TIME | METADATA_LOCK_INFO | QUERY_CACHE_INFO} [<matching>]",
  "SHOW CREATE SEQUENCE <table>",
  "SHOW CREATE SERVER <plugin>",
  "SHOW CREATE PACKAGE [BODY] <name>",
  "SHOW PACKAGE [BODY] {STATUS [<matching>] | CODE <name>}",
  "SHOW CREATE USER [<account>]",
  "SHOW GRANTS [FOR <account>]",
  "SHOW {EXPLAIN | ANALYZE} [FORMAT = {<identifier> | <string>}] FOR <operand>",
  "SHOW PLUGINS [SONAME {<string> | <matching>}]",
  "SHOW ENGINE {<identifier> | <string>} {LOGS | MUTEX | STATUS}",
  "- SHOW REPLICAS",
  "- SHOW BINARY LOG STATUS",
  "- SHOW PARSE_TREE",
];
