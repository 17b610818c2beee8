import assert from "node:assert/strict";
import { dialectOfRows, match } from "./dialect.ts";

/** Beyond any honest run: what grows with a power of the text takes minutes. */
const guard = 10_000;

/** Name, rows, rules, text, and what is left over of it (undefined where it does not match). */
const cases: readonly (readonly [
  string,
  readonly string[],
  readonly string[],
  string,
  string | undefined,
])[] = [
  ["options", ["A [B | C] ... D"], [], `A ${"B C ".repeat(10_000)}D`, ""],
  [
    "options with a fault at the end",
    ["A [B | C] ... D"],
    [],
    `A ${"B C ".repeat(10_000)}E`,
    undefined,
  ],
  [
    "alternatives that begin alike",
    ["A {B | B C | B C B} ... D"],
    [],
    `A ${"B C B ".repeat(7_000)}E`,
    undefined,
  ],
  [
    "repetitions of the same word",
    ["A [B] ... [B] ... [B] ... D"],
    [],
    `A ${"B ".repeat(20_000)}E`,
    undefined,
  ],
  [
    "words that may be names",
    ["A [<name>] ... [B] ... [<name>] ... D"],
    [],
    `A ${"B ".repeat(20_000)}1`,
    undefined,
  ],
  [
    "a last word that may be a name",
    ["A <name> ... X"],
    [],
    `A ${"x ".repeat(20_000)}`,
    "",
  ],
  [
    "many nodes of given-up ways",
    ["A <table> ... X"],
    [],
    `A ${"x ".repeat(20_000)}1`,
    "1",
  ],
  [
    "open-ended options",
    ["A <options>"],
    [],
    `A ${"x = 1, y = (a = 'x' b = 3) ".repeat(2_000)}`,
    "",
  ],
  [
    "options in any order",
    ["A { {{B | C | D <integer>}} E } ... X"],
    [],
    `A ${"D 1 B C E ".repeat(5_000)}Y`,
    undefined,
  ],
  [
    "rows that part at their end",
    ["A <r>, ... X", "A <r>, ... Y"],
    ["r = B [<columns>] | <name>"],
    `A ${"B (a, b), ".repeat(5_000)}c Y`,
    "",
  ],
  [
    "rules in each other, read in two ways",
    ["A <r>"],
    ["r = ( <r> ) | ( <r> ) X | B | B X"],
    `A ${"( ".repeat(400)}B X ${") X ".repeat(400)}`,
    "",
  ],
  [
    "rules in each other, with a fault at the end",
    ["A <r> Z"],
    ["r = ( <r> ) | ( <r> ) X | B | B X"],
    `A ${"( ".repeat(400)}B X ${") X ".repeat(400)}Y`,
    undefined,
  ],
  [
    "statements in each other",
    ["A <statement> END", "A <statement> END X", "B"],
    [],
    `${"A ".repeat(240)}B${" END X".repeat(240)}`,
    "",
  ],
  [
    "rules deeper than any stack",
    ["A <r>"],
    ["r = ( <r> ) | B"],
    `A ${"( ".repeat(20_000)}`,
    undefined,
  ],
];

for (const [name, rows, rules, sql, rest] of cases) {
  Deno.test(`notation: time grows with the text: ${name}`, () => {
    const dialect = dialectOfRows(rows, rules);
    const start = performance.now();
    const outcome = match(dialect, sql);
    assert.equal(outcome?.rest, rest);
    assert.ok(performance.now() - start < guard, "took too long");
  });
}
