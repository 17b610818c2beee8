import type { Node } from "../ast.ts";
import { meantBy } from "../faults/slip.ts";
import { parseExpression } from "../parser/expression/expression.ts";
import type { Parser } from "../parser/parser.ts";
import { CLOSE, COMMA, DOT, EQUAL, OPEN, STAR } from "../symbols.ts";
import { Role, TokenKind, tokenText } from "../token.ts";
import { atCallBracket, atValue, parseValue } from "./values.ts";

/** How many tokens a qualified name takes from `ahead` on; 0 where none stands. */
function nameLength(p: Parser, ahead = 0): number {
  let length = 0;
  for (;;) {
    const kind = p.kindAt(ahead + length);
    if (kind !== TokenKind.Word && kind !== TokenKind.QuotedName) return 0;
    length++;
    if (p.wordAt(ahead + length) !== DOT) return length;
    length++;
  }
}

/** True where `key =` begins `ahead` of the current token; a key is a name. */
function atOption(p: Parser, ahead = 0): boolean {
  const length = nameLength(p, ahead);
  return length > 0 && p.wordAt(ahead + length) === EQUAL;
}

/** The same where brackets list headers, secrets and the like: a key may be a string. */
function atListedOption(p: Parser): boolean {
  return p.kind === TokenKind.String ? p.wordAt(1) === EQUAL : atOption(p);
}

/** The name of an option alone, as UNSET lists them. */
export function parseOptionName(p: Parser): void {
  refuseMisspelt(p);
  p.name("an option's name");
}

function parseKey(p: Parser): void {
  if (p.kind === TokenKind.String) {
    p.advance(Role.None);
    return;
  }
  p.anyName("an option's name");
  while (p.accept(DOT)) p.anyName("a name");
}

/**
 * Options of an open-ended list, with or without commas, as in Snowflake: `KEY = value KEY = (KEY = value) KEY =
 * ('a', 'b')`. Ends before anything that is not `KEY =`.
 */
export function parseOptions(p: Parser, parts: Node[]): void {
  do parseOption(p, parts); while (atOption(p) || (atOption(p, 1) && p.accept(COMMA)));
}

function parseOption(p: Parser, parts: Node[]): void {
  if (p.kind === TokenKind.String) {
    p.advance(Role.None);
  } else {
    parseOptionName(p);
    while (p.accept(DOT)) p.anyName("a name");
  }
  p.expect(EQUAL);
  parseOptionValue(p, parts);
}

const truthValues = ["TRUE", "FALSE"];

/** Fails at an option's name that is one slip away from a known one. */
function refuseMisspelt(p: Parser): void {
  if (p.kind !== TokenKind.Word || p.wordAt(1) === DOT) return;
  const { optionNames } = p.dialect.definition;
  if (optionNames === undefined) return;
  const name = tokenText(p.tokens, p.index);
  const meant = meantBy(name, optionNames);
  if (meant !== undefined) p.fail(undefined, `unknown option '${name}' (did you mean '${meant}'?)`);
}

function parseOptionValue(p: Parser, parts: Node[]): void {
  if (p.at(OPEN)) return parseOptionBracket(p, parts);
  if (p.kind === TokenKind.Word && p.dialect.definition.optionNames !== undefined) {
    const value = tokenText(p.tokens, p.index);
    const meant = meantBy(value, truthValues);
    if (meant !== undefined) p.fail(undefined, `unknown value '${value}' (did you mean '${meant}'?)`);
  }
  parseValue(p, parts);
  if (!p.failed && atCallBracket(p)) parseOptionBracket(p, parts);
}

/** `(KEY = value, …)`, `('a', 'b')`, `((…), (…))`, `()`. Commas part values and may part options. */
function parseOptionBracket(p: Parser, parts: Node[]): void {
  if (!p.enter()) return;
  p.expect(OPEN);
  if (!p.accept(CLOSE)) {
    let before = parseOptionItem(p, parts);
    while (p.accept(COMMA) || (before && atOption(p))) before = parseOptionItem(p, parts);
    p.expect(CLOSE);
  }
  p.leave();
}

/** True where the item was an option. */
function parseOptionItem(p: Parser, parts: Node[]): boolean {
  if (atListedOption(p)) {
    parseOption(p, parts);
    return true;
  }
  parseOptionValue(p, parts);
  return false;
}

/** `key = value, …` without brackets; a value is a constant, a word, or an expression in brackets of any kind. */
export function parseSettings(p: Parser, parts: Node[]): void {
  do {
    parseKey(p);
    p.expect(EQUAL);
    if (atValue(p)) parseValue(p, parts);
    else parts.push(parseExpression(p));
  } while (atOption(p, 1) && p.accept(COMMA));
}

/**
 * Options in brackets, parted by commas: `(key = value, key value, key)`. A value is a name that stands alone, `*`, or
 * an expression.
 */
export function parseOptionList(p: Parser, parts: Node[]): void {
  p.expect(OPEN);
  do {
    parseKey(p);
    if (p.accept(EQUAL) || !(p.at(COMMA) || p.at(CLOSE))) parseListedValue(p, parts);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

function parseListedValue(p: Parser, parts: Node[]): void {
  if (p.accept(STAR)) return;
  const length = nameLength(p);
  const behind = p.wordAt(length);
  if (length > 0 && (behind === COMMA || behind === CLOSE)) parseValue(p, parts);
  else parts.push(parseExpression(p));
}
