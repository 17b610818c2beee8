import { words } from "../../vocabulary.ts";

/**
 * The names of built-in types of the databases, one list for all of them: it decides only where a word could be
 * a type or something else, and what a type may be in dialects without types of the user's own.
 */
const names = `
  ANY ARRAY BFILE BIGDECIMAL BIGINT BIGNUMERIC BIGSERIAL BINARY BINARY_DOUBLE BINARY_FLOAT BIT BLOB BOOL BOOLEAN BOX BYTEA
  BYTEINT BYTES CHAR CHARACTER CIDR CIRCLE CLOB DATE DATETIME DATETIME2 DATETIMEOFFSET DEC DECFLOAT DECIMAL DOUBLE ENUM
  FILE FIXED FLOAT FLOAT4 FLOAT64 FLOAT8 GEOGRAPHY GEOMCOLLECTION GEOMETRY GEOMETRYCOLLECTION HLLSKETCH HSTORE IMAGE
  INET INET4 INET6 INT INT1 INT2 INT3 INT4 INT64 INT8 INTEGER INTERVAL JSON JSONB LINE LINESTRING LONG LONGBLOB LONGTEXT
  LSEG MACADDR MACADDR8 MAP MEDIUMBLOB MEDIUMINT MEDIUMTEXT MIDDLEINT MONEY MULTILINESTRING MULTIPOINT MULTIPOLYGON NCHAR
  NCLOB NTEXT NUMBER NUMERIC NVARCHAR NVARCHAR2 OBJECT OID PATH POINT POLYGON RANGE RAW REAL RECORD ROWID ROWVERSION
  SERIAL SERIAL4 SERIAL8 SET SIGNED SMALLDATETIME SMALLINT SMALLMONEY SMALLSERIAL SQL_VARIANT STRING STRUCT SUPER TEXT
  TIME TIMESTAMP TIMESTAMPLTZ TIMESTAMPNTZ TIMESTAMPTZ TIMESTAMP_LTZ TIMESTAMP_NTZ TIMESTAMP_TZ TIMETZ TINYBLOB TINYINT
  TINYTEXT TSQUERY TSVECTOR UNIQUEIDENTIFIER UNSIGNED UROWID UUID VARBINARY VARBIT VARBYTE VARCHAR VARCHAR2 VARCHARACTER
  VARIANT VECTOR XML XMLTYPE YEAR
`;

const known = new Set(Object.values(words(...names.trim().split(/\s+/))));

/** True for the vocabulary number of a word that is some database's own type. */
export function isKnownType(number: number): boolean {
  return known.has(number);
}

const targets = new Set(Object.values(words(
  ...[
    "BINARY",
    "CHAR",
    "CHARACTER",
    "DATE",
    "DATETIME",
    "DEC",
    "DECIMAL",
    "DOUBLE",
    "FLOAT",
    "JSON",
    "NATIONAL",
    "NCHAR",
  ],
  ...["REAL", "SIGNED", "TIME", "UNSIGNED", "YEAR", "GEOMETRYCOLLECTION", "GEOMCOLLECTION", "POINT", "LINESTRING"],
  ...["POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON"],
)));
const furtherTargets = new Set(Object.values(words("INT", "INTEGER", "VARCHAR", "UUID", "INET4", "INET6")));

/** True for what MySQL's CAST takes as a type (its manual, 14.10); `wide` adds what MariaDB's takes. */
export function isCastTarget(number: number, wide: boolean): boolean {
  return targets.has(number) || (wide && furtherTargets.has(number));
}
