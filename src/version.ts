import manifest from "../deno.json" with { type: "json" };

/** The version this program reports everywhere, as deno.json has it. */
export const version: string = manifest.version;
