/**
 * Stages, file formats, volumes, pipes and streams, and what loads and unloads files.
 * https://docs.snowflake.com/en/sql-reference/commands-data-loading
 */

export const storageRules: readonly string[] = [
  "copy_from_files = FROM {<source> | ( <query> )}",
  "copy_into_table = INTO <table> [<columns>] [<copy_from_files>] [PARTITION BY <partition_key>] [<options>]",
  "copy_into_files = INTO <source> FROM {<table> | ( <query> )} [PARTITION BY <partition_key>] [<options>]",
  "partition_key = <expression>",
  "stage_alteration = <renaming> | SET <property> ... | UNSET <option_name>, ... | <tagging> | REFRESH [SUBPATH = <string>]",
  `stream_source =
     {TABLE | VIEW | EXTERNAL TABLE | DYNAMIC TABLE | EVENT TABLE | ICEBERG TABLE | DIRECTORY TABLE} <table> [<time_travel>]
   | STAGE <name>`,
];

export const storageStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] [TEMP | TEMPORARY] STAGE [IF NOT EXISTS] <name> [CLONE <name> [<time_travel>]] [<property>] ...",
  "ALTER STAGE [IF EXISTS] <name> <stage_alteration>",
  "CREATE [OR REPLACE | OR ALTER] [TEMP | TEMPORARY | VOLATILE] FILE FORMAT [IF NOT EXISTS] <name> [CLONE <name> [<time_travel>]] [<property>] ...",
  "ALTER FILE FORMAT [IF EXISTS] <name> {<renaming> | <alteration>}",
  "CREATE [OR REPLACE] EXTERNAL VOLUME [IF NOT EXISTS] <name> <options>",
  `ALTER EXTERNAL VOLUME [IF EXISTS] <name> {
     ADD STORAGE_LOCATION = ( <options> )
   | REMOVE STORAGE_LOCATION <string>
   | UPDATE STORAGE_LOCATION = <string> <options>
   | <alteration> }`,
  "CREATE [OR REPLACE] PIPE [IF NOT EXISTS] <name> [<property>] ... AS COPY <copy_into_table>",
  "ALTER PIPE [IF EXISTS] <name> {<alteration> | REFRESH [PREFIX = <string>] [MODIFIED_AFTER = <string>]}",
  "CREATE [OR REPLACE] STREAM [IF NOT EXISTS] <name> [<tag_clause>] [COPY GRANTS] ON <stream_source> [<options>]",
  "CREATE [OR REPLACE] STREAM [IF NOT EXISTS] <name> CLONE <name> [<time_travel>] [COPY GRANTS] [<options>]",
  "ALTER STREAM [IF EXISTS] <name> <alteration>",

  "CopyIntoTable: COPY <copy_into_table>",
  "CopyIntoLocation: COPY <copy_into_files>",
  "CopyFiles: COPY FILES INTO <source> FROM {<source> | ( <query> )} [<options>]",
  "PUT <string> <source> [<options>]",
  "GET <source> <string> [<options>]",
  "List: {LIST | LS} <source> [<options>]",
  "Remove: {REMOVE | RM} <source> [<options>]",
];
