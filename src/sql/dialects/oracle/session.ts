/**
 * Sessions, the instance, and statements about data as a whole, as the SQL Language Reference has them
 * (docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf: ALTER SESSION, ALTER SYSTEM, ANALYZE, LOCK TABLE …).
 */
export const sessionRules: readonly string[] = [
  "parameter_value = <size> | <value> | <string> : <string>",
  "call_arguments = ( [<call_argument>, ...] )",
  "call_argument = [<identifier> '=>'] <expression>",
  "setting = <any_name> = <parameter_value>, ...",
  `system_setting_option =
     COMMENT = <string>
   | DEFERRED
   | CONTAINER = {CURRENT | ALL}
   | DB_UNIQUE_NAME = <string>
   | SCOPE = {MEMORY | SPFILE | BOTH}
   | SID = <string>
   | NOOVERRIDE`,
  `archive_log =
     [INSTANCE <string>] {{SEQUENCE <integer> | CHANGE <integer> | CURRENT [NOSWITCH] | GROUP <integer> | LOGFILE <string> [USING BACKUP CONTROLFILE] | NEXT | ALL | START | STOP}} [TO <string>]`,
  `partition_of =
     {PARTITION | SUBPARTITION} {( <identifier> ) | FOR ( <expression>, ... )}`,
  `lock_target = <table> [<partition_of>]`,
  `comment_target =
     {TABLE | MATERIALIZED VIEW | EDITION | INDEXTYPE | OPERATOR | MINING MODEL | AUDIT POLICY | PROPERTY GRAPH} <table>
   | COLUMN <column>`,
  `validation =
     VALIDATE REF UPDATE [SET DANGLING TO NULL]
   | VALIDATE STRUCTURE [CASCADE [FAST | COMPLETE {ONLINE | OFFLINE} [INTO <table>]]] [ONLINE | OFFLINE] [INTO <table>]
   | LIST CHAINED ROWS [INTO <table>]
   | DELETE [SYSTEM] STATISTICS
   | {COMPUTE | ESTIMATE} [SYSTEM] STATISTICS [FOR <analyzed> ...] [SAMPLE <integer> {ROWS | PERCENT}]`,
  "analyzed = TABLE | ALL [INDEXED] COLUMNS [SIZE <integer>] | COLUMNS [SIZE <integer>] {<column> [SIZE <integer>]} ... | ALL [LOCAL] INDEXES",
];

export const sessionStatements: readonly string[] = [
  `ALTER SESSION {
     SET CONTAINER = <name> [SERVICE = <name>]
   | SET ROW ARCHIVAL VISIBILITY = {ACTIVE | ALL}
   | SET EVENTS [=] <string>
   | SET {CONSTRAINT | CONSTRAINTS} = {IMMEDIATE | DEFERRED | DEFAULT}
   | SET <setting> [[,] <setting>] ...
   | ADVISE {COMMIT | ROLLBACK | NOTHING}
   | CLOSE DATABASE LINK <name>
   | {ENABLE | DISABLE} COMMIT IN PROCEDURE
   | {ENABLE | DISABLE} {GUARD | SHARD DDL}
   | {ENABLE | DISABLE | FORCE} PARALLEL {DML | DDL | QUERY} [PARALLEL <integer>]
   | ENABLE RESUMABLE [TIMEOUT <integer>] [NAME <string>]
   | DISABLE RESUMABLE
   | SYNC WITH PRIMARY }`,
  `ALTER SYSTEM {
     ARCHIVE LOG <archive_log>
   | {CHECKPOINT | CHECK DATAFILES} [GLOBAL | LOCAL]
   | {ENABLE | DISABLE} {DISTRIBUTED RECOVERY | RESTRICTED SESSION}
   | FLUSH {SHARED_POOL | GLOBAL CONTEXT | {BUFFER_CACHE | FLASH_CACHE} [GLOBAL | LOCAL] | REDO TO <any_name> [[NO] CONFIRM APPLY] | PASSWORDFILE_METADATA_CACHE}
   | {SUSPEND | RESUME | QUIESCE RESTRICTED | UNQUIESCE | REGISTER}
   | SWITCH LOGFILE [ALL]
   | KILL SESSION <string> [{{IMMEDIATE | FORCE | NOREPLAY | TIMEOUT <integer>}}]
   | DISCONNECT SESSION <string> {{POST_TRANSACTION | IMMEDIATE | NOREPLAY}}
   | CANCEL SQL <string>
   | SHUTDOWN [IMMEDIATE] <string>
   | RELOCATE CLIENT <string>
   | START ROLLING {MIGRATION TO <string> | PATCH}
   | STOP ROLLING {MIGRATION | PATCH}
   | SET ENCRYPTION {WALLET {OPEN | CLOSE} [IDENTIFIED BY <password>] | KEY [<string>] IDENTIFIED BY <password> [MIGRATE USING <password>]}
   | SET EVENTS [=] <string>
   | SET {<setting> [<system_setting_option>] ...} ...
   | RESET {<any_name> [<system_setting_option>] ...} ... }`,
  "ANALYZE {TABLE <table> | INDEX <index> | CLUSTER <name>} [<partition_of>] <validation>",
  `CALL <function> ['@' <name>] <call_arguments> [. <function> <call_arguments>] ... [INTO <parameter> [[INDICATOR] <parameter>]]`,
  "COMMENT ON <comment_target> IS <string>",
  "FlashbackTable: FLASHBACK TABLE <table>, ... TO {BEFORE DROP [RENAME TO <identifier>] | {SCN | TIMESTAMP | RESTORE POINT} <expression> [{ENABLE | DISABLE} TRIGGERS]}",
  "FlashbackDatabase: FLASHBACK [STANDBY] [PLUGGABLE] DATABASE [<identifier>] TO {[BEFORE] {SCN | TIMESTAMP} <expression> | BEFORE RESETLOGS | RESTORE POINT <identifier>}",
  "LockTable: LOCK TABLE <lock_target>, ... IN {ROW SHARE | ROW EXCLUSIVE | SHARE UPDATE | SHARE [ROW EXCLUSIVE] | EXCLUSIVE} MODE [NOWAIT | WAIT <integer>]",
  "PURGE {TABLE <table> | INDEX <index> | TABLESPACE [SET] <identifier> [USER <identifier>] | RECYCLEBIN | DBA_RECYCLEBIN}",
  "RENAME <table> TO <identifier>",
  "SetConstraints: SET {CONSTRAINT | CONSTRAINTS} {ALL | <name>, ...} {IMMEDIATE | DEFERRED}",
  "TRUNCATE CLUSTER <name> [{DROP | REUSE} STORAGE]",
  "CREATE [CLEAN] RESTORE POINT <identifier> [FOR PLUGGABLE DATABASE <identifier>] [AS OF {TIMESTAMP | SCN} <expression>] [PRESERVE | GUARANTEE FLASHBACK DATABASE]",
  "DROP RESTORE POINT <identifier> [FOR PLUGGABLE DATABASE <identifier>]",
];
