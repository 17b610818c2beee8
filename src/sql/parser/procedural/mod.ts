import type { Statement } from "../../ast.ts";
import type { Parser } from "../parser.ts";
import { parseTransact } from "./transact/mod.ts";

/** A statement of the dialect's procedural language; undefined where the coming words begin none. */
export function parseProcedural(p: Parser): Statement | undefined {
  if (p.has.transactBlocks) return parseTransact(p);
  return undefined;
}
