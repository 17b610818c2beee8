import { codes, type Received } from "../jsonrpc.ts";
import { widgetContent, widgetEntry, widgetUri } from "./apps.ts";
import { failure, type Method, type Outcome, success } from "./method.ts";
import { prepare } from "./prepared.ts";
import { dialectsText, findRule, ruleIds, rulesText, ruleText } from "./rules.ts";

const markdown = "text/markdown";

/** The template of the rules' addresses; its `id` can be completed. */
export const ruleTemplateUri = "gosqlx://rules/{id}";
const ruleUriPrefix = "gosqlx://rules/";

const entries: readonly Received[] = [
  widgetEntry,
  {
    uri: "gosqlx://rules",
    name: "rules",
    title: "Rules",
    description: "Every lint rule and security pattern, with its severity and what it says",
    mimeType: markdown,
  },
  {
    uri: "gosqlx://dialects",
    name: "dialects",
    title: "Dialects",
    description: "The SQL dialects that the tools know",
    mimeType: markdown,
  },
];

const templates: readonly Received[] = [{
  uriTemplate: ruleTemplateUri,
  name: "rule",
  title: "Rule",
  description: "One lint rule (L001 …) or security pattern (tautology …) with a bad and a good example",
  mimeType: markdown,
}];

/** The `resources/*` methods: the report page, the rules and the dialects. */
export function resourceMethods(): readonly (readonly [string, Method])[] {
  const list = success({ resources: prepare(entries) });
  const templateList = success({ resourceTemplates: prepare(templates) });
  const texts = new Map<string, Outcome>([
    [widgetUri, contents(widgetContent)],
    ["gosqlx://rules", contents({ uri: "gosqlx://rules", mimeType: markdown, text: rulesText() })],
    ["gosqlx://dialects", contents({ uri: "gosqlx://dialects", mimeType: markdown, text: dialectsText() })],
  ]);
  return [
    ["resources/list", (params) => onlyPage(params) ?? list],
    ["resources/templates/list", (params) => onlyPage(params) ?? templateList],
    ["resources/read", ({ uri }) => {
      if (typeof uri !== "string") return failure(codes.invalidParams, "resources/read needs the uri of a resource");
      return texts.get(uri) ?? readRule(uri);
    }],
  ];
}

/**
 * Every list here is one page, and no cursor was ever given out.
 *
 * @returns an error where a cursor was sent
 */
export function onlyPage(params: Received): Outcome | undefined {
  return params.cursor === undefined || params.cursor === null
    ? undefined
    : failure(codes.invalidParams, "Unknown cursor: lists have one page");
}

function readRule(uri: string): Outcome {
  const rule = uri.startsWith(ruleUriPrefix) ? findRule(uri.slice(ruleUriPrefix.length)) : undefined;
  if (rule !== undefined) return contents({ uri, mimeType: markdown, text: ruleText(rule) });
  const hint = uri.startsWith(ruleUriPrefix) ? `; the rules are ${ruleIds.join(", ")}` : "";
  return failure(codes.invalidParams, `Resource not found${hint}`, { uri });
}

function contents(content: Received): Outcome {
  return success({ contents: prepare([content]) });
}
