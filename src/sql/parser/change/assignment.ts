import type { Assignment, ColumnReference, Expression } from "../../ast.ts";
import { CLOSE, CLOSE_BRACKET, COMMA, DOT, EQUAL, OPEN, OPEN_BRACKET } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { word } from "../../vocabulary.ts";
import { parseScalar } from "../expression/condition.ts";
import { parseExpressionList } from "../expression/expression.ts";
import { parseLiteral } from "../expression/literal.ts";
import { parseOperand } from "../expression/operand.ts";
import type { Parser } from "../parser.ts";

const VALUE = word("VALUE");
const ROW = word("ROW");
const ASSIGN = word(":=");
const compoundOperators = ["+=", "-=", "*=", "/=", "%=", "&=", "^=", "|="].map(word);

/** One column by name, qualified or not; `what` says in messages what stands here. */
export function parseColumn(p: Parser, what = "a column name"): ColumnReference {
  const name = p.objectName(what);
  return { kind: "column", start: name.start, end: name.end, name };
}

/** Columns in brackets: `(a, b)`. */
export function parseColumnList(p: Parser): ColumnReference[] {
  p.expect(OPEN);
  const columns = p.list((p) => parseColumn(p));
  p.expect(CLOSE);
  return columns;
}

/** What stands left of the equals sign: a column, a part of one, a variable, or columns in brackets. */
export function parseTarget(p: Parser): Expression {
  const start = p.index;
  if (p.accept(OPEN)) {
    const items = p.list(parseTarget);
    p.expect(CLOSE);
    return { kind: "row", start, end: p.index, items };
  }
  if (p.has.variableAssignment && p.acceptKind(TokenKind.Parameter, "a variable")) {
    return { kind: "parameter", start, end: p.index };
  }
  if (p.has.recordRows && p.word === ROW && p.wordAt(1) === EQUAL) return parseLiteral(p, "other", Role.Keyword);
  if (p.has.objectAssignment && p.word === VALUE && p.wordAt(1) === OPEN) return parseOperand(p);
  const column = parseColumn(p);
  return p.at(OPEN_BRACKET) && p.has.subscripts ? parseElement(p, column) : column;
}

/** PostgreSQL's `column[1].field`: an element or field of a column as a target. */
function parseElement(p: Parser, operand: ColumnReference): Expression {
  const steps = [];
  for (;;) {
    if (p.accept(OPEN_BRACKET)) {
      const expressions = parseExpressionList(p);
      p.expect(CLOSE_BRACKET);
      steps.push({ kind: "subscript", expressions } as const);
    } else if (p.accept(DOT)) {
      steps.push({ kind: "field", token: p.anyName("a field name") } as const);
    } else {
      return { kind: "access", start: operand.start, end: p.index, operand, steps };
    }
  }
}

/** `target = value`; where the dialect has them also `+=` and its kin, and `@v = column = value`. */
export function parseAssignment(p: Parser): Assignment {
  const start = p.index;
  const target = parseTarget(p);
  if (p.has.columnMutators && p.at(OPEN)) return parseMutation(p, start, target);
  if (!acceptOperator(p)) p.fail();
  if (p.has.variableAssignment && target.kind === "parameter" && isColumnAssignment(p)) {
    const inner = parseAssignment(p);
    return { kind: "assignment", start, end: p.index, target: inner.target, value: inner.value };
  }
  const value = parseScalar(p);
  return { kind: "assignment", start, end: p.index, target, value };
}

function acceptOperator(p: Parser): boolean {
  if (p.accept(EQUAL)) return true;
  if (p.has.assignmentOperator && p.accept(ASSIGN)) return true;
  return p.has.compoundAssignment && p.acceptAny(...compoundOperators) !== 0;
}

/** T-SQL's `@v = column = value`: a name, then an equals sign before anything else. */
function isColumnAssignment(p: Parser): boolean {
  if (!p.atName) return false;
  let ahead = 1;
  while (p.wordAt(ahead) === DOT) ahead += 2;
  return p.wordAt(ahead) === EQUAL;
}

/** T-SQL's `column.WRITE(value, offset, length)` and methods of its own types that change a column. */
function parseMutation(p: Parser, start: number, target: Expression): Assignment {
  p.expect(OPEN);
  const items = p.at(CLOSE) ? [] : parseExpressionList(p);
  p.expect(CLOSE);
  const value: Expression = { kind: "row", start: target.end, end: p.index, items };
  return { kind: "assignment", start, end: p.index, target, value };
}

/** Assignments parted by commas. */
export function parseAssignments(p: Parser): Assignment[] {
  const assignments = [parseAssignment(p)];
  while (p.accept(COMMA)) assignments.push(parseAssignment(p));
  return assignments;
}
