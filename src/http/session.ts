const prefix = "mcp-session-";

/**
 * A new session id. Nobody records it: the protocol here has no state, and an id that is well formed is as good as
 * any other. Clients that expect one get one.
 */
export function newSessionId(): string {
  return prefix + crypto.randomUUID();
}

/** Whether an id could be one of ours. */
export function isSessionId(id: string): boolean {
  return /^mcp-session-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
    .test(id);
}
