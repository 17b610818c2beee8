import type { Expression, ObjectName, Star } from "../../ast.ts";
import { CLOSE, COMMA, OPEN, STAR } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseBinary, parseExpression } from "./expression.ts";
import { expectString } from "./literal.ts";
import type { Parser } from "../parser.ts";

const { EXCEPT, EXCLUDE, REPLACE, RENAME, ILIKE, APPLY, AS, STRICT, NOT, LIKE } = words(
  "EXCEPT",
  "EXCLUDE",
  "REPLACE",
  "RENAME",
  "ILIKE",
  "APPLY",
  "AS",
  "STRICT",
  "NOT",
  "LIKE",
);

/** `*` at the current token, `start` and `qualifier` being those of `t.*`, with EXCEPT, REPLACE and the like behind it. */
export function parseStar(p: Parser, qualifier: ObjectName | undefined, start: number): Star {
  p.expect(STAR);
  const expressions = parseStarModifiers(p);
  return qualifier === undefined
    ? { kind: "star", start, end: p.index, expressions }
    : { kind: "star", start, end: p.index, qualifier, expressions };
}

/** EXCEPT (…), EXCLUDE (…), REPLACE (…), RENAME (…), ILIKE '…', APPLY(…) behind a star; gives their expressions. */
export function parseStarModifiers(p: Parser): Expression[] {
  const expressions: Expression[] = [];
  if (p.has.starIlike && p.accept(ILIKE)) expectString(p);
  if (p.has.starLike && atStarPattern(p)) {
    p.accept(NOT);
    p.acceptAny(LIKE, ILIKE);
    expectString(p);
  }
  let more = true;
  while (more) {
    more = false;
    if (atStarExcept(p)) {
      p.acceptAny(EXCEPT, EXCLUDE);
      if (p.has.starApply) p.accept(STRICT);
      parseNames(p);
      more = true;
    } else if (p.has.starReplace && p.word === REPLACE && (p.wordAt(1) === OPEN || p.has.starApply)) {
      p.accept(REPLACE);
      if (p.has.starApply) p.accept(STRICT);
      parseReplacements(p, expressions);
      more = true;
    } else if (p.has.starRename && p.word === RENAME) {
      p.accept(RENAME);
      parseRenamings(p);
      more = true;
    } else if (p.has.starApply && p.accept(APPLY)) {
      if (p.word === OPEN) {
        p.expect(OPEN);
        expressions.push(parseExpression(p));
        p.expect(CLOSE);
      } else {
        expressions.push(parseBinary(p, 0));
      }
      more = true;
    }
  }
  return expressions;
}

function atStarPattern(p: Parser): boolean {
  const operator = p.wordAt(p.word === NOT ? 1 : 0);
  return operator === LIKE || operator === ILIKE;
}

/** EXCEPT begins a list of names behind a star only before a bracket that holds no query. */
function atStarExcept(p: Parser): boolean {
  if (p.word === EXCLUDE && p.has.starExclude) {
    return p.wordAt(1) === OPEN || p.kindAt(1) === TokenKind.QuotedName || p.kindAt(1) === TokenKind.Word;
  }
  if (p.word !== EXCEPT || !p.has.starExcept) return false;
  if (p.wordAt(1) !== OPEN) return p.has.starApply && !setQuantifiers.has(p.wordAt(1));
  return !queryStarts.has(p.wordAt(2));
}

const queryStarts = new Set(Object.values(words("SELECT", "WITH", "(", "VALUES", "FROM", "TABLE")));
const setQuantifiers = new Set(Object.values(words("ALL", "DISTINCT", "SELECT", "WITH", "VALUES")));

/** `(a, b)` or one name; ClickHouse takes a pattern too. */
function parseNames(p: Parser): void {
  if (p.has.starApply && p.kind === TokenKind.String) {
    p.advance(Role.None);
    return;
  }
  if (!p.accept(OPEN)) {
    p.objectName("a column name");
    return;
  }
  do {
    if (p.has.starApply && p.kind === TokenKind.String) p.advance(Role.None);
    else p.objectName("a column name");
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

/** `(expression AS name, …)` or, in ClickHouse, one without brackets. */
function parseReplacements(p: Parser, expressions: Expression[]): void {
  const bracketed = p.accept(OPEN);
  do {
    expressions.push(parseBinary(p, 0));
    p.expect(AS);
    p.anyName("a column name");
  } while (bracketed && p.accept(COMMA));
  if (bracketed) p.expect(CLOSE);
}

/** `(a AS b, …)` or `a AS b`. */
function parseRenamings(p: Parser): void {
  const bracketed = p.accept(OPEN);
  do {
    p.objectName("a column name");
    p.expect(AS);
    p.anyName("a column name");
  } while (bracketed && p.accept(COMMA));
  if (bracketed) p.expect(CLOSE);
}
