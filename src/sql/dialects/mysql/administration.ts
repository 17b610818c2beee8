/**
 * Maintenance of tables, plugins, caches, locks and the server itself.
 * https://dev.mysql.com/doc/refman/9.0/en/sql-server-administration-statements.html
 */

export const administrationRules: readonly string[] = [
  "unlogged = NO_WRITE_TO_BINLOG | LOCAL",
  "histogram_update = {MANUAL | AUTO} UPDATE",
  `histogram =
     UPDATE HISTOGRAM ON <column>, ... [WITH <integer> BUCKETS] [<histogram_update>]
   | UPDATE HISTOGRAM ON <column>, ... USING DATA <string>
   | DROP HISTOGRAM ON <column>, ...`,
  "repair_option = QUICK | EXTENDED | USE_FRM",
  "index_list = {INDEX | KEY} ( [{<identifier> | PRIMARY}, ...] )",
  "partition_list = PARTITION ( {ALL | <identifier>, ...} )",
  `flush_option =
     BINARY LOGS
   | ENGINE LOGS
   | ERROR LOGS
   | GENERAL LOGS
   | RELAY LOGS [<for_channel>]
   | SLOW LOGS
   | HOSTS | LOGS | OPTIMIZER_COSTS | PRIVILEGES | STATUS | USER_RESOURCES | DES_KEY_FILE`,
  "instance_key = {INNODB | BINLOG} MASTER KEY",
  "cpus = {<integer> [- <integer>]}, ...",
  "resource_group_option = VCPU [=] <cpus> | THREAD_PRIORITY [=] <number>",
  `reset_option =
     BINARY LOGS AND GTIDS [TO <integer>]
   | MASTER [TO <integer>]
   | {REPLICA | SLAVE} [ALL] [<for_channel>]`,
  `lock_kind = READ [LOCAL] | [LOW_PRIORITY] WRITE`,
  "xid = <xid_text> [, <xid_text> [, <integer>]]",
  "xid_text = <string> | <number>",
];

export const administrationStatements: readonly string[] = [
  "ANALYZE [<unlogged>] {TABLE | TABLES} <table>, ... [<histogram>]",
  "CHECK {TABLE | TABLES} <table>, ... [<check_option>]...",
  "CHECKSUM {TABLE | TABLES} <table>, ... [QUICK | EXTENDED]",
  "OPTIMIZE [<unlogged>] {TABLE | TABLES} <table>, ...",
  "REPAIR [<unlogged>] {TABLE | TABLES} <table>, ... [<repair_option>]...",

  "InstallComponent: INSTALL COMPONENT <string>, ... [SET {[GLOBAL | PERSIST] <name> <assign> <set_value>}, ...]",
  "InstallPlugin: INSTALL PLUGIN <identifier> SONAME <string>",
  "UninstallComponent: UNINSTALL COMPONENT <string>, ...",
  "UninstallPlugin: UNINSTALL PLUGIN <identifier>",

  "CLONE LOCAL DATA DIRECTORY [=] <string>",
  "CLONE INSTANCE FROM <user> : <integer> IDENTIFIED BY <string> [DATA DIRECTORY [=] <string>] [REQUIRE [NO] SSL]",
  "BINLOG <string>",
  "CACHE INDEX {<table> [<index_list>]}, ... IN {<identifier> | DEFAULT}",
  "CACHE INDEX <table> <partition_list> [<index_list>] IN {<identifier> | DEFAULT}",
  "LOAD INDEX INTO CACHE {<table> [<index_list>] [IGNORE LEAVES]}, ...",
  "LOAD INDEX INTO CACHE <table> <partition_list> [<index_list>] [IGNORE LEAVES]",
  "FLUSH [<unlogged>] <flush_option>, ...",
  "FLUSH [<unlogged>] {TABLE | TABLES} [<table>, ...] [WITH READ LOCK | FOR EXPORT]",
  "KILL [CONNECTION! | QUERY!] <expression>",
  "RESET <reset_option>, ...",
  "RESET PERSIST [[IF EXISTS] <name>]",
  "RESTART",
  "SHUTDOWN",
  `ALTER INSTANCE {
     ROTATE <instance_key>
   | {ENABLE | DISABLE} INNODB REDO_LOG
   | RELOAD TLS [FOR CHANNEL {MYSQL_MAIN | MYSQL_ADMIN | <identifier>}] [NO ROLLBACK ON ERROR]
   | RELOAD KEYRING }`,

  "CREATE RESOURCE GROUP <identifier> TYPE [=] {SYSTEM | USER} [<resource_group_option>]... [ENABLE | DISABLE]",
  "ALTER RESOURCE GROUP <identifier> [<resource_group_option>]... [ENABLE | DISABLE] [FORCE]",
  "DROP RESOURCE GROUP <identifier> [FORCE]",
  "SET RESOURCE GROUP <identifier> [FOR {<integer> [,]}...]",

  "LockTables: LOCK {TABLE | TABLES} {<table> [[AS] <identifier>] <lock_kind>}, ...",
  "UnlockTables: UNLOCK {TABLE | TABLES}",
  "LockInstance: LOCK INSTANCE FOR BACKUP",
  "UnlockInstance: UNLOCK INSTANCE",

  "XA {START | BEGIN} <xid> [JOIN | RESUME]",
  "XA END <xid> [SUSPEND [FOR MIGRATE]]",
  "XA {PREPARE | ROLLBACK} <xid>",
  "XA COMMIT <xid> [ONE PHASE]",
  "XA RECOVER [CONVERT XID]",
];
