import type { Expression, Node } from "../../../sql/ast.ts";
import { tokenText } from "../../../sql/token.ts";
import { words } from "../../../sql/vocabulary.ts";
import type { Rule } from "../rule.ts";

const { AND, OR } = words("AND", "OR");

function isCallOnColumn(expression: Expression): boolean {
  return expression.kind === "call" && !expression.syntax && expression.arguments.some(({ kind }) => kind === "column");
}

/** The calls on columns that stand on a side of a comparison in a condition; `joins` tells AND and OR by their token. */
function comparedCalls(condition: Expression | undefined, joins: (token: number) => boolean): Node[] {
  const found: Node[] = [];
  const open = condition === undefined ? [] : [condition];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "operation" && joins(node.operators[0] ?? 0)) open.push(...[...node.operands].reverse());
    else if (node.kind === "row") open.push(...node.items);
    else if (node.kind === "unary") open.push(node.operand);
    else if (node.kind === "operation") found.push(...node.operands.filter(isCallOnColumn));
    else if (node.kind === "in" || node.kind === "between" || node.kind === "like") {
      if (isCallOnColumn(node.operand)) found.push(node.operand);
    }
  }
  return found;
}

/** A comparison in WHERE with a function call around a column. */
export const functionOnColumn: Rule = {
  id: "L022",
  name: "FunctionOnColumn",
  severity: "warning",
  summary: "WHERE compares bare columns, so that an index can serve it",
  bad: "SELECT id FROM users WHERE UPPER(name) = 'ANA'",
  good: "SELECT id FROM users WHERE name = 'Ana'",
  standard: false,
  *check({ parsed: { tokens }, nodes }) {
    for (const node of nodes) {
      if (node.kind !== "select" && node.kind !== "update" && node.kind !== "delete") continue;
      for (const call of comparedCalls(node.where, (i) => tokens.word[i] === AND || tokens.word[i] === OR)) {
        if (call.kind !== "call") continue;
        yield {
          offset: tokens.start[call.start] ?? 0,
          message: `'${
            tokenText(tokens, call.name.parts.at(-1) ?? call.start)
          }' around a column in WHERE keeps an index from use`,
          suggestion: "Compare the bare column, or index the expression",
        };
      }
    }
  },
};
