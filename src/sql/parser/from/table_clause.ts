import type { Expression } from "../../ast.ts";
import { ARROW, CLOSE, COMMA, OPEN, SLASH } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression, parseExpressionList, parseValue } from "../expression/expression.ts";
import { atIndexHint, atTableHints, parseIndexHints, parseTableHints } from "./hints.ts";
import { parseHierarchies } from "../query/analytic_view.ts";
import { parseExternalChange } from "./external_table.ts";
import type { Parser } from "../parser.ts";

const {
  TABLESAMPLE,
  SAMPLE,
  BERNOULLI,
  ROW,
  ROWS,
  SYSTEM,
  RESERVOIR,
  BLOCK,
  PERCENT,
  REPEATABLE,
  SEED,
  OFFSET,
  FINAL,
  AT,
  BEFORE,
  END,
  CHANGES,
  INFORMATION,
  DEFAULT,
  APPEND_ONLY,
  FOR,
  SYSTEM_TIME,
  PATH,
  AS,
  OF,
  BETWEEN,
  AND,
  FROM,
  TO,
  CONTAINED,
  IN,
  ALL,
  SCN,
  TIMESTAMP,
  STATEMENT,
  STREAM,
  TRANSACTION,
  VERSIONS,
  PERIOD,
  MINVALUE,
  MAXVALUE,
  PARTITION,
  SUBPARTITION,
  WITH,
  USE,
  FORCE,
  IGNORE,
  INDEXED,
  HIERARCHIES,
  EXTERNAL,
  MODIFY,
  NOT,
  BY,
} = words(
  "TABLESAMPLE",
  "SAMPLE",
  "BERNOULLI",
  "ROW",
  "ROWS",
  "SYSTEM",
  "RESERVOIR",
  "BLOCK",
  "PERCENT",
  "REPEATABLE",
  "SEED",
  "OFFSET",
  "FINAL",
  "AT",
  "BEFORE",
  "END",
  "CHANGES",
  "INFORMATION",
  "DEFAULT",
  "APPEND_ONLY",
  "FOR",
  "SYSTEM_TIME",
  "PATH",
  "AS",
  "OF",
  "BETWEEN",
  "AND",
  "FROM",
  "TO",
  "CONTAINED",
  "IN",
  "ALL",
  "SCN",
  "TIMESTAMP",
  "STATEMENT",
  "STREAM",
  "TRANSACTION",
  "VERSIONS",
  "PERIOD",
  "MINVALUE",
  "MAXVALUE",
  "PARTITION",
  "SUBPARTITION",
  "WITH",
  "USE",
  "FORCE",
  "IGNORE",
  "INDEXED",
  "HIERARCHIES",
  "EXTERNAL",
  "MODIFY",
  "NOT",
  "BY",
);

/**
 * What may stand behind a table's name or its alias besides joins and pivots: samples, times, partitions, hints.
 * Their expressions go to `rest`.
 */
export function parseTableClauses(p: Parser, rest: Expression[]): void {
  if (p.has.finalTable && p.has.sampleRatio) {
    // ClickHouse: FINAL, then SAMPLE, each once.
    if (p.at(FINAL)) parseTableClause(p, rest);
    if (p.at(SAMPLE)) parseTableClause(p, rest);
    if (p.word === FINAL || p.word === SAMPLE) return;
  }
  while (parseTableClause(p, rest));
}

function parseTableClause(p: Parser, rest: Expression[]): boolean {
  const { has } = p;
  const next = p.wordAt(1);
  switch (p.word) {
    case TABLESAMPLE:
      if (!has.tableSample) return false;
      p.accept(TABLESAMPLE);
      parseSample(p, rest);
      return true;
    case SAMPLE:
      if (has.sampleRatio && next !== OPEN) {
        p.accept(SAMPLE);
        parseRatio(p, rest);
        if (p.accept(OFFSET)) parseRatio(p, rest);
        return true;
      }
      if (!has.sampleClause) return false;
      p.accept(SAMPLE);
      parseSample(p, rest);
      return true;
    case FINAL:
      return has.finalTable && p.accept(FINAL);
    case AT:
    case BEFORE:
      if (!has.timeTravel || next !== OPEN) return false;
      parseMoment(p, rest);
      return true;
    case CHANGES:
      if (!has.timeTravel || next !== OPEN) return false;
      parseChanges(p, rest);
      return true;
    case FOR:
      if (next === PATH && has.rowsetFunctions) return p.acceptAll(FOR, PATH);
      if (!has.systemTime || next !== SYSTEM_TIME) return false;
      parseSystemTime(p, rest);
      return true;
    case VERSIONS:
      if (!has.flashback || (next !== BETWEEN && next !== PERIOD)) return false;
      parseVersions(p, rest);
      return true;
    case AS:
      if (!has.flashback || next !== OF) return false;
      parseFlashback(p, rest);
      return true;
    case PARTITION:
    case SUBPARTITION:
      if (!has.partitionSelection || (next !== OPEN && next !== FOR)) return false;
      parsePartition(p, rest);
      return true;
    case WITH:
    case OPEN:
      if (!has.tableHints || !atTableHints(p)) return false;
      parseTableHints(p);
      return true;
    case USE:
    case FORCE:
    case IGNORE:
      if (!has.indexHints || !atIndexHint(p)) return false;
      parseIndexHints(p);
      return true;
    case EXTERNAL:
      return has.inlineExternal && next === MODIFY && parseExternalChange(p);
    case HIERARCHIES:
      return has.analyticViews && next === OPEN && parseHierarchies(p);
    case INDEXED:
      if (!has.indexedBy || next !== BY) return false;
      p.acceptAll(INDEXED, BY);
      p.name("an index");
      return true;
    case NOT:
      return has.indexedBy && p.acceptAll(NOT, INDEXED);
    default:
      return false;
  }
}

/** `[method] (amount [PERCENT | ROWS]) [REPEATABLE | SEED (n)]`, TABLESAMPLE or SAMPLE being consumed. */
function parseSample(p: Parser, rest: Expression[]): void {
  if (p.has.sampleMethods) p.objectName("a sampling method");
  else if (p.has.sampleUnits) p.expectAny(SYSTEM, BERNOULLI, RESERVOIR);
  else p.acceptAny(BERNOULLI, SYSTEM, BLOCK, ROW);
  p.expect(OPEN);
  if (p.wordAt(1) === CLOSE && (p.word === PERCENT || p.word === ROWS)) p.fail("a number");
  rest.push(parseExpression(p));
  if (p.has.sampleUnits) p.expectAny(PERCENT, ROWS);
  else if (p.acceptAny(PERCENT, ROWS, ROW) === 0) { while (p.accept(COMMA)) rest.push(parseExpression(p)); }
  p.expect(CLOSE);
  if (p.acceptAny(REPEATABLE, SEED) !== 0) {
    p.expect(OPEN);
    rest.push(parseExpression(p));
    p.expect(CLOSE);
  }
}

/** `0.1` or `1/10`. */
function parseRatio(p: Parser, rest: Expression[]): void {
  const start = p.index;
  parseNumber(p);
  if (p.accept(SLASH)) parseNumber(p);
  rest.push({ kind: "literal", type: "number", start, end: p.index });
}

function parseNumber(p: Parser): void {
  if (p.kind === TokenKind.Parameter) p.advance(Role.None);
  else p.expectKind(TokenKind.Number, "a number");
}

/** Snowflake's `AT | BEFORE ({TIMESTAMP | OFFSET | STATEMENT | STREAM} => value)`. */
function parseMoment(p: Parser, rest: Expression[]): void {
  p.expectAny(AT, BEFORE, END);
  p.expect(OPEN);
  p.expectAny(TIMESTAMP, OFFSET, STATEMENT, STREAM);
  p.expect(ARROW);
  rest.push(parseExpression(p));
  p.expect(CLOSE);
}

/** Snowflake's `CHANGES (INFORMATION => DEFAULT | APPEND_ONLY) AT (…) [END (…)]`. */
function parseChanges(p: Parser, rest: Expression[]): void {
  p.expectAll(CHANGES, OPEN, INFORMATION, ARROW);
  p.expectAny(DEFAULT, APPEND_ONLY);
  p.expect(CLOSE);
  parseMoment(p, rest);
  if (p.word === END && p.wordAt(1) === OPEN) parseMoment(p, rest);
}

/** `FOR SYSTEM_TIME {AS OF t | FROM a TO b | BETWEEN a AND b | CONTAINED IN (a, b) | ALL}`. */
function parseSystemTime(p: Parser, rest: Expression[]): void {
  p.expectAll(FOR, SYSTEM_TIME);
  if (p.has.systemTimePoint && !p.at(AS)) p.fail();
  if (p.accept(AS)) {
    p.expect(OF);
    parsePoint(p, rest);
  } else if (p.accept(FROM)) {
    parsePoint(p, rest);
    p.expect(TO);
    parsePoint(p, rest);
  } else if (p.accept(BETWEEN)) {
    parsePoint(p, rest);
    p.expect(AND);
    parsePoint(p, rest);
  } else if (p.accept(CONTAINED)) {
    p.expectAll(IN, OPEN);
    parsePoint(p, rest);
    p.expect(COMMA);
    parsePoint(p, rest);
    p.expect(CLOSE);
  } else p.expect(ALL);
}

/** A point in time; MariaDB lets TIMESTAMP or TRANSACTION stand before it. */
function parsePoint(p: Parser, rest: Expression[]): void {
  if (p.word === TRANSACTION && p.kindAt(1) !== TokenKind.Symbol) p.accept(TRANSACTION);
  rest.push(parseValue(p));
}

/** Oracle's `VERSIONS BETWEEN {SCN | TIMESTAMP} a AND b` and `VERSIONS PERIOD FOR name BETWEEN a AND b`. */
function parseVersions(p: Parser, rest: Expression[]): void {
  p.expect(VERSIONS);
  if (p.accept(PERIOD)) {
    p.expect(FOR);
    p.name("a period's name");
    p.expect(BETWEEN);
  } else {
    p.expect(BETWEEN);
    p.expectAny(SCN, TIMESTAMP);
  }
  if (!p.accept(MINVALUE)) rest.push(parseValue(p));
  p.expect(AND);
  if (!p.accept(MAXVALUE)) rest.push(parseValue(p));
}

/** Oracle's `AS OF {SCN | TIMESTAMP} value` and `AS OF PERIOD FOR name value`. */
function parseFlashback(p: Parser, rest: Expression[]): void {
  p.expectAll(AS, OF);
  if (p.expectAny(SCN, TIMESTAMP, PERIOD) === PERIOD) {
    p.expect(FOR);
    p.name("a period's name");
  }
  rest.push(parseValue(p));
}

/** `PARTITION (p0, p1)`, Oracle's `PARTITION FOR (key)` and SUBPARTITION. */
function parsePartition(p: Parser, rest: Expression[]): void {
  p.expectAny(PARTITION, SUBPARTITION);
  const byKey = p.accept(FOR);
  p.expect(OPEN);
  if (byKey) rest.push(...parseExpressionList(p));
  else p.list((p) => p.name("a partition's name"));
  p.expect(CLOSE);
}
