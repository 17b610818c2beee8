/** Property graphs: https://cloud.google.com/bigquery/docs/reference/standard-sql/graph-schema-statements */

export const graphRules: readonly string[] = [
  `graph_element =
     <table> [AS <identifier>] [KEY <columns>] [SOURCE KEY <columns> REFERENCES <identifier> [<columns>] DESTINATION KEY <columns> REFERENCES <identifier> [<columns>]]
     [<graph_label> ... | <graph_properties>] [DYNAMIC LABEL ( <column> )] [DYNAMIC PROPERTIES ( <column> )]`,
  "graph_label = {LABEL <identifier> | DEFAULT LABEL} [<graph_properties>]",
  `graph_properties =
     NO PROPERTIES
   | PROPERTIES [ARE] ALL COLUMNS [EXCEPT <columns>]
   | PROPERTIES ( {<expression> [AS <identifier>]}, ... )`,
  "graph_elements = ( <graph_element>, ... )",
];

export const graphStatements: readonly string[] = [
  "CREATE [OR REPLACE] PROPERTY GRAPH [IF NOT EXISTS] <name> [OPTIONS <options_list>] NODE TABLES <graph_elements> [EDGE TABLES <graph_elements>]",
  "ALTER PROPERTY GRAPH [IF EXISTS] <name> SET OPTIONS <options_list>",
  "DropPropertyGraph: DROP PROPERTY GRAPH [IF EXISTS] <name>",
];
