import type { DialectDefinition } from "../dialect.ts";
import { without } from "./inherit.ts";
import { mysql } from "./mysql.ts";
import { inherit } from "../notation/mod.ts";
import { mariadbAccountRules, mariadbAccountStatements } from "./mariadb/accounts.ts";
import { mariadbRoutineRules, mariadbRoutineStatements } from "./mariadb/routines.ts";
import { mariadbServerRules, mariadbServerStatements } from "./mariadb/server.ts";
import { mariadbSessionRules, mariadbSessionStatements } from "./mariadb/session.ts";
import { mariadbTableRules, mariadbTableStatements } from "./tables/mariadb.ts";

/**
 * MariaDB 11, as its knowledge base has it (reserved words, comment syntax, operator precedence), with the default
 * SQL mode. What it shares with MySQL is inherited; it has no `->`, and its conditional comments know its own
 * versions.
 */
export const mariadb: DialectDefinition = {
  ...mysql,
  name: "mariadb",
  title: "MariaDB",
  lexical: {
    ...mysql.lexical,
    dollarQuotes: "none",
    conditionalComments: { marks: ["!", "M!"], versions: [[0, 50_699], [100_000, 129_999]] },
    symbols: ["<=>", "<=", ">=", "<>", "!=", "<<", ">>", "||", "&&", ":=", "=>", ".."],
  },
  reserved: {
    names:
      "ACCESSIBLE ADD ALL ALTER ANALYZE AND AS ASC ASENSITIVE BEFORE BETWEEN BIGINT BINARY BLOB BOTH BY CALL CASCADE CASE CHANGE CHAR CHARACTER CHECK COLLATE COLUMN CONDITION CONSTRAINT CONTINUE CONVERT CREATE CROSS CURRENT_DATE CURRENT_ROLE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER CURSOR DATABASE DATABASES DAY_HOUR DAY_MICROSECOND DAY_MINUTE DAY_SECOND DEC DECIMAL DECLARE DEFAULT DELAYED DELETE DELETE_DOMAIN_ID DESC DESCRIBE DETERMINISTIC DISTINCT DISTINCTROW DIV DOUBLE DO_DOMAIN_IDS DROP DUAL EACH ELSE ELSEIF ENCLOSED ESCAPED EXCEPT EXISTS EXIT EXPLAIN FALSE FETCH FLOAT FLOAT4 FLOAT8 FOR FORCE FOREIGN FROM FULLTEXT GENERAL GRANT GROUP HAVING HIGH_PRIORITY HOUR_MICROSECOND HOUR_MINUTE HOUR_SECOND IF IGNORE IGNORE_DOMAIN_IDS IGNORE_SERVER_IDS IN INDEX INFILE INNER INOUT INSENSITIVE INSERT INT INT1 INT2 INT3 INT4 INT8 INTEGER INTERSECT INTERVAL INTO IS ITERATE JOIN KEY KEYS KILL LEADING LEAVE LEFT LIKE LIMIT LINEAR LINES LOAD LOCALTIME LOCALTIMESTAMP LOCK LONG LONGBLOB LONGTEXT LOOP LOW_PRIORITY MASTER_HEARTBEAT_PERIOD MASTER_SSL_VERIFY_SERVER_CERT MATCH MAXVALUE MEDIUMBLOB MEDIUMINT MEDIUMTEXT MIDDLEINT MINUTE_MICROSECOND MINUTE_SECOND MOD MODIFIES NATURAL NOT NO_WRITE_TO_BINLOG NULL NUMERIC OFFSET ON OPTIMIZE OPTION OPTIONALLY OR ORDER OUT OUTER OUTFILE OVER PAGE_CHECKSUM PARSE_VCOL_EXPR PARTITION PRECISION PRIMARY PROCEDURE PURGE RANGE READ READS READ_WRITE REAL RECURSIVE REFERENCES REF_SYSTEM_ID REGEXP RELEASE RENAME REPEAT REPLACE REQUIRE RESIGNAL RESTRICT RETURN RETURNING REVOKE RIGHT RLIKE ROWS ROW_NUMBER SCHEMA SCHEMAS SECOND_MICROSECOND SELECT SENSITIVE SEPARATOR SET SHOW SIGNAL SLOW SMALLINT SPATIAL SPECIFIC SQL SQLEXCEPTION SQLSTATE SQLWARNING SQL_BIG_RESULT SQL_CALC_FOUND_ROWS SQL_SMALL_RESULT SSL STARTING STATS_AUTO_RECALC STATS_PERSISTENT STATS_SAMPLE_PAGES STRAIGHT_JOIN TABLE TERMINATED THEN TINYBLOB TINYINT TINYTEXT TO TRAILING TRIGGER TRUE UNDO UNION UNIQUE UNLOCK UNSIGNED UPDATE USAGE USE USING UTC_DATE UTC_TIME UTC_TIMESTAMP VALUES VARBINARY VARCHAR VARCHARACTER VARYING VECTOR WHEN WHERE WHILE WINDOW WITH WRITE XOR YEAR_MONTH ZEROFILL",
    columnAliases: "",
    tableAliases: "",
    functions:
      "BINARY CHAR CONVERT CURRENT_DATE CURRENT_ROLE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER DATABASE DEFAULT EXISTS IF INSERT INTERVAL LEFT LOCALTIME LOCALTIMESTAMP MATCH MOD REPEAT REPLACE RIGHT ROW_NUMBER SCHEMA UTC_DATE UTC_TIME UTC_TIMESTAMP VALUES",
    labels: "",
  },
  features: [
    ...without(
      mysql.features,
      "memberOf",
      "memberOfBracketed",
      "nullTreatmentBehind",
      "jsonValueClauses",
      "lateral",
      "valuesRow",
      "tableQuery",
      "lockShare",
      "atTimeZone",
      "withUpdate",
      "rowAlias",
      "programPieces",
      "fromFirstLast",
    ),
    "fetchFirst",
    "offsetRows",
    "cteCycleRestrict",
    "systemTime",
    "returning",
    "portionOf",
    "systemVersioning",
    "currentOf",
    "rowsExamined",
    "procedureAnalyse",
    "limitedArguments",
    "nextValueFor",
    "fetchTies",
    "groupByDirection",
    "lockWait",
    "offsetFirst",
    "offsetRowsRequired",
    "integerCasts",
    "signOnce",
    "withinGroup",
    "atomicBlocks",
    "forLoops",
  ],
  operators: ["OR ||", "XOR", "AND &&", "= <=> < > <= >= <> !=", "|", "&", "<< >>", "+ -", "* / DIV % MOD", "^"],
  statements: inherit(mysql.statements, [
    ...mariadbTableStatements,
    ...mariadbServerStatements,
    ...mariadbRoutineStatements,
    ...mariadbSessionStatements,
    ...mariadbAccountStatements,
  ]),
  rules: inherit(mysql.rules, [
    ...mariadbTableRules,
    ...mariadbServerRules,
    ...mariadbRoutineRules,
    ...mariadbSessionRules,
    ...mariadbAccountRules,
  ]),
};
