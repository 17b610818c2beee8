import type { Expression, FromItem, PivotedTable } from "../../ast.ts";
import {
  CLOSE,
  CLOSE_BRACE,
  COMMA,
  DOLLAR,
  EQUAL,
  MINUS,
  OPEN,
  OPEN_BRACE,
  PLUS,
  QUESTION,
  STAR,
} from "../../symbols.ts";
import { Role, TokenKind, tokenText } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseLabel } from "../query/alias.ts";
import { parseExpression, parseExpressionList } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { parseTableAlias } from "./table_alias.ts";
import { parseOrderBy } from "../expression/window.ts";

const {
  MATCH_RECOGNIZE,
  PARTITION,
  ORDER,
  BY,
  MEASURES,
  FINAL,
  RUNNING,
  AS,
  ONE,
  ALL,
  ROW,
  ROWS,
  PER,
  MATCH,
  SHOW,
  OMIT,
  EMPTY,
  MATCHES,
  WITH,
  UNMATCHED,
  AFTER,
  SKIP,
  PAST,
  LAST,
  FIRST,
  TO,
  NEXT,
  PATTERN,
  PERMUTE,
  SUBSET,
  DEFINE,
  OPTIONS,
} = words(
  "MATCH_RECOGNIZE",
  "PARTITION",
  "ORDER",
  "BY",
  "MEASURES",
  "FINAL",
  "RUNNING",
  "AS",
  "ONE",
  "ALL",
  "ROW",
  "ROWS",
  "PER",
  "MATCH",
  "SHOW",
  "OMIT",
  "EMPTY",
  "MATCHES",
  "WITH",
  "UNMATCHED",
  "AFTER",
  "SKIP",
  "PAST",
  "LAST",
  "FIRST",
  "TO",
  "NEXT",
  "PATTERN",
  "PERMUTE",
  "SUBSET",
  "DEFINE",
  "OPTIONS",
);
const BAR = word("|");
const DOUBLE_BAR = word("||");
const CARET = word("^");

/** True where MATCH_RECOGNIZE at the current token is the clause and not a name. */
export function atMatchRecognize(p: Parser): boolean {
  return p.has.matchRecognize && p.wordAt(1) === OPEN;
}

/** `MATCH_RECOGNIZE (…)` behind `source`, with its alias (the SQL standard's row pattern recognition). */
export function parseMatchRecognize(p: Parser, source: FromItem): PivotedTable {
  const { start } = source;
  const expressions: Expression[] = [];
  parseMatchRecognizeBrackets(p, expressions);
  const alias = parseTableAlias(p, p.has.aliasColumns ? "names" : "none");
  const node = { kind: "pivoted_table", start, end: p.index, source, expressions } as const;
  return alias === undefined ? node : { ...node, alias };
}

/** `MATCH_RECOGNIZE (…)` alone; its expressions go to `expressions`. */
export function parseMatchRecognizeBrackets(p: Parser, expressions: Expression[]): void {
  p.expect(MATCH_RECOGNIZE);
  const entered = p.enter();
  p.expect(OPEN);
  if (p.accept(PARTITION)) {
    p.expect(BY);
    expressions.push(...parseExpressionList(p));
  }
  if (p.accept(ORDER)) {
    p.expect(BY);
    for (const item of parseOrderBy(p)) expressions.push(item.expression);
  }
  if (p.accept(MEASURES)) parseMeasures(p, expressions);
  parseRowsPerMatch(p);
  if (p.accept(AFTER)) parseSkip(p);
  p.expectAll(PATTERN, OPEN);
  parsePattern(p);
  p.expect(CLOSE);
  if (p.accept(SUBSET)) parseSubsets(p);
  p.expect(DEFINE);
  do {
    p.name("a pattern variable");
    p.expect(AS);
    expressions.push(parseExpression(p));
  } while (p.accept(COMMA));
  if (p.accept(OPTIONS)) parseOptions(p, expressions);
  p.expect(CLOSE);
  if (entered) p.leave();
}

function parseMeasures(p: Parser, expressions: Expression[]): void {
  do {
    if (p.wordAt(1) !== OPEN) p.acceptAny(FINAL, RUNNING);
    expressions.push(parseExpression(p));
    if (p.accept(AS)) parseLabel(p);
    else p.name("a name for the measure");
  } while (p.accept(COMMA));
}

function parseRowsPerMatch(p: Parser): void {
  if (p.accept(ONE)) {
    p.expectAll(ROW, PER, MATCH);
    return;
  }
  if (!p.accept(ALL)) return;
  p.expectAll(ROWS, PER, MATCH);
  if (p.acceptAny(SHOW, OMIT) !== 0) p.expectAll(EMPTY, MATCHES);
  else if (p.accept(WITH)) p.expectAll(UNMATCHED, ROWS);
}

/** `MATCH SKIP {PAST LAST ROW | TO NEXT ROW | TO [FIRST | LAST] variable}`, AFTER being consumed. */
function parseSkip(p: Parser): void {
  p.expectAll(MATCH, SKIP);
  if (p.accept(PAST)) {
    p.expectAll(LAST, ROW);
    return;
  }
  p.expect(TO);
  if (p.word === NEXT && p.wordAt(1) === ROW) p.acceptAll(NEXT, ROW);
  else {
    p.acceptAny(FIRST, LAST);
    p.name("a pattern variable");
  }
}

/** Alternatives of runs of factors, up to the bracket that closes them. */
function parsePattern(p: Parser): void {
  if (!p.enter()) return;
  do {
    do parsePatternFactor(p); while (!p.failed && atPatternFactor(p));
  } while (p.accept(BAR));
  p.leave();
}

function atPatternFactor(p: Parser): boolean {
  return p.atName || p.word === OPEN || p.word === OPEN_BRACE || p.word === CARET || p.word === DOLLAR;
}

function parsePatternFactor(p: Parser): void {
  if (p.accept(CARET) || p.accept(DOLLAR)) return;
  if (p.accept(OPEN_BRACE)) {
    p.expect(MINUS);
    parsePattern(p);
    p.expectAll(MINUS, CLOSE_BRACE);
  } else if (p.accept(OPEN)) {
    if (p.accept(CLOSE)) return;
    parsePattern(p);
    p.expect(CLOSE);
  } else if (p.word === PERMUTE && p.wordAt(1) === OPEN) {
    p.acceptAll(PERMUTE, OPEN);
    do parsePattern(p); while (p.accept(COMMA));
    p.expect(CLOSE);
  } else p.name("a pattern variable");
  parseQuantifier(p);
}

/** `*`, `+`, `?`, `{n}`, `{n,}`, `{,m}`, `{n,m}`, each with a `?` behind it for the shortest match. */
function parseQuantifier(p: Parser): void {
  if (p.word === OPEN_BRACE && p.wordAt(1) !== MINUS) {
    p.accept(OPEN_BRACE);
    const from = p.acceptKind(TokenKind.Number, "a number");
    if (p.accept(COMMA)) {
      const to = p.acceptKind(TokenKind.Number, "a number");
      if (!from && !to) p.fail("a number");
    } else if (!from) p.fail("a number");
    p.expect(CLOSE_BRACE);
  } else if (p.acceptAny(STAR, PLUS) === 0 && !acceptQuestion(p)) {
    // Some lexers read `||`, an empty alternative between two bars, as one symbol.
    if (p.word === DOUBLE_BAR) p.fail("a pattern variable");
    return;
  }
  acceptQuestion(p);
}

/** A question mark is a parameter to the lexer where the dialect has such ones. */
function acceptQuestion(p: Parser): boolean {
  if (p.accept(QUESTION)) return true;
  if (p.kind !== TokenKind.Parameter || tokenText(p.tokens, p.index) !== "?") return false;
  p.advance(Role.None);
  return true;
}

function parseSubsets(p: Parser): void {
  do {
    p.name("a pattern variable");
    p.expectAll(EQUAL, OPEN);
    p.list((p) => p.name("a pattern variable"));
    p.expect(CLOSE);
  } while (p.accept(COMMA));
}

/** BigQuery's `OPTIONS (name = value, …)`. */
function parseOptions(p: Parser, expressions: Expression[]): void {
  p.expect(OPEN);
  do {
    p.name("an option's name");
    p.expect(EQUAL);
    expressions.push(parseExpression(p));
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}
