import assert from "node:assert/strict";
import { extractMetadata } from "../../../src/analysis/metadata.ts";
import { defaultOptions, format, type FormatOptions } from "../../../src/analysis/format/mod.ts";
import { statementTypes } from "../../../src/analysis/statement_types.ts";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { parse, type ParseResult } from "../../../src/sql/mod.ts";
import { TokenKind } from "../../../src/sql/token.ts";
import { changedPart } from "../../support/format_law.ts";

const optionSets: readonly FormatOptions[] = [
  defaultOptions,
  { indentSize: 4, uppercaseKeywords: true, addSemicolon: true },
  { indentSize: 0, uppercaseKeywords: false, addSemicolon: true },
];

const texts: readonly (readonly [DialectName, string])[] = [
  [
    "generic",
    "select a,b as c from t join u using(i) where x=1 and (y<2 or z>=3) group by a,b having count(*)>1 order by c desc",
  ],
  [
    "generic",
    "with a(i) as (select 1 union all select i+1 from a) select case when i>1 then 'x' when i>2 then 'y' else null end from a;select 2",
  ],
  ["generic", "insert into t(a,b) values(1,-2),(default,'it''s')"],
  [
    "generic",
    "update t set a=a+1,b=(select max(c) from u) where d in(1,2) or e is not null",
  ],
  [
    "generic",
    "merge into t using s on t.i=s.i when matched and s.j>1 then update set a=s.a when not matched then insert(i) values(s.i)",
  ],
  [
    "postgresql",
    "select distinct on(a) a::text,b[1:2],array[1,2],c->>'k',-d,e!~*'x',row(1,2),$1,$$a;b$$,interval'1 day',f(a=>1) from only t tablesample system(5) as u(x,y)",
  ],
  [
    "postgresql",
    "insert into t as x(a) select 1 on conflict(a) where b do update set a=excluded.a returning *,a as b",
  ],
  [
    "postgresql",
    "select sum(a) filter(where b) over(partition by c order by d range between unbounded preceding and current row exclude ties) from t,lateral(select 1) u for update of t skip locked",
  ],
  [
    "mysql",
    "select sql_calc_found_rows `a`,@b:=1,\"text\",_utf8mb4'x',c div 2 from t force index(i) straight_join u on t.a=u.b limit 1,2",
  ],
  ["mysql", "insert into t(a) values(1) on duplicate key update a=values(a)"],
  ["mysql", "DELIMITER //\nselect 1//\nDELIMITER ;\nselect 2"],
  ["mariadb", "delete t,u from t join u on t.i=u.i where t.a<=>null"],
  [
    "sqlserver",
    "select top(5) [a b],@v,x.value('.','int') from #t with(nolock) cross apply f(a) as g option(maxdop 1)\ngo\nselect 2 select 3",
  ],
  ["sqlserver", "update u set a=1 output inserted.a from t as u where b=N'x'"],
  [
    "oracle",
    "select /*+ full(t) */ level,q'[it's]',:v from t,u where t.a=u.b(+) start with p is null connect by prior i=p",
  ],
  [
    "oracle",
    "insert all into a values(1) into b(x) values(2) select * from dual",
  ],
  [
    "sqlite",
    "select a,\"b\",[c],x'00',?1,glob(a,'x') from t where a match 'y' limit 5 offset ?",
  ],
  ["sqlite", "insert or replace into t values(1,2)"],
  [
    "snowflake",
    "select $1:a.b[0]::int,f(x->x+1) from @stage/path(pattern=>'.*') t qualify row_number()over(order by a)=1",
  ],
  [
    "snowflake",
    "select * exclude(a) from t sample(10),lateral flatten(input=>t.b) f",
  ],
  [
    "bigquery",
    "select struct(1 as a,'x' as b).a,[1,2][offset(0)],r'\\d',@p from `my-project.d.t`,unnest(c) as d with offset",
  ],
  ["bigquery", "from t |> where a=1 |> select a,b |> order by a"],
  [
    "redshift",
    "select top 3 a,b::super.c from t qualify rank()over(order by a)=1",
  ],
  [
    "clickhouse",
    "select a ? b : c,t.1,[1,2],map('k',1),arrayMap(x->x+1,d),quantile(0.9)(e) from t final prewhere f limit 1 by a settings x=1",
  ],
];

function meaning(parsed: ParseResult): string {
  return JSON.stringify([
    parsed.error?.message,
    statementTypes(parsed.statements),
    extractMetadata(parsed),
  ]);
}

async function assertLaw(
  parsed: ParseResult,
  dialect: DialectName,
  options: FormatOptions,
): Promise<void> {
  const output = format(parsed, options);
  const again = await parse(output, dialect, "none");
  const context = `${dialect}: ${parsed.tokens.sql}\n>>>\n${output}`;
  assert.equal(
    changedPart(parsed.tokens, again.tokens, options),
    undefined,
    context,
  );
  assert.equal(meaning(again), meaning(parsed), context);
  assert.equal(format(again, options), output, context);
}

Deno.test("format_sql changes nothing but white space, is idempotent and keeps the meaning", async () => {
  for (const [dialect, sql] of texts) {
    const parsed = await parse(sql, dialect, "none");
    assert.equal(parsed.error?.message, undefined, `${dialect}: ${sql}`);
    for (const options of optionSets) await assertLaw(parsed, dialect, options);
  }
});

/** Comments to put between two tokens; each with the white space that keeps the tokens apart. */
const insertions = [
  "/* c */",
  " /* c\n d */ ",
  " -- c\n",
  "\n-- c\n",
  "\n/* c */\n",
  "\n\n-- c\n\n-- d\n",
  "\n /* c */ ",
];

Deno.test("format_sql keeps comments between any two tokens", async () => {
  let laidOut = 0;
  for (const [dialect, sql] of texts) {
    const { tokens } = await parse(sql, dialect, "none");
    for (let i = 0; i <= tokens.count; i++) {
      const at = i < tokens.count ? tokens.start[i] ?? 0 : sql.length;
      for (const comment of insertions) {
        const parsed = await parse(
          sql.slice(0, at) + comment + sql.slice(at),
          dialect,
          "none",
        );
        if (parsed.error !== undefined) continue;
        laidOut++;
        await assertLaw(parsed, dialect, defaultOptions);
      }
    }
  }
  assert.ok(laidOut > 4000, `only ${laidOut} texts with a comment are valid`);
});

Deno.test("format_sql gives the same text whatever white space stood between the tokens", async () => {
  for (const [dialect, sql] of texts) {
    // What stands on a client's line is kept, white space too.
    if (sql.startsWith("DELIMITER")) continue;
    const { tokens } = await parse(sql, dialect, "none");
    const line = format(await parse(sql, dialect, "none"));
    let spread = "";
    for (let i = 0; i < tokens.count; i++) {
      const detached = i > 0 &&
        (tokens.end[i - 1] ?? 0) < (tokens.start[i] ?? 0);
      const gap = sql.slice(tokens.end[i - 1] ?? 0, tokens.start[i]);
      spread += (detached ? gap.includes("\n") || gap.trim() !== "" ? gap : "  \t " : "") +
        sql.slice(tokens.start[i], tokens.end[i]);
    }
    const parsed = await parse(spread, dialect, "none");
    assert.equal(parsed.error?.message, undefined, spread);
    assert.equal(format(parsed), line, `${dialect}: ${spread}`);
  }
});

Deno.test("format_sql stays proportionate on long and deep texts", async () => {
  const size = 64 * 1024;
  const worst: readonly string[] = [
    "select " + "1+".repeat(size / 2) + "1",
    "select " + "a,".repeat(size / 2) + "a",
    "select a.b " + "union select c.d ".repeat(size / 17),
    "select 1" + "; select 1".repeat(size / 10),
    "select " + "(".repeat(400) + "1" + ")".repeat(400),
    ("select 1 from (".repeat(100) + "select 1" + ") t".repeat(100) + ";")
      .repeat(30),
    "select 1 where " + "a = 1 and ".repeat(size / 10) + "b",
    "select case " + "when a then b ".repeat(size / 14) + "end",
    "select '" + "x\n".repeat(size / 2) + "'",
    "select 1" + " /* c */".repeat(size / 8),
    "select 1" + " -- c\n".repeat(size / 6),
  ];
  for (const sql of worst) {
    const parsed = await parse(sql, "generic", "none");
    assert.equal(parsed.error?.message, undefined, sql.slice(0, 80));
    const start = performance.now();
    const output = format(parsed);
    assert.ok(
      performance.now() - start < 2000,
      `${sql.slice(0, 80)} takes too long`,
    );
    assert.ok(output.length < 64 * size, sql.slice(0, 80));
  }
});

Deno.test("format_sql keeps every kind of token apart from its neighbours", async () => {
  for (const [dialect, sql] of texts) {
    const output = format(await parse(sql, dialect, "none"));
    const { tokens } = await parse(output, dialect, "none");
    for (let i = 0; i < tokens.count; i++) {
      assert.notEqual(tokens.kind[i], TokenKind.Invalid, output);
    }
  }
});
