import { codes, errorText, type Received, type RequestId } from "../jsonrpc.ts";
import type { Answer } from "./endpoint.ts";
import { failure, type Outcome, type Registry, success } from "./method.ts";
import { writeResult } from "./prepared.ts";
import { handshakeVersions, serverInfo } from "./versions.ts";

/** What a client that names no version speaks: the first revision of Streamable HTTP. */
const assumedVersion = "2025-03-26";

/** Answers a request of the revisions that begin with `initialize`. */
export type HandshakeEra = (id: RequestId, method: string, params: Received) => Answer | Promise<Answer>;

/**
 * Builds the side of the endpoint that answers the revisions that begin with `initialize`. They need nothing of the
 * SDK's server but a lookup, and passing each request through it took two fifths of the time that a small call takes
 * in all (bench/NOTES.md), so these revisions are answered here.
 *
 * @param report told of faults; never given SQL
 */
export function handshakeEra(registry: Registry, report: (fault: string) => void): HandshakeEra {
  const greetings = new Map(handshakeVersions.map((version) => [version, greeting(registry, version)]));
  const newest = greeting(registry, handshakeVersions[0]);

  /** The handshake's answer: the version asked for where it is spoken, else the newest. */
  function initialize(params: Received): Outcome {
    const asked = params.protocolVersion ?? assumedVersion;
    if (typeof asked !== "string") return failure(codes.invalidParams, "protocolVersion must be a string");
    return greetings.get(asked) ?? newest;
  }

  function run(name: string, params: Received): Outcome | Promise<Outcome> {
    switch (name) {
      case "initialize":
        return initialize(params);
      case "ping":
        return success({});
      default: {
        const method = registry.methods.get(name);
        return method === undefined ? failure(codes.methodNotFound, "Method not found") : method(params);
      }
    }
  }

  return (id, method, params) => {
    try {
      const outcome = run(method, params);
      return outcome instanceof Promise
        ? outcome.then((given) => write(id, given), (error) => fault(id, error, report))
        : write(id, outcome);
    } catch (error) {
      return fault(id, error, report);
    }
  };
}

function greeting({ capabilities, instructions }: Registry, protocolVersion: string | undefined): Outcome {
  const result = { protocolVersion, capabilities, serverInfo, instructions };
  return success(result, JSON.stringify(result));
}

function write(id: RequestId, outcome: Outcome): Answer {
  const text = outcome.ok
    ? `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${outcome.text ?? writeResult(outcome.result)}}`
    : errorText(id, outcome.code, outcome.message, outcome.data);
  return { status: 200, text };
}

/** A fault of the server's own. What it was about stays here: messages of exceptions may quote SQL. */
function fault(id: RequestId, error: unknown, report: (fault: string) => void): Answer {
  report(error instanceof Error ? error.name : typeof error);
  return { status: 200, text: errorText(id, codes.internalError, "Internal error") };
}
