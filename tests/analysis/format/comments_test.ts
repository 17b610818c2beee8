import assert from "node:assert/strict";
import { formatted, lines } from "./formatted.ts";

async function becomes(
  sql: string,
  layout: string,
  options: Parameters<typeof formatted>[1] = {},
): Promise<void> {
  const expected = lines(layout);
  assert.equal(await formatted(lines(sql), options), expected);
  assert.equal(await formatted(expected, options), expected);
}

Deno.test("format_sql: a comment behind a token stays on its line", async () => {
  await becomes(
    `
    select a, -- the first
    b /* the second */, c from t -- all of them
    where x = 1 -- but not these
    `,
    `
    select
      a, -- the first
      b /* the second */,
      c
    from t -- all of them
    where x = 1 -- but not these
    `,
  );
});

Deno.test("format_sql: a comment on a line of its own keeps one, as deep as what it stands before", async () => {
  await becomes(
    `
    -- head
    select a,
          -- about b
     b
        /* about t,
           in two lines */
    from t
    where x in (
    -- the inner query
    select y from u
    -- its end
    )
    `,
    `
    -- head
    select
      a,
      -- about b
      b
    /* about t,
           in two lines */
    from t
    where x in (
      -- the inner query
      select y
      from u
      -- its end
    )
    `,
  );
});

Deno.test("format_sql: what follows a line comment begins a line", async () => {
  await becomes(
    "select a -- one\n+ b from t",
    "select a -- one\n  + b\nfrom t",
  );
  await becomes(
    "select f(a, -- one\n b) from t",
    "select f(a, -- one\n  b)\nfrom t",
  );
  await becomes("select a from t -- end\n;", "select a\nfrom t -- end\n;");
});

Deno.test("format_sql: a hint stays right behind its keyword", async () => {
  await becomes(
    "select\n/*+ full(t) */ a, b from t",
    "select /*+ full(t) */\n  a,\n  b\nfrom t",
    { dialect: "oracle" },
  );
  await becomes(
    "select --+ full(t)\na from t",
    "select --+ full(t)\n  a\nfrom t",
    { dialect: "oracle" },
  );
});

Deno.test("format_sql: comments between statements keep their blank lines, one at most", async () => {
  await becomes(
    `
    -- a licence



    -- the first
    select 1; -- behind it
    -- the second
    select 2;
    -- the end


    /* really */
    `,
    `
    -- a licence

    -- the first
    select 1; -- behind it

    -- the second
    select 2;
    -- the end

    /* really */
    `,
  );
});

Deno.test("format_sql: comments of every style of a dialect are kept as written", async () => {
  await becomes(
    "select a # one\n, b -- two\n from t",
    "select\n  a # one\n  ,\n  b -- two\nfrom t",
    { dialect: "mysql" },
  );
  await becomes("select a // one\nfrom t", "select a // one\nfrom t", {
    dialect: "snowflake",
  });
  await becomes(
    "select /* a /* nested */ b */ 1",
    "select /* a /* nested */ b */ 1",
    { dialect: "postgresql" },
  );
});

Deno.test("format_sql: code in MySQL's conditional comments is laid out, the marks are kept", async () => {
  await becomes(
    "select /*!80000 a, */ b from t",
    "select\n  /*!80000 a, */\n  b\nfrom t",
    { dialect: "mysql" },
  );
});

Deno.test("format_sql: nothing but white space in comments and constants is never touched", async () => {
  await becomes(
    "select 'a  b\n   c' as x -- y  z",
    "select 'a  b\n   c' as x -- y  z",
  );
});
