/**
 * Tasks, alerts and services that run by themselves.
 * https://docs.snowflake.com/en/sql-reference/sql/create-task
 */

export const automationRules: readonly string[] = [
  `task_property =
     AFTER <name>, ...
   | WHEN <predicate>
   | EXECUTE AS USER <name>
   | <property>`,
  "condition = EXISTS ( <statement> )",
];

export const automationStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] TASK [IF NOT EXISTS] <name> [<task_property>] ... AS <statement>",
  "CREATE [OR REPLACE] TASK [IF NOT EXISTS] <name> CLONE <name> [COPY GRANTS]",
  `ALTER TASK [IF EXISTS] <name> {
     RESUME
   | SUSPEND
   | {ADD | REMOVE} AFTER <name>, ...
   | SET EXECUTE AS USER <name>
   | UNSET EXECUTE AS USER
   | SET FINALIZE = <name>
   | UNSET FINALIZE
   | UNSET DCM PROJECT
   | MODIFY AS <statement>
   | MODIFY WHEN <predicate>
   | REMOVE WHEN
   | <alteration> }`,
  "EXECUTE TASK <name> [RETRY LAST | RETRY GRAPH RUN GROUP <string> | USING CONFIG = <string>]",
  "EXECUTE ALERT <name>",
  "CREATE [OR REPLACE | OR ALTER] ALERT [IF NOT EXISTS] <name> [CLONE <name>] [<property>] ... IF ( <condition> ) THEN <statement>",
  "CREATE [OR REPLACE] ALERT [IF NOT EXISTS] <name> CLONE <name>",
  "ALTER ALERT [IF EXISTS] <name> {RESUME | SUSPEND | MODIFY CONDITION <condition> | MODIFY ACTION <statement> | <alteration>}",
];
