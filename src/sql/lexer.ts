import type { Dialect, LexicalRules } from "./dialect.ts";
import { readNumber } from "./lexer/numbers.ts";
import { readDot, readSymbol } from "./lexer/operators.ts";
import { Scanner } from "./lexer/scanner.ts";
import { readBeyondAscii, readSpecial } from "./lexer/special.ts";
import { readQuoted } from "./lexer/strings.ts";
import { buildTables, type LexicalTables, Start } from "./lexer/tables.ts";
import { readWord } from "./lexer/words.ts";
import { DELIMITER_TEXT } from "./symbols.ts";
import { TokenKind, type Tokens } from "./token.ts";

const plainTables = new WeakMap<LexicalRules, LexicalTables>();
const escapingTables = new WeakMap<LexicalRules, LexicalTables>();

function tablesOf(rules: LexicalRules, escapes: boolean): LexicalTables {
  const cache = escapes ? escapingTables : plainTables;
  let tables = cache.get(rules);
  if (tables === undefined) cache.set(rules, tables = buildTables(rules, escapes));
  return tables;
}

function read(sql: string, dialect: Dialect, escapes: boolean): Tokens {
  const tables = tablesOf(dialect.lexical, escapes);
  const s = new Scanner(sql, dialect, tables);
  const { starts, singles } = tables;
  const { out } = s;
  const length = sql.length;
  if (sql.charCodeAt(0) === 0xfeff) s.at = 1;
  while (s.at < length) {
    const at = s.at;
    const code = sql.charCodeAt(at);
    if (s.delimiter !== "" && sql.startsWith(s.delimiter, at)) {
      s.take(TokenKind.Symbol, DELIMITER_TEXT, at + s.delimiter.length);
      continue;
    }
    switch (code < 128 ? starts[code] : Start.BeyondAscii) {
      case Start.Space:
        s.at = at + 1;
        break;
      case Start.Letter:
        readWord(s, at, 0);
        break;
      case Start.Symbol:
        out.add(TokenKind.Symbol, singles[code] ?? 0, at, at + 1);
        s.at = at + 1;
        break;
      case Start.Digit:
        readNumber(s, at);
        break;
      case Start.Quote:
        readQuoted(s, at, at, 0);
        break;
      case Start.Dot:
        readDot(s, at);
        break;
      case Start.Operator:
        readSymbol(s, at);
        break;
      case Start.Special:
        readSpecial(s, at, code);
        break;
      case Start.BeyondAscii:
        readBeyondAscii(s, at, code);
        break;
      default:
        s.refuseCharacter(at);
    }
  }
  if (s.conditional >= 0 && out.fault === undefined) {
    out.refuse("unterminated comment", length, length);
    out.fault = { at: s.conditional, message: "unterminated comment" };
  }
  return out.finish(sql);
}

/**
 * Cuts `sql` into the tokens of a dialect. Comments are kept beside the tokens. What the dialect cannot read is one
 * invalid token that reaches to the end of the text, with a `fault` that says why; nothing is thrown. Takes time
 * in proportion to the text.
 *
 * @example
 * ```ts
 * import { dialectOf } from "./dialects/mod.ts";
 *
 * const tokens = tokenize("SELECT 1", dialectOf("generic"));
 * tokens.count; // 2
 * ```
 */
export function tokenize(sql: string, dialect: Dialect): Tokens {
  const rule = dialect.lexical.backslashEscapes;
  const tokens = read(sql, dialect, rule === true);
  if (rule !== "fallback" || tokens.fault === undefined || !/\\['"]/.test(sql)) return tokens;
  const again = read(sql, dialect, true);
  return again.fault === undefined ? again : tokens;
}
