/**
 * Users, roles and privileges as MariaDB has them.
 * https://mariadb.com/kb/en/account-management-sql-commands/
 */

export const mariadbAccountRules: readonly string[] = [
  "account = {CURRENT_USER | CURRENT_ROLE} [( )] | <user>",
  "password_text = <string> | PASSWORD ( <string> )",
  "authentication_rule = <plugin> [{USING | AS} <password_text>]",
  `authentication =
     IDENTIFIED BY [PASSWORD] <string>
   | IDENTIFIED {VIA | WITH} <authentication_rule> [OR <authentication_rule>]...`,
  "new_account = <account> [<authentication>]",
  "require_part = {CIPHER | ISSUER | SUBJECT} <string>",
  "require = REQUIRE {NONE | SSL | X509 | <require_part> [[AND] <require_part>]...}",
  "resource = {MAX_QUERIES_PER_HOUR | MAX_UPDATES_PER_HOUR | MAX_CONNECTIONS_PER_HOUR | MAX_USER_CONNECTIONS | MAX_STATEMENT_TIME} <number>",
  "resources = WITH <resource>...",
  "password_option = PASSWORD EXPIRE [DEFAULT | NEVER | INTERVAL <integer> DAY] | ACCOUNT {LOCK | UNLOCK}",
  `privilege =
     ALL [PRIVILEGES]
   | {SELECT | INSERT | UPDATE | REFERENCES} [<columns>]
   | ALTER [ROUTINE]
   | BINLOG {ADMIN | MONITOR | REPLAY}
   | {CONNECTION | FEDERATED | READ_ONLY | READ ONLY} ADMIN
   | CREATE [ROUTINE | TABLESPACE | TEMPORARY TABLES | USER | VIEW]
   | DELETE [HISTORY]
   | GRANT OPTION
   | LOCK TABLES
   | REPLICATION {CLIENT | {SLAVE | REPLICA} [ADMIN] | MASTER ADMIN}
   | {SLAVE | REPLICA} MONITOR
   | SET USER
   | SHOW {DATABASES | VIEW | CREATE ROUTINE}
   | DROP | EVENT | EXECUTE | FILE | INDEX | PROCESS | RELOAD | SHUTDOWN | SUPER | TRIGGER | USAGE`,
  "privileges_on = <privilege>, ... ON [TABLE | FUNCTION! | PROCEDURE | PACKAGE! [BODY!]] <privilege_level>",
  "grant_option = GRANT OPTION | <resource>",
];

export const mariadbAccountStatements: readonly string[] = [
  "CREATE [OR REPLACE] USER [IF NOT EXISTS] <new_account>, ... [<require>] [<resources>] [<password_option>]...",
  "ALTER USER [IF EXISTS] <new_account>, ... [<require>] [<resources>] [<password_option>]...",
  "CREATE [OR REPLACE] ROLE [IF NOT EXISTS] <roles> [WITH ADMIN <account>]",
  "GRANT <privileges_on> TO <new_account>, ... [<require>] [WITH <grant_option>...]",
  "GRANT PROXY ON <account> TO <new_account>, ... [WITH GRANT OPTION]",
  "GRANT <roles> TO <new_account>, ... [WITH ADMIN OPTION]",
  "REVOKE <privileges_on> FROM <account>, ...",
  "REVOKE ALL [PRIVILEGES] , GRANT OPTION FROM <account>, ...",
  "REVOKE PROXY ON <account> FROM <account>, ...",
  "REVOKE [ADMIN OPTION FOR] <roles> FROM <account>, ...",
  "SET ROLE {NONE | <user>}",
  "SET DEFAULT ROLE {NONE | <user>} [FOR <account>]",
  "SET PASSWORD [FOR <account>] = {<string> | {PASSWORD | OLD_PASSWORD} ( <string> )}",
];
