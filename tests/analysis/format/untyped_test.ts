import assert from "node:assert/strict";
import { defaultOptions, format } from "../../../src/analysis/format/mod.ts";
import { foreignLayout } from "../../../src/analysis/format/foreign_layout.ts";
import { extractMetadata } from "../../../src/analysis/metadata.ts";
import type { Statement } from "../../../src/sql/ast.ts";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import type { ParseResult } from "../../../src/sql/mod.ts";
import { SEMICOLON } from "../../../src/sql/symbols.ts";
import { changedPart } from "../../support/format_law.ts";

/** A text as a judge accepts it whose grammar we do not know: statements without parts. */
function untyped(sql: string, name: DialectName = "postgresql"): ParseResult {
  const dialect = dialectOf(name);
  const tokens = tokenize(sql, dialect);
  const statements: Statement[] = [];
  for (let start = 0; start < tokens.count;) {
    const semicolon = tokens.word.indexOf(SEMICOLON, start);
    const end = semicolon < 0 ? tokens.count : semicolon;
    statements.push({ kind: "command", type: "Unknown", start, end, parts: [] });
    start = end + 1;
  }
  return { dialect, tokens, statements, tree: false };
}

const sql = "frobnicate t as select a,b from u where c=1 -- why\n group by a;frobnicate (select 1 from v)";

Deno.test("format_sql lays out a statement without a tree by its reserved words outside brackets", () => {
  const expected =
    "frobnicate t as\nselect a, b\nfrom u\nwhere c=1 -- why\ngroup by a;\n\nfrobnicate (select 1 from v)";
  assert.equal(format(untyped(sql)), expected);
  assert.equal(format(untyped(expected)), expected);
});

Deno.test("format_sql takes reserved words for the keywords of a statement without a tree", () => {
  assert.equal(
    format(untyped("frobnicate t.select as select null from u"), { ...defaultOptions, uppercaseKeywords: true }),
    "frobnicate t.select AS\nSELECT null\nFROM u",
  );
});

Deno.test("extract_metadata reads names off the tokens of a statement without a tree", () => {
  assert.deepEqual(extractMetadata(untyped('frobnicate select f(a, t.b) from s."T" join u on c = 1')), {
    tables: ["s.T", "u"],
    columns: ["a", "b", "c"],
    functions: ["f"],
  });
});

Deno.test("sql-formatter lays out statements without a tree, and the case and semicolons asked for are ours", async () => {
  const options = { indentSize: 3, uppercaseKeywords: true, addSemicolon: true };
  const parsed = untyped(sql);
  const output = await foreignLayout(parsed, options, untyped);
  assert.ok(output !== undefined && output.includes("\n   "), output);
  const again = untyped(output);
  assert.equal(changedPart(parsed.tokens, again.tokens, options), undefined);
  assert.ok(output.includes("SELECT") && output.endsWith(";"), output);
  assert.equal(await foreignLayout(again, options, untyped), output);
});

Deno.test("sql-formatter is not asked about long, deep or known texts", async () => {
  const long = untyped(`frobnicate ${"a, ".repeat(1500)}a`);
  assert.equal(await foreignLayout(long, defaultOptions, untyped), undefined);
  const deep = untyped(`frobnicate ${"(".repeat(60)}a${")".repeat(60)}`);
  assert.equal(await foreignLayout(deep, defaultOptions, untyped), undefined);
  assert.equal(
    await foreignLayout(untyped(sql), defaultOptions, (sql) => ({ ...untyped(sql), tree: true })),
    undefined,
  );
});

Deno.test("what sql-formatter cannot lay out, or changes, is left to our own layout", async () => {
  const broken = untyped("frobnicate (a");
  assert.equal(await foreignLayout(broken, defaultOptions, (sql) => untyped(`${sql} more`)), undefined);
  const refused = (sql: string) => ({ ...untyped(sql), error: { message: "no" } });
  assert.equal(await foreignLayout(untyped(sql), defaultOptions, refused), undefined);
});
