import * as apps from "@modelcontextprotocol/ext-apps/app-bridge";
import { CallToolRequestSchema } from "@modelcontextprotocol/core";
import type { HostRecord } from "./host_page.ts";

interface Schema {
  safeParse(
    value: unknown,
  ): { readonly success: boolean; readonly error?: unknown };
}

/** What each message may look like, by its method: the schemas ext-apps and the SDK ship. */
const schemas: Readonly<Record<string, Schema>> = {
  "ui/initialize": apps.McpUiInitializeRequestSchema,
  "ui/notifications/initialized": apps.McpUiInitializedNotificationSchema,
  "ui/notifications/size-changed": apps.McpUiSizeChangedNotificationSchema,
  "ui/message": apps.McpUiMessageRequestSchema,
  "ui/update-model-context": apps.McpUiUpdateModelContextRequestSchema,
  "ui/download-file": apps.McpUiDownloadFileRequestSchema,
  "ui/request-display-mode": apps.McpUiRequestDisplayModeRequestSchema,
  "tools/call": CallToolRequestSchema,
};

/**
 * Says what is wrong with the messages the view sent: not JSON-RPC 2.0, an unknown method, parameters that their
 * schema refuses, an answer to nothing. An empty list is a pass.
 */
export function faultsOf({ messages }: HostRecord): string[] {
  const asked = new Set<unknown>();
  const faults: string[] = [];
  for (const { from, message } of messages) {
    const record = message as Record<string, unknown> | null;
    if (from === "host") {
      if (typeof record === "object" && record !== null && "method" in record && "id" in record) asked.add(record.id);
      continue;
    }
    if (record === null) {
      faults.push("null");
      continue;
    }
    const shown = JSON.stringify(record).slice(0, 200);
    if (record.jsonrpc !== "2.0") faults.push(`not JSON-RPC 2.0: ${shown}`);
    if (typeof record.method !== "string") {
      if (!asked.has(record.id)) faults.push(`an answer to nothing: ${shown}`);
      continue;
    }
    const schema = schemas[record.method];
    if (schema === undefined) faults.push(`unknown method: ${shown}`);
    else if (!schema.safeParse(record).success) {
      faults.push(`refused by its schema: ${shown}`);
    }
  }
  return faults;
}
