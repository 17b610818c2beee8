import type { Node, Statement } from "../../../ast.ts";
import { CLOSE, COMMA, OPEN, SEMICOLON } from "../../../symbols.ts";
import { Role, TokenKind } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import { parseArgument } from "../../expression/function_call.ts";
import type { Parser } from "../../parser.ts";
import { parseQuery } from "../../query/query.ts";
import { atConditional, atConditionalEnd, parseConditional } from "./conditional.ts";
import { declareName } from "./context.ts";
import { atSubprogram, parseSubprogram, type Place } from "./routine.ts";
import { parseParameters } from "./parameter.ts";
import { parseInitialValue, parsePlsqlType, parseSubtype, parseTypeDefinition, refuseTypeFirst } from "./type.ts";
import { atPlsqlName, plsqlName } from "./name.ts";

const { BEGIN, END, TYPE, SUBTYPE, CURSOR, PRAGMA, CONSTANT, EXCEPTION, RETURN, IS, BEFORE, AFTER, INSTEAD } = words(
  "BEGIN",
  "END",
  "TYPE",
  "SUBTYPE",
  "CURSOR",
  "PRAGMA",
  "CONSTANT",
  "EXCEPTION",
  "RETURN",
  "IS",
  "BEFORE",
  "AFTER",
  "INSTEAD",
);
const { STATEMENT, EACH, OF } = words("STATEMENT", "EACH", "OF");

/** Declarations, each with its semicolon, up to what ends them; none is fine. */
export function parseDeclarations(p: Parser, parts: Node[], place: Place): void {
  while (!p.failed && !atEndOfDeclarations(p, place)) {
    if (atConditional(p)) {
      parseConditional(p, parts, (p, parts) => parseDeclarations(p, parts, place));
      continue;
    }
    parseDeclaration(p, parts, place);
    if (!p.accept(SEMICOLON)) p.fail("';' behind the declaration");
  }
}

function atEndOfDeclarations(p: Parser, place: Place): boolean {
  if (p.atEnd || atConditionalEnd(p)) return true;
  if (place === "trigger" && atTimingPoint(p)) return true;
  if (p.word !== BEGIN && p.word !== END) return false;
  return true;
}

/** True where a section of a compound trigger begins. */
export function atTimingPoint(p: Parser): boolean {
  switch (p.word) {
    case BEFORE:
    case AFTER:
      return p.wordAt(1) === STATEMENT || p.wordAt(1) === EACH;
    case INSTEAD:
      return p.wordAt(1) === OF;
    default:
      return false;
  }
}

function parseDeclaration(p: Parser, parts: Node[], place: Place): void {
  switch (p.word) {
    case TYPE:
      return parseTypeDefinition(p, parts);
    case SUBTYPE:
      return parseSubtype(p, parts);
    case CURSOR:
      return parseCursor(p, parts);
    case PRAGMA:
      parts.push(parsePragma(p));
      return;
    default:
      if (atSubprogram(p)) parts.push(parseSubprogram(p, place));
      else parseVariable(p, parts);
  }
}

/** `CURSOR name [(parameters)] [RETURN type] [IS query]`. */
function parseCursor(p: Parser, parts: Node[]): void {
  p.expect(CURSOR);
  declareName(plsqlName(p, "a cursor name"));
  if (p.at(OPEN)) parseParameters(p, parts);
  const returns = p.accept(RETURN);
  if (returns) parts.push(parsePlsqlType(p));
  if (p.accept(IS)) parts.push(parseQuery(p));
  else if (!returns) p.fail();
}

/** `name [CONSTANT] type [[NOT NULL] {:= | DEFAULT} value]`, `name EXCEPTION`. */
function parseVariable(p: Parser, parts: Node[]): void {
  refuseTypeFirst(p);
  declareName(plsqlName(p, "a declaration"));
  if (p.at(EXCEPTION)) return p.advance(Role.Type);
  const constant = p.accept(CONSTANT);
  parts.push(parsePlsqlType(p));
  parseInitialValue(p, parts, constant);
}

/** `PRAGMA name [(arguments)]`. */
export function parsePragma(p: Parser): Statement {
  const start = p.index;
  p.expect(PRAGMA);
  plsqlName(p, "a pragma");
  const parts: Node[] = [];
  if (p.accept(OPEN)) {
    do parts.push(parsePragmaArgument(p)); while (p.accept(COMMA));
    p.expect(CLOSE);
  }
  return { kind: "command", start, end: p.index, type: "Pragma", parts };
}

/** A name, which may be a reserved word such as DEFAULT, or a constant. */
function parsePragmaArgument(p: Parser): Node {
  const next = p.wordAt(1);
  if (next !== COMMA && next !== CLOSE) return parseArgument(p);
  if (atPlsqlName(p) || p.kind !== TokenKind.Word) return parseArgument(p);
  const start = p.index;
  const name = p.anyName("a name");
  return { kind: "name", start, end: p.index, parts: [name] };
}
