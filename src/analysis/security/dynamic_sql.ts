import { Parser } from "../../sql/parser/parser.ts";
import { parseScript } from "../../sql/parser/statement/script.ts";
import type { ParseResult } from "../../sql/mod.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { tokenize } from "../../sql/lexer.ts";
import { type Finding, rankOf, type Severity } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";
import { type FoldedText, foldText, isSpelledByOnes } from "./text_folding.ts";

/** How deep dynamic SQL inside dynamic SQL is read. */
const deepest = 2;

/** Most constants of dynamic SQL that are read in one text, and their greatest length in all. */
const mostTexts = 20;
const longestTexts = 20_000;

/** What scans the text of dynamic SQL. */
export type ScanText = (parsed: ParseResult, depth: number) => Finding[];

/**
 * Looks for text that is run as SQL: joined with input, spelled in codes, or itself an attack. `scanText` reads
 * constant text; the findings in it are told at the place of the statement that runs it.
 */
export function findDynamicSql(reading: Reading, scanText: ScanText): Finding[] {
  const found: Finding[] = [];
  let texts = 0;
  let length = 0;
  const add = (index: number, severity: Severity, description: string) =>
    found.push({ severity, pattern: "dangerous_function", description, offset: reading.start(index) });
  for (let i = 0; i < reading.count; i++) {
    const run = runAt(reading, i);
    if (run === undefined) continue;
    const folded = foldText(reading, run.start, run.end);
    const what = reading.tokens.sql.slice(reading.start(i), reading.end(Math.min(run.named, reading.count - 1)));
    judge(reading, i, run, folded, what, add);
    const at = i;
    i = Math.max(i, Math.min(run.end, reading.count) - 1);
    const content = folded.text;
    if (folded.inputs.length > 0 && !folded.spelled || content.length < 8 || reading.depth >= deepest) continue;
    if (++texts > mostTexts || (length += content.length) > longestTexts) continue;
    for (const inner of scanText(parseText(content, reading.dialect), reading.depth + 1)) {
      if (rankOf(inner.severity) < rankOf("MEDIUM")) continue;
      found.push({ ...inner, description: `${inner.description} (in dynamic SQL)`, offset: reading.start(at) });
    }
  }
  findEncodedScript(reading, add);
  return found;
}

/** What runs text: tokens `start` to `end` hold the text, `named` ends the words that run it. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly named: number;
}

/** The text that the words at token `index` run, where they do. */
function runAt(reading: Reading, index: number): Run | undefined {
  const word = reading.word(index);
  if (word === "EXEC" || word === "EXECUTE") {
    const next = reading.word(index + 1);
    if (next === "(") {
      return { start: index + 2, end: Math.min(reading.closing(index + 1), reading.count), named: index };
    }
    if (next === "IMMEDIATE") return { start: index + 2, end: endOf(reading, index + 2), named: index + 1 };
    if (reading.string(index + 1) !== undefined) {
      return { start: index + 1, end: endOf(reading, index + 1), named: index };
    }
    return undefined;
  }
  if (word === "DO" && reading.string(index + 1) !== undefined) {
    return { start: index + 1, end: index + 2, named: index };
  }
  if (reading.name(index) === "SP_EXECUTESQL") {
    const end = endOf(reading, index + 1);
    return { start: index + 1, end: commaBetween(reading, index + 1, end), named: index };
  }
  if (word === "FROM" && reading.word(index - 2) === "PREPARE") {
    return { start: index + 1, end: endOf(reading, index + 1), named: index };
  }
  return undefined;
}

function endOf(reading: Reading, start: number): number {
  for (let i = start; i < Math.min(reading.count, start + 4000); i++) {
    const word = reading.word(i);
    if (word === "(") i = reading.closing(i);
    else if (/^(?:;|INTO|USING|LOOP|END|GO|BULK|RETURNING|\))$/.test(word)) return i;
    else if (i > start && reading.breaksBefore(i) && word !== "" && /^[A-Z]/.test(word)) return i;
  }
  return Math.min(reading.count, start + 4000);
}

function commaBetween(reading: Reading, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    const word = reading.word(i);
    if (word === "(") i = reading.closing(i);
    else if (word === ",") return i;
  }
  return end;
}

type Add = (index: number, severity: Severity, description: string) => void;

/** Text before an input that a value is put into: an open quote, a comparison, a list. */
const opensValue = /(?:'%?|=\s*|<\s*|>\s*|\blike\s+|\bwhere\s+|\band\s+|\bor\s+|\border by\s+)$/i;

/** Text before an input that a name is put into. */
const opensName =
  /(?:\b(?:table|view|index|sequence|schema|database|user|role|from|into|join|update|on|to|partition|constraint|column|trigger|procedure|function|tablespace|exists|add|drop|by|alter|truncate|session|set|in|login|select|only|call|profile|grant|type)\s+["`\[]?|\.["`\[]?)$/i;

function judge(reading: Reading, index: number, run: Run, folded: FoldedText, what: string, add: Add): void {
  const { inputs, text, spelled } = folded;
  if (spelled) return add(index, "HIGH", `Text spelled in character codes run as SQL: ${what}`);
  if (reading.hostile) return add(index, "HIGH", `Text run as SQL: ${what}`);
  if (inputs.length === 0) return;
  const joined = run.end - run.start > 1 && text !== "";
  if (joined && inputs.some((before) => opensValue.test(before) && !opensName.test(before))) {
    return add(index, "MEDIUM", `SQL joined with a value and run: ${what}`);
  }
  const { statements, procedural } = outlineOf(reading);
  const lone = statements.length === 1 && procedural[index] !== 1 && run.end - run.start === 1;
  const direct = what.toUpperCase() === "EXEC" || what.toUpperCase() === "EXECUTE";
  add(index, lone && direct ? "MEDIUM" : "LOW", `Text run as SQL: ${what}`);
}

/** `DECLARE @s … SET @s = 0x… EXEC(@s)`: a script whose text is spelled in digits or character codes. */
function findEncodedScript(reading: Reading, add: Add): void {
  let runs = -1;
  for (let i = 0; i < reading.count && runs < 0; i++) {
    const word = reading.word(i);
    const text = (word === "EXEC" || word === "EXECUTE") &&
      (reading.text(i + 1).startsWith("@") || reading.text(i + 2).startsWith("@"));
    if (text || reading.name(i) === "SP_EXECUTESQL" || (word === "FROM" && reading.word(i - 2) === "PREPARE")) runs = i;
  }
  if (runs < 0) return;
  if (isSpelledByOnes(reading, 0, reading.count)) {
    return add(runs, "HIGH", "Text spelled in character codes run as SQL");
  }
  for (let i = 0; i < reading.count; i++) {
    if (!/^0x(?:[0-9a-f]{2}){8,}$/i.test(reading.text(i))) continue;
    const { text } = foldText(reading, i, i + 1);
    if (/\b(?:select|insert|update|delete|drop|declare|exec|waitfor|create|alter|union)\b/i.test(text)) {
      return add(runs, "HIGH", "Text spelled in hexadecimal digits run as SQL");
    }
  }
}

/** Reads a text with our own grammar alone. */
function parseText(sql: string, dialect: Dialect): ParseResult {
  const tokens = tokenize(sql, dialect);
  const message = "not valid";
  if (tokens.fault !== undefined || tokens.count === 0) {
    return { dialect, tokens, statements: [], tree: false, error: { message } };
  }
  const parser = new Parser(tokens, dialect);
  const statements = parseScript(parser);
  if (!parser.failed) return { dialect, tokens, statements, tree: true };
  return { dialect, tokens, statements: [], tree: false, error: { message } };
}
