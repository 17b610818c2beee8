import assert from "node:assert/strict";
import { withTurns } from "../../src/http/turns.ts";
import { from, post } from "../support/messages.ts";

/** Keeps the thread for so many milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const large = () => post("x".repeat(20_000));
const small = () => post("x");

Deno.test("Large requests take turns once they have kept the thread, so that a small one waits for one of them", async () => {
  const order: string[] = [];
  const handler = withTurns((request) => {
    const size = Number(request.headers.get("content-length"));
    if (size > 1) work(15);
    order.push(size > 1 ? "large" : "small");
    return new Response();
  });
  const all = Array.from({ length: 6 }, async () => await handler(large(), from("192.0.2.1")));
  await new Promise((resolve) => setTimeout(resolve, 0));
  await handler(small(), from("192.0.2.1"));
  await Promise.all(all);
  assert.ok(order.indexOf("small") <= 2, order.join(", "));
  assert.equal(order.length, 7);
  await new Promise((resolve) => setTimeout(resolve, 5));
});

Deno.test("Large requests that are quickly answered never wait", async () => {
  const handler = withTurns(() => new Response("now"));
  for (let count = 0; count < 50; count++) assert.ok(handler(large(), from("192.0.2.1")) instanceof Response);
  await new Promise((resolve) => setTimeout(resolve, 5));
});

Deno.test("A large request that fails does not hold up the next", async () => {
  let count = 0;
  const handler = withTurns(() => {
    work(15);
    if (count++ === 1) throw new Error("broken");
    return new Response("fine");
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 3 }, async () => await handler(large(), from("192.0.2.1"))),
  );
  assert.deepEqual(answers.map((answer) => answer.status), ["fulfilled", "rejected", "fulfilled"]);
  await new Promise((resolve) => setTimeout(resolve, 5));
});

Deno.test("Requests without a body, and small ones, never wait", async () => {
  const handler = withTurns(() => {
    work(15);
    return new Response("now");
  });
  assert.ok(handler(large(), from("192.0.2.1")) instanceof Response);
  assert.ok(handler(small(), from("192.0.2.1")) instanceof Response);
  assert.ok(handler(new Request("http://localhost/mcp"), from("192.0.2.1")) instanceof Response);
  await new Promise((resolve) => setTimeout(resolve, 5));
});
