import type { Node } from "../../../ast.ts";
import { ASSIGN, CLOSE, OPEN } from "../../../symbols.ts";
import { words } from "../../../vocabulary.ts";
import { parseExpression } from "../../expression.ts";
import type { Parser } from "../../parser.ts";
import { declareName } from "./context.ts";
import { parseUnsizedType } from "./type.ts";
import { plsqlName } from "./name.ts";

const { IN, OUT, NOCOPY, DEFAULT } = words("IN", "OUT", "NOCOPY", "DEFAULT");

/** `(name [IN] [OUT] [NOCOPY] type [{:= | DEFAULT} value], …)`. */
export function parseParameters(p: Parser, parts: Node[]): void {
  p.expect(OPEN);
  p.list((p) => parseParameter(p, parts));
  p.expect(CLOSE);
}

function parseParameter(p: Parser, parts: Node[]): void {
  declareName(plsqlName(p, "a parameter name"));
  p.accept(IN);
  p.accept(OUT);
  p.accept(NOCOPY);
  parts.push(parseUnsizedType(p));
  if (p.acceptAny(ASSIGN, DEFAULT) !== 0) parts.push(parseExpression(p));
}
