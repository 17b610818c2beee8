import type { BlockStatement, Node } from "../../../ast.ts";
import { DOT, SEMICOLON } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom } from "../control_flow.ts";
import { atConditional, atConditionalEnd, parseConditional } from "./conditional.ts";
import { declaredBy } from "./context.ts";
import { parseDeclarations } from "./declaration.ts";
import { LABEL_OPEN, parseEndName, parseLabels } from "./label.ts";
import { parsePlsqlStatement } from "./statement.ts";
import { plsqlObjectName } from "./name.ts";

const { BEGIN, DECLARE, END, EXCEPTION, WHEN, OTHERS, OR, THEN, ELSE, ELSIF } = words(
  "BEGIN",
  "DECLARE",
  "END",
  "EXCEPTION",
  "WHEN",
  "OTHERS",
  "OR",
  "THEN",
  "ELSE",
  "ELSIF",
);

/** A block with the labels before it; `names` are the tokens of other names that may stand behind its END. */
export function parseLabelledBlock(p: Parser, names: readonly number[] = []): BlockStatement {
  const start = p.index;
  const labels = parseLabels(p);
  return { ...parseBlock(p, [...names, ...labels]), start };
}

/** `[DECLARE declarations] BEGIN statements [EXCEPTION handlers] END [label]`; `labels` are the tokens of its own. */
export function parseBlock(p: Parser, labels: readonly number[]): BlockStatement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Block", parts);
  const names = declaredBy(() => {
    if (p.accept(DECLARE)) parseDeclarations(p, parts, "block");
    parseBody(p, parts, labels);
  });
  p.leave();
  return blockFrom(p, start, "Block", parts, names);
}

/** `BEGIN statements [EXCEPTION handlers] END [name]`; `names` are the tokens that may stand behind END. */
export function parseBody(p: Parser, parts: Node[], names: readonly number[]): void {
  p.expect(BEGIN);
  parseHandledStatements(p, parts);
  p.expect(END);
  parseEndName(p, names);
}

/** Statements and the handlers of their exceptions. */
export function parseHandledStatements(p: Parser, parts: Node[]): void {
  parseStatements(p, parts);
  if (!p.accept(EXCEPTION)) return;
  do {
    p.expect(WHEN);
    if (!p.accept(OTHERS)) { do plsqlObjectName(p, "an exception's name"); while (p.accept(OR)); }
    p.expect(THEN);
    parseStatements(p, parts);
  } while (p.at(WHEN));
}

/** At least one statement, each with its semicolon, up to a word that ends them. */
export function parseStatements(p: Parser, parts: Node[]): void {
  if (atEndOfStatements(p)) p.fail("a statement");
  parseStatementList(p, parts);
}

/** Statements, or none. */
function parseStatementList(p: Parser, parts: Node[]): void {
  while (!p.failed && !atEndOfStatements(p)) {
    if (atConditional(p)) {
      parseConditional(p, parts, parseStatementList);
      continue;
    }
    if (p.at(LABEL_OPEN)) {
      const start = p.index;
      const labels = parseLabels(p);
      parts.push({ kind: "command", start, end: p.index, type: "Label", parts: [] });
      if (atEndOfStatements(p)) {
        if (p.word === END) return;
        p.fail("a statement");
      }
      parts.push(parsePlsqlStatement(p, labels));
    } else parts.push(parsePlsqlStatement(p, []));
    if (!p.accept(SEMICOLON)) p.fail("';' behind the statement");
  }
}

function atEndOfStatements(p: Parser): boolean {
  switch (p.word) {
    case END:
    case ELSE:
    case ELSIF:
    case WHEN:
      return true;
    case EXCEPTION:
      return p.wordAt(1) !== DOT;
    default:
      return p.atEnd || atConditionalEnd(p);
  }
}
