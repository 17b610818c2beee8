import assert from "node:assert/strict";
import { dialectNames } from "../../../src/sql/dialect.ts";
import { Role } from "../../../src/sql/token.ts";
import { assertAccepted, assertRefused, readExpression, shapeOf } from "./expressions.ts";

Deno.test("parseExpression reads everyday expressions in every dialect", () => {
  assertAccepted({
    all: [
      "1",
      "a",
      "t.a",
      "s.t.a",
      "'text'",
      "1.5 + 2 * (3 - x) / 4",
      "-a + +b - -1",
      "NULL",
      "(a)",
      "((a))",
      "COUNT(*)",
      "COUNT(DISTINCT a)",
      "SUM(a) OVER (PARTITION BY b ORDER BY c DESC)",
      "ROW_NUMBER() OVER (ORDER BY a, b DESC)",
      "SUM(a) OVER (ORDER BY b ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)",
      "SUM(a) OVER (ORDER BY b ROWS BETWEEN 3 PRECEDING AND 1 FOLLOWING)",
      "CASE WHEN a = 1 THEN 'x' WHEN a > 2 THEN 'y' ELSE 'z' END",
      "CASE a WHEN 1 THEN 'x' END",
      "COALESCE(a, b, 0)",
      "UPPER(a)",
      "(SELECT MAX(a) FROM t)",
      "CASE WHEN EXISTS (SELECT 1 FROM t WHERE t.id = u.id) THEN 1 END",
      "f(g(h(1)), (SELECT 2))",
      "a IS NULL",
      "a IS NOT NULL AND b = 1",
      "a = 1 OR b = 2 AND NOT c = 3",
      "NOT (a = 1)",
      "NOT NOT a = 1",
      "a IN (1, 2, 3)",
      "a NOT IN (SELECT b FROM t)",
      "a BETWEEN 1 AND 2 AND b NOT BETWEEN c AND d + 1",
      "a LIKE '%x' OR a NOT LIKE b",
      "a <> 1 AND b <= 2 AND c >= 3 AND d < 4 AND e > 5",
      "EXISTS (SELECT 1 FROM t)",
      "((SELECT 1) + 1) * 2",
      "CAST(a AS CHAR(10))",
    ],
  });
});

Deno.test("parseExpression refuses what no dialect reads", () => {
  assertRefused({
    all: [
      "",
      "a b",
      "1 2",
      "a +",
      "* a",
      "a * * b",
      "a = = b",
      "a AND",
      "AND a",
      "a OR OR b",
      "NOT",
      "a NOT",
      "a NOT NOT IN (1)",
      "f(",
      "f(a",
      "f(a,)",
      "f(,a)",
      "f(a b)",
      "f(a,, b)",
      "(a",
      "a)",
      "(a,)x",
      "a IN",
      "a IN (1,)x",
      "a IN (,1)",
      "a BETWEEN 1",
      "a BETWEEN 1 AND",
      "a BETWEEN 1 OR 2",
      "a IS",
      "a IS NOT",
      "a LIKE",
      "a LIKE 'x' ESCAPE",
      "CASE END",
      "CASE a END",
      "CASE WHEN a = 1 END",
      "CASE WHEN a = 1 THEN END",
      "CASE WHEN a = 1 THEN b",
      "CASE WHEN a = 1 THEN b ELSE END",
      "CASE WHEN THEN b END",
      "COUNT(*, a)",
      "COUNT(* a)",
      "COUNT(DISTINCT)",
      "SUM(a) OVER",
      "SUM(a) OVER (",
      "SUM(a) OVER (PARTITION a)",
      "SUM(a) OVER (PARTITION BY)",
      "SUM(a) OVER (ORDER a)",
      "SUM(a) OVER (ORDER BY a PARTITION BY b)",
      "SUM(a) OVER (ORDER BY b ROWS BETWEEN CURRENT ROW)",
      "SUM(a) OVER (ORDER BY b ROWS BETWEEN 1 FOLLOWING AND CURRENT ROW)",
      "SUM(a) OVER (ORDER BY b ROWS BETWEEN UNBOUNDED FOLLOWING AND UNBOUNDED FOLLOWING)",
      "SUM(a) OVER (ORDER BY b ROWS 1 FOLLOWING)",
      "CAST(a)",
      "CAST(AS INT)",
      "CAST(a CHAR)",
      "(SELECT 1",
      "EXISTS (a = 1)x",
      "t.",
      "t..",
      ".a",
    ],
  });
});

Deno.test("parseExpression keeps each dialect's operators apart", () => {
  assertAccepted({
    "postgresql redshift snowflake clickhouse generic": [
      "a::int",
      "a::text::varchar(3)",
      "(a + 1)::numeric(10, 2)",
      "a ILIKE 'x'",
    ],
    "postgresql": [
      "a @> b AND c <@ d",
      "a -> 'x' ->> 'y' #> '{1}' #>> '{2}'",
      "a ~ 'x' OR a !~* 'y' OR a ~~ 'z'",
      "a OPERATOR(pg_catalog.+) b",
      "@ -5 + |/ 25",
      "~ 1 # 2 & 3 | 4 << 5",
      "a <-> b",
      "a ?| ARRAY['x'] AND a ?& b AND a ? 'c'",
      "a || b || c",
      "2 ^ 3 ^ 4",
      "a SIMILAR TO '%x%' ESCAPE '!'",
      "a = ANY (ARRAY[1, 2]) AND b <> ALL (SELECT 1) AND c < SOME (d)",
      "a ~ ANY (b)",
      "a BETWEEN SYMMETRIC 1 AND 2",
      "a ISNULL AND b NOTNULL",
      "a IS DISTINCT FROM b AND a IS NOT DISTINCT FROM b",
      "a IS TRUE OR a IS NOT FALSE OR a IS UNKNOWN",
      "a IS JSON AND a IS NOT JSON OBJECT WITH UNIQUE KEYS AND a IS JSON ARRAY AND a IS JSON SCALAR",
      "a IS NFC NORMALIZED AND a IS NOT NORMALIZED",
      "a IS DOCUMENT",
      "(a, b) OVERLAPS (c, d)",
      'a COLLATE "C" < b COLLATE pg_catalog."de_DE"',
      "a AT TIME ZONE 'UTC' AT TIME ZONE b.zone",
      "a AT LOCAL",
      "a[1] || a[1:2][3] || (f(x))[1] || a[:] || a[2:]",
      "(a).b.c[1].d",
      "(a).*",
      "a LIKE ANY (ARRAY['x', 'y'])",
      "$1 + $2.x",
      "a = NOT b",
      "NOT a = b",
      "t.* IS NULL",
      "ROW(t.*, 1) = ROW(1, 2)",
      "ROW()",
    ],
    "mysql mariadb": [
      "a DIV b MOD c % d",
      "a XOR b OR c || d AND e && f",
      "!a AND ~b",
      "a <=> b",
      "a REGEXP 'x' AND a NOT RLIKE 'y' AND a SOUNDS LIKE b",
      "@a := @b + 1",
      "1 + (@a := @a + 1) * 2",
      "a < b < c",
      "BINARY a = b",
      "a COLLATE utf8mb4_bin",
      "a + INTERVAL 1 DAY - INTERVAL '1:30' HOUR_MINUTE",
      "INTERVAL 1 + 2 DAY + a",
      "DATE_ADD(a, INTERVAL b * 2 MONTH)",
      "a IS TRUE AND b IS NOT UNKNOWN",
      "(a, b) = (1, 2)",
      "(a, b) IN ((1, 2), (3, 4))",
      "MATCH (a, b) AGAINST ('x' IN BOOLEAN MODE)",
      "MATCH a AGAINST ('x' IN NATURAL LANGUAGE MODE WITH QUERY EXPANSION)",
      "MATCH (a) AGAINST (? WITH QUERY EXPANSION) > 0.5",
      "@@global.sort_buffer_size",
    ],
    "mysql": ["a -> '$.x' ->> '$.y'", "1 MEMBER OF ('[1, 2]')", "a NOT MEMBER OF (b->'$.c')"],
    "sqlite": [
      "a == b",
      "a IS b",
      "a IS NOT b + 1",
      "a ISNULL OR b NOTNULL OR c NOT NULL",
      "a GLOB 'x*' AND b MATCH 'y' AND c REGEXP 'z'",
      "a NOT GLOB 'x'",
      "a IN t",
      "a NOT IN main.t",
      "a IN json_each(b)",
      "a IN ()",
      "a -> '$.x' ->> 0",
      "a < b < c",
      "a COLLATE NOCASE",
      "'t'.'a' = \"t\".\"b\"",
      "a = NOT b",
      "x'53' || a",
    ],
    "oracle": [
      "a.id = b.id(+)",
      "a.id (+) = b.id AND b.x(+) IS NULL",
      "PRIOR a = b",
      "CONNECT_BY_ROOT a",
      "a ^= b AND c != d",
      "a > = b AND c < > d",
      "a MULTISET UNION DISTINCT b",
      "a MULTISET EXCEPT ALL b MULTISET INTERSECT c",
      "a MEMBER OF b",
      "a NOT MEMBER b",
      "a SUBMULTISET OF b",
      "a IS A SET AND b IS NOT EMPTY AND c IS NAN AND d IS NOT INFINITE",
      "a IS OF (hr.person_t, ONLY employee_t)",
      "a LIKEC 'x' AND b LIKE4 'y'",
      "a IS JSON STRICT",
      "a AT TIME ZONE 'UTC'",
      "a AT LOCAL",
      "CURSOR(SELECT 1 FROM dual)",
      "seq.NEXTVAL + seq.CURRVAL",
      "f(a).g.h(1)",
      "a = ANY (1, 2, 3)",
      "(a, b) IN ((1, 2), (3, 4))",
      ":x + :1 + :new.a",
    ],
    "sqlserver": [
      "a !< b AND c !> d AND e <> f",
      "a > = b",
      "~a & b | c ^ d",
      "a COLLATE Latin1_General_CI_AS = b",
      "a AT TIME ZONE 'UTC' AT TIME ZONE @zone",
      "geometry::Parse('POINT(1 1)').STX",
      "geography::STGeomFromText(@a, 4326)",
      "x.value('(/a)[1]', 'int')",
      "x.query('/a').value('.', 'int')",
      "IIF(a > b, 1, 2) + CHOOSE(1, 2, 3)",
      "NEXT VALUE FOR dbo.s",
      "NEXT VALUE FOR s OVER (ORDER BY a)",
      "$action",
      "$IDENTITY",
      "@@ROWCOUNT > @a",
      "a IS NOT DISTINCT FROM b",
      "a = SOME (SELECT 1)",
      "db..t.a",
      "{fn NOW()}",
      "{d '2024-01-01'}",
    ],
    "snowflake": [
      "a:b.c[0]:d::int",
      'a:"B c"',
      "$1:a::string || t.$2",
      "a[0]['x']",
      "{'k': 1, 'l': {'m': [1, 2]}}",
      "{'k': a, 'l': :b}",
      "{*}",
      "[1, 'a', NULL]",
      "a LIKE ANY ('x', 'y') AND b ILIKE ALL ('z%') AND c NOT LIKE ALL ('w')",
      "a RLIKE 'x' AND b REGEXP 'y'",
      "FILTER(a, x -> x > 1)",
      "FILTER(a, x INT -> x > 1)",
      "REDUCE(a, 0, (acc, x) -> acc + x)",
      "REDUCE(a, 0, (acc INT, x INT) -> acc + x)",
      "a COLLATE 'en-ci'",
      "COUNT(t.*)",
      "OBJECT_CONSTRUCT(*)",
      "HASH(* EXCLUDE a)",
      "MAX(a) IGNORE NULLS OVER (ORDER BY b)",
      "a IS DISTINCT FROM b",
      "f(** a)",
      "CONNECT_BY_ROOT a",
    ],
    "bigquery": [
      "a[OFFSET(0)] + b[SAFE_ORDINAL(1)].c",
      "[1, 2, 3]",
      "ARRAY[1, 2]",
      "ARRAY<INT64>[1, 2]",
      "ARRAY<STRUCT<a INT64, b ARRAY<STRING>>>[(1, ['x'])]",
      "ARRAY(SELECT 1 UNION ALL SELECT 2)",
      "STRUCT(1 AS a, 'b' AS c)",
      "STRUCT<INT64, x STRING>(1, 'y')",
      "STRUCT<>()",
      "a IN UNNEST([1, 2])",
      "a NOT IN UNNEST(@p)",
      "a LIKE ANY ('x', 'y') AND b LIKE ALL UNNEST(c)",
      "a IS TRUE AND b IS NOT DISTINCT FROM c",
      "~a | b ^ c & d << 1",
      "@p + @@x.y",
      "SAFE.SUBSTR(a, 1) || NET.HOST(b)",
      "WITH(a AS 1, b AS a + 1, a + b)",
      "NEW my.proto.Message(1)",
      "a.b.c[0].d",
      "(a).f().g(1)",
      "(SELECT AS STRUCT 1 AS x).x",
      "RANGE<DATE> '[2024-01-01, 2024-02-01)'",
    ],
    "clickhouse": [
      "a == b",
      "a ? b : c",
      "a = 1 ? b : c ? d : e",
      "arrayMap(x -> x + 1, a)",
      "arrayMap((x, y) -> (x, y + 1), a, b)",
      "quantile(0.5)(x)",
      "quantilesIf(0.5, 0.9)(x, y > 1)",
      "a.1 + t.a.2",
      "tuple(1, 2).1",
      "[1, 2][1]",
      "a[-1]",
      "(1, 2, 3)",
      "(1,)",
      "()",
      "map('a', 1, 'b', 2)",
      "f(a AS b, b + 1)",
      "(a AS b) + b",
      "a GLOBAL IN (SELECT 1)",
      "a GLOBAL NOT IN t",
      "a IN t",
      "a IN db.t",
      "a IN [1, 2]",
      "a IN tuple(1, 2)",
      "a IN {ids: Array(UInt32)}",
      "a NOT ILIKE 'x'",
      "a REGEXP 'x'",
      "a DIV 2 + b MOD 3 % 4",
      "COLUMNS('^a')",
      "tuple(*)",
      "f(t.* EXCEPT (a))",
      "inf",
      "a::Nullable(UInt8)",
      "CAST(a, 'UInt8')",
      "INTERVAL 1 DAY + INTERVAL '2' HOUR",
      "a < b < c",
    ],
  });
  assertRefused({
    "mysql mariadb sqlite sqlserver oracle bigquery": ["a::int"],
    "postgresql redshift sqlserver oracle bigquery": ["a < b < c", "a = b = c"],
    "sqlserver": [
      "NOT a",
      "a AND b",
      "(a = b) = c",
      "f(a > b)",
      "(a > b) + 1",
      "CASE WHEN a THEN b END",
      "IIF(a, b, c)",
      "a = NOT b",
    ],
    "mysql mariadb sqlserver oracle": ["a = NOT b", "a = NOT (b = c)"],
    "mysql sqlserver oracle postgresql snowflake bigquery": ["a IN ()"],
    "mysql sqlserver oracle postgresql": ["a ? b : c"],
    "mysql sqlserver oracle sqlite": ["EXISTS", "(SELECT)", "a IN (SELECT)"],
    "mysql mariadb": ["f(INTERVAL 1 DAY)", "(INTERVAL 1 DAY)", "a + INTERVAL 1", "a ILIKE 'x'", "f(a).b"],
    "sqlserver mysql sqlite": ["a ILIKE 'x'", "t.*", "f(*)"],
    "postgresql": ["a IN t", "a IN UNNEST(b)", "a.1", "a LIKE 'x' LIKE"],
    "bigquery": ["a IN t", "STRUCT(1 AS)", "ARRAY<INT64>", "ARRAY<INT64>>[1]", "a[1", "STRUCT<a>>(1)"],
    "snowflake": ["a:", "a:b.", "{'k' 1}", "{'k': }", "[1,,2]"],
    "clickhouse": ["a ? b", "f(a AS)", "quantile(0.5)(", "a GLOBAL b"],
    "oracle": ["a (+) (+", "a IS A", "a MULTISET b", "a IS OF person"],
  });
});

Deno.test("parseExpression groups operators by the dialect's precedence, one flat node a level", () => {
  assert.equal(shapeOf("postgresql", "a + b - c * d / e"), "(a + b - (c * d / e))");
  assert.equal(shapeOf("postgresql", "a OR b AND c OR d"), "(a OR (b AND c) OR d)");
  assert.equal(shapeOf("postgresql", "NOT a = b AND c"), "((NOT (a = b)) AND c)");
  assert.equal(shapeOf("postgresql", "NOT a AND NOT NOT b"), "((NOT a) AND (NOT (NOT b)))");
  assert.equal(shapeOf("postgresql", "a = b + c"), "(a = (b + c))");
  assert.equal(shapeOf("postgresql", "a BETWEEN b + 1 AND c AND d"), "((a between (b + 1) and c) AND d)");
  assert.equal(shapeOf("postgresql", "a + 1 IS NULL OR b"), "(((a + 1) is null) OR b)");
  assert.equal(shapeOf("postgresql", "a = NOT b AND c"), "((a = (NOT b)) AND c)");
  assert.equal(shapeOf("postgresql", "-a::int"), "(- a.cast)");
  assert.equal(shapeOf("postgresql", "(a, b) IN ((1, 2))"), "([a, b] in [1, 2])");
  assert.equal(shapeOf("mysql", "a || b XOR c"), "(a || (b XOR c))");
  assert.equal(shapeOf("oracle", "a || b || c = d"), "((a || b || c) = d)");
  assert.equal(shapeOf("sqlite", "a < b = c"), "((a < b) = c)");
  assert.equal(shapeOf("sqlserver", "a + b | c = d"), "((a + b | c) = d)");
});

Deno.test("parseExpression marks keywords, names, functions and literals", () => {
  const { parser } = readExpression(
    "postgresql",
    "lower(s.name) = 'x' AND b IS NOT NULL OR CAST(c AS double precision) IN (TRUE)",
  );
  const { tokens } = parser;
  const roles = new Map<string, string>();
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kind[i] === 1) {
      roles.set(tokens.sql.slice(tokens.start[i], tokens.end[i]), Role[tokens.role[i] ?? 0] ?? "");
    }
  }
  assert.deepEqual(Object.fromEntries(roles), {
    lower: "Function",
    s: "Name",
    name: "Name",
    AND: "Keyword",
    b: "Name",
    IS: "Keyword",
    NOT: "Keyword",
    NULL: "Literal",
    OR: "Keyword",
    CAST: "Keyword",
    c: "Name",
    AS: "Keyword",
    double: "Type",
    precision: "Type",
    IN: "Keyword",
    TRUE: "Literal",
  });
});

Deno.test("parseExpression reads 480 levels of any bracket and refuses 20,000 as too deep", () => {
  const pairs = [["(", ")"], ["f(", ")"], ["- ", ""], ["CASE WHEN 1 = 1 THEN ", " END"], ["(SELECT ", ")"], [
    "1 + (",
    ")",
  ]];
  for (const dialect of dialectNames) {
    for (const [open = "", close = ""] of pairs) {
      assert.equal(readExpression(dialect, open.repeat(480) + "a" + close.repeat(480)).error, -1, `${dialect} ${open}`);
      const { error, parser } = readExpression(dialect, open.repeat(20_000) + "a" + close.repeat(20_000));
      assert.notEqual(error, -1);
      assert.equal(parser.failure?.message, "nesting is deeper than 500 levels");
    }
  }
});

Deno.test("parseExpression refuses as too deep what would nest without brackets", () => {
  const texts = ["a" + " IS NULL".repeat(20_000), "NOT ".repeat(20_000) + "a", "f(" + "a => ".repeat(20_000) + "1)"];
  for (const sql of texts) {
    const { parser } = readExpression("postgresql", sql);
    assert.equal(parser.failure?.message, "nesting is deeper than 500 levels", sql.slice(0, 20));
  }
});

Deno.test("parseExpression reads chains of 20,000 links without recursion", () => {
  const chains = [
    "a" + " + 1".repeat(20_000),
    "a = 1" + " AND b = 2".repeat(20_000),
    "a IS NULL" + " OR b LIKE 'x' AND c IN (1)".repeat(20_000),
    "a" + ".b".repeat(20_000),
    "a" + "::text".repeat(20_000),
    "a" + "[1]".repeat(20_000),
    "a" + " AT TIME ZONE 'UTC'".repeat(20_000),
    "(a)" + ".b".repeat(20_000),
    "f(" + "1, ".repeat(20_000) + "1)",
    "CASE" + " WHEN a THEN b".repeat(20_000) + " END",
  ];
  for (const sql of chains) assert.equal(readExpression("postgresql", sql).error, -1, sql.slice(0, 30));
});

Deno.test("parseExpression takes any operand as the set of IN in ClickHouse alone", () => {
  assertAccepted({
    clickhouse: ["a IN 1 + 1", "a IN 'x'", "a IN f(b)"],
    sqlite: ["a IN t", "a IN 'x'", "a IN f(1)"],
  });
  assertRefused({ "sqlite postgresql mysql sqlserver oracle": ["a IN 1 + 1", "a IN ?"] });
});

Deno.test("parseExpression takes ESCAPE behind LIKE in every dialect but BigQuery", () => {
  assertAccepted({
    "generic postgresql mysql mariadb sqlserver oracle sqlite snowflake redshift clickhouse": [
      "a LIKE '%x' ESCAPE '!'",
    ],
  });
  assertRefused({ bigquery: ["a LIKE '%x' ESCAPE '!'"] });
});
