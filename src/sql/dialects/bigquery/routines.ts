/**
 * Functions, procedures and models.
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/data-definition-language,
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/bigqueryml-syntax-create
 */

export const routineRules: readonly string[] = [
  "routine_type = ANY {TYPE | TABLE | STRUCT | ARRAY | ENUM | PROTO} | <type>",
  "function_parameter = {<identifier> <routine_type> | <routine_type>} [AS <identifier>] [DEFAULT <expression>] [NOT AGGREGATE]",
  "function_parameters = ( [<function_parameter>, ...] )",
  "procedure_parameter = [IN | OUT | INOUT] <identifier> <routine_type>",
  "connection = WITH CONNECTION {<name> | DEFAULT}",
  "determinism = DETERMINISTIC | NOT DETERMINISTIC | IMMUTABLE | STABLE | VOLATILE",
  "security = SQL SECURITY {INVOKER | DEFINER}",
  "language = LANGUAGE <identifier> [<connection>] | REMOTE [<connection>] | <connection>",
  "function_body = AS {<string> | ( <expression> )}",
  `function_tail =
     OPTIONS <options_list> [<function_body>]
   | <function_body> [OPTIONS <options_list>]`,
  "code = AS <string>",
  `procedure_body =
     <block>
   | LANGUAGE <identifier> [<code>]`,
  "table_function_body = AS {<query> | <string>}",
  `model_location = REMOTE [<connection>] | <connection>`,
  "model_part = <identifier> AS ( <query> )",
];

export const routineStatements: readonly string[] = [
  `CreateFunction: CREATE [OR REPLACE] [TEMP | TEMPORARY | PUBLIC | PRIVATE] [AGGREGATE] FUNCTION [IF NOT EXISTS] <function> <function_parameters>
     [RETURNS <routine_type>] [<security>] [<determinism>] [<language>] [<function_tail>]`,
  `CreateTableFunction: CREATE [OR REPLACE] [TEMP | TEMPORARY | PUBLIC | PRIVATE] TABLE FUNCTION [IF NOT EXISTS] <function> <function_parameters>
     [RETURNS <routine_type>] [<security>] [<language>] [OPTIONS <options_list>] [<table_function_body>] [OPTIONS <options_list>]`,
  `CreateProcedure: CREATE [OR REPLACE] [TEMP | TEMPORARY | PUBLIC | PRIVATE] PROCEDURE [IF NOT EXISTS] <function> ( [<procedure_parameter>, ...] )
     [EXTERNAL SECURITY {INVOKER | DEFINER}] [<connection>] [OPTIONS <options_list>] <procedure_body>`,
  `CreateModel: CREATE [OR REPLACE] [TEMP | TEMPORARY] MODEL [IF NOT EXISTS] <name>
     [INPUT <table_elements> OUTPUT <table_elements>] [TRANSFORM ( <select_list> )] [<model_location>] [OPTIONS <options_list>] [AS {<query> | ( <model_part>, ... )}]`,
  "ALTER MODEL [IF EXISTS] <name> {SET OPTIONS <options_list> | RENAME TO <name>}, ...",
  "DropFunction: DROP FUNCTION [IF EXISTS] <function> [<function_parameters>]",
  "DropFunction: DROP TABLE FUNCTION [IF EXISTS] <function>",
  "DropProcedure: DROP PROCEDURE [IF EXISTS] <function>",
  "DropModel: DROP MODEL [IF EXISTS] <name>",
  "ExportModel: EXPORT MODEL <name> [<connection>] [OPTIONS <options_list>]",
];
