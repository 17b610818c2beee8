/**
 * SET, DBCC, cursors, and what a session, a server or a script says in one line.
 * https://learn.microsoft.com/sql/t-sql/statements/set-statements-transact-sql,
 * https://learn.microsoft.com/sql/t-sql/database-console-commands/dbcc-transact-sql
 */

export const sessionRules: readonly string[] = [
  `switch_option =
     ANSI_DEFAULTS | ANSI_NULL_DFLT_OFF | ANSI_NULL_DFLT_ON | ANSI_NULLS | ANSI_PADDING | ANSI_WARNINGS | ARITHABORT
   | ARITHIGNORE | CONCAT_NULL_YIELDS_NULL | CURSOR_CLOSE_ON_COMMIT | DISABLE_DEF_CNST_CHK | FMTONLY | FORCEPLAN
   | IMPLICIT_TRANSACTIONS | NO_BROWSETABLE | NOCOUNT | NOEXEC | NUMERIC_ROUNDABORT | PARSEONLY | QUOTED_IDENTIFIER
   | REMOTE_PROC_TRANSACTIONS | RESULT_SET_CACHING | SHOWPLAN_ALL | SHOWPLAN_TEXT | SHOWPLAN_XML | XACT_ABORT`,
  `session_setting =
     DATEFIRST [=] <number_or_variable>
   | DATEFORMAT [=] {<text> | <identifier>}
   | DEADLOCK_PRIORITY {LOW | NORMAL | HIGH | <number_or_variable>}
   | LOCK_TIMEOUT <number_or_variable>
   | CONTEXT_INFO <expression>
   | LANGUAGE {<text> | <identifier>}
   | {ROWCOUNT | TEXTSIZE | QUERY_GOVERNOR_COST_LIMIT | ERRLVL} <number_or_variable>
   | FIPS_FLAGGER {OFF | <string> | <identifier>}`,
  "cursor_name = [GLOBAL] <identifier> | <parameter>",
  `cursor_option =
     LOCAL | GLOBAL | FORWARD_ONLY | SCROLL | STATIC | KEYSET | DYNAMIC | FAST_FORWARD | READ_ONLY | SCROLL_LOCKS
   | OPTIMISTIC | TYPE_WARNING`,
  "cursor_update = FOR {READ ONLY | READ_ONLY | UPDATE [OF <column>, ...]}",
  "cursor_definition = CURSOR [<cursor_option> ...] FOR <query> [<cursor_update>]",
  "dbcc_argument = <literal> | <parameter> | <dbcc_keyword> [= <literal>] | <name>",
  "dbcc_keyword = <any_name>",
  "dbcc_option = WAIT_AT_LOW_PRIORITY ( ABORT_AFTER_WAIT = {NONE | SELF} ) | <identifier> [= <expression>] | {STATISTICS | PERCENT | ALL_CONSTRAINTS} | REPLICATION",
  `kill_target =
     STATS JOB <integer>
   | QUERY NOTIFICATION SUBSCRIPTION {ALL | <integer>}
   | <literal> [WITH STATUSONLY]`,
];

export const sessionStatements: readonly string[] = [
  "SET <switch_option>, ... <on_or_off>",
  "SET STATISTICS {IO | TIME | XML | PROFILE}, ... <on_or_off>",
  "SET IDENTITY_INSERT <table> <on_or_off>",
  "SET OFFSETS <any_name>, ... <on_or_off>",
  "SET <session_setting>",
  "SET TRANSACTION ISOLATION LEVEL {READ UNCOMMITTED | READ COMMITTED | REPEATABLE READ | SNAPSHOT | SERIALIZABLE}",
  "SET TRANSACTION ISOLATION LEVEL {READ UNCOMMITTED | READ COMMITTED | REPEATABLE READ | SNAPSHOT | SERIALIZABLE}",
  "DBCC <identifier> [( [<dbcc_argument>, ...] )] [WITH <dbcc_option>, ...]",
  "DECLARE <identifier> [INSENSITIVE] [SCROLL] CURSOR [<cursor_option> ...] FOR <query> [<cursor_update>]",
  "OPEN <cursor_name>",
  "CLOSE <cursor_name>",
  "DEALLOCATE <cursor_name>",
  "FETCH [[NEXT | PRIOR | FIRST | LAST | ABSOLUTE <number_or_variable> | RELATIVE <number_or_variable>] FROM] <cursor_name> [INTO <parameter>, ...]",
  "PRINT <expression>",
  "RAISERROR ( <expression> , <expression> , <expression> [, <expression>, ...] ) [WITH {LOG | NOWAIT | SETERROR}, ...]",
  "RAISERROR <number> <text>",
  "THROW [{<number_or_variable>} , <text> , <number_or_variable>]",
  "WAITFOR {DELAY | TIME} <text>",
  "WAITFOR ( <statement> ) [, TIMEOUT <number_or_variable>]",
  "GOTO <identifier>",
  "BREAK",
  "CONTINUE",
  "RETURN [<expression>]",
  "KILL <kill_target>",
  "CHECKPOINT [<number>]",
  "RECONFIGURE [WITH OVERRIDE]",
  "SHUTDOWN [WITH NOWAIT]",
  "LINENO <integer>",
  "READTEXT <name> <expression> <number_or_variable> <number_or_variable> [HOLDLOCK]",
  "WRITETEXT [BULK] <name> <expression> [WITH LOG] <expression>",
  "UPDATETEXT [BULK] <name> <expression> {NULL | <number_or_variable>} {NULL | <number_or_variable>} [WITH LOG] [<name> <expression> | <expression>]",
];
