/**
 * SQLite's statements that are about neither tables nor rows, and the heads of its triggers.
 * https://sqlite.org/lang.html
 */

export const sqliteRules: readonly string[] = [
  "pragma_value = ON | DELETE | DEFAULT | <number> | <string> | <identifier>",
  `trigger_head = CREATE [TEMP | TEMPORARY] TRIGGER [IF NOT EXISTS] <name> [BEFORE | AFTER | INSTEAD OF]
     {DELETE | INSERT | UPDATE [OF <column>, ...]} ON <table> [FOR EACH ROW] [WHEN <predicate>]`,
];

export const sqliteStatements: readonly string[] = [
  "ANALYZE [<name>]",
  "ATTACH [DATABASE!] <expression> AS <expression> [KEY <expression>]",
  "DETACH [DATABASE!] <expression>",
  "PRAGMA <identifier> [. <identifier>] [= <pragma_value> | ( <pragma_value> )]",
  "REINDEX [<name>]",
  "VACUUM [<identifier>] [INTO <expression>]",
  "CREATE VIRTUAL TABLE [IF NOT EXISTS] <table> USING <identifier> [<module_arguments>]",
  "DROP TRIGGER [IF EXISTS] <name>",
];
