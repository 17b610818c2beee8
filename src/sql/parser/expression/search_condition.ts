import type { Call, Expression } from "../../ast.ts";
import { CLOSE, COMMA, OPEN, STAR } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "./expression.ts";
import { emptyCall, nameAt } from "./function_call.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";

const { PROPERTY, LANGUAGE } = words("PROPERTY", "LANGUAGE");

/**
 * T-SQL's `CONTAINS ({* | column | (columns) | PROPERTY (column, 'name')}, condition [, LANGUAGE term])` and FREETEXT.
 * https://learn.microsoft.com/sql/t-sql/queries/contains-transact-sql
 */
export function parseSearchCondition(p: Parser): Call | Expression | undefined {
  if (!p.has.searchConditions || p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  if (!p.enter()) return missing(p);
  p.advance(Role.Function);
  p.expect(OPEN);
  const list: Expression[] = [];
  if (!p.accept(STAR)) {
    if (p.word === PROPERTY && p.wordAt(1) === OPEN) p.accept(PROPERTY);
    list.push(parseExpression(p));
  }
  p.expect(COMMA);
  list.push(parseExpression(p));
  if (p.accept(COMMA)) {
    p.expect(LANGUAGE);
    list.push(parseExpression(p));
  }
  p.expect(CLOSE);
  p.leave();
  const call = emptyCall(p, nameAt(start), false);
  call.arguments = list;
  return call;
}
