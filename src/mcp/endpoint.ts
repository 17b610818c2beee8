import { codes, errorText, isObject, type Message, type Received } from "../jsonrpc.ts";
import { handshakeEra } from "./handshake_era.ts";
import type { Registry } from "./method.ts";
import type { ModernEra } from "./modern_era.ts";
import type { StandardHeaders } from "./standard_headers.ts";
import { modernVersion, versionKey } from "./versions.ts";

/** An answer to one message. */
export interface Answer {
  /** The HTTP status it goes with. */
  readonly status: number;
  /** Its JSON text; undefined for what is not a request. */
  readonly text: string | undefined;
}

/** A message that its sender may want something of. */
export type Asking = Exclude<Message, { readonly kind: "response" }>;

/** Answers JSON-RPC messages of both protocol eras. Holds no state of any client. */
export interface Endpoint {
  /**
   * Answers one message.
   *
   * @param headers what HTTP headers said; undefined where there are none (stdio)
   */
  answer(message: Message, headers?: StandardHeaders): Answer | Promise<Answer>;
}

/** The answer to what expects none. */
export const accepted: Answer = { status: 202, text: undefined };

/**
 * Builds the endpoint over a registry.
 *
 * @param report told of faults; never given SQL
 */
export function createEndpoint(registry: Registry, report: (fault: string) => void): Endpoint {
  const handshake = handshakeEra(registry, report);
  let modern: Promise<ModernEra> | undefined;

  function answerEarlier(message: Asking, params: Received | undefined): Answer | Promise<Answer> {
    // The notifications clients send (initialized, cancelled, progress) change nothing here: a request is answered
    // before the next message is looked at.
    return message.kind === "notification" ? accepted : handshake(message.id, message.method, params ?? {});
  }

  async function answerModern(
    message: Asking,
    params: Received | undefined,
    headers: StandardHeaders | undefined,
  ): Promise<Answer> {
    // Loaded by the first request that needs it: the SDK takes longer to load than all the rest of the program.
    modern ??= import("./modern_era.ts").then((module) => module.openModernEra(registry, report));
    const answer = await (await modern).answer(message, params, headers);
    return answer === "earlier" ? answerEarlier(message, params) : answer;
  }

  return {
    answer(message, headers) {
      if (message.kind === "response") return accepted;
      const params = message.params ?? undefined;
      if (params !== undefined && !isObject(params)) {
        return message.kind === "request"
          ? { status: 200, text: errorText(message.id, codes.invalidParams, "params must be an object") }
          : accepted;
      }
      const modernAsked = (headers?.protocolVersion ?? "") >= modernVersion || claimsModern(params);
      return modernAsked ? answerModern(message, params, headers) : answerEarlier(message, params);
    },
  };
}

function claimsModern(params: Received | undefined): boolean {
  const meta = params?._meta;
  return isObject(meta) && Object.hasOwn(meta, versionKey);
}
