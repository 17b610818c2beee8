import assert from "node:assert/strict";
import { cpuUsage } from "node:process";
import { type DialectName, dialectNames } from "../../src/sql/dialect.ts";
import { toolNames } from "../../src/tools/tool.ts";
import { hostileTexts, nestedText, nestingConstructs } from "./hostile_texts.ts";
import { call } from "./soundness.ts";

/** Longest that all of a text's answers may take, in seconds of the processor; they take far less. */
const guard = 5;

function processorSeconds(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

/** All seven tools on every text would take minutes: the one that holds six, and one other by turns. */
async function assertAnswered(name: string, sql: string, dialect: DialectName, turn: number): Promise<void> {
  const start = processorSeconds();
  for (const tool of ["analyze_sql", toolNames[turn % toolNames.length] ?? "validate_sql"] as const) {
    const result = await call(tool, { sql, dialect });
    const text = result.ok ? JSON.stringify(result.value) : result.message;
    assert.doesNotMatch(text.slice(0, 2000), /call stack|RangeError|TypeError/, `${tool} on ${name} as ${dialect}`);
  }
  const taken = processorSeconds() - start;
  assert.ok(taken < guard, `${name} as ${dialect} takes ${taken.toFixed(1)} s`);
}

Deno.test("64 KB of anything is answered at once, and so is what comes next", async () => {
  for (const [turn, { name, sql }] of hostileTexts.entries()) {
    // Half of these will do: each is much like the text of its piece alone.
    if (turn % 2 === 1 && name.endsWith("behind SELECT")) continue;
    const dialect = dialectNames[turn % dialectNames.length] ?? "generic";
    await assertAnswered(name, sql, dialect, turn);
  }
  const next = await call("validate_sql", { sql: "SELECT 1" });
  assert.deepEqual(next, { ok: true, value: { valid: true, dialect: undefined } });
});

for (const dialect of dialectNames) {
  Deno.test(`whatever nests in ${dialect} SQL is read to a depth of 240 and refused beyond 500, never a stack overflow`, async () => {
    for (const construct of nestingConstructs) {
      const validity = async (levels: number) => {
        const sql = nestedText(construct, levels);
        // What nests too deep is refused before anything else looks at it.
        const result = await call(levels > 500 ? "validate_sql" : "analyze_sql", { sql, dialect });
        assert.ok(result.ok);
        return (result.value.validate ?? result.value) as { readonly valid: boolean; readonly error?: string };
      };
      if (!(await validity(3)).valid) continue;
      const { valid, error } = await validity(4000);
      const counted = construct.name !== "comments" && construct.name !== "conditional operators";
      // Quoted names and comments that nest nowhere in the dialect stay what they are.
      if (!valid && counted) {
        assert.match(String(error), /nesting is deeper|unterminated|expected|unexpected/, construct.name);
      }
      const deep = await validity(240);
      if (/unterminated/.test(String(deep.error))) continue;
      assert.ok(deep.valid || construct.name.includes("GoogleSQL"), `${construct.name}: ${deep.error}`);
    }
  });
}

Deno.test("a process that has just begun reads what nests 499 deep: its code is not yet compiled and needs most stack", async () => {
  const program = new URL("./cold_start.ts", import.meta.url);
  for (const name of ["EXISTS", "scalar subqueries", "IN with queries", "LATERAL", "window orders", "derived tables"]) {
    const { code, stdout } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "--no-check",
        "--config",
        new URL("../deno.json", import.meta.url).pathname,
        "--allow-read",
        program.pathname,
        name,
      ],
      stderr: "inherit",
    }).output();
    assert.equal(code, 0, name);
    assert.equal(new TextDecoder().decode(stdout).trim(), "valid", name);
  }
});
