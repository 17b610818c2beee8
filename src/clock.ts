/** Where time comes from, so that tests need not wait for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once after so many milliseconds. Gives the function that calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The machine's own clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    Deno.unrefTimer(timer);
    return () => clearTimeout(timer);
  },
};
