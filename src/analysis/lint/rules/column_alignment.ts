import { CLOSE, COMMA, OPEN } from "../../../sql/symbols.ts";
import { TokenKind } from "../../../sql/token.ts";
import { words } from "../../../sql/vocabulary.ts";
import type { Line, Rule } from "../rule.ts";

const { SELECT, FROM, WHERE, GROUP, HAVING, ORDER, LIMIT, UNION, EXCEPT, INTERSECT, INTO } = words(
  "SELECT",
  "FROM",
  "WHERE",
  "GROUP",
  "HAVING",
  "ORDER",
  "LIMIT",
  "UNION",
  "EXCEPT",
  "INTERSECT",
  "INTO",
); // deno-fmt-ignore

/** Words that end a SELECT list. */
const listEnds = new Set([FROM, WHERE, GROUP, HAVING, ORDER, LIMIT, UNION, EXCEPT, INTERSECT, INTO]);

/** The most usual of the lines' indents; of several the one seen first. */
function usualIndent(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const indent = line.indentEnd - line.start;
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  let usual = 0;
  let most = 0;
  for (const [indent, count] of counts) {
    if (count > most) [usual, most] = [indent, count];
  }
  return usual;
}

/** Items of a SELECT list that begin a line at another indent than most of the others; the first item does not count. */
export const columnAlignment: Rule = {
  id: "L006",
  name: "ColumnAlignment",
  severity: "info",
  summary: "The items of a SELECT list that begin lines share one indent",
  bad: "SELECT\n    id,\n    name,\n  email,\n    phone\nFROM users",
  good: "SELECT\n    id,\n    name,\n    email,\n    phone\nFROM users",
  standard: true,
  *check({ parsed, lines }) {
    // It takes two items that begin lines to differ, behind a first one.
    if (lines.length < 3) return;
    const { tokens } = parsed;
    const lineOf = new Map(lines.filter((line) => line.firstToken >= 0).map((line) => [line.firstToken, line]));
    /** SELECT lists that are open, by bracket depth, with the lines their items begin. */
    const open = new Map<number, Line[]>();
    let depth = 0;
    const closed: Line[][] = [];
    const close = (at: number) => {
      const items = open.get(at);
      if (items === undefined) return;
      closed.push(items);
      open.delete(at);
    };
    for (let i = 0; i < tokens.count; i++) {
      const word = tokens.word[i] ?? 0;
      const items = open.get(depth);
      const behindComma = i > 0 && tokens.word[i - 1] === COMMA;
      const line = lineOf.get(i);
      if (items !== undefined && line !== undefined && (word === COMMA || behindComma)) items.push(line);
      if (word === OPEN) depth++;
      else if (word === CLOSE) {
        close(depth);
        depth = Math.max(0, depth - 1);
      } else if (tokens.kind[i] === TokenKind.Word) {
        if (word === SELECT) {
          close(depth);
          open.set(depth, []);
        } else if (listEnds.has(word) && tokens.word[i - 1] !== COMMA) close(depth);
      }
    }
    for (const at of [...open.keys()]) close(at);
    for (const items of closed) {
      const usual = usualIndent(items);
      for (const line of items) {
        if (line.indentEnd - line.start === usual) continue;
        yield {
          offset: line.indentEnd,
          message: "Column not aligned with other columns",
          suggestion: "Align column to match other columns in the SELECT list",
        };
      }
    }
  },
};
