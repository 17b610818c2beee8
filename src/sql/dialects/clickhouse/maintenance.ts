import { withOutput } from "./output.ts";

/**
 * Looking after tables, backups, sessions and transactions.
 * https://clickhouse.com/docs/sql-reference/statements, https://clickhouse.com/docs/operations/backup
 */

export const maintenanceRules: readonly string[] = [
  `deduplication = DEDUPLICATE [BY {<deduplication_columns>}]`,
  "deduplication_columns = {* [EXCEPT {<column> | ( <column>, ... )}] | <expression>}, ...",
  "partition_list = {PARTITION | PARTITIONS} {ALL | ID <string> | <expression>}, ...",
  `backup_element =
     [TEMPORARY] {TABLE | DICTIONARY | VIEW} <table> [AS <table>] [<partition_list>]
   | DATABASE <database_name> [AS <database_name>] [EXCEPT {TABLE | TABLES} <table>, ...]
   | ALL [EXCEPT {DATABASE | DATABASES} <database_name>, ...] [EXCEPT {TABLE | TABLES} <table>, ...]`,
  "backup_place = <identifier> [( [<expression>, ...] )]",
];

export const maintenanceStatements: readonly string[] = [
  ...withOutput(
    `OPTIMIZE TABLE <table> [<on_cluster>] [<partition>] [DRY RUN PARTS <string>, ...] [FORCE] [FINAL] [<deduplication>] [CLEANUP | MANIFEST]`,
    "CHECK TABLE <table> [<partition>]",
    "CHECK ALL TABLES",
    "CHECK DATABASE <database_name>",
    "KILL {QUERY | MUTATION | TRANSACTION | PART_MOVE_TO_SHARD} [<on_cluster>] WHERE <predicate> [SYNC | ASYNC | TEST]",
    "BACKUP <backup_element>, ... [<on_cluster>] TO <backup_place> [{{SETTINGS <setting_list> | {ASYNC | SYNC}}}]",
    "RESTORE <backup_element>, ... [<on_cluster>] FROM <backup_place> [{{SETTINGS <setting_list> | {ASYNC | SYNC}}}]",
  ),
  "USE [DATABASE] <database_name>",
  "SET <setting_list>",
  "SET ROLE {DEFAULT | <role_set>}",
  "SET DEFAULT ROLE <role_set> TO <role_name>, ...",
  "SET TRANSACTION SNAPSHOT <integer>",
  "EXECUTE AS <access_name> [<statement>]",
  "SET TIME ZONE [=] <string>",
  "{BEGIN | START} TRANSACTION",
  "COMMIT",
  "ROLLBACK",
];
