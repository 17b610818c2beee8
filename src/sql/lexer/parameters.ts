import { isDigit, isLetter, isSpace, isWordCharacter } from "./characters.ts";
import type { CompleteRules } from "./complete_rules.ts";
import { scanQuoted } from "./strings.ts";
import type { QuoteRules } from "./tables.ts";

/** The offset behind the letters, digits, `_` and characters of `more` from `at` on; non-ASCII letters too. */
export function scanName(sql: string, at: number, more: string): number {
  const length = sql.length;
  while (at < length) {
    const code = sql.charCodeAt(at);
    if (!isWordCharacter(code) && !(code > 0xa0 && code < 0x2000) && !more.includes(sql.charAt(at))) break;
    at++;
  }
  return at;
}

/** True where a name can begin. */
export function beginsName(code: number): boolean {
  return isLetter(code) || (code > 0xa0 && code < 0x2000);
}

const quoted: QuoteRules = { escapes: true, doubled: true, multiline: true };
const backticked: QuoteRules = { escapes: false, doubled: true, multiline: true };

/** The end of `@name` or `@@name` at `start`, or 0 where there is none. */
export function scanAtParameter(sql: string, start: number, rules: CompleteRules): number {
  const { at, doubleAt, quotedAt } = rules.parameters;
  const double = sql.charCodeAt(start + 1) === 64;
  if (double ? !doubleAt : !at) return 0;
  const name = start + (double ? 2 : 1);
  const code = sql.charCodeAt(name);
  if (quotedAt && (code === 96 || (!double && (code === 39 || code === 34)))) {
    const end = scanQuoted(sql, name + 1, code, code === 96 ? backticked : quoted);
    return end > 0 ? end : 0;
  }
  const more = quotedAt && !double ? `${rules.nameCharacters}.` : rules.nameCharacters;
  const end = scanName(sql, name, more);
  return end > name ? end : 0;
}

/** The end of `?` or `?1` at `start`. */
export function scanQuestion(sql: string, start: number, rules: CompleteRules): number {
  let at = start + 1;
  if (rules.parameters.numberedQuestion) { while (isDigit(sql.charCodeAt(at))) at++; }
  return at;
}

/** The end of Snowflake's `@stage/path` at `start`: up to white space, a comma, a bracket, `;` or a string. */
export function scanStage(sql: string, start: number): number {
  const length = sql.length;
  let at = start + 1;
  while (at < length) {
    const code = sql.charCodeAt(at);
    if (isSpace(code) || ",;()'".includes(sql.charAt(at))) break;
    if (code === 34) {
      const end = sql.indexOf('"', at + 1);
      if (end < 0) break;
      at = end;
    }
    at++;
  }
  return at > start + 1 ? at : 0;
}

/** The end of `$1` or `$name` at `start`, or 0; SQLite's may go on with `::name`. */
export function scanDollarParameter(sql: string, start: number, rules: CompleteRules): number {
  const { dollarNumber, dollarName, dollarBrackets } = rules.parameters;
  const code = sql.charCodeAt(start + 1);
  if (isDigit(code)) {
    if (!dollarNumber) return 0;
    let at = start + 2;
    while (isDigit(sql.charCodeAt(at))) at++;
    return at;
  }
  if (dollarBrackets && code === 40) {
    const end = scanName(sql, start + 2, "-");
    return end > start + 2 && sql.charCodeAt(end) === 41 ? end + 1 : 0;
  }
  if (!dollarName || !beginsName(code)) return 0;
  return scanName(sql, start + 1, rules.nameCharacters);
}

/** The end of `:name` or `:1` at `start`, or 0. */
export function scanColonParameter(sql: string, start: number, rules: CompleteRules): number {
  const code = sql.charCodeAt(start + 1);
  if (isDigit(code)) {
    let at = start + 2;
    while (isDigit(sql.charCodeAt(at))) at++;
    return at;
  }
  if (code === 34 && rules.quotes['"'] === "name") {
    const end = sql.indexOf('"', start + 2);
    return end < 0 ? 0 : end + 1;
  }
  return beginsName(code) ? scanName(sql, start + 1, rules.nameCharacters) : 0;
}

/**
 * The end of SQL*Plus's `&name` at `start`, or 0: the dot that ends the name and what is glued to it belong to it,
 * as in `&prefix._total`.
 */
export function scanSubstitution(sql: string, start: number, rules: CompleteRules): number {
  const name = start + (sql.charCodeAt(start + 1) === 38 ? 2 : 1);
  let end = scanName(sql, name, rules.nameCharacters);
  if (end === name) return 0;
  if (sql.charCodeAt(end) === 46) end = scanName(sql, end + 1, rules.nameCharacters);
  return end;
}

/** The end of ClickHouse's `{name: Type}` at `start`, or 0 where the brace opens something else. */
export function scanBraceParameter(sql: string, start: number): number {
  const length = sql.length;
  let at = start + 1;
  while (isSpace(sql.charCodeAt(at))) at++;
  if (!isWordCharacter(sql.charCodeAt(at))) return 0;
  at = scanName(sql, at, "");
  while (isSpace(sql.charCodeAt(at))) at++;
  if (sql.charCodeAt(at) !== 58) return 0;
  for (; at < length; at++) {
    const code = sql.charCodeAt(at);
    if (code === 125) return at + 1;
    if (code === 123 || code === 59) return 0;
  }
  return 0;
}

/** The end of a template's `{{ … }}` at `start`, or 0; it may hold neither braces nor line breaks. */
export function scanTemplate(sql: string, start: number): number {
  if (sql.charCodeAt(start + 1) !== 123) return 0;
  const length = sql.length;
  for (let at = start + 2; at < length; at++) {
    const code = sql.charCodeAt(at);
    if (code === 125) return sql.charCodeAt(at + 1) === 125 && at > start + 2 ? at + 2 : 0;
    if (code === 123 || code === 10) return 0;
  }
  return 0;
}

/** The end of `%s` or `%(name)s` at `start`, or 0. */
export function scanPercentParameter(sql: string, start: number): number {
  let at = start + 1;
  if (sql.charCodeAt(at) === 40) {
    at = scanName(sql, at + 1, "");
    if (sql.charCodeAt(at) !== 41) return 0;
    at++;
  }
  return sql.charCodeAt(at) === 115 && !isWordCharacter(sql.charCodeAt(at + 1)) ? at + 1 : 0;
}

/** The end of `$$…$$` or `$tag$…$tag$` at `start`; 0 where no tag stands, -1 where nothing closes it. */
export function scanDollarQuoted(sql: string, start: number, tagged: boolean): number {
  let at = start + 1;
  if (tagged && beginsName(sql.charCodeAt(at))) at = scanName(sql, at, "");
  if (sql.charCodeAt(at) !== 36) return 0;
  const tag = sql.slice(start, at + 1);
  const end = sql.indexOf(tag, at + 1);
  return end < 0 ? -1 : end + tag.length;
}
