import type { Call, Expression, Row } from "../../ast.ts";
import { WordClass } from "../../dialect.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { closingBracket } from "./bracket.ts";
import { isDatePart } from "./date_part.ts";
import { parseExpression, parseExpressionList, parseStarred, parseValue } from "./expression.ts";
import { emptyCall, nameAt, parseCall } from "./function_call.ts";
import { parseGraphMatch } from "./graph_match.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { refuseSpace } from "./native_call.ts";
import { parseType } from "./type.ts";
import { parseStarModifiers } from "./star.ts";

const { FROM, LEADING, TRAILING, BOTH, FOR, SIMILAR, ESCAPE, IN, PLACING, NFC, NFD, NFKC, NFKD, AGAINST, MODE } = words(
  "FROM",
  "LEADING",
  "TRAILING",
  "BOTH",
  "FOR",
  "SIMILAR",
  "ESCAPE",
  "IN",
  "PLACING",
  "NFC",
  "NFD",
  "NFKC",
  "NFKD",
  "AGAINST",
  "MODE",
);
const { AT, TIME, ZONE } = words("AT", "TIME", "ZONE");
const { NATURAL, LANGUAGE, BOOLEAN, WITH, QUERY, EXPANSION, AS } = words(
  "NATURAL",
  "LANGUAGE",
  "BOOLEAN",
  "WITH",
  "QUERY",
  "EXPANSION",
  "AS",
);

/**
 * Reads a call whose arguments are parted by words: `content` reads what stands between the brackets and gives the
 * arguments; where it gives undefined, the call goes on as an ordinary one.
 */
function parseWordedCall(
  p: Parser,
  role: Role,
  syntax: boolean,
  content: (p: Parser) => Expression[],
): Call | Expression {
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(role);
  refuseSpace(p);
  p.expect(OPEN);
  const arguments_ = content(p);
  p.expect(CLOSE);
  p.leave();
  const call = emptyCall(p, nameAt(start), syntax);
  call.arguments = arguments_;
  return call;
}

function isReserved(p: Parser, word: number): boolean {
  return ((p.dialect.wordClass[word] ?? 0) & WordClass.Reserved) !== 0;
}

/** `EXTRACT(field FROM x)`. */
export function parseExtract(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || !p.has.extract) return undefined;
  const field = p.kindAt(2);
  if (field !== TokenKind.Word && field !== TokenKind.String && field !== TokenKind.QuotedName) return undefined;
  if (field === TokenKind.Word && isReserved(p, p.wordAt(2)) && !isDatePart(p.wordAt(2))) return undefined;
  const bracketed = p.wordAt(3) === OPEN && p.wordAt(5) === CLOSE;
  if (p.wordAt(bracketed ? 6 : 3) !== FROM) return undefined;
  return parseWordedCall(p, Role.Keyword, true, bracketed ? parseWeekExtracted : parseExtracted);
}

function parseExtracted(p: Parser): Expression[] {
  p.advance(p.kind === TokenKind.String ? Role.None : Role.Keyword);
  p.expect(FROM);
  return parseExtractedFrom(p);
}

/** The value behind FROM, and BigQuery's AT TIME ZONE behind it, which stands nowhere else there. */
function parseExtractedFrom(p: Parser): Expression[] {
  const value = parseExpression(p);
  return !p.has.atTimeZone && p.acceptAll(AT, TIME, ZONE) ? [value, parseExpression(p)] : [value];
}

/** BigQuery's `WEEK(MONDAY) FROM x`. */
function parseWeekExtracted(p: Parser): Expression[] {
  p.advance(Role.Keyword);
  p.advance(Role.None);
  p.advance(Role.Keyword);
  p.advance(Role.None);
  p.expect(FROM);
  return parseExtractedFrom(p);
}

/** `TRIM([LEADING | TRAILING | BOTH] [characters] FROM x)`, `TRIM(x, characters)`. */
export function parseTrim(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || !p.has.trimFrom || p.wordAt(2) === CLOSE) return undefined;
  return parseWordedCall(p, Role.Function, false, parseTrimmed);
}

function parseTrimmed(p: Parser): Expression[] {
  p.acceptAny(LEADING, TRAILING, BOTH);
  if (p.accept(FROM)) return parseExpressionList(p);
  const list = [parseExpression(p)];
  if (p.accept(FROM)) list.push(parseExpression(p));
  while (p.accept(COMMA)) list.push(parseExpression(p));
  return list;
}

/** `SUBSTRING(x FROM a FOR b)` and `SUBSTRING(x SIMILAR pattern ESCAPE e)`, besides the form with commas. */
export function parseSubstring(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || !p.has.substringFrom || p.wordAt(2) === CLOSE) return undefined;
  return parseWordedCall(p, Role.Function, false, parseSubstringContent);
}

function parseSubstringContent(p: Parser): Expression[] {
  const list = [parseExpression(p)];
  if (p.accept(FROM)) {
    list.push(parseExpression(p));
    if (p.accept(FOR)) list.push(parseExpression(p));
  } else if (p.accept(FOR)) {
    list.push(parseExpression(p));
    if (p.accept(FROM)) list.push(parseExpression(p));
  } else if (p.has.similarTo && p.accept(SIMILAR)) {
    list.push(parseExpression(p));
    p.expect(ESCAPE);
    list.push(parseExpression(p));
  } else {
    while (p.accept(COMMA)) list.push(parseExpression(p));
  }
  return list;
}

/** MySQL's `WEIGHT_STRING(x AS CHAR(3))`. */
export function parseWeightString(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || !p.has.charsetIntroducers || p.wordAt(2) === CLOSE) return undefined;
  return parseWordedCall(p, Role.Function, false, parseWeighed);
}

function parseWeighed(p: Parser): Expression[] {
  const list = [parseExpression(p)];
  if (p.accept(AS)) parseType(p);
  return list;
}

/** `POSITION(a IN b)`. */
export function parsePosition(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || !p.has.positionIn || p.wordAt(2) === CLOSE) return undefined;
  return parseWordedCall(p, Role.Function, false, parsePositionContent);
}

function parsePositionContent(p: Parser): Expression[] {
  const list = [parseValue(p)];
  if (p.accept(IN)) list.push(parseValue(p));
  else while (p.accept(COMMA)) list.push(parseExpression(p));
  return list;
}

/** `OVERLAY(x PLACING y FROM a [FOR b])`. */
export function parseOverlay(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || !p.has.overlayPlacing || p.wordAt(2) === CLOSE) return undefined;
  return parseWordedCall(p, Role.Function, false, parseOverlayContent);
}

function parseOverlayContent(p: Parser): Expression[] {
  const list = [parseExpression(p)];
  if (p.accept(PLACING)) {
    list.push(parseExpression(p));
    p.expect(FROM);
    list.push(parseExpression(p));
    if (p.accept(FOR)) list.push(parseExpression(p));
  } else while (p.accept(COMMA)) list.push(parseExpression(p));
  return list;
}

/** `NORMALIZE(x [, form])`: the form is a bare word. */
export function parseNormalize(p: Parser): Call | Expression | undefined {
  if (p.wordAt(1) !== OPEN || p.wordAt(2) === CLOSE) return undefined;
  return parseWordedCall(p, Role.Function, false, parseNormalized);
}

function parseNormalized(p: Parser): Expression[] {
  const list = [parseExpression(p)];
  if (p.accept(COMMA) && p.acceptAny(NFC, NFD, NFKC, NFKD) === 0) list.push(parseExpression(p));
  while (p.accept(COMMA)) list.push(parseExpression(p));
  return list;
}

/** `ROW(a, b)`. */
export function parseRow(p: Parser): Row | Expression | undefined {
  if (!p.has.rowConstructor || p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Keyword);
  p.advance(Role.None);
  const items: Expression[] = [];
  if (p.word !== CLOSE || !p.has.emptyRow) {
    do items.push(parseStarred(p)); while (p.accept(COMMA));
  }
  p.expect(CLOSE);
  p.leave();
  return { kind: "row", start, end: p.index, items };
}

/** MySQL's `MATCH (columns) AGAINST ('words' IN BOOLEAN MODE)`. */
export function parseMatch(p: Parser): Call | Expression | undefined {
  if (p.has.graphMatch) return parseGraphMatch(p);
  if (!p.has.matchAgainst) return undefined;
  if (p.wordAt(1) === OPEN && p.tokens.word[closingBracket(p, p.index + 1) + 1] !== AGAINST) return undefined;
  if (p.wordAt(1) !== OPEN && p.kindAt(1) === TokenKind.Symbol) return undefined;
  const start = p.index;
  p.advance(Role.Function);
  const bracketed = p.accept(OPEN);
  const columns = parseExpressionList(p);
  if (bracketed) p.expect(CLOSE);
  p.expect(AGAINST);
  p.expect(OPEN);
  const text = parseValue(p);
  if (p.accept(IN)) {
    if (p.accept(BOOLEAN)) p.expect(MODE);
    else {
      p.expectAll(NATURAL, LANGUAGE, MODE);
      if (p.accept(WITH)) p.expectAll(QUERY, EXPANSION);
    }
  } else if (p.accept(WITH)) p.expectAll(QUERY, EXPANSION);
  p.expect(CLOSE);
  const call = emptyCall(p, nameAt(start), false);
  call.arguments = columns;
  call.rest = [text];
  return call;
}

/** ClickHouse's `COLUMNS('pattern')` with its modifiers. */
export function parseColumns(p: Parser): Call | Expression | undefined {
  if (p.has.callModifiers && p.wordAt(1) === OPEN) return parseNewColumns(p);
  if (!p.has.starApply || p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  p.advance(Role.Function);
  const call = parseCall(p, nameAt(start));
  const modifiers = parseStarModifiers(p);
  return modifiers.length === 0 && p.index === call.end ? call : { ...call, end: p.index, rest: modifiers };
}

/** Oracle's `COLUMNS (a, b NUMBER)`, an argument of polymorphic table functions. */
function parseNewColumns(p: Parser): Call {
  const call = emptyCall(p, nameAt(p.index), true);
  p.advance(Role.Keyword);
  p.expect(OPEN);
  p.list((p) => {
    p.name("a column name");
    if (p.word !== COMMA && p.word !== CLOSE) parseType(p);
  });
  p.expect(CLOSE);
  call.end = p.index;
  return call;
}
