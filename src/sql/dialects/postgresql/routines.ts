/**
 * Functions, procedures, aggregates, languages, triggers and rules; calls of them. Bodies are text, or SQL where the
 * standard's `RETURN …` and `BEGIN ATOMIC … END` hold them.
 * https://www.postgresql.org/docs/18/sql-createfunction.html and its neighbours
 */

export const routineRules: readonly string[] = [
  `routine_option =
     AS <string> [, <string>]
   | LANGUAGE <word_or_string>
   | TRANSFORM {FOR TYPE <type>}, ...
   | WINDOW
   | <routine_property>`,
  `routine_property =
     CALLED ON NULL INPUT
   | RETURNS NULL ON NULL INPUT
   | STRICT
   | IMMUTABLE
   | STABLE
   | VOLATILE
   | [EXTERNAL] SECURITY {DEFINER | INVOKER}
   | [NOT] LEAKPROOF
   | COST <number>
   | ROWS <number>
   | SUPPORT <name>
   | SET <setting_change>
   | RESET <setting_reset>
   | PARALLEL <identifier>`,
  `routine_body =
     RETURN <expression>
   | BEGIN ATOMIC [[<routine_statement>] ;] ... END`,
  "routine_statement = RETURN <expression> | <statement>",
  "function_result = RETURNS {<type> | TABLE ( {<parameter_name> <type>}, ... )}",
  "trigger_event = INSERT | DELETE | UPDATE [OF <column>, ...] | TRUNCATE",
  "trigger_relation = {NEW | OLD} {TABLE | ROW} [AS] <identifier>",
  "trigger_call = EXECUTE {FUNCTION | PROCEDURE} <function> ( [<trigger_argument>, ...] )",
  "trigger_argument = <number> | <string> | <any_name>",
  "trigger_condition = WHEN ( <predicate> )",
  "rule_action = <row_statement> | NOTIFY <identifier> [, <string>]",
];

export const routineStatements: readonly string[] = [
  `CREATE [OR REPLACE] FUNCTION <function> ( [<routine_parameter>, ...] ) [<function_result>] [<routine_option>] ... [<routine_body>]`,
  `CREATE [OR REPLACE] PROCEDURE <function> ( [<routine_parameter>, ...] ) [<routine_option>] ... [<routine_body>]`,
  `ALTER {FUNCTION | PROCEDURE | ROUTINE} <signature> {
     <routine_property> ... [RESTRICT]
   | <rename> | <owner> | <set_schema> | <depends> }`,
  "DROP {FUNCTION | PROCEDURE | ROUTINE} [IF EXISTS] <signature>, ... [<drop_behavior>]",
  "CREATE [OR REPLACE] AGGREGATE <function> {<aggregate_arguments> <definition> | ( {<any_name> = <definition_value>}, ... )}",
  "ALTER AGGREGATE <aggregate_signature> {<rename> | <owner> | <set_schema>}",
  "DROP AGGREGATE [IF EXISTS] <aggregate_signature>, ... [<drop_behavior>]",
  "CALL <function_call>",
  "DO {<string> | LANGUAGE <word_or_string>} ...",
  `CREATE [OR REPLACE] [TRUSTED] [PROCEDURAL] LANGUAGE <identifier> [HANDLER <name> [INLINE <name>] [VALIDATOR <name> | NO VALIDATOR]]`,
  "ALTER [PROCEDURAL] LANGUAGE <identifier> {<rename> | <owner>}",
  `CREATE [OR REPLACE] TRIGGER <identifier> {BEFORE | AFTER | INSTEAD OF} <trigger_event> [{OR <trigger_event>} ...] ON <table>
     [REFERENCING <trigger_relation> ...] [FOR [EACH] {ROW | STATEMENT}] [<trigger_condition>] <trigger_call>`,
  `CreateTrigger: CREATE [OR REPLACE] CONSTRAINT TRIGGER <identifier> AFTER <trigger_event> [{OR <trigger_event>} ...] ON <table>
     [FROM <table>] [<constraint_timing>] ... FOR EACH ROW [<trigger_condition>] <trigger_call>`,
  "ALTER TRIGGER <identifier> ON <table> {<rename> | <depends>}",
  `CREATE EVENT TRIGGER <identifier> ON <any_name> [WHEN {<identifier> IN ( <string>, ... )} [{AND <identifier> IN ( <string>, ... )} ...]]
     EXECUTE {FUNCTION | PROCEDURE} <function> ( )`,
  "ALTER EVENT TRIGGER <identifier> {DISABLE | ENABLE [REPLICA | ALWAYS] | <rename> | <owner>}",
  `CREATE [OR REPLACE] RULE <identifier> AS ON {SELECT | INSERT | UPDATE | DELETE} TO <table> [WHERE <predicate>]
     DO [ALSO | INSTEAD] {NOTHING | <rule_action> | ( [<rule_action>] [{; [<rule_action>]} ...] )}`,
  "ALTER RULE <identifier> ON <table> <rename>",
  "DROP {TRIGGER | RULE | POLICY} [IF EXISTS] <identifier> ON <table> [<drop_behavior>]",
];
