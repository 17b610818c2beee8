import assert from "node:assert/strict";
import { assertAccepted, assertRefused, readExpression } from "./expressions.ts";

Deno.test("parseExpression reads the constants of each dialect", () => {
  assertAccepted({
    "postgresql": [
      "DATE '2024-01-01'",
      "TIMESTAMP WITH TIME ZONE '2024-01-01 00:00'",
      "TIMESTAMP (3) '2024-01-01'",
      "TIME '10:00'",
      "INTERVAL '1 day'",
      "INTERVAL '1' DAY TO SECOND(3)",
      "INTERVAL '1' YEAR TO MONTH",
      "INTERVAL (3) '1 second'",
      "point '(1,2)'",
      "pg_catalog.int4 '5'",
      "float8 '1.5' + 1",
      "E'a\\n' || U&'d\\0061' || $$x$$ || $t$y$t$ || B'01' || X'1F'",
      "U&'d!0061' UESCAPE '!'",
      "'a'\n  'b'",
      "ARRAY[[1, 2], [3, 4]]",
      "ARRAY[]::int[]",
      "TRUE AND FALSE",
      "CURRENT_DATE + CURRENT_TIMESTAMP(3)",
      "CURRENT_USER = SESSION_USER",
      "1_000 + 0x1F + 0b1 + 1e3",
    ],
    "mysql mariadb": [
      "_utf8mb4'abc' COLLATE utf8mb4_bin",
      "N'abc'",
      "'a' 'b' \"c\"",
      "X'1F' + 0x1F + b'01'",
      "DATE '2024-01-01'",
      "DATE'2024-01-01'",
      "TIMESTAMP '2024-01-01 00:00'",
      "{d '2024-01-01'}",
      "{ts '2024-01-01 00:00'}",
      "a + INTERVAL -1 DAY",
      "a + INTERVAL (b) DAY",
      "a + INTERVAL '1-2' YEAR_MONTH",
      "CURRENT_TIMESTAMP() + UTC_TIMESTAMP",
      "? + ?",
    ],
    "oracle": [
      "DATE '2024-01-01'",
      "TIMESTAMP '2024-01-01 00:00:00 +02:00'",
      "INTERVAL '1-2' YEAR(2) TO MONTH",
      "INTERVAL '4 5:12:10.222' DAY TO SECOND(3)",
      "INTERVAL '1' DAY",
      "q'[it's]' || nq'{x}' || N'y'",
      "SYSDATE - 1",
      "SYSTIMESTAMP",
      "1.5f + 2d",
    ],
    "sqlserver": ["N'x' + 'y'", "0x1F", "@a + @@ROWCOUNT", "$1.50", "CURRENT_TIMESTAMP"],
    "sqlite": ["x'1F'", "CURRENT_DATE", ":a + @b + $c + ?1 + ?", "TRUE", "0x1F"],
    "snowflake": ["INTERVAL '1 day, 2 hours'", "DATE '2024-01-01'", "$$x$$", "X'1F'", "TRUE", "1e3"],
    "bigquery": [
      "DATE '2024-01-01'",
      'TIMESTAMP "2024-01-01"',
      "DATETIME '2024-01-01'",
      "NUMERIC '1'",
      "BIGNUMERIC '1'",
      "JSON '{}'",
      "INTERVAL 1 DAY",
      "INTERVAL '1-2' YEAR TO MONTH",
      "INTERVAL CAST(a AS INT64) DAY",
      "r'a\\b' || b'x' || rb'y' || '''z''' || \"\"\"w\"\"\"",
      "@p + ?",
      "0xFF",
    ],
    "clickhouse": [
      "DATE '2024-01-01'",
      "INTERVAL 1 DAY",
      "INTERVAL '1 day'",
      "INTERVAL '1' DAY",
      "INTERVAL a HOUR",
      "{p: UInt8}",
      "nan",
      "0x1F",
    ],
    "redshift": ["INTERVAL '1 day'", "INTERVAL '1' DAY", "DATE '2024-01-01'", "SYSDATE"],
    "generic": [
      "INTERVAL '1' DAY",
      "INTERVAL '1 day'",
      "INTERVAL 1 DAY",
      "DATE '2024-01-01'",
      "TIMESTAMP '2024-01-01'",
      "N'x'",
    ],
  });
});

Deno.test("parseExpression refuses constants that the dialect does not have", () => {
  assertRefused({
    "oracle bigquery": ["INTERVAL '1'"],
    "oracle": ["INTERVAL 1 DAY", "INTERVAL '1' FOO", "INTERVAL '1' DAY TO"],
    "mysql": ["a + INTERVAL 1 FOO", "a + INTERVAL DAY", "{x '2024-01-01'}"],
    "sqlserver oracle snowflake": ["'a' 'b'"],
    "postgresql": ["'a' 'b'", "INTERVAL 1 DAY", "DATE 2024", "ARRAY[1,", "ARRAY[1 2]", "ARRAY(1"],
  });
});

Deno.test("parseExpression tells constants, keywords that are calls, and names apart", () => {
  const kinds = (dialect: Parameters<typeof readExpression>[0], sql: string) => {
    const { node } = readExpression(dialect, sql);
    return node.kind === "literal" ? `literal ${node.type}` : node.kind === "call" ? `call ${node.syntax}` : node.kind;
  };
  assert.equal(kinds("postgresql", "DATE '2024-01-01'"), "literal datetime");
  assert.equal(kinds("postgresql", "date"), "column");
  assert.equal(kinds("postgresql", "date(a)"), "call false");
  assert.equal(kinds("postgresql", "CURRENT_DATE"), "call true");
  assert.equal(kinds("postgresql", "NULL"), "literal null");
  assert.equal(kinds("postgresql", "TRUE"), "literal boolean");
  assert.equal(kinds("sqlserver", "true"), "column");
  assert.equal(kinds("mysql", "user"), "column");
  assert.equal(kinds("postgresql", "user"), "call true");
  assert.equal(kinds("oracle", "SYSDATE"), "call true");
  assert.equal(kinds("snowflake", "sysdate"), "column");
  assert.equal(kinds("postgresql", "INTERVAL '1 day'"), "literal interval");
  assert.equal(kinds("bigquery", "INTERVAL a DAY"), "interval");
  assert.equal(kinds("clickhouse", "interval"), "column");
  assert.equal(kinds("generic", "EXTRACT(YEAR FROM a)"), "call true");
});
