/**
 * Native applications, shares, listings, and instances of classes.
 * https://docs.snowflake.com/en/sql-reference/commands-native-apps
 */
import { each } from "./kinds.ts";

export const applicationRules: readonly string[] = [
  `package_alteration =
     <alteration>
   | {ADD | REGISTER} VERSION [<any_name>] USING <source> [LABEL = <string>]
   | {DROP | DEREGISTER} VERSION <any_name>
   | ADD PATCH [<integer>] FOR VERSION <any_name> USING <source> [LABEL = <string>]
   | MODIFY VERSION <any_name> SET <options>
   | SET DEFAULT RELEASE DIRECTIVE <release>
   | {SET | MODIFY} RELEASE DIRECTIVE <identifier> [ACCOUNTS = ( <name>, ... )] <release>
   | UNSET RELEASE DIRECTIVE <identifier>
   | MODIFY RELEASE CHANNEL <identifier> <channel_alteration>`,
  "release = VERSION = <any_name> PATCH = <integer> [<options>]",
  `channel_alteration =
     {ADD | DROP} VERSION <any_name>
   | {ADD | REMOVE | SET} ACCOUNTS = ( <name>, ... )
   | UNSET ACCOUNTS
   | SET DEFAULT RELEASE DIRECTIVE <release>
   | {SET | MODIFY} RELEASE DIRECTIVE <identifier> [ACCOUNTS = ( <name>, ... )] <release>
   | UNSET RELEASE DIRECTIVE <identifier>`,
  `application_source =
     FROM APPLICATION PACKAGE <name> [USING {RELEASE CHANNEL <identifier> | <source> | VERSION <any_name> [PATCH <integer>]}]
   | FROM LISTING <name> [USING RELEASE CHANNEL <identifier>]`,
  `application_alteration =
     <renaming>
   | UPGRADE [USING {<source> | VERSION <any_name> [PATCH <integer>]}]
   | SET SHARED TELEMETRY EVENTS ( [<string>, ...] )
   | UNSET REFERENCES [( <string>, ... )]
   | {APPROVE | DECLINE} SPECIFICATION <identifier> [SEQUENCE_NUMBER = <integer>]
   | SET SPECIFICATION <identifier> <options>
   | DROP SPECIFICATION <identifier>
   | SET CONFIGURATION DEFINITION <identifier> <options>
   | {SET | UNSET} CONFIGURATION <identifier> [VALUE] [= <value>]
   | <alteration>`,
  "share_accounts = ACCOUNTS = <name>, ...",
];

export const applicationStatements: readonly string[] = [
  "CREATE [OR REPLACE] APPLICATION [IF NOT EXISTS] <bare_name> <application_source> [<property>] ...",
  "ALTER APPLICATION [IF EXISTS] [<bare_name>] <application_alteration>",
  "CREATE [OR REPLACE] APPLICATION PACKAGE [IF NOT EXISTS] <name> [<property>] ...",
  "ALTER APPLICATION PACKAGE [IF EXISTS] <name> <package_alteration>",
  "DROP {APPLICATION | APPLICATION PACKAGE} [IF EXISTS] <name> [CASCADE]",

  "CREATE [OR REPLACE] SHARE [IF NOT EXISTS] <name> [<property>] ...",
  `ALTER SHARE [IF EXISTS] <name> {
     {ADD | REMOVE} <share_accounts> [<options>]
   | SET <share_accounts> [<options>]
   | <alteration> }`,
  ...each(
    "LISTING | ORGANIZATION LISTING | EXTERNAL LISTING",
    (kind) =>
      `CREATE ${kind} [IF NOT EXISTS] <name> [{SHARE | APPLICATION PACKAGE} <name>] {AS <string> | FROM <source>} [<options>]`,
  ),
  "ALTER {LISTING | ORGANIZATION LISTING | EXTERNAL LISTING} [IF EXISTS] <name> {AS <string> [<options>] | PUBLISH | UNPUBLISH | REVIEW | <renaming> | ADD VERSION [IF NOT EXISTS] [<any_name>] FROM <source> [<options>] | {ADD | REMOVE} TARGETS {AS <string> | <string>} | <alteration>}",
  "CREATE [OR REPLACE] ORGANIZATION PROFILE [IF NOT EXISTS] <name> {AS <string> | FROM <source>} [<options>]",
  "ALTER ORGANIZATION PROFILE [IF EXISTS] <name> {AS <string> [<options>] | PUBLISH | UNPUBLISH | ADD VERSION [<any_name>] FROM <source> | <alteration>}",
  ...each(
    "ORGANIZATION USER | ORGANIZATION USER GROUP",
    (kind) => `CREATE [OR REPLACE] ${kind} [IF NOT EXISTS] <name> [<property>] ...`,
  ),
  "ALTER {ORGANIZATION USER | ORGANIZATION USER GROUP} [IF EXISTS] <name> { {ADD | REMOVE} ORGANIZATION USERS <name>, ... | SET VISIBILITY = {ALL | <name>, ...} | <alteration>}",

  // https://docs.snowflake.com/en/sql-reference-classes
  "CreateInstance: CREATE [OR REPLACE] <class_name> [IF NOT EXISTS] <name> ( [<call_argument>, ...] ) [<property>] ...",
  "ALTER <class_name> [IF EXISTS] <name> <alteration>",
  "DROP <class_name> [IF EXISTS] <name>",
];
