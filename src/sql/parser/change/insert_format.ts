import type { Clause, Expression, TableFunction } from "../../ast.ts";
import { SEMICOLON } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "../query/clause.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { parseSettingList } from "../query/settings.ts";

const { FROM, INFILE, COMPRESSION, SETTINGS, FORMAT, PARTITION, BY, VALUES, FUNCTION } = words(
  "FROM",
  "INFILE",
  "COMPRESSION",
  "SETTINGS",
  "FORMAT",
  "PARTITION",
  "BY",
  "VALUES",
  "FUNCTION",
);

/** ClickHouse's `FUNCTION remote(…) [PARTITION BY expression]` as the target of INSERT. */
export function parseFunctionTarget(p: Parser, clauses: Clause[]): TableFunction {
  const start = p.index;
  p.expect(FUNCTION);
  const call: Expression = parseExpression(p);
  const end = p.index;
  const partition = p.index;
  if (p.accept(PARTITION)) {
    p.expect(BY);
    clauses.push(clauseFrom(p, partition, "PARTITION BY", [parseExpression(p)]));
  }
  return { kind: "table_function", start, end, call, rest: [] };
}

/** ClickHouse's `FROM INFILE 'path' [COMPRESSION 'type']`. */
export function parseInfile(p: Parser, clauses: Clause[]): void {
  if (!p.atAll(FROM, INFILE)) return;
  const start = p.index;
  p.expectAll(FROM, INFILE);
  p.expectKind(TokenKind.String, "a file's path in quotes");
  if (p.accept(COMPRESSION)) p.expectKind(TokenKind.String, "a compression in quotes");
  clauses.push(clauseFrom(p, start, "FROM INFILE", []));
}

/** ClickHouse's `SETTINGS name = value, …`; false where it does not stand. */
export function parseSettings(p: Parser, clauses: Clause[]): boolean {
  const start = p.index;
  if (!p.accept(SETTINGS)) return false;
  const values: Expression[] = [];
  parseSettingList(p, values);
  clauses.push(clauseFrom(p, start, "SETTINGS", values));
  return true;
}

/**
 * ClickHouse's `FORMAT name data`; false where it does not stand. The data is no SQL: it reaches to the next
 * semicolon. `FORMAT Values` is left to the rows that follow it.
 */
export function parseFormat(p: Parser, clauses: Clause[]): boolean {
  if (p.word !== FORMAT) {
    p.note(FORMAT);
    return false;
  }
  const start = p.index;
  p.accept(FORMAT);
  if (p.at(VALUES)) return false;
  p.name("a format's name");
  clauses.push(clauseFrom(p, start, "FORMAT", []));
  while (!p.atEnd && p.word !== SEMICOLON) p.advance(Role.None);
  return true;
}
