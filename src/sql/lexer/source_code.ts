import { DELIMITER_TEXT, SEMICOLON } from "../symbols.ts";
import { TokenKind } from "../token.ts";
import { words } from "../vocabulary.ts";
import { isFirstOnLine, isLineEnd, isSpace } from "./characters.ts";
import type { Scanner } from "./scanner.ts";
import { finishQuoted } from "./strings.ts";

const { JAVA, SOURCE, MLE, MODULE, JAVASCRIPT, PURE } = words("JAVA", "SOURCE", "MLE", "MODULE", "JAVASCRIPT", "PURE");

/** How many tokens before AS the words are looked for that say what follows it. */
const reach = 12;

/** Reads the code of another language in `{{ … }}` at `at`; false where none stands. */
export function readCodeInBraces(s: Scanner, at: number): boolean {
  if (s.sql.charCodeAt(at + 1) !== 123 || (s.previous !== JAVASCRIPT && s.previous !== PURE)) return false;
  const end = s.sql.indexOf("}}", at + 2);
  finishQuoted(s, TokenKind.String, at, end < 0 ? -1 : end + 2, "code in {{ }}");
  return true;
}

/**
 * Makes one string of the code behind AS in Oracle's `CREATE JAVA SOURCE` and `CREATE MLE MODULE`, which is no SQL: up
 * to a line that is a slash, or to the end of the text.
 */
export function readSourceCode(s: Scanner): void {
  if (!definesSource(s)) return;
  const { sql } = s;
  let start = s.at;
  while (isSpace(sql.charCodeAt(start))) start++;
  if (sql.charCodeAt(start) === 39) return;
  let end = start;
  while (end < sql.length && !isSlashLine(sql, end)) end++;
  while (end > start && isSpace(sql.charCodeAt(end - 1))) end--;
  if (end === start) return;
  s.at = start;
  s.take(TokenKind.String, 0, end);
}

/** True where the statement whose last word is AS defines code of another language. */
function definesSource(s: Scanner): boolean {
  const { word, count } = s.out;
  for (let i = count - 2; i > 0 && i > count - reach; i--) {
    const number = word[i];
    if (number === SEMICOLON || number === DELIMITER_TEXT) return false;
    if ((number === SOURCE && word[i - 1] === JAVA) || (number === MODULE && word[i - 1] === MLE)) {
      return word[count - 2] !== MLE;
    }
  }
  return false;
}

/** True at a slash that is alone on its line. */
function isSlashLine(sql: string, at: number): boolean {
  if (sql.charCodeAt(at) !== 47 || !isFirstOnLine(sql, at)) return false;
  let next = at + 1;
  while (sql.charCodeAt(next) === 32 || sql.charCodeAt(next) === 9) next++;
  return next >= sql.length || isLineEnd(sql.charCodeAt(next));
}
