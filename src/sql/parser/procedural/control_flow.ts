import type { BlockStatement, Node } from "../../ast.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const { IF, THEN, ELSE, CASE, WHEN, LOOP, WHILE, DO, REPEAT, UNTIL } = words(
  "IF",
  "THEN",
  "ELSE",
  "CASE",
  "WHEN",
  "LOOP",
  "WHILE",
  "DO",
  "REPEAT",
  "UNTIL",
);

/** What the procedural languages write differently where one statement holds others. */
export interface ControlFlow {
  /** The word before a further condition of IF. */
  readonly elseIf: number;
  /** Reads the statements of a branch or a loop into `parts`. */
  readonly statements: (p: Parser, parts: Node[]) => void;
  /** Reads `END IF`, `END CASE` and the like: `word` is the one that the statement begins with. */
  readonly end: (p: Parser, word: number) => void;
  /** Reads the label behind a loop's end; `label` is the token of the one before the loop, if there is one. */
  readonly endLabel?: (p: Parser, label: number | undefined) => void;
}

/** Reads what stands between a loop's first word and its END into `parts`. */
export type LoopBody = (p: Parser, parts: Node[], flow: ControlFlow) => void;

/** A node from token `start` to the current one; `declares` are the tokens of the names that it declares. */
export function blockFrom(
  p: Parser,
  start: number,
  type: string,
  parts: readonly Node[],
  declares: readonly number[] = [],
): BlockStatement {
  const node = { kind: "block", start, end: p.index, type, parts } as const;
  return declares.length === 0 ? node : { ...node, declares };
}

/** `IF condition THEN statements [ELSEIF condition THEN statements] … [ELSE statements] END IF`. */
export function parseIf(p: Parser, flow: ControlFlow): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "If", parts);
  p.expect(IF);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    flow.statements(p, parts);
  } while (p.accept(flow.elseIf));
  if (p.accept(ELSE)) flow.statements(p, parts);
  flow.end(p, IF);
  p.leave();
  return blockFrom(p, start, "If", parts);
}

/** `CASE [operand] WHEN value THEN statements … [ELSE statements] END CASE`. */
export function parseCase(p: Parser, flow: ControlFlow): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Case", parts);
  p.expect(CASE);
  if (!p.at(WHEN)) parts.push(parseExpression(p));
  p.expect(WHEN);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    flow.statements(p, parts);
  } while (p.accept(WHEN));
  if (p.accept(ELSE)) flow.statements(p, parts);
  flow.end(p, CASE);
  p.leave();
  return blockFrom(p, start, "Case", parts);
}

/** A loop that begins and ends with `word`; `label` is the token of the label before it. */
export function parseLoopOf(
  p: Parser,
  flow: ControlFlow,
  type: string,
  word: number,
  body: LoopBody,
  label?: number,
): BlockStatement {
  const start = label ?? p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, type, parts);
  p.expect(word);
  body(p, parts, flow);
  flow.end(p, word);
  flow.endLabel?.(p, label);
  p.leave();
  return blockFrom(p, start, type, parts);
}

/** `LOOP statements END LOOP`. */
export function parseLoop(p: Parser, flow: ControlFlow, label?: number): BlockStatement {
  return parseLoopOf(p, flow, "Loop", LOOP, parseLoopBody, label);
}

function parseLoopBody(p: Parser, parts: Node[], flow: ControlFlow): void {
  flow.statements(p, parts);
}

/** `WHILE condition DO statements END WHILE`. */
export function parseWhile(p: Parser, flow: ControlFlow, label?: number): BlockStatement {
  return parseLoopOf(p, flow, "While", WHILE, parseWhileBody, label);
}

function parseWhileBody(p: Parser, parts: Node[], flow: ControlFlow): void {
  parts.push(parseExpression(p));
  p.expect(DO);
  flow.statements(p, parts);
}

/** `REPEAT statements UNTIL condition END REPEAT`. */
export function parseRepeat(p: Parser, flow: ControlFlow): BlockStatement {
  return parseLoopOf(p, flow, "Repeat", REPEAT, parseRepeatBody);
}

function parseRepeatBody(p: Parser, parts: Node[], flow: ControlFlow): void {
  flow.statements(p, parts);
  p.expect(UNTIL);
  parts.push(parseExpression(p));
}
