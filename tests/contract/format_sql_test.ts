import assert from "node:assert/strict";
import { defaultOptions } from "../../src/analysis/format/mod.ts";
import { parse } from "../../src/sql/mod.ts";
import { changedPart } from "../support/format_law.ts";
import { answer, formatted } from "./answers.ts";

/** The lines of what `format_sql` makes of `sql`. */
async function lines(sql: string, dialect = "generic"): Promise<readonly string[]> {
  return (await formatted(sql, { dialect })).split("\n");
}

Deno.test("format_sql gives the guide's two examples as printed", async () => {
  const args = { uppercase_keywords: true, indent_size: 4 };
  assert.deepEqual(await answer("format_sql", { sql: "select id,name from users where active=true", ...args }), {
    formatted_sql: "SELECT\n    id,\n    name\nFROM users\nWHERE active = true",
    options: { indent_size: 4, uppercase_keywords: true, add_semicolon: false },
  });
  assert.deepEqual(await answer("format_sql", { sql: "SELECT id FROM users" }), {
    formatted_sql: "SELECT id\nFROM users",
    options: { indent_size: 2, uppercase_keywords: false, add_semicolon: false },
  });
});

Deno.test("format_sql echoes the documented three options", async () => {
  const { options } = await answer("format_sql", { sql: "SELECT 1", dialect: "mysql", add_semicolon: true });
  assert.deepEqual(options, { indent_size: 2, uppercase_keywords: false, add_semicolon: true });
});

Deno.test("format_sql puts one clause on a line", async () => {
  const sql = "select a from t join u on t.i = u.i where b = 1 group by c having count(*) > 2 order by d limit 3";
  assert.deepEqual(await lines(sql), [
    "select a",
    "from t",
    "join u on t.i = u.i",
    "where b = 1",
    "group by c",
    "having count(*) > 2",
    "order by d",
    "limit 3",
  ]);
  assert.deepEqual(await lines("select a from t window w as (order by b) order by c", "postgresql"), [
    "select a",
    "from t",
    "window w as (order by b)",
    "order by c",
  ]);
  assert.deepEqual(await lines("select a from t qualify rank() over (order by b) = 1", "snowflake"), [
    "select a",
    "from t",
    "qualify rank() over (order by b) = 1",
  ]);
  assert.deepEqual(await lines("select a from t union all select b from u"), [
    "select a",
    "from t",
    "union all",
    "select b",
    "from u",
  ]);
  assert.deepEqual(await lines("update t set a = 1 where b = 2 returning c", "postgresql"), [
    "update t",
    "set a = 1",
    "where b = 2",
    "returning c",
  ]);
  assert.deepEqual(await lines("insert into t (a) values (1)"), ["insert into t (a)", "values (1)"]);
});

Deno.test("format_sql leaves a list of one item beside SELECT and gives each of several a line", async () => {
  assert.deepEqual(await lines("select a from t"), ["select a", "from t"]);
  assert.deepEqual(await lines("select distinct a from t"), ["select distinct a", "from t"]);
  assert.deepEqual(await lines("select a, b, c from t"), ["select", "  a,", "  b,", "  c", "from t"]);
});

Deno.test("format_sql gives each part of a condition of several a line", async () => {
  assert.deepEqual(await lines("select a from t where b = 1 and c = 2 or d = 3"), [
    "select a",
    "from t",
    "where",
    "  b = 1",
    "    and c = 2",
    "  or d = 3",
  ]);
  assert.deepEqual(await lines("select a from t where b between 1 and 2"), [
    "select a",
    "from t",
    "where b between 1 and 2",
  ]);
});

Deno.test("format_sql indents subqueries, CTE bodies, CASE of several branches and column definitions in their brackets", async () => {
  assert.deepEqual(await lines("select a from (select b from t) as d"), [
    "select a",
    "from (",
    "  select b",
    "  from t",
    ") as d",
  ]);
  assert.deepEqual(await lines("with c as (select 1) select a from c"), [
    "with c as (",
    "  select 1",
    ")",
    "select a",
    "from c",
  ]);
  assert.deepEqual(await lines("select case when a then 1 when b then 2 end from t"), [
    "select case",
    "  when a then 1",
    "  when b then 2",
    "end",
    "from t",
  ]);
  assert.deepEqual(await lines("create table t (a int, b int)"), ["create table t (", "  a int,", "  b int", ")"]);
});

Deno.test("format_sql indents by nothing where indent_size is 0, and keeps the line breaks", async () => {
  const sql = "select a, b from (select c from t) d where e = 1 and f = 2";
  const plain = await formatted(sql, { indent_size: 0 });
  assert.deepEqual(plain.split("\n"), (await lines(sql)).map((line) => line.trimStart()));
});

Deno.test("format_sql puts a blank line between statements", async () => {
  assert.deepEqual(await lines("select 1; select 2;select 3"), ["select 1;", "", "select 2;", "", "select 3"]);
});

Deno.test("format_sql leaves GO, DELIMITER and Oracle's slash on lines of their own", async () => {
  const batch = await lines("print 1\ngo 3\nselect 1 select 2\nGO\n", "sqlserver");
  assert.deepEqual(batch.filter((line) => /^go\b/i.test(line)), ["go 3", "GO"]);
  const script = await lines("DELIMITER //\nselect 1 //\nDELIMITER ;\nselect 2;", "mysql");
  assert.deepEqual(script.filter((line) => /delimiter/i.test(line)), ["DELIMITER //", "DELIMITER ;"]);
  const block = await lines("begin null; end;\n/\nselect 1 from dual;", "oracle");
  assert.ok(block.includes("/"));
});

const valid: readonly (readonly [string, string])[] = [
  ["generic", "select a,b -- one\nfrom t /* two */ where c=1 -- three\n/* four */ order by d"],
  ["generic", "/* head */ select 1 /* a */ ; -- b\n\n\nselect 2 /* tail */"],
  ["postgresql", "select $$ -- no comment $$, 'a;b', E'\\'' from t;;select 2"],
  ["mysql", 'select \'a\\\'b\', `c d`, "e""f" # g\nfrom t'],
  ["sqlserver", "select [a]]b], N'c''d' from [e f]\nGO\nselect 1"],
  ["oracle", "select q'[it's]', \"Mixed\" from dual"],
  ["bigquery", "select r'\\d\\'', '''a\n'b''', \"c\" from `d.e`"],
  ["snowflake", "select a:b.c[0]::int, 'x\\'y' from t"],
  ["clickhouse", "select [1,2][1], map('a',1), arrayMap(x -> x+1, y) from t final"],
  ["sqlite", "insert or ignore into t values(1,'x'),(2,x'00')"],
];

Deno.test("format_sql's law, 1: the tokens and comments of the output are those of the input in order", async () => {
  for (const [dialect, sql] of valid) {
    const before = await parse(sql, dialect as "generic");
    const after = await parse(await formatted(sql, { dialect }), dialect as "generic");
    assert.equal(changedPart(before.tokens, after.tokens, defaultOptions), undefined, sql);
  }
});

Deno.test("format_sql's law, 1: only uppercase_keywords changes case, and of keywords only", async () => {
  const sql = "Select Id, 'select', \"from\", Max(x) From Users As U wHeRe Name = 'or'";
  const squeezed = (text: string) => text.replace(/\s+/g, " ");
  assert.equal(squeezed(await formatted(sql)), squeezed(sql));
  assert.equal(
    squeezed(await formatted(sql, { uppercase_keywords: true })),
    "SELECT Id, 'select', \"from\", Max(x) FROM Users AS U WHERE Name = 'or'",
  );
});

Deno.test("format_sql's law, 2: formatting the output again gives the same text", async () => {
  for (const [dialect, sql] of valid) {
    for (const options of [{}, { indent_size: 8, uppercase_keywords: true, add_semicolon: true }, { indent_size: 0 }]) {
      const once = await formatted(sql, { dialect, ...options });
      assert.equal(await formatted(once, { dialect, ...options }), once, sql);
    }
  }
});

Deno.test("format_sql's law, 3: the output is valid, with the same statement types and metadata", async () => {
  for (const [dialect, sql] of valid) {
    const output = await formatted(sql, { dialect, add_semicolon: true });
    for (const name of ["validate_sql", "parse_sql", "extract_metadata"] as const) {
      assert.deepEqual(await answer(name, { sql: output, dialect }), await answer(name, { sql, dialect }), output);
    }
  }
});

Deno.test("format_sql's law, 4: time grows in proportion to the input", async () => {
  const time = async (values: number) => {
    const sql = `SELECT a FROM t WHERE b IN (${Array.from({ length: values }, (_, i) => `'v${i}'`).join(", ")})`;
    const start = performance.now();
    const output = await formatted(sql);
    assert.equal(output.match(/'v\d+'/g)?.length, values);
    return performance.now() - start;
  };
  await time(5000);
  assert.ok(await time(40_000) < 5000, "an IN list of 40,000 values takes too long");
});

Deno.test("add_semicolon ends each statement that lacks one with one semicolon", async () => {
  const ended = (sql: string, dialect = "generic") => formatted(sql, { dialect, add_semicolon: true });
  assert.equal(await ended("select 1"), "select 1;");
  assert.equal(await ended("select 1;"), "select 1;");
  assert.equal(await ended("select 1; select 2"), "select 1;\n\nselect 2;");
  assert.equal(await ended("select (select 1) from (select 2) t"), await ended("select (select 1) from (select 2) t;"));
  assert.equal((await ended("with a as (select 1) select 1 union select 2")).match(/;/g)?.length, 1);
});

Deno.test("add_semicolon stands before a trailing comment, never inside it", async () => {
  const ended = (sql: string) => formatted(sql, { add_semicolon: true });
  assert.equal(await ended("select 1 -- end"), "select 1; -- end");
  assert.equal(await ended("select 1 /* end */"), "select 1; /* end */");
  assert.equal(await ended("select 1; -- end"), "select 1; -- end");
});

Deno.test("add_semicolon stands never after GO or DELIMITER, and never twice", async () => {
  const batch = await formatted("select 1\nGO\nselect 2\nGO 2", { dialect: "sqlserver", add_semicolon: true });
  assert.doesNotMatch(batch, /GO;|GO 2;|;;/);
  assert.equal(batch.match(/;/g)?.length, 2);
  const script = await formatted("DELIMITER //\nselect 1//\nDELIMITER ;\nselect 2;", {
    dialect: "mysql",
    add_semicolon: true,
  });
  assert.deepEqual(script.match(/^DELIMITER.*$/gm), ["DELIMITER //", "DELIMITER ;"]);
  assert.equal((await parse(script, "mysql")).error, undefined);
});

Deno.test("semicolons that are there stay", async () => {
  for (const add_semicolon of [false, true]) {
    const output = await formatted("select 1;; select 2;", { add_semicolon });
    assert.equal(output.match(/;/g)?.length, 3, output);
  }
});
