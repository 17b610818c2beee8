/**
 * Roles, users and privileges without a dialect: standard SQL (ISO/IEC 9075-2, clause 12) and what the databases write
 * alike.
 */

export const privilegeRules: readonly string[] = [
  "privileges = ALL [PRIVILEGES] | <privilege>, ...",
  `privilege =
     {SELECT | INSERT | UPDATE | DELETE | REFERENCES | TRIGGER | TRUNCATE | USAGE | EXECUTE | UNDER | CREATE | ALTER | DROP
      | INDEX | CONNECT | TEMPORARY | TEMP | CREATE VIEW | SHOW VIEW | CREATE ROUTINE | ALTER ROUTINE | MODIFY | OWNERSHIP
      | MONITOR | OPERATE | READ | WRITE} [<columns>]`,
  `privilege_target =
     [TABLE | VIEW] {<table> | [{<identifier> | '*'} .] '*'}, ...
   | {SEQUENCE | TYPE | DOMAIN | COLLATION | CHARACTER SET | TRANSLATION | SCHEMA | DATABASE | WAREHOUSE | LANGUAGE
      | TABLESPACE} <name>, ...
   | {FUNCTION | PROCEDURE | ROUTINE} <signature>, ...
   | ALL {TABLES | SEQUENCES | FUNCTIONS | PROCEDURES | ROUTINES | VIEWS} IN {SCHEMA | DATABASE} <name>, ...`,
  "grantee = PUBLIC | {ROLE | GROUP | USER} <user> | <user>",
  `user_option =
     {PASSWORD | IDENTIFIED BY} [=] <string>
   | WITH PASSWORD [=] <string>
   | SUPERUSER | NOSUPERUSER | CREATEDB | NOCREATEDB | CREATEROLE | NOCREATEROLE | LOGIN | NOLOGIN | INHERIT | NOINHERIT
   | VALID UNTIL <string>
   | CONNECTION LIMIT <number>
   | DEFAULT ROLE <name>
   | IN {ROLE | GROUP} <name>, ...
   | ACCOUNT {LOCK | UNLOCK}`,
];

export const privilegeStatements: readonly string[] = [
  "CREATE ROLE [IF NOT EXISTS] <user> [WITH ADMIN <user> | [WITH] <user_option> ...]",
  "CREATE [OR REPLACE] USER [IF NOT EXISTS] <user> [[WITH] <user_option> ...]",
  "CREATE GROUP <user> [[WITH] USER <user>, ...]",
  "ALTER {ROLE | USER} [IF EXISTS] <user> {[WITH] <user_option> ... | RENAME TO <user> | SET <setting>}",
  "ALTER GROUP <user> { {ADD | DROP} USER <user>, ... | RENAME TO <user> }",
  "DROP {ROLE | USER | GROUP} [IF EXISTS] <user>, ... [CASCADE | RESTRICT]",
  "GRANT <privileges> ON <privilege_target> TO <grantee>, ... [{{WITH HIERARCHY OPTION | WITH GRANT OPTION}}] [GRANTED BY <user>]",
  "GRANT {ROLE <name>, ... | <name>, ...} TO <grantee>, ... [WITH ADMIN OPTION] [GRANTED BY <user>]",
  `REVOKE [{GRANT | HIERARCHY} OPTION FOR] <privileges> ON <privilege_target> FROM <grantee>, ... [GRANTED BY <user>]
     [CASCADE | RESTRICT]`,
  "REVOKE [ADMIN OPTION FOR] {ROLE <name>, ... | <name>, ...} FROM <grantee>, ... [GRANTED BY <user>] [CASCADE | RESTRICT]",
];
