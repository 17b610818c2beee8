import assert from "node:assert/strict";
import type { Statement } from "../../../src/sql/ast.ts";
import { type DialectName, dialectNames } from "../../../src/sql/dialect.ts";
import { judges, read } from "./judge.ts";

/** Changes of rows that every dialect has. */
const everywhere = [
  "INSERT INTO t (a, b) VALUES (1, 'x')",
  "INSERT INTO s.t (a) SELECT b FROM u WHERE b > 1",
  "INSERT INTO t VALUES (1, NULL)",
  "UPDATE t SET a = 1 WHERE b = 2",
  "UPDATE s.t SET a = a + 1, b = 'x' WHERE c IN (SELECT d FROM u)",
  "DELETE FROM t WHERE a = 1",
  "DELETE FROM s.t WHERE a IS NULL AND b IN (1, 2)",
];

const nowhere = [
  "INSERT INTO",
  "INSERT INTO t",
  "INSERT INTO t (a, b VALUES (1, 2)",
  "INSERT INTO t VALUES",
  "INSERT INTO t VALUES (1,, 2)",
  "INSERT INTO t VALUES (1, 2",
  "INSERT INTO t VALUES 1, 2",
  "INSERT INTO t (a) (b) VALUES (1)",
  "INSERT INTO t (a) SELECT 1 FROM",
  "INSERT INTO (a) VALUES (1)",
  "INSRT INTO t VALUES (1)",
  "INSERT INTO t VALEUS (1)",
  "UPDATE t",
  "UPDATE SET a = 1 WHERE b = 2",
  "UPDATE t SET",
  "UPDATE t SET a WHERE b = 2",
  "UPDATE t SET a = WHERE b = 2",
  "UPDATE t SET a = 1, WHERE b = 2",
  "UPDATE t SET a = 1 b = 2 WHERE c = 3",
  "UPDATE t WHERE a = 1",
  "UPDATE t SET a = 1 WHERE",
  "DELETE FROM",
  "DELETE FROM t WHERE",
  "DELETE FROM WHERE a = 1",
  "DELETE FROM t WHERE a = 1 WHERE b = 2",
  "DELETE FROM t SET a = 1",
];

for (const dialect of dialectNames) {
  // ClickHouse reads rows that come behind the statement, in another part of the request.
  const refused = nowhere.filter((sql) => dialect !== "clickhouse" || sql !== "INSERT INTO t VALUES");
  judges("changes of rows that every dialect has", dialect, { valid: everywhere, invalid: refused });
}

judges("changes of rows", "generic", {
  valid: [
    "INSERT INTO t (a) VALUES (1)",
    "INSERT t VALUES (1)",
    "INSERT INTO t SET a = 1",
    "REPLACE INTO t VALUES (1)",
    "UPDATE t SET a = 1 WHERE b = 2",
    "UPDATE t, u SET t.a = 1",
    "DELETE FROM t WHERE a = 1",
    "DELETE a FROM a JOIN b ON a.x = b.x",
    "MERGE INTO t USING u ON t.a = u.a WHEN MATCHED THEN UPDATE SET a = 1 WHEN NOT MATCHED THEN INSERT (a) VALUES (1)",
    "INSERT INTO t (a) VALUES (1) RETURNING id",
    "INSERT INTO t (a) OUTPUT inserted.id VALUES (1)",
    "INSERT INTO t VALUES (1) ON CONFLICT (a) DO UPDATE SET b = excluded.b",
    "INSERT INTO t VALUES (1) ON DUPLICATE KEY UPDATE a = VALUES(a)",
    "INSERT IGNORE INTO t VALUES (1)",
    "INSERT OR IGNORE INTO t VALUES (1)",
    "INSERT ALL INTO a VALUES (1) INTO b VALUES (2) SELECT 1 FROM dual",
    "UPDATE TOP (5) t SET a = 1",
    "UPDATE t SET a = u.b FROM u WHERE t.id = u.id",
    "UPDATE t JOIN u ON t.id = u.id SET t.a = u.a",
    "UPDATE t SET a = 1 ORDER BY b LIMIT 1",
    "DELETE FROM t USING u WHERE t.id = u.id",
    "DELETE TOP (1) FROM t",
    "DELETE FROM t ORDER BY a LIMIT 10",
    "DELETE t FROM t JOIN u ON t.id = u.id",
    "WITH c AS (SELECT 1 AS id) DELETE FROM t USING c WHERE t.id = c.id",
    "WITH c AS (SELECT 1 AS id) INSERT INTO t SELECT * FROM c",
    "MERGE INTO t AS a USING u AS b ON (a.id = b.id) WHEN MATCHED THEN UPDATE SET a.x = b.x WHEN NOT MATCHED BY TARGET THEN INSERT (id) VALUES (b.id) WHEN NOT MATCHED BY SOURCE THEN DELETE",
  ],
  invalid: [
    "INSERT INTO t VALUES (1",
    "UPDATE t SET",
    "DELETE FROM",
  ],
});

judges("changes of rows", "postgresql", {
  valid: [
    "INSERT INTO s.t AS x (a, b[1], c.d) OVERRIDING SYSTEM VALUE VALUES (1, DEFAULT, 'x'), (2, 3, NULL) ON CONFLICT (lower(a) COLLATE \"C\" text_ops, b) WHERE c > 1 DO UPDATE SET (a, b) = (excluded.a, 1), c = x.c + 1 WHERE x.a > 1 RETURNING a, b AS y, *",
    "INSERT INTO t DEFAULT VALUES RETURNING id",
    "INSERT INTO t TABLE u",
    "INSERT INTO t (a) (SELECT 1) UNION SELECT 2",
    "INSERT INTO t VALUES (1) ON CONFLICT ON CONSTRAINT c DO NOTHING",
    "INSERT INTO t VALUES (1) RETURNING WITH (OLD AS o, NEW AS n) o.a, n.a",
    "WITH a AS (SELECT 1), b AS (DELETE FROM t RETURNING *) INSERT INTO u SELECT * FROM b",
    "UPDATE ONLY t * AS x SET (a, b) = (SELECT 1, 2), c[1] = 2, d = DEFAULT FROM u, LATERAL (SELECT 1) v WHERE x.id = u.id RETURNING x.*",
    "UPDATE t SET a = 1 WHERE CURRENT OF c",
    "UPDATE t SET (a, b) = ROW (1, 2)",
    "DELETE FROM ONLY t AS x USING u JOIN v ON u.a = v.a WHERE x.id = u.id RETURNING *",
    "MERGE INTO t AS x USING (VALUES (1, 2)) AS y (a, b) ON x.a = y.a WHEN MATCHED AND x.b > 1 THEN UPDATE SET b = y.b WHEN MATCHED THEN DELETE WHEN NOT MATCHED BY SOURCE THEN DO NOTHING WHEN NOT MATCHED THEN INSERT (a) OVERRIDING USER VALUE VALUES (y.a) RETURNING merge_action(), x.*",
    "INSERT INTO t (a) SELECT x FROM unnest(ARRAY[1,2]) AS x RETURNING a",
    "UPDATE t SET data = jsonb_set(data, '{a}', '1') WHERE data @> '{\"b\": 1}'",
    "DELETE FROM t WHERE ctid IN (SELECT ctid FROM t LIMIT 1)",
  ],
  invalid: [
    "INSERT INTO t (a, b VALUES (1, 2)",
    "INSERT INTO t VALUES (1, 2",
    "INSERT INTO t VALUES 1, 2",
    "INSERT INTO t VALUES (1) ON CONFLICT DO UPDATE SET a = 1",
    "INSERT t VALUES (1)",
    "UPDATE t SET a = 1, WHERE b = 2",
    "UPDATE t a = 1",
    "UPDATE SET a = 1",
    "DELETE t WHERE a = 1",
    "DELETE FROM t WHERE",
  ],
});

judges("changes of rows", "redshift", {
  valid: [
    "DELETE t WHERE a = 1",
    "DELETE FROM t USING u WHERE t.a = u.a",
    "UPDATE t SET a = u.b FROM u WHERE t.id = u.id",
    "MERGE INTO t USING u ON t.id = u.id WHEN MATCHED THEN UPDATE SET a = u.a WHEN NOT MATCHED THEN INSERT VALUES (u.id)",
    "MERGE INTO t USING u ON t.id = u.id REMOVE DUPLICATES",
  ],
  invalid: [],
});

judges("changes of rows", "mysql", {
  valid: [
    "INSERT LOW_PRIORITY IGNORE INTO t PARTITION (p0, p1) (a, b) VALUES (1, DEFAULT), (2, 3) AS new (m, n) ON DUPLICATE KEY UPDATE a = new.m, b = VALUES(b) + 1",
    "INSERT t SET a = 1, b = DEFAULT AS x ON DUPLICATE KEY UPDATE a = x.a",
    "INSERT INTO t VALUES ()",
    "INSERT INTO t () VALUES ()",
    "INSERT INTO t VALUES ROW(1, 2), ROW(3, 4)",
    "INSERT INTO t SELECT * FROM u ON DUPLICATE KEY UPDATE a = 1",
    "INSERT INTO t TABLE u",
    "REPLACE INTO t (a) VALUES (1)",
    "REPLACE DELAYED t SET a = 1",
    "UPDATE LOW_PRIORITY IGNORE t SET a = a + 1, b := 2 WHERE c = 1 ORDER BY d DESC LIMIT 10",
    "UPDATE t, u SET t.a = u.b WHERE t.id = u.id",
    "UPDATE t JOIN u USING (id) SET t.a = 1",
    "WITH c AS (SELECT 1) UPDATE t, c SET t.a = 1",
    "DELETE LOW_PRIORITY QUICK IGNORE FROM t AS x PARTITION (p0) WHERE a = 1 ORDER BY b LIMIT 1",
    "DELETE a, b.* FROM a INNER JOIN b ON a.id = b.id WHERE a.x = 1",
    "DELETE FROM a, d.b USING a INNER JOIN b ON a.id = b.id",
    "DELETE FROM a USING a JOIN b ON a.id = b.id",
    "DELETE a FROM a LEFT JOIN b ON a.id = b.id",
    "DELETE d.a FROM d.a",
    "INSERT INTO t (a, b) SELECT a, b FROM u WHERE a > 1 ON DUPLICATE KEY UPDATE b = u.b",
    "INSERT HIGH_PRIORITY INTO t VALUES (NOW(), UUID())",
    "INSERT INTO t (a) VALUES (DEFAULT(a))",
    "UPDATE t AS x LEFT JOIN u AS y ON x.a = y.a SET x.b = IFNULL(y.b, 0), x.c = NULL WHERE y.a IS NULL",
    "DELETE x FROM t AS x JOIN u AS y ON x.a = y.a",
    "DELETE t1, t2 FROM t1 INNER JOIN t2 INNER JOIN t3 WHERE t1.id = t2.id",
  ],
  invalid: [
    "INSERT INTO t (a) VALUES (1) RETURNING a",
    "INSERT INTO t (a) VALUES (1) ON CONFLICT DO NOTHING",
    "DELETE FROM t SET a = 1",
    "DELETE t WHERE a = 1",
    "MERGE INTO t USING u ON a = b WHEN MATCHED THEN DELETE",
  ],
});

judges("changes of rows", "mariadb", {
  valid: [
    "INSERT INTO t VALUES (1) RETURNING id",
    "REPLACE INTO t VALUES (1) RETURNING *",
    "DELETE FROM t WHERE a = 1 RETURNING a",
    "DELETE FROM t FOR PORTION OF p FROM '2000-01-01' TO '2018-01-01'",
    "UPDATE t FOR PORTION OF p FROM '2000-01-01' TO '2018-01-01' SET a = 1",
    "DELETE HISTORY FROM t BEFORE SYSTEM_TIME '2016-10-09 08:07:06'",
  ],
  invalid: [],
});

judges("changes of rows", "sqlserver", {
  valid: [
    "INSERT dbo.t (a, b) VALUES (1, 2), (3, DEFAULT)",
    "INSERT INTO dbo.t WITH (TABLOCK) (a) OUTPUT inserted.a, inserted.b INTO @x (a, b) VALUES (1)",
    "INSERT TOP (5) PERCENT INTO t SELECT * FROM u",
    "INSERT INTO t DEFAULT VALUES",
    "INSERT INTO @tv VALUES (1)",
    "INSERT INTO OPENROWSET('SQLNCLI', 'Server=x;', 'SELECT a FROM t') (a) VALUES (1)",
    "UPDATE t SET a += 1, b = DEFAULT, @v = c = c + 1, d.WRITE(N'x', 0, NULL) OUTPUT deleted.a, inserted.a FROM t JOIN u ON t.id = u.id WHERE t.x > 1 OPTION (RECOMPILE)",
    "UPDATE TOP (10) t WITH (ROWLOCK) SET a = 1",
    "UPDATE u SET a = 1 FROM dbo.users AS u WHERE CURRENT OF cur",
    "WITH c AS (SELECT TOP 1 * FROM t) UPDATE c SET a = 1",
    "WITH c AS (SELECT * FROM t) DELETE FROM c",
    "DELETE t FROM t INNER JOIN u ON t.id = u.id WHERE u.a = 1",
    "DELETE TOP (1) FROM t OUTPUT deleted.* WHERE a = 1",
    "DELETE FROM db..t WHERE a = 1",
    "DELETE @t WHERE a = 1",
    "MERGE INTO t AS x USING u AS y ON x.id = y.id WHEN MATCHED AND x.a <> y.a THEN UPDATE SET x.a = y.a WHEN NOT MATCHED BY TARGET THEN INSERT (id, a) VALUES (y.id, y.a) WHEN NOT MATCHED BY SOURCE THEN DELETE OUTPUT $action, inserted.id, deleted.id OPTION (HASH JOIN);",
    "INSERT INTO t (a) SELECT TOP 10 a FROM u ORDER BY a OPTION (MAXDOP 1)",
    "INSERT INTO t SELECT a FROM OPENJSON(@j) WITH (a INT '$.a')",
    "UPDATE t SET a = 1 OUTPUT inserted.a INTO #x WHERE b = 2",
    "DELETE FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.a = t.a)",
  ],
  invalid: [],
});

judges("changes of rows", "oracle", {
  valid: [
    "INSERT INTO t (a, b) VALUES (1, 'x')",
    "INSERT INTO t x (x.a) VALUES (1)",
    "INSERT INTO (SELECT a FROM t WHERE a > 1) VALUES (2)",
    "INSERT INTO t VALUES rec",
    "INSERT INTO t PARTITION (p1) SELECT * FROM u LOG ERRORS INTO e ('x') REJECT LIMIT UNLIMITED",
    "INSERT INTO t VALUES (1) RETURNING a, b INTO :x, :y",
    "INSERT INTO t@lnk (a) VALUES (1)",
    "INSERT ALL INTO a (x) VALUES (1) INTO b VALUES (y, z) SELECT * FROM dual",
    "INSERT FIRST WHEN x > 1 THEN INTO a WHEN x > 2 THEN INTO b (c) VALUES (d) INTO c ELSE INTO d SELECT x FROM t",
    "UPDATE t SET a = 1, (b, c) = (SELECT d, e FROM u WHERE u.id = t.id) WHERE id = 1 RETURNING a INTO :v",
    "UPDATE (SELECT a FROM t) v SET v.a = 1",
    "UPDATE ONLY (v) SET a = 1",
    "UPDATE TABLE (SELECT x FROM y) p SET p.a = 1",
    "UPDATE t PARTITION (p) x SET x.a = DEFAULT WHERE CURRENT OF c",
    "DELETE t WHERE a = 1",
    "DELETE FROM t a WHERE a.x = 1 RETURNING x BULK COLLECT INTO y",
    "DELETE FROM (SELECT * FROM t)",
    "MERGE INTO t d USING (SELECT * FROM s) s ON (d.id = s.id) WHEN MATCHED THEN UPDATE SET d.a = s.a WHERE s.x = 1 DELETE WHERE d.a > 1 WHEN NOT MATCHED THEN INSERT (d.id, d.a) VALUES (s.id, s.a) WHERE s.x = 2 LOG ERRORS",
    "UPDATE t SET (a, b) = (SELECT 1, 2 FROM dual)",
    "INSERT INTO t (a) WITH x AS (SELECT 1 y FROM dual) SELECT y FROM x",
    "DELETE FROM t WHERE ROWNUM <= 10",
  ],
  invalid: [
    "INSERT FIRST INTO a SELECT 1 FROM dual",
  ],
});

judges("changes of rows", "sqlite", {
  valid: [
    "INSERT OR REPLACE INTO t (a, b) VALUES (1, 2) ON CONFLICT (a) DO NOTHING ON CONFLICT DO UPDATE SET a = excluded.a WHERE b > 1 RETURNING *",
    "INSERT INTO t AS x DEFAULT VALUES",
    "REPLACE INTO t VALUES (1)",
    "INSERT INTO t SELECT * FROM u WHERE true ON CONFLICT DO NOTHING",
    "UPDATE OR IGNORE t AS x INDEXED BY i SET a = 1, (b, c) = (2, 3) FROM u WHERE x.id = u.id RETURNING a",
    "DELETE FROM t WHERE a = 1 RETURNING a",
    "WITH c AS (SELECT 1) DELETE FROM t WHERE a IN c",
  ],
  invalid: [],
});

judges("changes of rows", "snowflake", {
  valid: [
    "INSERT INTO t (a, b) SELECT $1, $2 FROM VALUES (1, 2)",
    "INSERT OVERWRITE INTO t VALUES (1, DEFAULT)",
    "INSERT INTO t SELECT PARSE_JSON('{}')",
    "INSERT INTO IDENTIFIER('t') VALUES (1)",
    "INSERT ALL INTO a INTO b (x) VALUES (DEFAULT) SELECT 1 FROM t",
    "INSERT OVERWRITE FIRST WHEN n > 1 THEN INTO a ELSE INTO b SELECT n FROM t",
    "UPDATE t SET a = u.b FROM u WHERE t.id = u.id",
    "UPDATE t AS x SET x.a = 1",
    "DELETE FROM t USING u, (SELECT 1 AS id) v WHERE t.id = u.id",
    "MERGE INTO t USING u ON t.id = u.id WHEN MATCHED AND u.d = 1 THEN DELETE WHEN MATCHED THEN UPDATE SET t.a = u.a WHEN NOT MATCHED THEN INSERT (id, a) VALUES (u.id, u.a)",
    "MERGE INTO t USING u ON t.id = u.id WHEN MATCHED THEN UPDATE ALL BY NAME WHEN NOT MATCHED THEN INSERT ALL BY NAME",
    "INSERT INTO t (a) VALUES (1), (2)",
    "INSERT INTO t SELECT * FROM @s/x (FILE_FORMAT => 'f')",
  ],
  invalid: [
    "INSERT t VALUES (1)",
    "DELETE t WHERE a = 1",
  ],
});

judges("changes of rows", "bigquery", {
  valid: [
    "MERGE t USING UNNEST([1]) AS s ON true WHEN NOT MATCHED THEN INSERT ROW",
    "INSERT INTO `p.d.t` (a, b) VALUES (1, DEFAULT), (2, NULL)",
    "INSERT d.t VALUES(1)",
    "UPDATE d.t SET a.b = 1, c = DEFAULT WHERE true",
    "UPDATE d.t AS x SET a = y.b FROM d.u AS y WHERE x.id = y.id",
    "DELETE FROM d.t WHERE true",
    "DELETE d.t AS x WHERE x.a IN (SELECT 1)",
    "MERGE INTO my-project.d.t AS T USING (SELECT 1 a) S ON T.a = S.a WHEN NOT MATCHED BY SOURCE AND x > 1 THEN DELETE WHEN NOT MATCHED BY TARGET THEN INSERT (a, b) VALUES (a, DEFAULT) WHEN MATCHED THEN UPDATE SET a = 1",
  ],
  invalid: [
    "UPDATE d.t SET a = 1",
    "DELETE FROM d.t",
  ],
});

judges("changes of rows", "clickhouse", {
  valid: [
    "INSERT INTO t (a, b) VALUES (1, 'x'), (2, 'y')",
    "INSERT INTO t VALUES (1) (2)",
    'INSERT INTO t FORMAT JSONEachRow {"a": 1, "b": "x"}',
    "INSERT INTO db.t (a) SETTINGS async_insert = 1 VALUES (1)",
    "INSERT INTO FUNCTION remote('h', 'd', 't') SELECT 1",
    "INSERT INTO TABLE FUNCTION s3('u', 'CSV') PARTITION BY a SELECT 1 AS a",
    "INSERT INTO t SELECT 1 UNION ALL SELECT 2",
    "INSERT INTO t FROM INFILE 'x.csv' COMPRESSION 'gzip' FORMAT CSV",
    "DELETE FROM t WHERE a = 1",
    "DELETE FROM t ON CLUSTER c IN PARTITION 'x' WHERE a = 1",
    "UPDATE t SET a = 1 WHERE b = 2",
    "INSERT INTO t (* EXCEPT(a)) VALUES (1)",
    "INSERT INTO t (a) VALUES (now()), (toDate('2020-01-01'))",
    "INSERT INTO t WITH x AS (SELECT 1 AS a) SELECT a FROM x",
  ],
  invalid: [
    "DELETE FROM t",
  ],
});

function statementOf<Kind extends Statement["kind"]>(
  dialect: DialectName,
  sql: string,
  kind: Kind,
): {
  readonly node: Extract<Statement, { kind: Kind }>;
  readonly text: (span: { start: number; end: number }) => string;
} {
  const { tokens, statements } = read(dialect, sql);
  const [statement] = statements;
  assert.equal(statement?.kind, kind);
  return {
    node: statement as Extract<Statement, { kind: Kind }>,
    text: ({ start, end }) => sql.slice(tokens.start[start], tokens.end[end - 1]),
  };
}

Deno.test("INSERT keeps its target, columns, rows and clauses", () => {
  const sql = "INSERT INTO s.t AS x (a, b) VALUES (1, 2), (3, 4) ON CONFLICT (a) DO UPDATE SET b = 5 RETURNING a";
  const { node, text } = statementOf("postgresql", sql, "insert");
  assert.deepEqual(node.into.map(text), ["s.t AS x"]);
  assert.deepEqual(node.columns.map(text), ["a", "b"]);
  assert.equal(node.source?.body.kind, "values");
  assert.deepEqual(node.clauses.map(({ name }) => name), ["ON CONFLICT", "SET", "RETURNING"]);
  assert.deepEqual(node.clauses.map(text), ["ON CONFLICT (a) DO UPDATE", "SET b = 5", "RETURNING a"]);
});

Deno.test("REPLACE is an INSERT that replaces", () => {
  assert.equal(statementOf("mysql", "REPLACE INTO t SET a = 1", "insert").node.replace, true);
  assert.equal(statementOf("mysql", "REPLACE INTO t SET a = 1", "insert").node.assignments.length, 1);
});

Deno.test("INSERT ALL has every target", () => {
  const sql = "INSERT ALL WHEN x > 1 THEN INTO a (b) VALUES (x) ELSE INTO c SELECT x FROM t";
  const { node, text } = statementOf("oracle", sql, "insert");
  assert.deepEqual(node.into.map(text), ["a", "c"]);
  assert.deepEqual(node.clauses.map(({ name }) => name), ["WHEN", "INTO", "ELSE", "INTO"]);
  assert.equal(node.source?.body.kind, "select");
});

Deno.test("UPDATE keeps its targets, assignments, sources and condition", () => {
  const sql =
    "WITH c AS (SELECT 1) UPDATE t AS x SET a = 1, (b, d) = (SELECT 2, 3) FROM u WHERE x.id = u.id RETURNING *";
  const { node, text } = statementOf("postgresql", sql, "update");
  assert.equal(node.with?.tables.length, 1);
  assert.deepEqual(node.targets.map(text), ["t AS x"]);
  assert.deepEqual(node.assignments.map(({ target }) => text(target)), ["a", "(b, d)"]);
  assert.deepEqual(node.from.map(text), ["u"]);
  assert.equal(node.where === undefined ? "" : text(node.where), "x.id = u.id");
  assert.deepEqual(node.clauses.map(({ name }) => name), ["SET", "FROM", "WHERE", "RETURNING"]);
});

Deno.test("UPDATE of several tables has one target for each joined table", () => {
  const { node, text } = statementOf("mysql", "UPDATE a JOIN b ON a.x = b.x, c SET a.y = 1", "update");
  assert.deepEqual(node.targets.map(text), ["a JOIN b ON a.x = b.x", "c"]);
});

Deno.test("DELETE keeps its targets and sources in all spellings", () => {
  for (
    const [dialect, sql] of [
      ["mysql", "DELETE a, b FROM c WHERE d = 1"],
      ["mysql", "DELETE FROM a, b USING c WHERE d = 1"],
    ] as const
  ) {
    const { node, text } = statementOf(dialect, sql, "delete");
    assert.deepEqual(node.targets.map(text), ["a", "b"], sql);
    assert.deepEqual(node.from.map(text), ["c"], sql);
    assert.equal(node.where === undefined ? "" : text(node.where), "d = 1", sql);
  }
  const { node, text } = statementOf("sqlserver", "DELETE x FROM t AS x JOIN u ON x.a = u.a", "delete");
  assert.deepEqual(node.targets.map(text), ["x"]);
  assert.deepEqual(node.from.map(text), ["t AS x JOIN u ON x.a = u.a"]);
});

Deno.test("MERGE keeps its branches in order", () => {
  const sql = "MERGE INTO t USING u ON t.a = u.a WHEN MATCHED AND u.b > 1 THEN UPDATE SET c = 1, d = 2 " +
    "WHEN NOT MATCHED THEN INSERT (a, b) VALUES (1, 2) WHEN NOT MATCHED BY SOURCE THEN DELETE";
  const { node, text } = statementOf("postgresql", sql, "merge");
  assert.equal(text(node.target), "t");
  assert.equal(text(node.source), "u");
  assert.equal(text(node.on), "t.a = u.a");
  assert.deepEqual(node.branches.map((branch) => branch.assignments.length), [2, 0, 0]);
  assert.deepEqual(node.branches.map((branch) => branch.columns.length), [0, 2, 0]);
  assert.deepEqual(node.branches.map((branch) => branch.condition !== undefined), [true, false, false]);
});

Deno.test("a typing error between DELETE and the table is no alias", () => {
  assert.equal(read("generic", "DELETE FORM t").failsAt, "t");
  assert.equal(read("sqlserver", "DELETE FORM t").failsAt, "t");
});

Deno.test("64 KB of rows, assignments or branches are read in time that grows with the text", () => {
  const rows = `INSERT INTO t VALUES ${Array(5000).fill("(1, 'abc')").join(", ")}`;
  const assignments = `UPDATE t SET ${Array(7000).fill("a = b").join(", ")}`;
  const branches = `MERGE INTO t USING u ON (a = b)${" WHEN MATCHED THEN DELETE".repeat(2500)}`;
  for (const sql of [rows, assignments, branches]) {
    const begin = performance.now();
    assert.equal(read("postgresql", sql).failsAt, undefined);
    assert.ok(performance.now() - begin < 5000);
  }
});
