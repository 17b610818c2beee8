import assert from "node:assert/strict";
import { answer } from "../../contract/answers.ts";

/** Mistakes that people make: the dialect, the text, and what `validate_sql` says of it. */
const mistakes: readonly (readonly [dialect: string, sql: string, message: string])[] = [
  [
    "generic",
    "SELCT a FROM t",
    "unexpected token 'SELCT' at position 0 (line 1, column 1): expected SELECT, INSERT, UPDATE, DELETE or CREATE; did you mean 'SELECT'?",
  ],
  [
    "generic",
    "SELECT a FORM t",
    "unexpected token 'FORM' at position 9 (line 1, column 10): expected FROM, ',', WHERE, AS or GROUP BY; did you mean 'FROM'?",
  ],
  [
    "generic",
    "SELECT * FORM t",
    "unexpected token 'FORM' at position 9 (line 1, column 10): expected FROM, ',', WHERE, GROUP BY or HAVING; did you mean 'FROM'?",
  ],
  [
    "generic",
    "SELECT a FRM t WHERE b = 1",
    "unexpected token 'FRM' at position 9 (line 1, column 10): expected FROM, ',', WHERE, AS or GROUP BY; did you mean 'FROM'?",
  ],
  [
    "generic",
    "SELECT a FROM t WERE b = 1",
    "unexpected token 'WERE' at position 16 (line 1, column 17): expected WHERE, ',', JOIN, GROUP BY or HAVING; did you mean 'WHERE'?",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b = 1 ODER BY a",
    "unexpected token 'ODER' at position 28 (line 1, column 29): expected ORDER BY, AND, OR, GROUP BY or HAVING; did you mean 'ORDER'?",
  ],
  [
    "generic",
    "SELECT a FROM t ORDER BY a DECS",
    "unexpected token 'DECS' at position 27 (line 1, column 28): expected DESC, ',', LIMIT or ASC; did you mean 'DESC'?",
  ],
  [
    "generic",
    "SELECT a FROM t LEFT JION u ON t.i = u.i",
    "unexpected token 'JION' at position 21 (line 1, column 22): expected JOIN; did you mean 'JOIN'?",
  ],
  [
    "generic",
    "INSRT INTO t VALUES (1)",
    "unexpected token 'INSRT' at position 0 (line 1, column 1): expected INSERT, SELECT, UPDATE, DELETE or CREATE; did you mean 'INSERT'?",
  ],
  [
    "mysql",
    "INSERT INTO t SELECT * FORM u",
    "unexpected token 'FORM' at position 23 (line 1, column 24): expected FROM, ',', WHERE, ON or GROUP BY; did you mean 'FROM'?",
  ],
  [
    "postgresql",
    "SELECT a FROM t WHERE a = 5 LIMT 3",
    "unexpected token 'LIMT' at position 28 (line 1, column 29): expected LIMIT, AND, OR, GROUP BY or HAVING; did you mean 'LIMIT'?",
  ],
  [
    "postgresql",
    "CREATE INDEX CONCURENTLY i ON t (a)",
    "unexpected token 'CONCURENTLY' at position 13 (line 1, column 14): expected CONCURRENTLY, a name or ON; did you mean 'CONCURRENTLY'?",
  ],
  [
    "postgresql",
    "VACCUM t",
    "unexpected token 'VACCUM' at position 0 (line 1, column 1): expected SELECT, INSERT, UPDATE, DELETE or CREATE; did you mean 'VACUUM'?",
  ],
  [
    "postgresql",
    "CREATE FUNCTION f() RETURN int AS $$ SELECT 1 $$",
    "unexpected token 'RETURN' at position 20 (line 1, column 21): expected RETURNS, SET or AS; did you mean 'RETURNS'?",
  ],
  [
    "mysql",
    "SELECT a FROM t GROUP BY a WITH ROLUP",
    "unexpected token 'ROLUP' at position 32 (line 1, column 33): expected ROLLUP; did you mean 'ROLLUP'?",
  ],
  [
    "mysql",
    "CREATE TABLE t (a INT UNSIGND)",
    "unexpected token 'UNSIGND' at position 22 (line 1, column 23): expected ')', ',', ON or AS; did you mean 'UNSIGNED'?",
  ],
  [
    "generic",
    "CREATE TABLE t (a INT NOT NUL)",
    "unexpected token 'NUL' at position 26 (line 1, column 27): expected NULL; did you mean 'NULL'?",
  ],
  [
    "generic",
    "CREATE TABLE t (a INT PRIMRY KEY)",
    "unexpected token 'PRIMRY' at position 22 (line 1, column 23): expected PRIMARY, ')', ',', ON or AS; did you mean 'PRIMARY'?",
  ],
  [
    "generic",
    "CREATE TBLE t (a INT)",
    "unexpected token 'TBLE' at position 7 (line 1, column 8): expected TABLE, VIEW or INDEX; did you mean 'TABLE'?",
  ],
  [
    "generic",
    "ALTER TABLE t ADDD COLUMN a INT",
    "unexpected token 'ADDD' at position 14 (line 1, column 15): expected ADD, ALTER, DROP, RENAME or SET; did you mean 'ADD'?",
  ],
  [
    "generic",
    "DROP TABEL t",
    "unexpected token 'TABEL' at position 5 (line 1, column 6): expected TABLE, VIEW or INDEX; did you mean 'TABLE'?",
  ],
  [
    "generic",
    "DROP TABLE IF EXIST t",
    "unexpected token 'EXIST' at position 14 (line 1, column 15): expected EXISTS or ','; did you mean 'EXISTS'?",
  ],
  [
    "snowflake",
    "COPY INTO t FORM @s",
    "unexpected token 'FORM' at position 12 (line 1, column 13): expected FROM, an option's name or '('; did you mean 'FROM'?",
  ],
  [
    "generic",
    "SELECT a FROM t; SELEC b FROM u",
    "unexpected token 'SELEC' at position 17 (line 1, column 18): expected SELECT, INSERT, UPDATE, DELETE or CREATE; did you mean 'SELECT'?",
  ],
  [
    "generic",
    "SELECT a b c FROM t",
    "unexpected token 'c' at position 11 (line 1, column 12): expected ',', FROM, WHERE, GROUP BY or HAVING",
  ],
  [
    "generic",
    "SELECT a, FROM t",
    "unexpected token 'FROM' at position 10 (line 1, column 11): expected an expression; nothing follows the ',' before it",
  ],
  ["generic", "SELECT a,, b FROM t", "unexpected token ',' at position 9 (line 1, column 10): expected an expression"],
  [
    "generic",
    "SELECT FROM t",
    "unexpected token 'FROM' at position 7 (line 1, column 8): expected an expression or DISTINCT",
  ],
  ["generic", "SELECT a FROM", "unexpected end of input at position 13 (line 1, column 14): expected a table name"],
  [
    "generic",
    "SELECT a FROM t,",
    "unexpected end of input at position 16 (line 1, column 17): expected a table name; nothing follows the ',' before it",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE",
    "unexpected end of input at position 21 (line 1, column 22): expected an expression",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b =",
    "unexpected end of input at position 25 (line 1, column 26): expected an expression",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE = 1",
    "unexpected token '=' at position 22 (line 1, column 23): expected an expression",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b = 1 AND",
    "unexpected end of input at position 31 (line 1, column 32): expected an expression",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b = 1 c = 2",
    "unexpected token 'c' at position 28 (line 1, column 29): expected AND, OR, GROUP BY, HAVING or ORDER BY",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b IN 1, 2",
    "unexpected token '1' at position 27 (line 1, column 28): expected '('",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b BETWEEN 1, 2",
    "unexpected token ',' at position 33 (line 1, column 34): expected AND",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b IS 1",
    "unexpected token '1' at position 27 (line 1, column 28): expected NOT, NULL, TRUE, FALSE or UNKNOWN",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b NOT NULL",
    "unexpected token 'NOT' at position 24 (line 1, column 25): expected AND, OR, GROUP BY, HAVING or ORDER BY; did you mean 'IS NOT NULL'?",
  ],
  [
    "postgresql",
    "SELECT a FROM t WHERE a = 1 AND OR b = 2",
    "unexpected token 'OR' at position 32 (line 1, column 33): expected an expression",
  ],
  ["generic", "SELECT a FROM t GROUP a", "unexpected token 'a' at position 22 (line 1, column 23): expected BY"],
  ["generic", "SELECT a FROM t ORDER a", "unexpected token 'a' at position 22 (line 1, column 23): expected BY"],
  [
    "generic",
    "SELECT a FROM t JOIN u t.i = u.i",
    "unexpected token 't' at position 23 (line 1, column 24): expected ON or USING",
  ],
  [
    "generic",
    "SELECT a FROM t JOIN ON t.i = u.i",
    "unexpected token 'ON' at position 21 (line 1, column 22): expected a table name",
  ],
  [
    "generic",
    "SELECT a FROM t LEFT u ON t.i = u.i",
    "unexpected token 'u' at position 21 (line 1, column 22): expected JOIN",
  ],
  [
    "generic",
    "SELECT a FROM t OUTER JOIN u ON t.i = u.i",
    "unexpected token 'OUTER' at position 16 (line 1, column 17): expected ',', WHERE, GROUP BY, HAVING or ORDER BY; OUTER stands behind LEFT, RIGHT or FULL",
  ],
  ["generic", "SELECT a AS FROM t", "unexpected token 'FROM' at position 12 (line 1, column 13): expected a name"],
  [
    "generic",
    "SELECT a + FROM t",
    "unexpected token 'FROM' at position 11 (line 1, column 12): expected an expression",
  ],
  [
    "generic",
    "SELECT f(a,) FROM t",
    "unexpected token ')' at position 11 (line 1, column 12): expected an expression; nothing follows the ',' before it",
  ],
  [
    "generic",
    "SELECT sum(a) OVER PARTITION BY b FROM t",
    "unexpected token 'PARTITION' at position 19 (line 1, column 20): expected '('",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE EXISTS SELECT 1",
    "unexpected token 'SELECT' at position 29 (line 1, column 30): expected '('",
  ],
  [
    "generic",
    "WITH a (SELECT 1) SELECT * FROM a",
    "unexpected token '(' at position 7 (line 1, column 8): expected AS",
  ],
  ["generic", "SELECT CAST(a INT) FROM t", "unexpected token 'INT' at position 14 (line 1, column 15): expected AS"],
  [
    "generic",
    "SELECT CASE WHEN a THEN 1 FROM t",
    "unexpected token 'FROM' at position 26 (line 1, column 27): expected END, WHEN or ELSE",
  ],
  [
    "generic",
    "SELECT CASE WHEN a 1 END FROM t",
    "unexpected token '1' at position 19 (line 1, column 20): expected THEN",
  ],
  [
    "generic",
    "SELECT 1 SELECT 2",
    "unexpected token 'SELECT' at position 9 (line 1, column 10): expected ',', FROM, WHERE, AS or GROUP BY; a ';' is missing between two statements",
  ],
  [
    "generic",
    "SELECT count(a FROM t",
    "unexpected token 'FROM' at position 15 (line 1, column 16): expected ')', ',', USING, HAVING or LIMIT; the '(' at line 1, column 13 is not closed",
  ],
  [
    "generic",
    "SELECT (a + b FROM t",
    "unexpected token 'FROM' at position 14 (line 1, column 15): expected ')' or ','; the '(' at line 1, column 8 is not closed",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b IN (1, 2",
    "unexpected end of input at position 32 (line 1, column 33): expected ')' or ','; the '(' at line 1, column 28 is not closed",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE (a = 1))",
    "unexpected token ')' at position 29 (line 1, column 30): expected GROUP BY, HAVING, ORDER BY, LIMIT or UNION; no '(' is open here",
  ],
  [
    "generic",
    "SELECT a FROM t)",
    "unexpected token ')' at position 15 (line 1, column 16): expected ',', WHERE, JOIN, GROUP BY or HAVING; no '(' is open here",
  ],
  ["generic", "SELECT 'a FROM t", "unterminated string constant at position 7 (line 1, column 8)"],
  ["generic", 'SELECT "a FROM t', "unterminated quoted name at position 7 (line 1, column 8)"],
  [
    "generic",
    "SELECT a FROM t WHERE b = 'it's'",
    "unterminated string constant at position 31 (line 1, column 32); a quote inside a string is written twice",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b = “x”",
    "typographic quote '“' instead of a straight \" at position 26 (line 1, column 27)",
  ],
  ["generic", "SELECT a FROM t /* comment", "unterminated comment at position 16 (line 1, column 17)"],
  [
    "generic",
    "SELECT a FROM t ORDER BY a WHERE b = 1",
    "unexpected token 'WHERE' at position 27 (line 1, column 28): expected ',', LIMIT, ASC or DESC; WHERE comes before ORDER BY",
  ],
  [
    "generic",
    "SELECT a FROM t GROUP BY a WHERE b = 1",
    "unexpected token 'WHERE' at position 27 (line 1, column 28): expected ',', HAVING, ORDER BY, LIMIT or UNION; WHERE comes before GROUP BY",
  ],
  [
    "generic",
    "SELECT a FROM t HAVING a > 1 GROUP BY a",
    "unexpected token 'GROUP' at position 29 (line 1, column 30): expected ORDER BY, LIMIT or UNION; GROUP BY comes before HAVING",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE x = 1 FROM u",
    "unexpected token 'FROM' at position 28 (line 1, column 29): expected GROUP BY, HAVING, ORDER BY, LIMIT or UNION; FROM comes before WHERE",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE b = 1 WHERE c = 2",
    "unexpected token 'WHERE' at position 28 (line 1, column 29): expected GROUP BY, HAVING, ORDER BY, LIMIT or UNION; there is a WHERE already",
  ],
  [
    "postgresql",
    "SELECT 1 ORDER BY 1 UNION SELECT 2",
    "unexpected token 'UNION' at position 20 (line 1, column 21): expected ',', LIMIT, ASC or DESC; ORDER BY stands behind the last query, or in brackets with its own",
  ],
  [
    "generic",
    "INSERT INTO t (a, b VALUES (1, 2)",
    "unexpected token 'VALUES' at position 20 (line 1, column 21): expected ')' or ','; the '(' at line 1, column 15 is not closed",
  ],
  [
    "generic",
    "INSERT INTO t (a, b) VALUES 1, 2",
    "unexpected token '1' at position 28 (line 1, column 29): expected '('",
  ],
  [
    "generic",
    "INSERT INTO t (a, b) VALUES (1 2)",
    "unexpected token '2' at position 31 (line 1, column 32): expected ')' or ','",
  ],
  [
    "generic",
    "INSERT INTO t (a, b) VALUES (1, )",
    "unexpected token ')' at position 32 (line 1, column 33): expected an expression; nothing follows the ',' before it",
  ],
  ["generic", "UPDATE t SET a 1", "unexpected token '1' at position 15 (line 1, column 16): expected '='"],
  [
    "generic",
    "UPDATE t SET a = 1, WHERE b = 2",
    "unexpected token 'WHERE' at position 20 (line 1, column 21): expected a variable, a column name or '('; nothing follows the ',' before it",
  ],
  [
    "generic",
    "UPDATE t SET a == 1",
    "unexpected token '==' at position 15 (line 1, column 16): expected '='; 'equal' is written =",
  ],
  [
    "generic",
    "DELETE * FROM t",
    "unexpected token '*' at position 7 (line 1, column 8): expected a table name, FROM or '('; DELETE removes whole rows and names no columns",
  ],
  [
    "generic",
    "DELETE FROM WHERE a = 1",
    "unexpected token 'WHERE' at position 12 (line 1, column 13): expected a table name or '('",
  ],
  [
    "generic",
    "CREATE TABLE IF EXISTS t (a INT)",
    "unexpected token 'EXISTS' at position 16 (line 1, column 17): expected NOT",
  ],
  [
    "generic",
    "CREATE t (a INT)",
    "unexpected token 't' at position 7 (line 1, column 8): expected TABLE, VIEW or INDEX",
  ],
  ["generic", "ALTER TABLE t RENAME a b", "unexpected token 'b' at position 23 (line 1, column 24): expected TO"],
  [
    "generic",
    "SELECT a FROM t WHERE b => 1",
    "unexpected token '=>' at position 24 (line 1, column 25): expected AND, OR, GROUP BY, HAVING or ORDER BY; 'greater or equal' is written >=",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE a = ${x}",
    "unexpected token '$' at position 26 (line 1, column 27): expected an expression; a template's placeholder is no SQL: fill it in first, or use a parameter",
  ],
  [
    "generic",
    "SELECT a FROM t WHERE a = {id}",
    "unexpected token 'id' at position 27 (line 1, column 28): expected D, T, TS or GUID; a template's placeholder is no SQL: fill it in first, or use a parameter",
  ],
  [
    "postgresql",
    "SELECT TOP 5 a FROM t",
    "unexpected token '5' at position 11 (line 1, column 12): expected ',', FROM, WHERE, AS or GROUP BY; TOP is SQL Server's; PostgreSQL uses LIMIT",
  ],
  [
    "oracle",
    "SELECT a FROM t LIMIT 5",
    "unexpected token '5' at position 22 (line 1, column 23): expected ',', WHERE, JOIN, GROUP BY or HAVING; LIMIT is PostgreSQL's and MySQL's; Oracle uses FETCH FIRST n ROWS ONLY",
  ],
  [
    "sqlserver",
    "SELECT a FROM t LIMIT 5",
    "unexpected token '5' at position 22 (line 1, column 23): expected ',', WHERE, JOIN, GROUP BY or HAVING; LIMIT is PostgreSQL's and MySQL's; SQL Server uses TOP",
  ],
  [
    "mysql",
    "SELECT a FROM t WHERE b ILIKE 'x'",
    "unexpected token 'ILIKE' at position 24 (line 1, column 25): expected AND, OR, GROUP BY, HAVING or ORDER BY; ILIKE is PostgreSQL's and Snowflake's",
  ],
  [
    "mysql",
    "SELECT a::int FROM t",
    "unexpected token ':' at position 8 (line 1, column 9): expected ',', FROM, WHERE, AS or GROUP BY; :: is PostgreSQL's; MySQL uses CAST(… AS …)",
  ],
  [
    "sqlserver",
    "SELECT a::int FROM t",
    "unexpected token 'FROM' at position 14 (line 1, column 15): expected '('; :: is PostgreSQL's; SQL Server uses CAST(… AS …)",
  ],
  [
    "postgresql",
    "SELECT `a` FROM t",
    "unexpected token '`' at position 7 (line 1, column 8): PostgreSQL quotes names as \"…\"",
  ],
  [
    "sqlserver",
    "SELECT `a` FROM t",
    "unexpected character '`' at position 7 (line 1, column 8): SQL Server quotes names as \"…\"",
  ],
  ["mysql", "SELECT [a b] FROM t", "unexpected token '[' at position 7 (line 1, column 8): MySQL quotes names as `…`"],
  [
    "mysql",
    "INSERT INTO t (a) VALUES (1) ON CONFLICT DO NOTHING",
    "unexpected token 'ON' at position 29 (line 1, column 30): expected ',' or AS; ON CONFLICT is PostgreSQL's and SQLite's; MySQL uses ON DUPLICATE KEY UPDATE",
  ],
  [
    "postgresql",
    "INSERT INTO t (a) VALUES (1) ON DUPLICATE KEY UPDATE a = 1",
    "unexpected token 'ON' at position 29 (line 1, column 30): expected ',' or RETURNING; ON DUPLICATE KEY is MySQL's; PostgreSQL uses ON CONFLICT",
  ],
  [
    "sqlserver",
    "INSERT INTO t (a) VALUES (1) RETURNING id",
    "unexpected token 'RETURNING' at position 29 (line 1, column 30): expected ','; RETURNING is PostgreSQL's and SQLite's; SQL Server uses OUTPUT",
  ],
  [
    "postgresql",
    "SELECT a FROM t MINUS SELECT b FROM u",
    "unexpected token 'SELECT' at position 22 (line 1, column 23): expected ',', WHERE, JOIN, GROUP BY or HAVING; MINUS is Oracle's; PostgreSQL uses EXCEPT",
  ],
  [
    "postgresql",
    "SELECT a FROM t WITH (NOLOCK)",
    "unexpected token 'WITH' at position 16 (line 1, column 17): expected ',', WHERE, JOIN, GROUP BY or HAVING; WITH (NOLOCK) is SQL Server's",
  ],
  [
    "postgresql",
    "CREATE TABLE t (a INT AUTO_INCREMENT)",
    "unexpected token 'AUTO_INCREMENT' at position 22 (line 1, column 23): expected ')' or ','; AUTO_INCREMENT is MySQL's; PostgreSQL uses GENERATED ALWAYS AS IDENTITY",
  ],
  [
    "mysql",
    "CREATE TABLE t (a INT IDENTITY(1, 1))",
    "unexpected token 'IDENTITY' at position 22 (line 1, column 23): expected ')', ',', ON or AS; IDENTITY is SQL Server's; MySQL uses AUTO_INCREMENT",
  ],
  [
    "postgresql",
    "EXEC p",
    "unexpected token 'EXEC' at position 0 (line 1, column 1): expected SELECT, INSERT, UPDATE, DELETE or CREATE; EXEC is SQL Server's; PostgreSQL uses CALL",
  ],
  [
    "sqlserver",
    "SHOW TABLES",
    "unexpected token 'SHOW' at position 0 (line 1, column 1): expected SELECT, INSERT, UPDATE, DELETE or CREATE; SHOW TABLES is MySQL's; SQL Server uses SELECT … FROM sys.tables",
  ],
  [
    "sqlite",
    "TRUNCATE TABLE t",
    "unexpected token 'TRUNCATE' at position 0 (line 1, column 1): expected SELECT, INSERT, UPDATE, DELETE or CREATE; TRUNCATE TABLE is other databases'; SQLite uses DELETE FROM",
  ],
  ["bigquery", "DELETE FROM t", "unexpected end of input at position 13 (line 1, column 14): expected WHERE"],
  [
    "oracle",
    "SELECT a FROM t AS u",
    "unexpected token 'AS' at position 16 (line 1, column 17): expected an alias without AS or '@'",
  ],
  [
    "mysql",
    "CREATE TABLE t (a VARCHAR)",
    "unexpected token ')' at position 25 (line 1, column 26): expected a length in brackets",
  ],
];

for (const [dialect, sql, message] of mistakes) {
  Deno.test(`a person who writes ${sql} in ${dialect} is told what is wrong`, async () => {
    const { error, line, column } = await answer("validate_sql", { sql, dialect });
    assert.equal(error, message);
    const [, position] = /at position (\d+) \(line 1, column \d+\)/.exec(message) ?? [];
    assert.deepEqual([line, column], [1, Number(position) + 1]);
  });
}
