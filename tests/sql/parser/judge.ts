import assert from "node:assert/strict";
import type { Statement } from "../../../src/sql/ast.ts";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { dialectOf } from "../../../src/sql/dialects/mod.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";
import { parseScript } from "../../../src/sql/parser/statement/script.ts";
import type { Tokens } from "../../../src/sql/token.ts";

/** What our grammar alone makes of `sql`. */
export interface Reading {
  readonly tokens: Tokens;
  readonly statements: readonly Statement[];
  /** Text from the place of the failure on; absent where there is none. */
  readonly failsAt?: string;
}

/** Reads `sql` as `dialect` has it, with no other judge beside. */
export function read(dialect: DialectName, sql: string): Reading {
  const { tokens, parser, statements } = run(dialect, sql);
  if (tokens.fault !== undefined) return { tokens, statements, failsAt: sql.slice(tokens.fault.at) };
  if (!parser.failed) return { tokens, statements };
  const index = parser.failure?.index ?? tokens.count;
  return { tokens, statements, failsAt: sql.slice(tokens.start[index]) };
}

function run(dialect: DialectName, sql: string) {
  const tokens = tokenize(sql, dialectOf(dialect));
  const parser = new Parser(tokens, dialectOf(dialect));
  return { tokens, parser, statements: parseScript(parser) };
}

/** Tests that `dialect` takes each text of `valid` and none of `invalid`; all that are misjudged are told. */
export function judges(
  title: string,
  dialect: DialectName,
  lists: { readonly valid: readonly string[]; readonly invalid: readonly string[] },
): void {
  Deno.test(`${dialect} takes ${title}`, () => {
    const refused = [];
    for (const sql of lists.valid) {
      const { failsAt } = read(dialect, sql);
      if (failsAt !== undefined) refused.push({ sql, failsAt });
    }
    assert.deepEqual(refused, []);
  });
  Deno.test(`${dialect} refuses broken ${title}`, () => {
    assert.deepEqual(lists.invalid.filter((sql) => read(dialect, sql).failsAt === undefined), []);
  });
}
