import { withOutput } from "./output.ts";

/** SHOW, EXISTS and their kin: https://clickhouse.com/docs/sql-reference/statements/show */

export const showRules: readonly string[] = [
  "show_pattern = [NOT] {LIKE | ILIKE} <string>",
  "show_filter = <show_pattern> | WHERE <predicate>",
  "show_limit = LIMIT <expression>",
  "from_database = {FROM | IN} <database_name>",
  "shown_access = USER | ROLE | QUOTA | [SETTINGS] PROFILE",
];

export const showStatements: readonly string[] = withOutput(
  "SHOW DATABASES [<show_pattern>] [<show_limit>]",
  "SHOW [FULL] [TEMPORARY] TABLES [<from_database>] [<show_filter>] [<show_limit>]",
  "SHOW DICTIONARIES [<from_database>] [<show_filter>] [<show_limit>]",
  "SHOW CLUSTERS [<show_pattern>] [<show_limit>]",
  "SHOW CLUSTER {<string> | <identifier>}",
  "SHOW [CHANGED] SETTINGS {LIKE | ILIKE} <string>",
  "SHOW SETTING <identifier>",
  "SHOW MERGES [<show_pattern>] [<show_limit>]",
  "SHOW [EXTENDED] [FULL] {COLUMNS | FIELDS} {FROM | IN} <table> [<from_database>] [<show_filter>] [<show_limit>]",
  "SHOW [EXTENDED] {INDEX | INDEXES | INDICES | KEYS} {FROM | IN} <table> [<from_database>] [WHERE <predicate>]",
  "SHOW CREATE [TEMPORARY] [TABLE | VIEW | DICTIONARY] <table>",
  "SHOW CREATE DATABASE <database_name>",
  "SHOW CREATE {USERS | ROLES | QUOTAS | [SETTINGS] PROFILES | ACCESS | [ROW | MASKING] {POLICIES | POLICY} [ON <policy_table>]}",
  "SHOW CREATE <shown_access> [{<role_name> | ALL}, ...]",
  "SHOW CREATE [ROW | MASKING] POLICY {<policy_name> | <access_name>, ...}",
  "SHOW {TABLE | DICTIONARY | VIEW} <table>",
  "SHOW DATABASE <database_name>",
  "SHOW PROCESSLIST",
  "SHOW GRANTS [FOR <role_set>] [{{WITH IMPLICIT | FINAL}}]",
  "SHOW {USERS | [CURRENT | ENABLED] ROLES | [SETTINGS] PROFILES | QUOTAS | [CURRENT] QUOTA | ACCESS | ENGINES | PRIVILEGES | FILESYSTEM CACHES}",
  "SHOW [ROW | MASKING] POLICIES [ON <policy_table>]",
  "SHOW FUNCTIONS [{LIKE | ILIKE} <string>]",
  "EXISTS [TEMPORARY] [TABLE | VIEW | DICTIONARY] <table>",
  "EXISTS DATABASE <database_name>",
  "DESCRIBE FILESYSTEM CACHE <string>",
);
