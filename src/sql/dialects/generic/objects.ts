/**
 * Schemas, sequences, routines, triggers, types and other objects without a dialect: standard SQL (ISO/IEC 9075-2,
 * clauses 11 and 12; 9075-4 for routines) and what the databases write alike.
 */

export const objectRules: readonly string[] = [
  "drop_behavior = CASCADE | RESTRICT",
  "argument_mode = IN [OUT] | OUT | INOUT | VARIADIC",
  "routine_argument = [<argument_mode>] {<type> | <identifier> <type>} | <identifier> <argument_mode> <type>",
  "routine_parameter = <routine_argument> [{DEFAULT | = | :=} <expression>]",
  "signature = <function> [( [<routine_argument>, ...] )]",
  `routine_option =
     AS <string> [, <string>]
   | LANGUAGE {<string> | <identifier>}
   | [NOT] DETERMINISTIC
   | NO SQL | CONTAINS SQL | READS SQL DATA | MODIFIES SQL DATA
   | CALLED ON NULL INPUT | RETURNS NULL ON NULL INPUT
   | STRICT | IMMUTABLE | STABLE | VOLATILE
   | [EXTERNAL | SQL] SECURITY {DEFINER | INVOKER}
   | EXECUTE AS {CALLER | OWNER}
   | [NOT] LEAKPROOF
   | PARALLEL {SAFE | UNSAFE | RESTRICTED}
   | {COST | ROWS} <number>
   | DYNAMIC RESULT SETS <integer>
   | SPECIFIC <name>
   | EXTERNAL [NAME <string>]
   | COMMENT [=] <string>`,
  `routine_body =
     RETURN <expression>
   | AS {( {<query> | <expression>} ) | <query>}
   | [AS] BEGIN [ATOMIC] [[<routine_statement>] ;] ... END
   | <row_statement>`,
  "routine_statement = RETURN [<expression>] | <statement>",
  "function_result = RETURNS {<type> | TABLE ( {<identifier> <type>}, ... )}",
  "trigger_event = INSERT | DELETE | UPDATE [OF <column>, ...] | TRUNCATE",
  `trigger_relation = {NEW | OLD} {TABLE | ROW} [AS] <identifier> | {NEW | OLD} [AS] <identifier>`,
  `trigger_body =
     EXECUTE {FUNCTION | PROCEDURE} <call>
   | BEGIN [ATOMIC] [[<routine_statement>] ;] ... END
   | <row_statement>
   | SET <assignments>
   | CALL <call>`,
  `cast_routine =
     SPECIFIC {ROUTINE | FUNCTION | PROCEDURE} <name>
   | {ROUTINE | FUNCTION | PROCEDURE | [INSTANCE | STATIC | CONSTRUCTOR] METHOD} <function> [( [<type>, ...] )] [FOR <name>]`,
  "attribute = <identifier> <type> [DEFAULT <expression>] [COLLATE <name>]",
  "domain_attribute = COLLATE <name> | [CONSTRAINT <identifier>] {<column_constraint>} [<constraint_timing>] ...",
  `database_option =
     [DEFAULT] {CHARACTER SET | CHARSET | COLLATE} [=] <value>
   | {OWNER | TEMPLATE | ENCODING | TABLESPACE | LOCALE | LC_COLLATE | LC_CTYPE | COMMENT} [=] <value>
   | CONNECTION LIMIT [=] <number>`,
  `described_object =
     {TABLE | VIEW | MATERIALIZED VIEW} <table>
   | {COLUMN | INDEX | SEQUENCE | TYPE | DOMAIN | SCHEMA | DATABASE | ROLE} <name>
   | {FUNCTION | PROCEDURE} <signature>
   | {CONSTRAINT | TRIGGER} <identifier> ON <table>`,
  "renaming = RENAME TO <name> | OWNER TO <user> | SET SCHEMA <identifier>",
];

export const objectStatements: readonly string[] = [
  "CREATE SCHEMA [IF NOT EXISTS] {AUTHORIZATION <user> | <name> [AUTHORIZATION <user>]} [DEFAULT CHARACTER SET <name>] [<schema_element>] ...",
  "ALTER SCHEMA <name> {RENAME TO <identifier> | OWNER TO <user>}",
  "DROP SCHEMA [IF EXISTS] <name>, ... [<drop_behavior>]",
  "CREATE [OR REPLACE] DATABASE [IF NOT EXISTS] <identifier> [WITH] [<database_option>] ...",
  "ALTER DATABASE <identifier> {[SET] <database_option> ... | RENAME TO <identifier> | OWNER TO <user>}",
  "DROP DATABASE [IF EXISTS] <identifier>",

  "CREATE [OR REPLACE] [TEMPORARY | TEMP] SEQUENCE [IF NOT EXISTS] <name> [AS <type>] [<sequence_option> [,] ...]",
  "ALTER SEQUENCE [IF EXISTS] <name> { {<sequence_option> | RESTART [[WITH] <number>] | OWNED BY <name>} ... | <renaming> }",
  "DROP SEQUENCE [IF EXISTS] <name>, ... [<drop_behavior>]",

  "CREATE [OR REPLACE] FUNCTION [IF NOT EXISTS] <function> ( [<routine_parameter>, ...] ) <function_result> [<routine_option>] ... [<routine_body>]",
  "CREATE [OR REPLACE] PROCEDURE [IF NOT EXISTS] <function> [( [<routine_parameter>, ...] )] [<routine_option>] ... [<routine_body>]",
  "ALTER {FUNCTION | PROCEDURE | ROUTINE} <signature> {<renaming> | <routine_option> ...}",
  "DROP {FUNCTION | PROCEDURE | ROUTINE} [IF EXISTS] <signature>, ... [<drop_behavior>]",
  "CALL <call>",

  `CREATE [OR REPLACE] [CONSTRAINT] TRIGGER [IF NOT EXISTS] <name> [BEFORE | AFTER | INSTEAD OF] <trigger_event> [{OR <trigger_event>} ...] ON <table>
     [FROM <table>] [<constraint_timing>] ... [REFERENCING <trigger_relation> ...] [FOR [EACH] {ROW | STATEMENT}] [WHEN <predicate>] <trigger_body>`,
  "ALTER TRIGGER <name> {ON <table> RENAME TO <identifier> | ENABLE | DISABLE}",
  "DROP TRIGGER [IF EXISTS] <name> [ON <table>] [<drop_behavior>]",

  "CREATE CAST ( <type> AS <type> ) {WITH <cast_routine> | WITHOUT FUNCTION | WITH INOUT} [AS {ASSIGNMENT | IMPLICIT}]",
  "DROP CAST [IF EXISTS] ( <type> AS <type> ) [<drop_behavior>]",
  "CREATE [OR REPLACE] TYPE <name> [{AS ( <attribute>, ... ) | AS ENUM ( <string>, ... ) | AS <type>} [[NOT] FINAL]]",
  "ALTER TYPE <name> {ADD VALUE <string> | {ADD | DROP} ATTRIBUTE <identifier> [<type>] | <renaming>}",
  "DROP TYPE [IF EXISTS] <name>, ... [<drop_behavior>]",
  "CREATE DOMAIN <name> [AS] <type> [DEFAULT <expression>] [<domain_attribute>] ...",
  "ALTER DOMAIN <name> {SET DEFAULT <expression> | DROP DEFAULT | ADD [CONSTRAINT <identifier>] CHECK ( <predicate> ) | DROP CONSTRAINT <identifier> | <renaming>}",
  "DROP DOMAIN [IF EXISTS] <name>, ... [<drop_behavior>]",
  "CREATE ASSERTION <name> CHECK ( <predicate> ) [<constraint_timing>] ...",
  "DROP ASSERTION <name> [<drop_behavior>]",
  "CREATE COLLATION [IF NOT EXISTS] <name> {FOR <name> FROM <name> [NO PAD | PAD SPACE] | FROM <name>}",
  "CREATE CHARACTER SET <name> [AS] GET <name> [COLLATE <name>]",
  "CREATE TRANSLATION <name> FOR <name> TO <name> FROM <name>",
  "DROP {COLLATION | CHARACTER SET | TRANSLATION} <name>",
  "CREATE EXTENSION [IF NOT EXISTS] <identifier> [WITH] [{{SCHEMA <identifier> | VERSION <value> | CASCADE}}]",
  "DROP EXTENSION [IF EXISTS] <identifier>, ... [<drop_behavior>]",
  "CREATE [OR REPLACE] [PUBLIC] SYNONYM <name> FOR <name>",
  "DROP [PUBLIC] SYNONYM [IF EXISTS] <name>",
  "DROP {MODEL | EVENT} [IF EXISTS] <name>",

  "COMMENT [IF EXISTS] ON <described_object> IS {<string> | NULL}",
];
