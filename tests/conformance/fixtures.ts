import { codes, isObject, type Received } from "../../src/jsonrpc.ts";
import { failure, type Method, type Outcome, type Registry, success } from "../../src/mcp/method.ts";

/** A PNG of one red pixel, and a WAV file without a sample. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

const text = (value: string) => ({ type: "text", text: value });
const image = { type: "image", data: png, mimeType: "image/png" };
const resource = (uri: string, mimeType: string, value: string) => ({
  type: "resource",
  resource: { uri, mimeType, text: value },
});
const content = (...parts: readonly Received[]) => success({ content: parts });

const schema2020 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

/** The tools the suites call, by name, and what each answers. */
const tools: Readonly<Record<string, { readonly inputSchema?: Received; readonly outcome: Outcome }>> = {
  test_simple_text: { outcome: content(text("This is a simple text response for testing.")) },
  test_image_content: { outcome: content(image) },
  test_audio_content: { outcome: content({ type: "audio", data: wav, mimeType: "audio/wav" }) },
  test_embedded_resource: {
    outcome: content(resource("test://embedded-resource", "text/plain", "This is an embedded resource content.")),
  },
  test_multiple_content_types: {
    outcome: content(
      text("Multiple content types test:"),
      image,
      resource("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ),
  },
  test_error_handling: {
    outcome: success({ content: [text("This tool intentionally returns an error for testing")], isError: true }),
  },
  test_missing_capability: {
    outcome: failure(-32021, "Missing required client capability", { requiredCapabilities: { sampling: {} } }),
  },
  test_logging_tool: { outcome: content(text("done")) },
  json_schema_2020_12_tool: { inputSchema: schema2020, outcome: content(text("ok")) },
};

const user = (part: Received) => ({ role: "user", content: part });

/** The prompts the suites ask for, by name, and what each writes. */
const prompts: Readonly<
  Record<string, { readonly arguments?: readonly string[]; write(args: Received): readonly Received[] }>
> = {
  test_simple_prompt: { write: () => [user(text("This is a simple prompt for testing."))] },
  test_prompt_with_arguments: {
    arguments: ["arg1", "arg2"],
    write: ({ arg1, arg2 }) => [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
  },
  test_prompt_with_embedded_resource: {
    arguments: ["resourceUri"],
    write: ({ resourceUri }) => [
      user(resource(String(resourceUri), "text/plain", "Embedded resource content for testing.")),
      user(text("Please process the embedded resource above.")),
    ],
  },
  test_prompt_with_image: { write: () => [user(image), user(text("Please analyze the image above."))] },
};

const readResource: Method = ({ uri }) => {
  if (uri === "test://static-text") {
    const body = "This is the content of the static text resource.";
    return success({ contents: [{ uri, mimeType: "text/plain", text: body }] });
  }
  if (uri === "test://static-binary") return success({ contents: [{ uri, mimeType: "image/png", blob: png }] });
  const id = typeof uri === "string" ? /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1] : undefined;
  if (id === undefined) return failure(codes.invalidParams, "Resource not found", { uri });
  const body = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return success({ contents: [{ uri, mimeType: "application/json", text: body }] });
};

/** What the conformance suites expect a server under test to offer. The transport around it is the product's. */
export const fixtureRegistry: Registry = {
  instructions: "Fixtures of the conformance suites",
  capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
  methods: new Map<string, Method>([
    ["tools/list", () =>
      success({
        tools: Object.entries(tools).map(([name, { inputSchema = { type: "object" } }]) => ({
          name,
          description: `The fixture ${name}`,
          inputSchema,
        })),
      })],
    [
      "tools/call",
      ({ name }) =>
        (typeof name === "string" && Object.hasOwn(tools, name) ? tools[name]?.outcome : undefined) ??
          failure(codes.invalidParams, "Unknown tool"),
    ],
    ["resources/list", () =>
      success({
        resources: ["test://static-text", "test://static-binary"].map((uri) => ({ uri, name: uri.slice(7) })),
      })],
    [
      "resources/templates/list",
      () => success({ resourceTemplates: [{ uriTemplate: "test://template/{id}/data", name: "template" }] }),
    ],
    ["resources/read", readResource],
    ["prompts/list", () =>
      success({
        prompts: Object.entries(prompts).map(([name, prompt]) => ({
          name,
          description: `The fixture ${name}`,
          arguments: (prompt.arguments ?? []).map((argument) => ({
            name: argument,
            description: argument,
            required: true,
          })),
        })),
      })],
    ["prompts/get", ({ name, arguments: args }) => {
      const prompt = typeof name === "string" && Object.hasOwn(prompts, name) ? prompts[name] : undefined;
      return prompt === undefined
        ? failure(codes.invalidParams, "Unknown prompt")
        : success({ messages: prompt.write(isObject(args) ? args : {}) });
    }],
    ["completion/complete", () => success({ completion: { values: ["paris", "park"], total: 2, hasMore: false } })],
  ]),
};
