import { WordClass } from "../../../sql/dialect.ts";
import type { ParseResult } from "../../../sql/mod.ts";
import { DOT, OPEN } from "../../../sql/symbols.ts";
import { Role, TokenKind, tokenText } from "../../../sql/token.ts";
import { words } from "../../../sql/vocabulary.ts";
import type { Rule } from "../rule.ts";

const { TRUE, FALSE, NULL } = words("TRUE", "FALSE", "NULL");

/** A keyword where it stands as one: what the parser consumed as such, or without a tree a reserved word. */
function isKeyword({ tokens, dialect, error }: ParseResult, index: number): boolean {
  if (tokens.kind[index] !== TokenKind.Word) return false;
  if (error === undefined && tokens.role[index] !== Role.None) return tokens.role[index] === Role.Keyword;
  const word = tokens.word[index] ?? 0;
  if (word === TRUE || word === FALSE || word === NULL) return false;
  const wordClass = dialect.wordClass[word] ?? 0;
  if ((wordClass & WordClass.Reserved) === 0) return false;
  if (tokens.word[index - 1] === DOT || tokens.word[index + 1] === DOT) return false;
  return !((wordClass & WordClass.FunctionName) !== 0 && tokens.word[index + 1] === OPEN);
}

/** Keywords that are not in upper case. */
export const keywordCase: Rule = {
  id: "L007",
  name: "KeywordCase",
  severity: "warning",
  summary: "Keywords are written in upper case",
  bad: "select id from users",
  good: "SELECT id FROM users",
  standard: true,
  *check({ parsed }) {
    const { tokens } = parsed;
    for (let i = 0; i < tokens.count; i++) {
      if (!isKeyword(parsed, i)) continue;
      const text = tokenText(tokens, i);
      const upper = text.toUpperCase();
      if (text === upper) continue;
      const start = tokens.start[i] ?? 0;
      yield {
        offset: start,
        message: `Keyword '${text}' should be uppercase`,
        suggestion: `Use '${upper}' instead of '${text}'`,
        edit: { start, end: tokens.end[i] ?? start, text: upper },
      };
    }
  },
};
