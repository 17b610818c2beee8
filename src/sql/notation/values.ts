import type { Literal, Node } from "../ast.ts";
import type { Parser } from "../parser/parser.ts";
import { DOT, MINUS, OPEN, PLUS } from "../symbols.ts";
import { isDetached, Role, TokenKind, tokenText } from "../token.ts";
import { words } from "../vocabulary.ts";

const { TRUE, FALSE, NULL } = words("TRUE", "FALSE", "NULL");

/** Units of storage that may stand behind a number, attached or not. */
const units = new Set(
  Object.values(
    words(
      "K",
      "M",
      "G",
      "T",
      "P",
      "E",
      "KB",
      "MB",
      "GB",
      "TB",
      "PB",
      "EB",
      "B",
      "BYTES",
    ),
  ),
);

function literal(p: Parser, start: number, type: Literal["type"]): Literal {
  return { kind: "literal", start, end: p.index, type };
}

/** True at a number with or without a sign. */
export function atNumber(p: Parser): boolean {
  if (p.kind === TokenKind.Number) return true;
  return (p.word === MINUS || p.word === PLUS) &&
    p.kindAt(1) === TokenKind.Number;
}

/** A number with or without a sign. */
export function parseNumber(p: Parser, parts: Node[]): void {
  const start = p.index;
  if (!atNumber(p)) return p.fail("a number");
  if (p.kind !== TokenKind.Number) p.advance(Role.None);
  p.advance(Role.None);
  parts.push(literal(p, start, "number"));
}

/** True where the current token is a number of digits alone. */
export function atInteger(p: Parser): boolean {
  if (p.kind !== TokenKind.Number) return p.atSubstitution;
  const { sql, start, end } = p.tokens;
  for (let i = start[p.index] ?? 0; i < (end[p.index] ?? 0); i++) {
    const code = sql.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** A number of digits alone. */
export function parseInteger(p: Parser, parts: Node[]): void {
  if (!atInteger(p)) return p.fail("a whole number");
  p.advance(Role.None);
  parts.push(literal(p, p.index - 1, "number"));
}

/** True at `10`, and at `10M` where that is one word to the lexer. */
export function atSize(p: Parser): boolean {
  return atInteger(p) || atSizeWord(p);
}

function atSizeWord(p: Parser): boolean {
  if (p.kind !== TokenKind.Word) return false;
  const text = tokenText(p.tokens, p.index);
  const last = text.length - 1;
  if (last < 1 || !"KMGTP".includes(text.charAt(last).toUpperCase())) return false;
  for (let i = 0; i < last; i++) if (text.charCodeAt(i) < 48 || text.charCodeAt(i) > 57) return false;
  return true;
}

/** A whole number with or without a unit of storage: `10`, `10M`, `10 GB`. */
export function parseSize(p: Parser, parts: Node[]): void {
  if (atSizeWord(p)) {
    p.advance(Role.None);
    parts.push(literal(p, p.index - 1, "number"));
    return;
  }
  parseInteger(p, parts);
  if (!p.failed && units.has(p.word)) p.advance(Role.Keyword);
}

function atConstantWord(p: Parser): boolean {
  return p.word !== 0 &&
    (p.word === TRUE || p.word === FALSE || p.word === NULL);
}

/** True at a string, a number, TRUE, FALSE or NULL. */
export function atLiteral(p: Parser): boolean {
  return p.kind === TokenKind.String || atNumber(p) || atConstantWord(p);
}

/** A string, a number with or without a sign, TRUE, FALSE or NULL. */
export function parseLiteral(p: Parser, parts: Node[]): void {
  const start = p.index;
  if (p.kind === TokenKind.String) {
    p.advance(Role.None);
    parts.push(literal(p, start, "string"));
  } else if (atConstantWord(p)) {
    const type = p.word === NULL ? "null" : "boolean";
    p.advance(Role.Literal);
    parts.push(literal(p, start, type));
  } else if (atNumber(p)) {
    parseNumber(p, parts);
  } else {
    p.fail("a constant");
  }
}

/** True at what `parseValue` reads. */
export function atValue(p: Parser): boolean {
  const kind = p.kind;
  return kind === TokenKind.Word || kind === TokenKind.QuotedName ||
    kind === TokenKind.Parameter || atLiteral(p);
}

/**
 * A value as options have it: a constant, a parameter, or a word of any kind (`ON`, `DEFAULT`, `CSV`), qualified
 * (`myschema.myformat`) or called (`IDENTIFIER('x')`, with constants alone in the brackets that touch it).
 */
export function parseValue(p: Parser, parts: Node[]): void {
  if (atLiteral(p)) return parseLiteral(p, parts);
  if (p.kind === TokenKind.Parameter) {
    p.advance(Role.None);
    parts.push({ kind: "parameter", start: p.index - 1, end: p.index });
  } else if (p.kind === TokenKind.Word || p.kind === TokenKind.QuotedName) {
    p.advance(p.atName ? Role.Name : Role.Keyword);
    while (p.accept(DOT)) p.anyName("a name");
  } else {
    p.fail("a value");
  }
}

/** True where an open bracket touches the token before it, as in a call. */
export function atCallBracket(p: Parser): boolean {
  return p.word === OPEN && !isDetached(p.tokens, p.index);
}

/** True at a name, a string or a word such as CURRENT_USER, with or without a host behind it. */
export function atUser(p: Parser): boolean {
  return p.kind === TokenKind.String || p.kind === TokenKind.Word ||
    p.kind === TokenKind.QuotedName;
}

/** A user or role: a name or a string, MySQL's `'user'@'host'` too, whose host may be empty. */
export function parseUser(p: Parser): void {
  if (p.kind === TokenKind.String) p.advance(Role.None);
  else p.name("a user name");
  if (p.failed || !isHost(p)) return;
  const separate = tokenText(p.tokens, p.index) === "@";
  p.advance(Role.None);
  if (!separate || isDetached(p.tokens, p.index) || p.atEnd) return;
  if (p.kind === TokenKind.String) p.advance(Role.None);
  else if (p.kind === TokenKind.QuotedName) p.advance(Role.Name);
}

function isHost(p: Parser): boolean {
  if (p.kind !== TokenKind.Parameter && p.kind !== TokenKind.Symbol) {
    return false;
  }
  const { sql, start } = p.tokens;
  return sql.charAt(start[p.index] ?? 0) === "@" &&
    sql.charAt((start[p.index] ?? 0) + 1) !== "@";
}

/** True at Snowflake's `@stage/path`. */
export function atStage(p: Parser): boolean {
  return p.kind === TokenKind.Parameter &&
    p.tokens.sql.charAt(p.tokens.start[p.index] ?? 0) === "@";
}

/** True at MySQL's `@name` or, for a system variable, `@@name`. */
export function atVariable(p: Parser, system: boolean): boolean {
  if (p.kind !== TokenKind.Parameter) return false;
  const { sql, start } = p.tokens;
  const at = start[p.index] ?? 0;
  return sql.charAt(at) === "@" && (sql.charAt(at + 1) === "@") === system;
}

/** One variable of the kind asked for. */
export function readVariable(p: Parser, system: boolean): void {
  if (atVariable(p, system)) p.advance(Role.None);
  else p.fail(system ? "a variable such as @@name" : "a variable such as @name");
}
