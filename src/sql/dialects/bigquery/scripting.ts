/**
 * The statements of the procedural language that hold no others.
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/procedural-language
 */

export const scriptingRules: readonly string[] = [
  "call_argument = [<identifier> =>] {TABLE <table> | MODEL <table> | DESCRIPTOR <columns> | <expression>}",
  "set_target = <identifier> | <parameter> [. <any_name>] ...",
  "using_argument = <expression> [AS <identifier>]",
  "transaction_mode = READ {ONLY | WRITE} | ISOLATION LEVEL <identifier> [<identifier>]",
];

export const scriptingStatements: readonly string[] = [
  "SET <set_target> = <expression>",
  "SET ( <identifier>, ... ) = <expression>",
  "CALL <function> ( [<call_argument>, ...] )",
  "Execute: EXECUTE IMMEDIATE <expression> [INTO <identifier>, ...] [USING <using_argument>, ...]",
  "RETURN",
  "RAISE [USING MESSAGE = <expression>]",
  "{BREAK | LEAVE | CONTINUE | ITERATE} [<identifier>]",
  "BEGIN [TRANSACTION] [<transaction_mode>, ...]",
  "START TRANSACTION [<transaction_mode>, ...]",
  "COMMIT [TRANSACTION]",
  "ROLLBACK [TRANSACTION]",
];
