/** What the handlers ask of a request's headers; null where a header is absent. Repeated ones are joined by commas. */
export interface RequestHead {
  /** Bytes of the header lines as they were sent: name, colon, space, value, line end. */
  readonly bytes: number;
  /** `Host`. */
  readonly host: string | null;
  /** `Origin`. */
  readonly origin: string | null;
  /** `Accept`. */
  readonly accept: string | null;
  /** `Content-Type`. */
  readonly contentType: string | null;
  /** `Content-Length`. */
  readonly contentLength: string | null;
  /** `Mcp-Session-Id`. */
  readonly session: string | null;
  /** `MCP-Protocol-Version`. */
  readonly protocolVersion: string | null;
}

/**
 * Reads the headers of a request in one pass. Their lengths have to be added up anyway, and each look-up by name would
 * check and fold the name again and go through the list.
 */
export function readHead(headers: Headers): RequestHead {
  const head = {
    bytes: 0,
    host: null as string | null,
    origin: null as string | null,
    accept: null as string | null,
    contentType: null as string | null,
    contentLength: null as string | null,
    session: null as string | null,
    protocolVersion: null as string | null,
  };
  // An iterator would make two objects a header.
  headers.forEach((value, name) => {
    head.bytes += name.length + value.length + 4;
    switch (name) {
      case "host":
        head.host = value;
        break;
      case "origin":
        head.origin = value;
        break;
      case "accept":
        head.accept = value;
        break;
      case "content-type":
        head.contentType = value;
        break;
      case "content-length":
        head.contentLength = value;
        break;
      case "mcp-session-id":
        head.session = value;
        break;
      case "mcp-protocol-version":
        head.protocolVersion = value;
        break;
    }
  });
  return head;
}
