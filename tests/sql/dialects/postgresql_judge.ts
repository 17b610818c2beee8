import assert from "node:assert/strict";
import { judgePostgres, preparePostgres } from "../../../src/sql/judges/postgres.ts";
import { judges } from "../parser/judge.ts";

/** Tests that our grammar alone takes `valid` and refuses `invalid`, and that PostgreSQL's own grammar does too. */
export function agrees(
  title: string,
  lists: { readonly valid: readonly string[]; readonly invalid: readonly string[] },
): void {
  judges(title, "postgresql", lists);
  Deno.test(`PostgreSQL's own grammar judges ${title} in the same way`, async () => {
    assert.equal(await preparePostgres(), true);
    assert.deepEqual(lists.valid.filter((sql) => judgePostgres(sql).kind !== "valid"), []);
    assert.deepEqual(lists.invalid.filter((sql) => judgePostgres(sql).kind !== "invalid"), []);
  });
}
