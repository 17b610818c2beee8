/** What many of Snowflake's statements have in common: tags, contacts, signatures, filters of SHOW. */

export const snowflakeSharedRules: readonly string[] = [
  "tag_value = <string> | <quoted_name> | <parameter>",
  "tags = {<name> = <tag_value>}, ...",
  "tag_clause = [WITH] TAG ( <tags> )",
  "contacts = {<identifier> = <name>}, ...",
  "contact_clause = [WITH] CONTACT ( <contacts> )",
  "property = <options> | <tag_clause> | <contact_clause>",
  // What every object that can be tagged has in its ALTER.
  "set_item = TAG <tags> | CONTACT <contacts> | <options>",
  "unset_item = TAG <name> | CONTACT <identifier> | <option_name>",
  "tagging = SET TAG <tags> | UNSET TAG <name>, ... | SET CONTACT <contacts> | UNSET CONTACT <identifier>, ...",
  "alteration = SET <set_item> [,] ... | UNSET TAG <name>, ... | UNSET <unset_item>, ...",
  "renaming = RENAME TO <name>",
  "unset_list = UNSET <option_name> [,] ...",
  "signature = ( [<signature_item>, ...] )",
  "signature_item = TABLE ( <type>, ... ) | <type> | <identifier> <type>",
  "routine_argument = <any_name> [IN | OUT | INOUT | INPUT | OUTPUT] {TABLE ( {<identifier> <type>}, ... ) | <type>} [DEFAULT <expression>]",
  "routine_arguments = ( [<routine_argument>, ...] )",
  "policy_arguments = ( [{<identifier> <type>}, ...] )",
  "source = <stage> | <string>",
  "number_or_variable = <number> | <parameter>",
];
