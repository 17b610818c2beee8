import type { Statement } from "../../ast.ts";
import type { Parser } from "../parser.ts";
import { parseGoogleSql } from "./googlesql/mod.ts";
import { parseScripting } from "./scripting/mod.ts";
import { parsePlsql } from "./plsql/mod.ts";
import { parseStoredProgram } from "./stored_program/mod.ts";
import { parseTransact } from "./transact/mod.ts";
import { parseTriggerBlock } from "./trigger_block.ts";

/** A statement of the dialect's procedural language; undefined where the coming words begin none. */
export function parseProcedural(p: Parser): Statement | undefined {
  if (p.has.transactBlocks) return parseTransact(p);
  if (p.has.scriptingBlocks) return parseScripting(p);
  if (p.has.googleSqlBlocks) return parseGoogleSql(p);
  if (p.has.plsqlBlocks) return parsePlsql(p);
  if (p.has.triggerBlocks) return parseTriggerBlock(p);
  if (p.has.storedPrograms) return parseStoredProgram(p);
  return undefined;
}
