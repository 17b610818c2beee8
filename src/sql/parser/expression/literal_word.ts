import type { Literal } from "../../ast.ts";
import { WordClass } from "../../dialect.ts";
import { DOT, OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { parseLiteral } from "./literal.ts";
import type { Parser } from "../parser.ts";

/** NULL; undefined in ClickHouse's call of a table function that is named so. */
export function parseNull(p: Parser): Literal | undefined {
  if (p.wordAt(1) === OPEN && (p.wordClass & WordClass.Reserved) === 0) return undefined;
  return parseLiteral(p, "null", Role.Literal);
}

/** TRUE and FALSE, where they are constants. */
export function parseBoolean(p: Parser): Literal | undefined {
  if (!p.has.boolean || p.wordAt(1) === DOT || p.wordAt(1) === OPEN) return undefined;
  return parseLiteral(p, "boolean", Role.Literal);
}

/** ClickHouse's `inf` and `nan`. */
export function parseNumberWord(p: Parser): Literal | undefined {
  if (!p.has.numberWords || p.wordAt(1) === DOT || p.wordAt(1) === OPEN) return undefined;
  return parseLiteral(p, "number", Role.Literal);
}
