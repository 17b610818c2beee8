/**
 * MySQL's tables, views, indexes and transactions in the notation of its Reference Manual (8.4 and 9, chapter
 * "SQL Statements"). MariaDB inherits the rules and rows.
 */

/** What MySQL and MariaDB share. */
export const mysqlTableRules: readonly string[] = [
  `column_definition =
     <identifier> <type> [COLLATE <charset>] [GENERATED ALWAYS] AS ( <expression> ) [VIRTUAL | STORED | PERSISTENT] [<column_attribute>] ...
   | <identifier> SERIAL [<column_attribute>] ...
   | <identifier> <type> [<column_attribute>] ...`,
  `column_attribute =
     NOT NULL
   | NULL
   | DEFAULT <column_default>
   | ON UPDATE <now>
   | AUTO_INCREMENT
   | SERIAL DEFAULT VALUE
   | UNIQUE [KEY]
   | [PRIMARY] KEY
   | COMMENT <string>
   | COLLATE <charset>
   | {CHARACTER SET | CHARSET} <charset>
   | COLUMN_FORMAT {FIXED | DYNAMIC | DEFAULT}
   | STORAGE {DISK | MEMORY | DEFAULT}
   | ENGINE_ATTRIBUTE [=] <string>
   | SECONDARY_ENGINE_ATTRIBUTE [=] <string>
   | VISIBLE
   | INVISIBLE
   | SRID <integer>
   | NOT SECONDARY
   | <foreign_key_target>
   | [CONSTRAINT [<identifier>]] CHECK ( <predicate> ) [[NOT] ENFORCED]`,
  "column_default = ( <expression> ) | <literal> | <now> | <identifier> <string>",
  "now = {CURRENT_TIMESTAMP | NOW | LOCALTIME | LOCALTIMESTAMP} [( [<integer>] )]",
  "charset = <string> | BINARY | <identifier>",
  `foreign_key_target = REFERENCES <table> [<key_parts>] [MATCH {FULL | PARTIAL | SIMPLE}]
     [{{ON DELETE <referential_action> | ON UPDATE <referential_action>}}]`,
  "referential_action = RESTRICT | CASCADE | SET NULL | NO ACTION | SET DEFAULT",
  "key_parts = ( <key_part>, ... )",
  "key_part = {<own_column> [( <integer> )] | ( <expression> )} [ASC | DESC]",
  "index_type = USING {BTREE | HASH | RTREE}",
  `index_option =
     KEY_BLOCK_SIZE [=] <integer>
   | USING {BTREE | HASH | RTREE}
   | WITH PARSER <identifier>
   | COMMENT <string>
   | VISIBLE
   | INVISIBLE
   | ENGINE_ATTRIBUTE [=] <string>
   | SECONDARY_ENGINE_ATTRIBUTE [=] <string>`,
  `table_constraint =
     {INDEX | KEY} [<identifier>] [<index_type>] <key_parts> [<index_option>] ...
   | {FULLTEXT | SPATIAL} [INDEX | KEY] [<identifier>] <key_parts> [<index_option>] ...
   | [CONSTRAINT [<identifier>]] PRIMARY KEY [<identifier>] [<index_type>] <key_parts> [<index_option>] ...
   | [CONSTRAINT [<identifier>]] UNIQUE [INDEX | KEY] [<identifier>] [<index_type>] <key_parts> [<index_option>] ...
   | [CONSTRAINT [<identifier>]] FOREIGN KEY [<identifier>] <key_parts> <foreign_key_target>
   | [CONSTRAINT [<identifier>]] CHECK ( <predicate> ) [[NOT] ENFORCED]`,
  `table_option =
     AUTOEXTEND_SIZE [=] <size>
   | {AUTO_INCREMENT | AVG_ROW_LENGTH | CHECKSUM | TABLE_CHECKSUM | DELAY_KEY_WRITE | KEY_BLOCK_SIZE | MAX_ROWS | MIN_ROWS} [=] <size>
   | [DEFAULT] {CHARACTER SET | CHARSET | COLLATE} [=] <charset>
   | {COMMENT | COMPRESSION | CONNECTION | ENCRYPTION | PASSWORD | ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <string>
   | {DATA | INDEX} DIRECTORY [=] <string>
   | {ENGINE | SECONDARY_ENGINE} [=] {<string> | <identifier> | NULL}
   | INSERT_METHOD [=] {NO | FIRST | LAST}
   | {PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT} [=] {<integer> | DEFAULT}
   | STATS_SAMPLE_PAGES [=] {<integer> | DEFAULT}
   | ROW_FORMAT [=] {DEFAULT | DYNAMIC | FIXED | COMPRESSED | REDUNDANT | COMPACT}
   | START TRANSACTION
   | TABLESPACE [=] <identifier> [STORAGE {DISK | MEMORY}]
   | STORAGE {DISK | MEMORY}
   | UNION [=] ( [<table>, ...] )`,
  `partition_options = PARTITION BY <partition_function> [PARTITIONS <integer>]
     [SUBPARTITION BY <hash_function> [SUBPARTITIONS <integer>]] [( <partition_definition>, ... )]`,
  `partition_function =
     <hash_function>
   | {RANGE | LIST} ( <expression> )
   | {RANGE | LIST} COLUMNS ( <column>, ... )`,
  "hash_function = [LINEAR] HASH ( <expression> ) | [LINEAR] KEY [ALGORITHM [=] <integer>] ( [<column>, ...] )",
  `partition_definition = PARTITION <identifier> [<partition_values>] [<partition_option>] ... [( <subpartition_definition>, ... )]`,
  "partition_values = VALUES LESS THAN {( <partition_value>, ... ) | MAXVALUE} | VALUES IN ( <partition_value>, ... )",
  "partition_value = MAXVALUE | <expression>",
  `partition_option =
     [STORAGE] ENGINE [=] <identifier>
   | COMMENT [=] <string>
   | {DATA | INDEX} DIRECTORY [=] <string>
   | {MAX_ROWS | MIN_ROWS | NODEGROUP} [=] <integer>
   | TABLESPACE [=] <identifier>`,
  "subpartition_definition = SUBPARTITION {<identifier> | <string>} [<partition_option>] ...",
  "as_query = [IGNORE | REPLACE] [AS] <query>",
  "column_place = FIRST | AFTER <column>",
  "partition_names = <identifier>, ...",
  `alter_table_action =
     ADD <table_constraint>
   | ADD [COLUMN] {<column_element> [<column_place>] | ( {<table_constraint> | <column_element>}, ... )}
   | ALTER [COLUMN] <column> {SET DEFAULT <column_default> | SET {VISIBLE | INVISIBLE} | DROP DEFAULT}
   | ALTER INDEX <identifier> {VISIBLE | INVISIBLE}
   | ALTER {CHECK | CONSTRAINT} <identifier> [NOT] ENFORCED
   | CHANGE [COLUMN] <column> <column_element> [<column_place>]
   | MODIFY [COLUMN] <column_element> [<column_place>]
   | DROP [COLUMN] <column> [RESTRICT | CASCADE]
   | DROP {INDEX | KEY | FOREIGN KEY | CHECK | CONSTRAINT} <identifier>
   | DROP PRIMARY KEY
   | RENAME COLUMN <column> TO <identifier>
   | RENAME {INDEX | KEY} <identifier> TO <identifier>
   | RENAME [TO | AS | =] <name>
   | ORDER BY {<column> [ASC | DESC]}, ...
   | CONVERT TO {CHARACTER SET | CHARSET} {<charset> | DEFAULT} [COLLATE <charset>]
   | {DISABLE | ENABLE} KEYS
   | {DISCARD | IMPORT} TABLESPACE
   | FORCE
   | <alter_lock>
   | {WITH | WITHOUT} VALIDATION
   | SECONDARY_LOAD
   | SECONDARY_UNLOAD
   | <table_option> ...`,
  "alter_lock = LOCK [=] {DEFAULT | NONE | SHARED | EXCLUSIVE} | ALGORITHM [=] {DEFAULT | INSTANT | INPLACE | COPY | NOCOPY}",
  `alter_partition =
     ADD PARTITION [NO_WRITE_TO_BINLOG | LOCAL] {( <partition_definition>, ... ) | PARTITIONS <integer>}
   | DROP PARTITION <partition_names>
   | {DISCARD | IMPORT} PARTITION {<partition_names> | ALL} TABLESPACE
   | TRUNCATE PARTITION {<partition_names> | ALL}
   | COALESCE PARTITION [NO_WRITE_TO_BINLOG | LOCAL] <integer>
   | REORGANIZE PARTITION [NO_WRITE_TO_BINLOG | LOCAL] [<partition_names> INTO ( <partition_definition>, ... )]
   | EXCHANGE PARTITION <identifier> WITH TABLE <table> [{WITH | WITHOUT} VALIDATION]
   | {ANALYZE | CHECK | OPTIMIZE | REBUILD | REPAIR} PARTITION [NO_WRITE_TO_BINLOG | LOCAL] {<partition_names> | ALL} [<check_option>] ...
   | REMOVE PARTITIONING
   | <partition_options>`,
  "check_option = FOR UPGRADE | QUICK | FAST | MEDIUM | EXTENDED | CHANGED | USE_FRM",
  "view_head = [ALGORITHM = {UNDEFINED | MERGE | TEMPTABLE}] [DEFINER = <definer>] [SQL SECURITY {DEFINER | INVOKER}]",
  "definer = CURRENT_USER [( )] | CURRENT_ROLE | <user>",
  "check_view = WITH [CASCADED | LOCAL] CHECK OPTION",
  "transaction_characteristic = WITH CONSISTENT SNAPSHOT | READ WRITE | READ ONLY",
  "completion = [AND CHAIN [NO RELEASE] | AND NO CHAIN [[NO] RELEASE] | [NO] RELEASE]",
  `explain_option =
     EXTENDED
   | PARTITIONS
   | ANALYZE [FORMAT = {<identifier> | <string>}]
   | FORMAT = {<identifier> | <string>} [INTO <parameter>]`,
];

export const mysqlTableStatements: readonly string[] = [
  "CREATE [TEMPORARY] TABLE [IF NOT EXISTS] <table> <table_elements> [<table_option> [,] ...] [<partition_options>] [<as_query>]",
  "CREATE [TEMPORARY] TABLE [IF NOT EXISTS] <table> [<table_option> [,] ...] [<partition_options>] <as_query>",
  "CREATE [TEMPORARY] TABLE [IF NOT EXISTS] <table> {LIKE <table> | ( LIKE <table> )}",
  "CREATE [OR REPLACE] <view_head> VIEW <table> [<columns>] AS <query> [<check_view>]",
  `CREATE [UNIQUE | FULLTEXT | SPATIAL] INDEX <identifier> [<index_type>] ON <table> <key_parts> [<index_option>] ... [<alter_lock>] ...`,
  "ALTER TABLE <table> [{<alter_table_action>, ... [,]}] [<alter_partition>]",
  "ALTER <view_head> VIEW <table> [<columns>] AS <query> [<check_view>]",
  "DROP [TEMPORARY] {TABLE | TABLES} [IF EXISTS] <table>, ... [RESTRICT | CASCADE]",
  "DROP VIEW [IF EXISTS] <table>, ... [RESTRICT | CASCADE]",
  "DROP INDEX <identifier> ON <table> [<alter_lock>] ...",
  "RENAME {TABLE | TABLES} {<table> TO <table>}, ...",
  "TRUNCATE [TABLE] <table>",
  "{EXPLAIN | DESCRIBE | DESC} <table> [<column> | <string>]",
  "{EXPLAIN | DESCRIBE | DESC} [<explain_option>] [FOR {SCHEMA | DATABASE} <identifier>] <row_statement>",
  "{EXPLAIN | DESCRIBE | DESC} [<explain_option>] FOR CONNECTION <integer>",
  "BEGIN [WORK]",
  "START TRANSACTION [<transaction_characteristic>, ...]",
  "COMMIT [WORK] <completion>",
  "ROLLBACK [WORK] <completion>",
  "ROLLBACK [WORK] TO [SAVEPOINT] <identifier>",
  "SAVEPOINT <identifier>",
  "RELEASE SAVEPOINT <identifier>",
];
