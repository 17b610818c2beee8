import type { Expression, Node } from "../../sql/ast.ts";
import { dialectOf } from "../../sql/dialects/mod.ts";
import { parseExpression } from "../../sql/parser/expression/expression.ts";
import { Parser } from "../../sql/parser/parser.ts";
import { TokenKind } from "../../sql/token.ts";
import { Constants, joinsConditions } from "./constant.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";

/** An expression, and the word that leads into it: WHERE, HAVING, AND, OR, WHEN …; empty for one inside another. */
export interface Condition {
  readonly lead: string;
  readonly expression: Expression;
}

/** The trees there are in a reading: those of valid statements, or the conditions that could be parsed. */
export interface Conditions {
  readonly roots: readonly Node[];
  /** Conditions parsed behind a word; empty where the roots are statements. */
  readonly parsed: readonly Condition[];
  readonly constants: Constants;
}

const leads: ReadonlySet<string> = new Set(["WHERE", "HAVING", "ON", "AND", "OR", "XOR", "WHEN", "IF", "WHILE"]);

/** The conditions of a reading, found once. Takes time in proportion to the text. */
export function conditionsOf(reading: Reading): Conditions {
  return reading.conditions ??= findConditions(reading);
}

function findConditions(reading: Reading): Conditions {
  const constants = new Constants(reading);
  if (reading.statements !== undefined) return { roots: reading.statements, parsed: [], constants };
  const parsed = parseConditions(reading);
  return { roots: parsed.map(({ expression }) => expression), parsed, constants };
}

/** Parses what stands behind each word that leads into a condition, in the dialect's grammar or the broadest one. */
function parseConditions(reading: Reading): Condition[] {
  const { tokens, dialect } = reading;
  const found: Condition[] = [];
  const symbols = joinsConditions(reading);
  const own = new Parser(tokens, dialect);
  const broad = dialect.name === "generic" ? own : new Parser(tokens, dialectOf("generic"));
  /** What failed attempts may cost in all, in tokens, so that time stays in proportion to the text. */
  let budget = reading.count * 6 + 1000;
  let furthest = 0;
  const parseWith = (p: Parser, index: number): Expression | undefined => {
    p.reset({ index, depth: 0 });
    p.furthest = index;
    p.failure = undefined;
    const expression = parseExpression(p);
    if (!p.failed && expression.end > index) return expression;
    budget -= Math.max(1, p.furthest - index);
    furthest = Math.max(furthest, p.furthest);
    return undefined;
  };
  const parseAt = (index: number): Expression | undefined => {
    furthest = index;
    const expression = parseWith(own, index);
    return expression ?? (own === broad ? undefined : parseWith(broad, index));
  };
  let between = false;
  for (let i = 0; i < reading.count && budget > 0; i++) {
    let word = reading.word(i);
    if (word === "BETWEEN") between = true;
    else if (word === "AND" && between) {
      between = false;
      continue;
    }
    if (word === "&&") word = "AND";
    else if (word === "||") word = symbols ? "OR" : "";
    if (!leads.has(word)) continue;
    const expression = parseAt(i + 1) ?? parseUpToJoint(reading, i + 1, furthest, parseAt);
    if (expression === undefined) continue;
    found.push({ lead: word, expression });
    i = expression.end - 1;
  }
  return found;
}

/** Parses from `start` to the last AND or OR before token `end`, where parsing failed: the mistake is behind it. */
function parseUpToJoint(
  reading: Reading,
  start: number,
  end: number,
  parseAt: (index: number) => Expression | undefined,
): Expression | undefined {
  const { level } = outlineOf(reading);
  const { kind, word } = reading.tokens;
  let joint = end - 1;
  while (joint > start && !(/^(?:AND|OR|XOR|&&|\|\|)$/.test(reading.word(joint)) && level[joint] === level[start])) {
    joint--;
  }
  if (joint <= start) return undefined;
  const [jointKind = TokenKind.Word, jointWord = 0] = [kind[joint], word[joint]];
  // the tokens are the reading's own: a text that is not valid is cut into tokens anew
  kind[joint] = TokenKind.End;
  word[joint] = 0;
  const expression = parseAt(start);
  kind[joint] = jointKind;
  word[joint] = jointWord;
  return expression;
}
