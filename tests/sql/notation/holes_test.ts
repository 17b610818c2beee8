import assert from "node:assert/strict";
import { accepts, dialectOfRows, match } from "./dialect.ts";

/** A hole or rule, then texts that it reads whole and texts that it does not. */
type Case = readonly [hole: string, read: readonly string[], refused: readonly string[]];

const cases: readonly Case[] = [
  ["name", ["a", "a.b.c", '"a b"."c"', "key", "a.table"], ["table", "'a'", "1", "a."]],
  ["identifier", ["a", '"A"'], ["a.b", "select"]],
  ["any_name", ["a", "select", '"x"'], ["'a'", "1"]],
  ["table", ["a", "a.b"], ["table", "1"]],
  ["column", ["a", "t.a"], ["select", "1"]],
  ["columns", ["(a)", "(a, b)"], ["()", "(a b)", "(a,)", "a"]],
  ["function", ["f", "s.f"], ["'f'"]],
  ["operator", ["=", "<=", "||"], ["(", ",", "a"]],
  ["user", ["a", "'a'", '"a"', "'a'@'h'", "a@h", "a @h"], ["select", "1"]],
  ["string", ["'a'", "'it''s'"], ["a", "1"]],
  ["strings", ["('a')", "('a', 'b')"], ["('a' 'b')", "(a)"]],
  ["number", ["1", "-1.5", "+2"], ["- a", "'1'"]],
  ["integer", ["10"], ["1.5", "-1", "'1'"]],
  ["size", ["10", "10M", "10 GB"], ["10X", "1.5M"]],
  ["literal", ["1", "-1", "'a'", "TRUE", "null"], ["a", "-a", "ON"]],
  ["value", ["1", "'a'", "ON", "default", "a.b", "@x", "TRUE", "select"], ["(1)", "=", "a."]],
  ["parameter", ["@x"], ["x", "1"]],
  ["expression", ["1 + 2", "a = 1 AND b", "(1)"], ["1 +", ")", ""]],
  ["query", ["SELECT 1", "SELECT a FROM t WHERE b = 1"], ["1", "SELEKT 1"]],
  ["where", ["WHERE a = 1"], ["a = 1", "WHERE"]],
  ["options", [
    "A = 1",
    "A = 1 B = x.y",
    "A = 1, B = 'x', c.d = ON",
    "A = (B = 1 C = 'x') D = 2",
    "A = ('x', 'y', 1)",
    "A = ((B = 1), (B = 2))",
    "A = ('k' = v, 'l' = w)",
    "A = ()",
    "A = f('x')",
  ], ["A", "A =", "A = 1 B", "A = (1 2)", "A = (B = )", "A = (", "= 1", "A = 1,", "A = (1,)", "A B = 1"]],
  ["settings", ["a = 1", "a = 1, b = 'x', c.d = ON"], ["a", "a = 1 b = 2", "a = 1,"]],
  ["option_list", [
    "(a = 1)",
    "(a = ON, b 'x', c)",
    "(a = x.y, b *, c (d, e))",
    "(a = 1 + 2)",
    "(a.b = 1)",
  ], ["()", "(a = )", "(a = 1 b = 2)", "(a, )", "a = 1", "(= 1)"]],
];

for (const [hole, read, refused] of cases) {
  Deno.test(`notation: <${hole}> reads what it is called after and nothing else`, () => {
    const dialect = dialectOfRows([`TRY <${hole}>`]);
    const wrong = [
      ...read.filter((text) => !accepts(dialect, `TRY ${text}`)),
      ...refused.filter((text) => accepts(dialect, `TRY ${text}`)),
    ];
    assert.deepEqual(wrong, []);
  });
}

Deno.test("notation: <arguments> reads names, modes, types and defaults", () => {
  const dialect = dialectOfRows(["CREATE FUNCTION <function> <arguments>"]);
  const read = ["()", "(int)", "(a int)", "(IN a int, OUT b text)", "(a int DEFAULT 1, b int = 2)", "(int, text)"];
  const refused = ["(a int b)", "(,)", "(a int,)", "(a int DEFAULT)"];
  assert.deepEqual(read.filter((text) => !accepts(dialect, `CREATE FUNCTION f${text}`)), []);
  assert.deepEqual(refused.filter((text) => accepts(dialect, `CREATE FUNCTION f${text}`)), []);
});

Deno.test("notation: tables, columns, expressions and statements land in the tree as what they are", () => {
  const dialect = dialectOfRows(["DO <table> <columns> {WHEN <predicate> | IF <predicate>} RUN <statement>"]);
  assert.deepEqual(match(dialect, "DO s.t (a, b) WHEN c = 1 RUN SELECT 1")?.parts, [
    "table s.t",
    "column a",
    "column b",
    "operation c = 1",
    "select_statement SELECT 1",
  ]);
});
