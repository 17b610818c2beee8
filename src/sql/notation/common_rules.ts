/** Rules that every dialect's rows may use; a dialect's rule of the same name comes in its place. */
export const commonRules: readonly string[] = [
  "columns = ( <column>, ... )",
  "strings = ( <string>, ... )",
  "arguments = ( [<argument>, ...] )",
  "argument = [{IN [OUT] | OUT | INOUT | VARIADIC}] {<type> | <identifier> <type>} [{DEFAULT | = | :=} <expression>]",
  "order_by = ORDER BY <order_items>",
  "where = WHERE <predicate>",
];
