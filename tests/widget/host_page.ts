/// <reference lib="dom" />
/**
 * The script of the host page: a real MCP Apps host made of `AppBridge`, driven by the tests through
 * `globalThis.host`. It runs in the browser, bundled by `harness.ts`.
 */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  AppBridge,
  getToolUiResourceUri,
  type McpUiHostCapabilities,
  type McpUiHostContext,
  type McpUiResourcePermissions,
  PostMessageTransport,
} from "@modelcontextprotocol/ext-apps/app-bridge";

/** What a test asks of the host. */
export interface HostOptions {
  /** The page to show; left out, it is read from the server at `/mcp`. */
  readonly html?: string;
  readonly sandbox: string;
  readonly capabilities?: McpUiHostCapabilities;
  readonly context?: McpUiHostContext;
  readonly permissions?: McpUiResourcePermissions;
  /** What `tools/call` from the view is answered with, by tool name; left out, the server is asked. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Make the host refuse messages, downloads and changes of display mode. */
  readonly refuses?: boolean;
}

/** Everything the host saw, for the tests to read. */
export interface HostRecord {
  readonly messages: {
    readonly from: "view" | "host";
    readonly message: unknown;
  }[];
  readonly heights: number[];
  readonly asked: unknown[];
  readonly downloads: unknown[];
  readonly contexts: unknown[];
  readonly calls: unknown[];
}

const record: HostRecord = {
  messages: [],
  heights: [],
  asked: [],
  downloads: [],
  contexts: [],
  calls: [],
};
const answer = (value: unknown): never => value as never;
let bridge: AppBridge | undefined;
let client: Client | undefined;

async function connectClient(): Promise<Client> {
  const made = new Client({ name: "widget-host", version: "1.0.0" }, {
    capabilities: {
      extensions: {
        "io.modelcontextprotocol/ui": {
          mimeTypes: ["text/html;profile=mcp-app"],
        },
      },
    },
  });
  await made.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", location.href)),
  );
  return made;
}

async function readPage(
  from: Client,
): Promise<
  { html: string; permissions: McpUiResourcePermissions | undefined }
> {
  const { tools } = await from.listTools();
  const tool = tools.find(({ name }) => name === "analyze_sql");
  const uri = tool === undefined ? undefined : getToolUiResourceUri(tool);
  if (uri === undefined) throw new Error("analyze_sql names no page");
  const [content] = (await from.readResource({ uri })).contents;
  if (content === undefined || !("text" in content)) {
    throw new Error("The page has no text");
  }
  const ui = content._meta?.["ui"] as
    | { permissions?: McpUiResourcePermissions }
    | undefined;
  return { html: String(content.text), permissions: ui?.permissions };
}

async function open(options: HostOptions): Promise<void> {
  const frame = document.createElement("iframe");
  // A frame that starts tiny shows whether the view reports its height by itself.
  frame.style.cssText = "display:block;width:100%;height:0;border:0";
  if (options.permissions?.clipboardWrite) frame.allow = "clipboard-write *";
  document.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) throw new Error("The frame has no window");
  const ready = new Promise<void>((resolve) => {
    addEventListener("message", (event) => {
      if (event.source !== view) return;
      if (event.data?.method === "ui/notifications/sandbox-proxy-ready") {
        resolve();
      } else record.messages.push({ from: "view", message: event.data });
    });
  });
  frame.src = `${options.sandbox}?host=${encodeURIComponent(location.origin)}`;
  await ready;

  if (options.html === undefined || options.answers === undefined) {
    client = await connectClient();
  }
  const page = options.html === undefined && client !== undefined ? await readPage(client) : undefined;
  const made = new AppBridge(
    options.answers === undefined ? client ?? null : null,
    { name: "widget-host", version: "1.0.0" },
    options.capabilities ?? {},
    {
      ...(options.context === undefined ? {} : { hostContext: options.context }),
    },
  );
  bridge = made;
  const refused = options.refuses ? { isError: true } : {};
  made.onsizechange = ({ height }) => {
    if (height === undefined) return;
    record.heights.push(height);
    frame.style.height = `${height}px`;
  };
  made.onmessage = (params) => Promise.resolve(answer((record.asked.push(params), refused)));
  made.ondownloadfile = (params) => Promise.resolve(answer((record.downloads.push(params), refused)));
  made.onupdatemodelcontext = (params) => Promise.resolve(answer((record.contexts.push(params), {})));
  made.onrequestdisplaymode = ({ mode }) => Promise.resolve({ mode: options.refuses ? "inline" : mode });
  const { answers } = options;
  if (answers !== undefined) {
    made.oncalltool = (params) => {
      record.calls.push(params);
      const found = answers[params.name];
      return found === undefined
        ? Promise.reject(
          new Error("Rate limit exceeded. Try again in 7 seconds."),
        )
        : Promise.resolve(answer(found));
    };
  }
  const initialized = new Promise<void>((resolve) => made.oninitialized = () => resolve());
  const transport = new PostMessageTransport(view, view);
  const send = transport.send.bind(transport);
  transport.send = (message, sendOptions) => {
    record.messages.push({ from: "host", message });
    return send(message, sendOptions);
  };
  await made.connect(transport);
  await made.sendSandboxResourceReady({
    html: options.html ?? page?.html ?? "",
    permissions: options.permissions ?? page?.permissions ?? {},
  });
  await initialized;
}

/** Does what a host does when the model calls the tool: input, call, result. */
async function analyse(args: Record<string, unknown>): Promise<void> {
  if (bridge === undefined || client === undefined) {
    throw new Error("The host is not connected to a server");
  }
  await bridge.sendToolInput({ arguments: args });
  await bridge.sendToolResult(
    answer(await client.callTool({ name: "analyze_sql", arguments: args })),
  );
}

/** Sends the view a notification through the bridge. */
async function notify(
  kind: "input" | "partial" | "result" | "cancelled" | "context",
  params: unknown,
): Promise<void> {
  if (bridge === undefined) throw new Error("No view is open");
  switch (kind) {
    case "input":
      return await bridge.sendToolInput({ arguments: answer(params) });
    case "partial":
      return await bridge.sendToolInputPartial({ arguments: answer(params) });
    case "result":
      return await bridge.sendToolResult(answer(params));
    case "cancelled":
      return await bridge.sendToolCancelled(answer(params));
    case "context":
      return bridge.setHostContext(answer(params));
  }
}

/** Sends the view a message as it stands, past every check of the bridge. */
function sendRaw(message: unknown): void {
  record.messages.push({ from: "host", message });
  document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
}

async function teardown(): Promise<unknown> {
  return await bridge?.teardownResource({});
}

Object.assign(globalThis, {
  host: { open, analyse, notify, sendRaw, teardown, record },
});
