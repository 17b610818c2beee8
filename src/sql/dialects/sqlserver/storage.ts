/**
 * Partitions, statistics, full-text search, selective XML indexes, and the resource governor.
 * https://learn.microsoft.com/sql/t-sql/statements/create-partition-function-transact-sql and its neighbours.
 */

export const storageRules: readonly string[] = [
  "partition_target = <identifier> | DEFAULT | PRIMARY | <string>",
  `statistics_option =
     FULLSCAN
   | SAMPLE <number_or_variable> [PERCENT | ROWS]
   | RESAMPLE [ON PARTITIONS ( {<integer> [TO <integer>]}, ... )]
   | STATS_STREAM = <literal>
   | {ROWCOUNT | PAGECOUNT} = <number>
   | NORECOMPUTE
   | ALL | COLUMNS | INDEX
   | {PERSIST_SAMPLE_PERCENT | INCREMENTAL | AUTO_DROP} = <on_or_off>
   | MAXDOP = <integer>`,
  "fulltext_language = LANGUAGE {<number> | <string> | <identifier>}",
  "fulltext_column = <column> [TYPE COLUMN <column>] [<fulltext_language>] [STATISTICAL_SEMANTICS]",
  `fulltext_option =
     CHANGE_TRACKING [=] {MANUAL | AUTO | OFF [, NO POPULATION]}
   | STOPLIST [=] {OFF | SYSTEM | <identifier>}
   | SEARCH PROPERTY LIST [=] {OFF | <identifier>}`,
  `fulltext_place =
     <identifier> [, FILEGROUP <identifier>]
   | FILEGROUP <identifier> [, <identifier>]`,
  "no_population = WITH NO POPULATION",
  `pool_option =
     {MIN_CPU_PERCENT | MAX_CPU_PERCENT | CAP_CPU_PERCENT | MIN_MEMORY_PERCENT | MAX_MEMORY_PERCENT | TARGET_MEMORY_PERCENT
       | MIN_IOPS_PER_VOLUME | MAX_IOPS_PER_VOLUME | MAX_PROCESSES} = <integer>
   | AFFINITY {SCHEDULER | CPU | NUMANODE} = {AUTO | ( {<integer> [TO <integer>]}, ... )}`,
  `workload_option =
     IMPORTANCE = {LOW | MEDIUM | HIGH | BELOW_NORMAL | NORMAL | ABOVE_NORMAL | <string>}
   | {REQUEST_MAX_MEMORY_GRANT_PERCENT | REQUEST_MAX_CPU_TIME_SEC | REQUEST_MEMORY_GRANT_TIMEOUT_SEC | MAX_DOP
       | GROUP_MAX_REQUESTS | MIN_PERCENTAGE_RESOURCE | CAP_PERCENTAGE_RESOURCE | REQUEST_MIN_RESOURCE_GRANT_PERCENT
       | REQUEST_MAX_RESOURCE_GRANT_PERCENT | QUERY_EXECUTION_TIMEOUT_SEC | GROUP_MAX_TEMPDB_DATA_MB
       | GROUP_MAX_TEMPDB_DATA_PERCENT} = <number>
   | GROUP_MAX_TEMPDB_DATA_MB = NULL
   | GROUP_MAX_TEMPDB_DATA_PERCENT = NULL`,
  "pool_name = <identifier> | DEFAULT | <string>",
  `selective_path = <identifier> = <string> [AS {XQUERY {<string> [MAXLENGTH ( <integer> )] [SINGLETON] | [MAXLENGTH ( <integer> )] SINGLETON} | SQL <type> [SINGLETON]}]`,
  "xml_namespaces = WITH XMLNAMESPACES ( {<string> AS <identifier> | DEFAULT <string>}, ... )",
];

export const storageStatements: readonly string[] = [
  "CREATE PARTITION FUNCTION <identifier> ( <type> ) AS RANGE [LEFT | RIGHT] FOR VALUES ( [<expression>, ...] )",
  "ALTER PARTITION FUNCTION <identifier> ( ) {SPLIT | MERGE} RANGE ( <expression> )",
  "DROP PARTITION FUNCTION <identifier>",
  "CREATE PARTITION SCHEME <identifier> AS PARTITION <identifier> [ALL] TO ( <partition_target>, ... )",
  "ALTER PARTITION SCHEME <identifier> NEXT USED [<partition_target>]",
  "DROP PARTITION SCHEME <identifier>",
  "CREATE STATISTICS <identifier> ON <table> ( <column>, ... ) [WHERE <predicate>] [WITH <statistics_option>, ...]",
  "UPDATE STATISTICS <table> [<name> | ( <identifier>, ... )] [WITH <statistics_option>, ...]",
  "DROP STATISTICS <name>, ...",
  `CREATE FULLTEXT CATALOG <identifier> [ON FILEGROUP <identifier>] [IN PATH <string>] [WITH ACCENT_SENSITIVITY = <on_or_off>] [AS DEFAULT] [AUTHORIZATION <identifier>]`,
  "ALTER FULLTEXT CATALOG <identifier> {REBUILD [WITH ACCENT_SENSITIVITY = <on_or_off>] | REORGANIZE | AS DEFAULT}",
  "DROP FULLTEXT CATALOG <identifier>",
  `CREATE FULLTEXT INDEX ON <table> [( <fulltext_column>, ... )] KEY INDEX <identifier> [ON {<fulltext_place> | ( <fulltext_place> )}] [WITH {( <fulltext_option>, ... ) | <fulltext_option>, ...}]`,
  `ALTER FULLTEXT INDEX ON <table> {
     ENABLE | DISABLE
   | SET {CHANGE_TRACKING [=] {MANUAL | AUTO | OFF} | {STOPLIST [=] {OFF | SYSTEM | <identifier>} | SEARCH PROPERTY LIST [=] {OFF | <identifier>}} [<no_population>]}
   | ADD ( <fulltext_column>, ... ) [<no_population>]
   | ALTER COLUMN <column> {ADD | DROP} STATISTICAL_SEMANTICS [<no_population>]
   | DROP ( <column>, ... ) [<no_population>]
   | START {FULL | INCREMENTAL | UPDATE} POPULATION
   | {STOP | PAUSE | RESUME} POPULATION }`,
  "DROP FULLTEXT INDEX ON <table>",
  "CREATE FULLTEXT STOPLIST <identifier> [FROM {SYSTEM STOPLIST | [<identifier> .] <identifier>}] [AUTHORIZATION <identifier>]",
  `ALTER FULLTEXT STOPLIST <identifier> {
     ADD <string> <fulltext_language>
   | DROP {<string> <fulltext_language> | ALL <fulltext_language> | ALL} }`,
  "DROP FULLTEXT STOPLIST <identifier>",
  "CREATE SEARCH PROPERTY LIST <identifier> [FROM [<identifier> .] <identifier>] [AUTHORIZATION <identifier>]",
  `ALTER SEARCH PROPERTY LIST <identifier> {
     ADD <string> WITH ( {PROPERTY_SET_GUID = <string> | PROPERTY_INT_ID = <integer> | PROPERTY_DESCRIPTION = <string>}, ... )
   | DROP <string> }`,
  "DROP SEARCH PROPERTY LIST <identifier>",
  `CreateIndex: CREATE SELECTIVE XML INDEX <identifier> ON <table> ( <column> ) [<xml_namespaces>] FOR ( <selective_path>, ... ) [WITH ( <index_option>, ... )]`,
  `CreateIndex: CREATE XML INDEX <identifier> ON <table> ( <column> ) USING XML INDEX <identifier> FOR ( <identifier> ) [WITH ( <index_option>, ... )]`,
  `ALTER INDEX <identifier> ON <table> [<xml_namespaces>] FOR ( {ADD <selective_path> | REMOVE <identifier>}, ... ) [WITH ( <index_option>, ... )]`,
  "ALTER RESOURCE GOVERNOR {DISABLE | RECONFIGURE | WITH ( CLASSIFIER_FUNCTION = {<name> | NULL} ) | WITH ( MAX_OUTSTANDING_IO_PER_VOLUME = <integer> ) | RESET STATISTICS}",
  "CREATE RESOURCE POOL <pool_name> [WITH ( <pool_option>, ... )]",
  "ALTER RESOURCE POOL <pool_name> WITH ( <pool_option>, ... )",
  "DROP RESOURCE POOL <identifier>",
  "CREATE EXTERNAL RESOURCE POOL <pool_name> [WITH ( <pool_option>, ... )]",
  "ALTER EXTERNAL RESOURCE POOL <pool_name> WITH ( <pool_option>, ... )",
  "DROP EXTERNAL RESOURCE POOL <identifier>",
  `CREATE WORKLOAD GROUP <pool_name> [WITH ( <workload_option>, ... )] [USING {<pool_name> [, EXTERNAL <pool_name>] | EXTERNAL <pool_name>}]`,
  `ALTER WORKLOAD GROUP <pool_name> [WITH ( <workload_option>, ... )] [USING {<pool_name> [, EXTERNAL <pool_name>] | EXTERNAL <pool_name>}]`,
  "DROP WORKLOAD GROUP <pool_name>",
  `CREATE WORKLOAD CLASSIFIER <identifier> WITH ( { {WORKLOAD_GROUP | MEMBERNAME | WLM_LABEL | WLM_CONTEXT | START_TIME | END_TIME} = <string>
     | IMPORTANCE = {LOW | BELOW_NORMAL | NORMAL | ABOVE_NORMAL | HIGH}}, ... )`,
  "DROP WORKLOAD CLASSIFIER <identifier>",
];
