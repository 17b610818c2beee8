import type { Cast, Expression, TypeName } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseBracketedQuery } from "./bracket.ts";
import { requireValue } from "./condition.ts";
import { parseBinary, parseExpression, parseValue } from "./expression.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { refuseSpace } from "./native_call.ts";
import { parseType, parseTypeChange } from "./type.ts";
import { isCastTarget, isKnownType } from "./type_names.ts";

const {
  AS,
  FORMAT,
  AT,
  TIME,
  ZONE,
  USING,
  DEFAULT,
  ON,
  CONVERSION,
  ERROR,
  MULTISET,
  ARRAY,
  REF,
  LOCAL,
  SIGNED,
  UNSIGNED,
  INTEGER,
  INT,
} = words(
  "AS",
  "FORMAT",
  "AT",
  "TIME",
  "ZONE",
  "USING",
  "DEFAULT",
  "ON",
  "CONVERSION",
  "ERROR",
  "MULTISET",
  "ARRAY",
  "REF",
  "LOCAL",
  "SIGNED",
  "UNSIGNED",
  "INTEGER",
  "INT",
);

/** Oracle's `VALIDATE_CONVERSION(x AS t [, format])`. */
export function parseValidation(p: Parser): Expression | undefined {
  return p.has.conversionDefault ? parseCast(p) : undefined;
}

/** `CAST(x AS t …)` and its kin, from the name on; undefined where no bracket follows it. */
export function parseCast(p: Parser): Expression | undefined {
  if (p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Keyword);
  refuseSpace(p);
  p.expect(OPEN);
  const operand = parseCastOperand(p);
  requireValue(p, operand);
  if (p.has.castComma && p.accept(COMMA)) {
    const type = parseExpression(p);
    p.expect(CLOSE);
    p.leave();
    return finishCast(p, start, operand, { kind: "type", start: type.start, end: type.end }, []);
  }
  p.expect(AS);
  // SQLite lets the type be missing, as it may be any words, none too.
  const untyped = p.has.typelessWords && p.word === CLOSE;
  const type: TypeName = untyped ? { kind: "type", start: p.index, end: p.index } : parseCastType(p);
  const rest: Expression[] = [];
  if (p.has.castFormat && p.accept(FORMAT)) {
    rest.push(parseValue(p));
    if (p.acceptAll(AT, TIME, ZONE)) rest.push(parseValue(p));
  }
  if (p.has.conversionDefault) {
    if (p.accept(DEFAULT)) {
      rest.push(parseValue(p));
      p.expectAll(ON, CONVERSION, ERROR);
    }
    while (p.accept(COMMA)) rest.push(parseExpression(p));
  }
  if (p.has.castUsing && p.accept(USING)) rest.push(parseValue(p));
  if (p.has.typeAttributes) p.accept(ARRAY);
  p.expect(CLOSE);
  p.leave();
  return finishCast(p, start, operand, type, rest);
}

function finishCast(p: Parser, start: number, operand: Expression, type: TypeName, rest: readonly Expression[]): Cast {
  return { kind: "cast", start, end: p.index, operand, type, rest };
}

function parseCastOperand(p: Parser): Expression {
  if (p.has.multiset && p.word === MULTISET && p.wordAt(1) === OPEN) {
    const start = p.index;
    p.accept(MULTISET);
    const query = parseBracketedQuery(p);
    return { kind: "subquery", start, end: p.index, query };
  }
  return parseBinary(p, 0);
}

function parseCastType(p: Parser): TypeName {
  if (p.kind === TokenKind.String && p.has.nestedTypes) {
    const start = p.index;
    p.advance(Role.None);
    return { kind: "type", start, end: p.index };
  }
  if (p.word === REF && p.has.objectTypes) p.advance(Role.Type);
  if (p.has.narrowCasts) return parseNarrowType(p);
  const type = parseType(p);
  parseTypeChange(p);
  return type;
}

/** A type that MySQL's CAST knows: `SIGNED [INTEGER]` and `UNSIGNED [INTEGER]` are types here alone. */
export function parseNarrowType(p: Parser): TypeName {
  if (!isCastTarget(p.word, p.has.integerCasts)) p.fail("a type that CAST knows");
  if (p.word !== SIGNED && p.word !== UNSIGNED) return parseType(p);
  const start = p.index;
  p.advance(Role.Type);
  if (p.word === INTEGER || p.word === INT) p.advance(Role.Type);
  return { kind: "type", start, end: p.index };
}

/**
 * CONVERT in its three forms: `CONVERT(type, x, style)`, `CONVERT(x, type)` and `CONVERT(x USING charset)`;
 * an ordinary function in the dialects that have none of them.
 */
export function parseConvert(p: Parser): Expression | undefined {
  if (p.wordAt(1) !== OPEN) return undefined;
  const { convertTypeFirst, convertTypeLast } = p.has;
  if (!convertTypeFirst && !convertTypeLast) return undefined;
  const typeFirst = convertTypeFirst && (!convertTypeLast || isKnownType(p.wordAt(2)));
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Keyword);
  p.expect(OPEN);
  const rest: Expression[] = [];
  let type: TypeName;
  let operand: Expression;
  if (typeFirst) {
    type = parseType(p);
    p.expect(COMMA);
    operand = parseExpression(p);
    if (p.accept(COMMA)) rest.push(parseExpression(p));
  } else {
    operand = parseExpression(p);
    if (p.accept(USING)) {
      const first = p.index;
      p.anyName("a character set");
      type = { kind: "type", start: first, end: p.index };
    } else {
      p.expect(COMMA);
      type = p.has.narrowCasts ? parseNarrowType(p) : parseType(p);
    }
  }
  p.expect(CLOSE);
  p.leave();
  return finishCast(p, start, operand, type, rest);
}

/** True when AT LOCAL or AT TIME ZONE comes next. */
export function atZone(p: Parser): boolean {
  return p.word === AT && (p.wordAt(1) === LOCAL || (p.wordAt(1) === TIME && p.wordAt(2) === ZONE));
}
