import type { DialectName } from "../src/sql/dialect.ts";
import { dialectNames } from "../src/sql/dialect.ts";

/** One labelled statement of a corpus folder (`DIALECT.jsonl`, a JSON object a line). */
export interface LabelledStatement {
  readonly sql: string;
  readonly valid: boolean;
  readonly kind?: string;
  readonly mutation?: string;
  readonly source?: string;
  readonly tables?: readonly string[];
  readonly functions?: readonly string[];
}

/** The labelled statements of `folder` for `dialect`; empty where there is no such file. */
export function readCorpus(folder: string, dialect: DialectName): LabelledStatement[] {
  let text: string;
  try {
    text = Deno.readTextFileSync(`${folder}/${dialect}.jsonl`);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
  return text.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}

/** The dialects that `folder` has a file for. */
export function corpusDialects(folder: string): DialectName[] {
  return dialectNames.filter((name) => readCorpus(folder, name).length > 0);
}

/** Kinds that are queries and DML. */
export const queryKinds: ReadonlySet<string> = new Set([
  "select_statement",
  "set_expression",
  "with_compound_statement",
  "insert_statement",
  "update_statement",
  "delete_statement",
  "merge_statement",
]);

/** A short name for a statement of a corpus that does not repeat it: 12 hexadecimal digits. */
export async function statementId(dialect: DialectName, sql: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${dialect}\n${sql}`));
  return [...new Uint8Array(digest)].slice(0, 6).map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
