/**
 * Moving data in and out, assertions.
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/load-statements,
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/export-statements,
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/debugging-statements
 */

export const dataRules: readonly string[] = [
  "piped_export = EXPORT DATA [<connection>] [OPTIONS <options_list>]",
  "piped_table = CREATE [OR REPLACE] [TEMP | TEMPORARY] TABLE [IF NOT EXISTS] <table> [<table_elements>] <table_tail>",
  "load_partitions = [OVERWRITE] PARTITIONS ( <expression> )",
  `load_clauses =
     [{<load_partitions> [<table_elements>] | <table_elements> [<load_partitions>]}] [DEFAULT COLLATE <string>] [PARTITION BY <expression>, ...]
     [CLUSTER BY <expression>, ...] [OPTIONS <options_list>]`,
];

export const dataStatements: readonly string[] = [
  "LoadData: LOAD DATA {INTO | OVERWRITE} [{TEMP | TEMPORARY} TABLE] <table> <load_clauses> FROM FILES <options_list> [<external_clauses>]",
  "LoadData: LOAD DATA {INTO | OVERWRITE} [{TEMP | TEMPORARY} TABLE] <table> FROM FILES <options_list> [<external_clauses>]",
  "ExportData: EXPORT DATA [<connection>] [OPTIONS <options_list>] AS <query>",
  "ASSERT <predicate> [AS <string>]",
];
