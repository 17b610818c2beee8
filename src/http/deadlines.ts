import type { Clock } from "../clock.ts";

/** Limits how long promises may take, all by the same time. */
export interface Deadlines {
  /** Gives what the promise gives, or "too late" where it takes too long. */
  race<T>(promise: Promise<T>): Promise<T | "too late">;
}

/**
 * Makes deadlines that share one timer: a timer a request would cost more than the rate limiter does. They run out
 * in the order they were started.
 *
 * @param length milliseconds
 */
export function createDeadlines(length: number, clock: Clock): Deadlines {
  const running = new Set<{ readonly at: number; readonly pass: () => void }>();
  let armed = false;

  function arm(milliseconds: number): void {
    armed = true;
    clock.after(milliseconds, () => {
      armed = false;
      const now = clock.now();
      for (const deadline of running) {
        if (deadline.at > now) return arm(deadline.at - now);
        running.delete(deadline);
        deadline.pass();
      }
    });
  }

  return {
    race<T>(promise: Promise<T>) {
      return new Promise<T | "too late">((resolve, reject) => {
        const deadline = { at: clock.now() + length, pass: () => resolve("too late") };
        running.add(deadline);
        if (!armed) arm(length);
        promise.then((value) => {
          running.delete(deadline);
          resolve(value);
        }, (error) => {
          running.delete(deadline);
          reject(error);
        });
      });
    },
  };
}
