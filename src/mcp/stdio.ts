import { concatenate, decode } from "../bytes.ts";
import { codes, errorText, messagesOf, readBody } from "../jsonrpc.ts";
import type { Endpoint } from "./endpoint.ts";

/** The longest line taken, in bytes. */
const longestLine = 4 * 1024 * 1024;

/**
 * Speaks MCP over a pair of byte streams: a message or a batch a line, answered in order. What cannot be read is
 * answered with an error, and the next line is read as if nothing had happened.
 *
 * @returns when the input has ended and everything is answered, or when nobody reads the output any more
 */
export async function speakLines(
  endpoint: Endpoint,
  input: ReadableStream<Uint8Array>,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const encoder = new TextEncoder();
  for await (const line of lines(input)) {
    const text = line === undefined
      ? errorText(null, codes.invalidRequest, "Invalid request: a line must not be longer than 4 MB")
      : await answerLine(endpoint, decode(line));
    if (text === undefined) continue;
    try {
      await write(encoder.encode(text + "\n"));
    } catch {
      return;
    }
  }
}

/** The text that answers a line, if any does. */
async function answerLine(endpoint: Endpoint, line: string | undefined): Promise<string | undefined> {
  const body = readBody(line);
  switch (body.kind) {
    case "empty":
      return undefined;
    case "malformed":
      return errorText(null, codes.parseError, "Parse error: the line is not valid JSON");
    case "invalid":
      return errorText(null, codes.invalidRequest, `Invalid request: ${body.reason}`);
    case "single":
    case "batch": {
      const texts: string[] = [];
      for (const message of messagesOf(body)) {
        const { text } = await endpoint.answer(message);
        if (text !== undefined) texts.push(text);
      }
      if (texts.length === 0) return undefined;
      return body.kind === "single" ? texts[0] : `[${texts.join(",")}]`;
    }
  }
}

const newline = 10;

/** The lines of a byte stream; undefined stands for one that was too long to keep. */
async function* lines(input: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): Uint8Array | undefined => {
    const line = length > longestLine ? undefined : concatenate(parts, length);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield take();

  function keep(part: Uint8Array): void {
    length += part.length;
    if (length > longestLine) parts = [];
    else if (part.length > 0) parts.push(part);
  }
}
