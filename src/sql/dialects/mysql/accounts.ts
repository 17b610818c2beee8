/**
 * Users, roles and privileges.
 * https://dev.mysql.com/doc/refman/9.0/en/account-management-statements.html
 */

export const accountRules: readonly string[] = [
  "account = {CURRENT_USER | USER} ( ) | CURRENT_USER | <user>",
  "hash = <string> | <number>",
  "keep_password = [REPLACE <string>] [RETAIN CURRENT PASSWORD]",
  "plugin = <identifier> | <string>",
  `authentication =
     IDENTIFIED BY {RANDOM PASSWORD | <string>}
   | IDENTIFIED WITH <plugin> [BY {RANDOM PASSWORD | <string>} | AS <hash>]`,
  `changed_authentication =
     IDENTIFIED BY {RANDOM PASSWORD | <string>} <keep_password>
   | IDENTIFIED WITH <plugin> [BY {RANDOM PASSWORD | <string>} <keep_password> | AS <hash> [RETAIN CURRENT PASSWORD]]`,
  `new_account = <account> [<authentication> [AND <authentication>] [AND <authentication>]]
     [INITIAL AUTHENTICATION <authentication>]`,
  "factor = <integer> FACTOR",
  `changed_account =
     <account> DISCARD OLD PASSWORD
   | <account> {ADD <factor> <authentication>}...
   | <account> {MODIFY <factor> <authentication>}...
   | <account> {DROP <factor>}...
   | <account> <factor> INITIATE REGISTRATION
   | <account> <factor> FINISH REGISTRATION SET CHALLENGE_RESPONSE AS <string>
   | <account> <factor> UNREGISTER
   | <account> [<changed_authentication>]`,
  `require = REQUIRE {NONE | SSL | X509 | {CIPHER <string> | ISSUER <string> | SUBJECT <string>} [[AND] {CIPHER <string> | ISSUER <string> | SUBJECT <string>}]...}`,
  `resources = WITH { {MAX_QUERIES_PER_HOUR | MAX_UPDATES_PER_HOUR | MAX_CONNECTIONS_PER_HOUR | MAX_USER_CONNECTIONS} <integer>}...`,
  `password_option =
     PASSWORD EXPIRE [DEFAULT | NEVER | INTERVAL <integer> DAY]
   | PASSWORD HISTORY {DEFAULT | <integer>}
   | PASSWORD REUSE INTERVAL {DEFAULT | <integer> DAY}
   | PASSWORD REQUIRE CURRENT [DEFAULT | OPTIONAL]
   | FAILED_LOGIN_ATTEMPTS <integer>
   | PASSWORD_LOCK_TIME {<integer> | UNBOUNDED}
   | ACCOUNT {LOCK | UNLOCK}`,
  "remark = {COMMENT | ATTRIBUTE} <string>",
  "roles = <user>, ...",

  `privilege =
     ALL [PRIVILEGES]
   | {SELECT | INSERT | UPDATE | REFERENCES} [<columns>]
   | ALTER [ROUTINE]
   | CREATE [ROLE | ROUTINE | TABLESPACE | TEMPORARY TABLES | USER | VIEW]
   | DROP [ROLE]
   | GRANT OPTION
   | LOCK TABLES
   | REPLICATION {CLIENT | SLAVE}
   | SHOW {DATABASES | VIEW}
   | DELETE | EVENT | EXECUTE | FILE | INDEX | PROCESS | RELOAD | SHUTDOWN | SUPER | TRIGGER | USAGE
   | <dynamic_privilege>`,
  `dynamic_privilege =
     ALLOW_NONEXISTENT_DEFINER | APPLICATION_PASSWORD_ADMIN | AUDIT_ABORT_EXEMPT | AUDIT_ADMIN
   | AUTHENTICATION_POLICY_ADMIN | BACKUP_ADMIN | BINLOG_ADMIN | BINLOG_ENCRYPTION_ADMIN | CLONE_ADMIN
   | CONNECTION_ADMIN | CREATE_SPATIAL_REFERENCE_SYSTEM | ENCRYPTION_KEY_ADMIN | EXPORT_QUERY_RESULTS
   | FIREWALL_ADMIN | FIREWALL_EXEMPT | FIREWALL_USER | FLUSH_OPTIMIZER_COSTS | FLUSH_PRIVILEGES
   | FLUSH_STATUS | FLUSH_TABLES | FLUSH_USER_RESOURCES | GROUP_REPLICATION_ADMIN
   | GROUP_REPLICATION_STREAM | INNODB_REDO_LOG_ARCHIVE | INNODB_REDO_LOG_ENABLE | MASKING_DICTIONARIES_ADMIN
   | NDB_STORED_USER | OPTIMIZE_LOCAL_TABLE | OPTION_TRACKER_OBSERVER | OPTION_TRACKER_UPDATER
   | PASSWORDLESS_USER_ADMIN | PERSIST_RO_VARIABLES_ADMIN | REPLICATION_APPLIER | REPLICATION_SLAVE_ADMIN
   | RESOURCE_GROUP_ADMIN | RESOURCE_GROUP_USER | ROLE_ADMIN | SENSITIVE_VARIABLES_OBSERVER | SERVICE_CONNECTION_ADMIN
   | SESSION_VARIABLES_ADMIN | SET_ANY_DEFINER | SET_USER_ID | SHOW_ROUTINE | SKIP_QUERY_REWRITE
   | SYSTEM_USER | SYSTEM_VARIABLES_ADMIN | TABLE_ENCRYPTION_ADMIN | TELEMETRY_LOG_ADMIN
   | TP_CONNECTION_ADMIN | TRANSACTION_GTID_TAG | VECTOR_STORE_LOAD_EXEC | VERSION_TOKEN_ADMIN | XA_RECOVER_ADMIN`,
  "privilege_level = * [. *] | <identifier> . * | <table>",
  "privileges_on = <privilege>, ... ON [TABLE | FUNCTION! | LIBRARY! | PROCEDURE] <privilege_level>",
  "grant_as = AS <account> [WITH ROLE {DEFAULT | NONE | ALL [EXCEPT <roles>] | <roles>}]",
  "ignore_unknown = IGNORE UNKNOWN USER",
];

export const accountStatements: readonly string[] = [
  `CREATE USER [IF NOT EXISTS] <new_account>, ... [DEFAULT ROLE <roles>] [<require>] [<resources>] [<password_option>]... [<remark>]`,
  `ALTER USER [IF EXISTS] <changed_account>, ... [<require>] [<resources>] [<password_option>]... [<remark>]`,
  "ALTER USER [IF EXISTS] <account> DEFAULT ROLE {NONE | ALL | <roles>}",
  "ALTER USER [IF EXISTS] USER ( ) <changed_authentication>",
  "DROP USER [IF EXISTS] <account>, ...",
  "RENAME USER {<account> TO <account>}, ...",
  "CREATE ROLE [IF NOT EXISTS] <roles>",
  "DROP ROLE [IF EXISTS] <roles>",
  "GRANT <privileges_on> TO <account>, ... [WITH GRANT OPTION] [<grant_as>]",
  "GRANT PROXY ON <account> TO <account>, ... [WITH GRANT OPTION]",
  "GRANT <roles> TO <account>, ... [WITH ADMIN OPTION]",
  "REVOKE [IF EXISTS] <privileges_on> FROM <account>, ... [<ignore_unknown>]",
  "REVOKE [IF EXISTS] ALL [PRIVILEGES] , GRANT OPTION FROM <account>, ... [<ignore_unknown>]",
  "REVOKE [IF EXISTS] PROXY ON <account> FROM <account>, ... [<ignore_unknown>]",
  "REVOKE [IF EXISTS] <roles> FROM <account>, ... [<ignore_unknown>]",
  "SET ROLE {DEFAULT | NONE | ALL [EXCEPT <roles>] | <roles>}",
  "SET DEFAULT ROLE {NONE | ALL | <roles>} TO <account>, ...",
  "SET PASSWORD [FOR <account>] {= <string> | TO RANDOM} [REPLACE <string>] [RETAIN CURRENT PASSWORD]",
];
