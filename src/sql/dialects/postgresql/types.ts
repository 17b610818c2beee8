/**
 * Types, domains, casts, operators, collations, conversions and text search.
 * https://www.postgresql.org/docs/18/sql-createtype.html and its neighbours
 */

export const typeRules: readonly string[] = [
  "attribute = <identifier> <type> [COLLATE <name>]",
  `attribute_change =
     ADD ATTRIBUTE <attribute> [<drop_behavior>]
   | DROP ATTRIBUTE [IF EXISTS] <identifier> [<drop_behavior>]
   | ALTER ATTRIBUTE <identifier> [SET DATA] TYPE <type> [COLLATE <name>] [<drop_behavior>]`,
  "domain_attribute = COLLATE <name> | [CONSTRAINT <identifier>] <column_constraint> | <constraint_timing>",
  "domain_constraint = [CONSTRAINT <identifier>] {CHECK ( <predicate> ) | NOT NULL} [<constraint_timing>] ...",
  `operator_class_item =
     OPERATOR <integer> {<operator_signature> | <operator_name>} [FOR SEARCH | FOR ORDER BY <name>] [RECHECK]
   | FUNCTION <integer> [( <type>, ... )] <signature>
   | STORAGE <type>`,
  "operator_class_drop = {OPERATOR | FUNCTION} <integer> ( <type>, ... )",
  "transform_part = {FROM | TO} SQL WITH FUNCTION <signature>",
  `mapping_change =
     {ADD | ALTER} MAPPING FOR <identifier>, ... WITH <name>, ...
   | ALTER MAPPING [FOR <identifier>, ...] REPLACE <name> WITH <name>
   | DROP MAPPING [IF EXISTS] FOR <identifier>, ...`,
];

export const typeStatements: readonly string[] = [
  `CREATE TYPE <name> [{
     AS ( [<attribute>, ...] )
   | AS ENUM ( [<string>, ...] )
   | AS RANGE <definition>
   | <definition> }]`,
  `ALTER TYPE <name> {
     <attribute_change>, ...
   | ADD VALUE [IF NOT EXISTS] <string> [{BEFORE | AFTER} <string>]
   | DROP VALUE <string>
   | RENAME VALUE <string> TO <string>
   | RENAME ATTRIBUTE <identifier> TO <identifier> [<drop_behavior>]
   | SET <definition>
   | <rename> | <owner> | <set_schema> }`,
  "CREATE DOMAIN <name> [AS] <type> [<domain_attribute>] ...",
  `ALTER DOMAIN <name> {
     SET DEFAULT <expression>
   | DROP DEFAULT
   | {SET | DROP} NOT NULL
   | ADD <domain_constraint>
   | DROP CONSTRAINT [IF EXISTS] <identifier> [<drop_behavior>]
   | VALIDATE CONSTRAINT <identifier>
   | RENAME CONSTRAINT <identifier> TO <identifier>
   | <rename> | <owner> | <set_schema> }`,
  "DROP {TYPE | DOMAIN} [IF EXISTS] <type>, ... [<drop_behavior>]",
  `CREATE CAST ( <type> AS <type> ) {WITH FUNCTION <signature> | WITHOUT FUNCTION | WITH INOUT} [AS {ASSIGNMENT | IMPLICIT}]`,
  "DROP CAST [IF EXISTS] ( <type> AS <type> ) [<drop_behavior>]",
  "CREATE [OR REPLACE] TRANSFORM FOR <type> LANGUAGE <identifier> ( <transform_part> [, <transform_part>] )",
  "DROP TRANSFORM [IF EXISTS] FOR <type> LANGUAGE <identifier> [<drop_behavior>]",

  "CREATE OPERATOR <operator_name> <definition>",
  "ALTER OPERATOR <operator_signature> {SET <definition> | <owner> | <set_schema>}",
  "DROP OPERATOR [IF EXISTS] <operator_signature>, ... [<drop_behavior>]",
  `CREATE OPERATOR CLASS <name> [DEFAULT] FOR TYPE <type> USING <identifier> [FAMILY <name>] AS <operator_class_item>, ...`,
  "ALTER OPERATOR CLASS <name> USING <identifier> {<rename> | <owner> | <set_schema>}",
  "CREATE OPERATOR FAMILY <name> USING <identifier>",
  `ALTER OPERATOR FAMILY <name> USING <identifier> {
     ADD <operator_class_item>, ... | DROP <operator_class_drop>, ... | <rename> | <owner> | <set_schema> }`,
  "DROP OPERATOR {CLASS | FAMILY} [IF EXISTS] <name> USING <identifier> [<drop_behavior>]",

  "CREATE COLLATION [IF NOT EXISTS] <name> {<definition> | FROM <name>}",
  "ALTER COLLATION <name> {REFRESH VERSION | <rename> | <owner> | <set_schema>}",
  "CREATE [DEFAULT] CONVERSION <name> FOR <string> TO <string> FROM <name>",
  "ALTER CONVERSION <name> {<rename> | <owner> | <set_schema>}",

  "CREATE TEXT SEARCH {CONFIGURATION | DICTIONARY | PARSER | TEMPLATE} <name> <definition>",
  "ALTER TEXT SEARCH CONFIGURATION <name> {<mapping_change> | <rename> | <owner> | <set_schema>}",
  "ALTER TEXT SEARCH DICTIONARY <name> {<definition> | <rename> | <owner> | <set_schema>}",
  "ALTER TEXT SEARCH {PARSER | TEMPLATE} <name> {<rename> | <set_schema>}",
];
