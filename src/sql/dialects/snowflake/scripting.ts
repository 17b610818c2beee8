/** Statements of Snowflake Scripting. https://docs.snowflake.com/en/sql-reference/snowflake-scripting */

export const scriptingRules: readonly string[] = [
  "scripting_value = [ASYNC] ( <statement> ) | <expression>",
  "default_value = {DEFAULT | :=} <scripting_value>",
  "variable = <identifier> | <parameter>",
  "cursor = CURSOR FOR {<query> | <name>}",
  `declaration =
     <identifier> <cursor>
   | <identifier> RESULTSET [<default_value>]
   | <identifier> EXCEPTION [( <number> , <string> )]
   | <identifier> PROCEDURE <routine_source> AS <routine_body>
   | <identifier> <type> [<default_value>]
   | <identifier> <default_value>`,
];

export const scriptingStatements: readonly string[] = [
  "LET <identifier> {<cursor> | RESULTSET [<default_value>] | [<type>] <default_value>}",
  "RETURN [TABLE ( {<query> | <expression>} ) | ( <statement> ) | <expression>]",
  "RAISE [<identifier>]",
  "OPEN <identifier> [USING ( <expression>, ... )]",
  "FETCH <identifier> INTO <variable>, ...",
  "CLOSE <identifier>",
  "{BREAK | EXIT} [<identifier>]",
  "{CONTINUE | ITERATE} [<identifier>]",
  "AWAIT {ALL | <identifier>}",
  "CANCEL <identifier>",
  "ASYNC ( <statement> )",
  "NULL",
];
