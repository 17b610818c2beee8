import type { Expression, Is, Like } from "../../ast.ts";
import { CLOSE, OPEN, OPEN_BRACKET } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { tableOf, words } from "../../vocabulary.ts";
import { callAhead, parseTableAsQuery } from "./argument.ts";
import { atBracketedQuery, parseBracketedList, parseBracketedQuery } from "./bracket.ts";
import { parseQuantified, parseValue } from "./expression.ts";
import { parseOperand } from "./operand.ts";
import type { Parser } from "../parser.ts";
import { parseType } from "./type.ts";

const {
  AND,
  NOT,
  IN,
  IS,
  LIKE,
  ILIKE,
  SIMILAR,
  TO,
  GLOB,
  REGEXP,
  RLIKE,
  MATCH,
  BETWEEN,
  SYMMETRIC,
  ASYMMETRIC,
  ESCAPE,
} = words(
  "AND",
  "NOT",
  "IN",
  "IS",
  "LIKE",
  "ILIKE",
  "SIMILAR",
  "TO",
  "GLOB",
  "REGEXP",
  "RLIKE",
  "MATCH",
  "BETWEEN",
  "SYMMETRIC",
  "ASYMMETRIC",
  "ESCAPE",
);
const { NULL, TRUE, FALSE, UNKNOWN, DISTINCT, FROM, JSON, OBJECT, ARRAY, SCALAR, VALUE, WITHOUT, WITH, UNIQUE, KEYS } =
  words(
    "NULL",
    "TRUE",
    "FALSE",
    "UNKNOWN",
    "DISTINCT",
    "FROM",
    "JSON",
    "OBJECT",
    "ARRAY",
    "SCALAR",
    "VALUE",
    "WITHOUT",
    "WITH",
    "UNIQUE",
    "KEYS",
  );
const { OF, TYPE, ONLY, A, SET, EMPTY, NAN, INFINITE, DANGLING, DOCUMENT, NORMALIZED, NFC, NFD, NFKC, NFKD, PRESENT } =
  words(
    "OF",
    "TYPE",
    "ONLY",
    "A",
    "SET",
    "EMPTY",
    "NAN",
    "INFINITE",
    "DANGLING",
    "DOCUMENT",
    "NORMALIZED",
    "NFC",
    "NFD",
    "NFKC",
    "NFKD",
    "PRESENT",
  );
const { ISNULL, NOTNULL, OVERLAPS, MEMBER, SOUNDS, GLOBAL, SUBMULTISET, ANY, ALL, SOME, UNNEST, LIKEC, LIKE2, LIKE4 } =
  words(
    "ISNULL",
    "NOTNULL",
    "OVERLAPS",
    "MEMBER",
    "SOUNDS",
    "GLOBAL",
    "SUBMULTISET",
    "ANY",
    "ALL",
    "SOME",
    "UNNEST",
    "LIKEC",
    "LIKE2",
    "LIKE4",
  );
const { STRICT, LAX, PARTITION, VALIDATE, CAST, USING, ALLOW, DISALLOW, SCALARS } = words(
  "STRICT",
  "LAX",
  "PARTITION",
  "VALIDATE",
  "CAST",
  "USING",
  "ALLOW",
  "DISALLOW",
  "SCALARS",
);

const starts = tableOf([
  ...[NOT, IN, IS, LIKE, ILIKE, SIMILAR, GLOB, REGEXP, RLIKE, MATCH, BETWEEN, ISNULL, NOTNULL, OVERLAPS, MEMBER],
  ...[SOUNDS, GLOBAL, SUBMULTISET, LIKEC, LIKE2, LIKE4],
]);

/** True for a word with which something behind an operand may be a predicate, in one dialect or another. */
export function startsPredicate(word: number): boolean {
  return starts[word] === 1;
}

/** The predicate that begins at the current word behind `operand`; consumes nothing where there is none. */
export function parsePredicateBehind(p: Parser, operand: Expression): Expression {
  switch (p.word) {
    case IS:
      return parseIs(p, operand);
    case ISNULL:
    case NOTNULL: {
      if (!p.has.nullTestWords) return operand;
      const not = p.word === NOTNULL;
      p.advance(Role.Keyword);
      return { kind: "is", start: operand.start, end: p.index, not, operand, test: "null" };
    }
    case OVERLAPS: {
      if (!p.has.overlaps) return operand;
      const operator = p.index;
      if (p.has.overlapsPairs && !isPair(operand)) p.fail();
      p.advance(Role.Keyword);
      const right = parseValue(p);
      if (p.has.overlapsPairs && !isPair(right)) p.fail();
      return {
        kind: "operation",
        start: operand.start,
        end: p.index,
        operands: [operand, right],
        operators: [operator],
      };
    }
    case GLOBAL:
      if (!p.has.globalIn) return operand;
      if (p.wordAt(1) !== IN && !(p.wordAt(1) === NOT && p.wordAt(2) === IN)) return operand;
      p.advance(Role.Keyword);
      return parseNegatable(p, operand, p.accept(NOT));
    case NOT:
      if (startsNegatable(p, 1)) {
        p.advance(Role.Keyword);
        return parseNegatable(p, operand, true);
      }
      if (p.has.isOperand && p.wordAt(1) === NULL) {
        p.advance(Role.Keyword);
        p.advance(Role.Literal);
        return { kind: "is", start: operand.start, end: p.index, not: true, operand, test: "null" };
      }
      return operand;
    default:
      return startsNegatable(p, 0) ? parseNegatable(p, operand, false) : operand;
  }
}

/** True for a row of two: the bounds of a period. */
function isPair(expression: Expression): boolean {
  return expression.kind === "row" && expression.items.length === 2;
}

/** True when the word `ahead` begins a predicate that may have NOT before it, in this dialect. */
function startsNegatable(p: Parser, ahead: number): boolean {
  switch (p.wordAt(ahead)) {
    case IN:
    case BETWEEN:
    case LIKE:
      return true;
    case ILIKE:
      return p.has.ilike;
    case SIMILAR:
      return p.has.similarTo && p.wordAt(ahead + 1) === TO;
    case GLOB:
    case MATCH:
      return p.has.glob;
    case REGEXP:
    case RLIKE:
      return p.has.regexpOperators;
    case SOUNDS:
      return p.has.soundsLike && p.wordAt(ahead + 1) === LIKE;
    case MEMBER:
      return p.has.memberOf && (p.wordAt(ahead + 1) === OF || p.has.multiset);
    case SUBMULTISET:
      return p.has.multiset;
    case LIKEC:
    case LIKE2:
    case LIKE4:
      return p.has.likeVariants;
    default:
      return false;
  }
}

function parseNegatable(p: Parser, operand: Expression, not: boolean): Expression {
  switch (p.word) {
    case IN:
      return parseIn(p, operand, not);
    case BETWEEN: {
      p.advance(Role.Keyword);
      if (p.has.betweenSymmetric) p.acceptAny(SYMMETRIC, ASYMMETRIC);
      const low = parseValue(p);
      p.expect(AND);
      const high = parseValue(p);
      return { kind: "between", start: operand.start, end: p.index, not, operand, low, high };
    }
    case MEMBER:
    case SUBMULTISET: {
      const operator = p.index;
      const { memberOfBracketed } = p.has;
      p.advance(Role.Keyword);
      if (memberOfBracketed) {
        p.expect(OF);
        if (p.word !== OPEN) p.fail();
      } else p.accept(OF);
      const pattern = parseValue(p);
      return { kind: "like", start: operand.start, end: p.index, not, operator, operand, pattern };
    }
    default:
      return parseLike(p, operand, not);
  }
}

function parseLike(p: Parser, operand: Expression, not: boolean): Like {
  const operator = p.index;
  const { start } = operand;
  const word = p.word;
  p.advance(Role.Keyword);
  if (word === SIMILAR) p.expect(TO);
  else if (word === SOUNDS) p.expect(LIKE);
  const quantifier = p.word;
  const quantified = (quantifier === ANY || quantifier === ALL || quantifier === SOME) && p.has.likeAny &&
    (p.wordAt(1) === OPEN || (p.wordAt(1) === UNNEST && p.has.inUnnest));
  const pattern = !quantified ? parseValue(p) : p.wordAt(1) === OPEN ? parseQuantified(p) : parseQuantifiedUnnest(p);
  const escapable = word !== REGEXP && word !== RLIKE && word !== SOUNDS && word !== MATCH;
  if (!escapable || p.has.bareLike || !p.accept(ESCAPE)) {
    return { kind: "like", start, end: p.index, not, operator, operand, pattern };
  }
  const escape = parseValue(p);
  return { kind: "like", start, end: p.index, not, operator, operand, pattern, escape };
}

/** `ANY UNNEST(array)`. */
function parseQuantifiedUnnest(p: Parser): Expression {
  const start = p.index;
  p.advance(Role.Keyword);
  const list = [parseOperand(p)];
  return { kind: "quantified", start, end: p.index, list };
}

/** `IN (…)` behind an operand and perhaps NOT; the operand alone before ClickHouse's `IN PARTITION`, a clause. */
export function parseIn(p: Parser, operand: Expression, not: boolean): Expression {
  const { start } = operand;
  if (p.has.inTable && p.wordAt(1) === PARTITION && !not) return operand;
  p.advance(Role.Keyword);
  if (p.word === OPEN) {
    if (p.wordAt(1) === CLOSE && p.has.emptyIn) {
      p.advance(Role.None);
      p.advance(Role.None);
      return { kind: "in", start, end: p.index, not, operand, list: [] };
    }
    if (atBracketedQuery(p)) {
      const query = parseBracketedQuery(p);
      return { kind: "in", start, end: p.index, not, operand, query };
    }
    const list = parseBracketedList(p);
    return { kind: "in", start, end: p.index, not, operand, list };
  }
  if (p.has.inUnnest && p.word === UNNEST) {
    const list = [parseOperand(p)];
    return { kind: "in", start, end: p.index, not, operand, list };
  }
  if (p.has.inTable && p.atName && !callAhead(p)) {
    const query = parseTableAsQuery(p);
    return { kind: "in", start, end: p.index, not, operand, query };
  }
  const operandStands = p.has.inOperand
    ? !p.atEnd && (p.kind !== TokenKind.Symbol || p.word === OPEN_BRACKET)
    : p.has.inTable && (p.atName || p.kind === TokenKind.String);
  const arrayStands = p.has.inArray && p.word === OPEN_BRACKET;
  if (operandStands || arrayStands || (p.has.inParameter && p.kind === TokenKind.Parameter)) {
    const list = [parseOperand(p)];
    return { kind: "in", start, end: p.index, not, operand, list };
  }
  p.expect(OPEN);
  return { kind: "in", start, end: p.index, not, operand, list: [] };
}

function parseIs(p: Parser, operand: Expression): Is {
  const { start } = operand;
  p.advance(Role.Keyword);
  const not = p.accept(NOT);
  const test = parseIsTest(p);
  if (test !== undefined) return { kind: "is", start, end: p.index, not, operand, test };
  if (p.has.isDistinctFrom && p.word === DISTINCT) {
    p.advance(Role.Keyword);
    p.expect(FROM);
    const right = parseValue(p);
    return { kind: "is", start, end: p.index, not, operand, test: "distinct", right };
  }
  if (p.has.isOperand) {
    const right = parseValue(p);
    return { kind: "is", start, end: p.index, not, operand, test: "other", right };
  }
  p.fail();
  return { kind: "is", start, end: p.index, not, operand, test: "other" };
}

/** What stands behind IS [NOT] and is made of words alone; undefined where nothing of the kind does. */
function parseIsTest(p: Parser): Is["test"] | undefined {
  if (p.at(NULL)) {
    p.advance(Role.Literal);
    return "null";
  }
  if (p.has.isTruth) {
    const truth = p.at(TRUE)
      ? "true"
      : p.at(FALSE)
      ? "false"
      : p.has.isUnknown && p.at(UNKNOWN)
      ? "unknown"
      : undefined;
    if (truth !== undefined) {
      p.advance(Role.Literal);
      return truth;
    }
  }
  if (p.has.isJson && p.accept(JSON)) {
    parseJsonTest(p);
    return "other";
  }
  if (p.has.isNormalized) {
    if (p.acceptAny(NFC, NFD, NFKC, NFKD) !== 0) {
      p.expect(NORMALIZED);
      return "other";
    }
    if (p.acceptAny(NORMALIZED, DOCUMENT) !== 0) return "other";
  }
  if (p.has.isOfType && p.word === OF) {
    p.advance(Role.Keyword);
    p.accept(TYPE);
    p.expect(OPEN);
    p.list(parseTypeOfTest);
    p.expect(CLOSE);
    return "other";
  }
  if (p.has.multiset) {
    if (p.acceptAll(A, SET)) return "other";
    if (p.acceptAny(EMPTY, NAN, INFINITE, DANGLING, PRESENT) !== 0) return "other";
  }
  return undefined;
}

function parseTypeOfTest(p: Parser): void {
  p.accept(ONLY);
  parseType(p);
}

/** Oracle's `[(] VALIDATE [CAST] [USING] 'schema' [)]` behind IS JSON. */
function parseValidation(p: Parser): void {
  const bracketed = p.accept(OPEN);
  p.expect(VALIDATE);
  p.accept(CAST);
  p.accept(USING);
  p.expectKind(TokenKind.String, "a JSON schema as a string");
  if (bracketed) p.expect(CLOSE);
}

function parseJsonTest(p: Parser): void {
  if (p.acceptAny(OBJECT, ARRAY, SCALAR, VALUE) === 0 && p.word === OPEN && p.has.multiset) {
    if (p.wordAt(1) === VALIDATE) parseValidation(p);
    else if (p.wordAt(1) === STRICT || p.wordAt(1) === LAX) parseStrictness(p);
    else parseBracketedList(p);
  }
  p.acceptAny(STRICT, LAX);
  if (p.has.jsonLiterals) {
    if (p.acceptAny(ALLOW, DISALLOW) !== 0) p.expect(SCALARS);
    if (p.word === VALIDATE) parseValidation(p);
  }
  parseUniqueKeys(p);
}

/** Oracle's `(STRICT WITH UNIQUE KEYS)`. */
function parseStrictness(p: Parser): void {
  p.expect(OPEN);
  p.acceptAny(STRICT, LAX);
  parseUniqueKeys(p);
  p.expect(CLOSE);
}

function parseUniqueKeys(p: Parser): void {
  if ((p.word !== WITH && p.word !== WITHOUT) || p.wordAt(1) !== UNIQUE) return;
  p.acceptAny(WITH, WITHOUT);
  p.accept(UNIQUE);
  p.accept(KEYS);
}
