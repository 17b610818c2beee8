import assert from "node:assert/strict";
import type { Query, Statement } from "../../../src/sql/ast.ts";
import { type DialectName, dialectNames } from "../../../src/sql/dialect.ts";
import { judges, read } from "./judge.ts";

/** Queries that every dialect has. */
const everywhere = [
  "SELECT a FROM t",
  "SELECT t.a, b AS c FROM t WHERE a = 1",
  "SELECT DISTINCT a, b FROM s.t",
  "SELECT * FROM t",
  "SELECT t.*, u.a FROM t INNER JOIN u ON t.id = u.id",
  "SELECT a FROM t LEFT JOIN u ON t.id = u.id LEFT OUTER JOIN v ON v.id = u.id",
  "SELECT a FROM t RIGHT JOIN u ON t.id = u.id CROSS JOIN w",
  "SELECT a FROM t, u x, v WHERE t.id = x.id",
  "SELECT a, COUNT(*) AS n FROM t GROUP BY a HAVING COUNT(*) > 1 ORDER BY n DESC, a",
  "SELECT a FROM t WHERE b IN (SELECT c FROM u WHERE u.d = t.d)",
  "SELECT a, (SELECT MAX(c) FROM u) AS m FROM t",
  "SELECT a FROM (SELECT b AS a FROM u) x WHERE a > 0",
  "SELECT a FROM t UNION ALL SELECT b FROM u UNION ALL SELECT c FROM v ORDER BY a",
  "WITH x AS (SELECT a FROM t), y AS (SELECT a FROM x) SELECT * FROM y",
  "SELECT SUM(a) OVER (PARTITION BY b ORDER BY c) AS running FROM t",
];

const nowhere = [
  "SELECT FROM",
  "SELECT a FROM t WHERE",
  "SELECT a FROM t WHERE a = 1 WHERE b = 2",
  "SELECT a FROM t GROUP a",
  "SELECT a FROM t ORDER a",
  "SELECT a FROM t GROUP BY a WHERE b = 1",
  "SELECT a FROM t ORDER BY a WHERE b = 1",
  "SELECT a FROM t ORDER BY a GROUP BY a",
  "SELECT a FROM t HAVING a > 1 WHERE a > 1",
  "SELECT a FROM t JOIN",
  "SELECT a FROM t LEFT u ON t.id = u.id",
  "SELECT a FROM t INNER u ON t.id = u.id",
  "SELECT a FROM t ON t.id = 1",
  "SELECT a,, b FROM t",
  "SELECT a FROM t,",
  "SELECT a FROM (SELECT b FROM u",
  "SELECT a FROM (SELECT b FROM u)) x",
  "SELECT a FROM t UNION",
  "SELECT a FROM t UNION ALL",
  "WITH x AS SELECT 1 SELECT * FROM x",
  "WITH x (SELECT 1) SELECT * FROM x",
  "WITH x AS (SELECT a FROM t)",
  "WITH x AS (SELECT a FROM t), SELECT * FROM x WHERE a = 1,",
  "SELECT a b c FROM t",
  "SELECT a FROM t x y",
  "SELECT a AS FROM t ORDER BY",
  "SELECT DISTINCT FROM",
];

for (const dialect of dialectNames) {
  judges("queries that every dialect has", dialect, { valid: everywhere, invalid: nowhere });
}

function queryOf(sql: string, dialect: DialectName = "generic"): Query {
  const { statements, failsAt } = read(dialect, sql);
  assert.equal(failsAt, undefined);
  const statement: Statement | undefined = statements[0];
  assert.equal(statement?.kind, "select_statement");
  return statement.kind === "select_statement" ? statement.query : assert.fail();
}

/** The names and texts of a query's clauses, its own behind those of its body. */
function clausesOf(sql: string, dialect: DialectName = "generic"): string[] {
  const { tokens } = read(dialect, sql);
  const query = queryOf(sql, dialect);
  const own = query.body.kind === "select" || query.body.kind === "table_query" ? query.body.clauses : [];
  return [...own, ...query.clauses].map(({ name, start, end }) =>
    `${name}: ${sql.slice(tokens.start[start], tokens.end[end - 1])}`
  );
}

Deno.test("parseQuery keeps UNION and EXCEPT flat and INTERSECT within", () => {
  const { body } = queryOf("SELECT 1 UNION SELECT 2 INTERSECT SELECT 3 EXCEPT SELECT 4");
  assert.equal(body.kind, "set_operation");
  if (body.kind !== "set_operation") return;
  assert.deepEqual(body.queries.map(({ kind }) => kind), ["select", "set_operation", "select"]);
  assert.equal(body.operators.length, 2);
});

Deno.test("parseQuery lists a select's clauses in source order, with their texts", () => {
  assert.deepEqual(
    clausesOf("SELECT a FROM t WHERE b = 1 GROUP BY a HAVING a > 1 ORDER BY a LIMIT 5 OFFSET 2"),
    [
      "FROM: FROM t",
      "WHERE: WHERE b = 1",
      "GROUP BY: GROUP BY a",
      "HAVING: HAVING a > 1",
      "ORDER BY: ORDER BY a",
      "LIMIT: LIMIT 5 OFFSET 2",
    ],
  );
});

Deno.test("parseQuery lists ClickHouse's clauses in source order", () => {
  assert.deepEqual(
    clausesOf(
      "SELECT a FROM t FINAL PREWHERE b WHERE c GROUP BY a WITH TOTALS LIMIT 1 BY a LIMIT 2 SETTINGS x = 1 FORMAT JSON",
      "clickhouse",
    ),
    [
      "FROM: FROM t FINAL",
      "PREWHERE: PREWHERE b",
      "WHERE: WHERE c",
      "GROUP BY: GROUP BY a WITH TOTALS",
      "LIMIT BY: LIMIT 1 BY a",
      "LIMIT: LIMIT 2",
      "SETTINGS: SETTINGS x = 1",
      "FORMAT: FORMAT JSON",
    ],
  );
});

Deno.test("parseQuery makes pipe operators clauses", () => {
  assert.deepEqual(
    clausesOf("FROM t |> WHERE a > 1 |> AGGREGATE COUNT(*) AS n GROUP BY b |> ORDER BY n DESC", "bigquery"),
    [
      "FROM: FROM t",
      "|> WHERE: |> WHERE a > 1",
      "|> AGGREGATE: |> AGGREGATE COUNT(*) AS n GROUP BY b",
      "|> ORDER BY: |> ORDER BY n DESC",
    ],
  );
});

Deno.test("parseQuery joins from left to right in one list", () => {
  const { body } = queryOf("SELECT * FROM a JOIN b ON a.x = b.x LEFT JOIN c USING (x) CROSS JOIN d");
  const [item] = body.kind === "select" ? body.from : [];
  assert.equal(item?.kind, "joined_table");
  if (item?.kind !== "joined_table") return;
  assert.deepEqual(item.joins.map(({ type, on, using }) => [type, on?.kind, using?.length]), [
    ["inner", "operation", undefined],
    ["left", undefined, 1],
    ["cross", undefined, undefined],
  ]);
});

Deno.test("parseQuery gives a join whose ON comes later the joins before its ON as its item", () => {
  const { body } = queryOf("SELECT * FROM a LEFT JOIN b JOIN c ON b.x = c.x ON a.x = b.x");
  const [item] = body.kind === "select" ? body.from : [];
  assert.equal(item?.kind, "joined_table");
  if (item?.kind !== "joined_table") return;
  assert.equal(item.joins.length, 1);
  const [join] = item.joins;
  assert.equal(join?.type, "left");
  assert.equal(join?.item.kind, "joined_table");
  assert.equal(join?.on?.kind, "operation");
});

Deno.test("parseQuery tells a query in brackets from a joined table in brackets", () => {
  const kinds = [
    "SELECT * FROM ((SELECT 1 AS a) x JOIN u ON x.a = u.a)",
    "SELECT * FROM ((SELECT 1) UNION (SELECT 2)) x",
    "SELECT * FROM (((SELECT 1))) x",
    "SELECT * FROM (t)",
  ].map((sql) => {
    const { body } = queryOf(sql);
    return body.kind === "select" ? body.from[0]?.kind : undefined;
  });
  assert.deepEqual(kinds, ["joined_table", "derived_table", "derived_table", "table"]);
});

Deno.test("parseQuery names aliases by their tokens", () => {
  const sql = "SELECT a AS x, b y FROM t z";
  const { tokens } = read("generic", sql);
  const { body } = queryOf(sql);
  assert.equal(body.kind, "select");
  if (body.kind !== "select") return;
  const text = (token: number | undefined) => sql.slice(tokens.start[token ?? -1], tokens.end[token ?? -1]);
  assert.deepEqual(body.items.map(({ alias }) => text(alias)), ["x", "y"]);
  const [table] = body.from;
  assert.equal(table?.kind === "table" ? text(table.alias) : undefined, "z");
});

Deno.test("parseQuery reads ROLLUP, CUBE and GROUPING SETS as rows and not as calls", () => {
  const { body } = queryOf("SELECT a FROM t GROUP BY ROLLUP (a, b), GROUPING SETS ((a), CUBE (a, b), ())");
  assert.deepEqual(body.kind === "select" ? body.groupBy.map(({ kind }) => kind) : [], ["row", "row"]);
});

Deno.test("parseQuery reads 480 levels of derived tables and refuses 20000", () => {
  const nested = (levels: number) => "SELECT * FROM (".repeat(levels) + "SELECT 1" + ") x".repeat(levels);
  assert.equal(read("generic", nested(480)).failsAt, undefined);
  assert.notEqual(read("generic", nested(20_000)).failsAt, undefined);
});

Deno.test("parseQuery reads 480 levels of brackets around queries, joins and common table expressions", () => {
  const levels = 480;
  for (
    const sql of [
      "(".repeat(levels) + "SELECT 1" + ")".repeat(levels),
      "SELECT * FROM " + "(".repeat(levels) + "t" + ")".repeat(levels),
      "SELECT * FROM " + "(".repeat(levels) + "SELECT 1" + ")".repeat(levels) + " x",
      "WITH x AS (".repeat(levels) + "SELECT 1" + ") SELECT 1".repeat(levels),
      "SELECT * FROM " + "(".repeat(levels) + "a" + " JOIN b ON 1 = 1)".repeat(levels),
    ]
  ) assert.equal(read("generic", sql).failsAt, undefined);
});

Deno.test("parseQuery takes long chains in time that grows with their length", () => {
  const long: [DialectName, string][] = [
    ["generic", "SELECT 1" + " UNION ALL SELECT 1".repeat(50_000)],
    ["generic", "SELECT * FROM a" + " JOIN b ON 1 = 1".repeat(50_000)],
    ["mysql", "SELECT * FROM a" + " JOIN b".repeat(50_000)],
    ["generic", "SELECT * FROM a" + " JOIN b".repeat(20_000) + " ON 1 = 1".repeat(20_000)],
    ["generic", "SELECT " + "a,".repeat(100_000) + "a FROM t"],
    ["generic", "SELECT * FROM " + "a,".repeat(100_000) + "a"],
    ["clickhouse", "SELECT 1 ORDER BY 1" + " UNION ALL SELECT 1 ORDER BY 1".repeat(20_000)],
    ["bigquery", "FROM t" + " |> WHERE a".repeat(50_000)],
    ["generic", "WITH a AS (SELECT 1)" + ", a AS (SELECT 1)".repeat(50_000) + " SELECT 1"],
  ];
  const start = performance.now();
  for (const [dialect, sql] of long) assert.equal(read(dialect, sql).failsAt, undefined);
  // A guard against growth with the square of the length, which would take minutes.
  assert.ok(performance.now() - start < 20_000);
});
