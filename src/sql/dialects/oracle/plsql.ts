/**
 * What stands in PL/SQL between a unit's name and its body, calls of other languages' code, and object types, as the
 * PL/SQL Language Reference 23ai has them (docs.oracle.com/en/database/oracle/oracle-database/23/lnpls).
 */
export const plsqlRules: readonly string[] = [
  "sharing = [SHARING = {METADATA | DATA | EXTENDED DATA | NONE}]",
  "accessor = [FUNCTION | PROCEDURE | PACKAGE | TRIGGER | TYPE] <name>",
  `unit_property =
     AUTHID {CURRENT_USER | DEFINER}
   | ACCESSIBLE BY ( <accessor>, ... )
   | DEFAULT COLLATION <identifier>
   | SHARING = {METADATA | DATA | EXTENDED DATA | NONE}`,
  "package_properties = [<unit_property>] ...",
  "procedure_properties = [<unit_property>] ...",
  "function_properties = [<unit_property> | <function_property>] ...",
  `function_property =
     DETERMINISTIC
   | PARALLEL_ENABLE [( PARTITION <identifier> BY {ANY | {HASH | RANGE} <columns> [{ORDER | CLUSTER} [<operand>] BY <columns>] | VALUE ( <column> )} )]
   | RESULT_CACHE [RELIES_ON ( [<name>, ...] )]
   | AGGREGATE USING <name>
   | PIPELINED [[{ROW | TABLE} POLYMORPHIC] USING <name>]
   | SQL_MACRO [( [TYPE =>] {SCALAR | TABLE} )]
   | SHARD_ENABLE`,
  `call_specification =
     LANGUAGE JAVA NAME <string>
   | LANGUAGE C {{NAME <external_name> | LIBRARY <name> | AGENT IN ( <identifier>, ... ) | WITH CONTEXT | PARAMETERS ( <external_parameter>, ... )}}
   | EXTERNAL {{NAME <external_name> | LIBRARY <name> | LANGUAGE C | AGENT IN ( <identifier>, ... ) | WITH CONTEXT | PARAMETERS ( <external_parameter>, ... )}}
   | MLE MODULE <name> [ENV <name>] SIGNATURE <string>
   | MLE LANGUAGE JAVASCRIPT [PURE] <string>`,
  "external_name = <any_name> | <string>",
  `external_parameter =
     CONTEXT
   | {RETURN | <identifier>} [INDICATOR [STRUCT | TDO] | LENGTH | DURATION | MAXLEN | CHARSETID | CHARSETFORM] [BY REFERENCE] [<external_type>]`,
  "external_type = [UNSIGNED] <any_name>",
  `method_modifiers =
     [{ [NOT] {OVERRIDING | FINAL | INSTANTIABLE}} ...] {MEMBER | STATIC | CONSTRUCTOR | {MAP | ORDER} MEMBER}
     [{ [NOT] {OVERRIDING | FINAL | INSTANTIABLE}} ...]`,
  "timing_point = {BEFORE | AFTER} {STATEMENT | EACH ROW} | INSTEAD OF EACH ROW",
  `trigger_head =
     [SHARING = {METADATA | DATA | EXTENDED DATA | NONE}] [DEFAULT COLLATION <identifier>]
     { {BEFORE | AFTER | FOR} <row_event> [{OR <row_event>} ...] ON <table> [<referencing>] [FOR EACH ROW]
     | {INSTEAD OF | FOR} <row_event> [{OR <row_event>} ...] ON [NESTED TABLE <column> OF] <table> [<referencing>] [FOR EACH ROW]
     | {BEFORE | AFTER | INSTEAD OF} <system_event> [{OR <system_event>} ...] ON {SCHEMA | [PLUGGABLE] DATABASE | <name>} }
     [{FORWARD | REVERSE} CROSSEDITION] [{FOLLOWS | PRECEDES} <name>, ...] [ENABLE | DISABLE] [WHEN ( <predicate> )]`,
  "row_event = INSERT | DELETE | UPDATE [OF <column>, ...]",
  "referencing = REFERENCING { {OLD | NEW | PARENT} [AS] <identifier> } ...",
  `system_event =
     ALTER | ANALYZE | {ASSOCIATE | DISASSOCIATE} STATISTICS | AUDIT | COMMENT | CREATE | DROP | GRANT | NOAUDIT | RENAME
   | REVOKE | TRUNCATE | DDL | STARTUP | SHUTDOWN | DB_ROLE_CHANGE | SERVERERROR | LOGON | LOGOFF | SUSPEND | CLONE
   | UNPLUG | SET CONTAINER`,
  `type_definition =
     [IF NOT EXISTS] <name> [FORCE] [OID <string>] [<unit_property>] ... [<type_specification>]`,
  `type_specification =
     { {IS | AS} OBJECT | UNDER <name> } [EXTERNAL NAME {<string> | <name>} LANGUAGE JAVA USING {SQLDATA | CUSTOMDATUM | ORADATA}]
       ( <type_element>, ... ) [[NOT] {FINAL | INSTANTIABLE | PERSISTABLE}] ...
   | UNDER <name> [[NOT] {FINAL | INSTANTIABLE | PERSISTABLE}] ...
   | {IS | AS} {VARRAY | [VARYING] ARRAY} ( <integer> ) OF <element_type>
   | {IS | AS} TABLE OF <element_type>`,
  "element_type = ( <type> [NOT NULL] ) [[NOT] PERSISTABLE] | <type> [NOT NULL] [[NOT] PERSISTABLE]",
  "type_element = <method> | <identifier> <type> [EXTERNAL NAME <string>]",
  `method =
     [{ [NOT] {OVERRIDING | FINAL | INSTANTIABLE}} ...] {MEMBER | STATIC | {MAP | ORDER} MEMBER} [{ [NOT] {OVERRIDING | FINAL | INSTANTIABLE}} ...] <method_head>
   | [FINAL] [INSTANTIABLE] CONSTRUCTOR FUNCTION <name> [<plsql_parameters>] RETURN SELF AS RESULT [<function_property>] ... [{IS | AS} <call_specification>]
   | PRAGMA RESTRICT_REFERENCES ( {DEFAULT | <identifier>} , <identifier>, ... )`,
  `method_head =
     PROCEDURE <any_name> [<plsql_parameters>] [{IS | AS} <call_specification>]
   | FUNCTION <any_name> [<plsql_parameters>] RETURN <result_type> [<function_property>] ... [{IS | AS} <call_specification>] [EXTERNAL [VARIABLE] NAME <string>]`,
];
