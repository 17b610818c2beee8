import { concatenate, decode } from "../bytes.ts";
import type { Deadlines } from "./deadlines.ts";

/** The text of a body (undefined where it is not UTF-8), or why it was not taken. */
export type ReceivedText =
  | { readonly ok: true; readonly text: string | undefined }
  | {
    readonly ok: false;
    readonly reason: "too large" | "too late" | "broken off";
  };

/**
 * Reads a body of limited size within limited time. Bytes are counted as they come; not one beyond the limit is kept.
 *
 * @param declared the `Content-Length` header, null where there is none
 * @param limits the most bytes, and the deadlines
 */
export async function receiveText(
  request: Request,
  declared: string | null,
  { most, deadlines }: { readonly most: number; readonly deadlines: Deadlines },
): Promise<ReceivedText> {
  if (declared !== null && Number(declared) > most) {
    return { ok: false, reason: "too large" };
  }
  try {
    // A declared length binds the connection's parser, so nothing needs counting; and asking for the stream would
    // cost a stream.
    const bytes = declared === null
      ? await receiveChunks(request.body, most, deadlines)
      : await deadlines.race(request.bytes());
    return typeof bytes === "string" ? { ok: false, reason: bytes } : { ok: true, text: decode(bytes) };
  } catch {
    return { ok: false, reason: "broken off" };
  }
}

async function receiveChunks(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  deadlines: Deadlines,
): Promise<Uint8Array | "too large" | "too late"> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const all = await deadlines.race(readAll(reader, most));
  // Whether the sender takes note does not matter: the answer is on its way.
  if (typeof all === "string") reader.cancel().catch(() => {});
  return all;
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Uint8Array | "too large"> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (true) {
    const next = await reader.read();
    if (next.done) return concatenate(chunks, length);
    length += next.value.length;
    if (length > most) return "too large";
    chunks.push(next.value);
  }
}
