import type { BlockStatement, Node } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseCondition } from "../../expression/condition.ts";
import type { Parser } from "../../parser.ts";
import { parseSeparator } from "../../statement/separators.ts";
import { parseStatement } from "../../statement/statement.ts";
import { blockFrom } from "../control_flow.ts";
import { atBatchEnd, atColonCommand } from "./batch.ts";

const { BEGIN, END, TRY, CATCH, ATOMIC, IF, ELSE, WHILE, CONVERSATION, WITH } = words(
  "BEGIN",
  "END",
  "TRY",
  "CATCH",
  "ATOMIC",
  "IF",
  "ELSE",
  "WHILE",
  "CONVERSATION",
  "WITH",
);

/** Statements up to END or the end of the batch, with or without semicolons between them. */
export function parseStatements(p: Parser, parts: Node[]): void {
  for (;;) {
    while (p.accept(SEMICOLON));
    if (p.failed || atBatchEnd(p)) return;
    if (p.word === END && p.wordAt(1) !== CONVERSATION) return;
    if (atColonCommand(p)) parts.push(parseSeparator(p));
    else {
      parts.push(parseStatement(p));
      refuseWith(p);
    }
  }
}

/** Fails at a WITH right behind a statement: T-SQL would take it for that statement's options. */
export function refuseWith(p: Parser): void {
  if (p.failed || p.word !== WITH) return;
  p.fail(undefined, "the statement before WITH must end with a semicolon");
}

/** `BEGIN statement … END`, with TRY and CATCH, or ATOMIC with its options. */
export function parseBlock(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Block", parts);
  p.expect(BEGIN);
  if (p.accept(TRY)) parseTry(p, parts);
  else {
    if (p.accept(ATOMIC)) parts.push(...matchRule(p, "atomic_options"));
    parseBody(p, parts);
  }
  p.leave();
  return blockFrom(p, start, "Block", parts);
}

/** At least one statement, and END. */
function parseBody(p: Parser, parts: Node[]): void {
  const before = parts.length;
  parseStatements(p, parts);
  if (parts.length === before && !p.failed) p.fail("a statement");
  p.expect(END);
}

/** What follows `BEGIN TRY`: CATCH must follow at once, not even a semicolon may part them. */
function parseTry(p: Parser, parts: Node[]): void {
  parseBody(p, parts);
  p.expect(TRY);
  if (p.word === SEMICOLON) {
    p.fail(undefined, "BEGIN CATCH must follow END TRY at once, without a semicolon between them");
  }
  p.expectAll(BEGIN, CATCH);
  parseStatements(p, parts);
  p.expectAll(END, CATCH);
}

/** `IF condition statement [ELSE statement]`; a chain of ELSE IF is one node. */
export function parseIf(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "If", parts);
  do {
    p.expect(IF);
    parts.push(parseCondition(p), parseStatement(p));
    if (p.word === SEMICOLON && p.wordAt(1) === ELSE) p.accept(SEMICOLON);
    if (!p.accept(ELSE)) break;
    if (p.word !== IF) parts.push(parseStatement(p));
  } while (p.word === IF && p.tokens.word[p.index - 1] === ELSE);
  p.leave();
  return blockFrom(p, start, "If", parts);
}

/** `WHILE condition statement`. */
export function parseWhile(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "While", parts);
  p.expect(WHILE);
  parts.push(parseCondition(p), parseStatement(p));
  p.leave();
  return blockFrom(p, start, "While", parts);
}
