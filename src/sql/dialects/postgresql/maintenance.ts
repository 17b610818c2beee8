/**
 * COPY and the upkeep of tables and indexes.
 * https://www.postgresql.org/docs/18/sql-copy.html, https://www.postgresql.org/docs/18/sql-vacuum.html
 */

export const maintenanceRules: readonly string[] = [
  "maintained_table = <relation> [<columns>]",
  `copy_option =
     BINARY
   | FREEZE
   | CSV
   | HEADER
   | {DELIMITER | NULL | QUOTE | ESCAPE} [AS] <string>
   | FORCE {QUOTE | NOT NULL | NULL} {'*' | <column>, ...}
   | ENCODING <string>`,
  "copy_options = [WITH] {( {<any_name> [<copy_value>]}, ... ) | <copy_option> ...}",
  "copy_value = DEFAULT | '*' | ( <utility_value>, ... ) | <utility_value>",
  "copy_place = [PROGRAM] <string> | STDIN | STDOUT",
];

export const maintenanceStatements: readonly string[] = [
  `COPY [BINARY] <table> [<columns>] FROM <copy_place> [[USING] DELIMITERS <string>] [<copy_options>] [WHERE <predicate>]`,
  `COPY [BINARY] <table> [<columns>] TO <copy_place> [[USING] DELIMITERS <string>] [<copy_options>]`,
  "COPY ( <row_statement> ) TO <copy_place> [<copy_options>]",
  "VACUUM [FULL] [FREEZE] [VERBOSE] [ANALYZE | ANALYSE] [<maintained_table>, ...]",
  "VACUUM <utility_options> [<maintained_table>, ...]",
  "ANALYZE [VERBOSE | <utility_options>] [<maintained_table>, ...]",
  "Analyze: ANALYSE [VERBOSE | <utility_options>] [<maintained_table>, ...]",
  "CLUSTER [VERBOSE] [<table> [USING <identifier>]]",
  "CLUSTER [VERBOSE] <identifier> ON <table>",
  "CLUSTER <utility_options> [<table> [USING <identifier>]]",
  "REINDEX [<utility_options>] TABLE [CONCURRENTLY] <table>",
  "REINDEX [<utility_options>] INDEX [CONCURRENTLY] <name>",
  "REINDEX [<utility_options>] SCHEMA [CONCURRENTLY] <identifier>",
  "REINDEX [<utility_options>] {DATABASE | SYSTEM} [CONCURRENTLY] [<identifier>]",
  "CHECKPOINT",
];
