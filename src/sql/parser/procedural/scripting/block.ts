import type { BlockStatement, Node } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { tokenText } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import { callAhead } from "../../expression/argument.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { parseStatement } from "../../statement/statement.ts";
import { blockFrom } from "../control_flow.ts";

const { DECLARE, BEGIN, END, EXCEPTION, WHEN, OR, THEN, ELSE, ELSEIF, UNTIL, EXIT, CONTINUE } = words(
  "DECLARE",
  "BEGIN",
  "END",
  "EXCEPTION",
  "WHEN",
  "OR",
  "THEN",
  "ELSE",
  "ELSEIF",
  "UNTIL",
  "EXIT",
  "CONTINUE",
);

/** Statements, at least one, each with a semicolon behind it, up to a word that goes on with what holds them. */
export function parseStatements(p: Parser, parts: Node[]): void {
  do {
    parts.push(atBareCall(p) ? parseExpression(p) : parseStatement(p));
    if (endsStatements(p)) p.fail(undefined, `missing ';' before '${tokenText(p.tokens, p.index)}'`);
    p.expect(SEMICOLON);
  } while (!p.failed && !endsStatements(p));
}

/** Keywords that a bracket may follow where a statement begins. */
const notFunctions = new Set(Object.values(words(
  ...["ASYNC", "CASE", "IF", "RETURN", "SELECT", "SET", "UNSET", "VALUES", "WHILE", "WITH"],
)));

/** True at a function's call that is a statement: `SYSTEM$LOG_INFO('done')`. */
function atBareCall(p: Parser): boolean {
  return p.atName && !notFunctions.has(p.word) && callAhead(p);
}

function endsStatements(p: Parser): boolean {
  switch (p.word) {
    case END:
    case EXCEPTION:
    case WHEN:
    case ELSE:
    case ELSEIF:
    case UNTIL:
      return true;
    default:
      return false;
  }
}

/** `[DECLARE declaration; …] BEGIN statement; … [EXCEPTION handler …] END`. */
export function parseBlock(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Block", parts);
  if (p.accept(DECLARE)) {
    do {
      parts.push(...matchRule(p, "declaration"));
      p.expect(SEMICOLON);
    } while (!p.failed && !p.at(BEGIN));
  }
  p.expect(BEGIN);
  parseStatements(p, parts);
  if (p.accept(EXCEPTION)) { do parseHandler(p, parts); while (p.at(WHEN)); }
  p.expect(END);
  p.leave();
  return blockFrom(p, start, "Block", parts);
}

/** `WHEN name [OR name …] [EXIT | CONTINUE] THEN statement; …`. */
function parseHandler(p: Parser, parts: Node[]): void {
  p.expect(WHEN);
  do p.name("an exception name"); while (p.accept(OR));
  p.acceptAny(EXIT, CONTINUE);
  p.expect(THEN);
  parseStatements(p, parts);
}
