import { CLOSE, COMMA, EQUAL, OPEN } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const {
  WITH,
  INDEX,
  KEY,
  FORCESEEK,
  SPATIAL_WINDOW_MAX_CELLS,
  USE,
  FORCE,
  IGNORE,
  FOR,
  JOIN,
  ORDER,
  GROUP,
  BY,
  PRIMARY,
} = words(
  "WITH",
  "INDEX",
  "KEY",
  "FORCESEEK",
  "SPATIAL_WINDOW_MAX_CELLS",
  "USE",
  "FORCE",
  "IGNORE",
  "FOR",
  "JOIN",
  "ORDER",
  "GROUP",
  "BY",
  "PRIMARY",
);

/** T-SQL's table hints that are one word. */
const hintWords = new Set(
  [
    "NOEXPAND",
    "FORCESCAN",
    "HOLDLOCK",
    "NOLOCK",
    "NOWAIT",
    "PAGLOCK",
    "READCOMMITTED",
    "READCOMMITTEDLOCK",
    "READPAST",
    "READUNCOMMITTED",
    "REPEATABLEREAD",
    "ROWLOCK",
    "SERIALIZABLE",
    "SNAPSHOT",
    "TABLOCK",
    "TABLOCKX",
    "UPDLOCK",
    "XLOCK",
    "KEEPIDENTITY",
    "KEEPDEFAULTS",
    "FASTFIRSTROW",
    "IGNORE_CONSTRAINTS",
    "IGNORE_TRIGGERS",
  ].map(word),
);

/** True at `WITH (` or, in the old style, a bracket that begins with a hint. */
export function atTableHints(p: Parser): boolean {
  if (p.word === WITH) return p.wordAt(1) === OPEN;
  return p.word === OPEN && (hintWords.has(p.wordAt(1)) || (p.wordAt(1) === INDEX && p.wordAt(2) === EQUAL));
}

/** T-SQL's `WITH (hint, …)` behind a table; the WITH may be missing where `atTableHints` said so. */
export function parseTableHints(p: Parser): void {
  p.accept(WITH);
  p.expect(OPEN);
  do parseTableHint(p); while (p.accept(COMMA) || (!p.failed && !p.at(CLOSE)));
  p.expect(CLOSE);
}

/** One table hint; OPTION (TABLE HINT …) lists the same. */
export function parseTableHint(p: Parser): void {
  if (hintWords.has(p.word)) {
    p.accept(p.word);
  } else if (p.accept(INDEX)) {
    if (p.accept(EQUAL) && p.word !== OPEN) parseIndexValue(p);
    else {
      p.expect(OPEN);
      p.list(parseIndexValue);
      p.expect(CLOSE);
    }
  } else if (p.accept(FORCESEEK)) {
    if (!p.accept(OPEN)) return;
    parseIndexValue(p);
    p.expect(OPEN);
    p.list((p) => p.name("a column name"));
    p.expectAll(CLOSE, CLOSE);
  } else if (p.accept(SPATIAL_WINDOW_MAX_CELLS)) {
    p.expect(EQUAL);
    p.expectKind(TokenKind.Number, "a number");
  } else p.fail("a table hint");
}

function parseIndexValue(p: Parser): void {
  if (!p.acceptKind(TokenKind.Number, "an index")) p.name("an index");
}

/** True at MySQL's `USE INDEX`, `FORCE KEY`, `IGNORE INDEX`. */
export function atIndexHint(p: Parser): boolean {
  const next = p.wordAt(1);
  return (p.word === USE || p.word === FORCE || p.word === IGNORE) && (next === INDEX || next === KEY);
}

/** MySQL's index hints behind a table, any number, with commas between them or none. */
export function parseIndexHints(p: Parser): void {
  do {
    const verb = p.expectAny(USE, FORCE, IGNORE);
    p.expectAny(INDEX, KEY);
    if (p.accept(FOR)) {
      if (!p.accept(JOIN) && p.expectAny(ORDER, GROUP) !== 0) p.expect(BY);
    }
    p.expect(OPEN);
    if (verb !== USE || !p.at(CLOSE)) p.list(parseIndexName);
    p.expect(CLOSE);
  } while ((p.word === COMMA && isIndexHintBehindComma(p) && p.accept(COMMA)) || atIndexHint(p));
}

function isIndexHintBehindComma(p: Parser): boolean {
  const verb = p.wordAt(1);
  const next = p.wordAt(2);
  return (verb === USE || verb === FORCE || verb === IGNORE) && (next === INDEX || next === KEY);
}

function parseIndexName(p: Parser): void {
  if (!p.accept(PRIMARY)) p.name("an index");
}
