import type { DialectName } from "../../sql/dialect.ts";
import type { PatternName, Severity } from "./finding.ts";

/**
 * Where a call is ordinary: `alone` as the one item of a query without tables, or as a statement; `block` in
 * procedural code; `table` as a table of a query's own FROM; `values` in the rows of an INSERT.
 */
export type Place = "alone" | "block" | "table" | "values";

/** A function or procedure that attacks call. */
export interface DangerousCall {
  readonly pattern: PatternName;
  readonly severity: Severity;
  /** The databases in whose texts it counts; none listed for all. */
  readonly dialects: readonly DialectName[];
  /** Where it is no more than LOW. */
  readonly ordinary: readonly Place[];
  /** It is a procedure, called without brackets. */
  readonly procedure: boolean;
}

const anywhere = [] as const;
const clickhouse = ["clickhouse"] as const;

type Row = readonly [
  names: string,
  pattern: PatternName,
  severity: Severity,
  dialects: readonly DialectName[],
  ordinary: readonly Place[],
];

/** Functions, called with brackets; a name with a dot is a package's. */
const functionRows: readonly Row[] = [
  // MySQL, "Miscellaneous Functions", "Information Functions", "Locking Functions"
  ["SLEEP", "time_based", "HIGH", anywhere, ["block"]],
  ["BENCHMARK", "time_based", "HIGH", anywhere, []],
  ["GET_LOCK", "time_based", "HIGH", anywhere, ["alone", "block"]],
  ["MASTER_POS_WAIT SOURCE_POS_WAIT", "time_based", "HIGH", anywhere, ["alone", "block"]],
  // PostgreSQL, "Delaying Execution"
  ["PG_SLEEP PG_SLEEP_FOR PG_SLEEP_UNTIL", "time_based", "HIGH", anywhere, ["block"]],
  // Oracle, "DBMS_LOCK", "DBMS_SESSION", "DBMS_PIPE"
  ["DBMS_LOCK.SLEEP DBMS_SESSION.SLEEP USER_LOCK.SLEEP", "time_based", "HIGH", anywhere, ["block", "alone"]],
  ["DBMS_PIPE.RECEIVE_MESSAGE", "time_based", "HIGH", anywhere, ["block"]],
  // ClickHouse, "Other Functions"; Snowflake, SYSTEM$WAIT
  ["SLEEPEACHROW", "time_based", "HIGH", anywhere, []],
  ["SYSTEM$WAIT", "time_based", "HIGH", anywhere, ["block", "alone"]],
  // SQLite's shells and extensions
  ["SQLITE_SLEEP", "time_based", "HIGH", anywhere, []],

  // MySQL, "String Functions": files; the lib_mysqludf_sys library: commands
  ["LOAD_FILE", "out_of_band", "HIGH", anywhere, ["values"]],
  ["SYS_EXEC SYS_EVAL", "out_of_band", "CRITICAL", anywhere, []],
  // PostgreSQL, "Generic File Access Functions", "Server-Side Functions" of large objects, "dblink", "Adminpack"
  ["PG_READ_FILE PG_READ_BINARY_FILE PG_LS_DIR PG_STAT_FILE", "out_of_band", "HIGH", anywhere, []],
  ["LO_IMPORT LO_GET LO_FROM_BYTEA", "out_of_band", "HIGH", anywhere, ["values", "block"]],
  ["LO_EXPORT PG_FILE_WRITE", "out_of_band", "CRITICAL", anywhere, ["block"]],
  ["DBLINK_CONNECT DBLINK_CONNECT_U DBLINK_EXEC DBLINK_SEND_QUERY", "out_of_band", "HIGH", anywhere, ["block"]],
  ["DBLINK", "out_of_band", "HIGH", anywhere, ["table", "block"]],
  ["DATABASE_TO_XML QUERY_TO_XML TABLE_TO_XML SCHEMA_TO_XML", "dangerous_function", "HIGH", anywhere, [
    "alone",
    "block",
  ]],
  // SQL Server, "Rowset Functions"
  ["OPENROWSET OPENDATASOURCE OPENQUERY", "out_of_band", "HIGH", anywhere, ["table", "block"]],
  ["FN_XE_FILE_TARGET_READ_FILE FN_GET_AUDIT_FILE FN_TRACE_GETTABLE", "out_of_band", "HIGH", anywhere, [
    "table",
    "block",
  ]],
  // Oracle, "PL/SQL Packages and Types Reference"
  ["UTL_HTTP.REQUEST UTL_HTTP.REQUEST_PIECES UTL_HTTP.BEGIN_REQUEST", "out_of_band", "HIGH", anywhere, ["block"]],
  ["UTL_INADDR.GET_HOST_ADDRESS UTL_INADDR.GET_HOST_NAME", "out_of_band", "HIGH", anywhere, ["block"]],
  ["UTL_TCP.OPEN_CONNECTION UTL_SMTP.OPEN_CONNECTION UTL_MAIL.SEND", "out_of_band", "HIGH", anywhere, ["block"]],
  ["UTL_FILE.FOPEN UTL_FILE.PUT_LINE UTL_FILE.FREMOVE", "out_of_band", "HIGH", anywhere, ["block", "alone"]],
  ["HTTPURITYPE", "out_of_band", "HIGH", anywhere, ["block"]],
  ["DBMS_LDAP.INIT", "out_of_band", "HIGH", anywhere, ["block"]],
  ["DBMS_SCHEDULER.CREATE_JOB DBMS_SCHEDULER.CREATE_PROGRAM", "out_of_band", "CRITICAL", anywhere, ["block", "alone"]],
  ["DBMS_JAVA.RUNJAVA DBMS_JAVA_TEST.FUNCALL", "out_of_band", "CRITICAL", anywhere, []],
  ["DBMS_JAVA.GRANT_PERMISSION DBMS_JVM_EXP_PERMS.IMPORT_JVM_PERMS", "out_of_band", "CRITICAL", anywhere, []],
  [
    "DBMS_XSLPROCESSOR.READ2CLOB DBMS_XSLPROCESSOR.CLOB2FILE DBMS_ADVISOR.CREATE_FILE",
    "out_of_band",
    "HIGH",
    anywhere,
    [
      "block",
    ],
  ],
  [
    "DBMS_EXPORT_EXTENSION.GET_DOMAIN_INDEX_TABLES KUPP$PROC.CREATE_MASTER_PROCESS",
    "out_of_band",
    "CRITICAL",
    anywhere,
    [],
  ],
  // SQLite, "Run-Time Loadable Extensions", "Command Line Shell"
  ["LOAD_EXTENSION FTS3_TOKENIZER", "out_of_band", "HIGH", anywhere, ["alone"]],
  ["WRITEFILE", "out_of_band", "HIGH", anywhere, []],
  ["READFILE", "out_of_band", "HIGH", anywhere, ["values", "alone"]],
  // ClickHouse, "Table Functions"
  [
    "URL FILE REMOTE REMOTESECURE S3 MYSQL POSTGRESQL ODBC JDBC HDFS MONGODB REDIS SQLITE",
    "out_of_band",
    "HIGH",
    clickhouse,
    [
      "table",
      "block",
    ],
  ],
  ["EXECUTABLE", "out_of_band", "CRITICAL", clickhouse, []],

  // MySQL, "Spatial Analysis Functions" and GTID functions, whose errors quote their argument
  ["GTID_SUBSET GTID_SUBTRACT NAME_CONST", "dangerous_function", "HIGH", anywhere, ["alone", "block"]],
  // Oracle packages whose errors quote their argument
  [
    "CTXSYS.DRITHSX.SN DRITHSX.SN ORDSYS.ORD_DICOM.GETMAPPINGXPATH ORD_DICOM.GETMAPPINGXPATH",
    "dangerous_function",
    "HIGH",
    anywhere,
    [],
  ],
  ["DBMS_UTILITY.SQLID_TO_SQLHASH DBMS_XMLGEN.GETXML DBMS_XMLGEN.GETXMLTYPE", "dangerous_function", "HIGH", anywhere, [
    "block",
    "alone",
  ]],
  // Oracle, running text as SQL
  ["DBMS_XMLQUERY.NEWCONTEXT DBMS_XMLQUERY.GETXML", "dangerous_function", "HIGH", anywhere, ["block"]],
];

/** Procedures of SQL Server, called without brackets, from "System Stored Procedures" and lists of extended ones. */
const procedureRows: readonly Row[] = [
  ["XP_CMDSHELL SP_OACREATE SP_OAMETHOD SP_EXECUTE_EXTERNAL_SCRIPT", "out_of_band", "CRITICAL", [], []],
  ["SP_OAGETPROPERTY SP_OASETPROPERTY SP_OADESTROY", "out_of_band", "HIGH", [], []],
  [
    "XP_REGWRITE XP_REGDELETEKEY XP_REGDELETEVALUE XP_SERVICECONTROL XP_TERMINATE_PROCESS XP_CREATE_SUBDIR",
    "out_of_band",
    "CRITICAL",
    [],
    [],
  ],
  [
    "XP_REGREAD XP_REGENUMKEYS XP_REGENUMVALUES XP_DIRTREE XP_FILEEXIST XP_SUBDIRS XP_FIXEDDRIVES",
    "out_of_band",
    "HIGH",
    [],
    [],
  ],
  [
    "XP_AVAILABLEMEDIA XP_ENUMDSN XP_LOGINCONFIG XP_NTSEC_ENUMDOMAINS XP_GETFILEDETAILS XP_MAKECAB",
    "out_of_band",
    "HIGH",
    [],
    [],
  ],
  ["SP_MAKEWEBTASK XP_RUNWEBTASK SP_ADDEXTENDEDPROC", "out_of_band", "CRITICAL", [], []],
];

function tableOf(rows: readonly Row[], procedure: boolean): Map<string, DangerousCall> {
  const table = new Map<string, DangerousCall>();
  for (const [names, pattern, severity, dialects, ordinary] of rows) {
    for (const name of names.split(" ")) table.set(name, { pattern, severity, dialects, ordinary, procedure });
  }
  return table;
}

const functions = tableOf(functionRows, false);
const procedures = tableOf(procedureRows, true);

/**
 * The function called `name`, upper case, at most two parts. Input is tried on whatever database there is, so that a
 * function of another one counts too, but for names that others use for things of their own.
 */
export function dangerousFunction(name: string, dialect: DialectName): DangerousCall | undefined {
  const call = functions.get(name);
  if (call === undefined || call.dialects.length === 0 || dialect === "generic") return call;
  return call.dialects.includes(dialect) ? call : undefined;
}

/** The procedure called `name`, upper case, whatever the dialect: no other database has such names. */
export function dangerousProcedure(name: string): DangerousCall | undefined {
  return procedures.get(name);
}
