import type { Exists, Subquery } from "../../ast.ts";
import { OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { atBracketedQuery, parseBracketedQuery } from "./bracket.ts";
import type { Parser } from "../parser.ts";

const { CURSOR, MULTISET, THE } = words("CURSOR", "MULTISET", "THE");

/** `EXISTS (query)`. */
export function parseExists(p: Parser): Exists | undefined {
  if (p.wordAt(1) !== OPEN) return undefined;
  const start = p.index;
  p.advance(Role.Keyword);
  if (!atBracketedQuery(p)) {
    p.advance(Role.None);
    p.fail("a query");
  }
  const query = parseBracketedQuery(p);
  return { kind: "exists", start, end: p.index, query };
}

/** `CURSOR (query)`, `MULTISET (query)`, `UNIQUE (query)`. */
export function parseQueryOperand(p: Parser): Subquery | undefined {
  const start = p.index;
  const word = p.word;
  if (p.wordAt(1) !== OPEN) return undefined;
  const known = word === CURSOR || word === MULTISET || word === THE ? p.has.multiset : p.has.uniquePredicate;
  if (!known) return undefined;
  p.index = start + 1;
  const found = atBracketedQuery(p);
  p.index = start;
  if (!found) return undefined;
  p.advance(Role.Keyword);
  const query = parseBracketedQuery(p);
  return { kind: "subquery", start, end: p.index, query };
}
