import type { Node, Statement } from "../../../ast.ts";
import { matchRule, matchStatement } from "../../../notation/mod.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { textOf, words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { typedStatement } from "../../statement/typed_statement.ts";
import { atBatchEnd, atBatchStart } from "./batch.ts";
import { parseBlock, parseStatements } from "./block.ts";

const { CREATE, ALTER, OR, PROC, PROCEDURE, FUNCTION, TRIGGER, VIEW, SCHEMA, RULE, DEFAULT, BEGIN, EXTERNAL, RETURN } =
  words(
    "CREATE",
    "ALTER",
    "OR",
    "PROC",
    "PROCEDURE",
    "FUNCTION",
    "TRIGGER",
    "VIEW",
    "SCHEMA",
    "RULE",
    "DEFAULT",
    "BEGIN",
    "EXTERNAL",
    "RETURN",
  );

/** The kind of object behind `CREATE`, `ALTER` or `CREATE OR ALTER`. */
function definedKind(p: Parser): number {
  return p.wordAt(1) === OR && p.wordAt(2) === ALTER ? p.wordAt(3) : p.wordAt(1);
}

/** True at the definition of something whose definition stands first in a batch and reaches to its end. */
export function atModule(p: Parser): boolean {
  switch (definedKind(p)) {
    case PROC:
    case PROCEDURE:
    case FUNCTION:
    case TRIGGER:
    case VIEW:
      return true;
    case SCHEMA:
    case RULE:
    case DEFAULT:
      return p.word === CREATE;
    default:
      return false;
  }
}

/** CREATE or ALTER of a procedure, function, trigger, view, schema, rule or default. */
export function parseModule(p: Parser): Statement {
  const start = p.index;
  const kind = definedKind(p);
  const verb = p.word;
  if (!atBatchStart(p)) {
    const name = `${textOf(verb)} ${textOf(kind)}`;
    p.fail(undefined, `${name} must be the first statement of its batch: put GO on a line of its own before it`);
  }
  if (kind === VIEW || kind === SCHEMA || kind === RULE || kind === DEFAULT) return parseWhole(p, kind);
  p.expectAny(CREATE, ALTER);
  if (p.accept(OR)) p.expect(ALTER);
  p.expect(kind);
  const parts: Node[] = [];
  const type = parseRoutine(p, kind, parts);
  return { kind: "block", start, end: p.index, type: verb === ALTER ? "Alter" : type, parts };
}

/** A statement of the dialect's rows; a view must be alone in its batch. */
function parseWhole(p: Parser, kind: number): Statement {
  const start = p.index;
  const command = matchStatement(p);
  if (command === undefined) p.fail("a statement");
  if (kind === VIEW && !p.failed && !endsBatch(p)) p.fail();
  return command === undefined
    ? { kind: "command", start, end: p.index, type: "Create", parts: [] }
    : typedStatement(p, command);
}

function endsBatch(p: Parser): boolean {
  const mark = p.mark();
  while (p.accept(SEMICOLON));
  const ends = atBatchEnd(p);
  p.reset(mark);
  return ends;
}

/** Reads what follows the kind of a routine and gives the statement's type. */
function parseRoutine(p: Parser, kind: number, parts: Node[]): string {
  switch (kind) {
    case FUNCTION:
      parts.push(...matchRule(p, "function_head"));
      parseFunctionBody(p, parts);
      return "CreateFunction";
    case TRIGGER:
      parts.push(...matchRule(p, "trigger_head"));
      parseModuleBody(p, parts, true);
      return "CreateTrigger";
    default:
      parts.push(...matchRule(p, "procedure_head"));
      parseModuleBody(p, parts, false);
      return "CreateProcedure";
  }
}

/** A query behind RETURN, a block, an expression behind RETURN, or a method of an assembly. */
function parseFunctionBody(p: Parser, parts: Node[]): void {
  if (p.at(BEGIN)) parts.push(parseBlock(p));
  else if (p.at(EXTERNAL)) parts.push(...matchRule(p, "external_name"));
  else if (p.at(RETURN)) parts.push(...matchRule(p, "function_return"));
  else p.fail();
}

/** Statements to the end of the batch, or a method of an assembly. */
function parseModuleBody(p: Parser, parts: Node[], needsStatement: boolean): void {
  if (p.at(EXTERNAL)) {
    parts.push(...matchRule(p, "external_name"));
    return;
  }
  const before = parts.length;
  parseStatements(p, parts);
  if (p.failed) return;
  if (needsStatement && parts.length === before) p.fail("a statement");
  else if (!atBatchEnd(p)) p.fail("a statement");
}
