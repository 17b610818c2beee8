/**
 * Tablespaces, clusters, disk groups and other storage, as the SQL Language Reference has them
 * (docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf: CREATE TABLESPACE, CREATE CLUSTER, CREATE DISKGROUP …).
 */
export const storageRules: readonly string[] = [
  "file_specification = {<string> [SIZE <size>] | SIZE <size>} [BLOCKSIZE <size>] [REUSE] [<autoextend>] | <autoextend>",
  "log_file = {<string> | <strings>} [SIZE <size>] [BLOCKSIZE <size>] [REUSE] | SIZE <size> [BLOCKSIZE <size>] [REUSE]",
  "autoextend = AUTOEXTEND {OFF | ON [NEXT <size>] [MAXSIZE {<size> | UNLIMITED}]}",
  "file = <string> | <integer>",
  `tablespace_property =
     MINIMUM EXTENT <size>
   | BLOCKSIZE <size>
   | {LOGGING | NOLOGGING | FILESYSTEM_LIKE_LOGGING}
   | [NO] FORCE LOGGING
   | ENCRYPTION [USING <string>] [MODE <string>] {ENCRYPT | DECRYPT}
   | {ONLINE | OFFLINE}
   | EXTENT MANAGEMENT {DICTIONARY | LOCAL [AUTOALLOCATE | UNIFORM [SIZE <size>]]}
   | SEGMENT SPACE MANAGEMENT {AUTO | MANUAL}
   | FLASHBACK {ON | OFF}
   | LOST WRITE PROTECTION
   | RETENTION {GUARANTEE | NOGUARANTEE}
   | <tablespace_default>`,
  `tablespace_default =
     DEFAULT {<compression> | INDEX COMPRESS [ADVANCED [LOW | HIGH]] | NOCOMPRESS | TABLE <compression> | INDEX NOCOMPRESS | <inmemory> | ILM ADD POLICY <ilm_policy> | STORAGE ( <storage_option> ... )} [<inmemory>] [STORAGE ( <storage_option> ... )]`,
  `tablespace_change =
     <tablespace_property>
   | RESIZE <size>
   | COALESCE
   | SHRINK SPACE [KEEP <size>]
   | SHRINK TEMPFILE <file> [KEEP <size>]
   | RENAME TO <identifier>
   | {BEGIN | END} BACKUP
   | ADD {DATAFILE | TEMPFILE} [<file_specification>, ...]
   | DROP {DATAFILE | TEMPFILE} <file>
   | RENAME DATAFILE <string>, ... TO <string>, ...
   | {DATAFILE | TEMPFILE} {ONLINE | OFFLINE}
   | <autoextend>
   | TABLESPACE GROUP <string_or_name>
   | ONLINE
   | OFFLINE [NORMAL | TEMPORARY | IMMEDIATE]
   | READ {ONLY | WRITE}
   | {PERMANENT | TEMPORARY}
   | [NO] FORCE LOGGING
   | FLASHBACK {ON | OFF}
   | {ENABLE | REMOVE | SUSPEND} LOST WRITE PROTECTION
   | ENCRYPTION {ONLINE [USING <string>] {ENCRYPT | REKEY | DECRYPT} | OFFLINE [USING <string>] {ENCRYPT | DECRYPT} | FINISH {ENCRYPT | REKEY | DECRYPT}} [FILE_NAME_CONVERT = ( <string>, ... ) [KEEP]]`,
  `cluster_property =
     <segment_attribute>
   | SIZE <size>
   | INDEX
   | [SINGLE TABLE] HASHKEYS <integer> [HASH IS <expression>]
   | <parallel>
   | {ROWDEPENDENCIES | NOROWDEPENDENCIES}
   | {CACHE | NOCACHE}
   | PARTITION BY RANGE <columns> ( <range_partition>, ... )`,
  `diskgroup_disk = <string> [NAME <any_name>] [SIZE <size>] [FORCE | NOFORCE]`,
  `diskgroup_change =
     ADD [SITE <identifier>] [QUORUM] [FAILGROUP <identifier>] DISK <diskgroup_disk>, ...
   | DROP {[QUORUM | REGULAR] DISK {<any_name> [FORCE | NOFORCE]}, ... | DISKS IN [QUORUM] FAILGROUP {<identifier> [FORCE | NOFORCE]}, ...}
   | REPLACE DISK {<any_name> WITH <string> [FORCE | NOFORCE]}, ...
   | RESIZE {ALL | DISK <any_name> | DISKS IN FAILGROUP <identifier>} [SIZE <size>]
   | RENAME {DISK {<any_name> TO <any_name>}, ... | DISKS ALL | DIRECTORY {<string> TO <string>}, ... | ALIAS {<string> TO <string>}, ...}
   | {ONLINE | OFFLINE} {[QUORUM | REGULAR] DISK <any_name>, ... | DISKS IN [QUORUM] FAILGROUP <identifier>, ... | ALL} [WAIT | NOWAIT] [POWER <integer>] [DROP AFTER <integer> {M | H}]
   | REBALANCE [{WITH | WITHOUT} <identifier>, ...] [POWER <integer>] [WAIT | NOWAIT]
   | REBALANCE MODIFY POWER [<integer>]
   | {WAIT | NOWAIT}
   | CHECK [REPAIR | NOREPAIR]
   | {ADD | MODIFY} TEMPLATE {<identifier> [ATTRIBUTES] ( <identifier> ... )}, ...
   | DROP TEMPLATE <identifier>, ...
   | {ADD | DROP} DIRECTORY {<string> [FORCE | NOFORCE]}, ...
   | ADD ALIAS {<string> FOR <string>}, ...
   | DROP ALIAS <string>, ...
   | DROP FILE <string>, ...
   | SET ATTRIBUTE <string> = <string>
   | UNDROP DISKS
   | {MOUNT | DISMOUNT} [RESTRICTED | NORMAL] [FORCE | NOFORCE]`,
  "archive_retention = RETENTION <integer> {YEAR | MONTH | DAY}",
];

export const storageStatements: readonly string[] = [
  `CREATE [BIGFILE | SMALLFILE] TABLESPACE [IF NOT EXISTS] <identifier> [DATAFILE <file_specification>, ...] [<tablespace_property>] ...`,
  `CREATE [BIGFILE | SMALLFILE] UNDO TABLESPACE [IF NOT EXISTS] <identifier> [DATAFILE <file_specification>, ...] [<tablespace_property>] ...`,
  `CREATE [BIGFILE | SMALLFILE] {TEMPORARY | LOCAL TEMPORARY} TABLESPACE [IF NOT EXISTS] [FOR {ALL | LEAF}] <identifier> [TEMPFILE <file_specification>, ...] [TABLESPACE GROUP <string_or_name>] [<tablespace_property>] ...`,
  "CREATE TABLESPACE SET <identifier> [IN SHARDSPACE <identifier>] [USING TEMPLATE ( {DATAFILE [<file_specification>] [<tablespace_property>] ...} )]",
  "ALTER TABLESPACE [IF EXISTS] <identifier> <tablespace_change> ...",
  "ALTER TABLESPACE SET <identifier> <tablespace_change> ...",
  "DROP TABLESPACE [SET] [IF EXISTS] <identifier> [{DROP | KEEP} QUOTA] [INCLUDING CONTENTS [{AND | KEEP} DATAFILES] [CASCADE CONSTRAINTS]]",
  "CREATE CLUSTER [IF NOT EXISTS] <name> ( {<identifier> <type> [COLLATE <identifier>] [SORT]}, ... ) [<cluster_property>] ...",
  "ALTER CLUSTER [IF EXISTS] <name> {<segment_attribute> | SIZE <size> | <allocation> | DEALLOCATE UNUSED [KEEP <size>] | {CACHE | NOCACHE} | MODIFY PARTITION <identifier> <allocation>} ... [<parallel>]",
  "DROP CLUSTER [IF EXISTS] <name> [INCLUDING TABLES [CASCADE CONSTRAINTS]]",
  "CREATE [PUBLIC] ROLLBACK SEGMENT <identifier> [TABLESPACE <identifier> | STORAGE ( <storage_option> ... )] ...",
  "ALTER ROLLBACK SEGMENT <identifier> {ONLINE | OFFLINE | STORAGE ( <storage_option> ... ) | SHRINK [TO <size>]}",
  "DROP ROLLBACK SEGMENT <identifier>",
  `CREATE DISKGROUP <identifier> [{HIGH | NORMAL | FLEX | EXTENDED [SITE <identifier>] | EXTERNAL} REDUNDANCY]
     {[SITE <identifier>] [QUORUM | REGULAR] [FAILGROUP <identifier>] DISK <diskgroup_disk>, ...} ... [ATTRIBUTE {<string> = <string>}, ...]`,
  "ALTER DISKGROUP {ALL | <identifier>, ...} <diskgroup_change> ...",
  "DROP DISKGROUP <identifier> [FORCE] [{INCLUDING | EXCLUDING} CONTENTS]",
  "CREATE FLASHBACK ARCHIVE [DEFAULT] <identifier> TABLESPACE <identifier> [QUOTA <size>] [[NO] OPTIMIZE DATA] <archive_retention>",
  `ALTER FLASHBACK ARCHIVE <identifier> {
     SET DEFAULT
   | {ADD | MODIFY} TABLESPACE <identifier> [QUOTA <size>]
   | REMOVE TABLESPACE <identifier>
   | MODIFY <archive_retention>
   | PURGE {ALL | BEFORE {SCN | TIMESTAMP} <expression>}
   | [NO] OPTIMIZE DATA }`,
  "DROP FLASHBACK ARCHIVE <identifier>",
  "CREATE {PFILE | SPFILE} [= <string>] FROM { {PFILE | SPFILE} [= <string>] [AS COPY] | MEMORY }",
  "CREATE PMEM FILESTORE <identifier> MOUNTPOINT <string> BACKINGFILE <string> [REUSE] SIZE <size> BLOCKSIZE <size> [<autoextend>]",
  "ALTER PMEM FILESTORE <identifier> {RESIZE <size> | <autoextend> | MOUNT [MOUNTPOINT <string> | BACKINGFILE <string>] [FORCE] | DISMOUNT}",
  "DROP PMEM FILESTORE <identifier> [FORCE] [{INCLUDING | EXCLUDING} CONTENTS]",
];
