import type { Clock } from "../../src/clock.ts";

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 0, 1);
  readonly #timers = new Set<
    { readonly at: number; readonly run: () => void }
  >();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Moves time on, running what falls due in its order, and lets promises settle. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (
      let next = this.#next(end);
      next !== undefined;
      next = this.#next(end)
    ) {
      this.#now = next.at;
      this.#timers.delete(next);
      next.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  #next(end: number) {
    return [...this.#timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Lets everything that is ready run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
