import type { BlockStatement, Node } from "../../../ast.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseStatement } from "../../statement/statement.ts";
import { blockFrom } from "../control_flow.ts";
import { parseDeclaration } from "./declare.ts";

const { BEGIN, DECLARE, END, EXCEPTION, ERROR, THEN, ELSEIF, ELSE, WHEN, UNTIL } = words(
  "BEGIN",
  "DECLARE",
  "END",
  "EXCEPTION",
  "ERROR",
  "THEN",
  "ELSEIF",
  "ELSE",
  "WHEN",
  "UNTIL",
);

/** Words that end a list of statements; none of them begins a statement. */
const enders: ReadonlySet<number> = new Set([END, ELSEIF, ELSE, WHEN, UNTIL, EXCEPTION]);

/** Statements up to a word that ends them, a semicolon behind each. */
export function parseStatements(p: Parser, parts: Node[]): void {
  while (!p.failed && !enders.has(p.word)) {
    parts.push(parseStatement(p));
    p.expect(SEMICOLON);
  }
}

/** `BEGIN declarations statements [EXCEPTION WHEN ERROR THEN statements] END`. */
export function parseBlock(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Block", parts);
  p.expect(BEGIN);
  while (p.word === DECLARE) {
    parts.push(parseDeclaration(p));
    p.expect(SEMICOLON);
  }
  parseStatements(p, parts);
  if (p.accept(EXCEPTION)) {
    p.expectAll(WHEN, ERROR, THEN);
    parseStatements(p, parts);
  }
  p.expect(END);
  p.leave();
  return blockFrom(p, start, "Block", parts);
}
