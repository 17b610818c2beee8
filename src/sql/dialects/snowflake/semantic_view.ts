/** Semantic views. https://docs.snowflake.com/en/sql-reference/sql/create-semantic-view */

export const semanticViewRules: readonly string[] = [
  "synonyms = WITH SYNONYMS [=] <strings>",
  "semantic_comment = COMMENT = <string>",
  `logical_table = [<identifier> AS] {<table> | ( <query> )} [<logical_table_property>] ...`,
  `logical_table_property =
     PRIMARY KEY <columns>
   | UNIQUE <columns>
   | CONSTRAINT [<identifier>] DISTINCT RANGE BETWEEN <column> AND <column> EXCLUSIVE
   | <synonyms>
   | <semantic_comment>
   | <tag_clause>`,
  "relationship = [<identifier> AS] <name> <columns> REFERENCES <name> [( <reference_column>, ... )]",
  "reference_column = [ASOF] <column> | BETWEEN <column> AND <column> EXCLUSIVE",
  `semantic_expression =
     [PRIVATE | PUBLIC] <name> [USING ( <identifier>, ... )] [NON ADDITIVE BY ( <order_items> )] AS <expression> [<semantic_property>] ...
   | [PRIVATE | PUBLIC] <name> AS <expression> [<semantic_property>] ...`,
  `semantic_property =
     WITH CORTEX SEARCH SERVICE <name> [USING <column>]
   | <synonyms>
   | <semantic_comment>
   | LABELS = ( <identifier>, ... )
   | <tag_clause>`,
  `verified_query = <identifier> AS ( {QUESTION <string> | VERIFIED_AT <number> | ONBOARDING_QUESTION <value> | VERIFIED_BY <string> | SQL <string>} [,] ... )`,
  `semantic_view_option =
     <semantic_comment>
   | MAX_STALENESS = <value>
   | AI_SQL_GENERATION <string>
   | AI_QUESTION_CATEGORIZATION <string>
   | AI_VERIFIED_QUERIES ( <verified_query>, ... )
   | WITH EXTENSION ( {<identifier> = <string>}, ... )
   | <tag_clause>
   | COPY GRANTS`,
];

export const semanticViewStatements: readonly string[] = [
  `CREATE [OR REPLACE | OR ALTER] SEMANTIC VIEW [IF NOT EXISTS] <name>
     TABLES ( <logical_table>, ... )
     [RELATIONSHIPS ( <relationship>, ... )]
     [FACTS ( <semantic_expression>, ... )]
     [DIMENSIONS ( <semantic_expression>, ... )]
     [METRICS ( <semantic_expression>, ... )]
     [<semantic_view_option>] ...`,
  "CREATE [OR REPLACE] SEMANTIC VIEW [IF NOT EXISTS] <name> CLONE <name> [<time_travel>] [COPY GRANTS]",
  "ALTER SEMANTIC VIEW [IF EXISTS] <name> {<renaming> | <alteration> | {ADD | ALTER | DROP} {METRIC | DIMENSION | FACT} <name> [AS <expression>]}",
];
