import type { Clause, Expression } from "../../ast.ts";
import { CLOSE, COMMA, EQUAL, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression } from "../expression/expression.ts";
import { parseTableHint } from "../from/hints.ts";
import type { Parser } from "../parser.ts";

const {
  OPTION,
  HASH,
  ORDER,
  GROUP,
  CONCAT,
  MERGE,
  LOOP,
  UNION,
  JOIN,
  EXPAND,
  VIEWS,
  FAST,
  FORCE,
  DISABLE,
  EXTERNALPUSHDOWN,
  SCALEOUTEXECUTION,
  KEEP,
  KEEPFIXED,
  ROBUST,
  PLAN,
  MAX_GRANT_PERCENT,
  MIN_GRANT_PERCENT,
  MAXDOP,
  MAXRECURSION,
  QUERYTRACEON,
  OPTIMIZE,
  FOR,
  UNKNOWN,
  PARAMETERIZATION,
  SIMPLE,
  FORCED,
  USE,
  HINT,
  TABLE,
  TIMESTAMP,
  AS,
  OF,
  LABEL,
  RECOMPILE,
  NO_PERFORMANCE_SPOOL,
  IGNORE_NONCLUSTERED_COLUMNSTORE_INDEX,
} = words(
  "OPTION",
  "HASH",
  "ORDER",
  "GROUP",
  "CONCAT",
  "MERGE",
  "LOOP",
  "UNION",
  "JOIN",
  "EXPAND",
  "VIEWS",
  "FAST",
  "FORCE",
  "DISABLE",
  "EXTERNALPUSHDOWN",
  "SCALEOUTEXECUTION",
  "KEEP",
  "KEEPFIXED",
  "ROBUST",
  "PLAN",
  "MAX_GRANT_PERCENT",
  "MIN_GRANT_PERCENT",
  "MAXDOP",
  "MAXRECURSION",
  "QUERYTRACEON",
  "OPTIMIZE",
  "FOR",
  "UNKNOWN",
  "PARAMETERIZATION",
  "SIMPLE",
  "FORCED",
  "USE",
  "HINT",
  "TABLE",
  "TIMESTAMP",
  "AS",
  "OF",
  "LABEL",
  "RECOMPILE",
  "NO_PERFORMANCE_SPOOL",
  "IGNORE_NONCLUSTERED_COLUMNSTORE_INDEX",
);

/** T-SQL's `OPTION (hint, …)`, behind queries and DML (its documentation, "Query hints"). */
export function parseQueryOptions(p: Parser): Clause {
  const start = p.index;
  const items: Expression[] = [];
  p.expectAll(OPTION, OPEN);
  do parseQueryOption(p, items); while (p.accept(COMMA));
  p.expect(CLOSE);
  return clauseFrom(p, start, "OPTION", items);
}

function parseQueryOption(p: Parser, items: Expression[]): void {
  const first = p.word;
  switch (first) {
    case HASH:
      p.accept(first);
      p.expectAny(GROUP, UNION, JOIN);
      return;
    case MERGE:
      p.accept(first);
      p.expectAny(UNION, JOIN);
      return;
    case LOOP:
      p.accept(first);
      p.expect(JOIN);
      return;
    case CONCAT:
      p.accept(first);
      p.expect(UNION);
      return;
    case ORDER:
      p.accept(first);
      p.expect(GROUP);
      return;
    case EXPAND:
      p.accept(first);
      p.expect(VIEWS);
      return;
    case FORCE:
    case DISABLE:
      p.accept(first);
      if (first === FORCE && p.accept(ORDER)) return;
      p.expectAny(EXTERNALPUSHDOWN, SCALEOUTEXECUTION);
      return;
    case KEEP:
    case KEEPFIXED:
    case ROBUST:
      p.accept(first);
      p.expect(PLAN);
      return;
    case FAST:
    case MAXDOP:
    case MAXRECURSION:
    case QUERYTRACEON:
      p.accept(first);
      parseNumber(p);
      return;
    case MAX_GRANT_PERCENT:
    case MIN_GRANT_PERCENT:
      p.accept(first);
      p.expect(EQUAL);
      parseNumber(p);
      return;
    case PARAMETERIZATION:
      p.accept(first);
      p.expectAny(SIMPLE, FORCED);
      return;
    case RECOMPILE:
    case NO_PERFORMANCE_SPOOL:
    case IGNORE_NONCLUSTERED_COLUMNSTORE_INDEX:
      p.accept(first);
      return;
    case OPTIMIZE:
      parseOptimizeFor(p, items);
      return;
    case USE:
      p.accept(first);
      if (p.accept(PLAN)) parseString(p);
      else if (p.expect(HINT)) {
        p.expect(OPEN);
        p.list(parseString);
        p.expect(CLOSE);
      }
      return;
    case TABLE:
      parseTableHintOption(p);
      return;
    case FOR:
      p.expectAll(FOR, TIMESTAMP, AS, OF);
      parseString(p);
      return;
    case LABEL:
      p.expectAll(LABEL, EQUAL);
      parseString(p);
      return;
    default:
      p.fail("a query hint");
  }
}

/** `OPTIMIZE FOR UNKNOWN`, `OPTIMIZE FOR (@a = 1, @b UNKNOWN)`. */
function parseOptimizeFor(p: Parser, items: Expression[]): void {
  p.expectAll(OPTIMIZE, FOR);
  if (p.accept(UNKNOWN)) return;
  p.expect(OPEN);
  do {
    p.expectKind(TokenKind.Parameter, "a variable");
    if (p.accept(UNKNOWN)) continue;
    p.expect(EQUAL);
    items.push(parseExpression(p));
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

/** `TABLE HINT (name [, hint] …)`. */
function parseTableHintOption(p: Parser): void {
  p.expectAll(TABLE, HINT, OPEN);
  p.objectName("a table name");
  while (p.accept(COMMA) || (!p.failed && p.kind === TokenKind.Word)) parseTableHint(p);
  p.expect(CLOSE);
}

function parseNumber(p: Parser): void {
  if (p.kind === TokenKind.Parameter) p.advance(Role.None);
  else p.expectKind(TokenKind.Number, "a number");
}

function parseString(p: Parser): void {
  p.expectKind(TokenKind.String, "a string");
}
