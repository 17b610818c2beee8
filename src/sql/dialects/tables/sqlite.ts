/** SQLite's tables, views, indexes and transactions in the notation of its documentation, "SQL As Understood By SQLite". */

export const sqliteTableRules: readonly string[] = [
  "column_definition = <identifier> [<column_attribute>] ... | <identifier> <type> [<column_attribute>] ...",
  `column_attribute =
     [CONSTRAINT <identifier>] <column_constraint>
   | CONSTRAINT <identifier>`,
  `column_constraint =
     PRIMARY KEY [ASC | DESC] [<conflict>] [AUTOINCREMENT]
   | NOT NULL [<conflict>]
   | NULL [<conflict>]
   | UNIQUE [<conflict>]
   | CHECK ( <predicate> )
   | DEFAULT {( <expression> ) | <literal> | CURRENT_TIME | CURRENT_DATE | CURRENT_TIMESTAMP | <identifier>}
   | COLLATE <identifier>
   | <foreign_key_target>
   | [GENERATED ALWAYS] AS ( <expression> ) [STORED | VIRTUAL]`,
  "conflict = ON CONFLICT {ROLLBACK | ABORT | FAIL | IGNORE | REPLACE}",
  `foreign_key_target = REFERENCES <table> [<columns>] [<foreign_key_event>] ... [[NOT] DEFERRABLE [INITIALLY {DEFERRED | IMMEDIATE}]]`,
  "foreign_key_event = ON {DELETE | UPDATE} {SET NULL | SET DEFAULT | CASCADE | RESTRICT | NO ACTION} | MATCH <identifier>",
  // SQLite lets the commas between constraints be left out.
  "table_constraint = <one_constraint> ...",
  `one_constraint = [CONSTRAINT <identifier>] {
     PRIMARY KEY ( <index_element>, ... [AUTOINCREMENT] ) [<conflict>]
   | UNIQUE ( <index_element>, ... ) [<conflict>]
   | CHECK ( <predicate> ) [<conflict>]
   | FOREIGN KEY <columns> <foreign_key_target> }`,
  "index_element = <expression> [COLLATE <identifier>] [ASC | DESC]",
  "table_option = WITHOUT ROWID | STRICT",
  "transaction_word = TRANSACTION [<identifier>]",
];

export const sqliteTableStatements: readonly string[] = [
  "CREATE [TEMP | TEMPORARY] TABLE [IF NOT EXISTS] <table> <table_elements> [<table_option>, ...]",
  "CREATE [TEMP | TEMPORARY] TABLE [IF NOT EXISTS] <table> AS <query>",
  "CREATE [TEMP | TEMPORARY] VIEW [IF NOT EXISTS] <table> [<columns>] AS <query>",
  "CREATE [UNIQUE] INDEX [IF NOT EXISTS] <name> ON <table> ( <index_element>, ... ) [WHERE <predicate>]",
  `ALTER TABLE <table> {
     RENAME TO <identifier>
   | RENAME [COLUMN!] <column> TO <identifier>
   | ADD [COLUMN!] <column_element>
   | ADD [CONSTRAINT <identifier>] CHECK ( <predicate> )
   | DROP CONSTRAINT <identifier>
   | DROP [COLUMN!] <column>
   | ALTER [COLUMN] <column> {SET | DROP} NOT NULL [<conflict>] }`,
  "DROP TABLE [IF EXISTS] <table>",
  "DROP VIEW [IF EXISTS] <table>",
  "DROP INDEX [IF EXISTS] <name>",
  "EXPLAIN [QUERY PLAN] <statement>",
  "BEGIN [DEFERRED | IMMEDIATE | EXCLUSIVE] [<transaction_word>]",
  "COMMIT [<transaction_word>]",
  "END [<transaction_word>]",
  "ROLLBACK [<transaction_word>] [TO [SAVEPOINT!] <identifier>]",
  "SAVEPOINT <identifier>",
  "RELEASE [SAVEPOINT!] <identifier>",
];
