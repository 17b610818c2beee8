/**
 * Logins, users, roles, credentials, schemas, audits and security policies.
 * https://learn.microsoft.com/sql/t-sql/statements/create-login-transact-sql and its neighbours.
 */

export const principalRules: readonly string[] = [
  "on_or_off = ON | OFF",
  "text = <string> | <parameter>",
  "login_name = <identifier> | <string>",
  "password = <string> | <number> HASHED",
  `login_option =
     SID = <number>
   | DEFAULT_DATABASE = <identifier>
   | DEFAULT_LANGUAGE = <language_name>
   | CHECK_EXPIRATION = <on_or_off>
   | CHECK_POLICY = <on_or_off>
   | CREDENTIAL = <identifier>`,
  "language_name = NONE | <identifier> | <string> | <number>",
  `user_option =
     DEFAULT_SCHEMA = {NULL | <identifier>}
   | DEFAULT_LANGUAGE = <language_name>
   | SID = <number>
   | OBJECT_ID = <string>
   | TYPE = {E | X}
   | ALLOW_ENCRYPTED_VALUE_MODIFICATIONS [= <on_or_off>]`,
  `user_source =
     {FOR | FROM} LOGIN <identifier> [WITH <user_option>, ...]
   | {FOR | FROM} {CERTIFICATE | ASYMMETRIC KEY} <identifier>
   | FROM EXTERNAL PROVIDER [WITH <user_option>, ...]
   | WITHOUT LOGIN [WITH <user_option>, ...]
   | WITH PASSWORD = <password> [, <user_option>, ...]
   | WITH <user_option>, ...`,
  `alter_user_option =
     NAME = <identifier>
   | LOGIN = <identifier>
   | PASSWORD = <string> [OLD_PASSWORD = <string>]
   | <user_option>`,
  `alter_login_option =
     PASSWORD = <password> [OLD_PASSWORD = <string> | MUST_CHANGE | UNLOCK] [MUST_CHANGE | UNLOCK]
   | DEFAULT_DATABASE = <identifier>
   | DEFAULT_LANGUAGE = <language_name>
   | NAME = <identifier>
   | CHECK_POLICY = <on_or_off>
   | CHECK_EXPIRATION = <on_or_off>
   | CREDENTIAL = <identifier>
   | NO CREDENTIAL`,
  "application_role_option = NAME = <identifier> | PASSWORD = <string> | DEFAULT_SCHEMA = <identifier>",
  "credential_option = IDENTITY = <text> | SECRET = <text>",
  `audit_target =
     FILE ( {FILEPATH = <string> | MAXSIZE = {<integer> {MB | GB | TB} | UNLIMITED}
       | {MAX_ROLLOVER_FILES | MAX_FILES} = {<integer> | UNLIMITED} | RESERVE_DISK_SPACE = <on_or_off>}, ... )
   | APPLICATION_LOG
   | SECURITY_LOG
   | URL ( {PATH = <string> | RETENTION_DAYS = <integer>}, ... )
   | EXTERNAL_MONITOR`,
  `audit_option =
     QUEUE_DELAY = <integer>
   | ON_FAILURE = {CONTINUE | SHUTDOWN | FAIL_OPERATION}
   | AUDIT_GUID = <string>
   | OPERATOR_AUDIT = <on_or_off>
   | STATE = <on_or_off>`,
  `audit_action =
     <identifier>
   | {SELECT | UPDATE | INSERT | DELETE | EXECUTE | RECEIVE | REFERENCES}, ... ON <securable> BY <principals>`,
  "audit_state = WITH ( STATE = <on_or_off> )",
  `security_predicate =
     {ADD | ALTER} [FILTER | BLOCK] PREDICATE <function> ( [<expression>, ...] ) ON <table>
       [AFTER {INSERT | UPDATE} | BEFORE {UPDATE | DELETE}]
   | DROP [FILTER | BLOCK] PREDICATE ON <table> [AFTER {INSERT | UPDATE} | BEFORE {UPDATE | DELETE}]`,
  "security_policy_options = WITH ( {STATE = <on_or_off> | SCHEMABINDING = <on_or_off>}, ... ) [NOT FOR REPLICATION]",
  "information_type = {LABEL | LABEL_ID | INFORMATION_TYPE | INFORMATION_TYPE_ID} = <string> | RANK = {NONE | LOW | MEDIUM | HIGH | CRITICAL}",
  "execution_context = {LOGIN | USER} = <text> [WITH {NO REVERT | COOKIE INTO <parameter>}] | CALLER",
  "signing_key = {CERTIFICATE | ASYMMETRIC KEY} <identifier> [WITH {PASSWORD = <string> | SIGNATURE = <literal>}]",
];

export const principalStatements: readonly string[] = [
  "CREATE LOGIN <login_name> WITH PASSWORD = <password> [MUST_CHANGE] [, <login_option>, ...]",
  `CREATE LOGIN <login_name> FROM {
     WINDOWS [WITH {DEFAULT_DATABASE = <identifier> | DEFAULT_LANGUAGE = <language_name>}, ...]
   | EXTERNAL PROVIDER [WITH {SID = <number> | TYPE = {E | X} | OBJECT_ID = <string> | DEFAULT_DATABASE = <identifier> | DEFAULT_LANGUAGE = <language_name>}, ...]
   | CERTIFICATE <identifier>
   | ASYMMETRIC KEY <identifier> }`,
  "ALTER LOGIN <login_name> {ENABLE | DISABLE | WITH <alter_login_option>, ... | ADD CREDENTIAL <identifier> | DROP CREDENTIAL <identifier>}",
  "DROP LOGIN <login_name>",
  "CREATE USER <identifier> [<user_source>]",
  "ALTER USER <identifier> WITH <alter_user_option>, ...",
  "ALTER USER <identifier> FROM EXTERNAL PROVIDER [WITH <user_option>, ...]",
  "DROP USER [IF EXISTS] <identifier>",
  "CREATE ROLE <identifier> [AUTHORIZATION <identifier>]",
  "ALTER ROLE <identifier> {ADD MEMBER <principal> | DROP MEMBER <principal> | WITH NAME = <identifier>}",
  "DROP ROLE [IF EXISTS] <identifier>",
  "CREATE SERVER ROLE <identifier> [AUTHORIZATION <identifier>]",
  "ALTER SERVER ROLE <identifier> {ADD MEMBER <login_name> | DROP MEMBER <login_name> | WITH NAME = <identifier>}",
  "DROP SERVER ROLE <identifier>",
  "CREATE APPLICATION ROLE <identifier> WITH PASSWORD = <string> [, DEFAULT_SCHEMA = <identifier>]",
  "ALTER APPLICATION ROLE <identifier> WITH <application_role_option>, ...",
  "DROP APPLICATION ROLE <identifier>",
  "CREATE CREDENTIAL <identifier> WITH IDENTITY = <text> [, SECRET = <text>] [FOR CRYPTOGRAPHIC PROVIDER <identifier>]",
  "ALTER CREDENTIAL <identifier> WITH IDENTITY = <text> [, SECRET = <text>]",
  "DROP CREDENTIAL <identifier>",
  "CREATE DATABASE SCOPED CREDENTIAL <identifier> WITH IDENTITY = <text> [, SECRET = <text>]",
  "ALTER DATABASE SCOPED CREDENTIAL <identifier> WITH IDENTITY = <text> [, SECRET = <text>]",
  "DROP DATABASE SCOPED CREDENTIAL <identifier>",
  "ALTER SCHEMA <identifier> TRANSFER [{OBJECT | TYPE | XML SCHEMA COLLECTION} ::] <name>",
  "DROP SCHEMA [IF EXISTS] <identifier>",
  "CREATE SERVER AUDIT <identifier> TO <audit_target> [WITH ( <audit_option>, ... )] [WHERE <predicate>]",
  "CREATE SERVER AUDIT <identifier> WITH ( <audit_option>, ... ) TO <audit_target>",
  "ALTER SERVER AUDIT <identifier> {[TO <audit_target>] [WITH ( <audit_option>, ... )] [WHERE <predicate>] | REMOVE WHERE | MODIFY NAME = <identifier>}",
  "DROP SERVER AUDIT <identifier>",
  "CREATE SERVER AUDIT SPECIFICATION <identifier> FOR SERVER AUDIT <identifier> [{ADD ( <audit_action> )}, ...] [<audit_state>]",
  "ALTER SERVER AUDIT SPECIFICATION <identifier> [FOR SERVER AUDIT <identifier>] [{ {ADD | DROP} ( <audit_action> )}, ...] [<audit_state>]",
  "DROP SERVER AUDIT SPECIFICATION <identifier>",
  "CREATE DATABASE AUDIT SPECIFICATION <identifier> FOR SERVER AUDIT <identifier> [{ADD ( <audit_action> )}, ...] [<audit_state>]",
  "ALTER DATABASE AUDIT SPECIFICATION <identifier> [FOR SERVER AUDIT <identifier>] [{ {ADD | DROP} ( <audit_action> )}, ...] [<audit_state>]",
  "DROP DATABASE AUDIT SPECIFICATION <identifier>",
  "CREATE SECURITY POLICY <name> <security_predicate>, ... [<security_policy_options>]",
  "ALTER SECURITY POLICY <name> {<security_predicate>, ... [<security_policy_options>] | <security_policy_options>}",
  "DROP SECURITY POLICY [IF EXISTS] <name>",
  "ADD SENSITIVITY CLASSIFICATION TO <name>, ... WITH ( <information_type>, ... )",
  "DROP SENSITIVITY CLASSIFICATION FROM <name>, ...",
  "ADD [COUNTER] SIGNATURE TO [{OBJECT | ASSEMBLY | DATABASE | DDL TRIGGER} ::] <name> BY <signing_key>, ...",
  "DROP [COUNTER] SIGNATURE FROM [{OBJECT | ASSEMBLY | DATABASE | DDL TRIGGER} ::] <name> BY <signing_key>, ...",
  "ExecuteAs: EXEC AS <execution_context>",
  "ExecuteAs: EXECUTE AS <execution_context>",
  "REVERT [WITH COOKIE = <parameter>]",
  "SETUSER [<text> [WITH NORESET]]",
];
