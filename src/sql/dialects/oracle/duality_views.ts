/**
 * JSON-relational duality views, in SQL and in GraphQL, as the SQL Language Reference has them
 * (docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf/create-json-relational-duality-view.html).
 */
export const dualityRules: readonly string[] = [
  `duality_query =
     SELECT {JSON <duality_object> | JSON_OBJECT ( <duality_member>, ... ) | <duality_object>}
     FROM <table> [[AS] <identifier>] [<duality_tags>] [WHERE <predicate>]`,
  "duality_tag = INSERT | NOINSERT | UPDATE | NOUPDATE | DELETE | NODELETE | CHECK | NOCHECK | CHECK ETAG | ETAG",
  "duality_tags = WITH {( <duality_tag> ... ) | <duality_tag> ...}",
  "duality_object = '{' <duality_member>, ... '}'",
  `duality_member =
     UNNEST ( <duality_query> )
   | [KEY] <string> {: | IS | VALUE} <duality_value> [<duality_tags>]
   | <column> [<duality_tags>]`,
  `duality_value =
     <duality_object>
   | JSON <duality_object>
   | '[' <duality_query> ']'
   | ( <duality_query> )
   | GENERATED USING {PATH <string> | ( <query> ) | ( <expression> )}
   | <expression>`,
  "graph_table = <local_table> [<graph_directive>] ... <graph_body>",
  "graph_directive = '@' <any_name> [( {<any_name> : {<literal> | <any_name> | '[' {<literal> | <any_name>}, ... ']'}} ... )]",
  "graph_body = '{' {<graph_field> [,]} ... '}' | '[' '{' {<graph_field> [,]} ... '}' ']'",
  "graph_field = <any_name> : <local_table> [<graph_directive>] ... <graph_body> | <any_name> [: <any_name>] [<graph_directive>] ... [<graph_body>]",
];

export const dualityStatements: readonly string[] = [
  `CreateView: CREATE [OR REPLACE] [[NO] FORCE] [EDITIONABLE | NONEDITIONABLE] JSON [RELATIONAL] DUALITY VIEW [IF NOT EXISTS] <table>
     [{ENABLE | DISABLE} LOGICAL REPLICATION] AS {<duality_query> | <graph_table>}`,
  "ALTER JSON [RELATIONAL] DUALITY VIEW [IF EXISTS] <table> {ENABLE | DISABLE} LOGICAL REPLICATION",
  "DROP JSON [RELATIONAL] DUALITY VIEW [IF EXISTS] <table>",
];
