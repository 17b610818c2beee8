import type { Clause, InsertStatement, Node, Table, With } from "../../ast.ts";
import { OPEN } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "../query/clause.ts";
import { parseLogErrors } from "./dml_clause.ts";
import { parseExpression } from "../expression/expression.ts";
import { atBracketedQuery, parseRow, parseTargetColumns } from "./insert_source.ts";
import type { Parser } from "../parser.ts";
import { parseQuery } from "../query/query.ts";
import { parseTableName } from "../from/table_name.ts";

const { ALL, FIRST, OVERWRITE, INTO, VALUES, WHEN, THEN, ELSE } = words(
  "ALL",
  "FIRST",
  "OVERWRITE",
  "INTO",
  "VALUES",
  "WHEN",
  "THEN",
  "ELSE",
);

/** True behind INSERT where Oracle's and Snowflake's insert into several tables goes on. */
export function atMultiTableInsert(p: Parser): boolean {
  if (!p.has.multiTableInsert) return false;
  const ahead = p.word === OVERWRITE ? 1 : 0;
  const word = p.wordAt(ahead);
  const next = p.wordAt(ahead + 1);
  if (word === ALL || word === FIRST) return next === INTO || next === WHEN;
  if (ahead === 0) {
    p.note(ALL);
    p.note(FIRST);
  }
  return false;
}

/**
 * `INSERT ALL INTO a … INTO b … query`, and `INSERT {ALL | FIRST} WHEN condition THEN INTO … [ELSE INTO …] query`,
 * from the word behind INSERT on.
 */
export function parseMultiTableInsert(p: Parser, start: number, before?: With): InsertStatement {
  const into: Table[] = [];
  const clauses: Clause[] = [];
  p.accept(OVERWRITE);
  const first = p.accept(FIRST);
  if (!first) p.expect(ALL);
  if (p.at(WHEN)) parseConditional(p, into, clauses);
  else if (first) p.fail();
  else parseTargets(p, into, clauses);
  const source = parseQuery(p);
  parseLogErrors(p, clauses);
  return {
    kind: "insert",
    start,
    end: p.index,
    replace: false,
    ...(before === undefined ? {} : { with: before }),
    into,
    columns: [],
    source,
    assignments: [],
    clauses,
  };
}

function parseConditional(p: Parser, into: Table[], clauses: Clause[]): void {
  let start = p.index;
  while (p.accept(WHEN)) {
    const condition = parseExpression(p);
    p.expect(THEN);
    clauses.push(clauseFrom(p, start, "WHEN", [condition]));
    parseTargets(p, into, clauses);
    start = p.index;
  }
  if (p.accept(ELSE)) {
    clauses.push(clauseFrom(p, start, "ELSE", []));
    parseTargets(p, into, clauses);
  }
}

/** One or more of `INTO table [(columns)] [VALUES (…)]`. */
function parseTargets(p: Parser, into: Table[], clauses: Clause[]): void {
  do {
    const start = p.index;
    p.expect(INTO);
    const table = parseTableName(p);
    into.push(table);
    const items: Node[] = [table];
    if (p.at(OPEN) && !atBracketedQuery(p)) items.push(...parseTargetColumns(p));
    if (p.accept(VALUES)) items.push(parseRow(p));
    clauses.push(clauseFrom(p, start, "INTO", items));
    parseLogErrors(p, clauses);
  } while (p.at(INTO));
}
