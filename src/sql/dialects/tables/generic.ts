/**
 * Tables, views, indexes and transactions without a dialect: standard SQL and what the databases share or write
 * without conflict.
 */

export const genericTableRules: readonly string[] = [
  "column_definition = <identifier> <type> [<column_attribute>] ... | <identifier> [<type>] AS ( <expression> ) [PERSISTED | STORED | VIRTUAL] [<column_attribute>] ...",
  `column_attribute =
     [CONSTRAINT <identifier>] <column_constraint> [<constraint_timing>] ...
   | COLLATE <name>
   | COMMENT <string>
   | {AUTO_INCREMENT | AUTOINCREMENT}
   | IDENTITY [( <number> , <number> )]
   | ENCODE <identifier>
   | DISTKEY
   | SORTKEY
   | OPTIONS <option_list>
   | CODEC ( <expression>, ... )
   | CHARACTER SET <identifier>
   | ON UPDATE <expression>
   | INVISIBLE
   | VISIBLE`,
  `column_constraint =
     NOT NULL
   | NULL
   | CHECK ( <predicate> )
   | DEFAULT <expression>
   | GENERATED {ALWAYS | BY DEFAULT [ON NULL]} AS IDENTITY [( <sequence_option> [,] ... )]
   | [GENERATED ALWAYS] AS ( <expression> ) [STORED | VIRTUAL | PERSISTED]
   | UNIQUE [KEY]
   | PRIMARY KEY [ASC | DESC | CLUSTERED | NONCLUSTERED]
   | [FOREIGN KEY] <foreign_key_target>`,
  "constraint_timing = [NOT] DEFERRABLE | INITIALLY {DEFERRED | IMMEDIATE} | [NOT] ENFORCED",
  `foreign_key_target = REFERENCES <table> [<columns>] [MATCH {FULL | PARTIAL | SIMPLE}]
     [{{ON DELETE <referential_action> | ON UPDATE <referential_action>}}]`,
  "referential_action = NO ACTION | RESTRICT | CASCADE | SET NULL | SET DEFAULT",
  `sequence_option =
     INCREMENT [BY] <number> | MINVALUE <number> | MAXVALUE <number> | NO {MINVALUE | MAXVALUE | CYCLE | CACHE | ORDER}
   | START [WITH] <number> | CACHE <number> | CYCLE | NOCACHE | NOCYCLE | ORDER | NOORDER`,
  `table_constraint =
     [CONSTRAINT [<identifier>]] {<constraint_body>} [<constraint_timing>] ...
   | {INDEX | KEY} [<identifier>] [<index_method>] <key_columns> [<index_method>] [COMMENT <string>]
   | {FULLTEXT | SPATIAL} [INDEX | KEY] [<identifier>] <key_columns>
   | PERIOD FOR <identifier> ( <column> , <column> )
   | LIKE <table> [{INCLUDING | EXCLUDING} <any_name>] ...`,
  `constraint_body =
     CHECK ( <predicate> )
   | UNIQUE [KEY | INDEX] [CLUSTERED | NONCLUSTERED] [<identifier>] [<index_method>] <key_columns> [<index_storage>]
   | PRIMARY KEY [CLUSTERED | NONCLUSTERED] [<index_method>] <key_columns> [<index_storage>]
   | FOREIGN KEY [<identifier>] <columns> <foreign_key_target>`,
  "key_columns = ( <index_element>, ... )",
  "index_method = USING {BTREE | HASH}",
  "index_storage = <index_method> | WITH <option_list> [ON <identifier>] | ON <identifier>",
  "index_element = <expression> [COLLATE <name>] [ASC | DESC] [NULLS {FIRST | LAST}]",
  `table_option =
     ENGINE [=] <identifier> ( [<expression>, ...] )
   | {ENGINE | [DEFAULT] CHARSET | [DEFAULT] CHARACTER SET | [DEFAULT] COLLATE | ROW_FORMAT | COMMENT} [=] <value>
   | {AUTO_INCREMENT | AVG_ROW_LENGTH | CHECKSUM | DELAY_KEY_WRITE | KEY_BLOCK_SIZE | MAX_ROWS | MIN_ROWS | PACK_KEYS} [=] <integer>
   | WITH <option_list>
   | WITHOUT ROWID
   | STRICT
   | TABLESPACE <identifier>
   | {ON | TEXTIMAGE_ON | FILESTREAM_ON} <identifier> [( <column> )]
   | SETTINGS <settings>
   | TTL <expression>
   | PRIMARY KEY <expression>
   | SAMPLE BY <expression>
   | ON COMMIT {PRESERVE ROWS | DELETE ROWS | DROP}
   | INHERITS ( <table>, ... )
   | PARTITION BY {RANGE | LIST | HASH} ( <expression>, ... )
   | PARTITION BY <expression>
   | CLUSTER BY {( <expression>, ... ) | <expression>, ...}
   | ORDER BY <expression>
   | OPTIONS <option_list>
   | DISTSTYLE {AUTO | EVEN | KEY | ALL}
   | DISTKEY ( <column> )
   | [COMPOUND | INTERLEAVED] SORTKEY <columns>`,
  "temporary = [GLOBAL | LOCAL] {TEMPORARY | TEMP} | UNLOGGED | TRANSIENT",
  `alter_table_action =
     [WITH {CHECK | NOCHECK}] ADD <table_constraint>
   | ADD [CONSTRAINT <identifier>] DEFAULT <expression> FOR <column>
   | {CHECK | NOCHECK} CONSTRAINT {ALL | <identifier>}
   | ADD [COLUMN] [IF NOT EXISTS] {<column_element> [FIRST | AFTER <column>] | ( <column_element>, ... )}
   | DROP CONSTRAINT [IF EXISTS] <identifier> [RESTRICT | CASCADE]
   | DROP PRIMARY KEY
   | DROP {INDEX | KEY | FOREIGN KEY} <identifier>
   | DROP [COLUMN] [IF EXISTS] {<column> | <columns>} [RESTRICT | CASCADE]
   | ALTER [COLUMN] <column> {[SET DATA] TYPE <type> [USING <expression>] | SET DEFAULT <expression> | DROP DEFAULT | {SET | DROP} NOT NULL | <type> [COLLATE <name>] [NULL | NOT NULL]}
   | MODIFY [COLUMN] <column_element> [FIRST | AFTER <column>]
   | CHANGE [COLUMN] <column> <column_element> [FIRST | AFTER <column>]
   | RENAME TO <name>
   | RENAME {COLUMN | CONSTRAINT | INDEX} <column> TO <identifier>
   | RENAME <column> TO <identifier>
   | OWNER TO <user>
   | SET SCHEMA <identifier>
   | {ENABLE | DISABLE} {TRIGGER | CONSTRAINT} {ALL | <identifier>}
   | {ENABLE | DISABLE} ROW LEVEL SECURITY
   | <table_option>`,
  "chain = AND [NO] CHAIN",
  `transaction_mode =
     ISOLATION LEVEL {SERIALIZABLE | REPEATABLE READ | READ COMMITTED | READ UNCOMMITTED}
   | READ WRITE
   | READ ONLY
   | [NOT] DEFERRABLE
   | WITH CONSISTENT SNAPSHOT`,
];

export const genericTableStatements: readonly string[] = [
  "CREATE [OR REPLACE] [<temporary>] TABLE [IF NOT EXISTS] <table> {<table_elements> | ( )} [<table_option> [,] ...]",
  "CREATE [OR REPLACE] [<temporary>] TABLE [IF NOT EXISTS] <table> [<columns>] [<table_option> [,] ...] AS {<query> | ( <query> )} [WITH [NO] DATA]",
  `CREATE TABLE [IF NOT EXISTS] <table> PARTITION OF <table> {
     FOR VALUES IN ( <expression>, ... )
   | FOR VALUES FROM ( <expression>, ... ) TO ( <expression>, ... )
   | FOR VALUES WITH ( MODULUS <integer> , REMAINDER <integer> )
   | DEFAULT } [<table_option>] ...`,
  "CREATE [OR REPLACE] [<temporary>] TABLE [IF NOT EXISTS] <table> {LIKE | CLONE | COPY} <table>",
  `CREATE [OR REPLACE | OR ALTER] [TEMPORARY | TEMP] [SECURE] [FORCE | NO FORCE] [RECURSIVE] VIEW [IF NOT EXISTS] <table>
     [( {<column> [COMMENT <string>]}, ... )] [COMMENT [=] <string>] [OPTIONS <option_list>] [WITH {<option_list> | SCHEMABINDING}]
     AS <query> [WITH [CASCADED | LOCAL] CHECK OPTION | WITH READ ONLY | WITH NO SCHEMA BINDING]`,
  `CREATE [OR REPLACE] MATERIALIZED VIEW [IF NOT EXISTS] <table> [<columns>] [<table_option>] ...
     [BUILD {IMMEDIATE | DEFERRED}] [REFRESH {FAST | COMPLETE | FORCE} [ON {COMMIT | DEMAND}]] AS <query> [WITH [NO] DATA]`,
  `CREATE [UNIQUE] [CLUSTERED | NONCLUSTERED] INDEX [CONCURRENTLY] [IF NOT EXISTS] [<name>] ON <table> [USING <identifier>]
     ( <index_element>, ... ) [INCLUDE <columns>] [USING <identifier>] [WITH <option_list>] [TABLESPACE <identifier>] [WHERE <predicate>]
     [WITH <option_list>] [ON <identifier> [( <column> )]]`,
  "CreateTable: CREATE VIRTUAL TABLE [IF NOT EXISTS] <table> USING <identifier> [<module_arguments>]",
  "RENAME TABLE {<table> TO <table>}, ...",
  "CreateIndex: CREATE {FULLTEXT | SPATIAL | BITMAP} INDEX <name> ON <table> ( <index_element>, ... )",
  "ALTER TABLE [IF EXISTS] [ONLY] <table> <alter_table_action>, ...",
  "ALTER VIEW [IF EXISTS] <table> {RENAME TO <name> | [<columns>] AS <query> | OWNER TO <user> | SET SCHEMA <identifier>}",
  "ALTER INDEX [IF EXISTS] <name> {RENAME TO <name> | REBUILD | REORGANIZE | DISABLE}",
  "RefreshMaterializedView: REFRESH MATERIALIZED VIEW [CONCURRENTLY] <table> [WITH [NO] DATA]",
  "DROP [TEMPORARY] TABLE [IF EXISTS] <table>, ... [CASCADE [CONSTRAINTS] | RESTRICT] [PURGE]",
  "DROP [MATERIALIZED] VIEW [IF EXISTS] <table>, ... [CASCADE [CONSTRAINTS] | RESTRICT]",
  "DROP INDEX [CONCURRENTLY] [IF EXISTS] <name>, ... [ON <table>] [CASCADE | RESTRICT]",
  "TRUNCATE [TABLE] [IF EXISTS] <table>, ... [RESTART IDENTITY | CONTINUE IDENTITY] [CASCADE | RESTRICT]",
  "EXPLAIN [ANALYZE] [VERBOSE] <statement>",
  "EXPLAIN ( {<any_name> [<value>]}, ... ) <statement>",
  "EXPLAIN QUERY PLAN <statement>",
  "EXPLAIN PLAN FOR <statement>",
  "{DESCRIBE | DESC} [TABLE] <table>",
  "BEGIN [TRANSACTION | TRAN | WORK] [<transaction_mode>, ...]",
  "START TRANSACTION [<transaction_mode>, ...]",
  "COMMIT [TRANSACTION | TRAN | WORK] [<chain>]",
  "ROLLBACK [TRANSACTION | TRAN | WORK] [<chain>]",
  "ROLLBACK [TRANSACTION | WORK] TO [SAVEPOINT] <identifier>",
  "END [TRANSACTION | TRAN | WORK]",
  "SAVEPOINT <identifier>",
  "RELEASE [SAVEPOINT] <identifier>",
];
