/** SYSTEM: https://clickhouse.com/docs/sql-reference/statements/system */

export const systemRules: readonly string[] = [
  `system_cache =
     DNS | CONNECTIONS | MARK | PRIMARY INDEX | UNCOMPRESSED | INDEX MARK | INDEX UNCOMPRESSED | VECTOR SIMILARITY INDEX | TEXT INDEX {TOKENS | HEADER | POSTINGS}
   | MMAP | QUERY CONDITION | COMPILED EXPRESSION | ICEBERG METADATA | AVRO SCHEMA | S3 CLIENT | PAGE`,
  "system_table = [<on_cluster>] [<table>] [<on_cluster>]",
  `system_action =
     MERGES | TTL MERGES | FETCHES | MOVES | REPLICATED SENDS | REPLICATION QUEUES | PULLING REPLICATION LOG | CLEANUP | DISTRIBUTED SENDS
   | VIRTUAL PARTS UPDATE | REDUCE BLOCKING PARTS`,
  `system_protocol =
     QUERIES {ALL | DEFAULT | CUSTOM} [EXCEPT <any_name>, ...]
   | TCP [WITH PROXY | SECURE | SSH] | HTTP | HTTPS | MYSQL | GRPC | POSTGRESQL | PROMETHEUS | CUSTOM <string> | INTERSERVER {HTTP | HTTPS} | ARROW FLIGHT`,
  "replica_place = FROM TABLE <table> | FROM DATABASE <database_name> | FROM ZKPATH <string>",
];

export const systemStatements: readonly string[] = [
  "SYSTEM {SHUTDOWN | KILL | SUSPEND FOR <integer> SECOND}",
  "SYSTEM {DROP | CLEAR} <system_cache> CACHE [<on_cluster>]",
  "SYSTEM {DROP | CLEAR} {TEXT INDEX CACHES | JEMALLOC} [<on_cluster>]",
  "SYSTEM {DROP | CLEAR} QUERY CACHE [<on_cluster>] [TAG <string>]",
  "SYSTEM {DROP | CLEAR} FILESYSTEM CACHE [<string> [KEY <identifier> [OFFSET <integer>]]] [<on_cluster>]",
  "SYSTEM {DROP | CLEAR} SCHEMA CACHE [FOR {FILE | S3 | URL | HDFS | AZURE}] [<on_cluster>]",
  "SYSTEM {DROP | CLEAR} FORMAT SCHEMA CACHE [FOR {PROTOBUF | FILES}] [<on_cluster>]",
  "SYSTEM {DROP | CLEAR} REPLICA <string> [<on_cluster>] [<replica_place>]",
  "SYSTEM {DROP | CLEAR} DATABASE REPLICA <string> [FROM DATABASE <database_name> | FROM ZKPATH <string>]",
  "SYSTEM DROP DISK METADATA CACHE <identifier> [<on_cluster>]",
  "SYSTEM PREWARM {MARK | PRIMARY INDEX} CACHE <system_table>",
  "SYSTEM RELOAD {CONFIG | USERS | DICTIONARIES | EMBEDDED DICTIONARIES | FUNCTIONS | ASYNCHRONOUS METRICS} [<on_cluster>]",
  "SYSTEM UNLOAD DICTIONARIES [<on_cluster>]",
  "SYSTEM {RELOAD | UNLOAD} DICTIONARY [<on_cluster>] {<table> | <string>} [<on_cluster>]",
  "SYSTEM RELOAD FUNCTION [<on_cluster>] {<identifier> | <string>}",
  "SYSTEM {STOP | START} <system_action> [<on_cluster>] [ON VOLUME <name> | <table>]",
  "SYSTEM {STOP | START} {REPLICATED VIEW | VIEW} <table>",
  "SYSTEM {REFRESH | CANCEL | WAIT | PAUSE} VIEW <table>",
  "SYSTEM {STOP | START | PAUSE} VIEWS",
  "SYSTEM TEST VIEW <table> {UNSET FAKE TIME | SET FAKE TIME <string>}",
  "SYSTEM {STOP | START} LISTEN [<on_cluster>] <system_protocol>",
  "SYSTEM {STOP | START} THREAD FUZZER",
  "SYSTEM SYNC REPLICA [<on_cluster>] <table> [<on_cluster>] [IF EXISTS] [STRICT | LIGHTWEIGHT [FROM <string>, ...] | PULL]",
  "SYSTEM SYNC DATABASE REPLICA [<on_cluster>] <database_name> [STRICT]",
  "SYSTEM {SYNC TRANSACTION LOG | SYNC FILE CACHE | SYNC FILESYSTEM CACHE [<string>]} [<on_cluster>]",
  "SYSTEM {RESTART | RESTORE} REPLICA <system_table>",
  "SYSTEM RESTORE DATABASE REPLICA <database_name> [<on_cluster>]",
  "SYSTEM RESTART {REPLICAS | DISK <identifier>} [<on_cluster>]",
  "SYSTEM FLUSH DISTRIBUTED [<on_cluster>] <table> [<on_cluster>] [SETTINGS <setting_list>]",
  "SYSTEM FLUSH LOGS [<on_cluster>] [<table>, ...]",
  "SYSTEM FLUSH ASYNC INSERT QUEUE [<on_cluster>] [<table>, ...]",
  "SYSTEM WAIT LOADING PARTS <system_table>",
  "SYSTEM {LOAD | UNLOAD} PRIMARY KEY [<on_cluster>] [<table>]",
  "SYSTEM REPLICA {READY | UNREADY}",
  "SYSTEM UNFREEZE WITH NAME <string> [<on_cluster>]",
  "SYSTEM {ENABLE | DISABLE | WAIT} FAILPOINT <identifier>",
  "SYSTEM JEMALLOC {PURGE | ENABLE PROFILE | DISABLE PROFILE | FLUSH PROFILE} [<on_cluster>]",
];
