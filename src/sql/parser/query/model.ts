import type { AccessStep, Clause, Expression, Node } from "../../ast.ts";
import { CLOSE, CLOSE_BRACKET, COMMA, EQUAL, OPEN, OPEN_BRACKET } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseColumnAlias } from "./alias.ts";
import { atBracketedQuery, parseBracketedQuery } from "../expression/bracket.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression, parseExpressionList, parseValue } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { atQuery, parseQuery } from "./query.ts";

const {
  MODEL,
  IGNORE,
  KEEP,
  NAV,
  UNIQUE,
  DIMENSION,
  SINGLE,
  REFERENCE,
  RETURN,
  UPDATED,
  ALL,
  ROWS,
  ON,
  MAIN,
  PARTITION,
  BY,
  MEASURES,
  RULES,
  UPSERT,
  UPDATE,
  AUTOMATIC,
  SEQUENTIAL,
  ORDER,
  ITERATE,
  UNTIL,
  FOR,
  IN,
  LIKE,
  FROM,
  TO,
  INCREMENT,
  DECREMENT,
  ANY,
  IS,
  ASC,
  DESC,
  NULLS,
  FIRST,
  LAST,
} = words(
  "MODEL",
  "IGNORE",
  "KEEP",
  "NAV",
  "UNIQUE",
  "DIMENSION",
  "SINGLE",
  "REFERENCE",
  "RETURN",
  "UPDATED",
  "ALL",
  "ROWS",
  "ON",
  "MAIN",
  "PARTITION",
  "BY",
  "MEASURES",
  "RULES",
  "UPSERT",
  "UPDATE",
  "AUTOMATIC",
  "SEQUENTIAL",
  "ORDER",
  "ITERATE",
  "UNTIL",
  "FOR",
  "IN",
  "LIKE",
  "FROM",
  "TO",
  "INCREMENT",
  "DECREMENT",
  "ANY",
  "IS",
  "ASC",
  "DESC",
  "NULLS",
  "FIRST",
  "LAST",
);

/** True where MODEL at the current token is the clause and not an alias. */
export function atModel(p: Parser): boolean {
  switch (p.wordAt(1)) {
    case IGNORE:
    case KEEP:
    case UNIQUE:
    case RETURN:
    case REFERENCE:
    case MAIN:
    case PARTITION:
    case DIMENSION:
      return p.has.model && p.word === MODEL;
    default:
      return false;
  }
}

/** How many MODEL clauses are being read: cells (`sales[2000]`) are expressions in them alone. */
let openModels = 0;

/** True inside a MODEL clause. */
export function insideModel(): boolean {
  return openModels > 0;
}

/** The cell of a measure as an operand: `[2000, ANY]` behind its name. */
export function parseCellReference(p: Parser): AccessStep {
  const expressions: Expression[] = [];
  p.expect(OPEN_BRACKET);
  const entered = p.enter();
  do {
    if (!acceptAnyValue(p)) expressions.push(parseExpression(p));
  } while (p.accept(COMMA));
  if (entered) p.leave();
  p.expect(CLOSE_BRACKET);
  return { kind: "subscript", expressions };
}

/** `ANY`, `dimension IS ANY`. */
function acceptAnyValue(p: Parser): boolean {
  if (p.word === ANY && p.wordAt(1) !== OPEN) return p.accept(ANY);
  if (p.wordAt(1) !== IS || p.wordAt(2) !== ANY) return false;
  p.name("a dimension");
  return p.expectAll(IS, ANY);
}

/** Oracle's MODEL clause (its SQL Language Reference, SELECT, `model_clause`). */
export function parseModel(p: Parser): Clause {
  const start = p.index;
  const items: Node[] = [];
  p.expect(MODEL);
  openModels++;
  parseCellOptions(p);
  if (p.accept(RETURN)) {
    p.expectAny(UPDATED, ALL);
    p.expect(ROWS);
  }
  while (p.accept(REFERENCE)) {
    p.name("a model's name");
    p.expect(ON);
    items.push(parseBracketedQuery(p));
    parseModelColumns(p, items);
    parseCellOptions(p);
  }
  if (p.accept(MAIN)) p.name("a model's name");
  parseModelColumns(p, items);
  parseCellOptions(p);
  parseRules(p, items);
  openModels--;
  return clauseFrom(p, start, "MODEL", items);
}

/** `[IGNORE | KEEP NAV] [UNIQUE {DIMENSION | SINGLE REFERENCE}]`. */
function parseCellOptions(p: Parser): void {
  if (p.acceptAny(IGNORE, KEEP) !== 0) p.expect(NAV);
  if (p.accept(UNIQUE) && !p.accept(DIMENSION)) p.expectAll(SINGLE, REFERENCE);
}

/** `[PARTITION BY (…)] DIMENSION BY (…) MEASURES (…)`. */
function parseModelColumns(p: Parser, items: Node[]): void {
  if (p.accept(PARTITION)) {
    p.expect(BY);
    parseColumns(p, items);
  }
  p.expectAll(DIMENSION, BY);
  parseColumns(p, items);
  p.expect(MEASURES);
  parseColumns(p, items);
}

function parseColumns(p: Parser, items: Node[]): void {
  p.expect(OPEN);
  do {
    items.push(parseExpression(p));
    parseColumnAlias(p);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

function parseRules(p: Parser, items: Node[]): void {
  if (p.accept(RULES)) {
    parseRuleMode(p);
    if (p.acceptAny(AUTOMATIC, SEQUENTIAL) !== 0) p.expect(ORDER);
    if (p.accept(ITERATE)) {
      p.expect(OPEN);
      p.expectKind(TokenKind.Number, "a number");
      p.expect(CLOSE);
      if (p.accept(UNTIL)) {
        p.expect(OPEN);
        items.push(parseExpression(p));
        p.expect(CLOSE);
      }
    }
  }
  p.expect(OPEN);
  if (p.accept(CLOSE)) return;
  do parseRule(p, items); while (p.accept(COMMA));
  p.expect(CLOSE);
}

function parseRuleMode(p: Parser): void {
  if (p.accept(UPSERT)) p.accept(ALL);
  else p.accept(UPDATE);
}

/** `[UPSERT [ALL] | UPDATE] measure[cells] [ORDER BY …] = expression`. */
function parseRule(p: Parser, items: Node[]): void {
  parseRuleMode(p);
  p.name("a measure");
  p.expect(OPEN_BRACKET);
  if (p.word === FOR && p.wordAt(1) === OPEN) parseMultiLoop(p, items);
  else do parseCell(p, items); while (p.accept(COMMA));
  p.expect(CLOSE_BRACKET);
  if (p.accept(ORDER)) {
    p.expect(BY);
    do parseRuleOrder(p, items); while (p.accept(COMMA));
  }
  p.expect(EQUAL);
  items.push(parseExpression(p));
}

/** One item of a rule's ORDER BY, which ends before the rule's equals sign. */
function parseRuleOrder(p: Parser, items: Node[]): void {
  items.push(parseValue(p));
  p.acceptAny(ASC, DESC);
  if (p.accept(NULLS)) p.expectAny(FIRST, LAST);
}

/** One dimension of a cell: an expression, a condition, ANY, or a loop. */
function parseCell(p: Parser, items: Node[]): void {
  if (p.accept(FOR)) parseLoop(p, items);
  else if (!acceptAnyValue(p)) items.push(parseExpression(p));
}

/** `FOR d IN (…)`, `FOR d [LIKE p] FROM a TO b {INCREMENT | DECREMENT} n`, FOR being consumed. */
function parseLoop(p: Parser, items: Node[]): void {
  p.name("a dimension");
  if (p.accept(IN)) {
    parseLoopValues(p, items);
    return;
  }
  if (p.accept(LIKE)) items.push(parseValue(p));
  p.expect(FROM);
  items.push(parseValue(p));
  p.expect(TO);
  items.push(parseValue(p));
  p.expectAny(INCREMENT, DECREMENT);
  items.push(parseValue(p));
}

/** `FOR (a, b) IN ((1, 2), …)` and `FOR (a, b) IN (query)`. */
function parseMultiLoop(p: Parser, items: Node[]): void {
  p.expectAll(FOR, OPEN);
  p.list((p) => p.name("a dimension"));
  p.expectAll(CLOSE, IN);
  parseLoopValues(p, items);
}

function parseLoopValues(p: Parser, items: Node[]): void {
  if (atBracketedQuery(p)) {
    items.push(parseBracketedQuery(p));
    return;
  }
  p.expect(OPEN);
  if (atQuery(p)) items.push(parseQuery(p));
  else items.push(...parseExpressionList(p));
  p.expect(CLOSE);
}
