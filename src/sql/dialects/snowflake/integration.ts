/**
 * Integrations, secrets and network rules.
 * https://docs.snowflake.com/en/sql-reference/commands-integration
 */
import { each } from "./kinds.ts";

export const integrationRules: readonly string[] = [
  `integration_alteration =
     <alteration>
   | SET <options> <tagging>
   | REFRESH {SCIM_ACCESS_TOKEN | <identifier>}
   | {ADD | REMOVE} <options>`,
];

export const integrationStatements: readonly string[] = [
  ...each(
    "API | CATALOG | EXTERNAL ACCESS | NOTIFICATION | SECURITY | STORAGE",
    (kind) => `CREATE [OR REPLACE] ${kind} INTEGRATION [IF NOT EXISTS] <name> <property> ...`,
  ),
  `ALTER [API | CATALOG | EXTERNAL ACCESS | NOTIFICATION | SECURITY | STORAGE] INTEGRATION [IF EXISTS] <name> <integration_alteration>`,
  "CREATE [OR REPLACE] SECRET [IF NOT EXISTS] <name> <property> ...",
  "ALTER SECRET [IF EXISTS] <name> <alteration>",
  "CREATE [OR REPLACE] NETWORK RULE [IF NOT EXISTS] <name> <property> ...",
  "ALTER NETWORK RULE [IF EXISTS] <name> <alteration>",
];
