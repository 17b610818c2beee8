import type { Expression, Operation } from "../../../sql/ast.ts";
import { EQUAL } from "../../../sql/symbols.ts";
import { type Tokens, tokenText } from "../../../sql/token.ts";
import { words } from "../../../sql/vocabulary.ts";
import type { Rule } from "../rule.ts";

const { OR } = words("OR");

/** Equalities from which on IN reads better. */
const fewest = 3;

/** The column of `column = value`, as written; undefined for any other expression. */
function comparedColumn(expression: Expression, tokens: Tokens): string | undefined {
  if (expression.kind !== "operation") return undefined;
  const { operands: [left, right], operators }: Operation = expression;
  if (operators.length !== 1 || tokens.word[operators[0] ?? 0] !== EQUAL) return undefined;
  if (left?.kind !== "column" || right === undefined || (right.kind !== "literal" && right.kind !== "parameter")) {
    return undefined;
  }
  return left.name.parts.map((part) => tokenText(tokens, part)).join(".");
}

/** Three or more equalities of one column joined by OR. */
export const orChain: Rule = {
  id: "L021",
  name: "OrChain",
  severity: "info",
  summary: "Several values of one column are compared with IN",
  bad: "SELECT id FROM users WHERE state = 'a' OR state = 'b' OR state = 'c'",
  good: "SELECT id FROM users WHERE state IN ('a', 'b', 'c')",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "operation" || tokens.word[node.operators[0] ?? 0] !== OR) continue;
      const counts = new Map<string, number>();
      for (const operand of node.operands) {
        const column = comparedColumn(operand, tokens);
        if (column !== undefined) counts.set(column, (counts.get(column) ?? 0) + 1);
      }
      for (const [column, count] of counts) {
        if (count < fewest) continue;
        yield {
          offset: tokens.start[node.start] ?? 0,
          message: `${count} comparisons of '${column}' are joined by OR`,
          suggestion: `Use ${column} IN (…)`,
        };
      }
    }
  },
};
