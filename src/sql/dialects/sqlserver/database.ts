/**
 * Databases, their files and options, snapshots, and configurations.
 * https://learn.microsoft.com/sql/t-sql/statements/create-database-transact-sql,
 * https://learn.microsoft.com/sql/t-sql/statements/alter-database-transact-sql-set-options
 */

export const databaseRules: readonly string[] = [
  "database_name = <identifier> | CURRENT",
  "file_size = <integer> [KB | MB | GB | TB]",
  `file_specification = ( {NAME = <file_value> | NEWNAME = <file_value> | FILENAME = <file_value> | SIZE = <file_size>
     | MAXSIZE = {UNLIMITED | <file_size>} | FILEGROWTH = {<number> '%' | <file_size>} | OFFLINE}, ... )`,
  "file_value = <string> | <identifier>",
  `file_or_group =
     <file_specification>
   | FILEGROUP <identifier> [CONTAINS {FILESTREAM | MEMORY_OPTIMIZED_DATA}] [DEFAULT] <file_specification>`,
  `create_database_option =
     FILESTREAM ( {NON_TRANSACTED_ACCESS = {OFF | READ_ONLY | FULL} | DIRECTORY_NAME = <string>}, ... )
   | DEFAULT_FULLTEXT_LANGUAGE = {<integer> | <identifier> | <string>}
   | DEFAULT_LANGUAGE = {<integer> | <identifier> | <string>}
   | {NESTED_TRIGGERS | TRANSFORM_NOISE_WORDS | DB_CHAINING | TRUSTWORTHY | LEDGER} [=] <on_or_off>
   | TWO_DIGIT_YEAR_CUTOFF = <integer>
   | PERSISTENT_LOG_BUFFER = ON ( DIRECTORY_NAME = <string> )
   | CATALOG_COLLATION = <identifier>
   | BACKUP_STORAGE_REDUNDANCY = {<string> | <identifier>}
   | RESTRICTED_USER
   | ENABLE_BROKER
   | NEW_BROKER
   | ERROR_BROKER_CONVERSATIONS`,
  `edition_option =
     MAXSIZE = <integer> [MB | GB | TB]
   | EDITION = <string>
   | SERVICE_OBJECTIVE = {<string> | ELASTIC_POOL ( NAME = <identifier> )}
   | BACKUP_STORAGE_REDUNDANCY = {<string> | <identifier>}
   | COLLATE = <string>`,
  "secondary_option = ALLOW_CONNECTIONS = {ALL | NO | READ_ONLY} | {SERVICE_OBJECTIVE | SECONDARY_TYPE | DATABASE_NAME} = <secondary_value>",
  "secondary_value = <string> | <identifier> | ELASTIC_POOL ( NAME = <identifier> )",
  `database_set_option =
     {AUTO_CLOSE | AUTO_SHRINK | AUTO_UPDATE_STATISTICS | AUTO_UPDATE_STATISTICS_ASYNC | CURSOR_CLOSE_ON_COMMIT
       | DATE_CORRELATION_OPTIMIZATION | DB_CHAINING | TRUSTWORTHY | NESTED_TRIGGERS | TRANSFORM_NOISE_WORDS
       | ANSI_NULL_DEFAULT | ANSI_NULLS | ANSI_PADDING | ANSI_WARNINGS | ARITHABORT | CONCAT_NULL_YIELDS_NULL
       | NUMERIC_ROUNDABORT | QUOTED_IDENTIFIER | RECURSIVE_TRIGGERS | TORN_PAGE_DETECTION | ALLOW_SNAPSHOT_ISOLATION
       | READ_COMMITTED_SNAPSHOT | MEMORY_OPTIMIZED_ELEVATE_TO_SNAPSHOT | MIXED_PAGE_ALLOCATION | ACCELERATED_DATABASE_RECOVERY
       | TEMPORAL_HISTORY_RETENTION | DATA_RETENTION | RESULT_SET_CACHING | VERBOSELOGGING | STALE_QUERY_REPLICA
       | AUTOMATIC_INDEX_COMPACTION | VORDER | VECTOR_INDEX_PREVIEW | OPTIMIZED_LOCKING} [=] <on_or_off>
   | AUTO_CREATE_STATISTICS [=] {OFF | ON [( INCREMENTAL = <on_or_off> )]}
   | ACCELERATED_DATABASE_RECOVERY = ON ( PERSISTENT_VERSION_STORE_FILEGROUP = <identifier> )
   | AUTOMATIC_TUNING {= {AUTO | INHERIT | CUSTOM} | ( {<identifier> = {DEFAULT | ON | OFF}}, ... )}
   | CHANGE_TRACKING {= {OFF | ON [( <change_tracking_option>, ... )]} | ( <change_tracking_option>, ... )}
   | CONTAINMENT = {NONE | PARTIAL}
   | CURSOR_DEFAULT {LOCAL | GLOBAL}
   | COMPATIBILITY_LEVEL = <integer>
   | HADR {AVAILABILITY GROUP = <identifier> | OFF | SUSPEND | RESUME}
   | PARTNER {= <string> | FAILOVER | FORCE_SERVICE_ALLOW_DATA_LOSS | OFF | RESUME | SUSPEND | SAFETY {FULL | OFF} | TIMEOUT <integer>}
   | WITNESS {= <string> | OFF}
   | DELAYED_DURABILITY = {DISABLED | ALLOWED | FORCED}
   | DEFAULT_FULLTEXT_LANGUAGE = {<integer> | <identifier> | <string>}
   | DEFAULT_LANGUAGE = {<integer> | <identifier> | <string>}
   | TWO_DIGIT_YEAR_CUTOFF = <integer>
   | ONLINE | OFFLINE | EMERGENCY
   | READ_ONLY | READ_WRITE
   | SINGLE_USER | RESTRICTED_USER | MULTI_USER
   | ENCRYPTION {ON | OFF | SUSPEND | RESUME}
   | FILESTREAM ( {NON_TRANSACTED_ACCESS = {OFF | READ_ONLY | FULL} | DIRECTORY_NAME = <text>}, ... )
   | PAGE_VERIFY {CHECKSUM | TORN_PAGE_DETECTION | NONE}
   | PARAMETERIZATION {SIMPLE | FORCED}
   | QUERY_STORE [CLEAR [ALL] | = OFF [( FORCED )] | [= ON] [( <query_store_option>, ... )]]
   | RECOVERY {FULL | BULK_LOGGED | SIMPLE}
   | REMOTE_DATA_ARCHIVE {= OFF | = ON <option_list> | <option_list>}
   | PERSISTENT_LOG_BUFFER = {OFF | ON ( DIRECTORY_NAME = <string> )}
   | ENABLE_BROKER | DISABLE_BROKER | NEW_BROKER | ERROR_BROKER_CONVERSATIONS | HONOR_BROKER_PRIORITY <on_or_off>
   | SUPPLEMENTAL_LOGGING <on_or_off>
   | TARGET_RECOVERY_TIME = <integer> {SECONDS | MINUTES}
   | MANUAL_CUTOVER
   | AUTOGROW = <on_or_off>
   | {REPLICATED_SIZE | DISTRIBUTED_SIZE | LOG_SIZE} = <number> GB
   | DATA_LAKE_LOG_PUBLISHING = {AUTO | PAUSED}
   | TIMESTAMP = <string>`,
  `change_tracking_option = AUTO_CLEANUP = <on_or_off> | CHANGE_RETENTION = <integer> {DAYS | HOURS | MINUTES}`,
  `query_store_option =
     OPERATION_MODE = {READ_WRITE | READ_ONLY}
   | CLEANUP_POLICY = ( STALE_QUERY_THRESHOLD_DAYS = <integer> )
   | {DATA_FLUSH_INTERVAL_SECONDS | MAX_STORAGE_SIZE_MB | INTERVAL_LENGTH_MINUTES | MAX_PLANS_PER_QUERY} = <integer>
   | SIZE_BASED_CLEANUP_MODE = {AUTO | OFF}
   | QUERY_CAPTURE_MODE = {ALL | AUTO | CUSTOM | NONE}
   | WAIT_STATS_CAPTURE_MODE = <on_or_off>
   | QUERY_CAPTURE_POLICY = ( {STALE_CAPTURE_POLICY_THRESHOLD = <integer> {DAYS | HOURS}
       | {EXECUTION_COUNT | TOTAL_COMPILE_CPU_TIME_MS | TOTAL_EXECUTION_CPU_TIME_MS} = <integer>}, ... )`,
  "termination = ROLLBACK {AFTER <integer> [SECONDS] | IMMEDIATE} | NO_WAIT",
  `configuration_value = ON | OFF | PRIMARY | AUTO | WHEN_SUPPORTED | FAIL_UNSUPPORTED | <integer> | <string> | <identifier>`,
];

export const databaseStatements: readonly string[] = [
  `CREATE DATABASE <identifier> [CONTAINMENT = {NONE | PARTIAL}]
     [ON [PRIMARY] <file_or_group>, ...] [LOG ON <file_specification>, ...]
     [COLLATE <identifier>] [WITH <create_database_option>, ...]`,
  "CREATE DATABASE <identifier> [COLLATE <identifier>] [( <edition_option>, ... )] [WITH <create_database_option>, ...]",
  "CREATE DATABASE <identifier> ON <file_specification>, ... FOR { {ATTACH | ATTACH_REBUILD_LOG} [WITH <create_database_option>, ...] | ATTACH_FORCE_REBUILD_LOG}",
  "CREATE DATABASE <identifier> ON <file_specification>, ... AS SNAPSHOT OF <identifier>",
  `CREATE DATABASE <identifier> AS COPY OF [<identifier> .] <identifier> [( <edition_option>, ... )] [WITH ( BACKUP_STORAGE_REDUNDANCY = <string> )]`,
  "CREATE DATABASE <identifier> AS REPLICA OF <identifier> . <identifier> WITH ( {SECONDARY_TYPE = <identifier> | <edition_option>}, ... )",
  "DROP DATABASE [IF EXISTS] <identifier>, ...",
  `ALTER DATABASE <database_name> {
     MODIFY NAME = <identifier>
   | COLLATE <identifier>
   | SET {<database_set_option>, ... [WITH <termination>] | ( <database_set_option>, ... )}
   | ADD FILE <file_specification>, ... [TO FILEGROUP {<identifier> | DEFAULT}]
   | ADD LOG FILE <file_specification>, ...
   | REMOVE FILE <file_value>
   | MODIFY FILE <file_specification>
   | ADD FILEGROUP <identifier> [CONTAINS {FILESTREAM | MEMORY_OPTIMIZED_DATA}]
   | REMOVE FILEGROUP <identifier>
   | MODIFY FILEGROUP <identifier> { {READONLY | READWRITE | READ_ONLY | READ_WRITE} [WITH <termination>] | DEFAULT | NAME = <identifier> | AUTOGROW_SINGLE_FILE | AUTOGROW_ALL_FILES}
   | MODIFY ( <edition_option>, ... ) [WITH MANUAL_CUTOVER]
   | MODIFY BACKUP_STORAGE_REDUNDANCY = {<string> | <identifier>}
   | ADD SECONDARY ON SERVER <identifier> [WITH ( <secondary_option>, ... )]
   | REMOVE SECONDARY ON SERVER <identifier>
   | FAILOVER
   | FORCE_FAILOVER_ALLOW_DATA_LOSS
   | PERFORM_CUTOVER }`,
  `ALTER DATABASE SCOPED CONFIGURATION {
     [FOR SECONDARY] SET <identifier> = <configuration_value>
   | CLEAR PROCEDURE_CACHE [<number>]
   | SET <identifier> = <configuration_value> }`,
  `ALTER SERVER CONFIGURATION SET {
     PROCESS AFFINITY {CPU = {AUTO | {<integer> [TO <integer>]}, ...} | NUMANODE = {<integer> [TO <integer>]}, ...}
   | DIAGNOSTICS LOG {ON | OFF | PATH = {DEFAULT | <string>} | MAX_SIZE = {<integer> MB | DEFAULT} | MAX_FILES = {<integer> | DEFAULT}}
   | FAILOVER CLUSTER PROPERTY <identifier> = {<string> | <number> | DEFAULT}
   | HADR CLUSTER CONTEXT = {<string> | LOCAL}
   | BUFFER POOL EXTENSION {ON ( FILENAME = <string> , SIZE = <integer> {KB | MB | GB} ) | OFF}
   | SOFTNUMA {ON | OFF}
   | MEMORY_OPTIMIZED {ON | OFF | TEMPDB_METADATA = {ON [( RESOURCE_POOL = <string> )] | OFF} | HYBRID_BUFFER_POOL = {ON | OFF}}
   | HARDWARE_OFFLOAD {ON | OFF | = {ON | OFF}}
   | SUSPEND_FOR_SNAPSHOT_BACKUP = {ON | OFF} [( GROUP = ( <identifier>, ... ) [, MODE = COPY_ONLY] )] }`,
  "USE <identifier>",
];
