import assert from "node:assert/strict";
import type { FormatOptions } from "../../src/analysis/format/mod.ts";
import { children } from "../../src/analysis/walk.ts";
import type { Node } from "../../src/sql/ast.ts";
import type { DialectName } from "../../src/sql/dialect.ts";
import { parse, type ParseResult } from "../../src/sql/mod.ts";
import { TokenKind, type Tokens, tokenText } from "../../src/sql/token.ts";
import { tools } from "../../src/tools/mod.ts";
import type { JsonObject, ToolName, ToolResult } from "../../src/tools/tool.ts";
import { assertConforms } from "../support/conforms.ts";
import { changedPart } from "../support/format_law.ts";

/** What a tool answers. */
export async function call(name: ToolName, args: JsonObject): Promise<ToolResult> {
  const tool = tools.find((tool) => tool.name === name);
  assert.ok(tool);
  return await tool.call(args);
}

/** A value as it goes over the wire: without keys that are undefined. */
function onWire(value: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

/** Fails unless tokens and comments follow each other inside the text. */
function assertTokensLieInOrder({ sql, count, start, end, kind, comments }: Tokens): void {
  let at = 0;
  for (let i = 0; i < count; i++) {
    assert.ok((start[i] ?? -1) >= at, `token ${i} begins before the one before it ends`);
    assert.ok((end[i] ?? -1) > (start[i] ?? 0), `token ${i} is empty`);
    at = end[i] ?? 0;
  }
  assert.ok(at <= sql.length, "a token ends behind the text");
  assert.equal(kind[count], TokenKind.End);
  let comment = 0;
  for (const { start: from, end: to, before } of comments) {
    assert.ok(from >= comment && to > from && to <= sql.length, "comments overlap or leave the text");
    assert.ok(before >= 0 && before <= count);
    assert.ok(before === 0 || (end[before - 1] ?? 0) <= from, "a comment begins inside a token");
    assert.ok(before === count || to <= (start[before] ?? 0), "a comment ends inside a token");
    comment = to;
  }
}

/** Fails unless every node lies inside the one that holds it, behind its sisters. */
function assertNodesNest(nodes: readonly Node[], start: number, end: number, path: string): void {
  const open = [{ nodes, start, end, path }];
  for (let level = open.pop(); level !== undefined; level = open.pop()) {
    let before = level.start;
    for (const node of level.nodes) {
      const name = `${level.path} ${node.kind} [${node.start}, ${node.end})`;
      assert.ok(
        node.start >= level.start && node.end <= level.end && node.start <= node.end,
        `${name} leaves its parent`,
      );
      assert.ok(node.start >= before, `${name} begins before the end of the node before it (${before})`);
      before = node.end;
      const below: Node[] = [];
      children(node, below);
      open.push({ nodes: below, start: node.start, end: node.end, path: name });
    }
  }
}

const placed =
  /^(?:unexpected (?:token '[^]*'|end of input)|[^]+?),? at position \d+ \(line \d+, column \d+\)(?:[:;] [^]+)?$/;

/** Fails unless the message of `validate_sql` tells a place in the text, and the same as `line` and `column` do. */
function assertToldWell(sql: string, answer: JsonObject): void {
  const error = String(answer.error);
  if (error === "empty input") return assert.equal(answer.line, undefined);
  assert.match(error, placed);
  const places = [...error.matchAll(/at position (\d+) \(line (\d+), column (\d+)\)/g)];
  const last = places.find((place) => Number(place[2]) === answer.line && Number(place[3]) === answer.column);
  assert.ok(last, `line ${answer.line} and column ${answer.column} are not those of the message: ${error}`);
  assert.ok(Number(last[1]) <= [...sql].length, `the place lies behind the text: ${error}`);
  assert.ok(!/[.\s]$/.test(error), `ends like no message: ${error}`);
  if (!/<(?:operator|delimiter|command)>|undefined|\[object/.test(sql)) {
    assert.doesNotMatch(error, /<(?:operator|delimiter|command)>|undefined|\[object/);
  }
}

async function assertLawHolds(parsed: ParseResult, dialect: DialectName, options: FormatOptions): Promise<void> {
  const { tokens } = parsed;
  const args = {
    dialect,
    indent_size: options.indentSize,
    uppercase_keywords: options.uppercaseKeywords,
    add_semicolon: options.addSemicolon,
  };
  const first = await call("format_sql", { sql: tokens.sql, ...args });
  assert.ok(first.ok, first.ok ? "" : first.message);
  const output = String(first.value.formatted_sql);
  const context = `the output is\n${output}`;
  const again = await parse(output, dialect);
  assert.equal(again.error?.message, undefined, `what was valid is not any more; ${context}`);
  assert.equal(changedPart(tokens, again.tokens, options), undefined, context);
  const second = await call("format_sql", { sql: output, ...args });
  assert.ok(second.ok);
  assert.equal(second.value.formatted_sql, output, "formatting the output again changes it");
  for (const name of ["parse_sql", "extract_metadata"] as const) {
    assert.deepEqual(
      await call(name, { sql: output, dialect }),
      await call(name, { sql: tokens.sql, dialect }),
      `${name} tells the formatted text from the first; ${context}`,
    );
  }
  if (options.addSemicolon) assert.doesNotMatch(output.slice(-2), /;;/, context);
}

/** The tokens of a text and of its comments, words in upper case. */
function words(tokens: Tokens): string[] {
  const texts = Array.from({ length: tokens.count }, (_, i) => {
    // The line of a client's command is one token, the blanks at its end too.
    const text = tokenText(tokens, i).trimEnd();
    return tokens.kind[i] === TokenKind.Word ? text.toUpperCase() : text;
  });
  return [...texts, ...tokens.comments.map(({ start, end }) => tokens.sql.slice(start, end).trimEnd())];
}

async function assertFixIsSafe(parsed: ParseResult, dialect: DialectName): Promise<void> {
  const { sql } = parsed.tokens;
  const fixed = await call("lint_sql", { sql, dialect, rules: "all", fix: true });
  assert.ok(fixed.ok);
  const text = String(fixed.value.fixed_sql);
  const after = await parse(text, dialect);
  if (parsed.tokens.fault === undefined) {
    assert.deepEqual(words(after.tokens), words(parsed.tokens), `mending changes the tokens: ${text}`);
  }
  assert.equal(after.error === undefined, parsed.error === undefined, `mending changes validity: ${text}`);
  if (text === "") return;
  const again = await call("lint_sql", { sql: text, dialect, rules: "all", fix: true });
  assert.ok(again.ok);
  assert.equal(again.value.fixed_sql, text, "mending the mended text changes it");
}

/** How a text is to be laid out for a test. */
export const optionSets: readonly FormatOptions[] = [
  { indentSize: 2, uppercaseKeywords: false, addSemicolon: false },
  { indentSize: 4, uppercaseKeywords: true, addSemicolon: true },
  { indentSize: 0, uppercaseKeywords: false, addSemicolon: true },
];

/** How many texts `assertSound` saw, and how many of them were valid. */
export const seen = { texts: 0, valid: 0 };

/**
 * Fails unless all seven tools answer on `sql` as they promise for every text: in shape, in agreement, with the law
 * of `format_sql` kept, and nothing lost by `lint_sql`'s mending.
 */
export async function assertSound(sql: string, dialect: DialectName, options = optionSets): Promise<void> {
  const args = { sql, dialect };
  const parsed = await parse(sql, dialect);
  const valid = parsed.error === undefined;
  seen.texts++;
  if (valid) seen.valid++;
  assertTokensLieInOrder(parsed.tokens);
  assertNodesNest(parsed.statements, 0, parsed.tokens.count, "");
  const single: { [name: string]: JsonObject | string } = {};
  for (const tool of tools) {
    const result = await tool.call(args);
    single[tool.name] = result.ok ? onWire(result.value) : result.message;
    if (result.ok) assertConforms(onWire(result.value), tool.outputSchema);
  }
  const { validate_sql, parse_sql, extract_metadata, format_sql, security_scan, lint_sql } = single;
  assert.ok(typeof validate_sql === "object" && typeof security_scan === "object" && typeof lint_sql === "object");
  assert.equal(validate_sql.valid, valid);
  if (valid) {
    for (const answer of [parse_sql, extract_metadata, format_sql]) {
      assert.equal(typeof answer, "object", String(answer));
    }
    for (const chosen of options) await assertLawHolds(parsed, dialect, chosen);
  } else {
    const error = String(validate_sql.error);
    assertToldWell(sql, validate_sql);
    assert.equal(parse_sql, `parse failed: ${error}`);
    assert.equal(extract_metadata, `parse failed: ${error}`);
    assert.equal(format_sql, `format failed: ${error}`);
  }
  const parts = { validate: validate_sql, security: security_scan, lint: lint_sql };
  assert.deepEqual(
    single.analyze_sql,
    valid
      ? { ...parts, parse: parse_sql, metadata: extract_metadata, format: format_sql }
      : { ...parts, errors: { parse: parse_sql, metadata: extract_metadata, format: format_sql } },
  );
  await assertFixIsSafe(parsed, dialect);
}
