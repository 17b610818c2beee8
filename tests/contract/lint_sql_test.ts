import assert from "node:assert/strict";
import { answer, list, objects } from "./answers.ts";

/** Violations as `L007@1:8`. */
async function found(sql: string, args: { readonly [name: string]: string | readonly string[] } = {}): Promise<string> {
  const result = await answer("lint_sql", { sql, ...args });
  return objects(result, "violations").map(({ rule, line, column }) => `${rule}@${line}:${column}`).join(" ");
}

Deno.test("lint_sql gives the guide's violation, and every offending keyword, not just the first", async () => {
  const violation = (word: string, column: number) => ({
    rule: "L007",
    rule_name: "KeywordCase",
    severity: "warning",
    message: `Keyword '${word}' should be uppercase`,
    line: 1,
    column,
    suggestion: `Use '${word.toUpperCase()}' instead of '${word}'`,
    fixable: true,
  });
  assert.deepEqual(await answer("lint_sql", { sql: "select id,name from users" }), {
    violation_count: 2,
    violations: [violation("select", 1), violation("from", 16)],
  });
});

Deno.test("lint_sql names rules as the guide's table does, with the severities of the reference", async () => {
  const expected: readonly (readonly [string, string, string, string])[] = [
    ["L001", "TrailingWhitespace", "warning", "SELECT a \nFROM t"],
    ["L002", "MixedIndentation", "error", "SELECT\n \ta\nFROM t"],
    ["L003", "ConsecutiveBlankLines", "warning", "SELECT a\n\n\nFROM t"],
    ["L004", "IndentationDepth", "warning", `SELECT\n${" ".repeat(20)}a\nFROM t`],
    ["L005", "LongLines", "info", `SELECT '${"x".repeat(100)}'`],
    ["L006", "ColumnAlignment", "info", "SELECT a,\n       b,\n       c,\n    d\nFROM t"],
    ["L007", "KeywordCase", "warning", "SELECT a from t"],
    ["L008", "CommaPlacement", "info", "SELECT a\n, b\nFROM t"],
    ["L009", "AliasingConsistency", "warning", "SELECT x.a FROM t x JOIN u ON x.i = u.i"],
    ["L010", "RedundantWhitespace", "info", "SELECT  a FROM t"],
  ];
  for (const [rule, name, severity, sql] of expected) {
    const violation = objects(await answer("lint_sql", { sql }), "violations").find((one) => one.rule === rule);
    assert.ok(violation, `${rule} in ${sql}`);
    assert.equal(violation.rule_name, name);
    assert.equal(violation.severity, severity);
  }
});

Deno.test("lint_sql finds nothing inside strings, comments and quoted names", async () => {
  assert.equal(await found("SELECT 'select  from', \"select  x\" FROM t /* select  from */"), "");
  assert.equal(await found("SELECT `select  x` FROM t -- select  from", { dialect: "mysql" }), "");
  assert.equal(await found("SELECT [select  x] FROM t", { dialect: "sqlserver" }), "");
  assert.equal(await found("SELECT $$ select  from\n\n\n , x $$", { dialect: "postgresql" }), "");
  assert.equal(await found("SELECT 'a\n\n\n  , select  b'\nFROM t"), "");
});

Deno.test("lint_sql takes a word for a keyword only where it stands as one", async () => {
  assert.equal(await found("SELECT range, rows, key, t.select, current FROM t", { dialect: "postgresql" }), "");
  assert.equal(await found("SELECT first, name, type AS date FROM users"), "");
});

Deno.test("lint_sql without a tree knows reserved words only", async () => {
  assert.equal(await found("SELECT select key rows FROM", { rules: ["L007"] }), "L007@1:8");
});

Deno.test("true, false, null and function names have any case", async () => {
  const sql = "SELECT true, False, null, count(a), Coalesce(b, c), now() FROM t";
  assert.equal(await found(sql), "");
  const { formatted_sql } = await answer("format_sql", { sql, uppercase_keywords: true });
  for (const word of ["true", "False", "null", "count(a)", "Coalesce(b, c)", "now()"]) {
    assert.ok(String(formatted_sql).includes(word), word);
  }
});

Deno.test("after uppercase_keywords L007 finds nothing", async () => {
  for (
    const [dialect, sql] of [
      [
        "generic",
        "select a as b, count(*) from t left join u using (i) where x is not null and y like 'a' order by b desc",
      ],
      ["postgresql", "insert into t (a) values (1) on conflict (a) do update set a = excluded.a returning a"],
      ["mysql", "create table t (id int unsigned auto_increment primary key, d datetime default now()) engine=innodb"],
      ["sqlserver", "declare @a int = 1\nif @a > 0 begin select top (5) * from t with (nolock) end"],
      ["oracle", "begin for r in (select 1 from dual) loop null; end loop; exception when others then raise; end;"],
      ["snowflake", "create or replace table t (a int autoincrement, b variant) cluster by (a)"],
      ["clickhouse", "select a from t final prewhere b limit 1 by a settings x = 1"],
      ["bigquery", "select * except (a) from d.t qualify row_number() over (partition by b order by c) = 1"],
      ["sqlite", "create table if not exists t (a integer primary key autoincrement) without rowid"],
    ] as const
  ) {
    const { formatted_sql } = await answer("format_sql", { sql, dialect, uppercase_keywords: true });
    assert.equal(await found(String(formatted_sql), { dialect, rules: ["L007"] }), "", String(formatted_sql));
    assert.notEqual(await found(sql, { dialect, rules: ["L007"] }), "");
  }
});

Deno.test("lint_sql orders violations by line, column, rule", async () => {
  const sql = "select  a ,b   \n\n\n\tfrom  t  \n  , u where  x = 1 ";
  const places = objects(await answer("lint_sql", { sql, rules: "all" }), "violations")
    .map(({ line, column, rule }) => [Number(line), Number(column), Number(String(rule).slice(1))] as const);
  assert.ok(places.length > 8);
  const ordered = places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  assert.deepEqual(places, ordered);
});

Deno.test("lint_sql works on SQL that does not parse", async () => {
  assert.equal(await found("selct a  from t where "), "L010@1:8 L007@1:10 L007@1:17 L001@1:22");
});

Deno.test("lint_sql takes a carriage return before a line feed for the line's end, and counts characters", async () => {
  const sql = `SELECT id -- ${"数".repeat(60)}\r\nFROM goods\r\nWHERE id = 1\r\n`;
  assert.equal(await found(sql), "");
});

Deno.test("lint_sql applies L001 to L010 alone unless asked for more", async () => {
  const sql = "DELETE FROM t;\nUPDATE t SET a = 1;\nDROP TABLE t;\nSELECT * FROM t, u;";
  assert.equal(await found(sql), "");
  assert.match(await found(sql, { rules: "all" }), /L011@1:1 .*L012@2:1 .*L013@3:1 .*L016@4:8/);
  assert.equal(await found(sql, { rules: ["L011", "L012"] }), "L011@1:1 L012@2:1");
});

Deno.test("Lint rules beyond ten: each finds what its name says, and leaves well-written SQL alone", async () => {
  const rules: readonly (readonly [string, string, string])[] = [
    ["L011", "DELETE FROM t", "DELETE FROM t WHERE a = 1"],
    ["L012", "UPDATE t SET a = 1", "UPDATE t SET a = 1 WHERE b = 2"],
    ["L013", "DROP TABLE t", "DROP TABLE IF EXISTS t"],
    ["L014", "TRUNCATE TABLE t", "DELETE FROM t WHERE a = 1"],
    ["L015", "SELECT a FROM t INTO OUTFILE '/tmp/x'", "SELECT a FROM t"],
    ["L016", "SELECT * FROM t", "SELECT count(*) FROM t"],
    ["L017", "SELECT a FROM t", "SELECT a FROM t WHERE b = 1"],
    ["L018", "SELECT a FROM t WHERE b LIKE '%x'", "SELECT a FROM t WHERE b LIKE 'x%'"],
    ["L019", "SELECT a FROM t WHERE b NOT IN (SELECT c FROM u)", "SELECT a FROM t WHERE b NOT IN (1, 2)"],
    ["L020", "SELECT (SELECT max(c) FROM u WHERE u.i = t.i) FROM t", "SELECT (SELECT max(c) FROM u) FROM t"],
    ["L021", "SELECT a FROM t WHERE b = 1 OR b = 2 OR b = 3", "SELECT a FROM t WHERE b = 1 OR c = 2"],
    ["L022", "SELECT a FROM t WHERE upper(b) = 'X'", "SELECT a FROM t WHERE b = upper('x')"],
    ["L023", "SELECT t.a FROM t, u WHERE t.i = u.i", "SELECT t.a FROM t JOIN u ON t.i = u.i"],
    ["L024", "SELECT t.a FROM t JOIN u ON t.i = u.i", "SELECT x.a FROM t x JOIN u y ON x.i = y.i"],
    ["L025", "CREATE TABLE `order` (a INT)", "CREATE TABLE orders (a INT)"],
    ["L026", "INSERT INTO t VALUES (1)", "INSERT INTO t (a) VALUES (1)"],
    ["L027", "SELECT a FROM t UNION SELECT a FROM u", "SELECT a FROM t UNION ALL SELECT a FROM u"],
    ["L028", "SELECT a FROM t LIMIT 5", "SELECT a FROM t ORDER BY a LIMIT 5"],
    ["L029", "SELECT a FROM t WHERE b IN (SELECT c FROM u)", "SELECT a FROM t WHERE b IN (1, 2)"],
    ["L030", "SELECT DISTINCT a, b, c, d, e, f, g, h FROM t", "SELECT DISTINCT a FROM t"],
  ];
  for (const [rule, bad, good] of rules) {
    const args = { dialect: "mysql", rules: [rule] };
    assert.ok(list(await answer("lint_sql", { sql: bad, ...args }), "violations").length > 0, `${rule}: ${bad}`);
    assert.equal(list(await answer("lint_sql", { sql: good, ...args }), "violations").length, 0, `${rule}: ${good}`);
  }
});
