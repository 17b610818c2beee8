import { withOutput } from "../clickhouse/output.ts";

/** ClickHouse's tables and views in the notation of its SQL reference. */

export const clickhouseTableRules: readonly string[] = [
  `column_definition =
     <column_name> <type> [COLLATE <identifier>] [NULL | NOT NULL] [<column_default>] [NULL | NOT NULL] [<column_attributes>]
   | <column_name> <column_expression> [NULL | NOT NULL] [<column_attributes>]`,
  "column_name = <identifier> [. <any_name>] ...",
  "column_expression = {DEFAULT | MATERIALIZED | ALIAS | EPHEMERAL} <expression>",
  "column_default = <column_expression> | EPHEMERAL | AUTO_INCREMENT",
  `column_attributes = {{
     COMMENT <string>
   | CODEC ( <codec>, ... )
   | STATISTICS ( <expression>, ... )
   | TTL <expression>
   | PRIMARY KEY
   | SETTINGS ( <setting_list> )}}`,
  `table_constraint =
     CONSTRAINT <identifier> {CHECK | ASSUME} <predicate>
   | INDEX <identifier> <expression> TYPE <type_expression> [GRANULARITY <integer>]
   | PROJECTION <identifier> ( <projection> ) [WITH SETTINGS ( <setting_list> )]
   | PROJECTION <identifier> INDEX <expression> TYPE <type_expression> [WITH SETTINGS ( <setting_list> )]
   | PRIMARY KEY <expression>
   | FOREIGN KEY <columns> REFERENCES <table> <columns> [ON {DELETE | UPDATE} <foreign_action>] ...`,
  "foreign_action = RESTRICT | CASCADE | SET {NULL | DEFAULT} | NO ACTION",
  "projection = <query>",
  "projection_body = ( <query> ) | INDEX <expression> TYPE <type_expression>",
  "codec = <any_name> [( [<literal>, ...] )]",
  "type_expression = <identifier> [( [<expression>, ...] )]",
  "engine = ENGINE [=] <engine_name>",
  "engine_name = <identifier> [( [<engine_argument>, ...] )]",
  "engine_argument = <query> | <expression>",
  `table_clauses = {{
     ORDER BY <order_key>
   | PARTITION BY <expression>
   | PRIMARY KEY <expression>
   | SAMPLE BY <expression>
   | UNIQUE KEY <expression>
   | TTL <ttl_element>, ...}} [SETTINGS <setting_list>] | SETTINGS <setting_list>`,
  "storage = <engine> [<table_clauses>] [<series_target>] ... | <table_clauses>",
  `series_target =
     {DATA | TAGS | METRICS | [RECENT] SAMPLES | METRIC FAMILIES}
     {INNER UUID <string> | INNER COLUMNS <table_elements> | [INNER] <engine> [<table_clauses>] | <table>}`,
  "order_key = ( {<expression> [ASC | DESC]}, ... ) | <expression> [ASC | DESC]",
  `ttl_element = <expression> [DELETE | RECOMPRESS CODEC ( <codec>, ... ) | TO {DISK | VOLUME} [IF EXISTS] <string>] [WHERE <predicate>] [GROUP BY <expression>, ... [SET <assignments>]]`,
  "on_cluster = ON CLUSTER {<identifier> | <string> | <parameter>}",
  "uuid = UUID <string>",
  "definer = DEFINER = {<user> | CURRENT_USER} | SQL SECURITY {DEFINER | INVOKER | NONE}",
  "column_place = FIRST | AFTER <column>",
  `column_change =
     {[TYPE] <type> [COLLATE <identifier>] [NULL | NOT NULL] [<column_default>] | <column_expression>} [NULL | NOT NULL] [<column_attributes>] [<column_place>]
   | <column_attributes> [<column_place>]
   | <column_place>`,
  "view_columns = ( <identifier>, ... ) | <table_elements>",
  `partition = PARTITION {ALL | ID <string> | <expression>} | PART <expression>`,
  `alter_table_action =
     ADD COLUMN [IF NOT EXISTS] <column_element> [FIRST | AFTER <column>]
   | DROP COLUMN [IF EXISTS] <column>
   | CLEAR COLUMN [IF EXISTS] <column> [IN <partition>]
   | RENAME COLUMN [IF EXISTS] <column> TO <column>
   | COMMENT COLUMN [IF EXISTS] <column> <string>
   | {MODIFY | ALTER} COLUMN [IF EXISTS] <column> <column_change>
   | {MODIFY | ALTER} COLUMN [IF EXISTS] <column> REMOVE {DEFAULT | MATERIALIZED | ALIAS | EPHEMERAL | CODEC | COMMENT | TTL | SETTINGS}
   | MODIFY COLUMN [IF EXISTS] <column> MODIFY SETTING <setting_list>
   | MODIFY COLUMN [IF EXISTS] <column> RESET SETTING <identifier>, ...
   | {MODIFY | ALTER} COLUMN [IF EXISTS] <column> ADD ENUM VALUES ( {<string> [= <literal>]}, ... )
   | MATERIALIZE COLUMN <column> [IN <partition>]
   | MODIFY COMMENT <string>
   | MODIFY DATABASE SETTING <setting_list>
   | MODIFY SETTING <setting_list>
   | RESET SETTING <identifier>, ...
   | MODIFY ORDER BY <expression>
   | MODIFY SAMPLE BY <expression>
   | REMOVE SAMPLE BY
   | MODIFY QUERY <query>
   | MODIFY REFRESH <refresh>
   | MODIFY <definer> ...
   | MODIFY TTL <ttl_element>, ...
   | REMOVE TTL
   | MATERIALIZE TTL [IN <partition>]
   | ADD INDEX [IF NOT EXISTS] <identifier> <expression> TYPE <type_expression> [GRANULARITY <integer>] [FIRST | AFTER <identifier>]
   | {DROP | CLEAR | MATERIALIZE} INDEX [IF EXISTS] <identifier> [IN <partition>]
   | ADD PROJECTION [IF NOT EXISTS] <identifier> <projection_body> [WITH SETTINGS ( <setting_list> )] [FIRST | AFTER <identifier>]
   | MODIFY PROJECTION [IF EXISTS] <identifier> <projection_body> [WITH SETTINGS ( <setting_list> )]
   | {DROP | CLEAR | MATERIALIZE} PROJECTION [IF EXISTS] <identifier> [IN <partition>]
   | {ADD | MODIFY} STATISTICS [IF NOT EXISTS] <column>, ... TYPE <type_expression>, ...
   | {DROP | CLEAR | MATERIALIZE} STATISTICS [IF EXISTS] {ALL | <column>, ...}
   | ADD CONSTRAINT [IF NOT EXISTS] <identifier> {CHECK | ASSUME} <predicate>
   | DROP CONSTRAINT [IF EXISTS] <identifier>
   | DETACH <partition>
   | DROP [DETACHED] <partition>
   | FORGET <partition>
   | ATTACH <partition> [FROM <table>]
   | REPLACE <partition> FROM <table>
   | MOVE <partition> TO {TABLE <table> | {DISK | VOLUME} <string> | SHARD <string>}
   | FREEZE [<partition>] [WITH NAME <string>]
   | UNFREEZE [<partition>] WITH NAME <string>
   | FETCH <partition> FROM <string>
   | UPDATE <assignments> [IN <partition>] WHERE <predicate>
   | DELETE [IN <partition>] WHERE <predicate>
   | APPLY DELETED MASK [IN <partition>]
   | APPLY PATCHES [IN <partition>]
   | REWRITE PARTS [IN <partition>]
   | MATERIALIZE TTL [IN <partition>]
   | EXECUTE <expression>`,
  `refresh =
     { {EVERY | AFTER} <interval> [OFFSET <interval>] [RANDOMIZE FOR <interval>] [DEPENDS ON <table>, ...] | DEPENDS ON <table>, ...}
     [SETTINGS <setting_list>] [APPEND]`,
  "interval = {<integer> <identifier>} ...",
  "table_list = {[IF EXISTS] <table>}, ...",
  "explain_kind = AST | SYNTAX | QUERY TREE | PLAN | PIPELINE | ESTIMATE | ANALYZE | WHATIF",
  "explained = {<name> = <literal>}, ... <statement> | <statement>",
];

export const clickhouseTableStatements: readonly string[] = withOutput(
  `{CREATE | ATTACH} [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table> [<uuid>] [FROM <string>] [<on_cluster>] [<table_elements>] [<storage>] [COMMENT <string>] [[EMPTY] AS <query>] [COMMENT <string>]`,
  `{CREATE | ATTACH} [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table> [<uuid>] [<on_cluster>] [<table_elements>] {CLONE AS | AS} <table> [<storage>] [COMMENT <string>]`,
  `{CREATE | ATTACH} [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table> [<uuid>] [<on_cluster>] [<table_elements>] AS <function> ( [<engine_argument>, ...] ) [COMMENT <string>]`,
  "ATTACH TABLE [IF NOT EXISTS] <table> [<on_cluster>] AS [NOT] REPLICATED",
  "CreateTable: REPLACE [TEMPORARY] TABLE <table> [<uuid>] [<on_cluster>] [<table_elements>] [<storage>] [COMMENT <string>] [AS <query>] [COMMENT <string>]",
  `{CREATE | ATTACH} [<definer>] ... [OR REPLACE] [TEMPORARY] VIEW [IF NOT EXISTS] <table> [<uuid>] [<on_cluster>] [<view_columns>] [<definer>] ... AS <query> [COMMENT <string>]`,
  `{CREATE | ATTACH} [OR REPLACE] MATERIALIZED VIEW [IF NOT EXISTS] <table> [<uuid>] [<on_cluster>] [REFRESH <refresh>] [TO {INNER UUID <string> | <table>}] [<view_columns>]
     [<storage>] [<definer>] ... [COMMENT <string>] [EMPTY | POPULATE] AS <query> [COMMENT <string>]`,
  `CreateView: CREATE [OR REPLACE] {LIVE | WINDOW} VIEW [IF NOT EXISTS] <table> [<uuid>] [<on_cluster>] [WITH [TIMEOUT [<integer>]] [REFRESH [<integer>]]] [TO <table>] [INNER <engine> [<table_clauses>]] [<storage>] [WATERMARK = <expression>] [ALLOWED_LATENESS = <expression>] [POPULATE] AS <query>`,
  "CREATE [UNIQUE] INDEX [IF NOT EXISTS] <identifier> ON <table> [<on_cluster>] {( {<expression> [ASC | DESC] [NULLS {FIRST | LAST}]}, ... ) | <expression>} [TYPE <type_expression>] [GRANULARITY <integer>]",
  "ALTER TABLE [IF EXISTS] <table> [<on_cluster>] {<alter_table_action> | ( <alter_table_action> )}, ...",
  "ALTER TEMPORARY TABLE [IF EXISTS] <table> <alter_table_action>, ...",
  "DROP [TEMPORARY] TABLE [IF EXISTS] [IF EMPTY] <table>, ... [<on_cluster>] [SYNC | NO DELAY]",
  "DROP [TEMPORARY] VIEW [IF EXISTS] [IF EMPTY] <table>, ... [<on_cluster>] [SYNC | NO DELAY]",
  "DROP INDEX [IF EXISTS] <identifier> ON <table> [<on_cluster>]",
  "CREATE HYPOTHETICAL INDEX [IF NOT EXISTS] <identifier> ON <table> <expression> [TYPE <type_expression>] [GRANULARITY <integer>]",
  "CREATE HYPOTHETICAL PROJECTION [IF NOT EXISTS] <identifier> ON <table> <projection_body> [WITH SETTINGS ( <setting_list> )]",
  "Drop: DROP HYPOTHETICAL {INDEX | PROJECTION} [IF EXISTS] <identifier> ON <table>",
  "Drop: DROP ALL HYPOTHETICAL {INDEXES | PROJECTIONS}",
  "DETACH {TABLE | VIEW} [IF EXISTS] <table>, ... [<on_cluster>] [PERMANENTLY] [SYNC | NO DELAY]",
  "UNDROP TABLE <table> [<uuid>] [<on_cluster>]",
  "EXCHANGE {TABLES | DICTIONARIES} {<table> AND <table>}, ... [<on_cluster>]",
  "RENAME DATABASE {[IF EXISTS] <identifier> TO <identifier>}, ... [<on_cluster>]",
  "RENAME [TABLE | DICTIONARY] {[IF EXISTS] <table> TO <table>}, ... [<on_cluster>]",
  "TRUNCATE [TEMPORARY] [TABLE] [IF EXISTS] <table> [<on_cluster>] [SYNC | NO DELAY]",
  "TRUNCATE {DATABASE | [ALL] TABLES {FROM | IN}} [IF EXISTS] <database_name> [<show_pattern>] [<on_cluster>]",
  "EXPLAIN [<explain_kind>] <explained>",
  "EXPLAIN CURRENT TRANSACTION",
  "EXPLAIN TABLE OVERRIDE <function> ( [<engine_argument>, ...] ) [COLUMNS <table_elements>] [<table_clauses>]",
  "{DESCRIBE | DESC} [TABLE] <from_item>",
);
