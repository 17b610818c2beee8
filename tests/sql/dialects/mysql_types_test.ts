import { judges } from "../parser/judge.ts";

for (const dialect of ["mysql", "mariadb"] as const) {
  judges("types of columns", dialect, {
    valid: [
      "CREATE TABLE t (a INT UNSIGNED, b INT(5) UNSIGNED ZEROFILL, c BIGINT SIGNED, d DOUBLE PRECISION UNSIGNED)",
      "CREATE TABLE t (a VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, b VARBINARY(8), c NATIONAL VARCHAR(3))",
      "CREATE TABLE t (a ENUM('x', 'y') NOT NULL, b SET('p', 'q') DEFAULT 'p', c CHAR, d BINARY, e LONG VARCHAR)",
      "CREATE TABLE t (a TEXT CHARSET binary, b TINYTEXT CHARACTER SET 'latin1', c DECIMAL(10, 2), d DATETIME(6))",
      "ALTER TABLE t MODIFY a INT UNSIGNED NOT NULL, ADD b YEAR(4) AFTER a, CHANGE c c VARCHAR(9)",
      "SELECT CAST(a AS UNSIGNED), CAST(b AS SIGNED INTEGER), CONVERT(c, UNSIGNED INTEGER) FROM t",
    ],
    invalid: [
      "CREATE TABLE t (a UNSIGNED)",
      "CREATE TABLE t (a UNSIGNED NOT NULL, b INT)",
      "CREATE TABLE t (a UNSIGNED INT)",
      "CREATE TABLE t (a SIGNED)",
      "ALTER TABLE t ADD a UNSIGNED DEFAULT 0",
      "CREATE TABLE t (a VARCHAR)",
      "CREATE TABLE t (a VARBINARY NOT NULL)",
      "CREATE TABLE t (a VARCHAR DEFAULT (20))",
      "CREATE TABLE t (a VARCHAR(x))",
      "CREATE TABLE t (a VARCHAR(+20))",
      "CREATE TABLE t (a INT(BEGIN))",
      "CREATE TABLE t (a INT(*))",
      "CREATE TABLE t (a ENUM(1, 2))",
      "CREATE TABLE t (a SET(11))",
      "CREATE TABLE t (a ENUM('x', *))",
      "CREATE TABLE t (a TEXT CHARACTER SET PRIMARY)",
      "CREATE TABLE t (a TEXT CHARACTER SET utf8mb4 COLLATE LEFT)",
      "SELECT CAST(a AS UNSIGNED UNSIGNED) FROM t",
      "SELECT CAST(a AS UNSIGNED ZEROFILL) FROM t",
    ],
  });

  judges("names behind dots, bounds and keys", dialect, {
    valid: [
      "SELECT t.select, t.`group`, shop.order.key FROM shop.order",
      "SELECT a FROM t LIMIT 5",
      "SELECT a FROM t LIMIT 5, 10",
      "SELECT a FROM t LIMIT ? OFFSET ?",
      "UPDATE t SET a = 1 LIMIT 3",
      "DELETE FROM t ORDER BY a LIMIT 3",
      "CREATE TABLE t (a INT, b INT, KEY (a, b DESC), PRIMARY KEY (a))",
      "SELECT GROUP_CONCAT(a ORDER BY b SEPARATOR '-'), CHAR(77, 121 USING utf8mb4) FROM t",
    ],
    invalid: [
      "SELECT t. select FROM t",
      "SELECT a, t. FROM t",
      "SELECT a FROM t WHERE t. AND b = 1",
      "SELECT a FROM t LIMIT 'x'",
      "SELECT a FROM t LIMIT NULL",
      "SELECT a FROM t LIMIT 1.5",
      "SELECT a FROM t LIMIT @n",
      "UPDATE t SET a = 1 LIMIT 'x'",
      "DELETE FROM t LIMIT NULL OR a = 1",
      "CREATE TABLE t (a INT, KEY (t.a))",
      "SELECT JSON_ARRAYAGG(a SEPARATOR '-') FROM t",
      "SELECT UPPER(a USING utf8mb4) FROM t",
    ],
  });
}

judges("types and options of its own", "mariadb", {
  valid: [
    "CREATE TABLE t (a mariadb_schema.date, b INT ZEROFILL UNSIGNED, c UUID)",
    "CREATE TABLE t (a INT) ENGINE=CONNECT TABLE_TYPE=CSV FILE_NAME='x.csv' HEADER=1 QUOTED=DEFAULT",
    "CREATE TABLE t (a INT) WITH SYSTEM VERSIONING PARTITION BY SYSTEM_TIME INTERVAL 1 HOUR AUTO",
    "SELECT JSON_ARRAYAGG(DISTINCT a ORDER BY b DESC LIMIT 2) FROM t",
    "SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY a) OVER (PARTITION BY b) FROM t",
  ],
  invalid: [
    "CREATE TABLE t (a INT UNSIGNED UNSIGNED)",
    "CREATE TABLE t (a INT SIGNED UNSIGNED)",
    "CREATE TABLE t (a INT.UNSIGNED NOT NULL, b INT. UNSIGNED)",
    "CREATE TABLE t (a INT) ENGINE=",
    "CREATE TABLE t (a INT) ENGINE= DEFAULT CHARSET=utf8mb4",
    "CREATE TABLE t (a INT) ENGINE=ORDER",
    "CREATE TABLE t (a INT) ENGINE=InnoDB ROW_FORMAT=Dynaic",
    "CREATE TABLE t (a INT) ROW_FORMAT=CASE",
    "CREATE TABLE t (a INT) WITH SYSTEM VERSIONING PARTITION BY SYSTEM_TIME INTERVAL 1 HOR AUTO",
    "SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY a) FROM t",
  ],
});
