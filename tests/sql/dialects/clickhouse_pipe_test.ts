import { judges } from "../parser/judge.ts";

judges("queries that begin with FROM, and pipe operators", "clickhouse", {
  valid: [
    "FROM visits WHERE duration > 5",
    "FROM visits WHERE a GROUP BY b ORDER BY b LIMIT 3",
    "SELECT * FROM (FROM visits WHERE a = 1)",
    "FROM visits |> WHERE a > 1 |> AGGREGATE count() AS n GROUP BY b |> ORDER BY n DESC |> LIMIT 3",
    "FROM visits |> LEFT JOIN users USING (id) |> SELECT id, name |> DISTINCT",
    "FROM visits |> EXTEND a * 2 AS d |> SET a = 1 |> DROP b |> AS v",
    "FROM visits |> UNION ALL (SELECT 1), (SELECT 2) |> OFFSET 1",
    "SELECT a FROM visits |> WHERE a = 1 FORMAT JSON",
  ],
  invalid: [
    "FROM visits WHERE",
    "FROM visits |> ",
    "FROM visits |> |> WHERE a",
    "FROM visits |> RENAME a AS b",
    "FROM visits |> PIVOT (sum(a) FOR b IN (1))",
    "FROM visits |> ASSERT a",
    "FROM visits |> AGGREGATE GROUP BY a",
    "FROM visits |> GROUP BY a",
  ],
});

judges("FROM as a column's name", "clickhouse", {
  valid: [
    "SELECT from, to FROM edges",
    "SELECT toString(from) FROM edges",
    "SELECT from FROM edges WHERE from = 1 ORDER BY from",
    "SELECT e.from, e.to FROM edges AS e",
    "SELECT a, from, to FROM edges",
    "SELECT a, FROM edges",
  ],
  invalid: ["SELECT FROM edges", "SELECT f(FROM edges", "SELECT a from, to FROM"],
});

judges("LIMIT between conditions", "clickhouse", {
  valid: [
    "SELECT a FROM t LIMIT 3 AFTER a > 1",
    "SELECT a FROM t LIMIT AFTER a > 1 UNTIL a > 5",
    "SELECT a FROM t LIMIT UNTIL a > 5",
    "SELECT a FROM t LIMIT 2 AFTER a IN (1, 2) ALL UNTIL a = 9",
    "SELECT a FROM t LIMIT 2 BY b LIMIT 3 AFTER a = 1",
  ],
  invalid: [
    "SELECT a FROM t LIMIT AFTER",
    "SELECT a FROM t LIMIT 2 UNTIL a = 1 ALL",
    "SELECT a FROM t LIMIT 2 UNTIL a = 1 AFTER b",
    "SELECT a FROM t LIMIT AFTER a WITH TIES",
  ],
});

judges("values, settings and plans as tables", "clickhouse", {
  valid: [
    "INSERT INTO t VALUES ({'a': 1, 'b': 2}, [1]), ({}, [])",
    "INSERT INTO FUNCTION null('a UInt8') SELECT 1",
    "SELECT * FROM null('a UInt8')",
    "SELECT * FROM s3('https://x/y.csv', SETTINGS max_threads = 2, b = 'c')",
    "SELECT explain FROM (EXPLAIN AST SELECT 1) WHERE explain LIKE '%Select%'",
    "SELECT j.@a, j.^b.c FROM t",
    "SELECT now() - INTERVAL (a + 1) * 3 DAY",
    "SET param_name = john",
    "SET param_name = 'john', max_threads = 2",
  ],
  invalid: [
    "SELECT {'a': 1}",
    "INSERT INTO t VALUES ({'a' 1})",
    "INSERT INTO t VALUES ({'a': 1)",
    "SELECT * FROM s3('https://x/y.csv', SETTINGS max_threads = 2, 'x')",
    "SELECT * FROM (SHOW TABLES)",
    "SELECT INTERVAL (a + 1) * 3",
    "SET max_threads = many",
    "SET param_name = john smith",
  ],
});

judges("statements on what is not there yet, tokens and handlers", "clickhouse", {
  valid: [
    "CREATE HYPOTHETICAL INDEX i ON t (b) TYPE minmax GRANULARITY 1",
    "CREATE HYPOTHETICAL PROJECTION p ON t (SELECT a ORDER BY a)",
    "DROP HYPOTHETICAL INDEX IF EXISTS i ON t",
    "DROP ALL HYPOTHETICAL PROJECTIONS",
    "EXPLAIN WHATIF empirical = 0 SELECT 1",
    "ALTER TABLE t MODIFY PROJECTION p (SELECT a ORDER BY b)",
    "ALTER TABLE t MODIFY COLUMN c ADD ENUM VALUES ('x' = 1, 'y')",
    "ATTACH TABLE t AS NOT REPLICATED",
    "CREATE MATERIALIZED VIEW v REFRESH DEPENDS ON a, b APPEND TO t AS SELECT 1",
    "CREATE TABLE s ENGINE = TimeSeries SAMPLES INNER COLUMNS (a UInt32)",
    "CREATE TOKEN VALID FOR INTERVAL 30 DAY GRANTS (SELECT ON db.*)",
    "CREATE USER u IDENTIFIED BY 'x' VALID FOR INTERVAL 30 DAY ROLE r1, r2 DEFAULT ROLE r1",
    "CREATE HANDLER h URL PREFIX '/x' METHODS (GET) AS SELECT 1",
    "DROP HANDLER IF EXISTS h",
    "DROP TEMPORARY VIEW v",
    "SYSTEM UNLOAD DICTIONARIES",
    "SYSTEM PAUSE VIEWS",
  ],
  invalid: [
    "CREATE HYPOTHETICAL TABLE t (a UInt8)",
    "DROP ALL HYPOTHETICAL INDEX",
    "CREATE MATERIALIZED VIEW v REFRESH OFFSET 1 DAY TO t AS SELECT 1",
    "CREATE TOKEN GRANTS SELECT ON db.*",
    "CREATE HANDLER h AS SELECT 1",
    "SYSTEM LOAD DICTIONARIES",
  ],
});
