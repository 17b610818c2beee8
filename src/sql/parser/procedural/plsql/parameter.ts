import type { Node } from "../../../ast.ts";
import { ASSIGN, CLOSE, COMMA, OPEN } from "../../../symbols.ts";
import { Role } from "../../../token.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression/expression.ts";
import type { Parser } from "../../parser.ts";
import { declareName } from "./context.ts";
import { parseUnsizedType, refuseTypeFirst } from "./type.ts";
import { plsqlName } from "./name.ts";

const { IN, OUT, NOCOPY, DEFAULT, TABLE } = words("IN", "OUT", "NOCOPY", "DEFAULT", "TABLE");

/** `(name [IN] [OUT] [NOCOPY] type [{:= | DEFAULT} value], …)`. */
export function parseParameters(p: Parser, parts: Node[]): void {
  p.expect(OPEN);
  p.list((p) => parseParameter(p, parts));
  p.expect(CLOSE);
}

function parseParameter(p: Parser, parts: Node[]): void {
  refuseTypeFirst(p);
  declareName(plsqlName(p, "a parameter name"));
  p.accept(IN);
  p.accept(OUT);
  p.accept(NOCOPY);
  // any table, of a polymorphic table function
  if (p.word === TABLE && (p.wordAt(1) === COMMA || p.wordAt(1) === CLOSE)) p.advance(Role.Type);
  else parts.push(parseUnsizedType(p));
  if (p.acceptAny(ASSIGN, DEFAULT) !== 0) parts.push(parseExpression(p));
}
