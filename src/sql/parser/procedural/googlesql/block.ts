import type { BlockStatement, Node } from "../../../ast.ts";
import { CLOSE, COLON, OPEN, SEMICOLON } from "../../../symbols.ts";
import { tokenText } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { parseQuery } from "../../query.ts";
import { parseStatement } from "../../statement.ts";
import { parseDeclaration } from "./declare.ts";

const { BEGIN, END, EXCEPTION, ERROR, IF, THEN, ELSEIF, ELSE, CASE, WHEN, LOOP, WHILE, DO, REPEAT, UNTIL, FOR, IN } =
  words(
    "BEGIN",
    "END",
    "EXCEPTION",
    "ERROR",
    "IF",
    "THEN",
    "ELSEIF",
    "ELSE",
    "CASE",
    "WHEN",
    "LOOP",
    "WHILE",
    "DO",
    "REPEAT",
    "UNTIL",
    "FOR",
    "IN",
  );
const { DECLARE } = words("DECLARE");

/** Words that end a list of statements; none of them begins a statement. */
const enders: ReadonlySet<number> = new Set([END, ELSEIF, ELSE, WHEN, UNTIL, EXCEPTION]);

/** One level of nesting, read by `read`. */
function nested(p: Parser, type: string, read: (p: Parser, parts: Node[]) => void): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (p.enter()) {
    read(p, parts);
    p.leave();
  }
  return { kind: "block", start, end: p.index, type, parts };
}

/** Statements up to a word that ends them, a semicolon behind each. */
function parseStatements(p: Parser, parts: Node[]): void {
  while (!p.failed && !enders.has(p.word)) {
    parts.push(parseStatement(p));
    p.expect(SEMICOLON);
  }
}

/** `BEGIN declarations statements [EXCEPTION WHEN ERROR THEN statements] END`. */
export function parseBlock(p: Parser): BlockStatement {
  return nested(p, "Block", readBlock);
}

function readBlock(p: Parser, parts: Node[]): void {
  p.expect(BEGIN);
  while (p.word === DECLARE) {
    parts.push(parseDeclaration(p));
    p.expect(SEMICOLON);
  }
  parseStatements(p, parts);
  if (p.accept(EXCEPTION)) {
    p.expectAll(WHEN, ERROR, THEN);
    parseStatements(p, parts);
  }
  p.expect(END);
}

/** `IF condition THEN statements [ELSEIF condition THEN statements] … [ELSE statements] END IF`. */
export function parseIf(p: Parser): BlockStatement {
  return nested(p, "If", readIf);
}

function readIf(p: Parser, parts: Node[]): void {
  p.expect(IF);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseStatements(p, parts);
  } while (p.accept(ELSEIF));
  if (p.accept(ELSE)) parseStatements(p, parts);
  p.expectAll(END, IF);
}

/** `CASE [expression] WHEN expression THEN statements … [ELSE statements] END CASE`. */
export function parseCase(p: Parser): BlockStatement {
  return nested(p, "Case", readCase);
}

function readCase(p: Parser, parts: Node[]): void {
  p.expect(CASE);
  if (!p.at(WHEN)) parts.push(parseExpression(p));
  p.expect(WHEN);
  do {
    parts.push(parseExpression(p));
    p.expect(THEN);
    parseStatements(p, parts);
  } while (p.accept(WHEN));
  if (p.accept(ELSE)) parseStatements(p, parts);
  p.expectAll(END, CASE);
}

/** `LOOP statements END LOOP`. */
export function parseLoop(p: Parser): BlockStatement {
  return nested(p, "Loop", readLoop);
}

function readLoop(p: Parser, parts: Node[]): void {
  p.expect(LOOP);
  parseStatements(p, parts);
  p.expectAll(END, LOOP);
}

/** `WHILE condition DO statements END WHILE`. */
export function parseWhile(p: Parser): BlockStatement {
  return nested(p, "While", readWhile);
}

function readWhile(p: Parser, parts: Node[]): void {
  p.expect(WHILE);
  parts.push(parseExpression(p));
  p.expect(DO);
  parseStatements(p, parts);
  p.expectAll(END, WHILE);
}

/** `REPEAT statements UNTIL condition END REPEAT`. */
export function parseRepeat(p: Parser): BlockStatement {
  return nested(p, "Repeat", readRepeat);
}

function readRepeat(p: Parser, parts: Node[]): void {
  p.expect(REPEAT);
  parseStatements(p, parts);
  p.expect(UNTIL);
  parts.push(parseExpression(p));
  p.expectAll(END, REPEAT);
}

/** `FOR name IN (query) DO statements END FOR`. */
export function parseFor(p: Parser): BlockStatement {
  return nested(p, "For", readFor);
}

function readFor(p: Parser, parts: Node[]): void {
  p.expect(FOR);
  p.name("a variable name");
  p.expectAll(IN, OPEN);
  parts.push(parseQuery(p));
  p.expectAll(CLOSE, DO);
  parseStatements(p, parts);
  p.expectAll(END, FOR);
}

/** `label: block or loop [label]`; the label behind it must be the one before it. */
export function parseLabelled(p: Parser): BlockStatement {
  const label = p.name("a label");
  p.expect(COLON);
  const block = parseLabelledBlock(p);
  if (block !== undefined && p.atName) {
    if (labelAt(p, p.index) !== labelAt(p, label)) {
      p.fail(undefined, `the label behind END must be '${tokenText(p.tokens, label)}', as before the statement`);
    } else p.name("a label");
  }
  return { kind: "block", start: label, end: p.index, type: block?.type ?? "Block", parts: block?.parts ?? [] };
}

/** A label as it is compared: without backticks, in small letters. */
function labelAt(p: Parser, index: number): string {
  return tokenText(p.tokens, index).replaceAll("`", "").toLowerCase();
}

function parseLabelledBlock(p: Parser): BlockStatement | undefined {
  switch (p.word) {
    case BEGIN:
      return parseBlock(p);
    case LOOP:
      return parseLoop(p);
    case WHILE:
      return parseWhile(p);
    case REPEAT:
      return parseRepeat(p);
    case FOR:
      return parseFor(p);
  }
  for (const word of [BEGIN, LOOP, WHILE, REPEAT, FOR]) p.note(word);
  p.fail();
  return undefined;
}
