import type { BlockStatement, Node, Statement } from "../../ast.ts";
import { matchRule } from "../../notation/mod.ts";
import { SEMICOLON } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";
import { parseStatement } from "../statement/statement.ts";

const { CREATE, TEMP, TEMPORARY, TRIGGER, BEGIN, END, SELECT, VALUES, WITH, INSERT, REPLACE, UPDATE, DELETE } = words(
  "CREATE",
  "TEMP",
  "TEMPORARY",
  "TRIGGER",
  "BEGIN",
  "END",
  "SELECT",
  "VALUES",
  "WITH",
  "INSERT",
  "REPLACE",
  "UPDATE",
  "DELETE",
);

const stepWords = [SELECT, VALUES, WITH, INSERT, REPLACE, UPDATE, DELETE];

/** SQLite's CREATE TRIGGER with its statements between BEGIN and END; undefined at anything else. */
export function parseTriggerBlock(p: Parser): Statement | undefined {
  const temporary = p.wordAt(1) === TEMP || p.wordAt(1) === TEMPORARY;
  if (p.word !== CREATE || p.wordAt(temporary ? 2 : 1) !== TRIGGER) return undefined;
  const start = p.index;
  const parts = matchRule(p, "trigger_head");
  parts.push(parseSteps(p));
  return { kind: "block", start, end: p.index, type: "CreateTrigger", parts };
}

/** `BEGIN statement; … END`: queries and changes of rows alone, one at least. */
function parseSteps(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  p.expect(BEGIN);
  do {
    if (stepWords.includes(p.word)) parts.push(parseStatement(p));
    else expectStep(p);
  } while (p.expect(SEMICOLON) && !p.accept(END));
  return { kind: "block", start, end: p.index, type: "Block", parts };
}

function expectStep(p: Parser): void {
  for (const word of stepWords) p.note(word);
  p.fail();
}
