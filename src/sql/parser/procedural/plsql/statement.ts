import type { CommandStatement, Expression, Node, Statement } from "../../../ast.ts";
import { ASSIGN, CLOSE, COMMA, DOT, EQUAL, OPEN, PERCENT, SEMICOLON } from "../../../symbols.ts";
import { TokenKind } from "../../../token.ts";
import { textOf, word, words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import { parseVariables } from "../../query/into.ts";
import { parseOperand } from "../../expression/operand.ts";
import type { Parser } from "../../parser.ts";
import { atQuery, parseQuery } from "../../query/query.ts";
import { parseStatement } from "../../statement/statement.ts";
import { parseIf } from "../control_flow.ts";
import { parseBlock } from "./block.ts";
import { parseCase, plsqlFlow } from "./branch.ts";
import { parsePragma } from "./declaration.ts";
import { parseFor, parseForall, parseLoop, parseWhile } from "./loop.ts";
import { atPlsqlName, plsqlName, plsqlObjectName } from "./name.ts";

const {
  BEGIN,
  DECLARE,
  IF,
  CASE,
  LOOP,
  WHILE,
  FOR,
  FORALL,
  EXIT,
  CONTINUE,
  GOTO,
  RAISE,
  RETURN,
  NULL,
  OPEN: OPEN_WORD,
} = words(
  "BEGIN",
  "DECLARE",
  "IF",
  "CASE",
  "LOOP",
  "WHILE",
  "FOR",
  "FORALL",
  "EXIT",
  "CONTINUE",
  "GOTO",
  "RAISE",
  "RETURN",
  "NULL",
  "OPEN",
);
const { FETCH, CLOSE: CLOSE_WORD, EXECUTE, IMMEDIATE, PIPE, ROW, PRAGMA, WHEN, INTO, BULK, COLLECT, LIMIT, USING } =
  words(
    "FETCH",
    "CLOSE",
    "EXECUTE",
    "IMMEDIATE",
    "PIPE",
    "ROW",
    "PRAGMA",
    "WHEN",
    "INTO",
    "BULK",
    "COLLECT",
    "LIMIT",
    "USING",
  );
const { RETURNING, IN, OUT, SELECT, WITH, INSERT, UPDATE, DELETE, MERGE, COMMIT, ROLLBACK, SAVEPOINT, LOCK, SET } =
  words(
    "RETURNING",
    "IN",
    "OUT",
    "SELECT",
    "WITH",
    "INSERT",
    "UPDATE",
    "DELETE",
    "MERGE",
    "COMMIT",
    "ROLLBACK",
    "SAVEPOINT",
    "LOCK",
    "SET",
  );
const { CREATE, ALTER, DROP, TRUNCATE, GRANT, REVOKE, TABLE, TRANSACTION } = words(
  "CREATE",
  "ALTER",
  "DROP",
  "TRUNCATE",
  "GRANT",
  "REVOKE",
  "TABLE",
  "TRANSACTION",
);

/** Words that begin or part statements, for messages where none stands. */
const statementWords =
  ("BEGIN DECLARE IF ELSIF ELSE CASE LOOP WHILE FOR FORALL EXIT CONTINUE GOTO RAISE RETURN NULL OPEN FETCH CLOSE EXECUTE PIPE " +
    "SELECT INSERT UPDATE DELETE MERGE COMMIT ROLLBACK SAVEPOINT END EXCEPTION").split(" ").map(word);

function command(p: Parser, start: number, type: string, parts: readonly Node[]): CommandStatement {
  return { kind: "command", start, end: p.index, type, parts };
}

/** One statement of PL/SQL without its semicolon; `labels` are the tokens of those before it. */
export function parsePlsqlStatement(p: Parser, labels: readonly number[]): Statement {
  const next = p.wordAt(1);
  if (next === ASSIGN || next === DOT || next === PERCENT) return parseAssignmentOrCall(p);
  switch (p.word) {
    case BEGIN:
    case DECLARE:
      return parseBlock(p, labels);
    case IF:
      return parseIf(p, plsqlFlow);
    case CASE:
      return parseCase(p, labels);
    case LOOP:
      return parseLoop(p, labels);
    case WHILE:
      return parseWhile(p, labels);
    case FOR:
      return parseFor(p, labels);
    case FORALL:
      return parseForall(p);
    case SELECT:
    case WITH:
    case INSERT:
    case UPDATE:
    case DELETE:
    case MERGE:
    case LOCK:
      return parseStatement(p);
    case SET:
      if (next === TRANSACTION) return parseStatement(p);
      break;
    case COMMIT:
    case ROLLBACK:
    case SAVEPOINT:
      if (next !== OPEN) return parseStatement(p);
      break;
    case CREATE:
    case ALTER:
    case DROP:
    case GRANT:
    case REVOKE:
      return refuseDefinition(p);
    case TRUNCATE:
      if (next === TABLE) return refuseDefinition(p);
      break;
    default: {
      const statement = parseControl(p);
      if (statement !== undefined) return statement;
    }
  }
  return parseAssignmentOrCall(p);
}

/** What PL/SQL cannot do but through dynamic SQL. */
function refuseDefinition(p: Parser): Statement {
  const start = p.index;
  const verb = textOf(p.word);
  p.fail(undefined, `${verb} stands in PL/SQL only as text: EXECUTE IMMEDIATE '${verb} …'`);
  return command(p, start, "Unknown", []);
}

/** A statement of a few words; undefined where the word is a name. */
function parseControl(p: Parser): Statement | undefined {
  const start = p.index;
  const bracket = p.wordAt(1) === OPEN;
  switch (p.word) {
    case NULL:
      p.accept(NULL);
      return command(p, start, "Null", []);
    case EXIT:
    case CONTINUE:
      return bracket ? undefined : parseLeave(p);
    case GOTO:
      p.accept(GOTO);
      plsqlName(p, "a label");
      return command(p, start, "Goto", []);
    case RAISE:
      if (bracket) return undefined;
      p.accept(RAISE);
      if (!p.at(SEMICOLON)) plsqlObjectName(p, "an exception's name");
      return command(p, start, "Raise", []);
    case RETURN: {
      p.accept(RETURN);
      const value = p.at(SEMICOLON) ? [] : [parseExpression(p)];
      return command(p, start, "Return", value);
    }
    case OPEN_WORD:
      return bracket ? undefined : parseOpen(p);
    case FETCH:
      return bracket ? undefined : parseFetch(p);
    case CLOSE_WORD:
      if (bracket) return undefined;
      p.accept(CLOSE_WORD);
      return command(p, start, "Close", [parseCursor(p)]);
    case EXECUTE:
      return p.wordAt(1) === IMMEDIATE ? parseExecute(p) : undefined;
    case PIPE:
      return p.wordAt(1) === ROW ? parsePipe(p) : undefined;
    case PRAGMA:
      return parsePragma(p);
    default:
      return undefined;
  }
}

/** `EXIT [label] [WHEN condition]`, and CONTINUE. */
function parseLeave(p: Parser): Statement {
  const start = p.index;
  const type = p.expectAny(EXIT, CONTINUE) === EXIT ? "Exit" : "Continue";
  if (!p.at(SEMICOLON) && !p.at(WHEN)) plsqlName(p, "a label");
  const condition = p.accept(WHEN) ? [parseExpression(p)] : [];
  return command(p, start, type, condition);
}

/** A cursor, a cursor variable, or one of the host. */
function parseCursor(p: Parser): Expression {
  if (!atPlsqlName(p) && p.kind !== TokenKind.Parameter) p.fail("a cursor");
  return parseOperand(p);
}

/** `OPEN cursor [(arguments)]` and `OPEN variable FOR query`. */
function parseOpen(p: Parser): Statement {
  const start = p.index;
  p.expect(OPEN_WORD);
  const parts: Node[] = [parseCursor(p)];
  if (p.accept(FOR)) {
    if (atQuery(p) && p.word !== OPEN) parts.push(parseQuery(p));
    else {
      parts.push(parseExpression(p));
      parseUsing(p, parts);
    }
  }
  return command(p, start, "Open", parts);
}

/** `FETCH cursor [BULK COLLECT] INTO targets [LIMIT count]`. */
function parseFetch(p: Parser): Statement {
  const start = p.index;
  p.expect(FETCH);
  const parts: Node[] = [parseCursor(p)];
  const bulk = p.accept(BULK) && p.expect(COLLECT);
  p.expect(INTO);
  parts.push(...parseVariables(p));
  if (bulk && p.accept(LIMIT)) parts.push(parseExpression(p));
  return command(p, start, "Fetch", parts);
}

/** `EXECUTE IMMEDIATE text [INTO targets] [USING arguments] [RETURNING INTO targets]`. */
export function parseExecute(p: Parser): CommandStatement {
  const start = p.index;
  p.expectAll(EXECUTE, IMMEDIATE);
  const parts: Node[] = [parseExpression(p)];
  parseInto(p, parts);
  parseUsing(p, parts);
  if (p.acceptAny(RETURNING, RETURN) !== 0 && !parseInto(p, parts)) p.fail();
  return command(p, start, "ExecuteImmediate", parts);
}

function parseInto(p: Parser, parts: Node[]): boolean {
  if (p.accept(BULK)) p.expectAll(COLLECT, INTO);
  else if (!p.accept(INTO)) return false;
  parts.push(...parseVariables(p));
  return true;
}

/** `USING [IN | OUT | IN OUT] argument, …`. */
function parseUsing(p: Parser, parts: Node[]): void {
  if (!p.accept(USING)) return;
  do {
    p.accept(IN);
    p.accept(OUT);
    parts.push(parseExpression(p));
  } while (p.accept(COMMA));
}

/** `PIPE ROW (value)`. */
function parsePipe(p: Parser): Statement {
  const start = p.index;
  p.expectAll(PIPE, ROW, OPEN);
  const value = parseExpression(p);
  p.expect(CLOSE);
  return command(p, start, "PipeRow", [value]);
}

/** `target := value`, or a procedure's call, which may be a bare name. */
function parseAssignmentOrCall(p: Parser): Statement {
  const start = p.index;
  if (!atPlsqlName(p) && p.kind !== TokenKind.Parameter) {
    for (const word of statementWords) p.note(word);
    p.fail("a statement");
  }
  const substituted = p.atSubstitution;
  const target = parseOperand(p);
  if (p.accept(ASSIGN)) return command(p, start, "Assignment", [target, parseExpression(p)]);
  if (p.word === EQUAL) p.fail("':='");
  switch (target.kind) {
    case "call":
    case "column":
    case "access":
      break;
    default:
      if (!substituted) p.fail();
  }
  return command(p, start, "Call", [target]);
}
