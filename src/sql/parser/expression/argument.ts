import type { Expression, Query, Subquery } from "../../ast.ts";
import { WordClass } from "../../dialect.ts";
import { CLOSE, DOT, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { atBracketedQuery, parseBracketedQuery } from "./bracket.ts";
import { parseExpression } from "./expression.ts";
import { missing } from "./literal.ts";
import type { Parser } from "../parser.ts";
import { parseType } from "./type.ts";

const { TABLE } = words("TABLE");

/** A table where an expression stands, as the query that reads all of it. */
export function parseTableAsQuery(p: Parser): Query {
  const start = p.index;
  const name = p.objectName("a table name");
  const end = p.index;
  return {
    kind: "query",
    start,
    end,
    body: { kind: "table_query", start, end, from: [{ kind: "table", start, end, name, rest: [] }], clauses: [] },
    orderBy: [],
    clauses: [],
  };
}

/** `TABLE t`, `TABLE (t)`, `TABLE (query)`, `TABLE (function(…))` as a function's argument. */
export function parseTableArgument(p: Parser): Subquery | Expression {
  const start = p.index;
  p.expect(TABLE);
  if (p.word !== OPEN) {
    const query = parseTableAsQuery(p);
    return { kind: "subquery", start, end: p.index, query };
  }
  if (atBracketedQuery(p)) {
    const query = parseBracketedQuery(p);
    return { kind: "subquery", start, end: p.index, query };
  }
  if (!p.enter()) return missing(p);
  p.advance(Role.None);
  let content: Expression;
  if (p.atName && !callAhead(p)) {
    const first = p.index;
    const query = parseTableAsQuery(p);
    content = { kind: "subquery", start: first, end: p.index, query };
  } else {
    content = parseExpression(p);
  }
  p.expect(CLOSE);
  p.leave();
  return { kind: "row", start, end: p.index, items: [content] };
}

/** True when a function's name and its bracket come next. */
export function callAhead(p: Parser): boolean {
  let ahead = 1;
  while (p.wordAt(ahead) === DOT) ahead += 2;
  return p.wordAt(ahead) === OPEN;
}

/** True where a name follows MODEL, which may be a column's name too: `ARRAY_AGG(model ORDER BY a)`. */
export function namesModel(p: Parser, next: number): boolean {
  if (p.kindAt(1) !== TokenKind.Word) return p.kindAt(1) === TokenKind.QuotedName;
  return ((p.dialect.wordClass[next] ?? 0) & WordClass.Reserved) === 0;
}

/** BigQuery's `MODEL name` and `CONNECTION name`. */
export function parseModelName(p: Parser): Expression {
  const start = p.index;
  p.advance(Role.Keyword);
  p.objectName("a model's name");
  return { kind: "literal", type: "other", start, end: p.index };
}

/** Snowflake's `TYPE OBJECT(name type, …)`. */
export function parseTypeLiteral(p: Parser): Expression {
  const start = p.index;
  p.advance(Role.Keyword);
  parseType(p);
  return { kind: "literal", type: "other", start, end: p.index };
}
