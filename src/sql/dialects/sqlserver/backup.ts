/**
 * BACKUP and RESTORE.
 * https://learn.microsoft.com/sql/t-sql/statements/backup-transact-sql,
 * https://learn.microsoft.com/sql/t-sql/statements/restore-statements-transact-sql
 */

export const backupRules: readonly string[] = [
  "backed_up = <identifier> | <parameter>",
  "number_or_variable = <number> | <parameter>",
  "backup_device = {DISK | TAPE | URL | FILE | VIRTUAL_DEVICE | DATABASE_SNAPSHOT} = <text> | <identifier> | <parameter>",
  "backup_part = {FILE | FILEGROUP} = {<text> | ( <text>, ... )}",
  `backup_option =
     COPY_ONLY | DIFFERENTIAL | COMPRESSION [( ALGORITHM = <identifier> [, LEVEL = <identifier>] )] | NO_COMPRESSION
   | {DESCRIPTION | NAME | EXPIREDATE | MEDIANAME | MEDIADESCRIPTION | MEDIAPASSWORD | PASSWORD} = {<text> | <identifier>}
   | CREDENTIAL [= <text>]
   | {RETAINDAYS | BLOCKSIZE | BUFFERCOUNT | MAXTRANSFERSIZE} = <number_or_variable>
   | ENCRYPTION ( ALGORITHM = {AES_128 | AES_192 | AES_256 | TRIPLE_DES_3KEY} , SERVER {CERTIFICATE | ASYMMETRIC KEY} = <identifier> )
   | NOINIT | INIT | NOSKIP | SKIP | NOFORMAT | FORMAT | NO_CHECKSUM | CHECKSUM | STOP_ON_ERROR | CONTINUE_AFTER_ERROR
   | STATS [= <number_or_variable>] | REWIND | NOREWIND | UNLOAD | NOUNLOAD | FILE_SNAPSHOT | METADATA_ONLY | SNAPSHOT
   | NORECOVERY | STANDBY = <text> | NO_TRUNCATE | READ_WRITE_FILEGROUPS | ENABLE_BROKER`,
  `restore_option =
     RECOVERY | NORECOVERY | STANDBY = <text> | LOADHISTORY
   | MOVE <text> TO <text>
   | REPLACE | RESTART | RESTRICTED_USER | PARTIAL | KEEP_REPLICATION | KEEP_TEMPORAL_RETENTION | KEEP_CDC
   | ENABLE_BROKER | ERROR_BROKER_CONVERSATIONS | NEW_BROKER
   | FILE = {<number_or_variable> | <string>}
   | {PASSWORD | MEDIANAME | MEDIAPASSWORD | DBNAME} = {<text> | <identifier>}
   | CREDENTIAL [= <text>]
   | {BLOCKSIZE | BUFFERCOUNT | MAXTRANSFERSIZE} = <number_or_variable>
   | CHECKSUM | NO_CHECKSUM | STOP_ON_ERROR | CONTINUE_AFTER_ERROR
   | FILESTREAM ( DIRECTORY_NAME = <string> )
   | STATS [= <number_or_variable>] | REWIND | NOREWIND | UNLOAD | NOUNLOAD | METADATA_ONLY | SNAPSHOT
   | STOPAT = <text>
   | {STOPATMARK | STOPBEFOREMARK} = <text> [AFTER <text>]`,
  "restore_part = {FILE | FILEGROUP} = {<text> | ( <text>, ... )} | READ_WRITE_FILEGROUPS | PAGE = <text>",
];

export const backupStatements: readonly string[] = [
  `BACKUP {DATABASE | LOG} <backed_up> [{<backup_part> | READ_WRITE_FILEGROUPS}, ...] TO <backup_device>, ...
     [{MIRROR TO <backup_device>, ...} ...] [WITH <backup_option>, ...]`,
  "BACKUP LOG <backed_up> WITH {NO_LOG | TRUNCATE_ONLY}",
  "BACKUP DATABASE <backed_up> WITH METADATA_ONLY [, <backup_option>, ...]",
  "BACKUP {GROUP <identifier>, ... | SERVER} TO <backup_device>, ... WITH METADATA_ONLY [, <backup_option>, ...]",
  "RESTORE {DATABASE | LOG} <backed_up> [<restore_part>, ...] [FROM <backup_device>, ...] [WITH <restore_option>, ...]",
  "RESTORE {FILELISTONLY | HEADERONLY | LABELONLY | REWINDONLY | VERIFYONLY} FROM <backup_device>, ... [WITH <restore_option>, ...]",
];
