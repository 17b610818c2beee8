import type { Reading } from "./reading.ts";

/**
 * Functions and variables that tell who and where a database is: MySQL "Information Functions" and "Server System
 * Variables", PostgreSQL "System Information Functions", SQL Server "Metadata Functions" and "Configuration Functions",
 * Oracle SYS_CONTEXT and DBMS_UTILITY, SQLite "Core Functions", ClickHouse "Other Functions".
 */
const calls: ReadonlySet<string> = new Set(
  ("VERSION DATABASE SCHEMA USER CURRENT_USER SESSION_USER SYSTEM_USER CURRENT_DATABASE CURRENT_SCHEMA SQLITE_VERSION " +
    "SQLITE_SOURCE_ID DB_NAME HOST_NAME USER_NAME SUSER_NAME SUSER_SNAME SERVERPROPERTY SYS_CONTEXT CURRENT_SETTING " +
    "INET_SERVER_ADDR CURRENTUSER CURRENTDATABASE HOSTNAME PG_READ_FILE LOAD_FILE IS_SRVROLEMEMBER XMLTYPE " +
    "CURRENT_ACCOUNT CURRENT_ROLE GETPGUSERNAME CONNECTION_ID OBJECT_ID").split(" "),
);

/** Those that are written without brackets too. */
const words: ReadonlySet<string> = new Set("CURRENT_USER SESSION_USER SYSTEM_USER CURRENT_DATABASE".split(" "));

/** True where the function, upper case, tells about the server; `called` says that a bracket follows. */
export function isRevealing(name: string, called: boolean): boolean {
  return called ? calls.has(name) : words.has(name);
}

/** True for a server variable such as `@@version`. */
function isServerVariable(text: string): boolean {
  return /^@@(?:global\.)?(?:version|version_comment|version_compile_os|datadir|basedir|hostname|servername|servicename|language|secure_file_priv|plugin_dir|tmpdir|port|max_connections)$/i
    .test(text);
}

/** The server variable at token `index`, in dialects whose lexer parts `@@` from its name too; empty for none. */
export function serverVariableAt(reading: Reading, index: number): string {
  const text = reading.text(index);
  const variable = text === "@@" ? text + reading.text(index + 1) : text;
  return variable.startsWith("@@") && isServerVariable(variable) ? variable : "";
}
