import { fileURLToPath } from "node:url";
import type { BrowserContext, Frame, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import type { HostOptions, HostRecord } from "./host_page.ts";

/** The text of the report page. */
export const html: string = Deno.readTextFileSync(
  new URL("../../widget/analysis.html", import.meta.url),
);

/** The policy a host applies to a page that names no domains (MCP Apps 2026-01-26). */
export const defaultPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; media-src 'self' data:; connect-src 'none'; object-src 'none'; frame-src 'self'";

/** A report page open in a host. */
export interface OpenReport {
  readonly page: Page;
  readonly frame: Frame;
  /** Runs a function of the host page: `open`, `analyse`, `notify`, `sendRaw`, `teardown`. */
  host(name: string, ...args: readonly unknown[]): Promise<unknown>;
  record(): Promise<HostRecord>;
  /** Console errors, page errors and requests that left the machine; a sound report leaves it empty. */
  readonly faults: string[];
}

/** What a test may choose when it opens a report. */
export interface OpenChoice extends Omit<HostOptions, "sandbox"> {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
}

/** A browser, a host page and a sandbox page of another origin, all on loopback. */
export class Harness {
  readonly #context: BrowserContext;
  readonly #servers: readonly Deno.HttpServer<Deno.NetAddr>[];
  readonly #pages: Page[] = [];
  readonly #hosted: OpenReport[] = [];

  private constructor(
    context: BrowserContext,
    servers: readonly Deno.HttpServer<Deno.NetAddr>[],
  ) {
    this.#context = context;
    this.#servers = servers;
  }

  /**
   * @param upstream the address of the MCP server that the host's `/mcp` stands for, when a test needs one
   */
  static async start(upstream?: string): Promise<Harness> {
    const script = await bundle("host_page.ts");
    const quiet = { port: 0, onListen: () => {} };
    const host = Deno.serve({ ...quiet, hostname: "127.0.0.1" }, (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/mcp" && upstream !== undefined) {
        return forward(request, upstream);
      }
      if (pathname === "/host.js") {
        return new Response(script, {
          headers: { "content-type": "text/javascript", "cache-control": "max-age=600" },
        });
      }
      if (pathname === "/favicon.ico") {
        return new Response(null, { status: 204 });
      }
      const body = pathname === "/"
        ? `<!doctype html><meta charset="utf-8"><title>Host</title><body style="margin:0"><script src="/host.js"></script>`
        : html;
      return new Response(body, {
        headers: {
          "content-type": "text/html",
          ...(pathname === "/" ? {} : { "content-security-policy": defaultPolicy }),
        },
      });
    });
    const sandboxPage = await Deno.readTextFile(
      new URL("sandbox_page.html", import.meta.url),
    );
    const sandbox = Deno.serve(
      { ...quiet, hostname: "127.0.0.1" },
      () =>
        new Response(sandboxPage, {
          headers: {
            "content-type": "text/html",
            "content-security-policy": defaultPolicy,
          },
        }),
    );
    return new Harness(await (await launchBrowser()).newContext(), [host, sandbox]);
  }

  get #hostUrl(): string {
    return `http://localhost:${this.#servers[0]?.addr.port}/`;
  }

  async #newPage(
    choice: { readonly width?: number; readonly scheme?: "light" | "dark" },
    faults: string[],
  ): Promise<Page> {
    const page = await this.#context.newPage();
    await page.setViewportSize({ width: choice.width ?? 760, height: 600 });
    await page.emulateMedia({ colorScheme: choice.scheme ?? "light" });
    this.#pages.push(page);
    page.setDefaultTimeout(10_000);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        faults.push(`console: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
    page.on("request", (request) => {
      if (
        !/^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|about:)/.test(
          request.url(),
        )
      ) faults.push(`request: ${request.url()}`);
    });
    return page;
  }

  /** Opens the report in a real MCP Apps host. Without `html` in the choice the page comes from the server. */
  async open(choice: OpenChoice = {}): Promise<OpenReport> {
    const { width, scheme, ...options } = choice;
    const faults: string[] = [];
    const page = await this.#newPage({
      ...(width === undefined ? {} : { width }),
      ...(scheme === undefined ? {} : { scheme }),
    }, faults);
    await page.goto(this.#hostUrl);
    const host = (
      name: string,
      ...args: readonly unknown[]
    ): Promise<unknown> =>
      page.evaluate(([called, values]) => {
        const functions = Reflect.get(globalThis, "host") as Record<
          string,
          (...args: readonly unknown[]) => unknown
        >;
        return functions[called]?.(...values);
      }, [name, args] as const);
    await host("open", {
      sandbox: `http://127.0.0.1:${this.#servers[1]?.addr.port}/sandbox`,
      ...options,
    });
    const frame = page.frames().find((candidate) => candidate.parentFrame()?.parentFrame());
    if (frame === undefined) throw new Error("The host shows no report");
    const report: OpenReport = {
      page,
      frame,
      host,
      record: async () => await page.evaluate(() => (Reflect.get(globalThis, "host") as { record: HostRecord }).record),
      faults,
    };
    this.#hosted.push(report);
    return report;
  }

  /** Opens the report as ChatGPT does with `window.openai` alone: no host answers its messages. */
  async openInChatGpt(
    globals: Record<string, unknown>,
    choice: { readonly width?: number; readonly scheme?: "light" | "dark"; readonly clock?: boolean } = {},
  ): Promise<OpenReport> {
    const faults: string[] = [];
    const page = await this.#newPage(choice, faults);
    if (choice.clock) await page.clock.install();
    await page.addInitScript(playChatGpt, globals);
    await page.goto(`${this.#hostUrl}report`);
    const calls = async (): Promise<HostRecord> =>
      await page.evaluate(() => (Reflect.get(globalThis, "chatGpt") as { record: HostRecord }).record);
    return {
      page,
      frame: page.mainFrame(),
      host: () => Promise.reject(new Error("There is no bridge")),
      record: calls,
      faults,
    };
  }

  /** Opens the report with nobody around it. */
  async openAlone(): Promise<OpenReport> {
    const faults: string[] = [];
    const page = await this.#newPage({}, faults);
    await page.goto(`${this.#hostUrl}report`);
    const none = (): Promise<never> => Promise.reject(new Error("There is no host"));
    return { page, frame: page.mainFrame(), host: none, record: none, faults };
  }

  /** What the hosts of the reports that are open have seen. */
  async records(): Promise<HostRecord[]> {
    return await Promise.all(this.#hosted.map((report) => report.record()));
  }

  /** Closes every page that was opened. */
  async closePages(): Promise<void> {
    this.#hosted.length = 0;
    await Promise.all(this.#pages.splice(0).map((page) => page.close()));
  }

  async stop(): Promise<void> {
    await this.#context.browser()?.close();
    await Promise.all(this.#servers.map((server) => server.shutdown()));
  }
}

/** Sets `window.openai` up in the page: the globals as given, and functions that record their calls. */
function playChatGpt(given: Record<string, unknown>): void {
  const record = {
    messages: [],
    heights: [] as unknown[],
    asked: [] as unknown[],
    downloads: [],
    contexts: [] as unknown[],
    calls: [] as unknown[],
    modes: [] as unknown[],
  };
  const { answer, functions, ...globals } = given;
  const offered: Record<string, unknown> = {
    callTool: (name: string, args: unknown) => {
      record.calls.push({ name, arguments: args });
      return answer === undefined ? Promise.reject(new Error("Rate limit exceeded")) : Promise.resolve(answer);
    },
    sendFollowUpMessage: (params: unknown) => Promise.resolve(record.asked.push(params)),
    setWidgetState: (state: unknown) => Promise.resolve(record.contexts.push(state)),
    requestDisplayMode: (params: { mode: string }) => Promise.resolve((record.modes.push(params), params)),
    notifyIntrinsicHeight: (height: unknown) => record.heights.push(height),
  };
  const names = (functions as string[] | undefined) ?? Object.keys(offered);
  const openai: Record<string, unknown> = {
    ...globals,
    ...Object.fromEntries(names.map((name) => [name, offered[name]])),
  };
  const set = (change: Record<string, unknown>): void => {
    Object.assign(openai, change);
    dispatchEvent(
      new CustomEvent("openai:set_globals", { detail: { globals: change } }),
    );
  };
  Object.assign(globalThis, { openai, chatGpt: { record, set } });
}

async function forward(request: Request, upstream: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ["origin", "host", "content-length"]) headers.delete(name);
  const body = request.method === "POST" ? await request.text() : null;
  return await fetch(upstream, { method: request.method, headers, body });
}

/** Bundles a browser script of this folder; the result is kept while its source and the packages do not change. */
async function bundle(name: string): Promise<string> {
  const source = new URL(name, import.meta.url);
  const config = new URL("../deno.json", import.meta.url);
  const cache = new URL("../../.cache/widget/", import.meta.url);
  const kept = new URL(`${name}.js`, cache);
  const changed = await Promise.all([source, config, kept].map(async (url) => {
    const file = await Deno.stat(url).catch(() => undefined);
    return file?.mtime?.getTime() ?? 0;
  }));
  if (changed.indexOf(Math.max(...changed)) === 2) return await Deno.readTextFile(kept);
  await Deno.mkdir(cache, { recursive: true });
  const draft = new URL(`${name}.${crypto.randomUUID()}.js`, cache);
  const run = await new Deno.Command(Deno.execPath(), {
    args: [
      "bundle",
      "--quiet",
      "--minify",
      "--config",
      fileURLToPath(config),
      "--platform",
      "browser",
      "-o",
      fileURLToPath(draft),
      fileURLToPath(source),
    ],
  }).output();
  if (!run.success) {
    throw new Error(
      `The host page does not bundle: ${new TextDecoder().decode(run.stderr)}`,
    );
  }
  await Deno.rename(draft, kept);
  return await Deno.readTextFile(kept);
}
