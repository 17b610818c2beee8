import type { Expression } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const { BY, ALL, DISTINCT, ROLLUP, CUBE, GROUPING, SETS, WITH, TOTALS, ASC, DESC } = words(
  "BY",
  "ALL",
  "DISTINCT",
  "ROLLUP",
  "CUBE",
  "GROUPING",
  "SETS",
  "WITH",
  "TOTALS",
  "ASC",
  "DESC",
);

/**
 * What stands behind GROUP: `BY` and its elements. ROLLUP, CUBE and GROUPING SETS are rows that begin with their
 * word; GROUP BY ALL gives none.
 */
export function parseGroupBy(p: Parser): Expression[] {
  p.expect(BY);
  const all = (p.has.groupByAll || p.has.groupByQuantifier) && p.accept(ALL);
  if (!all && p.has.groupByQuantifier) p.accept(DISTINCT);
  const elements = all && p.has.groupByAll && !(p.has.groupByQuantifier && atElement(p)) ? [] : parseElements(p);
  while (p.word === WITH) {
    const next = p.wordAt(1);
    const known = (next === ROLLUP && p.has.withRollup) || (next === CUBE && p.has.withCube) ||
      (next === TOTALS && p.has.withTotals);
    if (!known) break;
    p.acceptAll(WITH, next);
  }
  return elements;
}

/** Words that go on with a query although some dialects do not reserve them. */
const clauseWords = new Set(
  Object.values(
    words("HAVING", "QUALIFY", "WINDOW", "LIMIT", "OFFSET", "FETCH", "MINUS", "SETTINGS", "FORMAT", "OPTION"),
  ),
);

/** True when an element stands behind ALL, which then is a quantifier. */
function atElement(p: Parser): boolean {
  return (p.atName && !clauseWords.has(p.word)) || p.word === OPEN || p.kind === TokenKind.Number;
}

function parseElements(p: Parser): Expression[] {
  const elements: Expression[] = [];
  do {
    elements.push(parseGroupElement(p));
    if (p.has.groupByDirection) p.acceptAny(ASC, DESC);
  } while (p.accept(COMMA));
  return elements;
}

/** An expression, `()`, `ROLLUP (…)`, `CUBE (…)` or `GROUPING SETS (…)`, the last with any of these in it. */
export function parseGroupElement(p: Parser): Expression {
  if (!p.has.groupingSets) return parseExpression(p);
  const start = p.index;
  switch (p.word) {
    case ROLLUP:
    case CUBE:
      if (p.wordAt(1) !== OPEN) return parseExpression(p);
      p.accept(p.word);
      return parseSets(p, start);
    case GROUPING:
      if (p.wordAt(1) !== SETS) return parseExpression(p);
      p.acceptAll(GROUPING, SETS);
      return parseSets(p, start);
    case OPEN:
      if (p.wordAt(1) !== CLOSE) return parseExpression(p);
      p.acceptAll(OPEN, CLOSE);
      return { kind: "row", start, end: p.index, items: [] };
    default:
      return parseExpression(p);
  }
}

function parseSets(p: Parser, start: number): Expression {
  p.expect(OPEN);
  const entered = p.enter();
  const items = parseElements(p);
  if (entered) p.leave();
  p.expect(CLOSE);
  return { kind: "row", start, end: p.index, items };
}
