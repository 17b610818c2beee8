import type { ColumnReference, Expression, Query } from "../../ast.ts";
import {
  CLOSE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DOT,
  OPEN,
  OPEN_BRACE,
  OPEN_BRACKET,
  SEMICOLON,
  STAR,
} from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseColumn } from "./assignment.ts";
import { parseExpression, parseExpressionList, parseSelectExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { parseQuery } from "../query/query.ts";

const { VALUES, VALUE, ROW, SELECT, WITH, TABLE, FROM, UNION, EXCEPT, INTERSECT, ORDER, LIMIT, OFFSET, FETCH } = words(
  "VALUES",
  "VALUE",
  "ROW",
  "SELECT",
  "WITH",
  "TABLE",
  "FROM",
  "UNION",
  "EXCEPT",
  "INTERSECT",
  "ORDER",
  "LIMIT",
  "OFFSET",
  "FETCH",
);
const { COLUMNS } = words("COLUMNS");

/** True at a bracket that holds a query and not a list of columns, however many brackets stand around it. */
export function atBracketedQuery(p: Parser): boolean {
  if (!p.at(OPEN)) return false;
  let ahead = 1;
  while (p.wordAt(ahead) === OPEN) ahead++;
  const word = p.wordAt(ahead);
  if (word !== SELECT && word !== WITH && word !== VALUES && word !== TABLE && word !== FROM) return false;
  const next = p.wordAt(ahead + 1);
  return next !== COMMA && next !== CLOSE && next !== DOT;
}

/** The columns of a target in brackets, with the parts of columns that the dialect can insert into. */
export function parseTargetColumns(p: Parser): ColumnReference[] {
  p.expect(OPEN);
  if (p.has.emptyRows && p.accept(CLOSE)) return [];
  const columns = [];
  do {
    if (p.has.insertTrailingComma && columns.length > 0 && p.at(CLOSE)) break;
    if (p.has.insertFormat && (p.word === STAR || (p.word === COLUMNS && p.wordAt(1) === OPEN))) {
      parseSelectExpression(p);
      continue;
    }
    const column = parseColumn(p);
    columns.push(column);
    if (p.has.subscripts && p.at(OPEN_BRACKET)) skipElement(p);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  return columns;
}

function skipElement(p: Parser): void {
  while (p.accept(OPEN_BRACKET)) {
    parseExpression(p);
    p.expect(CLOSE_BRACKET);
  }
}

/** True at `VALUES`, or `VALUE` where it means the same. */
export function atValues(p: Parser): boolean {
  return p.at(VALUES) || (p.has.valueSynonym && p.word === VALUE && (p.wordAt(1) === OPEN || p.wordAt(1) === ROW));
}

/**
 * The rows behind `VALUES`. Where the dialect has VALUES as a query of its own, what may follow one
 * (UNION, ORDER BY, LIMIT) may follow here too.
 */
export function parseRows(p: Parser): Query {
  const mark = p.mark();
  const start = p.index;
  p.advance(Role.Keyword);
  // ClickHouse reads the rows from its client where none stand here.
  const rows = p.has.looseRows && (p.atEnd || p.word === SEMICOLON) ? [] : [parseRow(p)];
  for (;;) {
    if (p.accept(COMMA)) {
      if (p.has.looseRows && !p.at(OPEN)) break;
    } else if (!p.has.looseRows || !p.at(OPEN)) break;
    rows.push(parseRow(p));
  }
  if (p.has.valuesQuery && continuesQuery(p)) {
    p.reset(mark);
    return parseQuery(p);
  }
  const end = p.index;
  return { kind: "query", start, end, body: { kind: "values", start, end, rows }, orderBy: [], clauses: [] };
}

function continuesQuery(p: Parser): boolean {
  switch (p.word) {
    case UNION:
    case EXCEPT:
    case INTERSECT:
    case ORDER:
    case LIMIT:
    case OFFSET:
    case FETCH:
      return true;
    default:
      return false;
  }
}

/** One row of VALUES: `(a, b)`, MySQL's `ROW(a, b)` and its empty `()`. */
export function parseRow(p: Parser): Expression {
  const start = p.index;
  if (p.has.valuesRow) p.accept(ROW);
  p.expect(OPEN);
  const items = p.has.emptyRows && p.at(CLOSE) ? [] : p.has.looseRows ? parseRowItems(p) : parseExpressionList(p);
  if (p.has.trailingComma) p.accept(COMMA);
  p.expect(CLOSE);
  return { kind: "row", start, end: p.index, items };
}

/** The items of a row in ClickHouse, where a map may be written as `{'key': value}`. */
function parseRowItems(p: Parser): Expression[] {
  const items: Expression[] = [];
  do {
    if (items.length > 0 && p.word === CLOSE) break;
    items.push(p.word === OPEN_BRACE ? parseMap(p) : parseExpression(p));
  } while (p.accept(COMMA));
  return items;
}

function parseMap(p: Parser): Expression {
  const start = p.index;
  const items: Expression[] = [];
  const entered = p.enter();
  p.expect(OPEN_BRACE);
  if (p.word !== CLOSE_BRACE) {
    do {
      items.push(parseExpression(p));
      p.expect(COLON);
      items.push(p.word === OPEN_BRACE ? parseMap(p) : parseExpression(p));
    } while (p.accept(COMMA));
  }
  p.expect(CLOSE_BRACE);
  if (entered) p.leave();
  return { kind: "struct", start, end: p.index, items };
}

/** PL/SQL's `VALUES record`, a row that is a variable. */
export function parseRecord(p: Parser): Query {
  const start = p.index;
  p.advance(Role.Keyword);
  const rows = [parseExpression(p)];
  const end = p.index;
  return { kind: "query", start, end, body: { kind: "values", start, end, rows }, orderBy: [], clauses: [] };
}
