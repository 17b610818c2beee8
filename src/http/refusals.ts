import type { Clock } from "../clock.ts";

const minute = 60_000;

const names: ReadonlyMap<number, string> = new Map([
  [401, "unauthorized (401)"],
  [413, "too large (413)"],
  [429, "over the rate limit (429)"],
]);

/** Counts refused requests for the log: whom they came from and what they held is nobody's business. */
export interface Refusals {
  /** Notes the status of an answer. */
  count(status: number): void;
  /** Logs what has not been logged yet. */
  flush(): void;
}

/** Makes a counter that logs at most one line a minute. */
export function createRefusals(clock: Clock, log: (line: string) => void): Refusals {
  const counts = new Map<number, number>();
  let cancel: (() => void) | undefined;
  const flush = () => {
    cancel?.();
    cancel = undefined;
    if (counts.size === 0) return;
    const parts = [...names].flatMap(([status, name]) => counts.has(status) ? `${counts.get(status)} ${name}` : []);
    counts.clear();
    log(`refused in the last minute: ${parts.join(", ")}`);
  };
  return {
    count(status) {
      if (!names.has(status)) return;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      cancel ??= clock.after(minute, flush);
    },
    flush,
  };
}
