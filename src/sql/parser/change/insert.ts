import type { Assignment, Clause, ColumnReference, FromItem, InsertStatement, Node, Query, With } from "../../ast.ts";
import { matchStatement } from "../../notation/mod.ts";
import { CLOSE, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAssignments, parseColumnList } from "./assignment.ts";
import { clauseFrom } from "../query/clause.ts";
import {
  atComputedTarget,
  parseConflictAction,
  parseLogErrors,
  parseModifiers,
  parseOnCluster,
  parseTop,
} from "./dml_clause.ts";
import { parseExpression } from "../expression/expression.ts";
import { parseFromItem } from "../from/from.ts";
import { parseTableHints } from "../from/hints.ts";
import { parseConflict, parseDuplicateKey, refuseAmbiguousConflict } from "./insert_conflict.ts";
import { parseFormat, parseFunctionTarget, parseInfile, parseSettings } from "./insert_format.ts";
import { atMultiTableInsert, parseMultiTableInsert } from "./insert_multi.ts";
import { atBracketedQuery, atValues, parseRecord, parseRows, parseTargetColumns } from "./insert_source.ts";
import type { Parser } from "../parser.ts";
import { parseProcedural } from "../procedural/mod.ts";
import { atQuery, parseQuery } from "../query/query.ts";
import { parseOutput, parseReturning } from "./returning.ts";
import { parseTableName } from "../from/table_name.ts";

const {
  REPLACE,
  INTO,
  OVERWRITE,
  TABLE,
  FUNCTION,
  PARTITION,
  SUBPARTITION,
  FOR,
  AS,
  WITH,
  OVERRIDING,
  SYSTEM,
  USER,
  VALUE,
  VALUES,
  DEFAULT,
  SET,
  EXEC,
  EXECUTE,
  BY,
  NAME,
  POSITION,
} = words(
  "REPLACE",
  "INTO",
  "OVERWRITE",
  "TABLE",
  "FUNCTION",
  "PARTITION",
  "SUBPARTITION",
  "FOR",
  "AS",
  "WITH",
  "OVERRIDING",
  "SYSTEM",
  "USER",
  "VALUE",
  "VALUES",
  "DEFAULT",
  "SET",
  "EXEC",
  "EXECUTE",
  "BY",
  "NAME",
  "POSITION",
);

/**
 * INSERT, and REPLACE where the dialect has it, from its verb on. `before` is the WITH clause that stood before it.
 */
export function parseInsert(p: Parser, before?: With): InsertStatement {
  const start = before?.start ?? p.index;
  const replace = p.word === REPLACE;
  p.advance(Role.Keyword);
  if (!replace && atMultiTableInsert(p)) return parseMultiTableInsert(p, start, before);
  const clauses: Clause[] = [];
  if (!replace) parseConflictAction(p);
  parseModifiers(p);
  parseTop(p, clauses);
  const overwrite = !replace && p.has.insertOverwrite && p.accept(OVERWRITE);
  if (!p.accept(INTO) && !p.has.intoOptional && !overwrite) p.fail();
  const target = parseInsertTarget(p, clauses);
  const columns = p.at(OPEN) && !atBracketedQuery(p) ? parseTargetColumns(p) : [];
  if (p.has.overriding && p.accept(OVERRIDING)) {
    p.expectAny(SYSTEM, USER);
    p.expect(VALUE);
  }
  if (p.has.insertByName && p.accept(BY)) p.expectAny(NAME, POSITION);
  clauses.push(...parseOutput(p));
  const source = parseInsertSource(p, clauses);
  if (p.has.conflictNeedsWhere && source.query !== undefined) refuseAmbiguousConflict(p, source.query);
  parseBehindRows(p, clauses);
  return {
    kind: "insert",
    start,
    end: p.index,
    replace,
    ...(before === undefined ? {} : { with: before }),
    into: [target],
    columns,
    ...(source.query === undefined ? {} : { source: source.query }),
    assignments: source.assignments,
    clauses,
  };
}

/** What rows are put into, with all that stands between it and its columns. */
function parseInsertTarget(p: Parser, clauses: Clause[]): FromItem {
  if (p.has.insertFormat) {
    const tableWord = p.word === TABLE && p.wordAt(1) !== OPEN && p.accept(TABLE);
    if (p.word === FUNCTION && p.kindAt(1) === TokenKind.Word) {
      if (!tableWord) p.note(TABLE);
      return parseFunctionTarget(p, clauses);
    }
  }
  if (atComputedTarget(p)) return parseFromItem(p);
  const table = parseTableName(p);
  parseOnCluster(p);
  parseTargetPartition(p, clauses);
  if (p.has.tableHints && p.atAll(WITH, OPEN)) parseTableHints(p);
  if (p.has.insertAlias && p.accept(AS)) return { ...table, alias: p.name("an alias"), end: p.index };
  const bareAlias = p.has.bareInsertAlias && p.atName && p.word !== VALUES && p.word !== SET && p.word !== BY;
  if (bareAlias) return { ...table, alias: p.name("an alias"), end: p.index };
  return table;
}

/** `PARTITION (p0, p1)`, and `PARTITION FOR (key)` of Oracle. */
function parseTargetPartition(p: Parser, clauses: Clause[]): void {
  if (!p.has.partitionSelection) return;
  const start = p.index;
  if (p.acceptAny(PARTITION, SUBPARTITION) === 0) return;
  const items: Node[] = [];
  if (p.accept(FOR)) {
    p.expect(OPEN);
    items.push(...p.list(parseExpression));
  } else {
    p.expect(OPEN);
    p.list((p) => p.name("a partition's name"));
  }
  p.expect(CLOSE);
  clauses.push(clauseFrom(p, start, "PARTITION", items));
}

interface InsertSource {
  readonly query?: Query;
  readonly assignments: readonly Assignment[];
}

function parseInsertSource(p: Parser, clauses: Clause[]): InsertSource {
  const start = p.index;
  if (p.has.insertFormat) {
    parseInfile(p, clauses);
    parseSettings(p, clauses);
    if (parseFormat(p, clauses)) return { assignments: [] };
  }
  if (atValues(p)) {
    if (p.has.recordRows && p.wordAt(1) !== OPEN) return { query: parseRecord(p), assignments: [] };
    const query = parseRows(p);
    if (p.has.rowAlias) parseRowAlias(p, clauses);
    return { query, assignments: [] };
  }
  if (p.has.defaultValues && p.acceptAll(DEFAULT, VALUES)) {
    clauses.push(clauseFrom(p, start, "DEFAULT VALUES", []));
    return { assignments: [] };
  }
  if (p.has.insertSet && p.accept(SET)) {
    const assignments = parseAssignments(p);
    clauses.push(clauseFrom(p, start, "SET", assignments));
    if (p.has.rowAlias) parseRowAlias(p, clauses);
    return { assignments };
  }
  if (p.has.insertExecute && (p.word === EXEC || p.word === EXECUTE)) {
    const call = parseProcedural(p) ?? matchStatement(p);
    clauses.push(clauseFrom(p, start, "EXECUTE", call === undefined ? [] : [call]));
    return { assignments: [] };
  }
  if (atQuery(p) || atBracketedQuery(p)) return { query: parseQuery(p), assignments: [] };
  p.note(VALUES);
  p.fail("a query");
  return { assignments: [] };
}

/** MySQL's name for the new row: `AS new(a, b)`. */
function parseRowAlias(p: Parser, clauses: Clause[]): void {
  const start = p.index;
  if (!p.accept(AS)) return;
  p.name("a name for the new row");
  const columns: ColumnReference[] = p.at(OPEN) ? parseColumnList(p) : [];
  clauses.push(clauseFrom(p, start, "AS", columns));
}

/** What may follow the rows, in the order the databases have it. */
function parseBehindRows(p: Parser, clauses: Clause[]): void {
  if (p.has.onConflict) parseConflict(p, clauses);
  if (p.has.onDuplicateKey) parseDuplicateKey(p, clauses);
  const returning = parseReturning(p);
  if (returning !== undefined) clauses.push(returning);
  parseLogErrors(p, clauses);
}
