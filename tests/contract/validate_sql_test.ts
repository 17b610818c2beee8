import assert from "node:assert/strict";
import { dialectNames } from "../../src/sql/dialect.ts";
import { answer, errorOf } from "./answers.ts";

Deno.test("validate_sql names the token, its 0-based position, its 1-based line and column, and what could stand there", async () => {
  const result = await answer("validate_sql", { sql: "SELECT a\nFORM t u" });
  assert.deepEqual(result, {
    valid: false,
    error:
      "unexpected token 'FORM' at position 9 (line 2, column 1): expected FROM, ',', WHERE, AS or GROUP BY; did you mean 'FROM'?",
    line: 2,
    column: 1,
  });
});

Deno.test("validate_sql says where a text ends too early", async () => {
  assert.match(
    await errorOf("SELECT a FROM t WHERE"),
    /^unexpected end of input at position 21 \(line 1, column 22\): expected /,
  );
  assert.match(await errorOf("SELECT a FROM t WHERE   \n -- c"), /^unexpected end of input at position 21 /);
});

Deno.test("validate_sql counts lines by \\n, \\r\\n and a lone \\r, and columns in code points", async () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const result = await answer("validate_sql", { sql: `SELECT '😀'${end}, é${end}FROM FROM t` });
    assert.equal(result.valid, false);
    assert.equal(result.line, 3, JSON.stringify(end));
  }
  const { line, column } = await answer("validate_sql", { sql: "SELECT '😀' /* 😀 */ FROM FROM t" });
  assert.deepEqual([line, column], [1, 25]);
});

Deno.test("validate_sql lists at most five things, never internal names", async () => {
  for (const dialect of dialectNames) {
    for (
      const sql of [
        "SELECT a FROM t t2 t3",
        "CREATE",
        "ALTER TABLE t",
        "SELECT a,",
        "INSERT",
        "DROP",
        "GRANT",
        "x",
        ")",
        "SELECT (a",
      ]
    ) {
      const result = await answer("validate_sql", { sql, dialect });
      if (result.valid === true) continue;
      const error = String(result.error);
      const [, expected = ""] = error.split(": expected ");
      const [listed = ""] = expected.split("; ");
      const count = listed === "" ? 0 : listed.replace(/'[^']*'/g, "x").split(/, | or /).length;
      assert.ok(count <= 5, `${dialect} ${sql}: ${error}`);
      assert.doesNotMatch(error, /<[a-z]|_[A-Z]+\b|TokenKind|undefined|statement_/, error);
    }
  }
});

Deno.test("validate_sql asks 'did you mean' where one word is close", async () => {
  const cases: readonly (readonly [string, string])[] = [
    ["SELEC a FROM t", "SELECT"],
    ["SELECT a FORM t u", "FROM"],
    ["SELECT a FROM t WEHRE a = 1", "WHERE"],
    ["SELECT a FROM t GROPU BY a", "GROUP"],
    ["SELECT a FROM t ODRER BY a", "ORDER"],
    ["INSERT ITNO t VALUES (1)", "INTO"],
    ["UPDTE t SET a = 1", "UPDATE"],
    ["DELET FROM t", "DELETE"],
    ["CRAETE TABLE t (a INT)", "CREATE"],
    ["SELECT a FROM t LIMT 5", "LIMIT"],
    ["SELECT a FROM t HAVNG a > 1", "HAVING"],
  ];
  for (const [sql, word] of cases) {
    assert.ok((await errorOf(sql)).endsWith(`; did you mean '${word}'?`), await errorOf(sql));
  }
});
