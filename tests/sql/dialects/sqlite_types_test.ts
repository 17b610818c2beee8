import { judges } from "../parser/judge.ts";

judges("types and defaults of columns", "sqlite", {
  valid: [
    "CREATE TABLE t (a, b INTEGER, c UNSIGNED BIG INT, d VARCHAR(20), e DECIMAL(10, 2), f x(+1, -2), g y(1.5))",
    "CREATE TABLE t (left TEXT, right TEXT, a TEXT 'of some kind' NOT NULL)",
    "CREATE TABLE t (a DEFAULT 1, b DEFAULT -1, c DEFAULT 'x', d DEFAULT x'00', e DEFAULT NULL, f DEFAULT CURRENT_TIME)",
    "CREATE TABLE t (a DEFAULT (1 + 1), b DEFAULT TRUE, c DEFAULT word, d DEFAULT (datetime('now')))",
    "SELECT CAST(a AS), CAST(a AS NATIVE CHARACTER(70)) FROM t",
  ],
  invalid: [
    "CREATE TABLE t (a VARCHAR(max))",
    "CREATE TABLE t (a x(1, 2, 3))",
    "CREATE TABLE t (a x(b))",
    "CREATE TABLE t (a INT, PRIMRY KEY (a))",
    "CREATE TABLE t (a LEFT PRIMARY KEY)",
    "CREATE TABLE t (a LEFT TEXT)",
    "CREATE TABLE t (a TEXT OUTER)",
    "SELECT CAST(a AS INNER) FROM t",
    "CREATE TABLE t (a DEFAULT 1 + 1)",
    "CREATE TABLE t (a DEFAULT 0 * NULL)",
    "CREATE TABLE t (a DEFAULT abs(1))",
    "CREATE TABLE t (a DEFAULT)",
    "CREATE TABLE t (a DEFAULT DEFAULT 1)",
  ],
});
