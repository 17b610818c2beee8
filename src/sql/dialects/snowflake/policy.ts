/**
 * Policies, tags, contacts and sequences.
 * https://docs.snowflake.com/en/sql-reference/commands-security
 */
import { each } from "./kinds.ts";

export const policyRules: readonly string[] = [
  "body = <policy_arguments> RETURNS <type> -> <expression>",
  `expression_policy_alteration = <renaming> | SET BODY -> <expression> [<options>] | <alteration>`,
  "property_policy_alteration = <renaming> | SET <options> | <unset_list> | <tagging>",
  "sequence_properties = {{[WITH] START [WITH] [=] <number> | INCREMENT [BY] [=] <number> | {ORDER | NOORDER} | COMMENT = <string>}}",
  "tag_values = <tag_value>, ...",
  `tag_property =
     ALLOWED_VALUES <tag_values>
   | PROPAGATE = <value>
   | ON_CONFLICT = <value>
   | COMMENT = <string>`,
  "contact_method = {USERS = ( <name>, ... ) | EMAIL_DISTRIBUTION_LIST = <string> | URL = <string> | COMMENT = <string>} [,] ...",
];

export const policyStatements: readonly string[] = [
  ...each(
    "MASKING | ROW ACCESS | AGGREGATION | PROJECTION | JOIN | PRIVACY | STORAGE LIFECYCLE",
    (kind) =>
      `CREATE [OR REPLACE | OR ALTER] ${kind} POLICY [IF NOT EXISTS] <name>
     AS <body> [<property>] ...`,
  ),
  "ALTER {MASKING | ROW ACCESS | AGGREGATION | PROJECTION | JOIN | PRIVACY | STORAGE LIFECYCLE} POLICY [IF EXISTS] <name> <expression_policy_alteration>",
  ...each(
    "AUTHENTICATION | BACKUP | FEATURE | INGRESS | MAINTENANCE | NETWORK | PASSWORD | SESSION | SNAPSHOT",
    (kind) =>
      `CREATE [OR REPLACE | OR ALTER] ${kind} POLICY [IF NOT EXISTS] <name>
     [WITH RETENTION LOCK] [<property>] ...`,
  ),
  "CREATE [OR REPLACE | OR ALTER] PACKAGES POLICY [IF NOT EXISTS] <name> LANGUAGE {PYTHON | JAVA | SCALA} [<property>] ...",
  "ALTER {AUTHENTICATION | BACKUP | FEATURE | INGRESS | MAINTENANCE | PACKAGES | PASSWORD | SESSION | SNAPSHOT} POLICY [IF EXISTS] <name> <property_policy_alteration>",
  `ALTER NETWORK POLICY [IF EXISTS] <name> {
     <property_policy_alteration>
   | {ADD | REMOVE} {ALLOWED_NETWORK_RULE_LIST | BLOCKED_NETWORK_RULE_LIST | ALLOWED_IP_LIST | BLOCKED_IP_LIST} = {<value> | <strings>} }`,

  "CREATE [OR REPLACE | OR ALTER] TAG [IF NOT EXISTS] <name> [<tag_property>] ...",
  `ALTER TAG [IF EXISTS] <name> {
     <renaming>
   | {ADD | DROP} ALLOWED_VALUES <tag_values>
   | {SET | UNSET} {MASKING POLICY <name>}, ... [FORCE]
   | SET <tag_property> [,] ...
   | UNSET {ALLOWED_VALUES | COMMENT | PROPAGATE | ON_CONFLICT | DCM PROJECT}, ... }`,
  "CREATE [OR REPLACE] CONTACT [IF NOT EXISTS] <name> [<contact_method>] [<tag_clause>]",
  "ALTER CONTACT [IF EXISTS] <name> {<renaming> | SET <contact_method> | UNSET <option_name>, ... | <tagging>}",

  "CREATE [OR REPLACE] TYPE [IF NOT EXISTS] <name> AS <type> [<options>]",
  "ALTER TYPE [IF EXISTS] <name> {<renaming> | <alteration>}",

  "CREATE [OR REPLACE | OR ALTER] SEQUENCE [IF NOT EXISTS] <name> [<sequence_properties>]",
  "ALTER SEQUENCE [IF EXISTS] <name> {<renaming> | [SET] <sequence_properties> | UNSET COMMENT}",
];
