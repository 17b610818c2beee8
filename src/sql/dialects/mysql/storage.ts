/**
 * Databases, servers, tablespaces, reference systems, and data from and to files.
 * https://dev.mysql.com/doc/refman/9.0/en/sql-data-definition-statements.html
 */

export const storageRules: readonly string[] = [
  `database_option =
     [DEFAULT] {CHARACTER SET | CHARSET | COLLATE} [=] <charset>
   | [DEFAULT] ENCRYPTION [=] <string>`,
  "database_change = <database_option> | READ ONLY [=] {DEFAULT | <integer>}",
  `server_option = {HOST | DATABASE | USER | PASSWORD | SOCKET | OWNER} <string> | PORT <integer>`,
  `tablespace_option =
     {AUTOEXTEND_SIZE | EXTENT_SIZE | FILE_BLOCK_SIZE | INITIAL_SIZE | MAX_SIZE} [=] <size>
   | COMMENT [=] <string>
   | ENCRYPTION [=] <string>
   | NODEGROUP [=] <integer>
   | WAIT | NO_WAIT
   | <tablespace_engine>`,
  "tablespace_engine = [STORAGE] ENGINE [=] {<identifier> | <string>} | ENGINE_ATTRIBUTE [=] <string>",
  `log_group_option =
     {INITIAL_SIZE | UNDO_BUFFER_SIZE | REDO_BUFFER_SIZE} [=] <size>
   | NODEGROUP [=] <integer>
   | COMMENT [=] <string>
   | WAIT | NO_WAIT
   | <tablespace_engine>`,
  `reference_system_attribute =
     NAME <string>
   | DEFINITION <string>
   | ORGANIZATION <string> IDENTIFIED BY <integer>
   | DESCRIPTION <string>`,

  "file_text = <string> | <number>",
  "file_fields = {FIELDS | COLUMNS} {TERMINATED BY <file_text> | [OPTIONALLY] ENCLOSED BY <file_text> | ESCAPED BY <file_text>}...",
  "file_lines = LINES {TERMINATED BY <file_text> | STARTING BY <file_text>}...",
  "file_charset = {CHARACTER SET | CHARSET} {<charset> | DEFAULT}",
  `file_rest = [IGNORE <integer> {LINES | ROWS}] [( [{<column> | <user_variable>}, ...] )] [SET <load_assignments>]`,
  "load_assignments = {<column> {= | :=} {DEFAULT | <expression>}}, ...",
  "load_priority = LOW_PRIORITY | CONCURRENT",
  "partitions = PARTITION ( <identifier>, ... )",
  "bulk_option = PARALLEL = <integer> | MEMORY = <size> | ALGORITHM = BULK",
  "compression = COMPRESSION [=] <string>",

  "handler_key = <identifier> | PRIMARY",
  "handler_values = ( {DEFAULT | <expression>}, ... )",
  "handler_rest = [WHERE <predicate>] [<show_limit>]",
];

export const storageStatements: readonly string[] = [
  "CREATE {DATABASE | SCHEMA} [IF NOT EXISTS] <identifier> [<database_option>]...",
  "ALTER {DATABASE | SCHEMA} [<identifier>] <database_change>...",
  "DROP {DATABASE | SCHEMA} [IF EXISTS] <identifier>",
  "CREATE SERVER <plugin> FOREIGN DATA WRAPPER <plugin> OPTIONS ( <server_option>, ... )",
  "ALTER SERVER <plugin> OPTIONS ( <server_option>, ... )",
  "DROP SERVER [IF EXISTS] <plugin>",

  `CREATE TABLESPACE <identifier> [ADD DATAFILE <string>] [USE LOGFILE GROUP <identifier>] [<tablespace_option> [,] ...]`,
  "CREATE UNDO TABLESPACE <identifier> ADD DATAFILE <string> [<tablespace_engine> [,] ...]",
  "ALTER TABLESPACE <identifier> {ADD | DROP} DATAFILE <string> [<tablespace_option> [,] ...]",
  "ALTER TABLESPACE <identifier> RENAME TO <identifier>",
  "ALTER TABLESPACE <identifier> <tablespace_option> [,] ...",
  "ALTER UNDO TABLESPACE <identifier> SET {ACTIVE | INACTIVE} [<tablespace_engine> [,] ...]",
  "DROP [UNDO] TABLESPACE <identifier> [{<tablespace_engine> | WAIT | NO_WAIT} [,] ...]",
  "CREATE LOGFILE GROUP <identifier> ADD {UNDOFILE | REDOFILE} <string> [<log_group_option> [,] ...]",
  "ALTER LOGFILE GROUP <identifier> ADD {UNDOFILE | REDOFILE} <string> [<log_group_option> [,] ...]",
  "DROP LOGFILE GROUP <identifier> [{<tablespace_engine> | WAIT | NO_WAIT} [,] ...]",
  "CREATE [OR REPLACE] SPATIAL REFERENCE SYSTEM [IF NOT EXISTS] <integer> {{NAME <string> | DEFINITION <string> | ORGANIZATION <string> IDENTIFIED BY <integer> | DESCRIPTION <string>}}",
  "DROP SPATIAL REFERENCE SYSTEM [IF EXISTS] <integer>",

  `LoadData: LOAD DATA [<load_priority>] [FROM] [LOCAL] {INFILE | URL | S3} <string> [COUNT <integer>] [IN PRIMARY KEY ORDER]
     [REPLACE | IGNORE] INTO TABLE <table> [<partitions>] [<compression>] [<file_charset>] [<file_fields>] [<file_lines>]
     <file_rest> [<bulk_option>]...`,
  `LoadXml: LOAD XML [<load_priority>] [LOCAL] INFILE <string> [REPLACE | IGNORE] INTO TABLE <table> [<partitions>] [<file_charset>]
     [ROWS IDENTIFIED BY <string>] <file_rest>`,
  "ImportTable: IMPORT TABLE FROM <string>, ...",

  "HANDLER <table> OPEN [[AS] <identifier>]",
  "HANDLER <identifier> CLOSE",
  "HANDLER <table> READ {FIRST | NEXT} <handler_rest>",
  "HANDLER <table> READ <handler_key> {FIRST | NEXT | PREV | LAST} <handler_rest>",
  "HANDLER <table> READ <handler_key> {= | '<' | '>' | '<=' | >=} <handler_values> <handler_rest>",
];
