/**
 * Roles, privileges, policies and labels of security.
 * https://www.postgresql.org/docs/18/sql-createrole.html, https://www.postgresql.org/docs/18/sql-grant.html
 */

export const privilegeRules: readonly string[] = [
  `role_property =
     SUPERUSER | NOSUPERUSER | CREATEDB | NOCREATEDB | CREATEROLE | NOCREATEROLE | INHERIT | NOINHERIT | LOGIN | NOLOGIN
   | REPLICATION | NOREPLICATION | BYPASSRLS | NOBYPASSRLS
   | CONNECTION LIMIT <number>
   | [ENCRYPTED] PASSWORD <string>
   | PASSWORD NULL
   | VALID UNTIL <string>
   | USER <roles>`,
  "new_role_property = <role_property> | SYSID <integer> | ADMIN <roles> | ROLE <roles> | IN {ROLE | GROUP} <roles>",
  "privileges = ALL [PRIVILEGES] [<columns>] | <privilege>, ...",
  "privilege = {SELECT | REFERENCES | CREATE | ALTER SYSTEM | <identifier>} [<columns>]",
  `privilege_target =
     [TABLE] <table>, ...
   | SEQUENCE <name>, ...
   | FOREIGN {DATA WRAPPER | SERVER} <identifier>, ...
   | {FUNCTION | PROCEDURE | ROUTINE} <signature>, ...
   | {DATABASE | LANGUAGE | SCHEMA | TABLESPACE} <identifier>, ...
   | {DOMAIN | TYPE} <name>, ...
   | LARGE OBJECT <number>, ...
   | PARAMETER <name>, ...
   | ALL {TABLES | SEQUENCES | FUNCTIONS | PROCEDURES | ROUTINES} IN SCHEMA <identifier>, ...`,
  "default_privilege_target = TABLES | FUNCTIONS | ROUTINES | SEQUENCES | TYPES | SCHEMAS | LARGE OBJECTS",
  "grantees = {[GROUP] <role>}, ...",
  "granted_by = GRANTED BY <role>",
  "membership_option = <any_name> {OPTION | TRUE | FALSE}",
  `policy_clauses = [TO <roles>] [USING ( <predicate> )] [WITH CHECK ( <predicate> )]`,
  "labelled_object = <plain_object> | COLUMN <name> | LARGE OBJECT <number>",
];

export const privilegeStatements: readonly string[] = [
  "CREATE {ROLE | USER | GROUP} <role> [WITH] [<new_role_property>] ...",
  "ALTER {ROLE | USER} <role> [WITH] [<role_property>] ...",
  "ALTER {ROLE | USER} {ALL | <role>} [IN DATABASE <identifier>] {SET <setting_change> | RESET <setting_reset>}",
  "ALTER {ROLE | USER | GROUP} <role> <rename>",
  "ALTER GROUP <role> {ADD | DROP} USER <roles>",
  "DROP {ROLE | USER | GROUP} [IF EXISTS] <roles>",
  "DROP OWNED BY <roles> [<drop_behavior>]",
  "REASSIGN OWNED BY <roles> TO <role>",

  "GRANT <privileges> ON <privilege_target> TO <grantees> [WITH GRANT OPTION] [<granted_by>]",
  "GRANT <privilege>, ... TO <roles> [WITH <membership_option>, ...] [<granted_by>]",
  "REVOKE [GRANT OPTION FOR] <privileges> ON <privilege_target> FROM <grantees> [<granted_by>] [<drop_behavior>]",
  "REVOKE [<identifier> OPTION FOR] <privilege>, ... FROM <roles> [<granted_by>] [<drop_behavior>]",
  `ALTER DEFAULT PRIVILEGES [{FOR {ROLE | USER} <roles> | IN SCHEMA <identifier>, ...}] ... {
     GRANT <privileges> ON <default_privilege_target> TO <grantees> [WITH GRANT OPTION]
   | REVOKE [GRANT OPTION FOR] <privileges> ON <default_privilege_target> FROM <grantees> [<drop_behavior>] }`,

  `CREATE POLICY <identifier> ON <table> [AS {PERMISSIVE | RESTRICTIVE}] [FOR {ALL | SELECT | INSERT | UPDATE | DELETE}]
     <policy_clauses>`,
  "ALTER POLICY [IF EXISTS] <identifier> ON <table> <rename>",
  "ALTER POLICY <identifier> ON <table> <policy_clauses>",
  "SecurityLabel: SECURITY LABEL [FOR <word_or_string>] ON <labelled_object> IS {<string> | NULL}",
];
