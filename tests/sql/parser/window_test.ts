import assert from "node:assert/strict";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";
import { parseOrderBy, parseWindowSpecification } from "../../../src/sql/parser/expression/window.ts";

function parserOf(dialect: DialectName, sql: string): Parser {
  return new Parser(tokenize(sql, dialectOf(dialect)), dialectOf(dialect));
}

/** How many items `sql` has as what stands behind ORDER BY; -1 where it cannot be read. */
function countOrderItems(dialect: DialectName, sql: string): number {
  const p = parserOf(dialect, sql);
  const items = parseOrderBy(p);
  return p.failed || !p.atEnd ? -1 : items.length;
}

Deno.test("parseOrderBy reads the directions and further words of each dialect", () => {
  const table: readonly (readonly [DialectName, string, number])[] = [
    ["mysql", "a, b DESC, 3 ASC", 3],
    ["postgresql", 'a DESC NULLS LAST, b USING >, c COLLATE "C" NULLS FIRST', 3],
    ["postgresql", "a USING OPERATOR(pg_catalog.<)", 1],
    ["sqlite", "a COLLATE NOCASE DESC NULLS FIRST", 1],
    ["snowflake", "ALL DESC", 1],
    ["clickhouse", "a WITH FILL FROM 1 TO 10 STEP 2, b", 2],
    ["clickhouse", "a WITH FILL STEP INTERVAL 1 DAY INTERPOLATE (b AS b + 1, c)", 1],
    ["clickhouse", "a DESC NULLS LAST COLLATE 'en'", 1],
    ["mysql", "a NULLS LAST", -1],
    ["sqlserver", "a NULLS FIRST", -1],
    ["postgresql", "a ASC DESC", -1],
    ["postgresql", "a,", -1],
    ["postgresql", "a USING", -1],
    ["sqlserver", "a = b", -1],
    ["clickhouse", "a WITH FILL FROM", -1],
  ];
  for (const [dialect, sql, expected] of table) {
    assert.equal(countOrderItems(dialect, sql), expected, `${dialect} ${sql}`);
  }
});

Deno.test("parseWindowSpecification tells a window's name from the words that may open the specification", () => {
  const p = parserOf("postgresql", "(w PARTITION BY a, b ORDER BY c RANGE BETWEEN x PRECEDING AND 2 FOLLOWING)");
  const window = parseWindowSpecification(p);
  assert.ok(!p.failed && p.atEnd);
  assert.deepEqual([window.partitionBy.length, window.orderBy.length, window.bounds.length], [2, 1, 2]);
  for (const sql of ["(partition)", "(rows)", "(PARTITION BY a)", "(ROWS 1 PRECEDING)", "()"]) {
    const named = parserOf("generic", sql);
    parseWindowSpecification(named);
    assert.ok(!named.failed && named.atEnd, sql);
  }
});
