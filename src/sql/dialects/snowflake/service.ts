/**
 * Snowpark Container Services, Streamlit, notebooks, Git, models, Cortex, projects.
 * https://docs.snowflake.com/en/sql-reference/commands-snowpark-container-services
 */
import { each } from "./kinds.ts";

export const serviceRules: readonly string[] = [
  `specification =
     FROM SPECIFICATION <string>
   | FROM SPECIFICATION_TEMPLATE <string> [<template_arguments>]
   | FROM [<stage>] SPECIFICATION_FILE = <string>
   | FROM [<stage>] SPECIFICATION_TEMPLATE_FILE = <string> [<template_arguments>]
   | FROM [<stage>] SPECIFICATION = <string>`,
  "template_arguments = USING ( {<identifier> => <expression>}, ... )",
  "service_property = <specification> | IN COMPUTE POOL <name> | <property>",
  `version_action =
     ADD VERSION [IF NOT EXISTS] [<identifier>] [FROM <source>] [<options>]
   | {DROP VERSION | MODIFY VERSION} <identifier> [SET {<options> | TAG <tags>} | UNSET <option_name>, ...]
   | ADD LIVE VERSION [<identifier>] FROM LAST
   | {COMMIT | ABORT} [<options>]
   | PUSH [<options>]
   | PULL
   | VERSION <identifier> SET ALIAS = <identifier>
   | VERSION <identifier> UNSET ALIAS`,
  "version = VERSION <identifier>",
  "columns_bare = <column>, ...",
  "vector_index = <column> [( <options> )]",
  "project_action = {PLAN | DEPLOY [AS <value>] | PREVIEW <table> | REFRESH ALL | TEST ALL | PURGE | ANALYZE}",
];

export const serviceStatements: readonly string[] = [
  "CREATE [OR REPLACE] SERVICE [IF NOT EXISTS] <name> <service_property> ...",
  `ALTER SERVICE [IF EXISTS] <name> {
     SUSPEND
   | RESUME
   | <specification>
   | RESTORE VOLUME <value> INSTANCES <number>, ... FROM SNAPSHOT <name>
   | <alteration> }`,
  "EXECUTE JOB SERVICE [<service_property>] ...",
  "EXECUTE SERVICE [<service_property>] ...",
  "DROP SERVICE [IF EXISTS] <name> [FORCE]",
  "CREATE [OR REPLACE] IMAGE REPOSITORY [IF NOT EXISTS] <name> [<property>] ...",
  "ALTER IMAGE REPOSITORY [IF EXISTS] <name> <alteration>",
  "CREATE [OR REPLACE] SNAPSHOT [IF NOT EXISTS] <name> FROM SERVICE <name> VOLUME <value> INSTANCE <number> [<property>] ...",
  "ALTER SNAPSHOT [IF EXISTS] <name> <alteration>",
  "CREATE [OR REPLACE] GATEWAY [IF NOT EXISTS] <name> FROM SPECIFICATION <string> [<property>] ...",
  "ALTER GATEWAY [IF EXISTS] <name> {FROM SPECIFICATION <string> | <alteration>}",

  "CREATE [OR REPLACE] STREAMLIT [IF NOT EXISTS] <name> [FROM <source>] [VERSION <identifier>] [<property>] ...",
  "ALTER STREAMLIT [IF EXISTS] <name> {<renaming> | <version_action> | <alteration>}",
  ...each(
    "NOTEBOOK | NOTEBOOK PROJECT",
    (kind) => `CREATE [OR REPLACE] ${kind} [IF NOT EXISTS] <name> [FROM <source>] [<property>] ...`,
  ),
  "ALTER {NOTEBOOK | NOTEBOOK PROJECT} [IF EXISTS] <name> {<renaming> | <version_action> | <alteration>}",
  "EXECUTE NOTEBOOK <name> ( [<expression>, ...] )",
  "EXECUTE NOTEBOOK PROJECT <name> [<options>]",
  "EXECUTE STREAMLIT <name> ( [<expression>, ...] )",
  "CREATE [OR REPLACE] WORKSPACE [IF NOT EXISTS] <name> [FROM <source>] [<property>] ...",
  "ALTER WORKSPACE [IF EXISTS] <name> {<renaming> | <version_action> | <alteration>}",
  "CREATE [OR REPLACE | OR ALTER] GIT REPOSITORY [IF NOT EXISTS] <name> <property> ...",
  "ALTER GIT REPOSITORY [IF EXISTS] <name> {FETCH | <alteration>}",

  "CREATE [OR REPLACE] MODEL [IF NOT EXISTS] <name> [WITH <version>] FROM {<source> | MODEL <name> [<version>]} [<property>] ...",
  "ALTER MODEL [IF EXISTS] <name> {<renaming> | <version_action> | ADD VERSION <identifier> FROM MODEL <name> [<version>] | SET DEFAULT_VERSION = <value> | <alteration>}",
  "DROP MODEL [IF EXISTS] <name> [VERSION <identifier>]",
  "CREATE [OR REPLACE] MODEL MONITOR [IF NOT EXISTS] <name> WITH <options>",
  "ALTER MODEL MONITOR [IF EXISTS] <name> {SUSPEND | RESUME | {ADD | DROP} {SEGMENT_COLUMN | CUSTOM_METRIC_COLUMN} = <value> | <alteration>}",
  ...each("DATASET | EXPERIMENT", (kind) => `CREATE [OR REPLACE] ${kind} [IF NOT EXISTS] <name> [<property>] ...`),
  "ALTER DATASET [IF EXISTS] <name> {ADD VERSION <value> FROM ( <query> ) [<options>] | DROP VERSION <value> | <alteration>}",
  "ALTER EXPERIMENT [IF EXISTS] <name> {<renaming> | {ADD | DROP} RUN <identifier> | <alteration>}",

  `CREATE [OR REPLACE] CORTEX SEARCH SERVICE [IF NOT EXISTS] <name> [ON <column>] [TEXT INDEXES <columns_bare>] [VECTOR INDEXES <vector_index>, ...]
     [PRIMARY KEY <columns>] [ATTRIBUTES <columns_bare>] [<property>] ... AS <query>`,
  `ALTER CORTEX SEARCH SERVICE [IF EXISTS] <name> {
     {SUSPEND | RESUME} [INDEXING | SERVING]
   | REFRESH
   | ADD SCORING PROFILE [IF NOT EXISTS] <identifier> <string>
   | DROP SCORING PROFILE [IF EXISTS] <identifier>
   | <alteration> }`,
  ...each(
    "AGENT | MCP SERVER",
    (kind) =>
      `CREATE [OR REPLACE] ${kind} [IF NOT EXISTS] <name> [<property>] ... FROM SPECIFICATION <string> [<property>] ...`,
  ),
  "CREATE [OR REPLACE] EXTERNAL AGENT [IF NOT EXISTS] <name> [WITH <version>] [<property>] ...",
  "ALTER {AGENT | MCP SERVER} [IF EXISTS] <name> {MODIFY LIVE VERSION SET SPECIFICATION = <string> | <version_action> | <alteration>}",
  "CREATE [OR REPLACE] SNOWFLAKE INTELLIGENCE [IF NOT EXISTS] <name> [<property>] ...",
  "ALTER SNOWFLAKE INTELLIGENCE [IF EXISTS] <name> { {ADD | DROP} AGENT <name> | <alteration>}",
  "ALTER EXTERNAL AGENT [IF EXISTS] <name> {<version_action> | <alteration>}",

  "CREATE [OR REPLACE] DCM PROJECT [IF NOT EXISTS] <name> [<property>] ...",
  "ALTER DCM PROJECT [IF EXISTS] <name> {<renaming> | <version_action> | DROP DEPLOYMENT <value> | <alteration>}",
  "EXECUTE DCM PROJECT <name> <project_action> [USING [CONFIGURATION <value>] [( {<identifier> => <expression>}, ... )]] [FROM <source>] [OUTPUT_PATH <source>] [<options>]",
  "CREATE [OR REPLACE] DBT PROJECT [IF NOT EXISTS] <name> [FROM <source>] [<property>] ...",
  "ALTER DBT PROJECT [IF EXISTS] <name> {<renaming> | <version_action> | <alteration>}",
  "EXECUTE DBT PROJECT [IF EXISTS] [<name>] [FROM WORKSPACE <name>] [<options>]",
];
