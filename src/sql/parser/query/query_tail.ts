import type { Clause, OrderItem } from "../../ast.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import { parseForXml } from "./for_xml.ts";
import { parseInto } from "./into.ts";
import { parseFetch, parseLimit, parseOffset, parseProcedureAnalyse } from "./limit.ts";
import { atLock, parseLock } from "./lock.ts";
import { parseOutfile, parseSettings } from "./output_clause.ts";
import type { Parser } from "../parser.ts";
import { parseQueryOptions } from "./query_options.ts";
import { parseOrderBy } from "../expression/window.ts";

const {
  ORDER,
  SIBLINGS,
  BY,
  LIMIT,
  OFFSET,
  TIES,
  FETCH,
  FOR,
  LOCK,
  INTO,
  OUTFILE,
  SETTINGS,
  FORMAT,
  OPTION,
  PROCEDURE,
  XML,
  JSON,
  BROWSE,
  NULL,
} = words(
  "ORDER",
  "SIBLINGS",
  "BY",
  "LIMIT",
  "OFFSET",
  "TIES",
  "FETCH",
  "FOR",
  "LOCK",
  "INTO",
  "OUTFILE",
  "SETTINGS",
  "FORMAT",
  "OPTION",
  "PROCEDURE",
  "XML",
  "JSON",
  "BROWSE",
  "NULL",
);

/** What orders and bounds a query, as it is read. */
export interface QueryTail {
  orderBy: readonly OrderItem[];
  clauses: Clause[];
}

/** ORDER BY, LIMIT and all else that may stand behind a query's body, each where its place is. */
export function parseQueryTail(p: Parser, tail: QueryTail): void {
  const { clauses } = tail;
  const start = p.index;
  if (p.accept(ORDER)) {
    if (p.has.connectBy && p.word === SIBLINGS) p.accept(SIBLINGS);
    p.expect(BY);
    tail.orderBy = parseOrderBy(p);
    clauses.push(clauseFrom(p, start, "ORDER BY", tail.orderBy));
  }
  if (p.has.forUpdateFirst) { while (atLock(p)) clauses.push(parseLock(p)); }
  if (p.has.offsetNeedsOrder && tail.orderBy.length === 0 && p.word === OFFSET) {
    p.fail(undefined, "OFFSET stands behind ORDER BY only");
  }
  const bounds = p.index;
  parseBounds(p, clauses);
  if (p.has.tiesNeedOrder && tail.orderBy.length === 0) refuseTies(p, start, bounds);
  parseEnd(p, clauses);
  parseOutputClauses(p, tail);
}

/** ClickHouse refuses WITH TIES and FETCH, which stand from token `bounds` on, where there is no ORDER BY. */
function refuseTies(p: Parser, start: number, bounds: number): void {
  if (start !== bounds || p.failed) return;
  const { word } = p.tokens;
  for (let i = bounds; i < p.index; i++) {
    if (word[i] === FETCH) p.fail(undefined, "FETCH stands behind ORDER BY only");
    else if (i === p.index - 1 && word[i] === TIES) p.fail(undefined, "WITH TIES stands behind ORDER BY only");
  }
}

/** LIMIT, OFFSET and FETCH: each at most once, in any order in which the dialect has them. */
function parseBounds(p: Parser, clauses: Clause[]): void {
  const { has } = p;
  if (has.limitBy && p.at(LIMIT)) {
    // ClickHouse has one LIMIT … BY before the LIMIT of the whole.
    const limit = parseLimit(p);
    clauses.push(limit);
    if (limit.name === "LIMIT BY" && p.at(LIMIT)) {
      const second = parseLimit(p);
      if (second.name === "LIMIT BY") p.fail(undefined, "LIMIT … BY may stand only once");
      clauses.push(second);
    }
    if (p.at(OFFSET)) clauses.push(parseOffset(p));
    if (p.at(FETCH)) clauses.push(parseFetch(p));
    return;
  }
  let offset = false;
  if (has.offsetFirst && p.at(OFFSET)) {
    clauses.push(parseOffset(p));
    offset = true;
  }
  if (has.limit && p.at(LIMIT)) {
    clauses.push(parseLimit(p));
    if (!offset && has.offsetFirst && p.at(OFFSET)) clauses.push(parseOffset(p));
  } else if (has.fetchFirst && p.at(FETCH)) {
    if (!offset && has.fetchNeedsOffset) p.fail();
    clauses.push(parseFetch(p));
    if (!offset && has.offsetFirst && p.at(OFFSET)) clauses.push(parseOffset(p));
  }
}

function parseEnd(p: Parser, clauses: Clause[]): void {
  if (p.has.procedureAnalyse && p.word === PROCEDURE) clauses.push(parseProcedureAnalyse(p));
  if (p.has.intoOutfile && p.word === INTO) addInto(p, clauses);
  switch (p.word) {
    case FOR:
    case LOCK:
      while (atLock(p)) clauses.push(parseLock(p));
      if (p.has.intoOutfile && p.word === INTO) addInto(p, clauses);
      if (p.has.forXml && p.word === FOR && isDocument(p.wordAt(1))) clauses.push(parseForXml(p));
      break;
    default:
      if (p.has.forUpdate) p.note(FOR);
  }
  if (p.has.queryOption && p.at(OPTION)) clauses.push(parseQueryOptions(p));
}

function isDocument(word: number): boolean {
  return word === XML || word === JSON || word === BROWSE;
}

function addInto(p: Parser, clauses: Clause[]): void {
  const start = p.index;
  clauses.push(clauseFrom(p, start, "INTO", parseInto(p).variables));
}

/** ClickHouse's SETTINGS, INTO OUTFILE and FORMAT, in any order but each once; MySQL's are no such clauses. */
export function parseOutputClauses(p: Parser, tail: QueryTail): void {
  if (!p.has.settings) return;
  const { clauses } = tail;
  if (p.at(SETTINGS)) clauses.push(parseSettings(p));
  if (p.word === INTO && p.wordAt(1) === OUTFILE) clauses.push(parseOutfile(p));
  const start = p.index;
  if (p.has.formatClause && p.word === FORMAT && p.accept(FORMAT)) {
    if (!p.accept(NULL)) p.name("a format's name");
    clauses.push(clauseFrom(p, start, "FORMAT", []));
    if (p.word === SETTINGS) clauses.push(parseSettings(p));
  }
}
