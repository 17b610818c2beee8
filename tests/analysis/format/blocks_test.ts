import assert from "node:assert/strict";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { formatted, lines } from "./formatted.ts";

async function becomes(sql: string, layout: string, dialect: DialectName): Promise<void> {
  const expected = lines(layout);
  assert.equal(await formatted(sql, { dialect }), expected);
  assert.equal(await formatted(expected, { dialect }), expected);
}

Deno.test("format_sql indents what stands between BEGIN and END", async () => {
  await becomes(
    "create procedure p @a int as begin set nocount on;select 1 update t set b=@a where c=1 end",
    `
    create procedure p @a int as
    begin
      set nocount on;
      select 1
      update t
      set b = @a
      where c = 1
    end
    `,
    "sqlserver",
  );
});

Deno.test("format_sql indents the one statement of IF, ELSE and WHILE, and no block", async () => {
  await becomes(
    "if @a>1 begin select 1 end else select 2;while @a>1 set @a-=1",
    `
    if @a > 1
    begin
      select 1
    end
    else
      select 2;

    while @a > 1
      set @a -= 1
    `,
    "sqlserver",
  );
});

Deno.test("format_sql keeps TRY and CATCH beside BEGIN and END", async () => {
  await becomes(
    "begin try select 1 end try begin catch throw end catch",
    `
    begin try
      select 1
    end try
    begin catch
      throw
    end catch
    `,
    "sqlserver",
  );
});

Deno.test("format_sql indents the statements of a routine without a block together", async () => {
  await becomes(
    "create procedure p as select 1 select 2",
    "create procedure p as\n  select 1\n  select 2",
    "sqlserver",
  );
});
