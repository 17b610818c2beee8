/**
 * COPY and UNLOAD, and the credentials that many statements share.
 * https://docs.aws.amazon.com/redshift/latest/dg/r_COPY.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_UNLOAD.html
 */

export const copyRules: readonly string[] = [
  "iam_role = IAM_ROLE {DEFAULT | <string>}",
  `authorization =
     <iam_role>
   | [WITH] CREDENTIALS [AS] <string>
   | ACCESS_KEY_ID [AS] <string> SECRET_ACCESS_KEY [AS] <string> [{SESSION_TOKEN | TOKEN} [AS] <string>]`,
  `data_format =
     CSV [QUOTE [AS] <string>]
   | DELIMITER [AS] <string>
   | FIXEDWIDTH [AS] <string>
   | SHAPEFILE [SIMPLIFY [AUTO] [<number>]]
   | {AVRO | JSON} [[AS] <string>]
   | {PARQUET | ORC} [SERIALIZETOJSON]`,
  "switch = ON | OFF | TRUE | FALSE",
  `copy_options = {{
     <authorization>
   | FORMAT [AS] <data_format>
   | <data_format>
   | QUOTE [AS] <string>
   | REGION [AS] <string>
   | MANIFEST
   | ENCRYPTED
   | MASTER_SYMMETRIC_KEY [AS] <string>
   | {BZIP2 | GZIP | LZOP | ZSTD}
   | SSH
   | READRATIO <integer>
   | ACCEPTANYDATE
   | ACCEPTINVCHARS [AS] [<string>]
   | BLANKSASNULL
   | DATEFORMAT [AS] <string>
   | TIMEFORMAT [AS] <string>
   | EMPTYASNULL
   | ENCODING [AS] {<string> | <identifier>}
   | ESCAPE
   | EXPLICIT_IDS
   | FILLRECORD
   | IGNOREBLANKLINES
   | IGNOREHEADER [AS] <integer>
   | NULL [AS] <string>
   | REMOVEQUOTES
   | ROUNDEC
   | TRIMBLANKS
   | TRUNCATECOLUMNS
   | COMPROWS <integer>
   | COMPUPDATE [PRESET | <switch>]
   | IGNOREALLERRORS
   | MAXERROR [AS] <integer>
   | NOLOAD
   | STATUPDATE [<switch>]
   | USING TEMPLATE <name> }}`,
  `unload_option =
     [FORMAT [AS]] {CSV | PARQUET | JSON}
   | PARTITION BY <columns> [INCLUDE]
   | MANIFEST [VERBOSE]
   | HEADER
   | {DELIMITER | FIXEDWIDTH | NULL | REGION | EXTENSION | KMS_KEY_ID | MASTER_SYMMETRIC_KEY} [AS] <string>
   | ENCRYPTED [AUTO]
   | BZIP2
   | GZIP
   | ZSTD
   | ADDQUOTES
   | ESCAPE
   | ALLOWOVERWRITE
   | CLEANPATH
   | PARALLEL [<switch>]
   | {MAXFILESIZE | ROWGROUPSIZE} [AS] <number> [MB | GB]`,
];

export const copyStatements: readonly string[] = [
  "COPY <table> [<columns>] FROM <string> [<copy_options>] [JOB CREATE <name> [AUTO {ON | OFF}]]",
  `COPY JOB {
     CREATE <name> [AUTO {ON | OFF}]
   | ALTER <name> AUTO {ON | OFF}
   | {DROP | RUN | SHOW} <name>
   | LIST }`,
  "UNLOAD ( {<string> | <query>} ) TO <string> [<authorization>] [<unload_option> [,] ...]",
];
