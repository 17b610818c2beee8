import assert from "node:assert/strict";
import { parse } from "../../../src/sql/mod.ts";
import { judges } from "../parser/judge.ts";

for (const dialect of ["mysql", "mariadb"] as const) {
  judges("calls of functions that its grammar knows", dialect, {
    valid: [
      "SELECT COUNT(*), COUNT(DISTINCT a), SUM(DISTINCT b), GROUP_CONCAT(DISTINCT a ORDER BY b SEPARATOR ';') FROM t",
      "SELECT NOW(), CURDATE(), f (1), shop.f(2), lower (a) FROM t",
      "SELECT ROW_NUMBER() OVER (ORDER BY a), RANK() OVER w, SUM(a) OVER () FROM t WINDOW w AS (ORDER BY b)",
      "SELECT WEIGHT_STRING(a AS CHAR(3)), WEIGHT_STRING(a) FROM t",
      "SELECT shop.t.a FROM shop.t",
    ],
    invalid: [
      "SELECT COUNT (*) FROM t",
      "SELECT SUM (a) FROM t",
      "SELECT CAST (a AS CHAR) FROM t",
      "SELECT SUM() FROM t",
      "SELECT CONCAT(DISTINCT a) FROM t",
      "SELECT ROW_NUMBER() FROM t",
      "SELECT RANK(), a FROM t",
      "SELECT CONCAT(a) OVER () FROM t",
      "SELECT shop.f(1) OVER (ORDER BY a) FROM t",
      "SELECT a FROM x.shop.t",
      "SELECT x.shop.t.a FROM t",
      "SELECT x.shop.f(1)",
    ],
  });
}

Deno.test("a space before the bracket of a native function is named as the fault", () => {
  assert.equal(
    parse("SELECT COUNT (*) FROM t", "mysql", "none").error?.message,
    "no space may stand between COUNT and its '(', at position 13 (line 1, column 14)",
  );
});

judges("pieces of a script cut at its semicolons", "mysql", {
  valid: [
    "CREATE PROCEDURE p() BEGIN SELECT 1",
    "IF a > 1 THEN SET b = 1",
    "ELSEIF a = 1 THEN SET b = 2",
    "ELSE SET b = 3",
    "END IF",
    "again: WHILE a > 0 DO SET a = a - 1",
    "END WHILE again",
    "REPEAT SET a = 1",
    "UNTIL a > 3 END REPEAT",
    "END",
  ],
  invalid: [
    "CREATE PROCEDURE p() BEGIN",
    "CREATE PROCEDURE p() BEGIN SELECT 1;",
    "CREATE PROCEDURE p() BEGIN SELECT 1 END",
    "IF a > 1 THEN",
    "IF a > 1 THEN SET b = 1;",
    "SELECT 1; END IF",
    "END IF;",
    "UNTIL a > 3",
    "END FOR EACH",
  ],
});
