import type { Statement } from "../../ast.ts";
import { CLIENT_COMMAND, DELIMITER_TEXT, SEMICOLON } from "../../symbols.ts";
import { clientCommand } from "./client_command.ts";
import type { Parser } from "../parser.ts";
import { markSeparators, parseSeparator } from "./separators.ts";
import { word, words } from "../../vocabulary.ts";
import { refuseWith } from "../procedural/transact/block.ts";
import { parseStatement } from "./statement.ts";

/** Snowflake's `SHOW TABLES ->> SELECT * FROM $1`: the second statement reads what the first gives. */
const FLOW = word("->>");
const { PARALLEL, WITH } = words("PARALLEL", "WITH");

/**
 * A whole text: statements parted by semicolons, with the lines of client programs that part them (GO, DELIMITER,
 * Oracle's slash, sqlcmd's commands) as separators among them. Empty statements are fine.
 */
export function parseScript(p: Parser): Statement[] {
  markSeparators(p.tokens, p.has);
  const statements: Statement[] = [];
  for (;;) {
    while (p.accept(SEMICOLON) || (p.word === DELIMITER_TEXT && p.accept(DELIMITER_TEXT)));
    if (p.atEnd) return statements;
    if (p.word === CLIENT_COMMAND) {
      statements.push(parseSeparator(p));
      continue;
    }
    const command = clientCommand(p);
    if (command !== undefined) p.fail(undefined, command);
    else statements.push(parseStatement(p));
    if (p.failed) return statements;
    if (p.has.flowOperator && p.word === FLOW && p.accept(FLOW)) {
      if (p.atEnd) p.fail("a statement");
      continue;
    }
    if (p.has.parallelWith && p.acceptAll(PARALLEL, WITH)) {
      if (p.atEnd) p.fail("a statement");
      continue;
    }
    if (p.has.transactBlocks) refuseWith(p);
    if (!atBoundary(p)) {
      p.note(SEMICOLON);
      p.fail();
      return statements;
    }
  }
}

/** True where one statement may end and another begin. */
function atBoundary(p: Parser): boolean {
  switch (p.word) {
    case SEMICOLON:
    case DELIMITER_TEXT:
    case CLIENT_COMMAND:
      return true;
    default:
      return p.atEnd || p.has.optionalSemicolons;
  }
}
