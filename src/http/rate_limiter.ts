/** What the limiter decided about a request, and what it tells the client either way. */
export interface Verdict {
  readonly allowed: boolean;
  /** Units a minute at this moment. */
  readonly limit: number;
  /** Units left in the client's minute. */
  readonly remaining: number;
  /** When the client's minute ends, in seconds since 1970. */
  readonly reset: number;
  /** Whole seconds until the same request could pass; 0 where it passed. */
  readonly retryAfter: number;
}

/** What a request costs. */
export interface Cost {
  /** Messages, each of which takes one from the burst. */
  readonly messages: number;
  /** Units of the minute. */
  readonly units: number;
}

interface Client {
  tokens: number;
  refilledAt: number;
  minuteStart: number;
  used: number;
}

const burst = 10;
const minute = 60_000;
/** A client is dropped after one to two generations without a request. */
const generation = 5 * minute;

/**
 * Two budgets a client: a bucket of ten messages that refills at ten a second, and a weighted minute that starts with
 * the client's first request. Clients live in two generations, and a request moves a client to the young one; when
 * that is full or old, it becomes the old one, whose clients are forgotten. So the table stays bounded and clients
 * idle for ten minutes leave it, without a timer or a list to keep in order. A forgotten client loses nothing: after
 * a minute its budgets are whole again.
 */
export class RateLimiter {
  #young = new Map<string, Client>();
  #old = new Map<string, Client>();
  #turnedAt = 0;
  readonly #mostYoung: number;

  /** @param most clients to remember; beyond it those that have been silent longest are forgotten */
  constructor(most = 100_000) {
    this.#mostYoung = Math.ceil(most / 2);
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /**
   * Charges a request to a client's budgets, or refuses it.
   *
   * @param inFlight requests the server has not answered yet: the minute shrinks while there are many
   * @param now milliseconds since 1970
   */
  take(key: string, cost: Cost, inFlight: number, now: number): Verdict {
    const client = this.#find(key, now);
    const limit = minuteLimit(inFlight);
    const reset = client.minuteStart + minute;
    const verdict = (retryAfter: number): Verdict => ({
      allowed: retryAfter === 0,
      limit,
      remaining: Math.max(0, limit - client.used),
      reset: Math.ceil(reset / 1000),
      retryAfter,
    });

    if (client.tokens < cost.messages) {
      return verdict(Math.max(1, Math.ceil((cost.messages - client.tokens) / burst)));
    }
    client.tokens -= cost.messages;
    if (cost.units > 0 && client.used + cost.units > limit) {
      return verdict(Math.max(1, Math.ceil((reset - now) / 1000)));
    }
    client.used += cost.units;
    return verdict(0);
  }

  #find(key: string, now: number): Client {
    if (
      this.#young.size >= this.#mostYoung ||
      Math.abs(now - this.#turnedAt) >= generation
    ) this.#turn(now);
    let client = this.#young.get(key);
    if (client === undefined) {
      client = this.#old.get(key) ??
        { tokens: burst, refilledAt: now, minuteStart: now, used: 0 };
      this.#old.delete(key);
      this.#young.set(key, client);
    }

    // A machine's clock can be set back; a client must not wait for it to catch up.
    const elapsed = Math.max(0, now - client.refilledAt);
    client.tokens = Math.min(burst, client.tokens + (elapsed * burst) / 1000);
    client.refilledAt = now;
    if (now >= client.minuteStart + minute || now < client.minuteStart) {
      client.minuteStart = now;
      client.used = 0;
    }
    return client;
  }

  #turn(now: number): void {
    // After a long silence the young are as old as the old.
    this.#old = Math.abs(now - this.#turnedAt) >= 2 * generation ? new Map() : this.#young;
    this.#young = new Map();
    this.#turnedAt = now;
  }
}

function minuteLimit(inFlight: number): number {
  if (inFlight > 80) return 30;
  return inFlight > 50 ? 60 : 120;
}
