/**
 * Settings, prepared statements, cursors, notifications, locks.
 * https://www.postgresql.org/docs/18/sql-set.html and its neighbours
 */

export const sessionRules: readonly string[] = [
  `setting_change =
     <name> {TO | =} {DEFAULT | <setting_value>, ...}
   | <name> FROM CURRENT
   | TIME ZONE <time_zone>
   | CATALOG <string>
   | SCHEMA <string>
   | NAMES [<string> | DEFAULT]
   | ROLE <word_or_string>
   | SESSION AUTHORIZATION {DEFAULT | <word_or_string>}
   | XML OPTION {DOCUMENT | CONTENT}
   | TRANSACTION SNAPSHOT <string>`,
  "setting_value = TRUE | FALSE | ON | <number> | <word_or_string>",
  `time_zone = DEFAULT | LOCAL | <string> | <number> | <identifier> | INTERVAL <string> [HOUR [TO MINUTE]] | INTERVAL ( <integer> ) <string>`,
  `setting_reset = ALL | TIME ZONE | TRANSACTION ISOLATION LEVEL | SESSION AUTHORIZATION | <name>`,
  `cursor_option = BINARY | SCROLL | NO SCROLL | ASENSITIVE | INSENSITIVE`,
  `cursor_step =
     {NEXT | PRIOR | FIRST | LAST | ALL} [FROM | IN] <identifier>
   | {ABSOLUTE | RELATIVE} <number> [FROM | IN] <identifier>
   | {FORWARD | BACKWARD} [ALL | <number>] [FROM | IN] <identifier>
   | [FROM | IN] <identifier>
   | <number> [FROM | IN] <identifier>`,
  "lock_mode = ACCESS {SHARE | EXCLUSIVE} | ROW {SHARE | EXCLUSIVE} | SHARE [UPDATE EXCLUSIVE | ROW EXCLUSIVE] | EXCLUSIVE",
];

export const sessionStatements: readonly string[] = [
  "SET [SESSION | LOCAL] <setting_change>",
  "SET [SESSION | LOCAL] TRANSACTION <transaction_mode> [,] ...",
  "SET [SESSION | LOCAL] SESSION CHARACTERISTICS AS TRANSACTION <transaction_mode> [,] ...",
  "SET CONSTRAINTS {ALL | <name>, ...} {DEFERRED | IMMEDIATE}",
  "RESET <setting_reset>",
  "SHOW <setting_reset>",
  "ALTER SYSTEM {SET <name> {TO | =} {DEFAULT | <setting_value>, ...} | RESET {ALL | <name>}}",
  "DISCARD {ALL | PLANS | SEQUENCES | TEMP | TEMPORARY}",

  "PREPARE <identifier> [( <type>, ... )] AS <row_statement>",
  "EXECUTE <identifier> [( <expression>, ... )]",
  "DEALLOCATE [PREPARE] {ALL | <identifier>}",
  "DECLARE <identifier> [<cursor_option>] ... CURSOR [{WITH | WITHOUT} HOLD] FOR <query>",
  "FETCH <cursor_step>",
  "MOVE <cursor_step>",
  "CLOSE {ALL | <identifier>}",

  "LISTEN <identifier>",
  "NOTIFY <identifier> [, <string>]",
  "UNLISTEN {'*' | <identifier>}",
  "LOCK [TABLE] <relation>, ... [IN <lock_mode> MODE] [NOWAIT]",
  "LOAD <string>",
];
