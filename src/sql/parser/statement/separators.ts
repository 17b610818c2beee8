import type { Separator } from "../../ast.ts";
import type { Features } from "../../features.ts";
import { CLIENT_COMMAND, DELIMITER_TEXT, SEMICOLON, SLASH } from "../../symbols.ts";
import { Role, TokenKind, type Tokens } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const { GO, DELIMITER } = words("GO", "DELIMITER");

/** What follows the first token of a client's command on its line. */
const COMMAND_REST = word("<command rest>");

/**
 * Tells the lines of client programs that part a script from SQL: GO with its count, Oracle's slash, and MySQL's
 * DELIMITER. Their first token becomes a `CLIENT_COMMAND`, as the lexer has it for sqlcmd's commands, so that a
 * statement ends before them wherever it stands: the client cuts the text there before the server sees it. Marking
 * twice changes nothing.
 */
export function markSeparators(tokens: Tokens, has: Features): void {
  if (has.goSeparator) {
    eachToken(tokens, GO, (index) => {
      const counted = tokens.kind[index + 1] === TokenKind.Number && !breaksBefore(tokens, index + 1);
      const end = counted ? index + 2 : index + 1;
      if (breaksBefore(tokens, index) && breaksBefore(tokens, end)) markLine(tokens, index, end);
    });
  }
  if (has.slashSeparator) {
    eachToken(tokens, SLASH, (index) => {
      if (breaksBefore(tokens, index) && breaksBefore(tokens, index + 1)) markLine(tokens, index, index + 1);
    });
  }
  if (has.delimiterCommand) {
    eachToken(tokens, DELIMITER, (index) => {
      const text = tokens.word[index + 1];
      if ((text === DELIMITER_TEXT || text === SEMICOLON) && startsStatement(tokens, index)) {
        markLine(tokens, index, index + 2);
      }
    });
  }
}

/** The index behind the client's command that begins at token `index`; `index` where none does. */
function endOfSeparator(tokens: Tokens, index: number): number {
  if (tokens.word[index] !== CLIENT_COMMAND) return index;
  let end = index + 1;
  while (tokens.word[end] === COMMAND_REST) end++;
  return end;
}

/** The client's command at the current token. */
export function parseSeparator(p: Parser): Separator {
  const start = p.index;
  const end = endOfSeparator(p.tokens, start);
  while (p.index < end) p.advance(Role.Keyword);
  return { kind: "separator", start, end };
}

function eachToken(tokens: Tokens, word: number, visit: (index: number) => void): void {
  for (let index = tokens.word.indexOf(word); index >= 0 && index < tokens.count;) {
    visit(index);
    index = tokens.word.indexOf(word, index + 1);
  }
}

/** True when token `index` is the first of its line, or there is no such token. */
function breaksBefore(tokens: Tokens, index: number): boolean {
  if (index === 0 || index >= tokens.count) return true;
  const gap = tokens.sql.slice(tokens.end[index - 1], tokens.start[index]);
  return gap.includes("\n") || gap.includes("\r");
}

function startsStatement(tokens: Tokens, index: number): boolean {
  const before = index === 0 ? SEMICOLON : tokens.word[index - 1];
  return (before === SEMICOLON || before === DELIMITER_TEXT || before === COMMAND_REST) && breaksBefore(tokens, index);
}

function markLine(tokens: Tokens, start: number, end: number): void {
  for (let index = start; index < end; index++) {
    tokens.word[index] = index === start ? CLIENT_COMMAND : COMMAND_REST;
    tokens.kind[index] = TokenKind.Symbol;
  }
}
