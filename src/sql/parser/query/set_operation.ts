import type { QueryBody } from "../../ast.ts";
import { OPEN } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { parseAliasColumns } from "./alias.ts";
import type { Parser } from "../parser.ts";
import { parseBranch } from "./query.ts";
import { parseSelectBehindFrom } from "./select.ts";
import { parseOutputClauses, parseQueryTail, type QueryTail } from "./query_tail.ts";

const {
  SELECT,
  UNION,
  EXCEPT,
  INTERSECT,
  MINUS,
  ALL,
  DISTINCT,
  BY,
  NAME,
  ON,
  STRICT,
  CORRESPONDING,
  LEFT,
  FULL,
  INNER,
  OUTER,
} = words(
  "SELECT",
  "UNION",
  "EXCEPT",
  "INTERSECT",
  "MINUS",
  "ALL",
  "DISTINCT",
  "BY",
  "NAME",
  "ON",
  "STRICT",
  "CORRESPONDING",
  "LEFT",
  "FULL",
  "INNER",
  "OUTER",
);

/** The words of BigQuery's `[FULL [OUTER] | LEFT [OUTER] | INNER]` before a set operator: how many stand here. */
function joinModeLength(p: Parser): number {
  const word = p.word;
  if (word !== LEFT && word !== FULL && word !== INNER) return 0;
  const length = p.wordAt(1) === OUTER && word !== INNER ? 2 : 1;
  const next = p.wordAt(length);
  return next === UNION || next === EXCEPT || next === INTERSECT ? length : 0;
}

/** True at UNION, EXCEPT, INTERSECT or MINUS, as far as the dialect has them. */
export function atSetOperator(p: Parser): boolean {
  switch (p.word) {
    case UNION:
    case EXCEPT:
    case INTERSECT:
      return true;
    case MINUS:
      return p.has.minus;
    default:
      return p.has.setCorresponding && joinModeLength(p) > 0;
  }
}

/**
 * A branch and all that UNION, EXCEPT and MINUS join to it, flat; INTERSECT binds tighter and is a node of its
 * own within. Gives the branch itself where nothing follows.
 *
 * `tail` receives what orders and bounds the whole.
 */
export function parseSetOperation(p: Parser, tail: QueryTail): QueryBody {
  if (p.has.branchClauses) return parseBranchesWithClauses(p, tail);
  const start = p.index;
  // the usual branch is read here and not by functions of its own: each call costs every level a frame
  let left = p.word === SELECT ? parseSelectBehindFrom(p, start, [], []) : parseBranch(p);
  if (p.word === INTERSECT) left = parseIntersectionBehind(p, left);
  else p.note(INTERSECT);
  if (!atSetOperator(p)) {
    p.note(UNION);
    parseQueryTail(p, tail);
    return left;
  }
  const queries = [left];
  const operators = [];
  let previous = 0;
  while (atSetOperator(p)) {
    operators.push(p.index);
    previous = acceptSetOperator(p, previous);
    queries.push(parseIntersectionBehind(p, parseBranch(p)));
  }
  const end = p.index;
  parseQueryTail(p, tail);
  return { kind: "set_operation", start, end, queries, operators };
}

/** The same where each branch may have its own ORDER BY, LIMIT and so on; those of the last go to `tail`. */
function parseBranchesWithClauses(p: Parser, tail: QueryTail): QueryBody {
  const start = p.index;
  const queries: QueryBody[] = [p.word === SELECT ? parseSelectBehindFrom(p, start, [], []) : parseBranch(p)];
  const operators = [];
  for (;;) {
    const branch = queries[queries.length - 1];
    if (branch === undefined) break;
    const branchTail: QueryTail = { orderBy: [], clauses: [] };
    const branchEnd = p.index;
    if (branch.kind !== "bracketed_query") parseQueryTail(p, branchTail);
    if (!atSetOperator(p)) {
      p.note(UNION);
      tail.orderBy = branchTail.orderBy;
      tail.clauses.push(...branchTail.clauses);
      if (branch.kind === "bracketed_query") parseOutputClauses(p, tail);
      if (operators.length === 0) return branch;
      return { kind: "set_operation", start, end: branchEnd, queries, operators };
    }
    if (branchTail.clauses.length > 0) {
      const query = { kind: "query", start: branch.start, end: p.index, body: branch, ...branchTail } as const;
      queries[queries.length - 1] = { kind: "bracketed_query", start: branch.start, end: p.index, query };
    }
    operators.push(p.index);
    acceptSetOperator(p, 0);
    queries.push(parseBranch(p));
  }
  return { kind: "set_operation", start, end: p.index, queries, operators };
}

/** A branch and all that INTERSECT joins to it; the branch itself where nothing is joined. */
function parseIntersectionBehind(p: Parser, left: QueryBody): QueryBody {
  if (p.word !== INTERSECT) {
    p.note(INTERSECT);
    return left;
  }
  const queries = [left];
  const operators = [];
  while (p.word === INTERSECT) {
    operators.push(p.index);
    acceptSetOperator(p, INTERSECT);
    queries.push(parseBranch(p));
  }
  return { kind: "set_operation", start: left.start, end: p.index, queries, operators };
}

/** Consumes a set operator with what qualifies it; gives its word. */
export function acceptSetOperator(p: Parser, previous: number): number {
  for (let length = p.has.setCorresponding ? joinModeLength(p) : 0; length > 0; length--) p.accept(p.word);
  const operator = p.word;
  if (p.has.uniformSetOperations && previous !== 0 && previous !== operator) {
    p.fail(undefined, "different set operators in a row need brackets around one of them");
    return operator;
  }
  p.accept(operator);
  parseSetQuantifier(p, operator);
  if (p.has.setByName && p.accept(BY)) {
    p.expect(NAME);
    if (p.accept(ON)) parseAliasColumns(p, false);
  } else if (p.has.setCorresponding) {
    const strict = p.accept(STRICT);
    if (p.accept(CORRESPONDING)) {
      if (p.accept(BY)) parseAliasColumns(p, false);
    } else if (strict) p.fail();
  }
  return operator;
}

function parseSetQuantifier(p: Parser, operator: number): void {
  if (operator === UNION || p.has.intersectAll) {
    if (p.accept(ALL)) return;
  }
  if (p.has.setDistinct && p.accept(DISTINCT)) return;
  if (p.has.setQuantifierRequired) p.fail();
  if (p.word === OPEN) p.note("a query");
}
