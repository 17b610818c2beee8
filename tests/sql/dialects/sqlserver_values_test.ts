import { judges } from "../parser/judge.ts";

judges("values, names behind dots and the semicolon before WITH", "sqlserver", {
  valid: [
    "SELECT ((1)), (a + (b)) FROM t WHERE a IN (1, 2) AND (a) = (b)",
    "SELECT a FROM t GROUP BY GROUPING SETS ((a, b), (a), ())",
    "SELECT a FROM t WHERE CONTAINS((a, b), 'x') AND FREETEXT((a, b), 'y')",
    "INSERT INTO t (a, b) VALUES (1, 2), ((3), 4)",
    "SELECT t.[check], t.IDENTITYCOL, t.ROWGUIDCOL, x.query('.'), x.value('.', 'int') FROM t",
    "SELECT * FROM VECTOR_SEARCH(TABLE = t AS v, COLUMN = e, SIMILAR_TO = @q, METRIC = 'dot', TOP_N = 3) AS s",
    "SELECT 1; WITH c AS (SELECT 1 AS a) SELECT a FROM c",
    "IF @n > 0 WITH c AS (SELECT 1 AS a) SELECT a FROM c",
    "CREATE VIEW v AS WITH c AS (SELECT 1 AS a) SELECT a FROM c",
    "BEGIN WITH c AS (SELECT 1 AS a) SELECT a FROM c END",
    "SELECT 1\nGO\nWITH c AS (SELECT 1 AS a) SELECT a FROM c",
  ],
  invalid: [
    "SELECT (1, 2)",
    "SELECT a FROM t WHERE (a, b) = (1, 2)",
    "SELECT a FROM t WHERE (a, b) IN (SELECT c, d FROM u)",
    "SELECT f((a, b)) FROM t",
    "UPDATE t SET a = (1, 2)",
    "SELECT t.check FROM t",
    "SELECT t.order FROM t",
    "SELECT a FROM t JOIN u ON t.a = u.select",
    "EXEC dbo.update",
    "SELECT 1 WITH c AS (SELECT 1 AS a) SELECT a FROM c",
    "SELECT a FROM t\nWITH c AS (SELECT 1 AS a) SELECT a FROM c",
    "CREATE PROC p AS SET NOCOUNT ON WITH c AS (SELECT 1 AS a) SELECT a FROM c",
  ],
});

judges("a comma behind the last column", "sqlserver", {
  valid: [
    "CREATE TABLE t (a int NOT NULL, b int, )",
    "CREATE TABLE t (a int, CONSTRAINT pk PRIMARY KEY (a), ) ON [PRIMARY]",
  ],
  invalid: [
    "CREATE TABLE t (a int,, b int)",
    "CREATE TABLE t (, a int)",
    "CREATE TABLE t (,)",
    "INSERT INTO t (a, ) VALUES (1)",
  ],
});

judges("conditions of event sessions", "sqlserver", {
  valid: [
    "CREATE EVENT SESSION s ON SERVER ADD EVENT sqlserver.rpc_completed (ACTION (sqlserver.sql_text) WHERE ([duration] > (1000) AND [sqlserver].[database_id] = (5)))",
    "CREATE EVENT SESSION s ON SERVER ADD EVENT sqlserver.lock_timeout (WHERE package0.greater_than_uint64(duration, (10))) ADD TARGET package0.ring_buffer",
  ],
  invalid: [
    "CREATE EVENT SESSION s ON SERVER ADD EVENT sqlserver.rpc_completed (WHERE ([duration] > ()))",
    "CREATE EVENT SESSION s ON SERVER ADD EVENT sqlserver.rpc_completed (WHERE ([duration] > (1000))",
  ],
});
