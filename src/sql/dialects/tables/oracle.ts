/**
 * Oracle's tables, views, indexes and transactions in the notation of its SQL Language Reference (19c to 23ai/26ai).
 */

export const oracleTableRules: readonly string[] = [
  `column_definition =
     <new_column> [<type>] [GENERATED ALWAYS] AS ( <expression> ) [VIRTUAL] [EVALUATE USING <evaluation>] [UNUSABLE {BEFORE | BEGINNING WITH} <evaluation>] [<column_attribute>] ...
   | <new_column> <type> [<column_attribute>] ...
   | <new_column> <column_attribute> ...`,
  "evaluation = CURRENT EDITION | EDITION <identifier> | NULL EDITION",
  `column_attribute =
     SORT
   | RESERVABLE
   | VISIBLE
   | INVISIBLE
   | DEFAULT [ON NULL [FOR {INSERT ONLY | INSERT AND UPDATE}]] <expression>
   | GENERATED [ALWAYS | BY DEFAULT [ON NULL [FOR {INSERT ONLY | INSERT AND UPDATE}]]] AS IDENTITY [( [<sequence_options>] )] | GENERATED [ALWAYS | BY DEFAULT [ON NULL]] AS IDENTITY <sequence_options>
   | ENCRYPT [USING <string>] [IDENTIFIED BY <any_name>] [<string>] [[NO] SALT]
   | DECRYPT
   | COLLATE <identifier>
   | [CONSTRAINT <identifier>] <inline_constraint> [<constraint_state>] ...
   | {WITH ROWID | SCOPE IS <table>}
   | ANNOTATIONS ( <annotation>, ... )
   | DOMAIN <name>`,
  "annotation = [ADD | ADD IF NOT EXISTS | ADD OR REPLACE | DROP | DROP IF EXISTS | REPLACE] <any_name> [<string>]",
  `inline_constraint =
     NOT NULL
   | NULL
   | UNIQUE
   | PRIMARY KEY
   | <references>
   | CHECK ( <predicate> ) [PRECHECK | NOPRECHECK]`,
  "references = REFERENCES <table> [<columns>] [ON DELETE {CASCADE | SET NULL}]",
  `constraint_state =
     [NOT] DEFERRABLE
   | INITIALLY {DEFERRED | IMMEDIATE}
   | RELY
   | NORELY
   | USING INDEX [{<name> | ( <statement> ) | <index_property> ...}]
   | ENABLE
   | DISABLE
   | VALIDATE
   | NOVALIDATE
   | PRECHECK
   | NOPRECHECK
   | EXCEPTIONS INTO <table>`,
  `table_constraint =
     [CONSTRAINT <identifier>] {
       UNIQUE <columns>
     | PRIMARY KEY <columns>
     | FOREIGN KEY <columns> <references>
     | CHECK ( <predicate> ) } [<constraint_state>] ...
   | SUPPLEMENTAL LOG GROUP <identifier> ( {<column> [NO LOG]}, ... ) [ALWAYS]
   | SUPPLEMENTAL LOG DATA ( {ALL | PRIMARY KEY | UNIQUE | FOREIGN KEY}, ... ) COLUMNS
   | SCOPE FOR ( <column> ) IS <table>
   | REF ( <column> ) WITH ROWID
   | PERIOD FOR <identifier> [( <column> , <column> )]`,
  `segment_attribute =
     {PCTFREE | PCTUSED | INITRANS | MAXTRANS} <integer>
   | STORAGE ( <storage_option> ... )
   | TABLESPACE [SET] <identifier>
   | {LOGGING | NOLOGGING | FILESYSTEM_LIKE_LOGGING}
   | SEGMENT CREATION {IMMEDIATE | DEFERRED}`,
  `storage_option =
     {INITIAL | NEXT | OPTIMAL} {<size> | NULL}
   | {MINEXTENTS | PCTINCREASE | FREELISTS} <integer>
   | FREELIST GROUPS <integer>
   | MAXEXTENTS {<integer> | UNLIMITED}
   | MAXSIZE {<size> | UNLIMITED}
   | {BUFFER_POOL | FLASH_CACHE | CELL_FLASH_CACHE} {KEEP | RECYCLE | DEFAULT | NONE}
   | ENCRYPT`,
  `compression =
     COMPRESS [<integer> | BASIC | FOR {OLTP | ALL OPERATIONS | DIRECT_LOAD OPERATIONS | QUERY [LOW | HIGH] | ARCHIVE [LOW | HIGH]} | ADVANCED [LOW | HIGH]]
   | ROW STORE COMPRESS [BASIC | ADVANCED]
   | COLUMN STORE COMPRESS [FOR {QUERY | ARCHIVE} [LOW | HIGH]] [[NO] ROW LEVEL LOCKING]
   | NOCOMPRESS`,
  `inmemory =
     INMEMORY [MEMCOMPRESS [FOR {DML | QUERY [LOW | HIGH] | CAPACITY [LOW | HIGH]} | AUTO] | NO MEMCOMPRESS] [PRIORITY {NONE | LOW | MEDIUM | HIGH | CRITICAL}]
       [DISTRIBUTE [AUTO | BY {ROWID RANGE | PARTITION | SUBPARTITION}] [FOR SERVICE {DEFAULT | ALL | NONE | <identifier>}]] [DUPLICATE [ALL] | NO DUPLICATE] [TEXT ( <column>, ... )]
   | NO INMEMORY [( <column>, ... )]`,
  `lob_parameter =
     TABLESPACE [SET] <identifier>
   | {ENABLE | DISABLE} STORAGE IN ROW [<integer>]
   | {CHUNK | PCTVERSION | FREEPOOLS} <size>
   | RETENTION [MAX | MIN <integer> | AUTO | NONE]
   | {DEDUPLICATE | KEEP_DUPLICATES}
   | COMPRESS [HIGH | MEDIUM | LOW]
   | NOCOMPRESS
   | ENCRYPT [USING <string>] [IDENTIFIED BY <any_name>] [[NO] SALT]
   | DECRYPT
   | {CACHE | NOCACHE | CACHE READS}
   | {LOGGING | NOLOGGING | FILESYSTEM_LIKE_LOGGING}
   | STORAGE ( <storage_option> ... )`,
  `column_property =
     LOB ( <column>, ... ) STORE AS [SECUREFILE | BASICFILE] [<identifier>] [( <lob_parameter> ... )]
   | VARRAY <column> [SUBSTITUTABLE AT ALL LEVELS | [ELEMENT] IS OF [TYPE] ( [ONLY] <name> )] [STORE AS [SECUREFILE | BASICFILE] LOB {<identifier> | [<identifier>] ( <lob_parameter> ... )}]
   | NESTED TABLE {<column> | COLUMN_VALUE} [LOCAL | GLOBAL] STORE AS <identifier> [( <nested_property> ... )] [RETURN [AS] {LOCATOR | VALUE}]
   | COLUMN <column> {[NOT] SUBSTITUTABLE AT ALL LEVELS | [ELEMENT] IS OF [TYPE] ( [ONLY] <name> )}
   | XMLTYPE [COLUMN] <column> [STORE AS {OBJECT RELATIONAL | [SECUREFILE | BASICFILE] {CLOB | BINARY XML} [<identifier>] [( <lob_parameter> ... )] | VARRAYS AS {LOBS | TABLES}}] [XMLSCHEMA <string> ELEMENT <string>] [{ALLOW | DISALLOW} {NONSCHEMA | ANYSCHEMA}]
   | JSON ( <column> ) STORE AS [<identifier>] [( <lob_parameter> ... )]`,
  "nested_property = ( {<table_constraint> | <column_element>}, ... ) | <segment_attribute> | <compression> | <column_property> | ORGANIZATION {HEAP | INDEX} | {PCTTHRESHOLD | MAPPING TABLE} [<integer>] | OVERFLOW [<segment_attribute>] ...",
  `table_property =
     <segment_attribute>
   | <compression>
   | <inmemory>
   | <column_property>
   | <partitioning>
   | ON COMMIT {DELETE | PRESERVE} {ROWS | DEFINITION} | ON COMMIT DROP DEFINITION
   | ORGANIZATION {HEAP | INDEX}
   | {PCTTHRESHOLD | MAPPING TABLE} [<integer>] | NOMAPPING
   | INCLUDING <column> OVERFLOW [<segment_attribute>] ... | OVERFLOW [<segment_attribute>] ...
   | ORGANIZATION EXTERNAL ( <external_properties> )
   | REJECT LIMIT {<integer> | UNLIMITED}
   | CLUSTER <name> <columns>
   | {CACHE | NOCACHE}
   | RESULT_CACHE ( MODE {DEFAULT | FORCE | MANUAL} )
   | <parallel>
   | {ROWDEPENDENCIES | NOROWDEPENDENCIES}
   | {ENABLE | DISABLE} ROW MOVEMENT
   | {ENABLE | DISABLE} LOGICAL REPLICATION
   | {ENABLE | DISABLE} [VALIDATE | NOVALIDATE] {CONSTRAINT <identifier> | PRIMARY KEY | UNIQUE <columns>} [USING INDEX [<name> | <segment_attribute> ...]] [EXCEPTIONS INTO <table>] [CASCADE] [{KEEP | DROP} INDEX]
   | FLASHBACK ARCHIVE [<identifier>] | NO FLASHBACK ARCHIVE
   | ROW ARCHIVAL
   | INDEXING {ON | OFF}
   | DEFAULT COLLATION <identifier>
   | {READ ONLY | READ WRITE}
   | MONITORING | NOMONITORING
   | NO DROP [UNTIL <integer> DAYS IDLE]
   | NO DELETE [LOCKED | UNTIL <integer> DAYS AFTER INSERT [LOCKED]]
   | HASHING USING {<string> | <any_name>} [VERSION {<string> | <any_name>}]
   | MEMOPTIMIZE FOR {READ | WRITE} | NO MEMOPTIMIZE FOR {READ | WRITE}
   | ILM {ADD POLICY <ilm_policy> | {DELETE | ENABLE | DISABLE} POLICY <identifier> | {DELETE_ALL | ENABLE_ALL | DISABLE_ALL}}
   | ANNOTATIONS ( <annotation>, ... )
   | {SHARED | PARENT} <name>
   | CONSISTENT HASH BY <columns>
   | FOR STAGING
   | OF <type>`,
  `external_properties = {{
     TYPE <identifier>
   | DEFAULT DIRECTORY <identifier>
   | ACCESS PARAMETERS {<module_arguments> | USING CLOB <query>}
   | LOCATION ( {[<identifier> :] <string> | <identifier>}, ... )
   | REJECT LIMIT {<integer> | UNLIMITED} }}`,
  "inline_external_table = EXTERNAL ( ( <column_element>, ... ) <external_properties> )",
  "external_change = EXTERNAL MODIFY ( <external_properties> )",
  "ilm_when = AFTER <integer> {DAY | DAYS | MONTH | MONTHS | YEAR | YEARS} OF {NO ACCESS | NO MODIFICATION | CREATION} | ON <function>",
  `ilm_policy =
     <compression> {SEGMENT | GROUP | ROW} <ilm_when>
   | TIER TO <identifier> [READ ONLY] [SEGMENT | GROUP] [<ilm_when>]
   | {SET <inmemory> | MODIFY <inmemory> | NO INMEMORY} [SEGMENT] <ilm_when>`,
  "allocation = ALLOCATE EXTENT [( {SIZE <size> | DATAFILE <string> | INSTANCE <integer>} ... )]",
  `vector_index_property =
     ORGANIZATION {[INMEMORY] NEIGHBOR GRAPH | NEIGHBOR PARTITIONS}
   | [WITH] DISTANCE <identifier>
   | WITH TARGET ACCURACY <integer> [PERCENT]
   | PARAMETERS ( { <identifier> <any_name> [<any_name>] | <identifier> <integer> | <identifier> <identifier> <integer> | <identifier> = <value> }, ... )
   | {DUPLICATE | DISTRIBUTE} [ALL | AUTO]
   | {ONLINE | LOCAL | GLOBAL}
   | <parallel>`,
  "index_partition_change = <segment_attribute> | <allocation> | DEALLOCATE UNUSED [KEEP <size>] | <compression> | UNUSABLE | COALESCE [CLEANUP] | UPDATE BLOCK REFERENCES | PARAMETERS ( <string> ) | SHRINK SPACE [COMPACT] [CASCADE]",
  "parallel = PARALLEL [<integer> | ( { {DEGREE | INSTANCES} {<integer> | DEFAULT} } ... )] | NOPARALLEL",
  `partitioning =
     PARTITION BY RANGE <columns> [<interval>] [<subpartitioning>] [( <range_partition>, ... )]
   | PARTITION BY LIST <columns> [AUTOMATIC [STORE IN ( <identifier>, ... )]] [<subpartitioning>] [( <list_partition>, ... )]
   | PARTITION BY HASH <columns> [<subpartitioning>] {( <hash_partition>, ... ) | PARTITIONS <integer> [STORE IN ( <identifier>, ... )] [<compression>] [OVERFLOW STORE IN ( <identifier>, ... )]}
   | PARTITION BY REFERENCE ( <identifier> ) [( <hash_partition>, ... )]
   | PARTITION BY SYSTEM [PARTITIONS <integer> | ( <hash_partition>, ... )]
   | PARTITION BY CONSISTENT HASH <columns> [<subpartitioning>] [PARTITIONS AUTO] TABLESPACE SET <identifier>
   | PARTITIONSET BY {RANGE | LIST} <columns> PARTITION BY CONSISTENT HASH <columns> [PARTITIONS AUTO] ( <range_partition>, ... )`,
  "interval = INTERVAL ( <expression> ) [STORE IN ( <identifier>, ... )]",
  `subpartitioning =
     SUBPARTITION BY {RANGE | LIST} <columns> [<subpartition_template>]
   | SUBPARTITION BY HASH <columns> [SUBPARTITIONS <integer> [STORE IN ( <identifier>, ... )] | <subpartition_template>]`,
  "subpartition_template = SUBPARTITION TEMPLATE {( <subpartition>, ... ) | <integer>}",
  "range_partition = PARTITION [<identifier>] VALUES LESS THAN ( <partition_value>, ... ) [<partition_property>] ...",
  "list_partition = PARTITION [<identifier>] VALUES ( {<partition_value> | ( <partition_value>, ... )}, ... ) [<partition_property>] ...",
  "hash_partition = PARTITION [<identifier>] [<partition_property>] ...",
  "partition_value = DEFAULT | MAXVALUE | <expression>",
  `partition_property =
     <segment_attribute>
   | <compression>
   | <inmemory>
   | <column_property>
   | OVERFLOW [<segment_attribute>] ...
   | INDEXING {ON | OFF}
   | {READ ONLY | READ WRITE}
   | EXTERNAL [DEFAULT DIRECTORY <identifier>] [LOCATION ( {[<identifier> :] <string>}, ... )]
   | SUBPARTITIONS <integer> [STORE IN ( <identifier>, ... )]
   | ( <subpartition>, ... )`,
  `subpartition = SUBPARTITION [<identifier>] [VALUES {LESS THAN ( <partition_value>, ... ) | ( {<partition_value> | ( <partition_value>, ... )}, ... )}] [<segment_attribute> | <compression> | <inmemory> | <column_property> | INDEXING {ON | OFF}] ...`,
  "temporary = {GLOBAL | PRIVATE} TEMPORARY | SHARDED | DUPLICATED | IMMUTABLE [BLOCKCHAIN] | BLOCKCHAIN",
  "index_element = <expression> [ASC | DESC]",
  `index_property =
     <segment_attribute>
   | <compression>
   | ONLINE
   | COMPUTE STATISTICS
   | {SORT | NOSORT | REVERSE | NOREVERSE | VISIBLE | INVISIBLE | USABLE | UNUSABLE}
   | INDEXING {PARTIAL | FULL}
   | <parallel>
   | {GLOBAL | LOCAL}
   | GLOBAL PARTITION BY {RANGE <columns> ( <range_partition>, ... ) | HASH <columns> {( <hash_partition>, ... ) | PARTITIONS <integer> [STORE IN ( <identifier>, ... )]}}
   | LOCAL {( {PARTITION [<identifier>] [<local_property>] ...}, ... ) | STORE IN ( <identifier>, ... ) [( {PARTITION [<identifier>] [<local_property>] ...}, ... )]}
   | INDEXTYPE IS <name> [<parallel>] [PARAMETERS ( <string> )]
   | PARAMETERS ( <string> )
   | {DEFERRED | IMMEDIATE} INVALIDATION
   | ILM {ADD POLICY <ilm_policy> | {DELETE | ENABLE | DISABLE} POLICY <identifier> | {DELETE_ALL | ENABLE_ALL | DISABLE_ALL}}
   | FROM <from_item> [, <from_item>] ... WHERE <predicate>
   | ANNOTATIONS ( <annotation>, ... )`,
  "local_property = <segment_attribute> | <compression> | {USABLE | UNUSABLE} | PARAMETERS ( <string> ) | STORE IN ( <identifier>, ... ) | ( {SUBPARTITION [<identifier>] [<segment_attribute> | <compression> | USABLE | UNUSABLE] ...}, ... )",
  `sequence_options = {{
     INCREMENT BY <number>
   | START WITH {<number> | LIMIT VALUE}
   | {MAXVALUE <number> | NOMAXVALUE}
   | {MINVALUE <number> | NOMINVALUE}
   | {CYCLE | NOCYCLE}
   | {CACHE <number> | NOCACHE}
   | {ORDER | NOORDER}
   | {KEEP | NOKEEP}
   | {SCALE [EXTEND | NOEXTEND] | NOSCALE}
   | {SHARD [EXTEND | NOEXTEND] | NOSHARD}
   | {SESSION | GLOBAL} }}`,
  `alter_table_action =
     ADD {( {<table_constraint> | <column_element>}, ... ) | <table_constraint> | <column_element>} [<column_property>] ...
   | ADD {<table_constraint>} ...
   | ADD OVERFLOW [<segment_attribute>] ...
   | MODIFY {( <modified_column>, ... ) | <modified_column>} [<column_property>] ...
   | MODIFY {CONSTRAINT <identifier> | PRIMARY KEY | UNIQUE <columns>} <constraint_state> ... [CASCADE]
   | MODIFY LOB ( <column> ) ( <lob_parameter> ... )
   | MODIFY {NESTED TABLE <column> RETURN AS {LOCATOR | VALUE} | VARRAY <column> ( <lob_parameter> ... )}
   | MODIFY <partitioning> [<partition_tail>] ...
   | MODIFY {PARTITION | SUBPARTITION} <partition_choice> <modify_partition>
   | MODIFY DEFAULT ATTRIBUTES [FOR PARTITION <partition_choice>] <partition_property> ...
   | DROP COLUMN <column> [<drop_column_option>] ...
   | DROP ( <column>, ... ) [<drop_column_option>] ...
   | DROP {UNUSED COLUMNS | COLUMNS CONTINUE} [CHECKPOINT [<integer>]]
   | DROP {PRIMARY KEY | UNIQUE <columns> | CONSTRAINT [IF EXISTS] <identifier>} [CASCADE] [{KEEP | DROP} INDEX] [ONLINE]
   | DROP SUPPLEMENTAL LOG {GROUP <identifier> | DATA ( {ALL | PRIMARY KEY | UNIQUE | FOREIGN KEY}, ... ) COLUMNS}
   | DROP {PARTITION | PARTITIONS | SUBPARTITION | SUBPARTITIONS} <partition_choice>, ... [<partition_tail>] ...
   | DROP ( PERIOD FOR <identifier> )
   | SET UNUSED {COLUMN <column> | ( <column>, ... )} [<drop_column_option>] ... [ONLINE]
   | SET PARTITIONING {AUTOMATIC | MANUAL}
   | SET INTERVAL ( [<expression>] )
   | SET SUBPARTITION TEMPLATE {( [<subpartition>, ...] ) | <integer>}
   | RENAME COLUMN <column> TO <identifier>
   | RENAME {CONSTRAINT | PARTITION | SUBPARTITION} <identifier> TO <identifier>
   | RENAME TO <identifier>
   | RENAME LOB ( <column> ) {PARTITION | SUBPARTITION} <identifier> TO <identifier>
   | ADD {PARTITION [<identifier>] [VALUES {LESS THAN ( <partition_value>, ... ) | ( <partition_value>, ... )}] [<partition_property>] ... [<partition_tail>] ...}, ...
   | TRUNCATE {PARTITION | PARTITIONS | SUBPARTITION | SUBPARTITIONS} <partition_choice>, ... [{DROP [ALL] | REUSE} STORAGE] [<partition_tail>] ... [CASCADE]
   | MOVE [ONLINE] [<segment_attribute> | <compression> | <inmemory> | <column_property>] ... [ONLINE] [<partition_tail>] ...
   | MOVE {PARTITION | SUBPARTITION} <partition_choice> [MAPPING TABLE] [<partition_property>] ... [<partition_tail>] ...
   | SPLIT {PARTITION | SUBPARTITION} <partition_choice> [{AT | VALUES} ( <partition_value>, ... )] [INTO ( {<range_partition> | <list_partition> | <hash_partition> | <subpartition>}, ... )] [<partition_tail>] ...
   | MERGE {PARTITIONS | SUBPARTITIONS} <partition_choice> {TO <partition_choice> | {, <partition_choice>} ...} [INTO {PARTITION | SUBPARTITION} [<identifier>] [<partition_property>] ...] [<partition_tail>] ...
   | EXCHANGE {PARTITION | SUBPARTITION} <partition_choice> WITH TABLE <table> [{INCLUDING | EXCLUDING} INDEXES] [{WITH | WITHOUT} VALIDATION] [EXCEPTIONS INTO <table>] [<partition_tail>] ... [CASCADE]
   | COALESCE {PARTITION | SUBPARTITION [<identifier>]} [<partition_tail>] ...
   | {ENABLE | DISABLE} {TABLE LOCK | ALL TRIGGERS}
   | SHRINK SPACE [COMPACT] [CASCADE]
   | <allocation>
   | DEALLOCATE UNUSED [KEEP <size>]
   | {MINIMIZE | NOMINIMIZE} RECORDS_PER_BLOCK
   | UPGRADE [[NOT] INCLUDING DATA]
   | <table_property>`,
  `modified_column =
     <column> [<type>] [DEFAULT [ON NULL] <expression> | DROP IDENTITY | DROP DEFAULT | GENERATED [ALWAYS | BY DEFAULT [ON NULL]] AS IDENTITY [( [<sequence_options>] )]] [<column_attribute>] ...
   | COLUMN <column> [NOT] SUBSTITUTABLE AT ALL LEVELS [FORCE]`,
  "drop_column_option = CASCADE CONSTRAINTS | INVALIDATE | CHECKPOINT <integer> | ONLINE",
  "partition_choice = FOR ( <expression>, ... ) | <identifier>",
  `modify_partition =
     {ADD | DROP} VALUES ( <partition_value>, ... ) [<partition_tail>] ...
   | ADD <subpartition>
   | COALESCE SUBPARTITION [<partition_tail>] ...
   | [REBUILD] UNUSABLE LOCAL INDEXES
   | SHRINK SPACE [COMPACT] [CASCADE]
   | ALLOCATE EXTENT
   | LOB <identifier> ( <lob_parameter> ... )
   | <partition_property> ...`,
  "partition_tail = {UPDATE | INVALIDATE} [GLOBAL] INDEXES [( { <name> [( { {PARTITION | SUBPARTITION} [<identifier>] [<local_property>] ... }, ... )] }, ... )] | <parallel> | ONLINE | {INCLUDING ROWS WHERE <predicate>} | {DEFERRED | IMMEDIATE} INVALIDATION",
  "view_column = <column> [VISIBLE | INVISIBLE] [{[CONSTRAINT <identifier>] <inline_constraint> [<constraint_state>] ...}] ... [ANNOTATIONS ( <annotation>, ... )]",
  "view_restriction = WITH {READ ONLY | CHECK OPTION} [CONSTRAINT <identifier>]",
  `materialized_view_property =
     <table_property>
   | BUILD {IMMEDIATE | DEFERRED}
   | USING INDEX [<segment_attribute>] ...
   | USING NO INDEX
   | REFRESH <refresh_option> ...
   | NEVER REFRESH
   | {ENABLE | DISABLE} {QUERY REWRITE | ON QUERY COMPUTATION}
   | FOR UPDATE
   | ON PREBUILT TABLE [{WITH | WITHOUT} REDUCED PRECISION]
   | EVALUATE USING <evaluation>`,
  `refresh_option =
     {FAST | COMPLETE | FORCE}
   | ON {DEMAND | COMMIT | STATEMENT}
   | {START WITH | NEXT} <expression>
   | WITH {PRIMARY KEY | ROWID}
   | USING [DEFAULT] [MASTER | LOCAL] ROLLBACK SEGMENT [<identifier>]
   | USING {ENFORCED | TRUSTED} CONSTRAINTS`,
];

export const oracleTableStatements: readonly string[] = [
  "CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> <table_elements> [<table_property>] ... [AS <query>]",
  "CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> [<columns>] [<table_property>] ... AS <query>",
  "CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> OF <name> [[NOT] SUBSTITUTABLE AT ALL LEVELS] [<table_elements>] [OBJECT IDENTIFIER IS {SYSTEM GENERATED | PRIMARY KEY}] [OIDINDEX [<identifier>] ( <segment_attribute> ... )] [<table_property>] ...",
  "CREATE [<temporary>] TABLE [IF NOT EXISTS] <table> FOR EXCHANGE WITH TABLE <table> [<table_property>] ...",
  "CreateTable: CREATE JSON COLLECTION TABLE [IF NOT EXISTS] <table> [<table_property>] ...",
  `CREATE [OR REPLACE] [[NO] FORCE] [EDITIONING | EDITIONABLE [EDITIONING] | NONEDITIONABLE] VIEW [IF NOT EXISTS] <table>
     [SHARING = {METADATA | DATA | EXTENDED DATA | NONE}] [( {<table_constraint> | <view_column>}, ... )]
     [OF <name> {WITH OBJECT {IDENTIFIER | ID} {DEFAULT | <columns>} | UNDER <name>} [( <table_constraint>, ... )]]
     [DEFAULT COLLATION <identifier>] [BEQUEATH {CURRENT_USER | DEFINER}] [ANNOTATIONS ( <annotation>, ... )] AS <query> [<view_restriction>] [CONTAINER_MAP | CONTAINERS_DEFAULT]`,
  `CREATE MATERIALIZED VIEW [IF NOT EXISTS] <table> [OF <name>] [( {<column> [ENCRYPT]}, ... )] [DEFAULT COLLATION <identifier>] [<materialized_view_property>] ... AS <query>`,
  `CREATE [UNIQUE | BITMAP | MULTIVALUE] INDEX [IF NOT EXISTS] <name> ON {CLUSTER <name> | <table> [<identifier>] ( <index_element>, ... )} [<index_property>] ...`,
  "CreateIndex: CREATE VECTOR INDEX [IF NOT EXISTS] <name> ON <table> ( <column> ) [INCLUDE <columns>] [<vector_index_property>] ...",
  "CreateIndex: CREATE HYBRID VECTOR INDEX [IF NOT EXISTS] <name> ON <table> ( <column> ) [PARAMETERS ( <string> )] [FILTER BY <column>, ...] [ORDER BY <column>, ...] [<parallel>]",
  "CreateIndex: CREATE SEARCH INDEX [IF NOT EXISTS] <name> ON <table> ( <column>, ... ) [FOR {TEXT | JSON | XML}] [FILTER BY <column>, ...] [ORDER BY {<column> [ASC | DESC]}, ...] [<index_property>] ...",
  "ALTER TABLE [IF EXISTS] <table> <alter_table_action> ...",
  `ALTER VIEW [IF EXISTS] <table> {
     COMPILE
   | ADD <table_constraint>
   | MODIFY CONSTRAINT <identifier> {RELY | NORELY}
   | DROP {CONSTRAINT <identifier> | PRIMARY KEY | UNIQUE <columns>}
   | {READ ONLY | READ WRITE}
   | {EDITIONABLE | NONEDITIONABLE}
   | ANNOTATIONS ( <annotation>, ... ) }`,
  `ALTER MATERIALIZED VIEW [IF EXISTS] <table> {COMPILE | CONSIDER FRESH | <alter_table_action> | <materialized_view_property>} ...`,
  `ALTER INDEX [IF EXISTS] <name> {
     RENAME TO <name>
   | COALESCE [CLEANUP]
   | {ENABLE | DISABLE | UNUSABLE [ONLINE] | COMPILE | VISIBLE | INVISIBLE}
   | {MONITORING | NOMONITORING} USAGE
   | SHRINK SPACE [COMPACT] [CASCADE]
   | UPDATE BLOCK REFERENCES
   | <allocation>
   | DEALLOCATE UNUSED [KEEP <size>]
   | ADD PARTITION [<identifier>] [<segment_attribute>] ... [<parallel>]
   | DROP PARTITION <identifier>
   | SPLIT PARTITION <identifier> AT ( <partition_value>, ... ) [INTO ( { PARTITION [<identifier>] [<segment_attribute>] ... }, ... )] [<parallel>]
   | RENAME {PARTITION | SUBPARTITION} <identifier> TO <identifier>
   | COALESCE PARTITION [<parallel>]
   | MODIFY {PARTITION | SUBPARTITION} <identifier> <index_partition_change> ...
   | MODIFY DEFAULT ATTRIBUTES [FOR PARTITION <identifier>] {TABLESPACE DEFAULT | <segment_attribute>} ...
   | REBUILD [{PARTITION | SUBPARTITION} <identifier>] [<index_property>] ...
   | <index_property> ... }`,
  "DROP TABLE [IF EXISTS] <table> [CASCADE CONSTRAINTS] [PURGE]",
  "DROP VIEW [IF EXISTS] <table> [CASCADE CONSTRAINTS]",
  "DROP MATERIALIZED VIEW [IF EXISTS] <table> [PRESERVE TABLE]",
  "DROP INDEX [IF EXISTS] <name> [{{ONLINE | FORCE | {DEFERRED | IMMEDIATE} INVALIDATION }}]",
  "TRUNCATE TABLE <table> [{PRESERVE | PURGE} MATERIALIZED VIEW LOG] [{DROP [ALL] | REUSE} STORAGE] [CASCADE]",
  "EXPLAIN PLAN [SET STATEMENT_ID = <string>] [INTO <table>] FOR <statement>",
  "{DESCRIBE | DESC} <table>",
  "COMMIT [WORK] [COMMENT <string>] [WRITE [{{ {WAIT | NOWAIT} | {IMMEDIATE | BATCH} }}]]",
  "COMMIT [WORK] FORCE {<string> [, <integer>] | CORRUPT_XID <string> | CORRUPT_XID_ALL}",
  "ROLLBACK [WORK] [TO [SAVEPOINT] <identifier> | FORCE <string>]",
  "SAVEPOINT <identifier>",
  "SET TRANSACTION {READ ONLY | READ WRITE | ISOLATION LEVEL {SERIALIZABLE | READ COMMITTED} | USE ROLLBACK SEGMENT <identifier>} [NAME <string>]",
  "SET TRANSACTION NAME <string>",
];
