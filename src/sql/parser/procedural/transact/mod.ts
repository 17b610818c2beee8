import type { Statement } from "../../../ast.ts";
import { COLON } from "../../../symbols.ts";
import { Role } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseBlock, parseIf, parseWhile } from "./block.ts";
import { parseBareCall } from "./call.ts";
import { atModule, parseModule } from "./routine.ts";

const { BEGIN, IF, WHILE, CREATE, ALTER, TRAN, TRANSACTION, DISTRIBUTED, DIALOG, CONVERSATION } = words(
  "BEGIN",
  "IF",
  "WHILE",
  "CREATE",
  "ALTER",
  "TRAN",
  "TRANSACTION",
  "DISTRIBUTED",
  "DIALOG",
  "CONVERSATION",
);

/**
 * A statement of Transact-SQL that holds others, a label, or a procedure's call without EXECUTE; undefined for all
 * others, which are rows of the notation.
 */
export function parseTransact(p: Parser): Statement | undefined {
  switch (p.word) {
    case BEGIN:
      return opensBlock(p.wordAt(1)) ? parseBlock(p) : undefined;
    case IF:
      return parseIf(p);
    case WHILE:
      return parseWhile(p);
    case CREATE:
    case ALTER:
      return atModule(p) ? parseModule(p) : undefined;
    default:
      return p.wordAt(1) === COLON && p.atName ? parseLabel(p) : parseBareCall(p);
  }
}

/** False for the words behind BEGIN that make it a statement of its own. */
function opensBlock(next: number): boolean {
  switch (next) {
    case TRAN:
    case TRANSACTION:
    case DISTRIBUTED:
    case DIALOG:
    case CONVERSATION:
      return false;
    default:
      return true;
  }
}

/** `name:`, where GOTO goes to. */
function parseLabel(p: Parser): Statement {
  const start = p.index;
  p.advance(Role.Name);
  p.expect(COLON);
  return { kind: "command", start, end: p.index, type: "Label", parts: [] };
}
