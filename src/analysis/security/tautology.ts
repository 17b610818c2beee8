import type { Expression, Node, Operation } from "../../sql/ast.ts";
import { walk } from "../walk.ts";
import { conditionsOf } from "./conditions.ts";
import { type Constants, joinsConditions } from "./constant.ts";
import { truthOf, type Value } from "./constant_value.ts";
import type { Finding, Severity } from "./finding.ts";
import { outlineOf, Part } from "./outline.ts";
import type { Reading } from "./reading.ts";

const alwaysTrue = "Tautology injection detected: always-true condition";

/** Looks for conditions that no row decides. */
export function findTautologies(reading: Reading): Finding[] {
  return new TautologySearch(reading).run();
}

class TautologySearch {
  readonly #reading: Reading;
  readonly #constants: Constants;
  readonly #found: Finding[] = [];

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#constants = conditionsOf(reading).constants;
  }

  run(): Finding[] {
    const { roots, parsed } = conditionsOf(this.#reading);
    for (const { lead, expression } of parsed) this.#judgeLead(lead, expression);
    walk(roots, { enter: (node) => this.#judgeNode(node) });
    return this.#found;
  }

  #add(severity: Severity, at: number, description: string): void {
    const pattern = "tautology" as const;
    this.#found.push({ severity, pattern, description, offset: this.#reading.start(at) });
  }

  #value(expression: Expression): Value {
    return this.#constants.valueOf(expression);
  }

  #operator(operation: Operation): string {
    const word = this.#reading.text(operation.operators[0] ?? 0).toUpperCase();
    if (word === "&&") return "AND";
    return word === "||" && joinsConditions(this.#reading) ? "OR" : word;
  }

  #judgeNode(node: Node): void {
    switch (node.kind) {
      case "operation": {
        const operator = this.#operator(node);
        if (operator === "OR" || operator === "XOR") this.#judgeOr(node);
        else if (operator === "AND") this.#judgeAnd(node);
        else {
          this.#judgeChain(node);
          this.#judgeTexts(node);
        }
        break;
      }
      case "select":
        if (node.where !== undefined) this.#judgeWhole("WHERE", node.where, true);
        if (node.having !== undefined) {
          this.#judgeWhole(node.groupBy.length === 0 ? "LONE HAVING" : "HAVING", node.having, true);
        }
        break;
      case "update":
      case "delete":
        if (node.where !== undefined) this.#judgeWhole("WHERE", node.where, false);
        break;
      case "branch":
        this.#judgeBranch(node.when);
        break;
      case "call": {
        const name = this.#reading.name(node.name.parts.at(-1) ?? node.start);
        const [test] = node.arguments;
        if ((name === "IF" || name === "IIF") && test !== undefined) this.#judgeBranch(test);
        break;
      }
      default:
    }
  }

  /** A condition behind a word of a text without a tree. */
  #judgeLead(lead: string, expression: Expression): void {
    const first = this.#firstOperand(expression, lead === "OR" || lead === "XOR" ? "OR" : "AND");
    switch (lead) {
      case "OR":
      case "XOR":
        this.#judgeAlternative(first, true);
        break;
      case "AND": {
        const conjunct = this.#firstOperand(first, "AND");
        const literal = conjunct.kind === "literal" && !this.#reading.hostile;
        if (!literal) this.#judgeConjunct(conjunct, this.#reading.isLiteral(expression.start - 2));
        break;
      }
      case "WHERE":
      case "HAVING": {
        const statement = this.#reading.hostile ? "" : this.#reading.word(
          outlineOf(this.#reading).statements[outlineOf(this.#reading).statement[expression.start] ?? 0]?.start ?? 0,
        );
        this.#judgeWhole(lead, expression, statement !== "DELETE" && statement !== "UPDATE");
        break;
      }
      case "IF":
        if (this.#reading.hostile) this.#judgeBranch(expression);
        break;
      case "WHEN":
        this.#judgeBranch(expression);
    }
  }

  /** The first operand where `expression` is joined by `operator`, else the expression itself. */
  #firstOperand(expression: Expression, operator: string): Expression {
    if (expression.kind !== "operation") return expression;
    const joins = this.#operator(expression);
    if (joins === operator || (operator === "AND" && joins === "OR")) return expression.operands[0] ?? expression;
    return expression;
  }

  #judgeOr(operation: Operation): void {
    // MySQL can be told that `||` joins texts
    const symbol = this.#reading.text(operation.operators[0] ?? 0) === "||";
    if (symbol && operation.operands.some((one) => typeof this.#value(one) === "string")) return;
    const outline = outlineOf(this.#reading);
    const everywhere = this.#reading.hostile || outline.condition[operation.start] === 1;
    if (!everywhere && operation.operands.every((one) => this.#constants.isConstant(one))) return;
    for (let i = 0; i < operation.operands.length; i++) {
      const operand = operation.operands[i];
      if (operand !== undefined) this.#judgeAlternative(operand, i > 0, operation.operands[i - 1]);
    }
  }

  /** One side of an OR; `behind` says that OR stands before it. */
  #judgeAlternative(operand: Expression, behind: boolean, before?: Expression): void {
    const value = this.#value(operand);
    const truth = truthOf(value);
    if (truth === true) return this.#add(this.#decidesRows(operand) ? "CRITICAL" : "LOW", operand.start, alwaysTrue);
    if (!behind) return;
    const inner = bare(operand);
    if (inner.kind === "operation" && this.#operator(inner) === "AND") {
      const [first] = inner.operands;
      if (first !== undefined && truthOf(this.#value(first)) === true) {
        return this.#add("CRITICAL", first.start, alwaysTrue);
      }
    }
    if (value !== undefined) {
      if (this.#isEmptyList(operand)) return;
      if (typeof value === "string" && this.#reading.statements === undefined && !this.#reading.hostile) return;
      if (this.#reading.hostile || before === undefined || !this.#constants.isConstant(before)) {
        this.#add("MEDIUM", operand.start, "Constant condition behind OR, as probing for injection adds it");
      }
    } else if (this.#constants.isConstant(operand)) {
      this.#add("HIGH", operand.start, "Condition behind OR that depends on no row");
    } else if (
      before !== undefined && this.#isOpenPattern(inner) && bare(before).kind === "operation" &&
      this.#isLiteralComparison(before)
    ) {
      this.#add("MEDIUM", operand.start, "Condition behind OR that every row meets");
    }
  }

  /** False for the tests of procedural code, which choose what runs and no rows. */
  #decidesRows({ start }: Expression): boolean {
    const { condition, procedural } = outlineOf(this.#reading);
    return this.#reading.hostile || condition[start] === 1 || procedural[start] !== 1;
  }

  /** `0 = 1` and the like, as query builders write a list with nothing in it. */
  #isEmptyList(operand: Expression): boolean {
    return !this.#reading.hostile && /^\(*(?:TRUE|FALSE|0 ?= ?1|1 ?= ?0)\)*$/i.test(this.#textOf(operand));
  }

  /** `column LIKE '%'`. */
  #isOpenPattern(expression: Expression): boolean {
    if (expression.kind !== "like" || expression.not) return false;
    const pattern = this.#value(expression.pattern);
    return typeof pattern === "string" && /^%+$/.test(pattern);
  }

  #judgeAnd(operation: Operation): void {
    for (let i = 1; i < operation.operands.length; i++) {
      const operand = operation.operands[i];
      const before = operation.operands[i - 1];
      if (operand === undefined || before === undefined) continue;
      this.#judgeConjunct(operand, this.#isLiteralComparison(before));
    }
    const [first] = operation.operands;
    if (first !== undefined && truthOf(this.#value(first)) === true && !this.#reading.hostile) {
      this.#add("LOW", first.start, "Condition that is always true");
    }
  }

  /** A condition behind AND; `behindLiteral` says that a comparison with a constant stands before it. */
  #judgeConjunct(operand: Expression, behindLiteral: boolean): void {
    const value = this.#value(operand);
    if (value === undefined && !this.#constants.isConstant(operand)) return;
    if (value === null) return;
    const text = this.#textOf(operand);
    const harmless = /^\(*(?:TRUE|FALSE|0 = 1|0=1|1)\)*$/i.test(text);
    const selfComparison = !this.#constants.isConstant(operand);
    const probing = this.#reading.hostile || (behindLiteral && !harmless && !selfComparison);
    this.#add(
      probing ? "MEDIUM" : "LOW",
      operand.start,
      truthOf(value) === true ? "Condition that is always true" : "Condition that no row decides",
    );
  }

  #judgeWhole(lead: string, expression: Expression, reads: boolean): void {
    const value = this.#value(expression);
    if (truthOf(value) !== true) return;
    // an OR with such a side is judged as that
    const inner = bare(expression);
    if (inner.kind === "operation" && this.#operator(inner) === "OR") return;
    const word = /^\(*TRUE\)*$/i.test(this.#textOf(expression));
    const probing = lead === "LONE HAVING" ||
      (this.#reading.hostile && this.#reading.start(expression.start) >= this.#reading.origin);
    const severity = probing || (!reads && !word && this.#constants.isConstant(expression)) ? "MEDIUM" : "LOW";
    this.#add(severity, expression.start, "Condition that is always true");
  }

  /** A test of CASE or IF. */
  #judgeBranch(test: Expression): void {
    const inner = bare(test);
    if (inner.kind === "literal" || inner.kind === "column" || inner.kind === "call") return;
    if (this.#value(test) === undefined || !this.#constants.isConstant(test)) return;
    const { condition, part } = outlineOf(this.#reading);
    const decides = this.#reading.hostile || condition[test.start] === 1 || part[test.start] === Part.Order;
    this.#add(decides ? "MEDIUM" : "LOW", test.start, "Constant test in a CASE or IF, as blind injection uses it");
  }

  /** `name = '' = ''`: what is left of a comparison when `'='` is put into its string. */
  #judgeChain({ operands, operators }: Operation): void {
    if (operands.length < 3) return;
    if (!operators.every((one) => /^(?:=|==|<>|!=|<=>|<|>|<=|>=)$/.test(this.#reading.text(one)))) return;
    const constants = operands.slice(1).filter((one) => this.#value(one) !== undefined);
    const [, second] = operands;
    if (constants.length >= 2 && second !== undefined) {
      this.#add("HIGH", second.start, "Comparison of a comparison with a constant, which bypasses it");
    }
  }

  /** `'' - ''`: arithmetic of texts, which is 0 and equals any text that is no number. */
  #judgeTexts({ operands, operators }: Operation): void {
    for (let i = 0; i + 1 < operands.length; i++) {
      const [left, right] = [operands[i], operands[i + 1]];
      if (left?.kind !== "literal" || right === undefined || left.type !== "string") continue;
      const operator = this.#reading.text(operators[i] ?? 0).toUpperCase();
      if (!/^(?:-|\*|\/|%|\^|&|\||DIV|MOD|<<|>>)$/.test(operator)) continue;
      const text = this.#value(left);
      const other = this.#value(right);
      if (typeof text !== "string" || /\d/.test(text) || other === undefined) continue;
      // PostgreSQL's similarity, its sets of words and the like
      const similar = operator === "%" || this.#reading.dialect.lexical.customOperators;
      if (similar && text !== "") continue;
      if (right.kind === "literal" && right.type === "string" || other === 0 || text === "") {
        this.#add("HIGH", left.start, "Arithmetic of texts, which turns a comparison into one that is met");
      }
    }
  }

  #textOf(expression: Expression): string {
    return this.#reading.tokens.sql.slice(
      this.#reading.start(expression.start),
      this.#reading.end(Math.max(expression.start, expression.end - 1)),
    );
  }

  /** A comparison of something with a constant, or one that ends so: what a program makes of its input. */
  #isLiteralComparison(expression: Expression): boolean {
    const inner = bare(expression);
    switch (inner.kind) {
      case "operation": {
        const last = inner.operands.at(-1);
        const operator = this.#operator(inner);
        if (last === undefined) return false;
        if (operator === "AND" || operator === "OR") return this.#isLiteralComparison(last);
        const [first] = inner.operands;
        return first !== undefined && this.#value(last) !== undefined && this.#value(first) === undefined;
      }
      case "like":
        return this.#value(inner.pattern) !== undefined;
      case "in":
        return inner.list?.length === 1 && inner.list[0] !== undefined && this.#value(inner.list[0]) !== undefined;
      default:
        return false;
    }
  }
}

/** The expression inside brackets that hold nothing else. */
function bare(expression: Expression): Expression {
  let inner = expression;
  while (inner.kind === "row" && inner.items.length === 1 && inner.items[0] !== undefined) inner = inner.items[0];
  return inner;
}
