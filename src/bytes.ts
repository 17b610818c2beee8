const strict = new TextDecoder("utf-8", { fatal: true });

/** The text of bytes, or undefined where they are not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Byte arrays put one after another, `length` bytes in all. */
export function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
