import type { Statement } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { ASSIGN } from "../../../symbols.ts";
import { Role, TokenKind } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseCase, parseIf, parseLoop, parseRepeat } from "../control_flow.ts";
import { parseBlock } from "./block.ts";
import { scriptingFlow } from "./control_flow.ts";
import { parseFor, parseWhile } from "./loop.ts";

const { DECLARE, BEGIN, IF, CASE, FOR, WHILE, REPEAT, LOOP, LET } = words(
  "DECLARE",
  "BEGIN",
  "IF",
  "CASE",
  "FOR",
  "WHILE",
  "REPEAT",
  "LOOP",
  "LET",
);

/**
 * A statement of Snowflake Scripting that holds others, or an assignment to a variable; undefined for all others,
 * which are rows of the notation (LET, RETURN, RAISE, OPEN …).
 * https://docs.snowflake.com/en/sql-reference/snowflake-scripting
 */
export function parseScripting(p: Parser): Statement | undefined {
  switch (p.word) {
    case DECLARE:
    case BEGIN:
      return parseBlock(p);
    case IF:
      return parseIf(p, scriptingFlow);
    case CASE:
      return parseCase(p, scriptingFlow);
    case FOR:
      return parseFor(p);
    case WHILE:
      return parseWhile(p);
    case REPEAT:
      return parseRepeat(p, scriptingFlow);
    case LOOP:
      return parseLoop(p, scriptingFlow);
    case LET:
      return undefined;
    default:
      return p.wordAt(1) === ASSIGN && p.kind !== TokenKind.Symbol ? parseAssignment(p) : undefined;
  }
}

/** `name := value`; the value is an expression or, for a result set, a statement in brackets. */
function parseAssignment(p: Parser): Statement {
  const start = p.index;
  if (p.kind === TokenKind.Parameter) p.advance(Role.None);
  else p.name("a variable name");
  p.expect(ASSIGN);
  const parts = matchRule(p, "scripting_value");
  return { kind: "command", start, end: p.index, type: "Assignment", parts };
}
