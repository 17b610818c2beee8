/**
 * Users, roles and privileges.
 * https://docs.snowflake.com/en/sql-reference/commands-user-role
 */
import { objectKinds, plural } from "./kinds.ts";

const privileges = [
  "ALL [PRIVILEGES]",
  "[INHERITED] CALLER <any_name>",
  "CREATE <created_kind>",
  "APPLY [TAG | LEGAL HOLD]",
  "APPLY <policy_words>",
  ...["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "REBUILD", "EVOLVE SCHEMA", "USAGE", "OPERATE"],
  ...["MODIFY [[SESSION] LOG LEVEL | [SESSION] TRACE LEVEL | METRIC LEVEL | PROGRAMMATIC AUTHENTICATION METHODS]"],
  ...[
    "MONITOR [USAGE | EXECUTION | SECURITY]",
    "OWNERSHIP",
    "READ [SESSION | UNREDACTED AI OBSERVABILITY EVENTS TABLE]",
  ],
  ...["WRITE", "REFERENCE_USAGE", "USE_ANY_ROLE", "IMPORTED PRIVILEGES", "ADD SEARCH OPTIMIZATION", "APPLYBUDGET"],
  ...["ATTACH {POLICY | LISTING}", "AUDIT", "BIND SERVICE ENDPOINT", "CANCEL QUERY", "DEVELOP", "INSTALL", "ACCESS"],
  ...["EXECUTE [[MANAGED] {ALERT | TASK} | DATA METRIC FUNCTION | AUTO CLASSIFICATION]", "FAILOVER", "REPLICATE"],
  ...["IMPERSONATE", "IMPORT {SHARE | ORGANIZATION LISTING | ORGANIZATION USER GROUPS}", "INGEST", "RESOLVE ALL"],
  ...["MANAGE {GRANTS | WAREHOUSES | EVENT SHARING | {ACCOUNT | ORGANIZATION | USER} SUPPORT CASES}"],
  ...["MANAGE {LISTING AUTO FULFILLMENT | RELEASES | VERSIONS | SHARE TARGET | POLARIS CONNECTIONS}"],
  ...["MANAGE {ORGANIZATION LISTINGS | BUDGETS | ACCOUNT AUDIT}"],
  ...["OVERRIDE SHARE RESTRICTIONS", "PURCHASE DATA EXCHANGE LISTING", "VIEW LINEAGE", "PARTICIPATE"],
];

export const securityRules: readonly string[] = [
  `privilege = ${privileges.join(" | ")}`,
  "policy_words = {AGGREGATION | AUTHENTICATION | BACKUP | FEATURE | JOIN | MAINTENANCE | MASKING | NETWORK | PACKAGES | PASSWORD | PRIVACY | PROJECTION | ROW ACCESS | SESSION | SNAPSHOT | STORAGE LIFECYCLE} POLICY",
  `created_kind = ${
    [...objectKinds, "ACCOUNT", "TEMPORARY TABLE", "EXTERNAL FUNCTION", "DATA EXCHANGE LISTING", "ORGANIZATION LISTING"]
      .join(" | ")
  } | <class_name>`,
  `object_kind = ${objectKinds.join(" | ")}`,
  `object_kinds = ${objectKinds.map(plural).join(" | ")}`,
  `granted_object =
     ACCOUNT
   | {TABLE | VIEW | MATERIALIZED VIEW | EXTERNAL TABLE | DYNAMIC TABLE | ICEBERG TABLE | EVENT TABLE | HYBRID TABLE} <table>
   | <bare_table>
   | {FUNCTION | PROCEDURE | EXTERNAL FUNCTION | DATA METRIC FUNCTION} <function> [<signature>]
   | <object_kind> <name>, ...
   | <class_name> <name>
   | {ALL | FUTURE} <object_kinds> IN {SCHEMA <name> | DATABASE <name> | APPLICATION <name> | APPLICATION PACKAGE <name> | ACCOUNT}`,
  "instance_role = <name> ! <identifier>",
  "grantee = ROLE <name> | <bare_name> | {DATABASE ROLE | APPLICATION ROLE | SHARE | USER | APPLICATION | APPLICATION PACKAGE} <name>",
  "role_kind = ROLE | DATABASE ROLE | APPLICATION ROLE",
  `user_alteration =
     <renaming>
   | RESET PASSWORD
   | ABORT ALL QUERIES
   | ADD DELEGATED AUTHORIZATION OF ROLE <name> TO SECURITY INTEGRATION <name>
   | REMOVE DELEGATED {AUTHORIZATION OF ROLE <name> | AUTHORIZATIONS} FROM SECURITY INTEGRATION <name>
   | ADD {PROGRAMMATIC ACCESS TOKEN | PAT} <identifier> [<options>]
   | MODIFY {PROGRAMMATIC ACCESS TOKEN | PAT} <identifier> {RENAME TO <identifier> | SET <options> | UNSET <option_name>, ...}
   | ROTATE {PROGRAMMATIC ACCESS TOKEN | PAT} <identifier> [<options>]
   | REMOVE {PROGRAMMATIC ACCESS TOKEN | PAT} <identifier>
   | ENROLL MFA
   | {ADD | REMOVE | MODIFY} MFA METHOD <identifier> [SET <options>]
   | REMOVE MFA METHODS
   | {ADD | REMOVE} KEY <identifier> [<options>]
   | SET {AUTHENTICATION | PASSWORD | SESSION | NETWORK | FEATURE} POLICY <name> [FORCE]
   | UNSET {AUTHENTICATION | PASSWORD | SESSION | NETWORK | FEATURE} POLICY
   | <alteration>`,
];

export const securityStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] USER [IF NOT EXISTS] <name> [<property>] ...",
  "ALTER USER [[IF EXISTS] <name>] <user_alteration>",
  "CREATE [OR REPLACE | OR ALTER] ROLE [IF NOT EXISTS] <name> [<property>] ...",
  "CREATE [OR REPLACE | OR ALTER] DATABASE ROLE [IF NOT EXISTS] <name> [<property>] ...",
  "CREATE [OR REPLACE] DATABASE ROLE [IF NOT EXISTS] <name> CLONE <name>",
  "CREATE [OR REPLACE | OR ALTER] APPLICATION ROLE [IF NOT EXISTS] <name> [<options>]",
  "ALTER {ROLE | DATABASE ROLE | APPLICATION ROLE} [IF EXISTS] <name> {<renaming> | UNSET DCM PROJECT | <alteration>}",

  "GRANT OWNERSHIP ON <granted_object> TO <grantee> [{REVOKE | COPY} CURRENT GRANTS]",
  "GRANT <privilege>, ... ON <granted_object> TO <grantee> [WITH GRANT OPTION]",
  "GRANT {ALL [INHERITED] CALLER PRIVILEGES | {[INHERITED] CALLER <privilege>}, ...} ON <granted_object> TO <grantee>",
  "GRANT <role_kind> <name>, ... TO <grantee>",
  "GRANT SERVICE ROLE <instance_role> TO <grantee>",
  "GRANT <class_name> ROLE <instance_role> TO <grantee>",
  "REVOKE [GRANT OPTION FOR] <privilege>, ... ON <granted_object> FROM <grantee> [CASCADE | RESTRICT]",
  "REVOKE {ALL [INHERITED] CALLER PRIVILEGES | {[INHERITED] CALLER <privilege>}, ...} ON <granted_object> FROM <grantee>",
  "REVOKE <role_kind> <name>, ... FROM <grantee>",
  "REVOKE SERVICE ROLE <instance_role> FROM <grantee>",
  "REVOKE <class_name> ROLE <instance_role> FROM <grantee>",
];
