import html from "../../widget/analysis.html" with { type: "text" };
import type { Received } from "../jsonrpc.ts";
import type { Tool } from "../tools/tool.ts";

/**
 * Address of the report page. ChatGPT caches pages by address: the number goes up whenever the page can no longer
 * draw older results.
 */
export const widgetUri = "ui://gosqlx/analysis-v1.html";

/** The media type by which MCP Apps hosts know a page they may render (ext-apps 2026-01-26). */
const widgetMimeType = "text/html;profile=mcp-app";

const widgetDescription =
  "Interactive GoSQLX analysis report: validity, statements, tables and columns, security findings, lint violations " +
  "and formatted SQL";

/**
 * The `_meta` of the report page, on its list entry and on its content. The empty lists of domains are the policy:
 * the page loads nothing and calls nobody. The `openai/` keys say the same to ChatGPT builds that know no others.
 */
const widgetMeta: Received = {
  ui: {
    csp: { connectDomains: [], resourceDomains: [] },
    prefersBorder: true,
    permissions: { clipboardWrite: {} },
  },
  "openai/widgetCSP": { connect_domains: [], resource_domains: [] },
  "openai/widgetPrefersBorder": true,
  "openai/widgetDescription": widgetDescription,
};

/** The report page as `resources/list` names it. */
export const widgetEntry: Received = {
  uri: widgetUri,
  name: "gosqlx_analysis_report",
  title: "GoSQLX analysis report",
  description: widgetDescription,
  mimeType: widgetMimeType,
  _meta: widgetMeta,
};

/** The report page as `resources/read` gives it. */
export const widgetContent: Received = { uri: widgetUri, mimeType: widgetMimeType, text: html, _meta: widgetMeta };

/**
 * The `_meta` of a tool: the status lines ChatGPT shows, that no sign-in is needed where that is so, and for
 * `analyze_sql` the page that draws its result.
 *
 * @param open whether the server takes requests without a token
 */
export function toolMeta(tool: Tool, open: boolean): Received {
  return {
    ...(tool.name === "analyze_sql"
      ? {
        // The deprecated flat key "ui/resourceUri" is left out on purpose.
        ui: { resourceUri: widgetUri, visibility: ["model", "app"] },
        "openai/outputTemplate": widgetUri,
        "openai/widgetAccessible": true,
      }
      : {}),
    "openai/toolInvocation/invoking": tool.invoking,
    "openai/toolInvocation/invoked": tool.invoked,
    ...(open ? { securitySchemes: [{ type: "noauth" }] } : {}),
  };
}
