/**
 * Warehouses, compute pools and resource monitors.
 * https://docs.snowflake.com/en/sql-reference/commands-warehouse
 */

export const warehouseRules: readonly string[] = [
  "warehouse_tables = TABLES ( <table>, ... )",
  `monitor_trigger = ON <number> PERCENT DO {SUSPEND | SUSPEND_IMMEDIATE | NOTIFY}`,
];

export const warehouseStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] [ADAPTIVE | INTERACTIVE] WAREHOUSE [IF NOT EXISTS] <name> [<warehouse_tables>] [WITH <options>] [<property>] ...",
  `ALTER [ADAPTIVE | INTERACTIVE] WAREHOUSE [[IF EXISTS] <name>] {
     SUSPEND
   | RESUME [IF SUSPENDED]
   | ABORT ALL QUERIES
   | <renaming>
   | {ADD | DROP} <warehouse_tables>
   | <alteration> }`,
  "CREATE COMPUTE POOL [IF NOT EXISTS] <name> [FOR APPLICATION <name>] [<property>] ...",
  "ALTER COMPUTE POOL [IF EXISTS] <name> {SUSPEND | RESUME | STOP ALL | <alteration>}",
  "CREATE [OR REPLACE] RESOURCE MONITOR [IF NOT EXISTS] <name> [WITH <options>] [TRIGGERS <monitor_trigger> ...]",
  "ALTER RESOURCE MONITOR [IF EXISTS] <name> [SET <options>] [NOTIFY_USERS = ( <name>, ... )] [TRIGGERS <monitor_trigger> ...]",
  "CREATE [OR REPLACE] PROVISIONED THROUGHPUT [IF NOT EXISTS] <name> [<property>] ...",
  "ALTER PROVISIONED THROUGHPUT [IF EXISTS] <name> <alteration>",
];
