import { CLOSE, COMMA, DOT, MINUS, OPEN, PLUS } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const { SIGNED, UNSIGNED, ZEROFILL } = words("SIGNED", "UNSIGNED", "ZEROFILL");

/** The strings of MySQL's ENUM and SET. */
export function parseMembers(p: Parser): void {
  p.expect(OPEN);
  do p.expectKind(TokenKind.String, "a string"); while (p.accept(COMMA));
  p.expect(CLOSE);
}

/** MySQL's types that need a length, and the words that are none of its types but in CAST. */
const lengthTypes = new Set(Object.values(words("NVARCHAR", "VARBINARY", "VARCHAR", "VARCHARACTER")));

/** What MySQL asks of a built-in type's name and what follows it. */
export function refuseUnsized(p: Parser): void {
  if (p.wordAt(1) === DOT && p.has.signOnce) return;
  if (p.word === SIGNED || p.word === UNSIGNED) return p.fail("a data type");
  if (!lengthTypes.has(p.word) || p.wordAt(1) === OPEN) return;
  p.advance(Role.Type);
  p.fail("a length in brackets");
}

/** MariaDB's SIGNED, UNSIGNED and ZEROFILL: the last two in any order, each once. */
export function parseSign(p: Parser): void {
  if (acceptWord(p, SIGNED)) return;
  if (acceptWord(p, ZEROFILL)) acceptWord(p, UNSIGNED);
  else if (acceptWord(p, UNSIGNED)) acceptWord(p, ZEROFILL);
}

/** SQLite: the bracket behind a type holds one or two signed numbers. */
export function isNumericList(p: Parser): boolean {
  const last = behindNumber(p, 1);
  return p.wordAt(last) === CLOSE || (p.wordAt(last) === COMMA && p.wordAt(behindNumber(p, last + 1)) === CLOSE);
}

/** Where the signed number that may stand `ahead` ends. */
function behindNumber(p: Parser, ahead: number): number {
  const digits = p.wordAt(ahead) === PLUS || p.wordAt(ahead) === MINUS ? ahead + 1 : ahead;
  return p.kindAt(digits) === TokenKind.Number ? digits + 1 : ahead;
}

/** The words of joins may be names in SQLite, but not types. */
const joinWords = new Set(Object.values(words("CROSS", "FULL", "INNER", "LEFT", "NATURAL", "OUTER", "RIGHT")));

/** False for the words of joins, which may be names in SQLite but not types. */
export function mayNameType(word: number): boolean {
  return !joinWords.has(word);
}

function acceptWord(p: Parser, word: number): boolean {
  if (p.word !== word) return false;
  p.advance(Role.Type);
  return true;
}
