/**
 * Replication: sources, replicas, filters, binary logs and groups.
 * https://dev.mysql.com/doc/refman/9.0/en/sql-replication-statements.html
 */

export const replicationRules: readonly string[] = [
  "server_ids = ( [<integer>, ...] )",
  `source_option =
     {SOURCE_BIND | SOURCE_HOST | SOURCE_USER | SOURCE_PASSWORD | SOURCE_LOG_FILE | RELAY_LOG_FILE | SOURCE_COMPRESSION_ALGORITHMS
       | SOURCE_SSL_CA | SOURCE_SSL_CAPATH | SOURCE_SSL_CERT | SOURCE_SSL_CRL | SOURCE_SSL_CRLPATH | SOURCE_SSL_KEY
       | SOURCE_SSL_CIPHER | SOURCE_TLS_VERSION | SOURCE_PUBLIC_KEY_PATH | NETWORK_NAMESPACE} = <string>
   | {SOURCE_PORT | SOURCE_LOG_POS | RELAY_LOG_POS | SOURCE_HEARTBEAT_PERIOD | SOURCE_CONNECT_RETRY | SOURCE_RETRY_COUNT
       | SOURCE_DELAY | SOURCE_ZSTD_COMPRESSION_LEVEL} = <number>
   | {SOURCE_AUTO_POSITION | SOURCE_CONNECTION_AUTO_FAILOVER | SOURCE_SSL | SOURCE_SSL_VERIFY_SERVER_CERT | GET_SOURCE_PUBLIC_KEY
       | GTID_ONLY | REQUIRE_ROW_FORMAT} = <integer>
   | SOURCE_TLS_CIPHERSUITES = {<string> | NULL}
   | PRIVILEGE_CHECKS_USER = {NULL | <account>}
   | REQUIRE_TABLE_PRIMARY_KEY_CHECK = {STREAM | ON | OFF | GENERATE}
   | ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = {OFF | LOCAL | <string>}
   | IGNORE_SERVER_IDS = <server_ids>`,
  `master_option =
     {MASTER_BIND | MASTER_HOST | MASTER_USER | MASTER_PASSWORD | MASTER_LOG_FILE | RELAY_LOG_FILE | MASTER_COMPRESSION_ALGORITHMS
       | MASTER_SSL_CA | MASTER_SSL_CAPATH | MASTER_SSL_CERT | MASTER_SSL_CRL | MASTER_SSL_CRLPATH | MASTER_SSL_KEY
       | MASTER_SSL_CIPHER | MASTER_TLS_VERSION | MASTER_PUBLIC_KEY_PATH | NETWORK_NAMESPACE} = <string>
   | {MASTER_PORT | MASTER_LOG_POS | RELAY_LOG_POS | MASTER_HEARTBEAT_PERIOD | MASTER_CONNECT_RETRY | MASTER_RETRY_COUNT
       | MASTER_DELAY | MASTER_ZSTD_COMPRESSION_LEVEL} = <number>
   | {MASTER_AUTO_POSITION | MASTER_SSL | MASTER_SSL_VERIFY_SERVER_CERT | GET_MASTER_PUBLIC_KEY | SOURCE_CONNECTION_AUTO_FAILOVER
       | GTID_ONLY | REQUIRE_ROW_FORMAT} = <integer>
   | MASTER_TLS_CIPHERSUITES = {<string> | NULL}
   | PRIVILEGE_CHECKS_USER = {NULL | <account>}
   | REQUIRE_TABLE_PRIMARY_KEY_CHECK = {STREAM | ON | OFF | GENERATE}
   | ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = {OFF | LOCAL | <string>}
   | IGNORE_SERVER_IDS = <server_ids>`,
  "filter_tables = ( [<table>, ...] )",
  "filter_patterns = ( [<string>, ...] )",
  `replication_filter =
     {REPLICATE_DO_DB | REPLICATE_IGNORE_DB} = ( [<identifier>, ...] )
   | {REPLICATE_DO_TABLE | REPLICATE_IGNORE_TABLE} = <filter_tables>
   | {REPLICATE_WILD_DO_TABLE | REPLICATE_WILD_IGNORE_TABLE} = <filter_patterns>
   | REPLICATE_REWRITE_DB = ( [{( <identifier> , <identifier> )}, ...] )`,
  "replica_thread = IO_THREAD | RELAY_THREAD | SQL_THREAD",
  `replica_until = UNTIL {
     {SQL_BEFORE_GTIDS | SQL_AFTER_GTIDS} = <string>
   | {SOURCE_LOG_FILE | MASTER_LOG_FILE} = <string> , {SOURCE_LOG_POS | MASTER_LOG_POS} = <integer>
   | RELAY_LOG_FILE = <string> , RELAY_LOG_POS = <integer>
   | SQL_AFTER_MTS_GAPS }`,
  "replica_connection = [USER = <string>] [PASSWORD = <string>] [DEFAULT_AUTH = <string>] [PLUGIN_DIR = <string>]",
  "group_option = USER = <string> | PASSWORD = <string> | DEFAULT_AUTH = <string>",
];

export const replicationStatements: readonly string[] = [
  "CHANGE REPLICATION SOURCE TO <source_option>, ... [<for_channel>]",
  "CHANGE MASTER TO <master_option>, ... [<for_channel>]",
  "CHANGE REPLICATION FILTER <replication_filter>, ... [<for_channel>]",
  "START {REPLICA | SLAVE} [<replica_thread>, ...] [<replica_until>] <replica_connection> [<for_channel>]",
  "STOP {REPLICA | SLAVE} [<replica_thread>, ...] [<for_channel>]",
  "START GROUP_REPLICATION [<group_option>, ...]",
  "STOP GROUP_REPLICATION",
  "PURGE {BINARY | MASTER} LOGS {TO <string> | BEFORE <expression>}",
];
