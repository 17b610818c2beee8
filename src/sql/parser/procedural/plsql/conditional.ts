import type { Expression, Node } from "../../../ast.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { insidePlsql } from "./context.ts";

const { $IF, $THEN, $ELSIF, $ELSE, $END, $ERROR } = words("$IF", "$THEN", "$ELSIF", "$ELSE", "$END", "$ERROR");

/** True at `$IF` and `$ERROR`, which choose what is compiled. */
export function atConditional(p: Parser): boolean {
  return p.at($IF) || p.at($ERROR);
}

/** True at a word of conditional compilation that ends what stands before it. */
export function atConditionalEnd(p: Parser): boolean {
  return p.word === $ELSE || p.word === $ELSIF || p.word === $END;
}

/**
 * `$IF condition $THEN … {$ELSIF condition $THEN …} [$ELSE …] $END` or `$ERROR text $END`; `content` reads what is
 * compiled, of the kind that stands around it.
 */
export function parseConditional(p: Parser, parts: Node[], content: (p: Parser, parts: Node[]) => void): void {
  if (!p.enter()) return;
  if (p.accept($ERROR)) parts.push(parseExpression(p));
  else {
    p.expect($IF);
    do {
      parts.push(parseExpression(p));
      p.expect($THEN);
      parseContent(p, parts, content);
    } while (p.accept($ELSIF));
    if (p.accept($ELSE)) parseContent(p, parts, content);
  }
  p.expect($END);
  p.leave();
}

function parseContent(p: Parser, parts: Node[], content: (p: Parser, parts: Node[]) => void): void {
  if (p.at($ERROR)) parseConditional(p, parts, content);
  else if (!atConditionalEnd(p)) content(p, parts);
}

/** A value chosen by `$IF`; undefined outside of PL/SQL. */
export function parseConditionalOperand(p: Parser): Expression | undefined {
  if (!p.has.plsqlBlocks || !insidePlsql()) return undefined;
  const start = p.index;
  const items: Expression[] = [];
  parseConditional(p, [], (p) => void items.push(parseExpression(p)));
  return { kind: "row", start, end: p.index, items };
}
