import { withOutput } from "./output.ts";

/**
 * Databases, functions, named collections, workloads and resources.
 * https://clickhouse.com/docs/sql-reference/statements/create
 */

export const databaseRules: readonly string[] = [
  "database_name = <identifier> | <parameter>",
  `table_override = TABLE OVERRIDE <identifier> ( [<table_override_elements>] [<table_clauses>] )`,
  "table_override_elements = COLUMNS <table_elements>",
  "collection_value = <identifier> = {<literal> | <expression>} [[NOT] OVERRIDABLE]",
  "workload_setting = <identifier> = <literal> [FOR <identifier>]",
  "resource_operation = {READ | WRITE} {ANY DISK | DISK <identifier>} | {MASTER | WORKER} THREAD | QUERY | MEMORY RESERVATION",
];

export const databaseStatements: readonly string[] = [
  ...withOutput(
    `CREATE DATABASE [IF NOT EXISTS] <database_name> [<uuid>] [<on_cluster>] [<storage>] [<table_override>, ...] [COMMENT <string>]`,
    `ATTACH DATABASE [IF NOT EXISTS] <database_name> [<uuid>] [<on_cluster>] [<storage>] [COMMENT <string>]`,
    "ALTER DATABASE <database_name> [<on_cluster>] MODIFY {SETTING <setting_list> | COMMENT <string>}",
    "DropDatabase: DROP DATABASE [IF EXISTS] [IF EMPTY] <database_name>, ... [<on_cluster>] [PERMANENTLY] [SYNC | NO DELAY]",
    "DETACH DATABASE [IF EXISTS] <database_name>, ... [<on_cluster>] [PERMANENTLY] [SYNC | NO DELAY]",
    "UNDROP DATABASE <database_name> [<uuid>] [<on_cluster>]",
  ),
  "CREATE [OR REPLACE] FUNCTION [IF NOT EXISTS] <function> [<on_cluster>] AS <expression>",
  "DropFunction: DROP FUNCTION [IF EXISTS] <function> [<on_cluster>]",
  `CREATE HANDLER [IF NOT EXISTS] <identifier> [<on_cluster>] [PROTOCOL <any_name>] URL [PREFIX | REGEXP] <string>
     [METHODS ( <any_name>, ... )] [TYPE <any_name>] AS <statement>`,
  `ALTER HANDLER <identifier> [<on_cluster>] [PROTOCOL <any_name>] [URL [PREFIX | REGEXP] <string>]
     [METHODS ( <any_name>, ... )] [TYPE <any_name>] [AS <statement>]`,
  "DropHandler: DROP HANDLER [IF EXISTS] <identifier> [<on_cluster>]",
  "CREATE NAMED COLLECTION [IF NOT EXISTS] <identifier> [<on_cluster>] AS <collection_value>, ...",
  "ALTER NAMED COLLECTION [IF EXISTS] <identifier> [<on_cluster>] [SET <collection_value>, ...] [DELETE <identifier>, ...]",
  "DropNamedCollection: DROP NAMED COLLECTION [IF EXISTS] <identifier> [<on_cluster>]",
  "CREATE [OR REPLACE] WORKLOAD [IF NOT EXISTS] <identifier> [<on_cluster>] [IN <identifier>] [SETTINGS <workload_setting>, ...]",
  "DropWorkload: DROP WORKLOAD [IF EXISTS] <identifier> [<on_cluster>]",
  "CREATE [OR REPLACE] RESOURCE [IF NOT EXISTS] <identifier> [<on_cluster>] ( <resource_operation>, ... )",
  "DropResource: DROP RESOURCE [IF EXISTS] <identifier> [<on_cluster>]",
];
