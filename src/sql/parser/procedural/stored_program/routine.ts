import type { Node, Statement } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { OPEN } from "../../../symbols.ts";
import { TokenKind } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { parseBodyStatement } from "./block.ts";

const { ALTER, OR, REPLACE, AGGREGATE, DEFINER, PROCEDURE, FUNCTION, TRIGGER, EVENT, RETURNS, AS, DO } = words(
  "ALTER",
  "OR",
  "REPLACE",
  "AGGREGATE",
  "DEFINER",
  "PROCEDURE",
  "FUNCTION",
  "TRIGGER",
  "EVENT",
  "RETURNS",
  "AS",
  "DO",
);

/** `DEFINER = 'user' @ 'host'` and `DEFINER = CURRENT_USER ( )` are the longest forms. */
const longestDefiner = 7;

/** How many tokens ahead the kind of object stands that is created or altered. */
function kindAhead(p: Parser): number {
  let ahead = 1;
  if (p.wordAt(1) === OR && p.wordAt(2) === REPLACE) ahead += 2;
  if (p.wordAt(ahead) === AGGREGATE) ahead++;
  if (p.wordAt(ahead) !== DEFINER) return ahead;
  for (let i = 0; i < longestDefiner; i++) {
    ahead++;
    if (isKind(p.wordAt(ahead)) || p.wordAt(ahead) === AGGREGATE) break;
  }
  return p.wordAt(ahead) === AGGREGATE ? ahead + 1 : ahead;
}

function isKind(word: number): boolean {
  return word === PROCEDURE || word === FUNCTION || word === TRIGGER || word === EVENT;
}

/** True at CREATE of a procedure, function, trigger or event with a body, and at ALTER EVENT. */
export function atRoutine(p: Parser): boolean {
  const ahead = kindAhead(p);
  const kind = p.wordAt(ahead);
  if (p.word === ALTER) return kind === EVENT;
  return isKind(kind) && !(kind === FUNCTION && isLoadable(p, ahead));
}

/** A function from a library has no brackets: `CREATE FUNCTION name RETURNS type SONAME 'library'`. */
function isLoadable(p: Parser, from: number): boolean {
  for (let ahead = from; p.kindAt(ahead) !== TokenKind.End; ahead++) {
    const word = p.wordAt(ahead);
    if (word === OPEN) return false;
    if (word === RETURNS) return true;
  }
  return false;
}

/** What CREATE or, for events, ALTER defines, with its body: one statement, which may be a block. */
export function parseRoutine(p: Parser): Statement {
  const start = p.index;
  const parts: Node[] = [];
  const type = parseHeadAndBody(p, p.word, p.wordAt(kindAhead(p)), parts);
  return { kind: "block", start, end: p.index, type, parts };
}

function parseHeadAndBody(p: Parser, verb: number, kind: number, parts: Node[]): string {
  if (verb === ALTER) {
    parts.push(...matchRule(p, "event_change"));
    if (p.tokens.word[p.index - 1] === DO) parts.push(parseBodyStatement(p));
    return "Alter";
  }
  switch (kind) {
    case FUNCTION:
      parts.push(...matchRule(p, "function_head"));
      parseBody(p, parts);
      return "CreateFunction";
    case TRIGGER:
      parts.push(...matchRule(p, "trigger_head"), parseBodyStatement(p));
      return "CreateTrigger";
    case EVENT:
      parts.push(...matchRule(p, "event_head"), parseBodyStatement(p));
      return "CreateEvent";
    default:
      parts.push(...matchRule(p, "procedure_head"));
      parseBody(p, parts);
      return "CreateProcedure";
  }
}

/** A statement, or a text in another language behind AS. */
function parseBody(p: Parser, parts: Node[]): void {
  if (p.at(AS)) parts.push(...matchRule(p, "script_body"));
  else parts.push(parseBodyStatement(p));
}
