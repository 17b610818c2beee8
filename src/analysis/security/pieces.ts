import { TokenKind } from "../../sql/token.ts";
import type { Finding } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";

/** Words that go on with a condition or a query behind a value. */
const goingOn =
  /^(?:AND|OR|XOR|\|\||&&|HAVING|GROUP|ORDER|LIMIT|LIKE|RLIKE|REGEXP|IN|BETWEEN|IS|PROCEDURE|INTO|NOT|IF|CASE|SELECT)$/;

/** Looks at pieces of statements for the words by which they go on with one, whatever those say. */
export function findPieces(reading: Reading): Finding[] {
  if (!reading.hostile) return [];
  let first = 0;
  while (first < reading.count && reading.start(first) < reading.origin) first++;
  let at = first;
  while (at < reading.count && (reading.word(at) === ")" || reading.word(at) === "(")) at++;
  const broken = reading.kind === "breakout";
  if (!broken) {
    // a value stands first, then what goes on with it
    if (!goingOn.test(reading.word(at))) at = valueEnd(reading, at);
    if (reading.word(at) === "IN" || reading.word(at) === "INTO" || reading.word(at) === "IS") return [];
  }
  const word = reading.word(at);
  const offset = reading.start(at);
  if (goingOn.test(word)) {
    const conditional = /^(?:AND|OR|XOR|\|\||&&)$/.test(word);
    if (!broken && !conditional && !/^(?:HAVING|ORDER|GROUP|PROCEDURE|LIMIT)$/.test(word)) return [];
    if (!broken && reading.kindAt(at - 1) === TokenKind.Word) return [];
    const pattern = conditional ? "tautology" : "union_generic";
    return [{ severity: "MEDIUM", pattern, description: `Value followed by more of a statement: ${word}`, offset }];
  }
  if (!broken) return [];
  const operator = /^(?:=|<|>|<>|!=|\+|-|\*|\/|%|&|\||\^|<=|>=|<=>)$/.test(word);
  if (operator && reading.isLiteral(at + 1)) {
    return [{ severity: "MEDIUM", pattern: "tautology", description: "Operator behind a closed text", offset }];
  }
  return [];
}

/** The token behind the value that begins at `start`: a constant or name with brackets behind it. */
function valueEnd(reading: Reading, start: number): number {
  let at = start;
  if (reading.word(at) === "-" || reading.word(at) === "+") at++;
  at++;
  while (reading.word(at) === ")") at++;
  return outlineOf(reading).level[at] === undefined ? reading.count : at;
}
