/**
 * Databases, pluggable databases and control files, as the SQL Language Reference has them
 * (docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf: ALTER DATABASE, CREATE PLUGGABLE DATABASE …).
 */
export const databaseRules: readonly string[] = [
  `create_database_property =
     USER {SYS | SYSTEM} IDENTIFIED BY <password>
   | CONTROLFILE REUSE
   | {MAXDATAFILES | MAXINSTANCES | MAXLOGFILES | MAXLOGMEMBERS | MAXLOGHISTORY} <integer>
   | [NATIONAL] CHARACTER SET <identifier>
   | SET DEFAULT {BIGFILE | SMALLFILE} TABLESPACE
   | LOGFILE <log_group>, ...
   | {ARCHIVELOG | NOARCHIVELOG}
   | [NO] FORCE LOGGING
   | SET STANDBY NOLOGGING FOR {DATA AVAILABILITY | LOAD PERFORMANCE}
   | EXTENT MANAGEMENT LOCAL
   | [SYSAUX] DATAFILE <file_specification>, ...
   | DEFAULT TABLESPACE <identifier> [DATAFILE <file_specification>] [EXTENT MANAGEMENT {DICTIONARY | LOCAL [AUTOALLOCATE | UNIFORM [SIZE <size>]]}]
   | [BIGFILE | SMALLFILE] DEFAULT [LOCAL] TEMPORARY TABLESPACE [FOR {ALL | LEAF}] <identifier> [TEMPFILE <file_specification>, ...] [EXTENT MANAGEMENT {DICTIONARY | LOCAL [AUTOALLOCATE | UNIFORM [SIZE <size>]]}]
   | [BIGFILE | SMALLFILE] UNDO TABLESPACE <identifier> [DATAFILE <file_specification>, ...]
   | SET TIME_ZONE = <string>
   | [BIGFILE | SMALLFILE] USER_DATA TABLESPACE <identifier> DATAFILE <file_specification>, ...
   | ENABLE PLUGGABLE DATABASE [SEED [<file_name_convert>] [SYSTEM <seed_files>] [SYSAUX <seed_files>]] [LOCAL UNDO {ON | OFF}]`,
  "seed_files = DATAFILES {SIZE <size> | <autoextend>} ...",
  "file_name_convert = {FILE_NAME_CONVERT | SERVICE_NAME_CONVERT} = {( <string>, ... ) | NONE}",
  `log_group = [INSTANCE <string>] [THREAD <integer>] {GROUP <integer> [<log_file>] | <log_file>}`,
  "log_descriptor = GROUP <integer> | <strings> | <string>",
  `recovery =
     {STANDBY DATABASE | DATABASE | TABLESPACE <identifier>, ... | DATAFILE <file>, ... | LOGFILE <string>} [UNTIL {CANCEL | TIME <string> | CHANGE <integer> | CONSISTENT} | USING BACKUP CONTROLFILE | SNAPSHOT TIME <string>] ... [TEST | ALLOW <integer> CORRUPTION | PARALLEL [<integer>] | NOPARALLEL] ...
   | {CONTINUE [DEFAULT] | CANCEL}
   | MANAGED STANDBY DATABASE [{USING ARCHIVED LOGFILE | DISCONNECT [FROM SESSION] | NODELAY | UNTIL {CHANGE <integer> | CONSISTENT} | USING INSTANCES {ALL | <integer>} | PARALLEL [<integer>] | FINISH | CANCEL | USING CURRENT LOGFILE} ...]
   | TO LOGICAL STANDBY {<identifier> | KEEP IDENTITY}`,
  `database_change =
     MOUNT [{STANDBY | CLONE} DATABASE]
   | OPEN {[READ WRITE] [RESETLOGS | NORESETLOGS] [UPGRADE | DOWNGRADE] | READ ONLY}
   | RECOVER [AUTOMATIC] [FROM <string>] <recovery>
   | {BEGIN | END} BACKUP
   | RENAME FILE <string>, ... TO <string>, ...
   | CREATE DATAFILE <file>, ... [AS {NEW | <file_specification>, ...}]
   | DATAFILE <file>, ... {ONLINE | OFFLINE [FOR DROP] | RESIZE <size> | <autoextend> | END BACKUP | ENCRYPT | DECRYPT}
   | TEMPFILE <file>, ... {RESIZE <size> | <autoextend> | DROP [INCLUDING DATAFILES] | ONLINE | OFFLINE}
   | MOVE DATAFILE {<file> | <string>} [TO <string>] [REUSE] [KEEP]
   | {ARCHIVELOG [MANUAL] | NOARCHIVELOG}
   | [NO] FORCE LOGGING
   | SET STANDBY NOLOGGING FOR {DATA AVAILABILITY | LOAD PERFORMANCE}
   | CLEAR [UNARCHIVED] LOGFILE <log_descriptor>, ... [UNRECOVERABLE DATAFILE]
   | ADD [STANDBY] LOGFILE MEMBER {<string> [REUSE]}, ... TO <log_descriptor>, ...
   | ADD [STANDBY] LOGFILE <log_group>, ...
   | DROP [STANDBY] LOGFILE {MEMBER <string>, ... | <log_descriptor>, ...}
   | {ADD | DROP} SUPPLEMENTAL LOG DATA [( {ALL | PRIMARY KEY | UNIQUE | FOREIGN KEY}, ... ) COLUMNS | FOR PROCEDURAL REPLICATION | SUBSET DATABASE REPLICATION]
   | SWITCH ALL LOGFILES TO BLOCKSIZE <integer>
   | CREATE [LOGICAL | PHYSICAL | FAR SYNC INSTANCE] [STANDBY] CONTROLFILE AS <string> [REUSE]
   | BACKUP CONTROLFILE TO {<string> [REUSE] | TRACE [AS <string> [REUSE]] [RESETLOGS | NORESETLOGS]}
   | ACTIVATE [PHYSICAL | LOGICAL] STANDBY DATABASE [FINISH APPLY]
   | SET STANDBY [DATABASE] TO MAXIMIZE {PROTECTION | AVAILABILITY | PERFORMANCE}
   | REGISTER [OR REPLACE] [PHYSICAL | LOGICAL] LOGFILE <log_file>, ... [FOR <identifier>]
   | COMMIT TO SWITCHOVER [TO [[PHYSICAL | LOGICAL] {PRIMARY | STANDBY}]] [WITH SESSION SHUTDOWN | WITHOUT SESSION SHUTDOWN] [WAIT | NOWAIT | CANCEL]
   | START LOGICAL STANDBY APPLY [IMMEDIATE] [NODELAY] [NEW PRIMARY <identifier> | INITIAL [<integer>] | SKIP FAILED TRANSACTION | FINISH]
   | {STOP | ABORT} LOGICAL STANDBY APPLY
   | CONVERT TO {PHYSICAL | SNAPSHOT} STANDBY
   | SWITCHOVER TO <identifier> [VERIFY | FORCE]
   | FAILOVER TO <identifier> [FORCE]
   | SET DEFAULT {BIGFILE | SMALLFILE} TABLESPACE
   | DEFAULT TABLESPACE <identifier>
   | DEFAULT [LOCAL] TEMPORARY TABLESPACE <identifier>
   | DEFAULT EDITION = <identifier>
   | RENAME GLOBAL_NAME TO <name>
   | {ENABLE | DISABLE} BLOCK CHANGE TRACKING [USING FILE <string> [REUSE]]
   | FLASHBACK {ON | OFF}
   | UNDO MODE {ON | OFF}
   | LOCAL UNDO {ON | OFF}
   | SET TIME_ZONE = <string>
   | [NATIONAL] CHARACTER SET <identifier>
   | {ENABLE | DISABLE} [PUBLIC] {THREAD <integer> | INSTANCE <string>}
   | GUARD {ALL | STANDBY | NONE}
   | PROPERTY {SET | REMOVE} <identifier> = <value>
   | {ENABLE | DISABLE | REMOVE | SUSPEND} LOST WRITE PROTECTION
   | RESET DATABASE TO INCARNATION <integer>
   | PREPARE MIRROR COPY <identifier> [WITH {HIGH | NORMAL | UNPROTECTED} REDUNDANCY]
   | DROP MIRROR COPY <identifier>`,
  `pluggable_storage = STORAGE {UNLIMITED | ( { {MAXSIZE | MAX_AUDIT_SIZE | MAX_DIAG_SIZE | MAX_SHARED_TEMP_SIZE} {UNLIMITED | <size>} } ... )}`,
  `pluggable_property =
     ADMIN USER <identifier> IDENTIFIED BY <password> [ROLES = ( <identifier>, ... )]
   | PARALLEL [<integer>]
   | DEFAULT TABLESPACE <identifier> [DATAFILE <file_specification>] [EXTENT MANAGEMENT {DICTIONARY | LOCAL [AUTOALLOCATE | UNIFORM [SIZE <size>]]}]
   | <file_name_convert>
   | <pluggable_storage>
   | PATH_PREFIX = {<any_name> | <string> | NONE}
   | {TEMPFILE | LOGGING | NOLOGGING} [REUSE]
   | USER_TABLESPACES = {( <string>, ... ) | ALL [EXCEPT ( <string>, ... )] | NONE} [SNAPSHOT COPY | NO DATA | COPY | MOVE | NOCOPY]
   | STANDBYS = {( <string>, ... ) | ALL [EXCEPT ( <string>, ... )] | NONE}
   | CREATE_FILE_DEST = {NONE | <string> | <any_name>}
   | HOST = <string>
   | PORT = <integer>
   | SNAPSHOT COPY [NO DATA] | SNAPSHOT {NONE | MANUAL | EVERY <integer> {HOURS | MINUTES}} | NO DATA
   | KEYSTORE {IDENTIFIED BY <password> | EXTERNAL STORE} | DECRYPT USING <string>
   | {COPY | MOVE | NOCOPY}
   | SOURCE_FILE_NAME_CONVERT = {( <string>, ... ) | NONE}
   | SOURCE_FILE_DIRECTORY = {<string> | NONE}
   | REFRESH MODE {NONE | MANUAL | EVERY <integer> {HOURS | MINUTES}}
   | RELOCATE [AVAILABILITY {MAX | NORMAL}]
   | AS {CLONE | APPLICATION CONTAINER | SEED | PROXY}
   | USING MIRROR COPY <identifier>
   | CONTAINER_MAP UPDATE ( {ADD | SPLIT} PARTITION <identifier> [VALUES ( <partition_value>, ... ) | AT ( <partition_value>, ... ) INTO ( {PARTITION <identifier>}, ... )] )
   | SERVICE_NAME_CONVERT = {( <string>, ... ) | NONE}`,
  `pluggable_change =
     UNPLUG INTO <string> [ENCRYPT USING <string>]
   | OPEN [READ WRITE | READ ONLY] [RESTRICTED] [FORCE] [UPGRADE] [RESETLOGS] [<pluggable_instances>]
   | CLOSE [IMMEDIATE | ABORT] [<pluggable_instances> | RELOCATE [TO <string>] | NORELOCATE]
   | {SAVE | DISCARD} STATE [<pluggable_instances>]
   | {ENABLE | DISABLE} {RECOVERY | FORCE LOGGING}
   | <pluggable_storage>
   | REFRESH [MODE {NONE | MANUAL | EVERY <integer> {HOURS | MINUTES}}] [SWITCHOVER]
   | SNAPSHOT [<identifier>] [MODE {NONE | MANUAL | EVERY <integer> {HOURS | MINUTES}}]
   | DROP SNAPSHOT <identifier>
   | {LOGGING | NOLOGGING}
   | PRIORITY {<integer> | NONE}
   | CONTAINERS {DEFAULT TARGET = {( <identifier> ) | NONE} | HOST = <string> | PORT = <integer>}
   | SET CONTAINER_MAP = <string>
   | APPLICATION <identifier> { BEGIN {INSTALL <string> [COMMENT <string>] | UPGRADE [<string> TO] <string> [COMMENT <string>] | PATCH <integer> [MINIMUM VERSION <string>] [COMMENT <string>] | UNINSTALL} | END {INSTALL [<string>] | UPGRADE [TO <string>] | PATCH [<integer>] | UNINSTALL} | SET {PATCH <integer> | VERSION <string> | COMPATIBILITY VERSION {<string> | CURRENT}} | SYNC [TO {<string> | PATCH <integer>}] }
   | APPLICATION ALL [EXCEPT <identifier>, ...] SYNC
   | <database_change>`,
  "pluggable_instances = INSTANCES = {( <string>, ... ) | ALL [EXCEPT ( <string>, ... )]} | SERVICES = {( <string>, ... ) | ALL [EXCEPT ( <string>, ... )] | NONE}",
];

export const databaseStatements: readonly string[] = [
  "CREATE DATABASE [<identifier>] [<create_database_property>] ...",
  "ALTER DATABASE [<identifier>] <database_change>",
  "ALTER DATABASE DICTIONARY {ENCRYPT | REKEY | DELETE} CREDENTIALS [CONTAINER = CURRENT]",
  "DROP DATABASE [INCLUDING BACKUPS] [NOPROMPT]",
  `CREATE CONTROLFILE [REUSE] [SET] DATABASE <any_name> [LOGFILE <log_group>, ...] {RESETLOGS | NORESETLOGS}
     [DATAFILE <file_specification>, ...] [{MAXLOGFILES | MAXLOGMEMBERS | MAXLOGHISTORY | MAXDATAFILES | MAXINSTANCES} <integer> | ARCHIVELOG | NOARCHIVELOG | FORCE LOGGING] ... [LOGFILE <log_group>, ...]
     [DATAFILE <file_specification>, ...] [CHARACTER SET <identifier>]`,
  `CREATE PLUGGABLE DATABASE {<identifier> [FROM {<name> ['@' <name>] | NON$CDB '@' <name>} | USING <string>] | AS SEED | AS PROXY FROM <name> ['@' <name>]} [<pluggable_property>] ...`,
  "CREATE PLUGGABLE DATABASE <identifier> AS {APPLICATION CONTAINER | SEED | CLONE | PROXY FROM <name> ['@' <name>]} [USING <string>] [<pluggable_property>] ...",
  "ALTER PLUGGABLE DATABASE [<identifier>, ... | ALL [EXCEPT <identifier>, ...]] <pluggable_change>",
  "DROP PLUGGABLE DATABASE <identifier> [FORCE] [{KEEP | INCLUDING} DATAFILES]",
  "CREATE TRUE CACHE [<identifier>] [AS CLONE]",
];
