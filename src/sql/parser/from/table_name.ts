import type { Table } from "../../ast.ts";
import { AT_SIGN, CLOSE, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { word } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { parseTablePath } from "./table.ts";

const IDENTIFIER = word("IDENTIFIER");

/**
 * A table or view by name alone, as definitions and targets have it: no alias, no hints. T-SQL's table variables,
 * Snowflake's `IDENTIFIER('name')` and Oracle's links where the dialect has them. `what` says in messages what
 * stands here.
 */
export function parseTableName(p: Parser, what = "a table name"): Table {
  const start = p.index;
  p.note(what);
  if (p.kind === TokenKind.Parameter && p.has.parameterTables && !p.has.stageTables) {
    p.advance(Role.Name);
    return {
      kind: "table",
      start,
      end: p.index,
      name: { kind: "name", start, end: p.index, parts: [start] },
      rest: [],
    };
  }
  if (p.word === IDENTIFIER && p.wordAt(1) === OPEN && p.has.identifierFunction) return parseIdentifierCall(p);
  const name = parseTablePath(p);
  if (p.has.databaseLinks && p.accept(AT_SIGN)) p.objectName("a database link");
  return { kind: "table", start, end: p.index, name, rest: [] };
}

/** `IDENTIFIER('name')`, whose argument may be a variable too. */
export function parseIdentifierCall(p: Parser): Table {
  const start = p.index;
  p.expect(IDENTIFIER);
  p.expect(OPEN);
  const argument = parseExpression(p);
  const { start: first, end } = argument;
  p.expect(CLOSE);
  const name = { kind: "name", start: first, end, parts: [first] } as const;
  return { kind: "table", start, end: p.index, name, rest: [argument] };
}
