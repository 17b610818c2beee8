/**
 * Variables, EXECUTE, and the heads of procedures, functions and triggers.
 * https://learn.microsoft.com/sql/t-sql/language-elements/execute-transact-sql,
 * https://learn.microsoft.com/sql/t-sql/statements/create-procedure-transact-sql and its neighbours.
 */

export const proceduralRules: readonly string[] = [
  `declared_variable =
     <parameter> [AS] TABLE <table_elements>
   | <parameter> [AS] CURSOR
   | <parameter> [AS] <type> [NOT NULL | NULL] [= <expression>]`,
  "assignment_operator = = | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '^=' | '|='",
  "procedure_name = [. | '..'] <identifier> [{. | '..'} <any_name>] ... [; <integer>]",
  `procedure_argument = [<parameter> =] {<parameter> [OUTPUT | OUT] | DEFAULT | <literal> | <identifier>}`,
  "procedure_call = <procedure_name> [<procedure_argument>, ...] [<execute_options>]",
  `execute_call =
     [<parameter> =] {<procedure_name> | <parameter>} [<procedure_argument>, ...] [<execute_options>]
   | <execute_text>`,
  "execute_options = WITH <execute_option>, ...",
  `execute_option =
     RECOMPILE
   | RESULT SETS {UNDEFINED | NONE | ( <result_set>, ... )}`,
  `result_set =
     ( <result_column>, ... )
   | AS {OBJECT <name> | TYPE <name> | FOR XML}`,
  "result_column = <any_name> <type> [COLLATE <identifier>] [NULL | NOT NULL]",
  "execute_text = ( <expression>, ... ) [AS {LOGIN | USER} = <string>] [AT [DATA_SOURCE] <identifier>] [<execute_options>]",
  "procedure_parameter = <parameter> [AS] {CURSOR | <type>} [VARYING] [NOT NULL | NULL] [= <expression>] [OUT | OUTPUT] [READONLY]",
  `module_option =
     ENCRYPTION | RECOMPILE | SCHEMABINDING | NATIVE_COMPILATION
   | RETURNS NULL ON NULL INPUT | CALLED ON NULL INPUT
   | INLINE = {ON | OFF}
   | {EXEC | EXECUTE} AS {CALLER | SELF | OWNER | <string>}`,
  "module_options = WITH <module_option>, ...",
  `procedure_head =
     <name> [; <integer>] [{( <procedure_parameter>, ... ) | <procedure_parameter>, ...}] [<module_options>] [FOR REPLICATION] AS`,
  `function_head =
     <name> ( [{<parameter> [AS] <type> [NOT NULL | NULL] [= <expression>] [READONLY]}, ...] ) RETURNS {
       TABLE [<table_elements>] | <parameter> TABLE <table_elements> | <type>} [<module_options>] [ORDER ( {<column> [ASC | DESC]}, ... )] [AS]`,
  "function_return = RETURN {<query> | <expression>}",
  `trigger_head =
     <name> ON {<table> | DATABASE | ALL SERVER} [<module_options>] {FOR | AFTER | INSTEAD OF} <trigger_event>, ...
       [WITH APPEND] [NOT FOR REPLICATION] AS`,
  "trigger_event = INSERT | UPDATE | DELETE | <identifier>",
  "external_name = EXTERNAL NAME <name>",
  `atomic_options =
     WITH ( {TRANSACTION ISOLATION LEVEL = {SNAPSHOT | REPEATABLE READ | SERIALIZABLE} | LANGUAGE = {<string> | <identifier>}
       | DATEFIRST = <integer> | DATEFORMAT = {<identifier> | <string>} | DELAYED_DURABILITY = {ON | OFF}}, ... )`,
];

export const proceduralStatements: readonly string[] = [
  "DECLARE <declared_variable>, ...",
  "SET <parameter> <assignment_operator> <expression>",
  "SET <parameter> = <cursor_definition>",
  "SET <parameter> {. | ::} <identifier> {= <expression> | ( [<expression>, ...] )}",
  "Execute: EXEC <execute_call>",
  "Execute: EXECUTE <execute_call>",
];
