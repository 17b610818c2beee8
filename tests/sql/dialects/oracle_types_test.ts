import { judges } from "../parser/judge.ts";

judges("names of types", "oracle", {
  valid: [
    "CREATE TABLE t (a NUMBER(10), b address_t, c hr.address_t, d NATIONAL CHARACTER VARYING(10))",
    "DECLARE SUBTYPE short IS VARCHAR2; a short(10); BEGIN NULL; END;",
    "DECLARE numbr t%ROWTYPE; b numbr.a%TYPE; BEGIN NULL; END;",
  ],
  invalid: [
    "CREATE TABLE t (a NUMEBR)",
    "CREATE TABLE t (a VARCHAR3(10))",
    "CREATE TABLE t (VARCHAR2 a(10))",
    "ALTER TABLE t ADD b DTAE",
    "ALTER TABLE t MODIFY NVARCHAR2 b(10)",
  ],
});

judges("tests of JSON and polymorphic table functions", "oracle", {
  valid: [
    "SELECT 1 FROM t WHERE a IS JSON (STRICT WITH UNIQUE KEYS)",
    "SELECT 1 FROM t WHERE a IS NOT JSON (LAX)",
    "CREATE FUNCTION f (t TABLE) RETURN TABLE PIPELINED ROW POLYMORPHIC USING p",
  ],
  invalid: [
    "SELECT 1 FROM t WHERE a IS JSON (STRICT UNIQUE)",
    "SELECT 1 FROM t WHERE a IS JSON (STRICT WITH UNIQUE KEYS",
    "CREATE FUNCTION f (t TABLE) RETURN TABLE USING p",
  ],
});
