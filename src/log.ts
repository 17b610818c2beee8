const encoder = new TextEncoder();

/**
 * Writes one line to standard error. Standard output belongs to the protocol. Sessions, tokens, secrets and SQL are
 * never part of a line.
 */
export function log(line: string): void {
  try {
    Deno.stderr.writeSync(encoder.encode(`gosqlx-mcp: ${line}\n`));
  } catch {
    // Nobody reads standard error any more, which is no reason to stop serving.
  }
}
