/**
 * Tables and views in which databases describe themselves, from the manuals' chapters on them: MySQL "INFORMATION_SCHEMA
 * Tables" and "The mysql System Schema", PostgreSQL "System Catalogs" and "System Views", SQL Server "System Catalog
 * Views" and "Compatibility Views", Oracle "Static Data Dictionary Views" and "Dynamic Performance Views", SQLite "The
 * Schema Table", ClickHouse "System Tables", Snowflake "Account Usage".
 */
const names: ReadonlySet<string> = new Set(
  ("INFORMATION_SCHEMA PG_CATALOG SQLITE_MASTER SQLITE_SCHEMA SQLITE_TEMP_MASTER SQLITE_SEQUENCE PERFORMANCE_SCHEMA " +
    "PG_TABLES PG_CLASS PG_NAMESPACE PG_ATTRIBUTE PG_USER PG_SHADOW PG_ROLES PG_AUTHID PG_DATABASE PG_PROC PG_GROUP " +
    "PG_SETTINGS PG_STAT_ACTIVITY PG_VIEWS PG_TYPE PG_INDEX PG_INDEXES PG_STAT_USER_TABLES PG_TABLE_DEF PG_USER_INFO " +
    "SYSOBJECTS SYSCOLUMNS SYSDATABASES SYSUSERS SYSLOGINS SYSXLOGINS SYSSERVERS SYSINDEXES SYSCOMMENTS SYSPROCESSES " +
    "ALL_TABLES ALL_TAB_COLUMNS ALL_USERS ALL_OBJECTS ALL_VIEWS ALL_TAB_COLS ALL_SOURCE ALL_COL_COMMENTS ALL_TAB_COMMENTS " +
    "USER_TABLES USER_TAB_COLUMNS USER_USERS USER_OBJECTS USER_TAB_COLS USER_ROLE_PRIVS USER_SYS_PRIVS USER_PASSWORD_LIMITS " +
    "DBA_TABLES DBA_TAB_COLUMNS DBA_USERS DBA_OBJECTS DBA_TAB_PRIVS DBA_ROLE_PRIVS DBA_SYS_PRIVS ALL_CATALOG " +
    "V$VERSION V$INSTANCE V$DATABASE V$SESSION V$PARAMETER GV$VERSION PRODUCT_COMPONENT_VERSION GLOBAL_NAME " +
    "INNODB_TABLE_STATS INNODB_INDEX_STATS STV_SESSIONS SVV_TABLES SVV_COLUMNS SVV_ALL_COLUMNS SVL_QLOG " +
    "ACCOUNT_USAGE INNODB_SYS_TABLES X$SCHEMA_FLATTENED_KEYS SCHEMA_TABLE_STATISTICS SCHEMA_AUTO_INCREMENT_COLUMNS")
    .split(" "),
);

/** Names that are catalogues behind their schema: `mysql.user`, `sys.tables`, `system.tables`. */
const qualified: Readonly<Record<string, ReadonlySet<string>>> = {
  MYSQL: new Set("USER DB TABLES_PRIV GLOBAL_PRIV PROC FUNC INNODB_TABLE_STATS INNODB_INDEX_STATS".split(" ")),
  SYS: new Set(
    ("TABLES COLUMNS ALL_COLUMNS OBJECTS ALL_OBJECTS DATABASES SCHEMAS SQL_LOGINS SERVER_PRINCIPALS SYSLOGINS SYSUSERS " +
      "SYSOBJECTS SYSCOLUMNS SYSDATABASES DATABASE_PRINCIPALS USER$ OBJ$ PROCEDURES VIEWS CONFIGURATIONS SERVERS " +
      "SQL_MODULES TYPES INDEXES DM_EXEC_SESSIONS DM_EXEC_CONNECTIONS").split(" "),
  ),
  SYSTEM: new Set(
    "TABLES COLUMNS DATABASES USERS PROCESSES SETTINGS FUNCTIONS QUERY_LOG GRANTS ROLES DISKS CLUSTERS PARTS".split(
      " ",
    ),
  ),
  MASTER: new Set(["SYSDATABASES", "SYSLOGINS", "SYSXLOGINS", "SYSOBJECTS"]),
};

/** True where the name, upper case, is a catalogue's; `schema` is the part before it or empty. */
export function isCatalogue(name: string, schema: string): boolean {
  return names.has(name) || (qualified[schema]?.has(name) ?? false);
}

/** True where a name, upper case, alone says that a database describes itself. */
export function isCatalogueName(name: string): boolean {
  return names.has(name);
}
