import assert from "node:assert/strict";
import { compileAll, inherit, NotationError } from "../../../src/sql/notation/mod.ts";
import { dialectOfRows } from "./dialect.ts";

const unreadable: readonly (readonly [row: string, message: string])[] = [
  ["DROP [IF EXISTS <name>", "'[' is not closed, at character 6"],
  ["DROP {A | B <name>", "'{' is not closed, at character 6"],
  ["DROP {{A | B} <name>", "'{{' is not closed with '}}', at character 6"],
  ["DROP A] <name>", "']' closes nothing, at character 7"],
  ["DROP {A |} <name>", "nothing stands here, at character 10"],
  ["DROP [] <name>", "nothing stands here, at character 7"],
  ["DROP role <name>", "'role' is neither a word in capitals, a <hole>, a symbol nor a 'literal', at character 6"],
  ["DROP <Name>", "'<Name>' is neither a word in capitals, a <hole>, a symbol nor a 'literal', at character 6"],
  ["DROP 1", "'1' is neither a word in capitals, a <hole>, a symbol nor a 'literal', at character 6"],
  ["DROP ROLE <nmae>", "there is no hole or rule <nmae>, at character 11"],
  ["DROP ... <name>", ""],
  ["DROP {... A}", "'...' stands behind what it repeats, at character 7"],
  ["<name> DROP", "a statement begins with a word, at character 1"],
  ["( DROP )", "a statement begins with a word, at character 1"],
  ["Drop: <name>", "a statement begins with a word, at character 6"],
];

for (const [row, message] of unreadable) {
  Deno.test(`notation: the row "${row}" ${message === "" ? "is read" : "is an error with its place"}`, () => {
    if (message === "") return compileAll(dialectOfRows([row]).definition);
    assert.throws(() => compileAll(dialectOfRows([row]).definition), new NotationError(`Test: ${message} of "${row}"`));
  });
}

Deno.test("notation: all faults of a dialect are told at once, rules and inherited rows too", () => {
  assert.throws(
    () => compileAll(dialectOfRows(inherit(["DROP [A"], ["DROP B]", "CREATE 1"]), ["kind = <what>"]).definition),
    new NotationError(
      "Test: '[' is not closed, at character 6 of \"DROP [A\"; " +
        "']' closes nothing, at character 7 of \"DROP B]\"; " +
        "'1' is neither a word in capitals, a <hole>, a symbol nor a 'literal', at character 8 of \"CREATE 1\"; " +
        'there is no hole or rule <what>, at character 8 of "kind = <what>"',
    ),
  );
});

Deno.test("notation: at load, a rule without a name is an error", () => {
  assert.throws(
    () => dialectOfRows([], ["kind ROLE"]),
    new NotationError('Test: a rule reads `name = notation`, at character 1 of "kind ROLE"'),
  );
});

Deno.test("notation: compiling refuses what could be matched without end", () => {
  const message = "something that may be empty is repeated, or a rule begins with itself";
  const compiled = (rows: readonly string[], rules: readonly string[]) => () =>
    compileAll(dialectOfRows(rows, rules).definition);
  assert.throws(compiled(["A {[B] [C]} ..."], []), new NotationError(`Test: "A {[B] [C]} ...": ${message}`));
  assert.throws(compiled(["A B"], ["r = [X] <r> Y | Z"]), NotationError);
  assert.throws(compiled(["A B"], ["r = <s> Y", "s = [X] <r>"]), NotationError);
  assert.doesNotThrow(compiled(["A <r>"], ["r = ( <r> ) | Z"]));
});
