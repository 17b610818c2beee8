/**
 * Datashares, identity providers, masking and row-level security policies.
 * https://docs.aws.amazon.com/redshift/latest/dg/r_ALTER_DATASHARE.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_MASKING_POLICY.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_RLS_POLICY.html
 */

export const sharingRules: readonly string[] = [
  `shared_object =
     TABLE <table>, ...
   | SCHEMA <schema>, ...
   | FUNCTION <signature>, ...
   | ALL {TABLES | FUNCTIONS} IN SCHEMA <schema>, ...`,
  "truth = TRUE | FALSE",
  "provider_option = {NAMESPACE | PARAMETERS | APPLICATION_ARN} <string> | <iam_role> | AUTO_CREATE_ROLES {TRUE [{INCLUDE | EXCLUDE} GROUPS LIKE <string>] | FALSE}",
  "policy_column = <identifier> <type>",
  "policy_grantee = ROLE <identifier> | <identifier>",
  "masked_column = <operand>",
];

export const sharingStatements: readonly string[] = [
  "CREATE DATASHARE <identifier> [{{[SET] PUBLICACCESSIBLE [=] [<truth>] | MANAGEDBY [=] ADX}}]",
  `ALTER DATASHARE <identifier> {
     {ADD | REMOVE} <shared_object>
   | [SET] PUBLICACCESSIBLE [=] <truth>
   | SET INCLUDENEW [=] <truth> FOR SCHEMA <schema> }`,
  "DROP DATASHARE <identifier>",
  "DESC DATASHARE <identifier> [OF <namespace>]",

  "CREATE IDENTITY PROVIDER <identifier> TYPE <identifier> NAMESPACE <string> [<provider_option>] ...",
  "ALTER IDENTITY PROVIDER <identifier> {<provider_option> ... | ENABLE | DISABLE [CASCADE]}",
  "DROP IDENTITY PROVIDER <identifier> [CASCADE]",
  "DESC IDENTITY PROVIDER <identifier>",

  "CREATE MASKING POLICY [IF NOT EXISTS] <name> WITH ( <policy_column>, ... ) USING ( <expression>, ... )",
  "ALTER MASKING POLICY <name> USING ( <expression>, ... )",
  `ATTACH MASKING POLICY <name> ON <table> ( <masked_column>, ... ) [USING ( <masked_column>, ... )]
     TO <policy_grantee>, ... [PRIORITY <integer>]`,
  "DETACH MASKING POLICY <name> ON <table> ( <masked_column>, ... ) FROM <policy_grantee>, ...",
  "DROP MASKING POLICY [IF EXISTS] <name>",

  "CREATE RLS POLICY [IF NOT EXISTS] <name> [WITH ( <policy_column>, ... ) [[AS] <identifier>]] USING ( <predicate> )",
  "ALTER RLS POLICY <name> USING ( <predicate> )",
  "ATTACH RLS POLICY <name> ON [TABLE] <table>, ... TO <policy_grantee>, ...",
  "DETACH RLS POLICY <name> ON [TABLE] <table>, ... FROM <policy_grantee>, ...",
  "DROP RLS POLICY [IF EXISTS] <name> [CASCADE | RESTRICT]",
];
