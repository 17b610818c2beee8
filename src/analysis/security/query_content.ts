import { TokenKind } from "../../sql/token.ts";
import { isCatalogue } from "./catalogues.ts";
import type { Reading } from "./reading.ts";
import { isRevealing, serverVariableAt } from "./revealing_calls.ts";
import { isSecretName } from "./sensitive_names.ts";
import { codesBetween } from "./text_folding.ts";

/** What stands between two brackets, as far as it matters to whether data leaves by it. */
export interface Content {
  /** A SELECT. */
  readonly draws: boolean;
  /** A function or variable that tells about the server. */
  readonly reveals: boolean;
  /** A column of secrets. */
  readonly secret: boolean;
  readonly catalogue: boolean;
  /** Texts joined to one another. */
  readonly joins: boolean;
  /** Text spelled in character codes. */
  readonly spelled: boolean;
  /** XML with an entity of another host. */
  readonly entity: boolean;
}

/** How many tokens are looked at, so that brackets within brackets take no more than linear time. */
const longestContent = 100;

/** Reads tokens `start` to `end`, the first hundred of them. */
export function contentOf(reading: Reading, start: number, end: number): Content {
  const content = {
    draws: false,
    reveals: false,
    secret: false,
    catalogue: false,
    joins: false,
    spelled: false,
    entity: false,
  };
  for (let i = start; i < Math.min(end, start + longestContent); i++) {
    const word = reading.word(i);
    const name = reading.name(i);
    const text = reading.text(i);
    if (word === "SELECT") content.draws = true;
    else if (word === "||" || name === "CONCAT" || name === "CONCAT_WS" || name === "GROUP_CONCAT") {
      content.joins = true;
    } else if (word === "+" && reading.string(i + 1) !== undefined) content.joins = true;
    if (name !== "") {
      const called = reading.word(i + 1) === "(";
      const schema = reading.text(i - 1) === "." ? reading.name(i - 2) : "";
      if (isRevealing(name, called)) content.reveals = true;
      if (!called && isSecretName(name)) content.secret = true;
      if (!called && isCatalogue(name, schema)) content.catalogue = true;
      if (called && /^(?:CHR|CHAR)$/.test(name) && codesBetween(reading, i + 2, reading.closing(i + 1)) !== undefined) {
        content.spelled = true;
      }
    } else if (reading.kindAt(i) === TokenKind.Parameter || word === "@@") {
      if (serverVariableAt(reading, i) !== "") content.reveals = true;
    } else if (reading.kindAt(i) === TokenKind.String && /<!(?:ENTITY|DOCTYPE)/i.test(text.slice(0, 2000))) {
      if (/SYSTEM/i.test(text.slice(0, 2000))) content.entity = true;
    }
  }
  return content;
}

/** True where a comparison with a constant stands right before or behind the call. */
export function isComparedWithConstant(reading: Reading, index: number, close: number): boolean {
  const comparison = /^(?:=|<|>|<>|!=|<=|>=|LIKE|IN|BETWEEN|REGEXP|RLIKE)$/;
  if (comparison.test(reading.word(index - 1)) && reading.isLiteral(index - 2)) return true;
  let after = close + 1;
  while (after < close + 60 && (reading.word(after) === ")" || reading.word(after) === ",")) {
    if (reading.word(after) === ",") {
      // further arguments of a call around it
      let steps = 0;
      while (after < reading.count && reading.word(after) !== ")" && steps++ < 8) after++;
      if (reading.word(after) !== ")") return false;
    }
    after++;
  }
  if (reading.word(after) === "-") after++;
  if (!comparison.test(reading.word(after))) return false;
  after++;
  while (reading.word(after) === "(" || reading.word(after) === "-") after++;
  return reading.isLiteral(after) || /^(?:CHAR|CHR|ASCII|NULL|HEX|UPPER|LOWER)$/.test(reading.name(after));
}

/** True where the SELECT list at token `index` holds a secret. */
export function drawsSecret(reading: Reading, index: number): boolean {
  for (let i = index + 1; i < Math.min(reading.count, index + 20); i++) {
    if (reading.word(i) === "FROM") return false;
    if (reading.name(i) !== "" && isSecretName(reading.name(i))) return true;
  }
  return false;
}
