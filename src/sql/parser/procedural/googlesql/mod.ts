import type { Statement } from "../../../ast.ts";
import { COLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { atTransaction } from "../../statement/transaction.ts";
import { parseCase, parseIf, parseLoop, parseRepeat, parseWhile } from "../control_flow.ts";
import { parseBlock } from "./block.ts";
import { googleSqlFlow, parseFor } from "./control_flow.ts";
import { parseLateDeclaration } from "./declare.ts";
import { parseLabelled } from "./label.ts";

const { BEGIN, IF, CASE, LOOP, WHILE, REPEAT, FOR, DECLARE } = words(
  "BEGIN",
  "IF",
  "CASE",
  "LOOP",
  "WHILE",
  "REPEAT",
  "FOR",
  "DECLARE",
);

/**
 * A statement of GoogleSQL's procedural language that holds others, or DECLARE; undefined for all others, which are
 * rows of the notation (BigQuery's reference, "Procedural language").
 */
export function parseGoogleSql(p: Parser): Statement | undefined {
  switch (p.word) {
    case BEGIN:
      return atTransaction(p) ? undefined : parseBlock(p);
    case IF:
      return parseIf(p, googleSqlFlow);
    case CASE:
      return parseCase(p, googleSqlFlow);
    case LOOP:
      return parseLoop(p, googleSqlFlow);
    case WHILE:
      return parseWhile(p, googleSqlFlow);
    case REPEAT:
      return parseRepeat(p, googleSqlFlow);
    case FOR:
      return parseFor(p);
    case DECLARE:
      return parseLateDeclaration(p);
    default:
      return p.wordAt(1) === COLON && p.atName ? parseLabelled(p) : undefined;
  }
}
