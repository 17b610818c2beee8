import assert from "node:assert/strict";
import { RateLimiter } from "../../src/http/rate_limiter.ts";

const one = { messages: 1, units: 1 };

Deno.test("RateLimiter forgets clients that were idle for 10 minutes", () => {
  const limiter = new RateLimiter();
  for (let client = 0; client < 100; client++) {
    limiter.take(`client ${client}`, one, 1, 1000);
  }
  limiter.take("late", one, 1, 1000 + 300_000);
  assert.equal(limiter.size, 101);
  limiter.take("late", one, 1, 1000 + 600_000);
  assert.equal(limiter.size, 1);
  limiter.take("later", one, 1, 1000 + 3_600_000);
  assert.equal(limiter.size, 1);
});

Deno.test("RateLimiter's table does not grow without end: a million fresh addresses leave at most 100,000", () => {
  const limiter = new RateLimiter();
  for (let client = 0; client < 1_000_000; client++) {
    limiter.take(String(client), one, 1, 1000);
  }
  assert.ok(limiter.size > 50_000 && limiter.size <= 100_000, String(limiter.size));
});

Deno.test("RateLimiter forgets clients that are silent, not one that is busy", () => {
  const limiter = new RateLimiter(4);
  for (let count = 0; count < 10; count++) limiter.take("busy", one, 1, 0);
  for (let client = 0; client < 10; client++) {
    assert.equal(limiter.take("busy", one, 1, 0).allowed, false);
    limiter.take(`fresh ${client}`, one, 1, 0);
    assert.ok(limiter.size <= 4);
  }
});

Deno.test("RateLimiter does not lock a client out when the machine's clock is set back", () => {
  const limiter = new RateLimiter();
  for (let count = 0; count < 12; count++) {
    limiter.take("client", { messages: 1, units: 10 }, 1, 7_200_000 + count * 1000);
  }
  assert.equal(limiter.take("client", one, 1, 7_213_000).allowed, false);
  const verdict = limiter.take("client", one, 1, 3_600_000);
  assert.equal(verdict.allowed, true);
  assert.equal(verdict.reset, 3660);
});
