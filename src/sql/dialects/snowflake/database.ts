/**
 * Databases, schemas, accounts, connections, replication, backups, and the session.
 * https://docs.snowflake.com/en/sql-reference/commands-database
 */
import { each } from "./kinds.ts";

export const databaseRules: readonly string[] = [
  "clone_option = IGNORE TABLES WITH INSUFFICIENT DATA RETENTION | IGNORE HYBRID TABLES | INCLUDE INTERNAL STAGES",
  "clone = CLONE <name> [<time_travel>] [<clone_option>] ...",
  "from_backup = FROM BACKUP SET <name> IDENTIFIER <string>",
  "schema_property = WITH MANAGED ACCESS | <property>",
  `container_alteration =
     <renaming>
   | SWAP WITH <name>
   | <alteration>
   | UNSET DCM PROJECT
   | {SET | UNSET} {CLASSIFICATION_PROFILE [= <string>]}`,
  "replica_accounts = ACCOUNTS <name>, ... | ACCOUNT <name>, ...",
  "policy_kind = {AUTHENTICATION | FEATURE | INGRESS | JOIN | MAINTENANCE | NETWORK | PACKAGES | PASSWORD | PRIVACY | SESSION} POLICY",
  "account_policy = <policy_kind> <name> [FOR ALL {PERSON | SERVICE} USERS | FOR ALL APPLICATIONS] [FORCE]",
  "group_accounts = <name>, ...",
  // The lists of REPLICATION GROUP and FAILOVER GROUP hold kinds of objects, of several words too.
  `group_property =
     OBJECT_TYPES = <group_object_type>, ...
   | {ALLOWED_DATABASES | ALLOWED_EXTERNAL_VOLUMES | ALLOWED_SHARES | ALLOWED_ACCOUNTS} = <name>, ...
   | ALLOWED_INTEGRATION_TYPES = <group_integration_type>, ...
   | REPLICATION_SCHEDULE = <string>
   | IGNORE EDITION CHECK
   | ERROR_INTEGRATION = <name>
   | <tag_clause>`,
  `group_object_type =
     {ACCOUNT | RESOURCE} {PARAMETERS | MONITORS}
   | {NETWORK | SESSION | PASSWORD | AUTHENTICATION} POLICIES
   | EXTERNAL VOLUMES
   | DATABASES | DATABASE | INTEGRATIONS | LISTINGS | ROLES | SHARES | USERS | WAREHOUSES | <identifier>`,
  "group_integration_type = {SECURITY | API | STORAGE | EXTERNAL ACCESS | NOTIFICATION | CATALOG} INTEGRATIONS",
  `group_alteration =
     <renaming>
   | SET <group_property> ...
   | UNSET {REPLICATION_SCHEDULE | ERROR_INTEGRATION | COMMENT}, ...
   | <tagging>
   | ADD <name>, ... TO {ALLOWED_DATABASES | ALLOWED_EXTERNAL_VOLUMES | ALLOWED_SHARES | ALLOWED_ACCOUNTS} [IGNORE EDITION CHECK]
   | REMOVE <name>, ... FROM {ALLOWED_DATABASES | ALLOWED_EXTERNAL_VOLUMES | ALLOWED_SHARES | ALLOWED_ACCOUNTS}
   | MOVE {DATABASES | SHARES | EXTERNAL VOLUMES} <name>, ... TO {FAILOVER | REPLICATION} GROUP <name>
   | REFRESH
   | SUSPEND [IMMEDIATE]
   | RESUME`,
];

export const databaseStatements: readonly string[] = [
  "CREATE [OR REPLACE | OR ALTER] [TRANSIENT] DATABASE [IF NOT EXISTS] <bare_name> [<clone>] [<property>] ...",
  "CREATE [OR REPLACE] [TRANSIENT] DATABASE [IF NOT EXISTS] <bare_name> {FROM SHARE <name> | FROM LISTING {<name> | <string>} | AS REPLICA OF <name> | <from_backup>} [<property>] ...",
  `ALTER DATABASE [IF EXISTS] <bare_name> {
     <container_alteration>
   | {ENABLE | DISABLE} REPLICATION [TO <replica_accounts>] [IGNORE EDITION CHECK]
   | {ENABLE | DISABLE} FAILOVER [TO <replica_accounts>]
   | REFRESH
   | PRIMARY
   | {SUSPEND | RESUME} DISCOVERY }`,
  "CREATE [OR REPLACE | OR ALTER] [TRANSIENT | VERSIONED] SCHEMA [IF NOT EXISTS] <name> [<clone>] [<schema_property>] ...",
  "CREATE [OR REPLACE] [TRANSIENT] SCHEMA [IF NOT EXISTS] <name> <from_backup>",
  "ALTER SCHEMA [IF EXISTS] <name> {<container_alteration> | {ENABLE | DISABLE} MANAGED ACCESS}",
  "{DROP | UNDROP} {DATABASE | SCHEMA} [IF EXISTS] <bare_name> [CASCADE | RESTRICT]",
  "UNDROP {ACCOUNT | DYNAMIC TABLE | ICEBERG TABLE | EXTERNAL VOLUME | NOTEBOOK | STREAMLIT | TAG | TYPE | VIEW | LISTING | WORKSPACE} <name>",

  "CREATE [ORGANIZATION] ACCOUNT <name> <options>",
  `ALTER ACCOUNT {
     <alteration>
   | SET <account_policy>
   | UNSET <policy_kind> [FOR ALL {PERSON | SERVICE} USERS | FOR ALL APPLICATIONS]
   | ADD ORGANIZATION USER GROUP <name>
   | REMOVE ORGANIZATION USER GROUP <name>
   | SUSPEND | RESUME }`,
  `ALTER ACCOUNT <name> {
     RENAME TO <name> [SAVE_OLD_URL = <value>]
   | DROP OLD URL
   | DROP OLD ORGANIZATION URL
   | <alteration>
   | SET <account_policy> }`,
  "ALTER ORGANIZATION ACCOUNT [IF EXISTS] [<name>] {RENAME TO <name> [SAVE_OLD_URL = <value>] | DROP OLD URL | <alteration> | SET <account_policy> | UNSET <policy_kind>}",
  "DROP ACCOUNT [IF EXISTS] <name> [GRACE_PERIOD_IN_DAYS = <integer>]",
  "CREATE MANAGED ACCOUNT <name> {<identifier> = <value>} [,] ...",
  "DROP MANAGED ACCOUNT <name>",

  "CREATE CONNECTION [IF NOT EXISTS] <name> [AS REPLICA OF <name>] [<property>] ...",
  "ALTER CONNECTION [IF EXISTS] <name> { {ENABLE | DISABLE} FAILOVER [TO ACCOUNTS <name>, ...] | PRIMARY | <alteration>}",

  ...each("REPLICATION | FAILOVER", (kind) => `CREATE ${kind} GROUP [IF NOT EXISTS] <name> <group_property> ...`),
  ...each("REPLICATION | FAILOVER", (kind) => `CREATE ${kind} GROUP [IF NOT EXISTS] <name> AS REPLICA OF <name>`),
  "ALTER REPLICATION GROUP [IF EXISTS] <name> <group_alteration>",
  "ALTER FAILOVER GROUP [IF EXISTS] <name> {<group_alteration> | PRIMARY}",

  ...each(
    "BACKUP | SNAPSHOT",
    (kind) =>
      `CREATE [OR REPLACE] ${kind} SET [IF NOT EXISTS] <name> FOR {TABLE <table> | DYNAMIC TABLE <table> | SCHEMA <name> | DATABASE <name>} [WITH {BACKUP | SNAPSHOT} POLICY <name>] [<property>] ...`,
  ),
  `ALTER {BACKUP | SNAPSHOT} SET [IF EXISTS] <name> {
     ADD {BACKUP | SNAPSHOT}
   | DELETE {BACKUP | SNAPSHOT} IDENTIFIER <string>
   | MODIFY {BACKUP | SNAPSHOT} IDENTIFIER <string> {ADD | REMOVE} LEGAL HOLD
   | APPLY {BACKUP | SNAPSHOT} POLICY <name> [FORCE]
   | {SUSPEND | RESUME} {BACKUP | SNAPSHOT} {POLICY | CREATION POLICY | EXPIRATION POLICY}
   | <alteration> }`,

  "ALTER SESSION {SET <options> | UNSET <option_name>, ...}",
  "USE {ROLE | WAREHOUSE | DATABASE | SCHEMA} <name>",
  "USE SECONDARY ROLES {ALL | NONE | <name>, ...}",
  "USE <bare_name>",
  "SET <identifier> = <expression>",
  "SET ( <identifier>, ... ) = ( <expression>, ... )",
  "SET ( <identifier>, ... ) = ( <query> )",
  "UNSET {<identifier> | ( <identifier>, ... )}",
  "COMMENT [IF EXISTS] ON {TABLE | VIEW | MATERIALIZED VIEW | EXTERNAL TABLE | DYNAMIC TABLE | ICEBERG TABLE | EVENT TABLE} <table> IS <string>",
  "COMMENT [IF EXISTS] ON COLUMN <column> IS <string>",
  "COMMENT [IF EXISTS] ON {FUNCTION | PROCEDURE} <function> <signature> IS <string>",
  "COMMENT [IF EXISTS] ON <object_kind> <name> IS <string>",
];
