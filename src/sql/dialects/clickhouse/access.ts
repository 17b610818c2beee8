/**
 * Users, roles, row policies, quotas and settings profiles.
 * https://clickhouse.com/docs/sql-reference/statements/create/user and its neighbours.
 */

const userClauses = `{HOST <user_host>, ...} ...
   | <validity>
   | IN <access_storage>
   | DEFAULT DATABASE {NONE | <identifier>}
   | GRANTEES <grantees>
   | DEFAULT ROLE <role_set>
   | ROLE <role_name>, ...
   | <on_cluster>`;

export const accessRules: readonly string[] = [
  "validity = VALID {UNTIL <string> | FOR <interval_value>}",
  "interval_value = INTERVAL <integer> <identifier>",
  "limited_grants = GRANTS ( <grant_item>, ... )",
  "access_storage = <identifier> | <string>",
  "access_name = {<identifier> | <string> | <parameter>} [{'@' {<identifier> | <string>} | <parameter>}]",
  "role_name = CURRENT_USER [( )] | <access_name>",
  "role_set = ALL [EXCEPT <role_name>, ...] | {NONE | <role_name>}, ...",
  "grantees = {ANY | ALL} [EXCEPT <role_name>, ...] | NONE | <role_name>, ... [EXCEPT <role_name>, ...]",
  "authentication_type = PLAINTEXT_PASSWORD | SHA256_PASSWORD | DOUBLE_SHA1_PASSWORD | BCRYPT_PASSWORD | SCRAM_SHA256_PASSWORD",
  "authentication_hash = SHA256_HASH | DOUBLE_SHA1_HASH | BCRYPT_HASH | SCRAM_SHA256_HASH",
  "secret = <string> | <parameter>",
  `authentication =
     {NO_PASSWORD | NO_AUTHENTICATION
       | <authentication_type> BY <secret>
       | <authentication_hash> BY <secret> [SALT <secret>]
       | BY <secret>
       | LDAP SERVER <string>
       | KERBEROS [REALM <string>]
       | SSL_CERTIFICATE {CN | SAN} <string>, ...
       | SSH_KEY BY {KEY <string> TYPE <string>}, ...
       | HTTP SERVER <string> [SCHEME <string>]} [<validity>] [<limited_grants>]`,
  "authentications = IDENTIFIED {BY <secret> [<validity>] [<limited_grants>] | WITH <authentication>} [{, <authentication>} ...]",
  "identification = NOT IDENTIFIED | <authentications>",
  `user_host = ANY | NONE | LOCAL | {NAME | REGEXP | IP | LIKE} <string> [{, <string>} ...]`,
  "setting_limit = {MIN | MAX} [=] <setting_value>",
  "setting_value = <literal> | <identifier>",
  `access_setting =
     {PROFILE | INHERIT} <access_name>
   | <any_name> {= <setting_value> [<setting_limit>] ... [<setting_writability>] | <setting_limit> ... [<setting_writability>] | <setting_writability>}`,
  "setting_writability = CONST | READONLY | WRITABLE | CHANGEABLE_IN_READONLY",
  "access_settings = {SETTINGS {NONE | <access_setting>, ...} | {PROFILE | PROFILES | INHERIT} <access_name>, ...}",
  `settings_change =
     <access_settings>
   | {ADD | MODIFY} {SETTING | SETTINGS} <access_setting>, ...
   | {ADD | MODIFY} {PROFILE | PROFILES} <access_name>, ...
   | DROP ALL {SETTINGS | PROFILES}
   | DROP {SETTING | SETTINGS} <identifier>, ...
   | DROP {PROFILE | PROFILES} <access_name>, ...`,
  `user_clauses = {{
     <identification>
   | ${userClauses}
   | <access_settings> ...}}`,
  `user_changes = {{
     <identification>
   | RENAME TO <access_name>
   | ADD <authentications>
   | RESET AUTHENTICATION METHODS TO NEW
   | { {ADD | DROP} HOST <user_host>, ...} ...
   | ${userClauses}
   | {<settings_change>} ... [{, <settings_change>} ...]}}`,
  `role_clause = <on_cluster> | IN <access_storage> | <access_settings>`,
  `role_change = <on_cluster> | RENAME TO <access_name> | <settings_change> [{, <settings_change>} ...]`,
  "policy_table = * | <identifier> . * | <table> [*]",
  `policy_name =
     <access_name>, ... [<on_cluster>] ON <policy_table> [<on_cluster>]
   | <access_name> [<on_cluster>] ON <policy_table>, ... [<on_cluster>]
   | {<access_name> ON <policy_table>}, ... [<on_cluster>]`,
  `policy_clause =
     AS {PERMISSIVE | RESTRICTIVE}
   | FOR SELECT
   | USING {NONE | <predicate>}
   | WITH CHECK <predicate>
   | IN <access_storage>`,
  `quota_key =
     NONE | USER_NAME | IP_ADDRESS | CLIENT_KEY [{, {USER_NAME | IP_ADDRESS}} ...] | CLIENT_KEY_OR_USER_NAME | CLIENT_KEY_OR_IP_ADDRESS
   | FORWARDED_IP_ADDRESS | NORMALIZED_QUERY_HASH | <string>`,
  `quota_resource =
     QUERIES | QUERY_SELECTS | QUERY_INSERTS | ERRORS | RESULT_ROWS | RESULT_BYTES | READ_ROWS | READ_BYTES | EXECUTION_TIME | WRITTEN_BYTES
   | FAILED_SEQUENTIAL_AUTHENTICATIONS | QUERIES_PER_NORMALIZED_HASH
   | QUERY {SELECTS | INSERTS} | RESULT {ROWS | BYTES} | READ {ROWS | BYTES} | EXECUTION TIME | WRITTEN BYTES`,
  "quota_unit = SECOND | MINUTE | HOUR | DAY | WEEK | MONTH | QUARTER | YEAR | SECONDS | MINUTES | HOURS | DAYS | WEEKS | MONTHS | QUARTERS | YEARS",
  "quota_limit = <quota_resource> [=] {<number> | <string>}",
  `quota_interval =
     FOR [RANDOMIZED] [INTERVAL] <number> <quota_unit> {MAX <quota_limit> [{, [MAX] <quota_limit>} ...] | NO LIMITS | TRACKING ONLY}`,
  `quota_clause =
     {KEYED BY | KEY BY} <quota_key>
   | NOT KEYED
   | {IPV4_PREFIX_BITS | IPV6_PREFIX_BITS} <integer>
   | RENAME TO <access_name>
   | <quota_interval> [{, <quota_interval>} ...]
   | IN <access_storage>
   | <on_cluster>`,
  "profile_clause = <access_settings> | IN <access_storage> | <on_cluster>",
  `profile_change = <settings_change> [{, <settings_change>} ...] | RENAME TO <access_name> | <on_cluster>`,
  "masking_assignment = <column> = <expression>",
  "access_kind = USER | ROLE | QUOTA | [SETTINGS] PROFILE",
  "existence = IF NOT EXISTS | OR REPLACE",
];

export const accessStatements: readonly string[] = [
  "CREATE USER [<existence>] <access_name>, ... [<user_clauses>]",
  "CREATE TOKEN [<validity>] [<limited_grants>] [<output>]",
  "CREATE ROLE [<existence>] <access_name>, ... [<role_clause>] ...",
  "CREATE [ROW] POLICY [<existence>] <policy_name> [<policy_clause>] ... [TO <role_set>]",
  "CREATE QUOTA [<existence>] <access_name>, ... [<quota_clause>] ... [TO <role_set>]",
  "CreateSettingsProfile: CREATE [SETTINGS] PROFILE [<existence>] <access_name>, ... [<profile_clause>] ... [TO <role_set>]",
  `CREATE MASKING POLICY [<existence>] <access_name> [<on_cluster>] ON <table> [<on_cluster>] UPDATE <masking_assignment>, ... [WHERE <predicate>]
     [TO <role_set>] [PRIORITY <integer>]`,
  `ALTER MASKING POLICY [IF EXISTS] <access_name> [<on_cluster>] ON <table> [<on_cluster>] [UPDATE <masking_assignment>, ...] [WHERE <predicate>]
     [TO <role_set>] [PRIORITY <integer>]`,
  "Drop: DROP MASKING POLICY [IF EXISTS] <access_name> ON <table> [FROM <access_storage>] [<on_cluster>]",
  "ALTER USER [IF EXISTS] <access_name>, ... <user_changes>",
  "ALTER ROLE [IF EXISTS] <access_name>, ... [<role_change>] ...",
  "ALTER [ROW] POLICY [IF EXISTS] <policy_name> [RENAME TO <access_name>] [<policy_clause>] ... [TO <role_set>]",
  "ALTER QUOTA [IF EXISTS] <access_name>, ... [<quota_clause>] ... [TO <role_set>]",
  "ALTER [SETTINGS] PROFILE [IF EXISTS] <access_name>, ... [<profile_change>] ... [TO <role_set>]",
  "Drop: DROP <access_kind> [IF EXISTS] <access_name>, ... [FROM <access_storage>] [<on_cluster>]",
  "Drop: DROP [ROW] POLICY [IF EXISTS] <policy_name> [FROM <access_storage>] [<on_cluster>]",
  "MOVE <access_kind> <access_name>, ... TO <access_storage>",
  "MOVE [ROW] POLICY <policy_name> TO <access_storage>",
];
