/**
 * Availability groups and extended events.
 * https://learn.microsoft.com/sql/t-sql/statements/create-availability-group-transact-sql,
 * https://learn.microsoft.com/sql/t-sql/statements/create-event-session-transact-sql
 */

export const availabilityRules: readonly string[] = [
  `group_option =
     AUTOMATED_BACKUP_PREFERENCE = {PRIMARY | SECONDARY_ONLY | SECONDARY | NONE}
   | FAILURE_CONDITION_LEVEL = <integer>
   | HEALTH_CHECK_TIMEOUT = <integer>
   | {DB_FAILOVER | DTC_SUPPORT} = {ON | OFF | PER_DB | NONE}
   | REQUIRED_SYNCHRONIZED_SECONDARIES_TO_COMMIT = <integer>
   | CLUSTER_TYPE = {WSFC | EXTERNAL | NONE}
   | {REUSE_SYSTEM_DATABASES | WRITE_LEASE_VALIDITY | CLUSTER_CONNECTION_OPTIONS} [= <literal>]
   | BASIC
   | DISTRIBUTED
   | CONTAINED [REUSE_SYSTEM_DATABASES]
   | ROLE = SECONDARY`,
  `replica_option =
     ENDPOINT_URL = <string>
   | AVAILABILITY_MODE = {SYNCHRONOUS_COMMIT | ASYNCHRONOUS_COMMIT | CONFIGURATION_ONLY}
   | FAILOVER_MODE = {AUTOMATIC | MANUAL | EXTERNAL}
   | SEEDING_MODE = {AUTOMATIC | MANUAL}
   | {BACKUP_PRIORITY | SESSION_TIMEOUT} = <integer>
   | SECONDARY_ROLE ( {ALLOW_CONNECTIONS = {NO | READ_ONLY | ALL} | READ_ONLY_ROUTING_URL = <string>}, ... )
   | PRIMARY_ROLE ( {ALLOW_CONNECTIONS = {READ_WRITE | ALL} | READ_ONLY_ROUTING_LIST = {( <routing_server>, ... ) | NONE} | READ_WRITE_ROUTING_URL = <string>}, ... )
   | {SECONDARY_ROLE | PRIMARY_ROLE} ( [ALLOW_CONNECTIONS = {READ_WRITE | READ_ONLY | NO | ALL}] )
   | LISTENER_URL = <string>`,
  "routing_server = <string> | ( <string>, ... )",
  "replica = <string> WITH ( <replica_option>, ... )",
  "listener_name = <identifier> | <string>",
  "ip_pair = ( <string> [, <string>] )",
  `listener_option =
     WITH DHCP [ON <ip_pair>] [, PORT = <integer>]
   | WITH IP ( <ip_pair>, ... ) [, PORT = <integer>]`,
  "event_name = <identifier> . <identifier> [. <identifier>]",
  "event_customisation = SET {<identifier> = <event_value>}, ...",
  "event_value = <literal> | ( <literal> )",
  `session_event = <event_name> [( [<event_customisation>] [ACTION ( <event_name>, ... )] [WHERE <event_predicate>] )]`,
  "event_predicate = [NOT] <event_condition> [{AND | OR} [NOT] <event_condition>] ...",
  `event_condition =
     ( <event_predicate> )
   | <event_name> ( <event_source> , <event_value> )
   | <event_source> {= | '<>' | != | '>' | '>=' | '<' | '<='} <event_value>
   | <event_source> [NOT] LIKE <string>`,
  "event_source = <event_name> | <identifier>",
  "session_target = <event_name> [( SET {<identifier> = <event_value>}, ... )]",
  `session_option =
     MAX_MEMORY = <integer> {KB | MB}
   | EVENT_RETENTION_MODE = {ALLOW_SINGLE_EVENT_LOSS | ALLOW_MULTIPLE_EVENT_LOSS | NO_EVENT_LOSS}
   | MAX_DISPATCH_LATENCY = {<integer> SECONDS | INFINITE}
   | MAX_EVENT_SIZE = <integer> [KB | MB]
   | MEMORY_PARTITION_MODE = {NONE | PER_NODE | PER_CPU}
   | {TRACK_CAUSALITY | STARTUP_STATE} = <on_or_off>
   | MAX_DURATION = {<integer> {SECONDS | MINUTES | HOURS | DAYS} | UNLIMITED}`,
];

export const availabilityStatements: readonly string[] = [
  `CREATE AVAILABILITY GROUP <identifier> [WITH ( <group_option>, ... )] FOR [DATABASE <identifier>, ...] REPLICA ON <replica>, ... [LISTENER <listener_name> ( <listener_option> )]`,
  `CREATE AVAILABILITY GROUP <identifier> WITH ( <group_option>, ... ) AVAILABILITY GROUP ON <replica>, ...`,
  `ALTER AVAILABILITY GROUP <identifier> {
     SET ( <group_option>, ... )
   | {ADD | REMOVE} DATABASE <identifier>, ...
   | {ADD | MODIFY} REPLICA ON <replica>, ...
   | REMOVE REPLICA ON <string>, ...
   | JOIN
   | JOIN AVAILABILITY GROUP ON <replica>, ...
   | MODIFY AVAILABILITY GROUP ON <replica>, ...
   | {GRANT | DENY} CREATE ANY DATABASE
   | FAILOVER
   | FORCE_FAILOVER_ALLOW_DATA_LOSS
   | ADD LISTENER <listener_name> ( <listener_option> )
   | MODIFY LISTENER <listener_name> ( {ADD IP <ip_pair> | REMOVE IP <ip_pair> | PORT = <integer>} )
   | RESTART LISTENER <listener_name>
   | REMOVE LISTENER <listener_name>
   | OFFLINE }`,
  "ALTER AVAILABILITY GROUP <identifier> JOIN WITH ( <group_option>, ... )",
  "DROP AVAILABILITY GROUP <identifier>",
  `CREATE EVENT SESSION <identifier> ON {SERVER | DATABASE} {ADD EVENT <session_event>}, ... [{ADD TARGET <session_target>}, ...] [WITH ( <session_option>, ... )]`,
  `ALTER EVENT SESSION <identifier> ON {SERVER | DATABASE} {
     { {ADD EVENT <session_event> | DROP EVENT <event_name> | ADD TARGET <session_target> | DROP TARGET <event_name>} [,]} ... [WITH ( <session_option>, ... )]
   | WITH ( <session_option>, ... )
   | STATE = {START | STOP} }`,
  "DROP EVENT SESSION <identifier> ON {SERVER | DATABASE}",
];
