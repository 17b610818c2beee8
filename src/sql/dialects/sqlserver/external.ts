/**
 * External data, languages, libraries and models, and what Azure Synapse and Fabric have of their own.
 * https://learn.microsoft.com/sql/t-sql/statements/create-external-table-transact-sql,
 * https://learn.microsoft.com/sql/t-sql/statements/copy-into-transact-sql
 */

export const externalRules: readonly string[] = [
  `data_source_option =
     TYPE = <identifier>
   | {LOCATION | RESOURCE_MANAGER_LOCATION | DATABASE_NAME | SHARD_MAP_NAME | CONNECTION_OPTIONS} = <string>
   | CREDENTIAL = <identifier>
   | PUSHDOWN = <on_or_off>`,
  `file_format_option =
     FORMAT_TYPE = {DELIMITEDTEXT | RCFILE | ORC | PARQUET | JSON | DELTA | CSV}
   | {SERDE_METHOD | DATA_COMPRESSION} = <string>
   | FORMAT_OPTIONS ( <format_option>, ... )
   | <format_option>`,
  `format_option =
     {FIELD_TERMINATOR | STRING_DELIMITER | DATE_FORMAT | ENCODING | PARSER_VERSION | ROW_TERMINATOR | FIELDQUOTE} = <string>
   | FIRST_ROW = <integer>
   | USE_TYPE_DEFAULT = {TRUE | FALSE}`,
  `external_table_option =
     {LOCATION | SCHEMA_NAME | OBJECT_NAME | TABLE_OPTIONS | PARTITION} = <string>
   | {DATA_SOURCE | FILE_FORMAT} = <any_name>
   | {FILE_FORMAT} = <string>
   | DISTRIBUTION = {SHARDED ( <column> ) | REPLICATED | ROUND_ROBIN}
   | REJECT_TYPE = {VALUE | PERCENTAGE}
   | {REJECT_VALUE | REJECT_SAMPLE_VALUE} = <number>
   | REJECTED_ROW_LOCATION = <string>`,
  "external_table_options = WITH ( <external_table_option>, ... )",
  `library_file = ( {CONTENT = <literal> | FILE_NAME = <string> | PLATFORM = {WINDOWS | LINUX | <string>} | PARAMETERS = <string> | ENVIRONMENT_VARIABLES = <string>}, ... )`,
  `library_source = ( CONTENT = <literal> [, PLATFORM = {WINDOWS | LINUX}] )`,
  "library_options = WITH ( {LANGUAGE = <string> | DATA_SOURCE = <identifier>}, ... )",
  `model_option =
     {LOCATION | API_FORMAT | MODEL | PARAMETERS | LOCAL_RUNTIME_PATH} = <string>
   | MODEL_TYPE = EMBEDDINGS
   | CREDENTIAL = <identifier>`,
  `copy_option =
     FILE_TYPE = <string>
   | FILE_FORMAT = <name>
   | CREDENTIAL = <copy_credential>
   | ERRORFILE = <string>
   | ERRORFILE_CREDENTIAL = <copy_credential>
   | {MAXERRORS | FIRSTROW} = <integer>
   | {COMPRESSION | FIELDQUOTE | FIELDTERMINATOR | ROWTERMINATOR | DATEFORMAT | ENCODING | PARSER_VERSION | ROWTERMINATOR} = <string>
   | {IDENTITY_INSERT | AUTO_CREATE_TABLE | MATCH_COLUMN_COUNT} = <string>`,
  "copy_credential = ( IDENTITY = <string> [, SECRET = <string>] )",
  "copy_column = <column> [DEFAULT <expression>] [<integer>]",
  `bulk_insert_option =
     CHECK_CONSTRAINTS | FIRE_TRIGGERS | KEEPIDENTITY | KEEPNULLS | TABLOCK
   | {CODEPAGE | DATAFILETYPE | DATA_SOURCE | ERRORFILE | ERRORFILE_DATA_SOURCE | FORMATFILE | FORMATFILE_DATA_SOURCE | FORMAT | FIELDQUOTE | FIELDTERMINATOR | ROWTERMINATOR} = <string>
   | {BATCHSIZE | FIRSTROW | KILOBYTES_PER_BATCH | LASTROW | MAXERRORS | ROWS_PER_BATCH} = <number>
   | ORDER ( {<column> [ASC | DESC]}, ... )`,
];

export const externalStatements: readonly string[] = [
  "CREATE EXTERNAL DATA SOURCE <identifier> WITH ( <data_source_option>, ... )",
  "ALTER EXTERNAL DATA SOURCE <identifier> SET <data_source_option>, ...",
  "ALTER EXTERNAL DATA SOURCE <identifier> WITH ( <data_source_option>, ... )",
  "DROP EXTERNAL DATA SOURCE <identifier>",
  "CREATE EXTERNAL FILE FORMAT <identifier> WITH ( <file_format_option>, ... )",
  "DROP EXTERNAL FILE FORMAT <identifier>",
  "CreateTable: CREATE EXTERNAL TABLE <table> <table_elements> <external_table_options>",
  "CreateTable: CREATE EXTERNAL TABLE <table> [<columns>] <external_table_options> AS <query>",
  "DROP EXTERNAL TABLE [IF EXISTS] <table>",
  "CREATE EXTERNAL LANGUAGE <identifier> [AUTHORIZATION <identifier>] FROM <library_file>, ...",
  "ALTER EXTERNAL LANGUAGE <identifier> [AUTHORIZATION <identifier>] {SET <library_file> | ADD <library_file> | REMOVE PLATFORM {WINDOWS | LINUX}}",
  "DROP EXTERNAL LANGUAGE <identifier> [AUTHORIZATION <identifier>]",
  "CREATE EXTERNAL LIBRARY <identifier> [AUTHORIZATION <identifier>] FROM <library_source>, ... [<library_options>]",
  "ALTER EXTERNAL LIBRARY <identifier> [AUTHORIZATION <identifier>] SET <library_source>, ... [<library_options>]",
  "DROP EXTERNAL LIBRARY <identifier> [AUTHORIZATION <identifier>]",
  "CREATE EXTERNAL MODEL <name> [AUTHORIZATION <identifier>] WITH ( <model_option>, ... )",
  "ALTER EXTERNAL MODEL <name> SET ( <model_option>, ... )",
  "DROP EXTERNAL MODEL <name>",
  `CREATE REMOTE TABLE <table> AT ( <string> ) [WITH ( {BATCH_SIZE = <integer>}, ... )] AS <query>`,
  "COPY INTO <table> [( <copy_column>, ... )] FROM <string>, ... [WITH ( <copy_option>, ... )]",
  "BULK INSERT <table> FROM <text> [WITH ( <bulk_insert_option> [,] ... )]",
  "RENAME OBJECT [::] <table> TO <identifier>",
  "RENAME OBJECT [::] <table> COLUMN <column> TO <identifier>",
  "RENAME DATABASE [::] <identifier> TO <identifier>",
];
