import type { Clock } from "../clock.ts";

/** Event streams that clients hold open. This server has no news to send: streams carry heartbeats only. */
export interface Streams {
  /** Opens one: a comment at once, then one every heartbeat until the client goes or all are closed. */
  open(): ReadableStream<Uint8Array>;
  /** Ends all streams. */
  closeAll(): void;
}

/** Milliseconds between heartbeats: shorter than the idle timeouts of common proxies (30 s and more). */
const heartbeat = 25_000;

const encoder = new TextEncoder();

/** Makes a set of streams. */
export function createStreams(clock: Clock): Streams {
  const closers = new Set<() => void>();
  return {
    open() {
      let release = () => {};
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (comment: string) => controller.enqueue(encoder.encode(`: ${comment}\n\n`));
          let stopTimer = () => {};
          const beat = () => {
            // A client that stopped reading must not pile up heartbeats.
            if ((controller.desiredSize ?? 0) > 0) send("heartbeat");
            stopTimer = clock.after(heartbeat, beat);
          };
          const close = () => {
            release();
            controller.close();
          };
          release = () => {
            stopTimer();
            closers.delete(close);
          };
          closers.add(close);
          send("connected");
          stopTimer = clock.after(heartbeat, beat);
        },
        cancel: () => release(),
      });
    },
    closeAll() {
      for (const close of [...closers]) close();
    },
  };
}

/** Passes a body on and tells once when it has ended, whichever side ended it. */
export function whenEnded(body: ReadableStream<Uint8Array>, ended: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await reader.read();
        if (!next.done) return controller.enqueue(next.value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      ended();
    },
    async cancel(reason) {
      ended();
      await reader.cancel(reason);
    },
  });
}
