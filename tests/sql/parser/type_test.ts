import assert from "node:assert/strict";
import { assertNoTypes, assertTypes, readType } from "./expressions.ts";

Deno.test("parseType reads the types of each dialect", () => {
  assertTypes({
    "all": ["CHAR(10)", "DECIMAL(10, 2)", "DATE", "FLOAT"],
    "postgresql": [
      "int",
      "character varying(10)",
      "double precision",
      "timestamp(3) with time zone",
      "timestamp without time zone",
      "time with time zone",
      "interval day to second(3)",
      "interval(6)",
      "bit varying(5)",
      "national character varying(3)",
      "int[]",
      "int[3][4]",
      "text ARRAY[3]",
      "text ARRAY",
      "SETOF public.t",
      "public.my_type",
      '"My Type"[]',
      "geometry(Point, 4326)",
      "t.a%TYPE",
      "t%ROWTYPE",
      "numeric(3, -2)",
    ],
    "mysql mariadb": [
      "INT UNSIGNED",
      "INT(11) UNSIGNED ZEROFILL",
      "BIGINT SIGNED",
      "VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin",
      "CHAR(3) CHARSET latin1",
      "TEXT CHARACTER SET binary",
      "CHAR(3) ASCII",
      "ENUM('a', 'b')",
      "SET('a', 'b')",
      "DOUBLE PRECISION",
      "DOUBLE(10, 2) UNSIGNED",
      "NATIONAL VARCHAR(10)",
      "NATIONAL CHAR VARYING(10)",
      "LONG VARCHAR",
      "JSON",
      "DATETIME(6)",
      "YEAR(4)",
      "GEOMETRY",
    ],
    "sqlserver": [
      "varchar(max)",
      "nvarchar(50)",
      "[dbo].[my_type]",
      "dbo.my_type",
      "decimal(18, 4)",
      "datetime2(7)",
      "datetimeoffset",
      "xml(DOCUMENT dbo.c)",
      "xml",
      "sql_variant",
      "float(53)",
      "double precision",
      "hierarchyid",
      "vector(1024)",
    ],
    "oracle": [
      "VARCHAR2(10 CHAR)",
      "VARCHAR2(10 BYTE)",
      "NUMBER(*, 2)",
      "NUMBER(10, -2)",
      "LONG RAW",
      "TIMESTAMP(6) WITH LOCAL TIME ZONE",
      "INTERVAL YEAR(4) TO MONTH",
      "INTERVAL DAY(3) TO SECOND(2)",
      "REF hr.person_t",
      "hr.person_t",
      "employees.salary%TYPE",
      "employees%ROWTYPE",
      "BINARY_DOUBLE",
      "NATIONAL CHARACTER VARYING (10)",
      "CHARACTER VARYING(10)",
      "VECTOR(3, FLOAT32)",
    ],
    "sqlite": [
      "INTEGER",
      "UNSIGNED BIG INT",
      "VARYING CHARACTER(255)",
      "NATIVE CHARACTER(70)",
      "DECIMAL(10,5)",
      "anything goes here",
      '"x y"',
    ],
    "snowflake": [
      "NUMBER(38, 0)",
      "VARCHAR",
      "TIMESTAMP_NTZ(9)",
      "ARRAY(NUMBER NOT NULL)",
      "OBJECT(a VARCHAR, b NUMBER NOT NULL)",
      "MAP(VARCHAR, OBJECT(x ARRAY(INT)))",
      "VECTOR(FLOAT, 256)",
      "VARIANT",
      "DOUBLE PRECISION",
    ],
    "bigquery": [
      "INT64",
      "STRING(10)",
      "NUMERIC(10, 2)",
      "ARRAY<STRING>",
      "STRUCT<a INT64, b STRING>",
      "STRUCT<INT64, STRING>",
      "ARRAY<STRUCT<a INT64, b ARRAY<STRING>>>",
      "STRUCT<a STRUCT<b STRUCT<c INT64>>>",
      "ARRAY<ARRAY<INT64> >",
      "RANGE<DATE>",
      "STRUCT<a INT64 OPTIONS (description = 'x'), b STRING NOT NULL>",
    ],
    "clickhouse": [
      "UInt8",
      "Nullable(UInt8)",
      "LowCardinality(Nullable(String))",
      "Array(Array(Int8))",
      "Tuple(a UInt8, b String)",
      "Tuple(UInt8, String)",
      "Nested(a UInt8, b Array(String))",
      "Enum8('a' = 1, 'b' = -2)",
      "Enum('a', 'b')",
      "Decimal(10, 2)",
      "DateTime64(3, 'UTC')",
      "Map(String, Array(UInt64))",
      "AggregateFunction(sum, UInt64)",
      "AggregateFunction(quantiles(0.5, 0.9), UInt64)",
      "SimpleAggregateFunction(anyLast, Nullable(String))",
      "FixedString(16)",
      "Variant(UInt64, String)",
      "JSON(max_dynamic_paths = 10, a.b UInt32, SKIP c.d, SKIP REGEXP 'x')",
      "Dynamic(max_types = 5)",
      "Object('json')",
    ],
  });
});

Deno.test("parseType refuses what is no type of the dialect", () => {
  assertNoTypes({
    "all": ["", "1", "(10)", "CHAR(", "CHAR(10", "CHAR(,)", "DECIMAL(10,)"],
    "mysql mariadb": ["FOO", "INT[]", "ENUM('a', )"],
    "postgresql": ["int[", "int]", "timestamp with", "int int", "varchar()"],
    "bigquery": ["ARRAY<", "ARRAY<INT64", "ARRAY<INT64>>", "STRUCT<a>>", "ARRAY<ARRAY<INT64>"],
    "clickhouse": ["Array(", "Array(String", "Enum8('a' = )"],
    "oracle": ["VARCHAR2(10 FOO)", "t%FOO"],
  });
});

Deno.test("parseType stops before what belongs to the column", () => {
  const rest = (dialect: Parameters<typeof readType>[0], sql: string) => {
    const { node, parser } = readType(dialect, sql);
    return sql.slice(parser.tokens.start[node.end]);
  };
  assert.equal(rest("postgresql", "varchar(10) NOT NULL"), "NOT NULL");
  assert.equal(rest("postgresql", 'text COLLATE "C"'), 'COLLATE "C"');
  assert.equal(rest("mysql", "INT UNSIGNED AUTO_INCREMENT"), "AUTO_INCREMENT");
  assert.equal(rest("mysql", "VARCHAR(10) COLLATE utf8mb4_bin"), "COLLATE utf8mb4_bin");
  assert.equal(rest("sqlite", "UNSIGNED BIG INT PRIMARY KEY"), "PRIMARY KEY");
  assert.equal(rest("sqlite", "INT GENERATED ALWAYS AS (1)"), "GENERATED ALWAYS AS (1)");
  assert.equal(rest("sqlserver", "datetime DEFAULT 1"), "DEFAULT 1");
  assert.equal(rest("bigquery", "ARRAY<INT64> NOT NULL"), "NOT NULL");
});
