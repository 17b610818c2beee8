import type { Expression, OrderItem, WindowSpecification } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression, parseListedExpression, parseQualifiedOperator, parseValue } from "./expression.ts";
import { requireValue } from "./condition.ts";
import { parseLiteral } from "./literal.ts";
import type { Parser } from "../parser.ts";

const { ASC, DESC, USING, OPERATOR, NULLS, FIRST, LAST, WITH, FILL, FROM, TO, STEP, STALENESS, INTERPOLATE, AS } =
  words(
    "ASC",
    "DESC",
    "USING",
    "OPERATOR",
    "NULLS",
    "FIRST",
    "LAST",
    "WITH",
    "FILL",
    "FROM",
    "TO",
    "STEP",
    "STALENESS",
    "INTERPOLATE",
    "AS",
  );
const { PARTITION, ORDER, BY, ROWS, RANGE, GROUPS, BETWEEN, AND, UNBOUNDED, PRECEDING, FOLLOWING, CURRENT, ROW } =
  words(
    "PARTITION",
    "ORDER",
    "BY",
    "ROWS",
    "RANGE",
    "GROUPS",
    "BETWEEN",
    "AND",
    "UNBOUNDED",
    "PRECEDING",
    "FOLLOWING",
    "CURRENT",
    "ROW",
  );
const { ALL, EXCLUDE, GROUP, TIES, NO, OTHERS, COLLATE } = words(
  "ALL",
  "EXCLUDE",
  "GROUP",
  "TIES",
  "NO",
  "OTHERS",
  "COLLATE",
);

/** The items behind ORDER BY, with ClickHouse's INTERPOLATE behind the last. */
export function parseOrderBy(p: Parser): OrderItem[] {
  const items = [parseOrderItem(p)];
  while (p.accept(COMMA)) items.push(parseOrderItem(p));
  const last = items[items.length - 1];
  if (last !== undefined && p.word === INTERPOLATE && p.has.withFill) {
    const rest = [...last.rest, ...parseInterpolate(p)];
    items[items.length - 1] = { ...last, end: p.index, rest };
  }
  return items;
}

/** One expression of ORDER BY with its direction and what the dialect lets follow it. */
function parseOrderItem(p: Parser): OrderItem {
  const start = p.index;
  const expression = p.word === ALL && p.has.orderByAll
    ? parseLiteral(p, "other", Role.Keyword)
    : parseListedExpression(p);
  requireValue(p, expression);
  let rest: readonly Expression[] = none;
  if (p.has.orderCollate && p.accept(COLLATE)) rest = [parseValue(p)];
  if (!p.accept(ASC) && !p.accept(DESC) && p.has.orderUsing && p.word === USING) parseOrderOperator(p);
  if (p.word === NULLS) {
    if (p.has.nullsFirst) parseNullsPlace(p);
  } else if (p.has.nullsFirst) p.note(NULLS);
  if (p.word === COLLATE && p.has.withFill && p.accept(COLLATE)) p.advance(Role.None);
  if (p.word === WITH && p.has.withFill && p.wordAt(1) === FILL) rest = parseFill(p);
  return { kind: "order_item", start, end: p.index, expression, rest };
}

const none: readonly never[] = [];

function parseNullsPlace(p: Parser): void {
  if (p.wordAt(1) !== FIRST && p.wordAt(1) !== LAST) return;
  p.accept(NULLS);
  p.acceptAny(FIRST, LAST);
}

function parseOrderOperator(p: Parser): void {
  p.accept(USING);
  if (p.word === OPERATOR) parseQualifiedOperator(p);
  else if (p.kind === TokenKind.Symbol && p.word !== COMMA && p.word !== CLOSE) p.advance(Role.None);
  else p.fail("an operator");
}

/** ClickHouse's `WITH FILL [FROM a] [TO b] [STEP c] [STALENESS d] [INTERPOLATE (…)]`. */
function parseFill(p: Parser): Expression[] {
  const rest: Expression[] = [];
  p.expectAll(WITH, FILL);
  if (p.accept(FROM)) rest.push(parseValue(p));
  if (p.accept(TO)) rest.push(parseValue(p));
  if (p.accept(STEP)) rest.push(parseValue(p));
  if (p.accept(STALENESS)) rest.push(parseValue(p));
  return rest;
}

/** ClickHouse's `INTERPOLATE [(a AS expression, …)]` behind the last item of ORDER BY; gives its expressions. */
function parseInterpolate(p: Parser): Expression[] {
  const expressions: Expression[] = [];
  p.expect(INTERPOLATE);
  if (!p.accept(OPEN)) return expressions;
  if (p.word !== CLOSE) {
    do {
      p.name("a column name");
      if (p.accept(AS)) expressions.push(parseExpression(p));
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE);
  return expressions;
}

/** `(name PARTITION BY … ORDER BY … ROWS …)`, with its brackets. */
export function parseWindowSpecification(p: Parser): WindowSpecification {
  const start = p.index;
  let partitionBy: Expression[] = [];
  let orderBy: OrderItem[] = [];
  const bounds: Expression[] = [];
  const entered = p.enter();
  p.expect(OPEN);
  if (startsWithName(p)) p.name("a window name");
  if (p.accept(PARTITION)) {
    p.expect(BY);
    partitionBy = parsePartition(p);
  }
  if (p.accept(ORDER)) {
    p.expect(BY);
    orderBy = parseOrderBy(p);
  }
  if (p.acceptAny(ROWS, RANGE) !== 0 || (p.has.frameGroups && p.accept(GROUPS))) parseFrame(p, bounds);
  p.expect(CLOSE);
  if (entered) p.leave();
  return { kind: "window", start, end: p.index, partitionBy, orderBy, bounds };
}

function parsePartition(p: Parser): Expression[] {
  const items = [parseListedExpression(p)];
  while (p.accept(COMMA)) items.push(parseListedExpression(p));
  for (const item of items) requireValue(p, item);
  return items;
}

/** True where the name of another window opens the specification. */
function startsWithName(p: Parser): boolean {
  if (!p.atName) return false;
  switch (p.word) {
    case PARTITION:
    case ORDER:
    case ROWS:
    case RANGE:
    case GROUPS:
      return p.wordAt(1) === CLOSE;
    default:
      return true;
  }
}

/** The kinds of bounds in the order in which they lie. */
enum Bound {
  UnboundedPreceding,
  Preceding,
  CurrentRow,
  Following,
  UnboundedFollowing,
}

/** What stands behind ROWS, RANGE or GROUPS; expressions go to `bounds`. */
function parseFrame(p: Parser, bounds: Expression[]): void {
  if (p.accept(BETWEEN)) {
    const first = parseBound(p, bounds, Bound.UnboundedPreceding, Bound.Following);
    p.expect(AND);
    // a frame cannot end before it begins (SQL:2016, 7.15), nor can an offset of rows be followed by the row itself
    parseBound(
      p,
      bounds,
      first === Bound.Preceding ? first : Math.max(first, Bound.Preceding),
      Bound.UnboundedFollowing,
    );
  } else {
    parseBound(p, bounds, Bound.UnboundedPreceding, Bound.CurrentRow);
  }
  if (!p.has.frameExclusion || !p.accept(EXCLUDE)) return;
  if (p.accept(CURRENT)) p.expect(ROW);
  else if (p.accept(NO)) p.expect(OTHERS);
  else p.expectAny(GROUP, TIES);
}

/** One bound, which must lie from `least` to `most`; expressions go to `bounds`. */
function parseBound(p: Parser, bounds: Expression[], least: Bound, most: Bound): Bound {
  if (p.word === CURRENT && p.wordAt(1) === ROW) {
    if (least > Bound.CurrentRow) p.fail();
    p.accept(CURRENT);
    p.accept(ROW);
    return Bound.CurrentRow;
  }
  p.note(CURRENT);
  const unbounded = p.accept(UNBOUNDED);
  if (!unbounded && p.has.frameNumbers && p.kind !== TokenKind.Number && p.kind !== TokenKind.Parameter) {
    p.note(UNBOUNDED);
    p.fail("a number");
  }
  if (!unbounded) bounds.push(parseValue(p));
  const preceding = unbounded ? Bound.UnboundedPreceding : Bound.Preceding;
  const following = unbounded ? Bound.UnboundedFollowing : Bound.Following;
  if (preceding >= least && p.accept(PRECEDING)) return preceding;
  if (following <= most && p.accept(FOLLOWING)) return following;
  p.fail();
  return most;
}
