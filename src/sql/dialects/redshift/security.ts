/**
 * Users, groups, roles and privileges.
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_USER.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_GRANT.html
 */

export const securityRules: readonly string[] = [
  `user_option =
     CREATEDB | NOCREATEDB | CREATEUSER | NOCREATEUSER
   | SYSLOG ACCESS {RESTRICTED | UNRESTRICTED}
   | IN GROUP <identifier>, ...
   | PASSWORD {DISABLE | <string>}
   | VALID UNTIL <string>
   | CONNECTION LIMIT {<integer> | UNLIMITED}
   | SESSION TIMEOUT <integer>
   | EXTERNALID {<string> | <identifier>}`,
  "privileges = ALL [PRIVILEGES] [<columns>] | <privilege>, ...",
  `privilege =
     {SELECT | INSERT | UPDATE | DELETE | DROP | REFERENCES | ALTER | TRUNCATE | RULE | TRIGGER | CREATE | TEMPORARY | TEMP
      | USAGE | EXECUTE | SHARE} [<columns>]`,
  `privilege_target =
     [TABLE] <table>, ...
   | VIEW <table>, ...
   | {SCHEMA | DATABASE | LANGUAGE} <identifier>, ...
   | {FUNCTION | PROCEDURE} <signature>, ...
   | ALL {TABLES | FUNCTIONS | PROCEDURES} IN SCHEMA <identifier>, ...
   | COPY JOB <name>, ...
   | EXTERNAL {TABLE <table>, ... | SCHEMA <identifier>, ... | DATABASE <identifier>, ...}
   | MODEL <name>, ...
   | TEMPLATE <name>, ...
   | DATASHARE <identifier>`,
  `privilege_scope =
     FOR {SCHEMAS | TABLES | FUNCTIONS | PROCEDURES | LANGUAGES | COPY JOBS | TEMPLATES} IN
       {SCHEMA <identifier> [DATABASE <identifier>] | DATABASE <identifier>}`,
  "grantee = ROLE <name> | GROUP <identifier> | PUBLIC | IAM_ROLE <string>, ... | {RLS | MASKING} POLICY <name> | <name>",
  "granted_to = {<grantee> [WITH {GRANT | ADMIN} OPTION]}, ...",
  "share_consumer = NAMESPACE <string> | ACCOUNT <string> [VIA DATA CATALOG]",
  `system_permission =
     {CREATE | DROP | ALTER} {USER | ROLE | SCHEMA | TABLE | DATASHARE | LIBRARY | MODEL | FUNCTION | PROCEDURE | VIEW | DATABASE}
   | CREATE OR REPLACE {FUNCTION | EXTERNAL FUNCTION | PROCEDURE | VIEW}
   | ALTER DEFAULT PRIVILEGES
   | ACCESS {CATALOG | SYSTEM TABLE}
   | TRUNCATE TABLE
   | VACUUM
   | ANALYZE
   | CANCEL
   | {EXPLAIN | IGNORE} {RLS | MASKING}`,
  "assumed_for = ALL | COPY | UNLOAD | EXTERNAL FUNCTION | CREATE MODEL",
  "default_privilege_target = TABLES | FUNCTIONS | PROCEDURES | SCHEMAS",
];

export const securityStatements: readonly string[] = [
  "CREATE USER <identifier> [WITH] <user_option> ...",
  `ALTER USER <identifier> [WITH] {
     <user_option> ...
   | RENAME TO <identifier>
   | RESET SESSION TIMEOUT
   | SET <setting>
   | RESET <name> }`,
  "DROP USER [IF EXISTS] <identifier>, ...",
  "CREATE GROUP <identifier> [[WITH] USER <identifier>, ...]",
  "ALTER GROUP <identifier> { {ADD | DROP} USER <identifier>, ... | RENAME TO <identifier>}",
  "DROP GROUP <identifier>",
  "CREATE ROLE <identifier> [EXTERNALID {<string> | <identifier>}]",
  "ALTER ROLE <identifier> [WITH] {RENAME TO <identifier> | OWNER TO <identifier> | EXTERNALID [TO] {<string> | <identifier>}}",
  "DROP ROLE <identifier> [FORCE | RESTRICT]",

  "GRANT <privileges> {ON <privilege_target> | <privilege_scope>} TO <granted_to>",
  "GRANT USAGE ON DATASHARE <identifier> TO <share_consumer>, ...",
  "GRANT ASSUMEROLE ON {DEFAULT | ALL | <string>, ...} TO <granted_to> FOR <assumed_for>, ...",
  "GRANT ROLE <name>, ... TO <granted_to>",
  "GRANT <system_permission>, ... TO ROLE <name>, ...",
  `REVOKE [GRANT OPTION FOR] <privileges> {ON <privilege_target> | <privilege_scope>} FROM <grantee>, ... [CASCADE | RESTRICT]`,
  "REVOKE USAGE ON DATASHARE <identifier> FROM <share_consumer>, ...",
  "REVOKE ASSUMEROLE ON {DEFAULT | ALL | <string>, ...} FROM <grantee>, ... FOR <assumed_for>, ...",
  "REVOKE [ADMIN OPTION FOR] ROLE <name>, ... FROM <grantee>, ...",
  "REVOKE <system_permission>, ... FROM ROLE <name>, ...",
  `ALTER DEFAULT PRIVILEGES [FOR USER <identifier>, ...] [IN SCHEMA <identifier>, ...] {
     GRANT <privileges> ON <default_privilege_target> TO <granted_to>
   | REVOKE [GRANT OPTION FOR] <privileges> ON <default_privilege_target> FROM <grantee>, ... [CASCADE | RESTRICT] }`,
];
