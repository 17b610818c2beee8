import type { ColumnReference, Expression, FromItem, Join, JoinedTable } from "../../ast.ts";
import type { Feature } from "../../features.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseColumnAlias } from "../query/alias.ts";
import { requireCondition } from "../expression/condition.ts";
import { parseExpression, parseSelectExpression } from "../expression/expression.ts";
import { parseTableFactor } from "./from.ts";
import type { Parser } from "../parser.ts";

const joinWords = words(
  "JOIN",
  "INNER",
  "LEFT",
  "RIGHT",
  "FULL",
  "OUTER",
  "CROSS",
  "NATURAL",
  "APPLY",
  "STRAIGHT_JOIN",
  "ASOF",
  "ARRAY",
  "SEMI",
  "ANTI",
  "ANY",
  "ALL",
  "GLOBAL",
  "LOCAL",
  "PASTE",
  "LOOP",
  "HASH",
  "MERGE",
  "REMOTE",
  "DIRECTED",
);
const { JOIN, APPLY, STRAIGHT_JOIN, INNER, LEFT, RIGHT, FULL, CROSS, NATURAL } = joinWords;
const { ON, USING, AS, MATCH_CONDITION, UNION, EXCEPT, INTERSECT } = words(
  "ON",
  "USING",
  "AS",
  "MATCH_CONDITION",
  "UNION",
  "EXCEPT",
  "INTERSECT",
);

/** The condition that a join asks for: ON or USING, one that may be missing in some dialects, or none. */
type Condition = "inner" | "outer" | "cross" | "none" | "array" | "match";

/** A kind of join by its words. */
interface JoinForm {
  readonly type: string;
  /** How many words it has. */
  readonly length: number;
  readonly condition: Condition;
  readonly feature?: Feature;
}

/** Small numbers of the words that joins are made of, five bits each, so that a run of them is one number. */
const codes = new Map<number, number>();
for (const number of Object.values(joinWords)) codes.set(number, codes.size + 1);

const forms = new Map<number, JoinForm>();

/** `text` is a kind of join in which words in brackets may be missing. */
function define(text: string, type: string, condition: Condition, feature?: Feature): void {
  let runs: string[][] = [[]];
  for (const part of text.split(" ")) {
    const optional = part.startsWith("[");
    const name = optional ? part.slice(1, -1) : part;
    const longer = runs.map((run) => [...run, name]);
    runs = optional ? [...runs, ...longer] : longer;
  }
  for (const run of runs) {
    let key = 0;
    for (const name of run) key = key * 32 + (codes.get(words(name)[name] ?? 0) ?? 0);
    const form: JoinForm = { type, length: run.length, condition };
    if (!forms.has(key)) forms.set(key, feature === undefined ? form : { ...form, feature });
  }
}

define("[INNER] JOIN", "inner", "inner");
define("LEFT [OUTER] JOIN", "left", "outer");
define("RIGHT [OUTER] JOIN", "right", "outer", "rightJoin");
define("FULL [OUTER] JOIN", "full", "outer", "fullJoin");
define("CROSS JOIN", "cross", "cross");
define("NATURAL [INNER] JOIN", "natural", "none", "naturalJoin");
define("NATURAL LEFT [OUTER] JOIN", "natural left", "none", "naturalJoin");
define("NATURAL RIGHT [OUTER] JOIN", "natural right", "none", "naturalJoin");
define("NATURAL FULL [OUTER] JOIN", "natural full", "none", "naturalFullJoin");
define("STRAIGHT_JOIN", "straight", "inner", "straightJoin");
define("CROSS APPLY", "cross apply", "none", "apply");
define("OUTER APPLY", "outer apply", "none", "apply");
define("ASOF JOIN", "asof", "match", "asOfJoin");
define("[INNER] ARRAY JOIN", "array", "array", "arrayJoin");
define("LEFT ARRAY JOIN", "left array", "array", "arrayJoin");
define("[GLOBAL] PASTE JOIN", "paste", "none", "joinStrictness");
define("GLOBAL CROSS JOIN", "cross", "none", "joinStrictness");
for (const hint of ["LOOP", "HASH", "MERGE", "REMOTE"]) {
  define(`INNER ${hint} JOIN`, "inner", "inner", "joinHints");
  for (const side of ["LEFT", "RIGHT", "FULL"]) {
    define(`${side} [OUTER] ${hint} JOIN`, side.toLowerCase(), "outer", "joinHints");
  }
}
define("[INNER] DIRECTED JOIN", "inner", "inner", "directedJoin");
define("CROSS DIRECTED JOIN", "cross", "cross", "directedJoin");
define("NATURAL [INNER] DIRECTED JOIN", "natural", "none", "directedJoin");
for (const side of ["LEFT", "RIGHT", "FULL"]) {
  const type = side.toLowerCase();
  define(`${side} [OUTER] DIRECTED JOIN`, type, "outer", "directedJoin");
  define(`NATURAL ${side} [OUTER] DIRECTED JOIN`, `natural ${type}`, "none", "directedJoin");
}
for (const place of ["GLOBAL", "LOCAL"]) {
  define(`${place} [INNER] JOIN`, "inner", "inner", "joinStrictness");
  for (const side of ["LEFT", "RIGHT", "FULL"]) {
    define(`${place} ${side} [OUTER] JOIN`, side.toLowerCase(), "outer", "joinStrictness");
  }
}
for (const strictness of ["ANY", "ALL", "ASOF", "SEMI", "ANTI"]) {
  const prefix = strictness.toLowerCase();
  define(`[GLOBAL] ${strictness} [INNER] JOIN`, prefix, "inner", "joinStrictness");
  define(`[GLOBAL] INNER ${strictness} JOIN`, prefix, "inner", "joinStrictness");
  for (const side of ["LEFT", "RIGHT", "FULL"]) {
    if (side === "FULL" && (strictness === "SEMI" || strictness === "ANTI")) continue;
    const type = `${side.toLowerCase()} ${prefix}`;
    define(`[GLOBAL] ${strictness} ${side} [OUTER] JOIN`, type, "outer", "joinStrictness");
    define(`[GLOBAL] ${side} ${strictness} [OUTER] JOIN`, type, "outer", "joinStrictness");
  }
}

/** The join that begins at the current token; undefined where none does. Consumes nothing. */
export function joinAt(p: Parser): JoinForm | undefined {
  let key = codes.get(p.word);
  if (key === undefined) {
    p.note(JOIN);
    return undefined;
  }
  let last = p.word;
  for (let ahead = 1; ahead < 6 && last !== JOIN && last !== APPLY && last !== STRAIGHT_JOIN; ahead++) {
    last = p.wordAt(ahead);
    const code = codes.get(last);
    if (code === undefined) return undefined;
    key = key * 32 + code;
  }
  const form = forms.get(key);
  return form === undefined || (form.feature !== undefined && !p.has[form.feature] && !isSecondMeaning(p, form))
    ? undefined
    : form;
}

/** `ASOF JOIN` is one thing in Snowflake and another in ClickHouse. */
function isSecondMeaning(p: Parser, form: JoinForm): boolean {
  return form.condition === "match" && p.has.joinStrictness;
}

/** A join being read. */
interface OpenJoin {
  kind: "join";
  start: number;
  end: number;
  type: string;
  item: FromItem;
  on?: Expression;
  using?: readonly ColumnReference[];
}

/**
 * All that is joined to `first`, left to right. A join whose ON comes later (`a JOIN b JOIN c ON … ON …`) takes the
 * joins between it and its ON as its item.
 */
export function parseJoins(p: Parser, first: FromItem): FromItem {
  const joins: OpenJoin[] = [];
  // Of each join that waits for its condition: its place among the joins.
  const waiting: number[] = [];
  for (let form = joinAt(p); form !== undefined && !p.failed; form = joinAt(p)) {
    const start = p.index;
    for (let i = 0; i < form.length; i++) p.advance(Role.Keyword);
    const join: OpenJoin = { kind: "join", start, end: 0, type: form.type, item: first };
    join.item = form.condition === "array" ? parseArrayItems(p) : parseTableFactor(p);
    const matched = form.condition === "match" && (p.word === MATCH_CONDITION || !p.has.joinStrictness);
    if (matched) parseMatchCondition(p, join);
    join.end = p.index;
    joins.push(join);
    if (
      matched || form.condition === "none" || form.condition === "array" ||
      (form.condition === "cross" && !p.has.crossJoinOn)
    ) {
      // It takes no condition: an ON here belongs to a join before it.
    } else if (parseCondition(p, join)) {
      join.end = p.index;
    } else if (!mayLackCondition(p, form, join.item)) {
      waiting.push(joins.length - 1);
    } else if (p.has.innerJoinWithoutOn) waiting.push(~(joins.length - 1));
    while (waiting.length > 0 && (p.word === ON || (p.word === USING && !p.has.onOnly))) {
      nest(p, joins, waiting.pop() ?? 0);
    }
  }
  if (isJoinWithoutJoin(p)) {
    while (codes.has(p.word)) p.advance(Role.Keyword);
    p.expect(JOIN);
  }
  if (waiting.some((place) => place >= 0)) {
    if (!p.has.onOnly) p.note(USING);
    p.expect(ON);
  }
  return joins.length === 0 ? first : joined(first, joins);
}

/** One join without what it joins to: BigQuery's pipe operator. The words of a join stand at the current token. */
export function parsePipedJoin(p: Parser): Join {
  const start = p.index;
  const form = joinAt(p);
  for (let i = 0; i < (form?.length ?? 0); i++) p.advance(Role.Keyword);
  const join: OpenJoin = { kind: "join", start, end: 0, type: form?.type ?? "", item: parseTableFactor(p) };
  if (
    form !== undefined && form.condition !== "cross" && !parseCondition(p, join) &&
    !mayLackCondition(p, form, join.item)
  ) {
    if (!p.has.onOnly) p.note(USING);
    p.expect(ON);
  }
  join.end = p.index;
  return join;
}

/** True at the first words of a join whose JOIN is missing: `a LEFT b`. */
function isJoinWithoutJoin(p: Parser): boolean {
  switch (p.word) {
    case INNER:
    case LEFT:
    case RIGHT:
    case FULL:
    case CROSS:
    case NATURAL: {
      const next = p.kindAt(1);
      const word = p.wordAt(1);
      return (next === TokenKind.Word || next === TokenKind.QuotedName) && word !== UNION && word !== EXCEPT &&
        word !== INTERSECT;
    }
    default:
      return false;
  }
}

function joined(first: FromItem, joins: readonly Join[]): JoinedTable {
  return { kind: "joined_table", start: first.start, end: joins[joins.length - 1]?.end ?? first.end, first, joins };
}

/** Gives the condition at the current token to the join at `place`; `~place` for one that could do without. */
function nest(p: Parser, joins: OpenJoin[], place: number): void {
  const index = place < 0 ? ~place : place;
  const join = joins[index];
  if (join === undefined) return;
  const inner = joins.splice(index + 1);
  if (inner.length > 0) join.item = joined(join.item, inner);
  parseCondition(p, join);
  join.end = p.index;
}

function mayLackCondition(p: Parser, form: JoinForm, item: FromItem): boolean {
  switch (form.condition) {
    case "inner":
      if (p.has.innerJoinWithoutOn) return true;
      break;
    case "outer":
    case "match":
      if (p.has.outerJoinWithoutOn) return true;
      break;
    default:
      return true;
  }
  if (!p.has.lateralJoinWithoutOn) return false;
  return item.kind === "table_function" || (item.kind === "derived_table" && item.lateral) ||
    (item.kind === "table" && item.name.parts.length > 1);
}

/** ON or USING, if one stands here. */
function parseCondition(p: Parser, join: OpenJoin): boolean {
  if (p.accept(ON)) {
    const on = parseExpression(p);
    requireCondition(p, on);
    join.on = on;
    return true;
  }
  if (p.has.onOnly || !p.accept(USING)) return false;
  const bracketed = p.has.bareUsing ? p.accept(OPEN) : p.expect(OPEN);
  const columns: ColumnReference[] = [];
  do {
    const name = p.objectName("a column name");
    columns.push({ kind: "column", start: name.start, end: name.end, name });
  } while (p.accept(COMMA));
  if (bracketed) p.expect(CLOSE);
  join.using = columns;
  if (p.has.usingAlias && p.accept(AS)) p.name("an alias");
  return true;
}

/** Snowflake's `MATCH_CONDITION (a >= b)`. */
function parseMatchCondition(p: Parser, join: OpenJoin): void {
  p.expectAll(MATCH_CONDITION, OPEN);
  const condition = parseExpression(p);
  p.expect(CLOSE);
  join.on = condition;
  if (p.accept(ON)) {
    const on = parseExpression(p);
    join.on = { kind: "row", start: condition.start, end: p.index, items: [condition, on] };
  } else if (p.word === USING) parseCondition(p, join);
}

/** The arrays of ClickHouse's ARRAY JOIN, parted by commas, as one item. */
function parseArrayItems(p: Parser): FromItem {
  const start = p.index;
  const rest: Expression[] = [];
  do {
    if (p.word === AS) p.fail("an expression");
    const expression = parseSelectExpression(p);
    const alias = expression.kind === "aliased" || p.word !== AS ? undefined : parseColumnAlias(p);
    rest.push(
      alias === undefined ? expression : { kind: "aliased", start: expression.start, end: p.index, expression, alias },
    );
  } while (p.accept(COMMA));
  const call = rest.shift();
  if (call === undefined) return parseTableFactor(p);
  return { kind: "table_function", start, end: p.index, call, rest };
}
