import type { TableFunction } from "../../ast.ts";
import { matchRule } from "../../notation/mod.ts";
import { OPEN } from "../../symbols.ts";
import { word } from "../../vocabulary.ts";
import { emptyCall, nameAt } from "../expression/function_call.ts";
import type { Parser } from "../parser.ts";
import { finishFunction } from "./table_function.ts";

const EXTERNAL = word("EXTERNAL");

/** True at `EXTERNAL ((`. */
export function atExternalTable(p: Parser): boolean {
  return p.word === EXTERNAL && p.wordAt(1) === OPEN && p.wordAt(2) === OPEN;
}

/** Oracle's `EXTERNAL ((columns) TYPE … LOCATION (…))` in FROM, with its alias. */
export function parseExternalTable(p: Parser): TableFunction {
  const start = p.index;
  matchRule(p, "inline_external_table");
  return finishFunction(p, start, emptyCall(p, nameAt(start), true));
}

/** `EXTERNAL MODIFY (…)` behind the name of an external table. */
export function parseExternalChange(p: Parser): boolean {
  matchRule(p, "external_change");
  return !p.failed;
}
