/**
 * Maintenance, replication, backup and storage as MariaDB has them.
 * https://mariadb.com/kb/en/administrative-sql-statements/, https://mariadb.com/kb/en/replication-commands/
 */

export const mariadbServerRules: readonly string[] = [
  `histogram =
     PERSISTENT FOR ALL
   | PERSISTENT FOR COLUMNS {ALL | ( [<column>, ...] )} INDEXES {ALL | ( [{<identifier> | PRIMARY}, ...] )}`,
  "repair_option = QUICK | EXTENDED | USE_FRM | FORCE",
  `flush_option =
     [BINARY | ENGINE | ERROR | GENERAL | SLOW] LOGS
   | RELAY LOGS [<connection_name>] [<for_channel>]
   | QUERY CACHE
   | {SLAVE | REPLICA} [<connection_name>]
   | MASTER | HOSTS | PRIVILEGES | STATUS | SSL | USER_RESOURCES | USER_VARIABLES | DES_KEY_FILE | THREADS
   | CLIENT_STATISTICS | INDEX_STATISTICS | TABLE_STATISTICS | USER_STATISTICS | QUERY_RESPONSE_TIME`,
  `reset_option =
     MASTER [TO <integer>]
   | {REPLICA | SLAVE} [<connection_name>] [ALL] [<for_channel>]
   | QUERY CACHE`,
  "lock_kind = READ [LOCAL] | [LOW_PRIORITY] WRITE | WRITE CONCURRENT",
  `master_option =
     {MASTER_HOST | MASTER_USER | MASTER_PASSWORD | MASTER_LOG_FILE | RELAY_LOG_FILE | MASTER_SSL_CA | MASTER_SSL_CAPATH
       | MASTER_SSL_CERT | MASTER_SSL_CRL | MASTER_SSL_CRLPATH | MASTER_SSL_KEY | MASTER_SSL_CIPHER} = <string>
   | {MASTER_PORT | MASTER_LOG_POS | RELAY_LOG_POS | MASTER_HEARTBEAT_PERIOD | MASTER_CONNECT_RETRY | MASTER_RETRY_COUNT
       | MASTER_DELAY | MASTER_SSL | MASTER_SSL_VERIFY_SERVER_CERT | MASTER_DEMOTE_TO_SLAVE | MASTER_DEMOTE_TO_REPLICA} = <number>
   | MASTER_USE_GTID = {CURRENT_POS | SLAVE_POS | REPLICA_POS | NO}
   | {IGNORE_SERVER_IDS | DO_DOMAIN_IDS | IGNORE_DOMAIN_IDS} = <server_ids>`,
  "replica_thread = IO_THREAD | SQL_THREAD",
  `replica_until = UNTIL {
     MASTER_LOG_FILE = <string> , MASTER_LOG_POS = <integer>
   | RELAY_LOG_FILE = <string> , RELAY_LOG_POS = <integer>
   | MASTER_GTID_POS = <expression>
   | {SQL_BEFORE_GTIDS | SQL_AFTER_GTIDS} = <string> }`,
  `database_option =
     [DEFAULT] {CHARACTER SET | CHARSET | COLLATE} [=] {<charset> | DEFAULT}
   | COMMENT [=] <string>`,
  "database_change = <database_option> | UPGRADE DATA DIRECTORY NAME",
  "server_option = {<identifier> | DATABASE} {<string> | <integer>}",

  "sequence_type = AS {TINYINT | SMALLINT | MEDIUMINT | INT | INTEGER | BIGINT} [SIGNED | UNSIGNED | ZEROFILL]",
  `sequence_option =
     INCREMENT [BY | =] <number>
   | {MINVALUE | MAXVALUE} [=] <number>
   | NO {MINVALUE | MAXVALUE | CACHE | CYCLE}
   | {NOMINVALUE | NOMAXVALUE | NOCACHE | CYCLE | NOCYCLE}
   | START [WITH | =] <number>
   | CACHE [=] <number>
   | RESTART [[WITH | =] <number>]`,
];

export const mariadbServerStatements: readonly string[] = [
  "{CHECK | REPAIR} [<unlogged>] VIEW <table>, ... [FROM MYSQL]",
  "OPTIMIZE [<unlogged>] {TABLE | TABLES} <table>, ... [<wait>]",
  "InstallPlugin: INSTALL PLUGIN [IF NOT EXISTS] <identifier> SONAME <string>",
  "InstallPlugin: INSTALL SONAME <string>",
  "UninstallPlugin: UNINSTALL PLUGIN [IF EXISTS] <identifier>",
  "UninstallPlugin: UNINSTALL SONAME [IF EXISTS] <string>",
  "FLUSH [<unlogged>] {TABLE | TABLES} [<table>, ...] [WITH READ LOCK [AND DISABLE CHECKPOINT] | FOR EXPORT]",
  "KILL [HARD! | SOFT!] [CONNECTION! | QUERY!] {ID! <expression> | USER! <account> | <expression>}",
  "SHUTDOWN [WAIT FOR ALL {SLAVES | REPLICAS}]",
  "LockTables: LOCK {TABLE | TABLES} {<table> [[AS] <identifier>] <lock_kind>}, ... [<wait>]",
  "BACKUP STAGE {START | FLUSH | BLOCK_DDL | BLOCK_COMMIT | END}",
  "BACKUP LOCK <table>",
  "BACKUP UNLOCK",
  "XA RECOVER [FORMAT = {<string> | <identifier>}]",

  "CHANGE MASTER [<connection_name>] TO <master_option>, ... [<for_channel>]",
  "START {REPLICA | SLAVE} [<connection_name>] [<replica_thread>, ...] [<replica_until>] [<for_channel>]",
  "STOP {REPLICA | SLAVE} [<connection_name>] [<replica_thread>, ...] [<for_channel>]",
  "{START | STOP} ALL {SLAVES | REPLICAS} [<replica_thread>, ...]",

  "CREATE [OR REPLACE] {DATABASE | SCHEMA} [IF NOT EXISTS] <identifier> [<database_option>]...",
  "CREATE [OR REPLACE] SERVER [IF NOT EXISTS] <plugin> FOREIGN DATA WRAPPER <plugin> OPTIONS ( <server_option>, ... )",
  "CREATE [OR REPLACE] [TEMPORARY] SEQUENCE [IF NOT EXISTS] <table> [<sequence_type>] [{<sequence_option> [,]}...] [<table_option> [,] ...]",
  "ALTER SEQUENCE [IF EXISTS] <table> [<sequence_type>] {<sequence_option> [,]}...",
  "DROP [TEMPORARY] SEQUENCE [IF EXISTS] <table>, ...",
  `LoadData: LOAD DATA [<load_priority>] [LOCAL] INFILE <string> [REPLACE | IGNORE] INTO TABLE <table> [<partitions>]
     [<file_charset>] [<file_fields>] [<file_lines>] <file_rest>`,

  "- CREATE RESOURCE GROUP",
  "- ALTER RESOURCE GROUP",
  "- DROP RESOURCE GROUP",
  "- SET RESOURCE GROUP",
  "- CREATE SPATIAL REFERENCE SYSTEM",
  "- DROP SPATIAL REFERENCE SYSTEM",
  "- CREATE UNDO TABLESPACE",
  "- ALTER UNDO TABLESPACE",
  "- INSTALL COMPONENT",
  "- UNINSTALL COMPONENT",
  "- CLONE",
  "- RESTART",
  "- RESET PERSIST",
  "- ALTER INSTANCE",
  "- LOCK INSTANCE",
  "- UNLOCK INSTANCE",
  "- CHANGE REPLICATION",
  "- START GROUP_REPLICATION",
  "- STOP GROUP_REPLICATION",
  "- IMPORT TABLE",
];
