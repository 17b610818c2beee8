import type { Handler } from "./handler.ts";
import { readHead } from "./request_head.ts";

/** Bodies of more bytes than this may have to wait. */
const large = 8 * 1024;

/** Milliseconds that large bodies may keep the thread before the network is looked at. */
const slice = 10;

/**
 * Wraps a handler so that requests with large bodies do not keep the thread for long in one go. Analysing 64 KB of SQL
 * takes a twentieth of a second; ten of them that came together would keep every small request waiting for their sum.
 * So once large bodies have had their slice, the next ones are answered one at a time, with a look at the network
 * before each.
 */
export function withTurns(next: Handler): Handler {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let spent = 0;
  let looks = false;

  function run(...asked: Parameters<Handler>): ReturnType<Handler> {
    const begin = performance.now();
    try {
      return next(...asked);
    } finally {
      spent += performance.now() - begin;
      if (!looks) {
        looks = true;
        networkTurn().then(() => {
          looks = false;
          spent = 0;
        });
      }
    }
  }

  async function wait(...asked: Parameters<Handler>): Promise<Response> {
    await last;
    await networkTurn();
    waiting--;
    return await run(...asked);
  }

  return (request, context) => {
    const length = (context.head ?? readHead(request.headers)).contentLength;
    if (request.method !== "POST" || (length !== null && Number(length) <= large)) return next(request, context);
    if (waiting === 0 && spent < slice) return run(request, context);
    waiting++;
    const turn = wait(request, context);
    last = turn.catch(() => {});
    return turn;
  };
}

/** Resolves after whatever the network has ready was taken in. */
function networkTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
