import assert from "node:assert/strict";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { parseSelectExpression } from "../../../src/sql/parser/expression/expression.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";

/** The kind of what `sql` is as an item of a SELECT list, and how many expressions a star holds. */
function item(dialect: DialectName, sql: string): string {
  const p = new Parser(tokenize(sql, dialectOf(dialect)), dialectOf(dialect));
  const node = parseSelectExpression(p);
  if (p.failed || !p.atEnd) return "refused";
  return node.kind === "star" ? `star ${node.expressions.length}` : node.kind;
}

Deno.test("parseSelectExpression reads stars with the modifiers of each dialect", () => {
  const table: readonly (readonly [DialectName, string, string])[] = [
    ["postgresql", "*", "star 0"],
    ["postgresql", "t.*", "star 0"],
    ["mysql", "s.t.*", "star 0"],
    ["bigquery", "* EXCEPT (a, b)", "star 0"],
    ["bigquery", "t.* EXCEPT (a) REPLACE (b + 1 AS b, 2 AS c)", "star 2"],
    ["snowflake", "* EXCLUDE a", "star 0"],
    ["snowflake", "* EXCLUDE (a, b) RENAME (c AS d)", "star 0"],
    ["snowflake", "* ILIKE '%id%' RENAME a AS b", "star 0"],
    ["snowflake", "t.* REPLACE (1 AS a)", "star 1"],
    ["clickhouse", "* APPLY(sum)", "star 1"],
    ["clickhouse", "* EXCEPT a REPLACE (i + 1 AS i) APPLY(x -> x + 1)", "star 2"],
    ["clickhouse", "COLUMNS('a') APPLY(sum)", "call"],
    ["sqlserver", "*", "star 0"],
  ];
  for (const [dialect, sql, expected] of table) assert.equal(item(dialect, sql), expected, `${dialect} ${sql}`);
});

Deno.test("parseSelectExpression refuses stars that go on as arithmetic, and modifiers the dialect lacks", () => {
  const table: readonly (readonly [DialectName, string])[] = [
    ["mysql", "* + 1"],
    ["mysql", "1 + t.*"],
    ["mysql", "t.* + 1"],
    ["postgresql", "* EXCEPT (a)"],
    ["sqlserver", "* EXCEPT (a)"],
    ["bigquery", "* EXCEPT ()"],
    ["bigquery", "* REPLACE (a b)"],
    ["bigquery", "* REPLACE (1)"],
    ["snowflake", "* EXCLUDE ()"],
    ["snowflake", "* RENAME a b"],
  ];
  for (const [dialect, sql] of table) assert.equal(item(dialect, sql), "refused", `${dialect} ${sql}`);
});
