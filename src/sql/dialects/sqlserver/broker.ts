/**
 * Service Broker, event notifications and endpoints.
 * https://learn.microsoft.com/sql/t-sql/statements/service-broker-statements
 */

export const brokerRules: readonly string[] = [
  "dialog_name = <identifier> | <text>",
  "receive_item = * | <receive_column>",
  "receive_column = <parameter> = <expression> | <expression> [[AS] <alias_name>]",
  "alias_name = <identifier> | <string>",
  "receive_source = FROM <table> [INTO <table>] [WHERE <predicate>]",
  `queue_option =
     {STATUS | RETENTION | POISON_MESSAGE_HANDLING} [=] <on_or_off>
   | POISON_MESSAGE_HANDLING ( STATUS = <on_or_off> )
   | ACTIVATION ( {<activation_option>, ... | DROP} )`,
  `activation_option =
     STATUS = <on_or_off>
   | PROCEDURE_NAME = <name>
   | MAX_QUEUE_READERS = <integer>
   | EXECUTE AS {SELF | OWNER | <string>}`,
  "queue_rebuild = WITH ( MAXDOP = <integer> ) | WITH ( LOB_COMPACTION = <on_or_off> )",
  "validation = VALIDATION = {NONE | EMPTY | WELL_FORMED_XML | VALID_XML WITH SCHEMA COLLECTION <name>}",
  "contract_message = <message_type_name> SENT BY {INITIATOR | TARGET | ANY}",
  "message_type_name = <identifier> | DEFAULT",
  "contract_name = <identifier> | DEFAULT",
  "contract_name_or_variable = <identifier> | DEFAULT | <parameter>",
  `route_option = {SERVICE_NAME | BROKER_INSTANCE | ADDRESS | MIRROR_ADDRESS} = <string> | LIFETIME = <integer>`,
  "priority_option = CONTRACT_NAME = {<identifier> | ANY} | LOCAL_SERVICE_NAME = {<identifier> | ANY} | REMOTE_SERVICE_NAME = {<string> | ANY} | PRIORITY_LEVEL = {<integer> | DEFAULT}",
  "binding_option = USER = <identifier> | ANONYMOUS = <on_or_off>",
  "conversation_option = {RELATED_CONVERSATION | RELATED_CONVERSATION_GROUP} = <expression> | LIFETIME = <number_or_variable> | ENCRYPTION = <on_or_off>",
  `endpoint_protocol =
     AS TCP ( {LISTENER_PORT = <integer> | LISTENER_IP = {ALL | <string> | ( <literal> [: <literal>] ) | ( <string> )}}, ... )
   | AS HTTP <option_list>`,
  `endpoint_authentication =
     WINDOWS [NTLM | KERBEROS | NEGOTIATE] [CERTIFICATE <identifier>]
   | CERTIFICATE <identifier> [WINDOWS [NTLM | KERBEROS | NEGOTIATE]]`,
  "endpoint_encryption = {DISABLED | SUPPORTED | REQUIRED} [ALGORITHM {AES RC4 | RC4 AES | AES | RC4}]",
  `endpoint_option =
     AUTHENTICATION = <endpoint_authentication>
   | ENCRYPTION = <endpoint_encryption>
   | MESSAGE_FORWARDING = {ENABLED | DISABLED}
   | MESSAGE_FORWARD_SIZE = <integer>
   | ROLE = {WITNESS | PARTNER | ALL}`,
  `endpoint_payload =
     FOR TSQL ( [ENCRYPTION = {NEGOTIATED | STRICT}] )
   | FOR SERVICE_BROKER ( <endpoint_option>, ... )
   | FOR {DATABASE_MIRRORING | DATA_MIRRORING} ( <endpoint_option>, ... )`,
  "endpoint_state = STATE = {STARTED | STOPPED | DISABLED}",
];

export const brokerStatements: readonly string[] = [
  "CREATE MESSAGE TYPE <identifier> [AUTHORIZATION <identifier>] [<validation>]",
  "ALTER MESSAGE TYPE <identifier> <validation>",
  "DROP MESSAGE TYPE <identifier>",
  "CREATE CONTRACT <identifier> [AUTHORIZATION <identifier>] ( <contract_message>, ... )",
  "DROP CONTRACT <identifier>",
  "CREATE QUEUE <name> [WITH <queue_option> [,] ...] [ON <filegroup_name>]",
  "ALTER QUEUE <name> {WITH <queue_option> [,] ... | REBUILD [<queue_rebuild>] | REORGANIZE [<queue_rebuild>] | MOVE TO {<identifier> | DEFAULT}}",
  "DROP QUEUE <name>",
  "CREATE SERVICE <identifier> [AUTHORIZATION <identifier>] ON QUEUE <name> [( <contract_name>, ... )]",
  "ALTER SERVICE <identifier> {ON QUEUE <name> [( { {ADD | DROP} CONTRACT <identifier>}, ... )] | ( { {ADD | DROP} CONTRACT <identifier>}, ... )}",
  "DROP SERVICE <identifier>",
  "CREATE ROUTE <identifier> [AUTHORIZATION <identifier>] WITH <route_option>, ...",
  "ALTER ROUTE <identifier> WITH <route_option>, ...",
  "DROP ROUTE <identifier>",
  "CREATE BROKER PRIORITY <identifier> FOR CONVERSATION [SET ( <priority_option>, ... )]",
  "ALTER BROKER PRIORITY <identifier> FOR CONVERSATION SET ( <priority_option>, ... )",
  "DROP BROKER PRIORITY <identifier>",
  "CREATE REMOTE SERVICE BINDING <identifier> [AUTHORIZATION <identifier>] TO SERVICE <string> WITH <binding_option>, ...",
  "ALTER REMOTE SERVICE BINDING <identifier> WITH <binding_option>, ...",
  "DROP REMOTE SERVICE BINDING <identifier>",
  `BeginDialog: BEGIN DIALOG [CONVERSATION] <parameter> FROM SERVICE <dialog_name> TO SERVICE <text> [, <text>] [ON CONTRACT <contract_name_or_variable>] [WITH <conversation_option>, ...]`,
  "BeginConversationTimer: BEGIN CONVERSATION TIMER ( <expression> ) TIMEOUT = <number_or_variable>",
  "EndConversation: END CONVERSATION <expression> [WITH {ERROR = <number_or_variable> DESCRIPTION = <text> | CLEANUP}]",
  "MoveConversation: MOVE CONVERSATION <expression> TO <expression>",
  "GetConversationGroup: GET CONVERSATION GROUP <parameter> FROM <table>",
  "Send: SEND ON CONVERSATION {<expression> | ( <expression>, ... )} [MESSAGE TYPE <contract_name_or_variable>] [( <expression> )]",
  "Receive: RECEIVE [TOP {( <expression> ) | <number>}] <receive_item>, ... <receive_source>",
  "WAITFOR ( {RECEIVE [TOP ( <expression> )] <receive_item>, ... <receive_source> | GET CONVERSATION GROUP <parameter> FROM <table>} ) [, TIMEOUT <number_or_variable>]",
  "CREATE EVENT NOTIFICATION <identifier> ON {SERVER | DATABASE | QUEUE <name>} [WITH FAN_IN] FOR <identifier>, ... TO SERVICE <string> , <string>",
  "DROP EVENT NOTIFICATION <identifier>, ... ON {SERVER | DATABASE | QUEUE <name>}",
  "CREATE ENDPOINT <identifier> [AUTHORIZATION <identifier>] [<endpoint_state>] <endpoint_protocol> <endpoint_payload>",
  "ALTER ENDPOINT <identifier> [AFFINITY = {NONE | <integer> | ADMIN}] [<endpoint_state>] [<endpoint_protocol>] [<endpoint_payload>]",
  "DROP ENDPOINT <identifier>",
];
