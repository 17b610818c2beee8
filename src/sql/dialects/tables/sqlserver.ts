/**
 * SQL Server's tables, views, indexes and transactions in the notation of the Transact-SQL reference (SQL Server 2022
 * and 2025, with what Azure Synapse has of its own).
 */

export const sqlserverTableRules: readonly string[] = [
  `column_definition =
     <identifier> AS <expression> [PERSISTED [NOT NULL]] [<column_attribute>] ...
   | <identifier> XML COLUMN_SET FOR ALL_SPARSE_COLUMNS
   | <identifier> <type> [<column_attribute>] ...
   | TIMESTAMP [NOT NULL | NULL]`,
  `column_attribute =
     FILESTREAM
   | COLLATE <identifier>
   | SPARSE
   | MASKED WITH ( FUNCTION = <string> )
   | [CONSTRAINT <identifier>] DEFAULT <expression> [WITH VALUES]
   | IDENTITY [( <number> , <number> )] [NOT FOR REPLICATION]
   | GENERATED ALWAYS AS {ROW | TRANSACTION_ID | SEQUENCE_NUMBER} {START | END} [HIDDEN]
   | NOT NULL
   | NULL
   | ROWGUIDCOL
   | NOT FOR REPLICATION
   | ENCRYPTED WITH <option_list>
   | [CONSTRAINT <identifier>] {PRIMARY KEY | UNIQUE} [CLUSTERED | NONCLUSTERED [HASH]] [( <index_column>, ... )] [<index_placement>] [NOT ENFORCED]
   | [CONSTRAINT <identifier>] [FOREIGN KEY] <foreign_key_target>
   | [CONSTRAINT <identifier>] CHECK [NOT FOR REPLICATION] ( <predicate> )
   | INDEX <identifier> [UNIQUE] [CLUSTERED | NONCLUSTERED [HASH]] [( <index_column>, ... )] [<index_placement>]`,
  `index_placement = WITH FILLFACTOR = <integer> [<filegroup>] | WITH ( <index_option>, ... ) [<filegroup>] | <filegroup>`,
  "filegroup = ON <filegroup_name> [FILESTREAM_ON <filegroup_name>] | FILESTREAM_ON <filegroup_name>",
  "filegroup_name = <identifier> [( <column> )] | DEFAULT | <string>",
  `foreign_key_target = REFERENCES <table> [<columns>] [{{ON DELETE <referential_action> | ON UPDATE <referential_action>}}]
     [NOT FOR REPLICATION] [NOT ENFORCED]`,
  "referential_action = NO ACTION | CASCADE | SET NULL | SET DEFAULT",
  "index_column = <column> [ASC | DESC]",
  `index_option =
     {PAD_INDEX | IGNORE_DUP_KEY | STATISTICS_NORECOMPUTE | STATISTICS_INCREMENTAL | SORT_IN_TEMPDB | DROP_EXISTING | RESUMABLE | ALLOW_ROW_LOCKS | ALLOW_PAGE_LOCKS | OPTIMIZE_FOR_SEQUENTIAL_KEY} = {ON | OFF}
   | IGNORE_DUP_KEY = ON ( SUPPRESS_MESSAGES = {ON | OFF} )
   | {FILLFACTOR | MAXDOP | BUCKET_COUNT} = <integer>
   | MAX_DURATION = <integer> [MINUTES]
   | COMPRESSION_DELAY = <integer> [MINUTE | MINUTES]
   | ONLINE = {OFF | ON [( <low_priority> )]}
   | <low_priority>
   | DATA_COMPRESSION = {NONE | ROW | PAGE | COLUMNSTORE | COLUMNSTORE_ARCHIVE} [<on_partitions>]
   | XML_COMPRESSION = {ON | OFF} [<on_partitions>]
   | LOB_COMPACTION = {ON | OFF}
   | COMPRESS_ALL_ROW_GROUPS = {ON | OFF}
   | BOUNDING_BOX = ( <number> , <number> , <number> , <number> )
   | BOUNDING_BOX = ( { {XMIN | YMIN | XMAX | YMAX} = <number>}, ... )
   | GRIDS = ( { {LEVEL_1 | LEVEL_2 | LEVEL_3 | LEVEL_4} = {LOW | MEDIUM | HIGH}}, ... )
   | GRIDS = ( {LOW | MEDIUM | HIGH}, ... )
   | CELLS_PER_OBJECT = <integer>
   | {METRIC | TYPE} = <string>
   | {STATISTICS_ONLY | R | L | M} = <value>
   | ORDER ( <column>, ... )`,
  "low_priority = WAIT_AT_LOW_PRIORITY ( MAX_DURATION = <integer> [MINUTES] , ABORT_AFTER_WAIT = {NONE | SELF | BLOCKERS} )",
  "on_partitions = ON PARTITIONS ( {<integer> [TO <integer>]}, ... )",
  `table_constraint =
     [CONSTRAINT <identifier>] {PRIMARY KEY | UNIQUE} [CLUSTERED | NONCLUSTERED [HASH]] ( <index_column>, ... ) [<index_placement>] [NOT ENFORCED]
   | [CONSTRAINT <identifier>] FOREIGN KEY <columns> <foreign_key_target>
   | [CONSTRAINT <identifier>] CHECK [NOT FOR REPLICATION] ( <predicate> )
   | [CONSTRAINT <identifier>] DEFAULT <expression> FOR <column> [WITH VALUES]
   | [CONSTRAINT <identifier>] CONNECTION ( {<table> TO <table>}, ... ) [ON DELETE {CASCADE | NO ACTION}]
   | INDEX <identifier> [UNIQUE] [CLUSTERED | NONCLUSTERED [HASH]] ( <index_column>, ... ) [INCLUDE <columns>] [WHERE <predicate>] [<index_placement>]
   | INDEX <identifier> [CLUSTERED | NONCLUSTERED] COLUMNSTORE [( <column>, ... )] [ORDER ( <column>, ... )] [WHERE <predicate>] [<index_placement>]
   | PERIOD FOR SYSTEM_TIME ( <column> , <column> )`,
  `table_placement = [ON <filegroup_name>] [TEXTIMAGE_ON <filegroup_name>] [FILESTREAM_ON <filegroup_name>] [WITH ( <table_option>, ... )]`,
  `table_option =
     DATA_COMPRESSION = {NONE | ROW | PAGE} [<on_partitions>]
   | XML_COMPRESSION = {ON | OFF} [<on_partitions>]
   | FILETABLE_DIRECTORY = <value>
   | FILETABLE_COLLATE_FILENAME = <value>
   | {FILETABLE_PRIMARY_KEY_CONSTRAINT_NAME | FILETABLE_STREAMID_UNIQUE_CONSTRAINT_NAME | FILETABLE_FULLPATH_UNIQUE_CONSTRAINT_NAME} = <identifier>
   | SYSTEM_VERSIONING = {OFF | ON [( <versioning_option>, ... )]}
   | REMOTE_DATA_ARCHIVE = {ON [<option_list>] | OFF <option_list>}
   | DATA_DELETION = {OFF | ON [<option_list>]}
   | LEDGER = {OFF | ON [( <ledger_option>, ... )]}
   | MEMORY_OPTIMIZED = ON
   | DURABILITY = {SCHEMA_ONLY | SCHEMA_AND_DATA}
   | DISTRIBUTION = {ROUND_ROBIN | REPLICATE | HASH ( <column>, ... )}
   | CLUSTERED COLUMNSTORE INDEX [ORDER ( <column>, ... )]
   | HEAP
   | CLUSTERED INDEX ( <index_column>, ... )
   | PARTITION ( <column> RANGE [LEFT | RIGHT] FOR VALUES ( [<expression>, ...] ) )
   | CLUSTER BY ( <column>, ... )
   | LOCATION = <value>
   | TRUNCATE_TARGET = {ON | OFF}`,
  `versioning_option =
     HISTORY_TABLE = <table>
   | DATA_CONSISTENCY_CHECK = {ON | OFF}
   | HISTORY_RETENTION_PERIOD = {INFINITE | <integer> {DAY | DAYS | WEEK | WEEKS | MONTH | MONTHS | YEAR | YEARS}}`,
  "ledger_option = LEDGER_VIEW = <table> [( {<identifier> = <identifier>}, ... )] | APPEND_ONLY = {ON | OFF} | <identifier> = <identifier>",
  `alter_column =
     <type> [<alter_column_attribute>] ... [WITH ( ONLINE = {ON | OFF} )]
   | {ADD | DROP} {ROWGUIDCOL | PERSISTED | NOT FOR REPLICATION | SPARSE | HIDDEN}
   | ADD MASKED WITH ( FUNCTION = <string> )
   | DROP MASKED`,
  "alter_column_attribute = COLLATE <identifier> | NULL | NOT NULL | SPARSE | ENCRYPTED WITH <option_list> | MASKED WITH ( FUNCTION = <string> )",
  `drop_item =
     [IF EXISTS] <identifier> [WITH ( <drop_option>, ... )]
   | CONSTRAINT [IF EXISTS] {<identifier> [WITH ( <drop_option>, ... )]}, ...
   | INDEX [IF EXISTS] <identifier>, ...
   | COLUMN [IF EXISTS] <column>, ...
   | PERIOD FOR SYSTEM_TIME`,
  "drop_option = MAXDOP = <integer> | ONLINE = {ON | OFF} | MOVE TO <filegroup_name> | FILESTREAM_ON <filegroup_name>",
  `alter_table_action =
     ALTER COLUMN <column> <alter_column>
   | ADD {<table_constraint> | <column_element>}, ...
   | DROP <drop_item>, ...
   | {ENABLE | DISABLE} TRIGGER {ALL | <identifier>, ...}
   | {ENABLE | DISABLE} CHANGE_TRACKING [WITH ( TRACK_COLUMNS_UPDATED = {ON | OFF} )]
   | SWITCH [PARTITION <expression>] TO <table> [PARTITION <expression>] [WITH ( {<low_priority> | TRUNCATE_TARGET = {ON | OFF}} )]
   | SET ( <alter_table_option>, ... )
   | REBUILD [PARTITION = {ALL | <expression>}] [WITH ( <index_option>, ... )]
   | {ENABLE | DISABLE} FILETABLE_NAMESPACE
   | ALTER INDEX <identifier> {REBUILD [NONCLUSTERED HASH] [WITH ( <index_option>, ... )] | DISABLE}
   | {SPLIT | MERGE} RANGE ( <expression> )`,
  "alter_table_option = FILESTREAM_ON = <value> | LOCK_ESCALATION = {AUTO | TABLE | DISABLE} | <table_option>",
  `transaction_name = <identifier> | <parameter>`,
];

export const sqlserverTableStatements: readonly string[] = [
  "CREATE TABLE <table> <table_elements> [AS {NODE | EDGE | FILETABLE | CLONE OF <table>}] <table_placement>",
  "CREATE TABLE <table> AS FILETABLE <table_placement>",
  "CREATE TABLE <table> AS {NODE | EDGE} <table_placement>",
  "CREATE TABLE <table> AS CLONE OF <table> [AT <string>]",
  "CREATE TABLE <table> [<columns>] WITH ( <table_option>, ... ) AS {<query>} [OPTION <option_list>]",
  `CREATE [OR ALTER] VIEW <table> [<columns>] [WITH {ENCRYPTION | SCHEMABINDING | VIEW_METADATA}, ...] AS <query> [WITH CHECK OPTION]`,
  "ALTER VIEW <table> [<columns>] [WITH {ENCRYPTION | SCHEMABINDING | VIEW_METADATA}, ...] AS <query> [WITH CHECK OPTION]",
  "CREATE MATERIALIZED VIEW <table> WITH ( {DISTRIBUTION = {ROUND_ROBIN | HASH ( <column>, ... )} | FOR_APPEND}, ... ) AS <query>",
  `CREATE [UNIQUE] [CLUSTERED | NONCLUSTERED] INDEX <identifier> ON <table> ( <index_column>, ... ) [INCLUDE <columns>] [WHERE <predicate>] [<index_placement>]`,
  `CreateIndex: CREATE CLUSTERED COLUMNSTORE INDEX <identifier> ON <table> [ORDER ( <column>, ... )] [WITH ( <index_option>, ... )] [ON <filegroup_name>]`,
  `CreateIndex: CREATE [NONCLUSTERED] COLUMNSTORE INDEX <identifier> ON <table> [( <column>, ... )] [ORDER ( <column>, ... )] [WHERE <predicate>] [WITH ( <index_option>, ... )] [ON <filegroup_name>]`,
  "CreateIndex: CREATE [PRIMARY] XML INDEX <identifier> ON <table> ( <column> ) [USING XML INDEX <identifier> [FOR {VALUE | PATH | PROPERTY}]] [WITH ( <index_option>, ... )]",
  "CreateIndex: CREATE SPATIAL INDEX <identifier> ON <table> ( <column> ) [USING <identifier>] [WITH ( <index_option>, ... )] [ON <filegroup_name>]",
  "CreateIndex: CREATE VECTOR INDEX <identifier> ON <table> ( <column> ) [WITH ( <index_option>, ... )] [ON <filegroup_name>]",
  "CreateIndex: CREATE JSON INDEX <identifier> ON <table> ( <column> ) [FOR <strings>] [WITH ( <index_option>, ... )] [ON <filegroup_name>]",
  `ALTER INDEX {<identifier> | ALL} ON <table> {
     REBUILD [PARTITION = {ALL | <expression>}] [WITH ( <index_option>, ... )]
   | DISABLE
   | REORGANIZE [PARTITION = <expression>] [WITH ( <index_option>, ... )]
   | SET ( <index_option>, ... )
   | RESUME [WITH ( <index_option>, ... )]
   | PAUSE
   | ABORT }`,
  "ALTER TABLE <table> [WITH {CHECK | NOCHECK}] <alter_table_action>",
  "ALTER TABLE <table> [WITH {CHECK | NOCHECK}] {CHECK | NOCHECK} CONSTRAINT {ALL | <identifier>, ...}",
  "DROP TABLE [IF EXISTS] <table>, ...",
  "DROP VIEW [IF EXISTS] <table>, ...",
  "DROP INDEX [IF EXISTS] {<identifier> ON <table> [WITH ( <drop_option>, ... )]}, ...",
  "DROP INDEX [IF EXISTS] <name>, ...",
  "TRUNCATE TABLE <table> [WITH ( PARTITIONS ( {<expression> [TO <expression>]}, ... ) )]",
  "EXPLAIN [WITH_RECOMMENDATIONS] <statement>",
  "BEGIN {TRAN | TRANSACTION} [<transaction_name> [WITH MARK [<string>]]]",
  "BEGIN DISTRIBUTED {TRAN | TRANSACTION} [<transaction_name>]",
  "COMMIT [{TRAN | TRANSACTION} [<transaction_name>] [WITH ( DELAYED_DURABILITY = {ON | OFF} )] | WORK]",
  "ROLLBACK [{TRAN | TRANSACTION} [<transaction_name>] | WORK]",
  "SAVE {TRAN | TRANSACTION} <transaction_name>",
];
