/**
 * Users, roles, profiles, privileges, auditing and keys, as the SQL Language Reference has them
 * (docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf: CREATE USER to REVOKE).
 */
export const securityRules: readonly string[] = [
  "grantee = PUBLIC | <identifier>",
  "container = CONTAINER = {CURRENT | ALL}",
  "password = <any_name> | <string>",
  `user_authentication =
     IDENTIFIED BY <password> [REPLACE <password>]
   | IDENTIFIED BY VALUES <string>
   | IDENTIFIED {EXTERNALLY | GLOBALLY} [AS <string>]
   | NO AUTHENTICATION`,
  `user_property =
     [HTTP] DIGEST {ENABLE | DISABLE}
   | DEFAULT COLLATION <identifier>
   | DEFAULT TABLESPACE <identifier>
   | [LOCAL] TEMPORARY TABLESPACE <identifier>
   | QUOTA {<size> | UNLIMITED} ON <identifier>
   | PROFILE {DEFAULT | <identifier>}
   | PASSWORD EXPIRE
   | EXPIRE PASSWORD ROLLOVER PERIOD
   | ACCOUNT {LOCK | UNLOCK}
   | ENABLE EDITIONS [FOR <object_kind>, ...] [FORCE]
   | {ENABLE | DISABLE} DICTIONARY PROTECTION
   | READ {ONLY | WRITE}
   | CONTAINER = {CURRENT | ALL}`,
  `alter_user_property =
     DEFAULT ROLE {<identifier>, ... | ALL [EXCEPT <identifier>, ...] | NONE}
   | {ADD | DROP} FACTOR <any_name> AS <string>
   | {SET | ADD | REMOVE} CONTAINER_DATA = {ALL | DEFAULT | ( <identifier>, ... )} [FOR <name>]
   | <user_authentication>
   | <user_property>`,
  "role_authentication = NOT IDENTIFIED | IDENTIFIED {BY <password> | USING <name> | EXTERNALLY | GLOBALLY [AS <string>]}",
  `profile_limit =
     {SESSIONS_PER_USER | CPU_PER_SESSION | CPU_PER_CALL | CONNECT_TIME | IDLE_TIME | LOGICAL_READS_PER_SESSION | LOGICAL_READS_PER_CALL | COMPOSITE_LIMIT} {<integer> | UNLIMITED | DEFAULT}
   | PRIVATE_SGA {<size> | UNLIMITED | DEFAULT}
   | {FAILED_LOGIN_ATTEMPTS | PASSWORD_LIFE_TIME | PASSWORD_REUSE_TIME | PASSWORD_REUSE_MAX | PASSWORD_LOCK_TIME | PASSWORD_GRACE_TIME | INACTIVE_ACCOUNT_TIME | PASSWORD_ROLLOVER_TIME} {UNLIMITED | DEFAULT | <operand>}
   | PASSWORD_VERIFY_FUNCTION {<name> | NULL | DEFAULT}`,
  `system_privilege =
     ALL [PRIVILEGES]
   | {CREATE | ALTER | DROP} [ANY | PUBLIC] <object_kind>
   | {EXECUTE | SELECT | INSERT | UPDATE | DELETE | READ | LOCK | UNDER | COMMENT | FLASHBACK | REDEFINE | BACKUP | MERGE | USE | DEBUG | MANAGE | DEQUEUE | ENQUEUE} ANY <object_kind>
   | EXECUTE {DYNAMIC MLE | ASSEMBLY}
   | ADMINISTER {[ANY] SQL TUNING SET | DATABASE TRIGGER | SQL MANAGEMENT OBJECT | KEY MANAGEMENT | RESOURCE MANAGER | REDACTION POLICY | FINE GRAINED AUDIT POLICY | ROW LEVEL SECURITY POLICY}
   | ADVISOR
   | ANALYZE ANY [DICTIONARY]
   | AUDIT {ANY | SYSTEM}
   | ALTER {RESOURCE COST | SYSTEM}
   | BECOME USER
   | CHANGE NOTIFICATION
   | CREATE EXTERNAL JOB
   | DEBUG CONNECT {SESSION | ANY | USER <identifier>}
   | ENABLE DIAGNOSTICS
   | EXEMPT {ACCESS | IDENTITY | REDACTION | DML REDACTION | DDL REDACTION} POLICY
   | {EXPORT | IMPORT} FULL DATABASE
   | FLASHBACK ARCHIVE ADMINISTER
   | FORCE [ANY] TRANSACTION
   | GRANT ANY {[OBJECT | SCHEMA] PRIVILEGE | ROLE}
   | INHERIT ANY [REMOTE] PRIVILEGES
   | KEEP {DATE TIME | SYSGUID}
   | LOGMINING
   | MANAGE {SCHEDULER | TABLESPACE}
   | ON COMMIT REFRESH
   | PURGE DBA_RECYCLEBIN
   | [GLOBAL] QUERY REWRITE
   | RESTRICTED SESSION
   | RESUMABLE
   | SELECT ANY {DICTIONARY | TRANSACTION}
   | SET CONTAINER
   | {SYSDBA | SYSOPER | SYSBACKUP | SYSDG | SYSKM | SYSASM | SYSRAC}
   | TABLE RETENTION
   | TEXT DATASTORE ACCESS
   | TRANSLATE [ANY] SQL
   | UNLIMITED TABLESPACE
   | CONNECT
   | RESOURCE`,
  `object_kind =
     ANALYTIC VIEW | ASSEMBLY | ATTRIBUTE DIMENSION | AUDIT POLICY | CERTIFICATE | CLASS | CLUSTER | CONTEXT | CREDENTIAL | CUBE
   | CUBE BUILD PROCESS | CUBE DIMENSION | DATABASE | DATABASE LINK | DIMENSION | DIRECTORY | DOMAIN | EDITION | EVALUATION CONTEXT
   | FILE GROUP | FUNCTION | HIERARCHY | INDEX | INDEXTYPE | JOB | LIBRARY | LOCKDOWN PROFILE | LOGICAL PARTITION TRACKING | MATERIALIZED VIEW
   | MEASURE FOLDER | MINING MODEL | MLE | OPERATOR | OUTLINE | PACKAGE | PLUGGABLE DATABASE | PROCEDURE | PROFILE | PROGRAM
   | PROPERTY GRAPH | QUEUE | ROLE | ROLLBACK SEGMENT | RULE | RULE SET | SEQUENCE | SESSION | SNAPSHOT | SQL PROFILE
   | SQL TRANSLATION PROFILE | SYNONYM | TABLE | TABLESPACE | TRIGGER | TRUE CACHE | TYPE | USER | VIEW`,
  `object_privilege =
     ALL [PRIVILEGES]
   | {INSERT | UPDATE | REFERENCES | SELECT | READ} [<columns>]
   | {ALTER | DEBUG | DELETE | DEQUEUE | ENQUEUE | EXECUTE | INDEX | UNDER | USE | WRITE | FLASHBACK [ARCHIVE]}
   | INHERIT [REMOTE] PRIVILEGES
   | KEEP SEQUENCE
   | MERGE VIEW
   | ON COMMIT REFRESH
   | QUERY REWRITE
   | TRANSLATE SQL`,
  `privilege_object =
     {DIRECTORY | EDITION | MINING MODEL | JAVA {SOURCE | RESOURCE | CLASS} | SQL TRANSLATION PROFILE | PROPERTY GRAPH | DOMAIN | MLE {MODULE | ENV} | SQL FIREWALL ALLOW LIST} <name>
   | USER <identifier>, ...
   | <table>`,
  "granted = <system_privilege> | <identifier>",
  `audit_action =
     ALL [STATEMENTS | PRIVILEGES]
   | {ALTER | AUDIT | COMMENT | CREATE | DELETE | DROP | EXECUTE | FLASHBACK | GRANT | INDEX | INSERT | LOCK | READ | RENAME | REVOKE | SELECT | UPDATE | WRITE | NOAUDIT | TRUNCATE | PURGE | ANALYZE | CALL | SET | EXPLAIN}
     [[ANY | PUBLIC | SYSTEM] {<object_kind> | ROLE | PLAN | PLUGGABLE DATABASE}]
   | [ADMINISTER | PUBLIC | NOT] {<object_kind> | EXISTS | SYSTEM {AUDIT | GRANT} | KEY MANAGEMENT}
   | {LOGON | LOGOFF | COMMIT | ROLLBACK | SAVEPOINT | ALTER SYSTEM | ALTER SESSION | NETWORK | DIRECT_PATH {LOAD | UNLOAD}}
   | <system_privilege>`,
  "audit_when = WHENEVER [NOT] SUCCESSFUL",
  `audit_component =
     PRIVILEGES <system_privilege>, ...
   | ACTIONS [COMPONENT = {DATAPUMP | DIRECT_LOAD | OLS | XS | DV | SQL_FIREWALL | PROTOCOL | <identifier>}] {<audit_action> [( <columns> )] [ON {DIRECTORY <name> | MINING MODEL <name> | <table>}]}, ...
   | ROLES <identifier>, ...`,
  "lockdown_clause = CLAUSE {= <strings> [OPTION {= <strings> [VALUE = <strings> | MINVALUE = <string> [MAXVALUE = <string>] | MAXVALUE = <string>] | ALL [EXCEPT = <strings>]}] | ALL [EXCEPT = <strings>]}",
  `keystore =
     CREATE KEYSTORE [<string>] IDENTIFIED BY <password>
   | CREATE [LOCAL] AUTO_LOGIN KEYSTORE FROM KEYSTORE [<string>] IDENTIFIED BY <password>
   | SET KEYSTORE {OPEN [FORCE KEYSTORE] | CLOSE} [IDENTIFIED BY {EXTERNAL STORE | <password>}] [CONTAINER = {ALL | CURRENT}]
   | BACKUP KEYSTORE [USING <string>] [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [TO <string>]
   | ALTER KEYSTORE PASSWORD [FORCE KEYSTORE] IDENTIFIED BY <password> SET <password> [WITH BACKUP [USING <string>]]
   | MERGE KEYSTORE <string> [IDENTIFIED BY <password>] [AND KEYSTORE <string> [IDENTIFIED BY <password>]] INTO {NEW | EXISTING} KEYSTORE <string> IDENTIFIED BY <password> [WITH BACKUP [USING <string>]]
   | SET [ENCRYPTION] KEY [<string>] [USING TAG <string>] [USING ALGORITHM <string>] [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH BACKUP [USING <string>]] [CONTAINER = {ALL | CURRENT}]
   | CREATE [ENCRYPTION] KEY [<string>] [USING TAG <string>] [USING ALGORITHM <string>] [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH BACKUP [USING <string>]] [CONTAINER = {ALL | CURRENT}]
   | USE [ENCRYPTION] KEY <string> [USING TAG <string>] [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH BACKUP [USING <string>]] [CONTAINER = {ALL | CURRENT}]
   | SET TAG <string> FOR <string> [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH BACKUP [USING <string>]]
   | {EXPORT | IMPORT} [ENCRYPTION] KEYS WITH SECRET <password> {TO | FROM} <string> [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH {BACKUP [USING <string>] | IDENTIFIER IN {<strings> | ( <query> ) | <string>, ...}}]
   | {ADD | UPDATE} SECRET <string> FOR CLIENT <string> [USING TAG <string>] [TO [LOCAL] AUTO_LOGIN KEYSTORE <string>] [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH BACKUP [USING <string>]]
   | DELETE SECRET FOR CLIENT <string> [FROM [LOCAL] AUTO_LOGIN KEYSTORE <string>] [FORCE KEYSTORE] IDENTIFIED BY {EXTERNAL STORE | <password>} [WITH BACKUP [USING <string>]]
   | {UNITE | ISOLATE} KEYSTORE IDENTIFIED BY <password> [FROM ROOT KEYSTORE] [FORCE KEYSTORE] [IDENTIFIED BY {EXTERNAL STORE | <password>}] [WITH ROOT KEYSTORE] [WITH BACKUP [USING <string>]]
   | {ENCRYPT | DECRYPT} KEYSTORE`,
];

export const securityStatements: readonly string[] = [
  "CREATE USER [IF NOT EXISTS] <identifier> <user_authentication> [<user_property>] ...",
  "ALTER USER [IF EXISTS] <identifier> <alter_user_property> ...",
  "ALTER USER <identifier>, ... {GRANT | REVOKE} CONNECT THROUGH {ENTERPRISE USERS | <identifier> [WITH {NO ROLES | ROLE {<identifier>, ... | ALL EXCEPT <identifier>, ...}}] [AUTHENTICATION REQUIRED]}",
  "DROP USER [IF EXISTS] <identifier> [CASCADE] [<container>]",
  "CREATE ROLE [IF NOT EXISTS] <identifier> [<role_authentication>] [<container>]",
  "ALTER ROLE <identifier> <role_authentication> [<container>]",
  "DROP ROLE [IF EXISTS] <identifier>",
  "SetRole: SET ROLE { {<identifier> [IDENTIFIED BY <password>]}, ... | ALL [EXCEPT <identifier>, ...] | NONE }",
  "CREATE [MANDATORY] PROFILE [IF NOT EXISTS] <identifier> LIMIT <profile_limit> ... [<container>]",
  "ALTER PROFILE {DEFAULT | <identifier>} LIMIT <profile_limit> ... [<container>]",
  "DROP PROFILE [IF EXISTS] <identifier> [CASCADE]",
  "ALTER RESOURCE COST { {CPU_PER_SESSION | CONNECT_TIME | LOGICAL_READS_PER_SESSION | PRIVATE_SGA} <integer> } ...",
  "GRANT <granted>, ... TO <grantee>, ... [IDENTIFIED BY <password>, ...] [WITH {ADMIN | DELEGATE} OPTION] [<container>]",
  "GRANT <granted>, ... TO { {FUNCTION | PROCEDURE | PACKAGE} <name> }, ...",
  "GRANT <object_privilege>, ... ON <privilege_object> TO <grantee>, ... [WITH HIERARCHY OPTION] [WITH GRANT OPTION] [<container>]",
  "GRANT <system_privilege>, ... ON SCHEMA <identifier> TO <grantee>, ... [WITH ADMIN OPTION] [<container>]",
  "REVOKE <granted>, ... FROM <grantee>, ... [<container>]",
  "REVOKE <granted>, ... FROM { {FUNCTION | PROCEDURE | PACKAGE} <name> }, ...",
  "REVOKE <object_privilege>, ... ON <privilege_object> FROM <grantee>, ... [CASCADE CONSTRAINTS | FORCE] [<container>]",
  "REVOKE <system_privilege>, ... ON SCHEMA <identifier> FROM <grantee>, ... [<container>]",
  "AUDIT <audit_action>, ... [BY <identifier>, ...] [BY {SESSION | ACCESS}] [<audit_when>] [<container>]",
  "AUDIT <audit_action>, ... ON {DIRECTORY <name> | MINING MODEL <name> | SQL TRANSLATION PROFILE <name> | DEFAULT | <table>} [BY {SESSION | ACCESS}] [<audit_when>] [<container>]",
  "AUDIT ALL STATEMENTS IN SESSION CURRENT [BY {SESSION | ACCESS}] [<audit_when>]",
  "AUDIT POLICY <identifier> [{BY | EXCEPT} <identifier>, ... | BY USERS WITH GRANTED ROLES <identifier>, ...] [<audit_when>]",
  "AUDIT CONTEXT NAMESPACE <identifier> ATTRIBUTES <identifier>, ... [BY <identifier>, ...]",
  "NOAUDIT <audit_action>, ... [BY <identifier>, ...] [<audit_when>] [<container>]",
  "NOAUDIT <audit_action>, ... ON {DIRECTORY <name> | MINING MODEL <name> | SQL TRANSLATION PROFILE <name> | DEFAULT | <table>} [<audit_when>] [<container>]",
  "NOAUDIT POLICY <identifier> [BY <identifier>, ... | BY USERS WITH GRANTED ROLES <identifier>, ...]",
  "NOAUDIT CONTEXT NAMESPACE <identifier> ATTRIBUTES <identifier>, ... [BY <identifier>, ...]",
  `CREATE AUDIT POLICY [IF NOT EXISTS] <identifier> <audit_component> ... [WHEN <string> EVALUATE PER {STATEMENT | SESSION | INSTANCE}]
     [ONLY TOPLEVEL] [<container>]`,
  `ALTER AUDIT POLICY [IF EXISTS] <identifier> [ADD [<audit_component> ...] [ONLY TOPLEVEL]] [DROP [<audit_component> ...] [ONLY TOPLEVEL]]
     [CONDITION {DROP | <string> EVALUATE PER {STATEMENT | SESSION | INSTANCE}}]`,
  "DROP AUDIT POLICY [IF EXISTS] <identifier>",
  "ADMINISTER KEY MANAGEMENT <keystore>",
  "CREATE [OR REPLACE] CONTEXT <identifier> USING <name> [SHARING = {METADATA | NONE}] [INITIALIZED {EXTERNALLY | GLOBALLY} | ACCESSED GLOBALLY]",
  "DROP CONTEXT <identifier>",
  "CREATE LOCKDOWN PROFILE <identifier> [FROM <identifier> | INCLUDING <identifier>]",
  `ALTER LOCKDOWN PROFILE <identifier> {ENABLE | DISABLE}
     { FEATURE {= <strings> | ALL [EXCEPT = <strings>]}
     | OPTION {= <strings> | ALL [EXCEPT = <strings>]}
     | STATEMENT {= <strings> [<lockdown_clause>] | ALL [EXCEPT = <strings>]} }
     [USERS = {ALL | COMMON | LOCAL}]`,
  "DROP LOCKDOWN PROFILE <identifier>",
];
