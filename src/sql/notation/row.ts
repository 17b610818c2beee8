import { textOf, word } from "../vocabulary.ts";
import { isFault, type NotationFault, readSyntax, type Syntax } from "./syntax.ts";

/** A statement's row, read. */
export interface Row {
  readonly text: string;
  /** The statement's type where the row names it: `Grant: GRANT …`. */
  readonly type: string | undefined;
  readonly syntax: Syntax;
  /** The words that always lead the statement: "CREATE POLICY" for `CREATE [OR REPLACE] POLICY <name>`. */
  readonly lead: string;
  /** Vocabulary numbers of the words that may stand first. */
  readonly first: readonly number[];
  /**
   * What must follow the first word, each maybe behind optional parts: numbers of words and symbols of which one
   * stands there. It ends where that is no longer known.
   */
  readonly anchors: readonly (readonly number[])[];
}

/** Stands between the rows of a parent and those of its child. */
export const boundary = "-";

/**
 * A dialect's rows on top of those of the dialect it descends from. A row takes the place of all inherited rows
 * with the same leading words (optional parts left out); `- CREATE POLICY` takes away the inherited rows that begin
 * so. Rules go by name: an own rule replaces the inherited one.
 *
 * @example
 * ```ts
 * const rows = inherit(["DROP ROLE <name>", "CREATE POLICY <name>"], ["DROP ROLE [IF EXISTS] <name>", "- CREATE"]);
 * ```
 */
export function inherit(inherited: readonly string[], own: readonly string[]): readonly string[] {
  return [...inherited, boundary, ...own];
}

const typePattern = /^\s*([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)\s*:/;
const removalPattern = /^\s*-\s*([A-Z_][A-Z0-9_$ ]*?)\s*$/;
const headPattern = /^\s*(?:-|[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*\s*:)?\s*([A-Z_][A-Z0-9_$]*)(?![a-z])/;

/** The first word of a row or removal without reading the rest; undefined where it does not begin with just one. */
export function firstWord(text: string): string | undefined {
  return headPattern.exec(text)?.[1];
}

/**
 * Takes what rows inherit into account: own rows take the place of inherited ones, removals take them away. `read`
 * gives the row of a text, or undefined for one that cannot be read.
 */
export function mergeRows(texts: readonly string[], read: (text: string) => Row | undefined): Row[] {
  let inherited: Row[] = [];
  let own: Row[] = [];
  let removals: string[] = [];
  for (const text of texts) {
    const removed = removalPattern.exec(text)?.[1];
    const row = text === boundary || removed !== undefined ? undefined : read(text);
    if (row !== undefined) own.push(row);
    if (removed !== undefined) removals.push(removed.replaceAll(/\s+/g, " "));
    if (text !== boundary) continue;
    inherited = merged(inherited, own, removals);
    own = [];
    removals = [];
  }
  return merged(inherited, own, removals);
}

function merged(inherited: readonly Row[], own: readonly Row[], removals: readonly string[]): Row[] {
  if (inherited.length === 0) return [...own];
  const leads = new Set(own.map((row) => row.lead));
  const isRemoved = (row: Row) => removals.some((removal) => `${row.lead} `.startsWith(`${removal} `));
  const kept = inherited.filter((row) => !leads.has(row.lead) && !isRemoved(row));
  return [...kept, ...own];
}

/** Reads one row. */
export function readRow(text: string): Row | NotationFault {
  const prefix = typePattern.exec(text);
  const syntax = readSyntax(text, prefix?.[0].length ?? 0);
  if (isFault(syntax)) return syntax;
  const first = startingWords(syntax);
  if (first === undefined) return { at: prefix?.[0].length ?? 0, message: "a statement begins with a word" };
  const items = syntax.kind === "sequence" ? syntax.items : [syntax];
  const lead = leadOf(items);
  const anchors = items[0]?.kind === "word" ? anchorsOf(items.slice(1)) : [];
  return { text, type: prefix?.[1], syntax, lead, first, anchors };
}

/** The words with which `syntax` can begin; undefined where it can begin with anything else. */
function startingWords(syntax: Syntax): number[] | undefined {
  switch (syntax.kind) {
    case "word":
      return syntax.letters ? [syntax.word] : undefined;
    case "hole":
      return undefined;
    case "optional":
    case "repeated":
      return startingWords(syntax.item);
    case "choice":
    case "any_order":
      return union(syntax.items.map(startingWords));
    case "sequence": {
      const found: (number[] | undefined)[] = [];
      for (const item of syntax.items) {
        found.push(startingWords(item));
        if (item.kind !== "optional") break;
      }
      return union(found);
    }
  }
}

function union(lists: readonly (readonly number[] | undefined)[]): number[] | undefined {
  const result: number[] = [];
  for (const list of lists) {
    if (list === undefined) return undefined;
    result.push(...list);
  }
  return result;
}

function anchorsOf(items: readonly Syntax[]): number[][] {
  const anchors: number[][] = [];
  for (const item of items) {
    if (item.kind === "optional") continue;
    const words = mandatoryWords(item);
    if (words === undefined) break;
    anchors.push(words);
  }
  return anchors;
}

/** Words and symbols of which one must stand in `item`, behind optional parts of it; undefined for unknown. */
function mandatoryWords(item: Syntax): number[] | undefined {
  switch (item.kind) {
    case "hole":
    case "optional":
      return undefined;
    case "word":
      return [item.word];
    case "sequence": {
      const first = item.items.find((item) => item.kind !== "optional");
      return first === undefined ? undefined : mandatoryWords(first);
    }
    case "repeated":
      return mandatoryWords(item.item);
    case "choice":
    case "any_order":
      return union(item.items.map(mandatoryWords));
  }
}

function leadOf(items: readonly Syntax[]): string {
  const texts: string[] = [];
  for (const item of items) {
    if (item.kind === "optional") continue;
    const text = leadText(item);
    if (text === undefined) break;
    texts.push(text);
  }
  return texts.join(" ");
}

function leadText(item: Syntax): string | undefined {
  if (item.kind === "word") return item.letters ? textOf(item.word) : undefined;
  if (item.kind !== "choice") return undefined;
  const texts: string[] = [];
  for (const alternative of item.items) {
    if (alternative.kind !== "word" || !alternative.letters) return undefined;
    texts.push(textOf(alternative.word));
  }
  return `{${texts.sort().join("|")}}`;
}

const CREATE = word("CREATE");
/** Words behind an object's kind that do not belong to its name: CREATE USER MAPPING FOR. */
const particles = new Set(["FOR", "ON", "IN", "TO", "FROM", "AS", "WITH", "BY", "OF", "IF", "USING"]);

function titleCase(word: string): string {
  return word.split("_").map((part) => part.charAt(0) + part.slice(1).toLowerCase()).join("");
}

/**
 * The type of a statement that matched `row`: the row's own where it names one; "CreateMaskingPolicy" for CREATE, by
 * the words that always lead it; "Alter", "Grant" … by the first word for all others. `words` are the statement's
 * vocabulary numbers.
 */
export function statementType(row: Row, words: Uint16Array): string {
  if (row.type !== undefined) return row.type;
  const first = words[0] ?? 0;
  if (first !== CREATE) return titleCase(textOf(first));
  const object: string[] = [];
  for (const text of row.lead.split(" ").slice(1)) {
    if (particles.has(text) || text.startsWith("{")) break;
    object.push(text);
  }
  if (object.length === 0) {
    const chosen = words.find((word) => row.anchors[0]?.includes(word) ?? false);
    if (chosen !== undefined) object.push(textOf(chosen));
  }
  return `Create${object.map(titleCase).join("")}`;
}
