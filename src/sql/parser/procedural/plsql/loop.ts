import type { BlockStatement, Node } from "../../../ast.ts";
import { CLOSE, COMMA, OPEN, RANGE } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression, parseValue } from "../../expression/expression.ts";
import { parseOperand } from "../../expression/operand.ts";
import type { Parser } from "../../parser.ts";
import { parseStatement } from "../../statement/statement.ts";
import { blockFrom } from "../control_flow.ts";
import { parseStatements } from "./block.ts";
import { declaredBy, declareName } from "./context.ts";
import { parseEndName } from "./label.ts";
import { parseExecute } from "./statement.ts";
import { parsePlsqlType } from "./type.ts";
import { atPlsqlName, plsqlName } from "./name.ts";

const { LOOP, END, WHILE, FOR, FORALL, IN, REVERSE, BY, WHEN, REPEAT, VALUES, INDICES, PAIRS, OF, MUTABLE, IMMUTABLE } =
  words(
    "LOOP",
    "END",
    "WHILE",
    "FOR",
    "FORALL",
    "IN",
    "REVERSE",
    "BY",
    "WHEN",
    "REPEAT",
    "VALUES",
    "INDICES",
    "PAIRS",
    "OF",
    "MUTABLE",
    "IMMUTABLE",
  );
const { EXECUTE, IMMEDIATE, BETWEEN, AND, SAVE, EXCEPTIONS, INSERT, UPDATE, DELETE, MERGE } = words(
  "EXECUTE",
  "IMMEDIATE",
  "BETWEEN",
  "AND",
  "SAVE",
  "EXCEPTIONS",
  "INSERT",
  "UPDATE",
  "DELETE",
  "MERGE",
);

/** `LOOP … END LOOP [label]`. */
export function parseLoop(p: Parser, labels: readonly number[]): BlockStatement {
  return parseLooping(p, "Loop", labels, () => {});
}

/** `WHILE condition LOOP … END LOOP [label]`. */
export function parseWhile(p: Parser, labels: readonly number[]): BlockStatement {
  return parseLooping(p, "While", labels, (parts) => {
    p.expect(WHILE);
    parts.push(parseExpression(p));
  });
}

/** `FOR name IN iteration, … LOOP … END LOOP [label]`. */
export function parseFor(p: Parser, labels: readonly number[]): BlockStatement {
  return parseLooping(p, "For", labels, (parts) => {
    p.expect(FOR);
    parseIteration(p, parts);
  });
}

function parseLooping(
  p: Parser,
  type: string,
  labels: readonly number[],
  head: (parts: Node[]) => void,
): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, type, parts);
  const names = declaredBy(() => {
    head(parts);
    p.expect(LOOP);
    parseStatements(p, parts);
  });
  p.expectAll(END, LOOP);
  parseEndName(p, labels);
  p.leave();
  return blockFrom(p, start, type, parts, names);
}

/** `name [type], … IN control, …`: what a loop, or an iterator in a collection's value, runs over. */
export function parseIteration(p: Parser, parts: Node[]): void {
  do {
    declareName(plsqlName(p, "a loop variable"));
    p.acceptAny(MUTABLE, IMMUTABLE);
    if (atPlsqlName(p)) parts.push(parsePlsqlType(p));
  } while (p.accept(COMMA));
  p.expect(IN);
  do {
    p.accept(REVERSE);
    parseControl(p, parts);
    if (p.accept(WHILE)) parts.push(parseExpression(p));
    if (p.accept(WHEN)) parts.push(parseExpression(p));
  } while (p.accept(COMMA));
}

/** `low..high [BY step]`, a query, a cursor, a collection, or one value. */
function parseControl(p: Parser, parts: Node[]): void {
  if (p.wordAt(1) === OF && p.acceptAny(VALUES, INDICES, PAIRS) !== 0) {
    p.expect(OF);
    return parseSource(p, parts);
  }
  if (p.accept(REPEAT)) {
    parts.push(parseExpression(p));
    return;
  }
  if (atDynamicQuery(p)) return parseDynamicQuery(p, parts);
  parts.push(parseExpression(p));
  if (!p.accept(RANGE)) return;
  parts.push(parseExpression(p));
  if (p.accept(BY)) parts.push(parseExpression(p));
}

function parseSource(p: Parser, parts: Node[]): void {
  if (atDynamicQuery(p)) parseDynamicQuery(p, parts);
  else parts.push(parseExpression(p));
}

function atDynamicQuery(p: Parser): boolean {
  return p.word === OPEN && p.wordAt(1) === EXECUTE && p.wordAt(2) === IMMEDIATE;
}

/** `(EXECUTE IMMEDIATE text [USING …])`. */
function parseDynamicQuery(p: Parser, parts: Node[]): void {
  p.expect(OPEN);
  parts.push(...parseExecute(p).parts);
  p.expect(CLOSE);
}

/** `FORALL name IN bounds [SAVE EXCEPTIONS] statement`. */
export function parseForall(p: Parser): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  const names = declaredBy(() => parseForallParts(p, parts));
  return blockFrom(p, start, "Forall", parts, names);
}

function parseForallParts(p: Parser, parts: Node[]): void {
  p.expect(FORALL);
  declareName(plsqlName(p, "an index variable"));
  p.expect(IN);
  parseBounds(p, parts);
  if (p.accept(SAVE)) p.expect(EXCEPTIONS);
  if (p.word === EXECUTE) parts.push(parseExecute(p));
  else if (p.at(INSERT) || p.at(UPDATE) || p.at(DELETE) || p.at(MERGE)) parts.push(parseStatement(p));
  else p.fail();
}

/** `low..high`, `INDICES OF collection [BETWEEN low AND high]`, `VALUES OF collection`. */
function parseBounds(p: Parser, parts: Node[]): void {
  if (p.wordAt(1) === OF && p.accept(INDICES)) {
    p.expect(OF);
    parts.push(parseOperand(p));
    if (!p.accept(BETWEEN)) return;
    parts.push(parseValue(p));
    p.expect(AND);
    parts.push(parseValue(p));
  } else if (p.wordAt(1) === OF && p.accept(VALUES)) {
    p.expect(OF);
    parts.push(parseOperand(p));
  } else {
    parts.push(parseExpression(p));
    p.expect(RANGE);
    parts.push(parseExpression(p));
  }
}
