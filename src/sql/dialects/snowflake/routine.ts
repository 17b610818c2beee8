/**
 * Functions, procedures and what runs them.
 * https://docs.snowflake.com/en/sql-reference/commands-function
 */

export const routineRules: readonly string[] = [
  "returns = RETURNS {TABLE ( [{<column> <type>}, ...] ) | <type>} [[NOT] NULL]",
  `routine_option =
     LANGUAGE {SQL | JAVASCRIPT | PYTHON | JAVA | SCALA}
   | CALLED ON NULL INPUT
   | RETURNS NULL ON NULL INPUT
   | STRICT
   | VOLATILE
   | IMMUTABLE
   | MEMOIZABLE
   | COPY GRANTS
   | EXECUTE AS {CALLER | OWNER | RESTRICTED CALLER}
   | <property>`,
  "routine_body = <string> | <block>",
  "routine_source = <routine_arguments> [COPY GRANTS] <returns> [<routine_option>] ...",
  `routine_alteration =
     <renaming>
   | SET SECURE
   | UNSET SECURE
   | EXECUTE AS {CALLER | OWNER | RESTRICTED CALLER}
   | SET TAG <tags> [, <options>]
   | UNSET {SECURE | <option_name>}, ...
   | {SET | UNSET} {API_INTEGRATION | HEADERS | CONTEXT_HEADERS | MAX_BATCH_ROWS | COMPRESSION | REQUEST_TRANSLATOR | RESPONSE_TRANSLATOR} [= {<value> | <strings>}]
   | <alteration>`,
  "call_argument = <identifier> => <expression> | <expression>",
  "using = USING ( <expression>, ... )",
  "using_template = USING ( {<identifier> => <expression>}, ... )",
];

export const routineStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] [TEMP | TEMPORARY] [SECURE] [AGGREGATE] FUNCTION [IF NOT EXISTS] <function> <routine_source> [AS <routine_body>]",
  "CREATE [OR REPLACE | OR ALTER] [TEMP | TEMPORARY] [SECURE] PROCEDURE [IF NOT EXISTS] <function> <routine_source> [AS <routine_body>]",
  "CREATE [OR REPLACE | OR ALTER] [SECURE] EXTERNAL FUNCTION [IF NOT EXISTS] <function> <routine_source> AS <string>",
  "CREATE [OR REPLACE | OR ALTER] [SECURE] DATA METRIC FUNCTION [IF NOT EXISTS] <function> <routine_source> AS <string>",
  "ALTER [EXTERNAL | DATA METRIC] FUNCTION [IF EXISTS] <function> <signature> <routine_alteration>",
  "ALTER PROCEDURE [IF EXISTS] <function> <signature> <routine_alteration>",
  "DROP {FUNCTION | PROCEDURE | EXTERNAL FUNCTION | DATA METRIC FUNCTION} [IF EXISTS] <function> <signature>",

  "CALL <call> [INTO <parameter>]",
  "CallWith: WITH <identifier> AS PROCEDURE <routine_source> AS <routine_body> [, {<identifier> [<columns>] AS ( <query> )}, ...] CALL <call> [INTO <parameter>]",
  "EXECUTE IMMEDIATE <expression> [<using>]",
  "EXECUTE IMMEDIATE FROM {<stage> | <string>} [<using_template>] [DRY_RUN = <value>]",
];
