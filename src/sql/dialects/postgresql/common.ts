/**
 * What many of PostgreSQL's statements share: names, options, signatures of routines and operators.
 * https://www.postgresql.org/docs/18/sql-commands.html
 */

export const commonRules: readonly string[] = [
  "word_or_string = <string> | <plain_word>",
  "role = CURRENT_ROLE | CURRENT_USER | SESSION_USER | <plain_word>",
  "roles = <role>, ...",
  "drop_behavior = CASCADE | RESTRICT",

  // Options: `definition` in brackets with `=`, `foreign_options` of foreign data, `utility_options` of commands.
  "definition = ( <definition_item>, ... )",
  "definition_item = <any_name> [= <definition_value>]",
  "definition_value = <type> | <number> | <string> | <operator> | OPERATOR ( <operator_name> ) | <any_name>",
  "storage_parameter = <any_name> [. <any_name>] [= <definition_value>]",
  "foreign_options = OPTIONS ( {<any_name> <string>}, ... )",
  "foreign_option_changes = OPTIONS ( <option_change>, ... )",
  "utility_options = ( {<utility_name> [<utility_value>]}, ... )",
  "utility_name = ANALYZE | ANALYSE | <plain_word>",
  "utility_value = TRUE | FALSE | ON | <number> | <word_or_string>",

  // Signatures.
  "routine_argument = [<argument_mode>] {<type> | <parameter_name> <type>} | <parameter_name> <argument_mode> <type>",
  "argument_mode = IN [OUT] | OUT | INOUT | VARIADIC",
  "routine_parameter = <routine_argument> [{DEFAULT | =} <expression>]",
  "signature = <function> [( [<routine_argument>, ...] )]",
  "aggregate_signature = <function> <aggregate_arguments>",
  `aggregate_arguments =
     ( '*' )
   | ( <routine_argument>, ... [ORDER BY <routine_argument>, ...] )
   | ( ORDER BY <routine_argument>, ... )`,
  "operator_name = [{<identifier> .} ...] <operator>",
  "operator_signature = <operator_name> ( {<type> , <type> | NONE , <type> | <type> , NONE} )",

  // Changes that most objects know.
  "set_schema = SET SCHEMA <identifier>",
  "owner = OWNER TO <role>",
  "rename = RENAME TO <identifier>",
  "depends = [NO] DEPENDS ON EXTENSION <identifier>",

  // Objects as COMMENT, SECURITY LABEL and ALTER EXTENSION name them.
  `plain_object =
     {TABLE | VIEW | MATERIALIZED VIEW | FOREIGN TABLE} <table>
   | {SEQUENCE | INDEX | COLLATION | CONVERSION | STATISTICS} <name>
   | TEXT SEARCH {CONFIGURATION | DICTIONARY | PARSER | TEMPLATE} <name>
   | {ACCESS METHOD | EVENT TRIGGER | EXTENSION | FOREIGN DATA WRAPPER | [PROCEDURAL] LANGUAGE | PUBLICATION | SCHEMA | SERVER
      | DATABASE | ROLE | SUBSCRIPTION | TABLESPACE} <identifier>
   | {TYPE | DOMAIN} <type>
   | AGGREGATE <aggregate_signature>
   | {FUNCTION | PROCEDURE | ROUTINE} <signature>`,
];
