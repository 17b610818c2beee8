import type { Node, Statement } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { words } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { blockFrom } from "../control_flow.ts";
import { parseBody } from "./block.ts";
import { declaredBy } from "./context.ts";
import { parseDeclarations } from "./declaration.ts";
import { parseEndName } from "./label.ts";
import { parseHead, parseRoutineBody } from "./routine.ts";
import { parseTrigger } from "./trigger.ts";
import { plsqlObjectName } from "./name.ts";

const {
  CREATE,
  OR,
  REPLACE,
  EDITIONABLE,
  NONEDITIONABLE,
  FUNCTION,
  PROCEDURE,
  PACKAGE,
  BODY,
  TRIGGER,
  TYPE,
  IF,
  NOT,
  EXISTS,
} = words(
  "CREATE",
  "OR",
  "REPLACE",
  "EDITIONABLE",
  "NONEDITIONABLE",
  "FUNCTION",
  "PROCEDURE",
  "PACKAGE",
  "BODY",
  "TRIGGER",
  "TYPE",
  "IF",
  "NOT",
  "EXISTS",
);
const { IS, AS, BEGIN, END, AGGREGATE, PIPELINED, POLYMORPHIC, USING } = words(
  "IS",
  "AS",
  "BEGIN",
  "END",
  "AGGREGATE",
  "PIPELINED",
  "POLYMORPHIC",
  "USING",
);

/** How many tokens stand before the kind of what CREATE makes. */
function kindAhead(p: Parser): number {
  let ahead = 1;
  if (p.wordAt(ahead) === OR && p.wordAt(ahead + 1) === REPLACE) ahead += 2;
  if (p.wordAt(ahead) === EDITIONABLE || p.wordAt(ahead) === NONEDITIONABLE) ahead++;
  return ahead;
}

/** True at CREATE of a unit of PL/SQL. */
export function atUnit(p: Parser): boolean {
  switch (p.wordAt(kindAhead(p))) {
    case FUNCTION:
    case PROCEDURE:
    case PACKAGE:
    case TRIGGER:
    case TYPE:
      return true;
    default:
      return false;
  }
}

/** CREATE of a function, procedure, package, trigger or object type, or of the body of a package or type. */
export function parseUnit(p: Parser): Statement {
  const start = p.index;
  const parts: Node[] = [];
  if (!p.enter()) return blockFrom(p, start, "Create", parts);
  p.expect(CREATE);
  if (p.accept(OR)) p.expect(REPLACE);
  p.acceptAny(EDITIONABLE, NONEDITIONABLE);
  let type = "";
  const names = declaredBy(() => type = parseDefinition(p, parts));
  p.leave();
  if (type === "CreateType") return { kind: "command", start, end: p.index, type, parts };
  return blockFrom(p, start, type, parts, names);
}

/** Reads a unit from its kind on and gives the statement's type. */
function parseDefinition(p: Parser, parts: Node[]): string {
  switch (p.expectAny(FUNCTION, PROCEDURE, PACKAGE, TRIGGER, TYPE)) {
    case FUNCTION:
      parseRoutine(p, parts, true);
      return "CreateFunction";
    case PROCEDURE:
      parseRoutine(p, parts, false);
      return "CreateProcedure";
    case TRIGGER: {
      const name = parseUnitName(p, parts, "a trigger name");
      parseTrigger(p, parts, name);
      return "CreateTrigger";
    }
    case PACKAGE:
      return parsePackage(p, parts);
    default:
      if (!p.accept(BODY)) {
        parts.push(...matchRule(p, "type_definition"));
        return "CreateType";
      }
      parseTypeBody(p, parts);
      return "CreateTypeBody";
  }
}

/** `[IF NOT EXISTS] name`; gives the token of the name's last part. */
function parseUnitName(p: Parser, parts: Node[], what: string): number {
  if (p.accept(IF)) p.expectAll(NOT, EXISTS);
  const name = plsqlObjectName(p, what);
  parts.push(name);
  return name.parts.at(-1) ?? name.start;
}

function parseRoutine(p: Parser, parts: Node[], isFunction: boolean): void {
  const name = parseUnitName(p, parts, isFunction ? "a function name" : "a procedure name");
  const head = p.index;
  parseHead(p, parts, isFunction);
  if (isFunction && hasForeignBody(p, head)) return;
  p.expectAny(IS, AS);
  parseRoutineBody(p, parts, [name]);
}

/** True where `AGGREGATE USING type` or `PIPELINED USING type` stands in place of a body. */
function hasForeignBody(p: Parser, head: number): boolean {
  if (p.word === IS || p.word === AS || p.failed) return false;
  const { word } = p.tokens;
  for (let i = head; i + 1 < p.index; i++) {
    const named = word[i] === AGGREGATE || word[i] === PIPELINED || word[i] === POLYMORPHIC;
    if (named && word[i + 1] === USING) return true;
  }
  return false;
}

function parsePackage(p: Parser, parts: Node[]): string {
  const body = p.accept(BODY);
  const name = parseUnitName(p, parts, "a package name");
  parts.push(...matchRule(p, "package_properties"));
  p.expectAny(IS, AS);
  parseDeclarations(p, parts, body ? "package body" : "package");
  if (body && p.at(BEGIN)) parseBody(p, parts, [name]);
  else {
    p.expect(END);
    parseEndName(p, [name]);
  }
  return body ? "CreatePackageBody" : "CreatePackage";
}

function parseTypeBody(p: Parser, parts: Node[]): void {
  const name = parseUnitName(p, parts, "a type name");
  parts.push(...matchRule(p, "sharing"));
  p.expectAny(IS, AS);
  parseDeclarations(p, parts, "type body");
  p.expect(END);
  parseEndName(p, [name]);
}
