import assert from "node:assert/strict";
import { soak } from "./soak.ts";

Deno.test("Hostile load of every kind neither harms the answers to good clients nor raises the memory", async () => {
  const { quiet, loaded, wrong, hostile, memory: [before, , after], code } = await soak(6);
  assert.deepEqual(wrong, []);
  assert.ok(loaded.requests > quiet.requests, "good clients went on asking");
  assert.ok((hostile[429] ?? 0) > 0 && (hostile[400] ?? 0) > 0 && (hostile[413] ?? 0) > 0, JSON.stringify(hostile));
  assert.ok(after - before < 150, `${before} MB became ${after} MB`);
  assert.equal(code, 0);
});
