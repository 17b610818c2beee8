import type { Node, Statement } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { OPEN } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom } from "../control_flow.ts";
import { parseBody } from "./block.ts";
import { declaredBy } from "./context.ts";
import { parseDeclarations } from "./declaration.ts";
import { parseParameters } from "./parameter.ts";
import { parseUnsizedType } from "./type.ts";
import { plsqlName } from "./name.ts";

const { FUNCTION, PROCEDURE, RETURN, IS, AS, LANGUAGE, JAVA, C, JAVASCRIPT, EXTERNAL, NAME, LIBRARY, MLE, MODULE } =
  words(
    "FUNCTION",
    "PROCEDURE",
    "RETURN",
    "IS",
    "AS",
    "LANGUAGE",
    "JAVA",
    "C",
    "JAVASCRIPT",
    "EXTERNAL",
    "NAME",
    "LIBRARY",
    "MLE",
    "MODULE",
  );
const { TABLE, PIPELINED } = words("TABLE", "PIPELINED");
const { MEMBER, STATIC, CONSTRUCTOR, MAP, ORDER, OVERRIDING, FINAL, INSTANTIABLE, NOT, SELF, RESULT } = words(
  "MEMBER",
  "STATIC",
  "CONSTRUCTOR",
  "MAP",
  "ORDER",
  "OVERRIDING",
  "FINAL",
  "INSTANTIABLE",
  "NOT",
  "SELF",
  "RESULT",
);

/** Where declarations stand, which says what they may be: a package has declarations of routines only. */
export type Place = "block" | "package" | "package body" | "type body" | "trigger";

const modifiers = [NOT, OVERRIDING, FINAL, INSTANTIABLE, MEMBER, STATIC, CONSTRUCTOR, MAP, ORDER];

/** True at a function or procedure, one of an object type's too. */
export function atSubprogram(p: Parser): boolean {
  let ahead = 0;
  while (modifiers.includes(p.wordAt(ahead))) ahead++;
  return p.wordAt(ahead) === FUNCTION || p.wordAt(ahead) === PROCEDURE;
}

/** A function or procedure among declarations: its head alone, or with a body. */
export function parseSubprogram(p: Parser, place: Place): Statement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Function", parts);
  if (place === "type body") parts.push(...matchRule(p, "method_modifiers"));
  const isFunction = p.expectAny(FUNCTION, PROCEDURE) === FUNCTION;
  const name = plsqlName(p, isFunction ? "a function name" : "a procedure name");
  const names = declaredBy(() => {
    parseHead(p, parts, isFunction);
    if (place !== "package" && p.acceptAny(IS, AS) !== 0) parseRoutineBody(p, parts, [name]);
  });
  p.leave();
  return blockFrom(p, start, isFunction ? "Function" : "Procedure", parts, names);
}

/** What stands between a routine's name and its body. */
export function parseHead(p: Parser, parts: Node[], isFunction: boolean): void {
  if (p.at(OPEN)) parseParameters(p, parts);
  if (isFunction) {
    p.expect(RETURN);
    // a polymorphic table function names no type
    if (p.word === TABLE && p.wordAt(1) === PIPELINED) p.accept(TABLE);
    else parts.push(parseUnsizedType(p));
    if (p.tokens.word[p.index - 1] === SELF) p.acceptAll(AS, RESULT);
  }
  parts.push(...matchRule(p, isFunction ? "function_properties" : "procedure_properties"));
}

/** What stands behind IS or AS: declarations and a block, or how code of another language is called. */
export function parseRoutineBody(p: Parser, parts: Node[], names: readonly number[]): void {
  if (atCallSpecification(p)) {
    parts.push(...matchRule(p, "call_specification"));
    return;
  }
  parseDeclarations(p, parts, "block");
  parseBody(p, parts, names);
}

function atCallSpecification(p: Parser): boolean {
  const next = p.wordAt(1);
  switch (p.word) {
    case LANGUAGE:
      return next === JAVA || next === C || next === JAVASCRIPT;
    case EXTERNAL:
      return next === LANGUAGE || next === NAME || next === LIBRARY;
    case MLE:
      return next === MODULE || next === LANGUAGE;
    default:
      return false;
  }
}
