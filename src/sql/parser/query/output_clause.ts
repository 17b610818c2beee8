import type { Clause, Expression } from "../../ast.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import type { Parser } from "../parser.ts";
import { parseSettingList } from "./settings.ts";

const { SETTINGS, INTO, OUTFILE, AND, STDOUT, APPEND, TRUNCATE, COMPRESSION, LEVEL } = words(
  "SETTINGS",
  "INTO",
  "OUTFILE",
  "AND",
  "STDOUT",
  "APPEND",
  "TRUNCATE",
  "COMPRESSION",
  "LEVEL",
);

/** ClickHouse's `SETTINGS name = value, …`. */
export function parseSettings(p: Parser): Clause {
  const start = p.index;
  p.expect(SETTINGS);
  const items: Expression[] = [];
  parseSettingList(p, items);
  return clauseFrom(p, start, "SETTINGS", items);
}

/** ClickHouse's `INTO OUTFILE 'name' [AND STDOUT] [APPEND | TRUNCATE] [COMPRESSION 'type' [LEVEL n]]`. */
export function parseOutfile(p: Parser): Clause {
  const start = p.index;
  p.expectAll(INTO, OUTFILE);
  p.expectKind(TokenKind.String, "a file name");
  p.acceptAny(APPEND, TRUNCATE);
  if (p.accept(AND)) p.expect(STDOUT);
  if (p.accept(COMPRESSION)) {
    p.expectKind(TokenKind.String, "a string");
    if (p.accept(LEVEL)) p.expectKind(TokenKind.Number, "a number");
  }
  return clauseFrom(p, start, "INTO OUTFILE", []);
}
