/**
 * PostgreSQL's tables, views, indexes and transactions in the notation of its manual (18, part VI), from
 * CREATE TABLE to ROLLBACK.
 */

export const postgresqlTableRules: readonly string[] = [
  "column_definition = <identifier> <type> [STORAGE {<identifier> | DEFAULT}] [COMPRESSION {<identifier> | DEFAULT}] [<foreign_options>] [<column_attribute>] ...",
  `column_attribute =
     [CONSTRAINT <identifier>] <column_constraint>
   | COLLATE <name>
   | <constraint_timing>`,
  `column_constraint =
     NOT NULL [NO INHERIT]
   | NULL
   | CHECK ( <predicate> ) [NO INHERIT]
   | DEFAULT <operand>
   | GENERATED ALWAYS AS ( <expression> ) [STORED | VIRTUAL]
   | GENERATED {ALWAYS | BY DEFAULT} AS IDENTITY [( <sequence_option> ... )]
   | UNIQUE [NULLS [NOT] DISTINCT] [<index_parameters>]
   | PRIMARY KEY [<index_parameters>]
   | <foreign_key_target>`,
  "constraint_timing = [NOT] DEFERRABLE | INITIALLY {DEFERRED | IMMEDIATE} | [NOT] ENFORCED | NOT VALID | NO INHERIT",
  `index_parameters =
     INCLUDE <columns> [WITH <storage_parameters>] [USING INDEX TABLESPACE <identifier>]
   | WITH <storage_parameters> [USING INDEX TABLESPACE <identifier>]
   | USING INDEX TABLESPACE <identifier>`,
  `foreign_key_target = REFERENCES <table> [( {[PERIOD] <column>}, ... )] [MATCH {FULL | PARTIAL | SIMPLE}]
     [{{ON DELETE <referential_action> | ON UPDATE <referential_action>}}]`,
  "referential_action = NO ACTION | RESTRICT | CASCADE | SET NULL [<columns>] | SET DEFAULT [<columns>]",
  "storage_parameters = ( <storage_parameter>, ... )",
  `sequence_option =
     AS <type>
   | INCREMENT [BY] <number>
   | MINVALUE <number>
   | MAXVALUE <number>
   | NO {MINVALUE | MAXVALUE | CYCLE}
   | START [WITH] <number>
   | RESTART [[WITH] <number>]
   | CACHE <number>
   | CYCLE
   | OWNED BY {NONE | <name>}
   | SEQUENCE NAME <name>
   | LOGGED
   | UNLOGGED`,
  `table_constraint =
     [CONSTRAINT <identifier>] {<constraint_body>} [<constraint_timing>] ...
   | LIKE <table> [{INCLUDING | EXCLUDING} {COMMENTS | COMPRESSION | CONSTRAINTS | DEFAULTS | GENERATED | IDENTITY | INDEXES | STATISTICS | STORAGE | ALL}] ...`,
  `constraint_body =
     CHECK ( <predicate> ) [NO INHERIT]
   | NOT NULL <column> [NO INHERIT]
   | UNIQUE [NULLS [NOT] DISTINCT] <key_columns> [<index_parameters>]
   | PRIMARY KEY <key_columns> [<index_parameters>]
   | {UNIQUE | PRIMARY KEY} USING INDEX <identifier>
   | EXCLUDE [USING <identifier>] ( {<index_element> WITH {<operator_name> | OPERATOR ( <operator_name> )}}, ... ) [<index_parameters>] [WHERE ( <predicate> )]
   | FOREIGN KEY ( {[PERIOD] <column>}, ... ) <foreign_key_target>`,
  "key_columns = ( {<column> [WITHOUT OVERLAPS]}, ... )",
  `index_element = {( <expression> ) | <column> | <function_call>} [COLLATE <name>] [<name> [<storage_parameters>]] [ASC | DESC] [NULLS {FIRST | LAST}]`,
  "typed_column = <column> [WITH OPTIONS] [<column_attribute>] ...",
  `partition_bound =
     FOR VALUES IN ( <expression>, ... )
   | FOR VALUES FROM ( <partition_edge>, ... ) TO ( <partition_edge>, ... )
   | FOR VALUES WITH ( MODULUS <number> , REMAINDER <number> )
   | DEFAULT`,
  "partition_edge = MINVALUE | MAXVALUE | <expression>",
  "partition_by = PARTITION BY {LIST | RANGE | HASH} ( <partition_key>, ... )",
  "partition_key = {( <expression> ) | <column> | <function_call>} [COLLATE <name>] [<name>]",
  `table_storage =
     [USING <identifier>] [WITH <storage_parameters> | WITHOUT OIDS]
     [ON COMMIT {PRESERVE ROWS | DELETE ROWS | DROP}] [TABLESPACE <identifier>]`,
  "temporary = [GLOBAL | LOCAL] {TEMPORARY | TEMP} | UNLOGGED",
  `alter_column =
     [SET DATA] TYPE <type> [COLLATE <name>] [USING <expression>]
   | SET DEFAULT <expression>
   | DROP {DEFAULT | NOT NULL | EXPRESSION [IF EXISTS] | IDENTITY [IF EXISTS]}
   | SET NOT NULL
   | SET EXPRESSION AS ( <expression> )
   | ADD GENERATED {ALWAYS | BY DEFAULT} AS IDENTITY [( <sequence_option> ... )]
   | {SET GENERATED {ALWAYS | BY DEFAULT} | SET <sequence_option> | RESTART [[WITH] <number>]} ...
   | SET STATISTICS {<number> | DEFAULT}
   | {SET | RESET} <storage_parameters>
   | SET STORAGE {<identifier> | DEFAULT}
   | SET COMPRESSION {<identifier> | DEFAULT}
   | OPTIONS ( <option_change>, ... )`,
  "option_change = [ADD | SET] <any_name> <string> | DROP <any_name>",
  `alter_table_action =
     ADD <table_constraint>
   | ADD [COLUMN] [IF NOT EXISTS] <column_element>
   | DROP CONSTRAINT [IF EXISTS] <identifier> [RESTRICT | CASCADE]
   | DROP [COLUMN] [IF EXISTS] <column> [RESTRICT | CASCADE]
   | ALTER CONSTRAINT <identifier> [INHERIT | <constraint_timing> ...]
   | ALTER [COLUMN] <column> <alter_column>
   | ALTER [COLUMN] <integer> SET STATISTICS {<number> | DEFAULT}
   | VALIDATE CONSTRAINT <identifier>
   | {DISABLE | ENABLE [REPLICA | ALWAYS]} TRIGGER {ALL | USER | <identifier>}
   | {DISABLE | ENABLE [REPLICA | ALWAYS]} RULE <identifier>
   | {DISABLE | ENABLE | FORCE | NO FORCE} ROW LEVEL SECURITY
   | CLUSTER ON <identifier>
   | SET WITHOUT {CLUSTER | OIDS}
   | SET ACCESS METHOD {<identifier> | DEFAULT}
   | SET TABLESPACE <identifier> [NOWAIT]
   | SET {LOGGED | UNLOGGED}
   | {SET | RESET} <storage_parameters>
   | {INHERIT | NO INHERIT} <table>
   | OF <name>
   | NOT OF
   | OWNER TO <role>
   | REPLICA IDENTITY {DEFAULT | USING INDEX <identifier> | FULL | NOTHING}
   | OPTIONS ( <option_change>, ... )`,
  `alter_table_single =
     RENAME CONSTRAINT <identifier> TO <identifier>
   | RENAME TO <identifier>
   | RENAME [COLUMN] <column> TO <identifier>
   | SET SCHEMA <identifier>
   | ATTACH PARTITION <table> <partition_bound>
   | DETACH PARTITION <table> [CONCURRENTLY | FINALIZE]
   | SPLIT PARTITION <table> INTO ( {PARTITION <table> <partition_bound>}, ... )
   | MERGE PARTITIONS ( <table>, ... ) INTO <table>`,
  "relation = [ONLY] <table> ['*'] | ONLY ( <table> )",
  `transaction_mode =
     ISOLATION LEVEL {SERIALIZABLE | REPEATABLE READ | READ COMMITTED | READ UNCOMMITTED}
   | READ WRITE
   | READ ONLY
   | [NOT] DEFERRABLE`,
  "chain = AND [NO] CHAIN",
];

export const postgresqlTableStatements: readonly string[] = [
  `CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> { <table_elements> | ( ) } [INHERITS ( <table>, ... )] [<partition_by>] <table_storage>`,
  `CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> OF <name> [( {<table_constraint> | <typed_column>}, ... )] [<partition_by>] <table_storage>`,
  `CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> PARTITION OF <table> [( {<table_constraint> | <typed_column>}, ... )] <partition_bound> [<partition_by>] <table_storage>`,
  `CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> [<columns>] <table_storage> AS {<query> | EXECUTE <identifier> [( <expression>, ... )]} [WITH [NO] DATA]`,
  `CREATE [OR REPLACE] [<temporary>] [RECURSIVE] VIEW <table> [<columns>] [WITH <storage_parameters>] AS <query> [WITH [CASCADED | LOCAL] CHECK OPTION]`,
  `CREATE MATERIALIZED VIEW [IF NOT EXISTS] <table> [<columns>] [USING <identifier>] [WITH <storage_parameters>] [TABLESPACE <identifier>] AS <query> [WITH [NO] DATA]`,
  `CREATE [UNIQUE] INDEX [CONCURRENTLY] [[IF NOT EXISTS] <identifier>] ON <relation> [USING <identifier>]
     ( <index_element>, ... ) [INCLUDE ( <index_element>, ... )] [NULLS [NOT] DISTINCT] [WITH <storage_parameters>]
     [TABLESPACE <identifier>] [WHERE <predicate>]`,
  "ALTER TABLE [IF EXISTS] <relation> {<alter_table_action>, ... | <alter_table_single>}",
  "ALTER TABLE ALL IN TABLESPACE <identifier> [OWNED BY <role>, ...] SET TABLESPACE <identifier> [NOWAIT]",
  `ALTER VIEW [IF EXISTS] <table> {
     ALTER [COLUMN] <column> {SET DEFAULT <expression> | DROP DEFAULT}
   | OWNER TO <role>
   | RENAME [COLUMN] <column> TO <identifier>
   | RENAME TO <identifier>
   | SET SCHEMA <identifier>
   | {SET | RESET} <storage_parameters> }`,
  `ALTER MATERIALIZED VIEW [IF EXISTS] <table> {
     <alter_table_action>, ...
   | [NO] DEPENDS ON EXTENSION <identifier>
   | RENAME [COLUMN] <column> TO <identifier>
   | RENAME TO <identifier>
   | SET SCHEMA <identifier> }`,
  "ALTER MATERIALIZED VIEW ALL IN TABLESPACE <identifier> [OWNED BY <role>, ...] SET TABLESPACE <identifier> [NOWAIT]",
  `ALTER INDEX [IF EXISTS] <name> {
     RENAME TO <identifier>
   | SET TABLESPACE <identifier> [NOWAIT]
   | ATTACH PARTITION <name>
   | [NO] DEPENDS ON EXTENSION <identifier>
   | {SET | RESET} <storage_parameters>
   | ALTER [COLUMN] {<number> | <column>} SET STATISTICS {<number> | DEFAULT} }`,
  "ALTER INDEX ALL IN TABLESPACE <identifier> [OWNED BY <role>, ...] SET TABLESPACE <identifier> [NOWAIT]",
  "RefreshMaterializedView: REFRESH MATERIALIZED VIEW [CONCURRENTLY] <table> [WITH [NO] DATA]",
  "DROP TABLE [IF EXISTS] <table>, ... [CASCADE | RESTRICT]",
  "DROP VIEW [IF EXISTS] <table>, ... [CASCADE | RESTRICT]",
  "DROP MATERIALIZED VIEW [IF EXISTS] <table>, ... [CASCADE | RESTRICT]",
  "DROP INDEX [CONCURRENTLY] [IF EXISTS] <name>, ... [CASCADE | RESTRICT]",
  "TRUNCATE [TABLE] <relation>, ... [RESTART IDENTITY | CONTINUE IDENTITY] [CASCADE | RESTRICT]",
  "EXPLAIN <utility_options> <explainable_statement>",
  "EXPLAIN [ANALYZE | ANALYSE] [VERBOSE] <explainable_statement>",
  "BEGIN [WORK | TRANSACTION] [<transaction_mode> [,] ...]",
  "START TRANSACTION [<transaction_mode> [,] ...]",
  "COMMIT [WORK | TRANSACTION] [<chain>]",
  "COMMIT PREPARED <string>",
  "END [WORK | TRANSACTION] [<chain>]",
  "ROLLBACK [WORK | TRANSACTION] [<chain>]",
  "ROLLBACK [WORK | TRANSACTION] TO [SAVEPOINT] <identifier>",
  "ROLLBACK PREPARED <string>",
  "ABORT [WORK | TRANSACTION] [<chain>]",
  "SAVEPOINT <identifier>",
  "RELEASE [SAVEPOINT] <identifier>",
  "PREPARE TRANSACTION <string>",
];
