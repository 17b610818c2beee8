import assert from "node:assert/strict";
import { fix, lint } from "../../../src/analysis/lint/mod.ts";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { parse } from "../../../src/sql/mod.ts";
import { TokenKind, tokenText } from "../../../src/sql/token.ts";

async function fixed(
  sql: string,
  dialect: DialectName = "generic",
): Promise<string> {
  return fix(await parse(sql, dialect));
}

/** The texts of tokens and comments; words in upper case, since fixing may change keywords' case. */
async function content(sql: string): Promise<string[]> {
  const { tokens } = await parse(sql, "generic");
  const words = Array.from({ length: tokens.count }, (_, i) => {
    const text = tokenText(tokens, i);
    return tokens.kind[i] === TokenKind.Word ? text.toUpperCase() : text;
  });
  return [
    ...words,
    ...tokens.comments.map(({ start, end }) => sql.slice(start, end)),
  ];
}

const examples: readonly (readonly [what: string, sql: string, expected: string])[] = [
  [
    "removes white space at line ends",
    "SELECT a  \nFROM t\t\n",
    "SELECT a\nFROM t\n",
  ],
  ["writes keywords in upper case", "select a from t", "SELECT a FROM t"],
  ["reduces runs of spaces", "SELECT  a   FROM t", "SELECT a FROM t"],
  ["leaves one blank line", "SELECT a\n\n\n\nFROM t", "SELECT a\n\nFROM t"],
  [
    "indents with one kind of character",
    "SELECT a,\n    b,\n\tc\nFROM t",
    "SELECT a,\n    b,\n    c\nFROM t",
  ],
  [
    "leaves strings and comments as they are",
    "SELECT 'a  b' -- c  d  \nFROM t",
    "SELECT 'a  b' -- c  d  \nFROM t",
  ],
  [
    "leaves what a person must decide",
    "SELECT a\n, b FROM t",
    "SELECT a\n, b FROM t",
  ],
];

for (const [what, sql, expected] of examples) {
  Deno.test(`fix ${what}`, async () => assert.equal(await fixed(sql), expected));
}

const texts = [
  ...examples.map(([, sql]) => sql),
  "select *  form t  \n\n\n\t where 'x  ",
  "\tselect a,\n    b,\n \tc\n\n \n\t\nfrom t  -- x\n\n\n",
  "/* a  b */ select  /*+ hint */  a\r\n\r\n\r\nfrom t",
];

for (const sql of texts) {
  Deno.test(`fix of ${JSON.stringify(sql)} keeps tokens and comments, and fixing again changes nothing`, async () => {
    const once = await fixed(sql);
    assert.deepEqual(await content(once), await content(sql));
    assert.equal(await fixed(once), once);
    assert.deepEqual(
      lint(await parse(once, "generic")).filter(({ fixable }) => fixable),
      [],
    );
  });
}
