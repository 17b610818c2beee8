import { CLIENT_COMMAND, SEMICOLON } from "../../../symbols.ts";
import { word } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";

const COLON_CODE = ":".charCodeAt(0);
const COMMAND_REST = word("<command rest>");

function isCommand(word: number | undefined): boolean {
  return word === CLIENT_COMMAND || word === COMMAND_REST;
}

/** True at a command of sqlcmd such as `:setvar`, which parts no batches. */
export function atColonCommand(p: Parser): boolean {
  return p.word === CLIENT_COMMAND && p.tokens.sql.charCodeAt(p.tokens.start[p.index] ?? 0) === COLON_CODE;
}

/** True at the first statement of a batch: of the text, or behind GO. */
export function atBatchStart(p: Parser): boolean {
  let before = p.index - 1;
  while (before >= 0 && p.tokens.word[before] === SEMICOLON) before--;
  return before < 0 || isCommand(p.tokens.word[before]);
}

/** True where the batch ends: at the end of the text, or before GO. */
export function atBatchEnd(p: Parser): boolean {
  return p.atEnd || (p.word === CLIENT_COMMAND && !atColonCommand(p));
}
