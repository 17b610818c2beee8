/** What MariaDB's tables, views and indexes have that MySQL's have not, as its documentation has it. */

export const mariadbTableRules: readonly string[] = [
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
   | INVISIBLE
   | COMPRESSED [= <identifier>]
   | REF_SYSTEM_ID = <integer>
   | {WITH | WITHOUT} SYSTEM VERSIONING
   | [GENERATED ALWAYS] AS ROW {START | END}
   | <foreign_key_target>
   | [CONSTRAINT [<identifier>]] CHECK ( <predicate> )
   | <engine_option> = {<string> | <number> | <identifier> | DEFAULT}`,
  "column_default = ( <expression> ) | <operand>",
  "index_option = KEY_BLOCK_SIZE [=] <integer> | USING {BTREE | HASH | RTREE} | WITH PARSER <identifier> | COMMENT <string> | CLUSTERING = {YES | NO} | IGNORED | NOT IGNORED | <engine_option> = {<string> | <number> | <identifier> | DEFAULT}",
  `table_constraint =
     {INDEX | KEY} [IF NOT EXISTS] [<identifier>] [<index_type>] <key_parts> [<index_option>] ...
   | {FULLTEXT | SPATIAL | VECTOR} [INDEX | KEY] [IF NOT EXISTS] [<identifier>] <key_parts> [<index_option>] ...
   | [CONSTRAINT [IF NOT EXISTS] [<identifier>]] PRIMARY KEY [<identifier>] [<index_type>] <period_key_parts> [<index_option>] ...
   | [CONSTRAINT [IF NOT EXISTS] [<identifier>]] UNIQUE [INDEX | KEY] [IF NOT EXISTS] [<identifier>] [<index_type>] <period_key_parts> [<index_option>] ...
   | [CONSTRAINT [IF NOT EXISTS] [<identifier>]] FOREIGN KEY [IF NOT EXISTS] [<identifier>] <key_parts> <foreign_key_target>
   | [CONSTRAINT [IF NOT EXISTS] [<identifier>]] CHECK ( <predicate> )
   | PERIOD [IF NOT EXISTS] FOR <identifier> ( <column> , <column> )`,
  "key_part = <own_column> [( <integer> )] [ASC | DESC]",
  "explain_option = EXTENDED | PARTITIONS | FORMAT = {<identifier> | <string>}",
  "period_key_parts = ( <key_part>, ... [, <identifier> WITHOUT OVERLAPS] )",
  `table_option =
     {AUTO_INCREMENT | AVG_ROW_LENGTH | CHECKSUM | TABLE_CHECKSUM | DELAY_KEY_WRITE | KEY_BLOCK_SIZE | MAX_ROWS | MIN_ROWS} [=] <size>
   | [DEFAULT] {CHARACTER SET | CHARSET | COLLATE} [=] {<charset> | DEFAULT}
   | {COMMENT | CONNECTION | PASSWORD} [=] <string>
   | {DATA | INDEX} DIRECTORY [=] <string>
   | {ENGINE | TYPE} [=] {<string> | <identifier>}
   | INSERT_METHOD [=] {NO | FIRST | LAST}
   | {PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT | STATS_SAMPLE_PAGES | TRANSACTIONAL | PAGE_CHECKSUM} [=] {<integer> | DEFAULT}
   | {ENCRYPTED | PAGE_COMPRESSED} [=] <value>
   | {ENCRYPTION_KEY_ID | PAGE_COMPRESSION_LEVEL} [=] <integer>
   | {IETF_QUOTES | SEQUENCE} [=] <value>
   | ROW_FORMAT [=] {DEFAULT | DYNAMIC | FIXED | COMPRESSED | REDUNDANT | COMPACT | PAGE}
   | TABLESPACE [=] <identifier>
   | UNION [=] ( [<table>, ...] )
   | WITH SYSTEM VERSIONING
   | <engine_option> = {<string> | <number> | <identifier> | DEFAULT}`,
  `partition_options = PARTITION BY {<partition_function> | <system_time>} [PARTITIONS <integer>]
     [SUBPARTITION BY <hash_function> [SUBPARTITIONS <integer>]] [( <partition_definition>, ... )]`,
  `system_time = SYSTEM_TIME [INTERVAL <expression> <event_unit> [STARTS <expression>] | LIMIT <integer>] [AUTO]`,
  `partition_definition = PARTITION <identifier> [<partition_values> | HISTORY | CURRENT] [<partition_option>] ... [( <subpartition_definition>, ... )]`,
  "partition_values = VALUES LESS THAN {( <partition_value>, ... ) | MAXVALUE} | VALUES IN ( {<partition_value> | ( <partition_value>, ... )}, ... ) | DEFAULT",
  `alter_table_action =
     ADD <table_constraint>
   | ADD SYSTEM VERSIONING
   | ADD [COLUMN] [IF NOT EXISTS] {<column_element> [<column_place>] | ( {<table_constraint> | <column_element>}, ... )}
   | ALTER [COLUMN] [IF EXISTS] <column> {SET DEFAULT <column_default> | DROP DEFAULT}
   | ALTER {INDEX | KEY} [IF EXISTS] <identifier> [NOT] IGNORED
   | CHANGE [COLUMN] [IF EXISTS] <column> <column_element> [<column_place>]
   | MODIFY [COLUMN] [IF EXISTS] <column_element> [<column_place>]
   | DROP PRIMARY KEY
   | DROP SYSTEM VERSIONING
   | DROP PERIOD [IF EXISTS] FOR <identifier>
   | DROP {INDEX | KEY | FOREIGN KEY | CONSTRAINT} [IF EXISTS] <identifier>
   | DROP [COLUMN] [IF EXISTS] <column> [RESTRICT | CASCADE]
   | RENAME COLUMN [IF EXISTS] <column> TO <identifier>
   | RENAME {INDEX | KEY} [IF EXISTS] <identifier> TO <identifier>
   | RENAME [TO | AS | =] <name>
   | ORDER BY {<column> [ASC | DESC]}, ...
   | CONVERT TO {CHARACTER SET | CHARSET} {<charset> | DEFAULT} [COLLATE {<charset> | DEFAULT}]
   | {DISABLE | ENABLE} KEYS
   | {DISCARD | IMPORT} TABLESPACE
   | FORCE
   | <alter_lock>
   | <table_option> ...`,
  `alter_partition =
     ADD PARTITION [IF NOT EXISTS] [NO_WRITE_TO_BINLOG | LOCAL] {( <partition_definition>, ... ) | PARTITIONS <integer>}
   | DROP PARTITION [IF EXISTS] <partition_names>
   | {DISCARD | IMPORT} PARTITION {<partition_names> | ALL} TABLESPACE
   | TRUNCATE PARTITION {<partition_names> | ALL}
   | COALESCE PARTITION [NO_WRITE_TO_BINLOG | LOCAL] <integer>
   | REORGANIZE PARTITION [NO_WRITE_TO_BINLOG | LOCAL] [<partition_names> INTO ( <partition_definition>, ... )]
   | EXCHANGE PARTITION <identifier> WITH TABLE <table> [{WITH | WITHOUT} VALIDATION]
   | CONVERT PARTITION <identifier> TO TABLE <table> [{WITH | WITHOUT} VALIDATION]
   | CONVERT TABLE <table> TO <partition_definition> [{WITH | WITHOUT} VALIDATION]
   | {ANALYZE | CHECK | OPTIMIZE | REBUILD | REPAIR} PARTITION [NO_WRITE_TO_BINLOG | LOCAL] {<partition_names> | ALL} [<check_option>] ...
   | REMOVE PARTITIONING
   | <partition_options>`,
  "wait = WAIT <integer> | NOWAIT",
];

export const mariadbTableStatements: readonly string[] = [
  "CREATE [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table> <table_elements> [<table_option> [,] ...] [<partition_options>] [<as_query>]",
  "CREATE [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table> [<table_option> [,] ...] [<partition_options>] <as_query>",
  "CREATE [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table> {LIKE <table> | ( LIKE <table> )}",
  "CREATE [OR REPLACE] <view_head> VIEW [IF NOT EXISTS] <table> [<columns>] AS <query> [<check_view>]",
  `CREATE [OR REPLACE] [UNIQUE | FULLTEXT | SPATIAL | VECTOR] INDEX [IF NOT EXISTS] <identifier> [<index_type>] ON <table> [<wait>] <period_key_parts> [<index_option>] ... [<alter_lock>] ...`,
  "ALTER [ONLINE] [IGNORE] TABLE [IF EXISTS] <table> [<wait>] [{<alter_table_action>, ... [,]}] [<alter_partition>]",
  "ALTER <view_head> VIEW [IF EXISTS] <table> [<columns>] AS <query> [<check_view>]",
  "DROP [TEMPORARY] {TABLE | TABLES} [IF EXISTS] <table>, ... [<wait>] [RESTRICT | CASCADE]",
  "DROP INDEX [IF EXISTS] <identifier> ON <table> [<wait>] [<alter_lock>] ...",
  "RENAME {TABLE | TABLES} [IF EXISTS] {<table> [<wait>] TO <table>}, ...",
  "TRUNCATE [TABLE] <table> [<wait>]",
  "{EXPLAIN | DESCRIBE | DESC} <table> [<column> | <string>]",
  "{EXPLAIN | DESCRIBE | DESC} [<explain_option>] <row_statement>",
  "{EXPLAIN | DESCRIBE | DESC} [<explain_option>] FOR CONNECTION <integer>",
  "Explain: ANALYZE [<explain_option>] <row_statement>",
];
