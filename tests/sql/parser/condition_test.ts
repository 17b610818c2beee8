import assert from "node:assert/strict";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { parseCondition, parseScalar } from "../../../src/sql/parser/expression/condition.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";

function accepts(dialect: DialectName, sql: string, grammar: (p: Parser) => unknown): boolean {
  const p = new Parser(tokenize(sql, dialectOf(dialect)), dialectOf(dialect));
  grammar(p);
  return !p.failed && p.atEnd;
}

const conditions = [
  "a = 1",
  "NOT a > 1",
  "a IN (1)",
  "(a LIKE 'x')",
  "a IS NULL OR b < 2",
  "EXISTS (SELECT 1)",
  "((a = 1))",
];
const values = ["a", "a + 1", "f(a)", "(a)", "CASE WHEN a = 1 THEN 2 END", "(SELECT 1)", "'x'", "a & 1"];

Deno.test("parseCondition and parseScalar tell conditions from values in T-SQL", () => {
  for (const sql of conditions) {
    assert.equal(accepts("sqlserver", sql, parseCondition), true, sql);
    assert.equal(accepts("sqlserver", sql, parseScalar), false, sql);
  }
  for (const sql of values) {
    assert.equal(accepts("sqlserver", sql, parseCondition), false, sql);
    assert.equal(accepts("sqlserver", sql, parseScalar), true, sql);
  }
});

Deno.test("parseCondition and parseScalar take any expression where conditions are values", () => {
  for (const sql of [...conditions, ...values]) {
    assert.equal(accepts("postgresql", sql, parseCondition), true, sql);
    assert.equal(accepts("postgresql", sql, parseScalar), true, sql);
  }
});
