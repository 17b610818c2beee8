/**
 * Statements as data, in the notation the vendors' manuals print.
 *
 * A dialect's `statements` are rows such as
 *
 * ```text
 * ALTER WAREHOUSE [IF EXISTS] <name> { SUSPEND | RESUME [IF SUSPENDED] | RENAME TO <name> | SET <options> }
 * GRANT <privilege>, ... ON {TABLE <table> | SCHEMA <name>} TO <user>, ... [WITH GRANT OPTION]
 * RefreshMaterializedView: REFRESH MATERIALIZED VIEW [CONCURRENTLY] <table> [WITH [NO] DATA]
 * ```
 *
 * - `WORD`: a keyword, in any case in SQL. It may also be a name in SQL: keywords are tried first, holes after them.
 * - `WORD!`: a keyword that is never a name where it can stand: `DROP [COLUMN!] <column>` refuses `DROP COLUMN`.
 * - `( ) = , . @ * …`: the symbol itself. What the notation uses for itself stands in single quotes: `'['`, `'{'`,
 *   `'|'`, `'<='`, `'...'`.
 * - `[x]`: x or nothing. `[a | b]`: one of them or nothing.
 * - `{a | b}`: one of them; braces also group: `{<name> = <value>}, ...`.
 * - `x ...`: one x or more; `[x] ...`: none or more. `x` is the one item before the dots.
 * - `x, ...`: the same, parted by commas. `x [,] ...`: commas may be left out. The manuals' own `x [, ...]` and
 *   `x [...]` are read as `x, ...` and `x ...`.
 * - `{{a | b}}`: each of them at most once, in any order, one at least; `[{{a | b}}]`: none too;
 *   `{{a | b}}, ...`: parted by commas. The braces must touch.
 * - `<hole>`: what a hand-written parser reads (holes.ts), or a rule (common_rules.ts and the dialect's `rules`, rows
 *   `name = notation`). Nodes go to the statement's `parts`. A rule is read as far as it goes and in one piece; what
 *   follows it cannot take tokens back from it.
 * - `Type: …` names the statement's type; otherwise it is "Create" and the words that always lead the object's name
 *   ("CreateMaskingPolicy"), or the first word ("Alter", "Grant").
 * - `- CREATE POLICY`, among the rows of a dialect that inherits, takes away what it inherits (see `inherit`).
 *
 * Rows that begin with the same words are alternatives. Of all ways to read a statement the one that reads furthest
 * counts; among equals keywords come before holes, and what is written first before what is written later.
 *
 * @module
 */
import type { CommandStatement, Node } from "../ast.ts";
import type { DialectDefinition } from "../dialect.ts";
import type { Parser } from "../parser/parser.ts";
import { SEMICOLON } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { grammarOf, type RowGroup } from "./grammar.ts";
import { firstOf } from "./graph.ts";
import { matchFurthest, matchGraph } from "./matcher.ts";
import { type Row, statementType } from "./row.ts";

export { NotationError } from "./graph.ts";
export { inherit } from "./row.ts";

/** How many tokens behind the first word are looked at for the words that tell a group's rows apart. */
const lookahead = 24;

/**
 * Gives every word and symbol of the dialect's rows and rules its vocabulary number, which must happen before the
 * lexer meets a text of the dialect. Rows are read later, when a text first begins like them.
 *
 * @throws {NotationError} for a rule without a name, and for a row that begins with neither a word nor a choice of words.
 */
export function internWords(definition: DialectDefinition): void {
  grammarOf(definition);
}

/**
 * Reads and compiles every row and rule of a dialect, which is otherwise done as texts need them; for tests.
 *
 * @throws {NotationError} that lists the rows and rules that cannot be read, each with the place in it, or tells of
 * one that could be matched without end.
 */
export function compileAll(definition: DialectDefinition): void {
  grammarOf(definition).compileAll();
}

/**
 * A statement that a row describes. Undefined, with nothing consumed, where no row begins with the current word; a
 * statement that begins like one but does not go on so leaves `p` failed at the furthest place.
 */
export function matchStatement(p: Parser): CommandStatement | undefined {
  const grammar = grammarOf(p.dialect.definition);
  const group = grammar.group(p.word);
  if (group === undefined || group.rows.length === 0) return undefined;
  const start = p.index;
  const mark = p.mark();
  const likely = likelyRows(p, group);
  let chosen = matchFurthest(p, likely, (row) => grammar.graphOf(row));
  if (chosen === undefined) {
    // Nothing will match any more, but what other rows go on with belongs to what could have stood here.
    p.reset(mark);
    const others = group.rows.filter((row) => !likely.includes(row));
    chosen = matchFurthest(p, others, (row) => grammar.graphOf(row));
  }
  if (chosen === undefined) return { kind: "command", start, end: p.index, type: "", parts: [] };
  const type = statementType(chosen.item, p.tokens.word.subarray(start, p.index));
  return { kind: "command", start, end: p.index, type, parts: chosen.parts };
}

/**
 * The rows of a group that the coming tokens may follow: those whose leading words stand among them, by the place of
 * the second, then those of which nothing is known behind the first.
 */
function likelyRows(p: Parser, group: RowGroup): readonly Row[] {
  if (group.bySecond.size === 0) return group.others;
  const rows = new Set<Row>();
  const end = lookaheadEnd(p);
  for (let ahead = 1; ahead < end; ahead++) {
    const word = p.wordAt(ahead);
    const found = word === 0 ? undefined : group.bySecond.get(word);
    if (found === undefined) continue;
    for (const row of found) if (followsAnchors(p, row, ahead + 1, end)) rows.add(row);
  }
  for (const row of group.others) rows.add(row);
  return [...rows];
}

/** How many tokens ahead the statement ends, or the limit of looking ahead. */
function lookaheadEnd(p: Parser): number {
  let ahead = 1;
  while (ahead < lookahead && p.kindAt(ahead) !== TokenKind.End && p.wordAt(ahead) !== SEMICOLON) ahead++;
  return ahead;
}

/** True where the row's words behind its second stand, in their order, among the tokens from `from` to `end`. */
function followsAnchors(p: Parser, row: Row, from: number, end: number): boolean {
  let ahead = from;
  for (let i = 1; i < row.anchors.length; i++) {
    const words = row.anchors[i] ?? [];
    while (ahead < end && !words.includes(p.wordAt(ahead))) ahead++;
    if (ahead++ >= end) return end === lookahead;
  }
  return true;
}

/** Reads a rule of the dialect and gives its nodes; leaves `p` failed where the text does not follow it. */
export function matchRule(p: Parser, name: string): Node[] {
  return matchGraph(p, grammarOf(p.dialect.definition).rule(name).graph) ?? [];
}

/** True where the dialect has a rule of this name. */
export function hasRule(p: Parser, name: string): boolean {
  return grammarOf(p.dialect.definition).hasRule(name);
}

/** True where the current token may begin the rule; notes what could. A rule that may be empty begins anywhere. */
export function atRule(p: Parser, name: string): boolean {
  const first = firstOf(grammarOf(p.dialect.definition).rule(name).graph.start);
  if (first.empty || first.words.has(p.word)) return true;
  for (const hole of first.holes) if (hole.starts(p)) return true;
  for (const word of first.words) p.note(word);
  for (const hole of first.holes) p.note(hole.what);
  return false;
}
