/**
 * SHOW and DROP of all kinds of objects.
 * https://docs.snowflake.com/en/sql-reference/sql/show
 */
import { objectKinds, plural } from "./kinds.ts";

/** What SHOW lists beside the objects of `objectKinds`. */
const lists = [
  ...["AVAILABLE LISTINGS", "AVAILABLE ORGANIZATION PROFILES", "CHANNELS", "CLASSES", "COLUMNS", "CONFIGURATIONS"],
  ...["COMPUTE POOL INSTANCE FAMILIES", "CORTEX BASE MODELS", "DELEGATED AUTHORIZATIONS", "EXTERNAL FUNCTIONS"],
  ...[
    "GLOBAL ACCOUNTS",
    "GIT BRANCHES",
    "GIT TAGS",
    "IMAGES",
    "IMPORTED KEYS",
    "EXPORTED KEYS",
    "INDEXES",
    "JOB SERVICES",
  ],
  ...["ACCOUNTS", "LOCKS", "MANAGED ACCOUNTS", "OBJECTS", "ORGANIZATION ACCOUNTS", "PRIMARY KEYS", "UNIQUE KEYS"],
  ...["PRIVILEGES", "REFERENCES", "REGIONS", "RELEASE CHANNELS", "RELEASE DIRECTIVES", "REPLICATION ACCOUNTS"],
  ...["REPLICATION DATABASES", "SEMANTIC DIMENSIONS", "SEMANTIC FACTS", "SEMANTIC METRICS", "SERVICE CONTAINERS"],
  ...["SERVICE INSTANCES", "SERVICE VOLUMES", "ENDPOINTS", "SPECIFICATIONS", "TELEMETRY EVENT DEFINITIONS"],
  ...["TRANSACTIONS", "USER FUNCTIONS", "USER PROCEDURES", "VARIABLES", "VERSIONS", "BACKUPS", "DEPLOYMENTS"],
  ...["ENTITIES", "RUNS", "RUN METRICS", "RUN PARAMETERS", "CONTACTS", "PUBLISHED LISTINGS"],
  ...["SHARED OBJECTS", "FAILOVER PRIMARIES", "INTERACTIVE TABLES", "ORGANIZATION LISTINGS", "OFFERS", "PRICING PLANS"],
];

/** What people ask for most; messages list these first. */
const usual = ["TABLES", "VIEWS", "SCHEMAS", "DATABASES", "COLUMNS", "WAREHOUSES"];

const filters = `{{
     LIKE <string>
   | <show_scope>
   | STARTS WITH <string>
   | LIMIT <integer> [FROM <string>]
   | {FOR | BY} {USER | METRIC | TABLE | SERVICE} <name>
   | ON {TABLE | ACCOUNT | MODEL | <object_kind>} [<name>]
   | TO {USER | ACCOUNT | APPLICATION | SECURITY INTEGRATION} <name>
   | ROOT ONLY
   | EXCLUDE JOBS
   | WITH PRIMARY <name>
   | WITH PRIVILEGES <any_name>, ... }}`;

/** Those of the objects that a name alone stands for: no table, nothing with a signature. */
const named = [
  ...objectKinds.filter((kind) => !/TABLE$|VIEW$|FUNCTION$|^(PROCEDURE|DATABASE|SCHEMA)$/.test(kind)),
  "SEMANTIC VIEW",
];

/** What DESCRIBE knows beside them. */
const described = ["DATABASE", "SCHEMA", "AVAILABLE LISTING", "CATALOG", "CONFIGURATION"];

export const showRules: readonly string[] = [
  `shown = ${[...new Set([...usual, ...objectKinds.map(plural), ...lists])].join(" | ")}`,
  `show_scope =
     IN ACCOUNT [<bare_name>]
   | IN {DATABASE | SCHEMA} [<bare_name>]
   | IN {TABLE | VIEW} [<table>]
   | IN {
       APPLICATION | APPLICATION PACKAGE | BACKUP SET | CLASS | COMPUTE POOL | CORTEX SEARCH SERVICE | DATASET | DBT PROJECT
     | DCM PROJECT | EXPERIMENT | FAILOVER GROUP | GIT REPOSITORY | IMAGE REPOSITORY | LISTING | MODEL | NOTEBOOK
     | PIPE | REPLICATION GROUP | SEMANTIC VIEW | SERVICE | SHARE | SNAPSHOT SET | STREAMLIT | WORKSPACE | SNOWFLAKE INTELLIGENCE | AGENT | GATEWAY } <name>
   | IN <bare_name>`,
  "parameters_scope = {IN | FOR} {SESSION | ACCOUNT | USER [<name>] | {WAREHOUSE | DATABASE | SCHEMA | TASK | PIPE} [<name>] | TABLE [<table>]}",
  `granted_kind =
     ACCOUNT
   | {FUNCTION | PROCEDURE | EXTERNAL FUNCTION | DATA METRIC FUNCTION} <function> [<signature>]
   | {TABLE | VIEW | MATERIALIZED VIEW | EXTERNAL TABLE | DYNAMIC TABLE | ICEBERG TABLE | EVENT TABLE} <table>
   | <object_kind> <name>
   | <class_name> <name>`,
];

export const showStatements: readonly string[] = [
  `SHOW [TERSE] <shown> [HISTORY] [${filters}]`,
  `SHOW <class_name> [INSTANCES] [${filters}]`,
  "SHOW PARAMETERS [LIKE <string>] [<parameters_scope>] [LIKE <string>]",
  "SHOW LOCKS [IN ACCOUNT]",
  `SHOW GRANTS [
     ON <granted_kind>
   | TO {ROLE | USER | DATABASE ROLE | APPLICATION ROLE | APPLICATION | SERVICE ROLE} <name>
   | TO SHARE <name> [IN APPLICATION PACKAGE <name>]
   | TO {SERVICE ROLE | <class_name> ROLE} <instance_role>
   | OF {ROLE | DATABASE ROLE | APPLICATION ROLE | SHARE} <name>
   | OF SERVICE ROLE <instance_role>
   | IN {SCHEMA | DATABASE} <name> ] [LIMIT <integer>]`,
  "SHOW CALLER GRANTS {ON <granted_kind> | TO {ROLE | USER | DATABASE ROLE | APPLICATION | APPLICATION ROLE} <name>}",
  "SHOW FUTURE GRANTS {IN {SCHEMA | DATABASE} <name> | TO {ROLE | DATABASE ROLE} <name>}",
  "SHOW ROLES IN {SERVICE <name> | CLASS <class_name>}",
  "SHOW USER {PROGRAMMATIC ACCESS TOKENS | PATS | WORKLOAD IDENTITY AUTHENTICATION METHODS} [FOR USER <name>]",
  "SHOW MFA METHODS [FOR USER <name>]",
  "SHOW SEMANTIC DIMENSIONS [LIKE <string>] IN <name> FOR METRIC <name> [STARTS WITH <string>] [LIMIT <integer>]",

  `DROP {${named.join(" | ")}} [IF EXISTS] <name>`,
  `{DESCRIBE | DESC} {${[...named, ...described].join(" | ")}} <name>`,
  "{DESCRIBE | DESC} TRANSACTION <integer>",
  "{DESCRIBE | DESC} SEARCH OPTIMIZATION ON <table>",
];
