import assert from "node:assert/strict";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { formatted, lines } from "./formatted.ts";

/** A rule of style: a text, what it becomes, and the dialect where it is not everyone's. */
type Example = readonly [sql: string, layout: string, dialect?: DialectName];

function rule(name: string, ...examples: readonly Example[]): void {
  Deno.test(`format_sql: ${name}`, async () => {
    for (const [sql, layout, dialect] of examples) {
      const expected = lines(layout);
      assert.equal(
        await formatted(sql, dialect === undefined ? {} : { dialect }),
        expected,
      );
      assert.equal(
        await formatted(expected, dialect === undefined ? {} : { dialect }),
        expected,
      );
    }
  });
}

Deno.test("format_sql: the guide's examples come out as printed there", async () => {
  assert.equal(
    await formatted("select id,name from users where active=true", {
      uppercaseKeywords: true,
      indentSize: 4,
    }),
    "SELECT\n    id,\n    name\nFROM users\nWHERE active = true",
  );
  assert.equal(
    await formatted("SELECT id FROM users"),
    "SELECT id\nFROM users",
  );
});

rule(
  "every clause of a query begins a line",
  [
    "select a from t where b = 1 group by a having count(*) > 1 order by a limit 5",
    `
    select a
    from t
    where b = 1
    group by a
    having count(*) > 1
    order by a
    limit 5
    `,
  ],
  [
    "select sum(a) over w as s from t window w as (partition by b) order by s offset 3 rows fetch next 2 rows only",
    `
    select sum(a) over w as s
    from t
    window w as (partition by b)
    order by s
    offset 3 rows
    fetch next 2 rows only
    `,
    "postgresql",
  ],
  [
    "select a from t qualify row_number() over (partition by b order by c) = 1",
    `
    select a
    from t
    qualify row_number() over (partition by b order by c) = 1
    `,
    "snowflake",
  ],
);

rule(
  "one item of a SELECT list stays beside SELECT, several have a line each",
  ["select distinct a from t", "select distinct a\nfrom t"],
  [
    "select distinct a,b as c,t.* from t",
    "select distinct\n  a,\n  b as c,\n  t.*\nfrom t",
  ],
);

rule(
  "joins begin lines as deep as FROM, with their condition beside them",
  [
    "select 1 from a join b on a.i=b.i left outer join c using(i) cross join d",
    `
    select 1
    from a
    join b on a.i = b.i
    left outer join c using (i)
    cross join d
    `,
  ],
  [
    "select 1 from a join b on a.i=b.i and a.j=b.j",
    `
    select 1
    from a
    join b on
      a.i = b.i
      and a.j = b.j
    `,
  ],
  [
    "select 1 from a, b join c on b.i = c.i",
    `
    select 1
    from a, b
    join c on b.i = c.i
    `,
  ],
);

rule(
  "each of several AND and OR parts has a line, ANDs among ORs deeper",
  ["select 1 from t where not a=1", "select 1\nfrom t\nwhere not a = 1"],
  [
    "delete from t where a=1 and b between 2 and 3",
    "delete from t\nwhere\n  a = 1\n  and b between 2 and 3",
  ],
  [
    "select 1 from t where a=1 and b=2 or c=3",
    `
    select 1
    from t
    where
      a = 1
        and b = 2
      or c = 3
    `,
  ],
  [
    "select 1 from t where (a=1 or b=2) and c",
    "select 1\nfrom t\nwhere\n  (a = 1 or b = 2)\n  and c",
  ],
  [
    "select 1 from t where a=1 and (first_column_of_the_table = 1 or second_column_of_the_table = 2 or third_column = 3)",
    `
    select 1
    from t
    where
      a = 1
      and (
        first_column_of_the_table = 1
        or second_column_of_the_table = 2
        or third_column = 3
      )
    `,
  ],
);

rule(
  "set operators have a line of their own",
  [
    "select a from t union all select b from u except (select c from v) order by 1",
    `
    select a
    from t
    union all
    select b
    from u
    except
    (
      select c
      from v
    )
    order by 1
    `,
  ],
);

rule(
  "subqueries are indented inside their brackets, wherever they stand",
  [
    "select (select max(i) from u) from (select i from t) as s where i in (select i from v) and exists (select 1 from w)",
    `
    select (
      select max(i)
      from u
    )
    from (
      select i
      from t
    ) as s
    where
      i in (
        select i
        from v
      )
      and exists (
        select 1
        from w
      )
    `,
  ],
  ["((select 1))", "((\n  select 1\n))"],
);

rule(
  "the body of a common table expression is indented, and each name begins a line",
  [
    "with recursive a(i) as (select 1 union all select i+1 from a), b as (select 2) select * from a",
    `
    with recursive a (i) as (
      select 1
      union all
      select i + 1
      from a
    ),
    b as (
      select 2
    )
    select *
    from a
    `,
  ],
  [
    "with moved as (delete from t where a=1 returning *) insert into u select * from moved",
    `
    with moved as (
      delete from t
      where a = 1
      returning *
    )
    insert into u
    select *
    from moved
    `,
    "postgresql",
  ],
);

rule(
  "a CASE of several branches has a line for each, one of a single branch stays on its line",
  [
    "select case when a then 1 else 2 end from t",
    "select case when a then 1 else 2 end\nfrom t",
  ],
  [
    "select case a when 1 then 'one' when 2 then 'two' else 'many' end as n, b from t",
    `
    select
      case a
        when 1 then 'one'
        when 2 then 'two'
        else 'many'
      end as n,
      b
    from t
    `,
  ],
);

rule(
  "VALUES begins a line, and so does each of several rows",
  ["insert into t(a,b) values(1,2)", "insert into t (a, b)\nvalues (1, 2)"],
  [
    "insert into t values(1,2),(3,4)",
    "insert into t\nvalues\n  (1, 2),\n  (3, 4)",
  ],
);

rule(
  "INSERT, UPDATE, DELETE and MERGE have a clause a line",
  [
    "insert into t(a) select a from u on conflict(a) do update set a=excluded.a where t.b=1 returning a",
    `
    insert into t (a)
    select a
    from u
    on conflict (a) do update
    set a = excluded.a
    where t.b = 1
    returning a
    `,
    "postgresql",
  ],
  ["update t set a=1 where b=2", "update t\nset a = 1\nwhere b = 2"],
  [
    "update t set a=1,b=c+1 from u where t.i=u.i",
    "update t\nset\n  a = 1,\n  b = c + 1\nfrom u\nwhere t.i = u.i",
    "postgresql",
  ],
  [
    "delete from t using u where t.i=u.i",
    "delete from t\nusing u\nwhere t.i = u.i",
    "postgresql",
  ],
  [
    "merge into t using s on t.i=s.i when matched then update set a=s.a when not matched then insert(i,a) values(s.i,s.a)",
    `
    merge into t
    using s
    on t.i = s.i
    when matched then update set a = s.a
    when not matched then insert (i, a) values (s.i, s.a)
    `,
  ],
);

rule(
  "the entries of a table have a line each inside their brackets, its clauses one behind them",
  [
    "create table t(a int primary key,b varchar(20) not null,check (a>1))",
    "create table t (\n  a int primary key,\n  b varchar(20) not null,\n  check (a > 1)\n)",
  ],
  [
    "create table t(a UInt64) engine=MergeTree() partition by f(a) order by a",
    "create table t (\n  a UInt64\n) engine=MergeTree()\npartition by f(a)\norder by a",
    "clickhouse",
  ],
);

rule(
  "definitions have their query on a line of its own, and several actions a line each",
  ["create view v as select a from t", "create view v as\nselect a\nfrom t"],
  ["create table t as select a from u", "create table t as\nselect a\nfrom u"],
  ["create index i on t(lower(a),b) where c>1", "create index i on t(lower(a), b)\nwhere c > 1", "postgresql"],
  ["alter table t add column a int", "alter table t add column a int"],
  [
    "alter table t add column a int,drop column b",
    "alter table t\n  add column a int,\n  drop column b",
    "postgresql",
  ],
  ["explain select a from t", "explain\nselect a\nfrom t", "postgresql"],
);

rule(
  "lists that are too long for a line wrap, deeper than the line they begin on",
  [
    `select a from t where code in (${Array.from({ length: 24 }, (_, i) => `'${1000 + i}'`).join(",")})`,
    `
    select a
    from t
    where code in ('1000', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009',
      '1010', '1011', '1012', '1013', '1014', '1015', '1016', '1017', '1018', '1019', '1020', '1021',
      '1022', '1023')
    `,
  ],
  [
    "select first_quarter_revenue_total + second_quarter_revenue_total + third_quarter_revenue_total + fourth_quarter as a",
    `
    select first_quarter_revenue_total + second_quarter_revenue_total + third_quarter_revenue_total
      + fourth_quarter as a
    `,
  ],
);

rule(
  "a blank line stands between statements, however they are parted",
  ["select 1;select 2;\n\n\n\nselect 3", "select 1;\n\nselect 2;\n\nselect 3"],
  ["select 1;;", "select 1;;"],
  ["select 1 select 2", "select 1\n\nselect 2", "sqlserver"],
);

rule(
  "lines of client programs keep their line",
  [
    "select 1\nGO 5\nselect 2\ngo",
    "select 1\nGO 5\n\nselect 2\ngo",
    "sqlserver",
  ],
  [
    ':setvar   name  "x y"\nselect 1',
    ':setvar   name  "x y"\n\nselect 1',
    "sqlserver",
  ],
);

rule(
  "spaces stand around binary operators and behind commas, and not inside brackets",
  [
    "select a+b*c,f( x ,y ),- d,a- -b from t where x<>1",
    "select\n  a + b * c,\n  f(x, y),\n  - d,\n  a - -b\nfrom t\nwhere x <> 1",
  ],
  [
    "select count( * ),cast( a as int ) from s . t",
    "select\n  count(*),\n  cast(a as int)\nfrom s.t",
  ],
);

rule(
  "what means something by being attached stays attached",
  [
    "select a::int,b[1],N'x',a->>'k',a@>b from t",
    "select\n  a::int,\n  b[1],\n  N'x',\n  a ->> 'k',\n  a @> b\nfrom t",
    "postgresql",
  ],
  [
    "select $1,a:b.c::int from @stage/path/x.csv t",
    "select\n  $1,\n  a:b.c::int\nfrom @stage/path/x.csv t",
    "snowflake",
  ],
  [
    "select a from my-project.data.t",
    "select a\nfrom my-project.data.t",
    "bigquery",
  ],
  [
    "select a from t where i=:id and j=u.j(+)",
    "select a\nfrom t\nwhere\n  i = :id\n  and j = u.j(+)",
    "oracle",
  ],
);

rule(
  "string constants that a line end joins stay on their lines",
  ["select 'a'\n'b' as c", "select 'a'\n  'b' as c", "postgresql"],
);

Deno.test("format_sql: indent_size 0 keeps the lines and leaves the indentation out", async () => {
  assert.equal(
    await formatted("select a,b from (select 1) t", { indentSize: 0 }),
    "select\na,\nb\nfrom (\nselect 1\n) t",
  );
  assert.equal(
    await formatted("select a,b from t", { indentSize: 16 }),
    `select\n${" ".repeat(16)}a,\n${" ".repeat(16)}b\nfrom t`,
  );
});
