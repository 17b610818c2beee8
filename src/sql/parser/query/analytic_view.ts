import type { Expression, ObjectName, Query, TableFunction } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import { emptyCall } from "../expression/function_call.ts";
import type { Parser } from "../parser.ts";
import { finishFunction } from "../from/table_function.ts";

const { ANALYTIC, VIEW, USING, HIERARCHIES, FILTER, FACT, MEASURES, TO, ADD, AS } = words(
  "ANALYTIC",
  "VIEW",
  "USING",
  "HIERARCHIES",
  "FILTER",
  "FACT",
  "MEASURES",
  "TO",
  "ADD",
  "AS",
);

/** True at `ANALYTIC VIEW (`. */
export function atAnalyticView(p: Parser): boolean {
  return p.word === ANALYTIC && p.wordAt(1) === VIEW && p.wordAt(2) === OPEN;
}

/** Oracle's `ANALYTIC VIEW (USING view …)` in FROM. */
export function parseAnalyticView(p: Parser): TableFunction {
  const start = p.index;
  const expressions: Expression[] = [];
  p.expectAll(ANALYTIC, VIEW);
  const name = parseAnalyticViewBrackets(p, expressions);
  const call = { ...emptyCall(p, name, true), start, arguments: expressions };
  return finishFunction(p, start, call);
}

/** `(USING view [HIERARCHIES (…)] [FILTER FACT (…)] [ADD MEASURES (…)])`; gives the view's name. */
function parseAnalyticViewBrackets(p: Parser, expressions: Expression[]): ObjectName {
  const entered = p.enter();
  p.expectAll(OPEN, USING);
  const name = p.objectName("an analytic view");
  if (p.at(HIERARCHIES)) parseHierarchies(p);
  if (p.accept(FILTER)) {
    p.expectAll(FACT, OPEN);
    do {
      if (!p.accept(MEASURES)) p.objectName("a hierarchy");
      p.expect(TO);
      expressions.push(parseExpression(p));
    } while (p.accept(COMMA));
    p.expect(CLOSE);
  }
  if (p.accept(ADD)) {
    p.expectAll(MEASURES, OPEN);
    do {
      p.name("a measure");
      p.expectAll(AS, OPEN);
      expressions.push(parseExpression(p));
      p.expect(CLOSE);
    } while (p.accept(COMMA));
    p.expect(CLOSE);
  }
  p.expect(CLOSE);
  if (entered) p.leave();
  return name;
}

/** `HIERARCHIES (a, b.c)` behind the name of an analytic view. */
export function parseHierarchies(p: Parser): boolean {
  p.expectAll(HIERARCHIES, OPEN);
  p.list((p) => p.objectName("a hierarchy"));
  p.expect(CLOSE);
  return !p.failed;
}

/** The same behind `WITH name ANALYTIC VIEW AS`: a query of the view that it uses. */
export function parseAnalyticViewQuery(p: Parser): Query {
  const start = p.index;
  const rest: Expression[] = [];
  const name = parseAnalyticViewBrackets(p, rest);
  const from = [{ kind: "table", start: name.start, end: name.end, name, rest }] as const;
  const span = { start, end: p.index };
  return {
    kind: "query",
    ...span,
    body: { kind: "table_query", ...span, from, clauses: [] },
    orderBy: [],
    clauses: [],
  };
}
