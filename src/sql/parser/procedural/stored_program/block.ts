import type { BlockStatement, Node, Statement } from "../../../ast.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseStatement } from "../../statement/statement.ts";
import { blockFrom } from "../control_flow.ts";
import { parseEndLabel } from "./label.ts";
import { atCut, expectEnd } from "./piece.ts";

const { BEGIN, END, ELSE, ELSEIF, WHEN, UNTIL, NOT, ATOMIC, DECLARE, CONTINUE, EXIT, UNDO, CURSOR, HANDLER } = words(
  "BEGIN",
  "END",
  "ELSE",
  "ELSEIF",
  "WHEN",
  "UNTIL",
  "NOT",
  "ATOMIC",
  "DECLARE",
  "CONTINUE",
  "EXIT",
  "UNDO",
  "CURSOR",
  "HANDLER",
);

/** `BEGIN [declaration; …] [statement; …] END`; `label` is the token of its label. */
export function parseBlock(p: Parser, label?: number): BlockStatement {
  const start = label ?? p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Block", parts);
  p.expect(BEGIN);
  if (p.has.atomicBlocks && p.accept(NOT)) p.expect(ATOMIC);
  parseDeclarations(p, parts);
  parseStatements(p, parts);
  if (parts.length === 0) p.expect(END);
  else expectEnd(p, END);
  parseEndLabel(p, label);
  p.leave();
  return blockFrom(p, start, "Block", parts);
}

/** Variables and conditions, then cursors, then handlers. */
function parseDeclarations(p: Parser, parts: Node[]): void {
  let last = 0;
  while (p.at(DECLARE)) {
    const rank = rankOfDeclaration(p);
    if (rank < last) {
      const [what, before] = rank === 1 ? ["variables and conditions", "cursors"] : ["cursors", "handlers"];
      p.fail(undefined, `${what} must be declared before ${before}${rank === 1 ? " and handlers" : ""}`);
    }
    last = rank;
    parts.push(parseBodyStatement(p));
    if (!atCut(p)) p.expect(SEMICOLON);
  }
}

function rankOfDeclaration(p: Parser): number {
  switch (p.wordAt(1)) {
    case CONTINUE:
    case EXIT:
    case UNDO:
      return p.wordAt(2) === HANDLER ? 3 : 1;
    default:
      return p.wordAt(2) === CURSOR ? 2 : 1;
  }
}

/** One statement of a body, where BEGIN opens a block and never a transaction. */
export function parseBodyStatement(p: Parser): Statement {
  return p.word === BEGIN ? parseBlock(p) : parseStatement(p);
}

/** Statements, each with its semicolon, up to a word that ends or goes on with what holds them. */
export function parseStatements(p: Parser, parts: Node[]): void {
  while (!p.failed && !atEndOfStatements(p)) {
    if (p.word === DECLARE) {
      p.fail(undefined, "DECLARE must stand at the beginning of its block, before all other statements");
      return;
    }
    parts.push(parseBodyStatement(p));
    if (!atCut(p)) p.expect(SEMICOLON);
  }
}

/** The same, where at least one must stand. */
export function parseSomeStatements(p: Parser, parts: Node[]): void {
  const before = parts.length;
  parseStatements(p, parts);
  if (parts.length === before) p.fail("a statement");
}

function atEndOfStatements(p: Parser): boolean {
  switch (p.word) {
    case END:
    case ELSE:
    case ELSEIF:
    case WHEN:
    case UNTIL:
      return true;
    default:
      return p.atEnd;
  }
}
