import type { BlockStatement, Node } from "../../../ast.ts";
import { DELIMITER_TEXT, SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { parseStatement } from "../../statement/statement.ts";
import { acceptLabel } from "../label.ts";

const { END, IF, CASE, LOOP, REPEAT, WHILE, UNTIL, ELSE, ELSEIF, WHEN, THEN } = words(
  "END",
  "IF",
  "CASE",
  "LOOP",
  "REPEAT",
  "WHILE",
  "UNTIL",
  "ELSE",
  "ELSEIF",
  "WHEN",
  "THEN",
);

/**
 * True at the end of a text without any semicolon. Programs that know no DELIMITER cut a script at its semicolons,
 * in the middle of blocks: such a piece may leave open what it has opened.
 */
export function atCut(p: Parser): boolean {
  // What ends in END, taken for an alias, has lost its semicolon.
  return atPieceEnd(p) && p.wordAt(-1) !== END;
}

function atPieceEnd(p: Parser): boolean {
  if (!p.has.programPieces || !p.atEnd || p.failed) return false;
  const { word, count } = p.tokens;
  for (let i = 0; i < count; i++) if (word[i] === SEMICOLON || word[i] === DELIMITER_TEXT) return false;
  return true;
}

/** `words` that close what is open, which a piece of a script may leave out at its end. */
export function expectEnd(p: Parser, ...words: readonly number[]): void {
  if (!atCut(p)) p.expectAll(...words);
}

/** A piece that goes on with or closes what an earlier one has opened; undefined at anything else. */
export function parsePiece(p: Parser): BlockStatement | undefined {
  if (!p.has.programPieces || p.index !== 0) return undefined;
  const parts: Node[] = [];
  switch (p.word) {
    case END:
      parseTail(p);
      break;
    case UNTIL:
      p.accept(UNTIL);
      parts.push(parseExpression(p));
      p.expectAll(END, REPEAT);
      acceptLabel(p);
      break;
    case ELSEIF:
    case WHEN:
      p.acceptAny(ELSEIF, WHEN);
      parts.push(parseExpression(p));
      p.expect(THEN);
      parts.push(parseStatement(p));
      break;
    case ELSE:
      p.accept(ELSE);
      parts.push(parseStatement(p));
      break;
    default:
      return undefined;
  }
  if (!atPieceEnd(p)) p.fail();
  return { kind: "block", start: 0, end: p.index, type: "Block", parts };
}

function parseTail(p: Parser): void {
  p.accept(END);
  p.acceptAny(IF, CASE, LOOP, REPEAT, WHILE);
  acceptLabel(p);
}
