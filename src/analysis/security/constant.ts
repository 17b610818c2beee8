import type { Access, Call, Case, Cast, Expression, Like, Literal, Operation, Query } from "../../sql/ast.ts";
import { children } from "../walk.ts";
import type { Node } from "../../sql/ast.ts";
import { callConstant } from "./constant_call.ts";
import {
  all,
  any,
  calculate,
  compare,
  matches,
  negate,
  toNumber,
  toText,
  truthOf,
  type Value,
} from "./constant_value.ts";
import type { Reading } from "./reading.ts";
import { fromHex, isReadable } from "./string_text.ts";

const comparisons: ReadonlySet<string> = new Set(
  ["=", "==", "<>", "!=", "^=", "~=", "<", ">", "<=", ">=", "<=>", "!<", "!>"],
);

/** Functions and words that give another value each time or each session, so that `x = x` and constants are none. */
const changing: ReadonlySet<string> = new Set(
  ("RAND RANDOM RANDOMBLOB NEWID UUID GEN_RANDOM_UUID NOW SYSDATE GETDATE CURRENT_DATE CURRENT_TIMESTAMP CURRENT_TIME " +
    "LOCALTIMESTAMP SYSTIMESTAMP CURRENT_USER SESSION_USER USER SYSTEM_USER ROWNUM LEVEL NEXTVAL CURRVAL DEFAULT " +
    "CURDATE CURTIME UNIX_TIMESTAMP SYS_CONTEXT CURRENT_SETTING DATABASE VERSION SLEEP BENCHMARK PG_SLEEP " +
    "ROW_COUNT FOUND_ROWS LAST_INSERT_ID CONNECTION_ID TODAY").split(" "),
);

/** Reads constant expressions of one reading; each node once. */
export class Constants {
  readonly #reading: Reading;
  readonly #values = new Map<Expression, Value>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** What `expression` comes to without any row, by the rules of the loosest database. */
  valueOf(expression: Expression): Value {
    if (this.#values.has(expression)) return this.#values.get(expression);
    const value = this.#evaluate(expression);
    this.#values.set(expression, value);
    return value;
  }

  /** True where nothing in `expression` depends on a row, a parameter, a session or the time. */
  isConstant(expression: Expression): boolean {
    const open: Node[] = [expression];
    for (let node = open.pop(), steps = 0; node !== undefined; node = open.pop()) {
      if (++steps > 200) return false;
      if (node.kind === "column") {
        if (this.#word(node.start) !== "TRUE" && this.#word(node.start) !== "FALSE") return false;
      } else if (
        node.kind === "parameter" || node.kind === "star" || node.kind === "query" || node.kind === "interval"
      ) return false;
      else if (node.kind === "call") {
        const name = this.#reading.name(node.name.parts.at(-1) ?? node.start);
        if (changing.has(name) || node.syntax || callConstant(name, node.arguments.map(() => 1)) === undefined) {
          return false;
        }
      }
      children(node, open);
    }
    return true;
  }

  /** True where both expressions are the same text but for case and white space, and the same value each time. */
  areSame(left: Expression, right: Expression): boolean {
    const length = left.end - left.start;
    if (length !== right.end - right.start || length === 0 || length > 64) return false;
    for (let i = 0; i < length; i++) {
      const a = this.#reading.text(left.start + i);
      const b = this.#reading.text(right.start + i);
      if (a !== b && a.toUpperCase() !== b.toUpperCase()) return false;
      if (a === "?" || a === "%s" || changing.has(a.toUpperCase()) || a.startsWith("@@")) return false;
    }
    return true;
  }

  #word(index: number): string {
    return this.#reading.kindAt(index) === 0 ? "" : this.#reading.text(index).toUpperCase();
  }

  #evaluate(expression: Expression): Value {
    switch (expression.kind) {
      case "literal":
        return this.#literal(expression);
      case "column": {
        const word = expression.end - expression.start === 1 ? this.#reading.word(expression.start) : "";
        const text = word !== "" ? word : this.#reading.text(expression.start).toUpperCase();
        if (expression.end - expression.start !== 1) return undefined;
        return text === "TRUE" ? true : text === "FALSE" ? false : undefined;
      }
      case "row":
        return expression.items.length === 1 && expression.items[0] !== undefined
          ? this.valueOf(expression.items[0])
          : undefined;
      case "aliased":
        return this.valueOf(expression.expression);
      case "argument":
        return this.valueOf(expression.value);
      case "unary":
        return this.#unary(this.#reading.text(expression.start).toUpperCase(), this.valueOf(expression.operand));
      case "operation":
        return this.#operation(expression);
      case "between": {
        const operand = this.valueOf(expression.operand);
        const inside = all([
          compare(">=", operand, this.valueOf(expression.low)),
          compare("<=", operand, this.valueOf(expression.high)),
        ]);
        return expression.not ? negate(inside) : inside;
      }
      case "in": {
        const operand = this.valueOf(expression.operand);
        const listed =
          expression.list?.map((item) =>
            this.areSame(expression.operand, item) ? true : compare("=", operand, this.valueOf(item))
          ) ?? (expression.query === undefined ? [] : [compare("=", operand, this.#query(expression.query))]);
        const found = listed.length === 0 ? undefined : any(listed);
        return expression.not ? negate(found) : found;
      }
      case "is":
        return this.#is(expression);
      case "like":
        return this.#like(expression);
      case "exists":
        return this.#query(expression.query) === undefined ? undefined : true;
      case "case":
        return this.#case(expression);
      case "cast":
        return this.#cast(expression);
      case "call":
        return this.#call(expression);
      case "access":
        return this.#access(expression);
      case "subquery":
        return this.#query(expression.query);
      case "quantified":
        if (expression.query !== undefined) return this.#query(expression.query);
        return expression.list?.length === 1 && expression.list[0] !== undefined
          ? this.valueOf(expression.list[0])
          : undefined;
      case "array":
      case "struct":
      case "star":
      case "parameter":
      case "lambda":
      case "interval":
        return undefined;
    }
  }

  #literal(literal: Literal): Value {
    const text = this.#reading.text(literal.start);
    switch (literal.type) {
      case "null":
        return null;
      case "boolean":
        return text.toUpperCase() === "TRUE";
      case "number": {
        const digits = /^0x([0-9a-f]+)$/i.exec(text)?.[1];
        if (digits === undefined) return Number(text.replaceAll("_", ""));
        const spelled = fromHex(digits);
        return spelled !== undefined && isReadable(spelled) ? spelled : Number(text);
      }
      case "string": {
        let value = "";
        for (let i = literal.start; i < literal.end; i++) {
          const bits = /^b'([01]+)'$/i.exec(this.#reading.text(i))?.[1];
          if (bits !== undefined) return parseInt(bits, 2);
          value += this.#reading.string(i) ?? "";
        }
        return value;
      }
      default:
        return undefined;
    }
  }

  #unary(operator: string, value: Value): Value {
    if (operator === "NOT" || operator === "!") return negate(value);
    if (value === undefined || value === null) return value;
    if (operator === "BINARY") return value;
    if (operator === "-") return -toNumber(value);
    if (operator === "+") return value;
    return operator === "~" ? -toNumber(value) - 1 : undefined;
  }

  #operator(index: number): string {
    const first = this.#reading.text(index).toUpperCase();
    const next = this.#reading.text(index + 1);
    return /^[<>!]$/.test(first) && /^[=>]$/.test(next) ? first + next : first;
  }

  #operation(operation: Operation): Value {
    const first = this.#operator(operation.operators[0] ?? 0);
    const isOr = first === "OR" || (first === "||" && joinsConditions(this.#reading));
    if (isOr) return any(operation.operands.map((one) => this.valueOf(one)));
    if (first === "AND" || (first === "&&" && joinsConditions(this.#reading))) {
      return all(operation.operands.map((one) => this.valueOf(one)));
    }
    let value = operation.operands[0] === undefined ? undefined : this.valueOf(operation.operands[0]);
    for (let i = 1; i < operation.operands.length; i++) {
      const left = operation.operands[i - 1];
      const right = operation.operands[i];
      if (left === undefined || right === undefined) return undefined;
      const operator = this.#operator(operation.operators[i - 1] ?? 0);
      if (comparisons.has(operator)) {
        const same = i === 1 && this.areSame(left, right);
        value = same && value === undefined ? compareSame(operator) : compare(operator, value, this.valueOf(right));
      } else if (operator === "XOR") {
        const a = truthOf(value);
        const b = truthOf(this.valueOf(right));
        value = a === undefined || b === undefined ? undefined : a === null || b === null ? null : a !== b;
      } else value = calculate(operator, value, this.valueOf(right));
    }
    return value;
  }

  #is(expression: Extract<Expression, { kind: "is" }>): Value {
    const value = this.valueOf(expression.operand);
    let result: Value;
    if (expression.right !== undefined) {
      const right = this.valueOf(expression.right);
      const equal = this.areSame(expression.operand, expression.right) ? true : compare("<=>", value, right);
      result = expression.test === "distinct" ? negate(equal) : equal;
    } else if (value === undefined) return undefined;
    else if (expression.test === "null" || expression.test === "unknown") result = value === null;
    else if (expression.test === "true") result = truthOf(value) === true;
    else if (expression.test === "false") result = truthOf(value) === false;
    return expression.not ? negate(result) : result;
  }

  #like(expression: Like): Value {
    const operand = this.valueOf(expression.operand);
    const pattern = this.valueOf(expression.pattern);
    let result: Value;
    if (operand === undefined || pattern === undefined) {
      result = this.areSame(expression.operand, expression.pattern) ? true : undefined;
    } else if (operand === null || pattern === null) result = null;
    else {
      const word = this.#reading.text(expression.operator).toUpperCase();
      const text = toText(operand);
      const wanted = toText(pattern);
      if (word === "LIKE" || word === "ILIKE" || word === "SIMILAR") result = matches(text, wanted);
      else if (word === "GLOB") result = matches(text, wanted, "*", "?");
      else result = matchesSimply(text, wanted);
    }
    return expression.not ? negate(result) : result;
  }

  #case(expression: Case): Value {
    const operand = expression.operand === undefined ? undefined : this.valueOf(expression.operand);
    for (const { when, then } of expression.branches) {
      const test = expression.operand === undefined
        ? truthOf(this.valueOf(when))
        : truthOf(compare("=", operand, this.valueOf(when)));
      if (test === undefined) return undefined;
      if (test) return this.valueOf(then);
    }
    return expression.otherwise === undefined ? null : this.valueOf(expression.otherwise);
  }

  #cast(expression: Cast): Value {
    const value = this.valueOf(expression.operand);
    return value === undefined || value === null ? value : convert(value, this.#word(expression.type.start));
  }

  #call(expression: Call): Value {
    if (expression.over !== undefined || expression.filter !== undefined) return undefined;
    const name = this.#reading.name(expression.name.parts.at(-1) ?? expression.start);
    if (changing.has(name)) return undefined;
    return callConstant(name, expression.arguments.map((one) => this.valueOf(one)));
  }

  #access(expression: Access): Value {
    let value = this.valueOf(expression.operand);
    for (const step of expression.steps) {
      if (step.kind === "cast") {
        value = value === undefined || value === null ? value : convert(value, this.#word(step.type.start));
      } else if (step.kind !== "collate") return undefined;
    }
    return value;
  }

  /** The value of `(SELECT constant)` without tables, or with Oracle's DUAL. */
  #query(query: Query): Value {
    const { body } = query;
    if (query.with !== undefined || body.kind !== "select") return undefined;
    const [table, ...more] = body.from;
    const dual = table?.kind === "table" && this.#reading.name(table.start) === "DUAL";
    if ((table !== undefined && !dual) || more.length > 0 || body.items[0] === undefined) return undefined;
    if (body.where !== undefined && truthOf(this.valueOf(body.where)) !== true) return undefined;
    return this.valueOf(body.items[0].expression);
  }
}

/** True where `||` and `&&` are OR and AND, as their precedence tells. */
export function joinsConditions({ dialect }: Reading): boolean {
  return dialect.definition.operators.some((row) => row.split(" ").includes("OR") && row.split(" ").includes("||"));
}

/** A comparison of a value with itself, NULL left out. */
function compareSame(operator: string): Value {
  switch (operator) {
    case "=":
    case "==":
    case "<=":
    case ">=":
    case "<=>":
    case "!<":
    case "!>":
      return true;
    case "<":
    case ">":
    case "<>":
    case "!=":
    case "^=":
      return false;
    default:
      return undefined;
  }
}

function convert(value: number | string | boolean, type: string): Value {
  if (/^(?:N?VARCHAR2?|N?CHAR|TEXT|STRING|CHARACTER|NAME|CLOB|BINARY|VARBINARY)$/.test(type)) return toText(value);
  if (/^(?:INT|INTEGER|BIGINT|SMALLINT|TINYINT|SIGNED|UNSIGNED|INT[248]|INT64)$/.test(type)) {
    return Math.trunc(toNumber(value));
  }
  if (/^(?:NUMERIC|DECIMAL|NUMBER|FLOAT|DOUBLE|REAL|FLOAT64|FLOAT8)$/.test(type)) return toNumber(value);
  return /^BOOL(?:EAN)?$/.test(type) ? truthOf(value) : undefined;
}

/** Regular expressions that say no more than "begins with", "ends with", "holds" or "anything"; undefined for others. */
function matchesSimply(text: string, pattern: string): boolean | undefined {
  const plain = pattern.replace(/^\^/, "").replace(/\$$/, "");
  if (plain === "" || plain === "." || plain === ".*" || plain === ".+") return text !== "" || plain === ".*";
  if (!/^[\w ]+$/.test(plain)) return undefined;
  const subject = text.toLowerCase();
  const wanted = plain.toLowerCase();
  const first = pattern.startsWith("^");
  const last = pattern.endsWith("$");
  if (first && last) return subject === wanted;
  return first ? subject.startsWith(wanted) : last ? subject.endsWith(wanted) : subject.includes(wanted);
}
