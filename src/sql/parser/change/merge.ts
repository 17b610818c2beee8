import type { Assignment, Clause, ColumnReference, Expression, MergeBranch, MergeStatement, With } from "../../ast.ts";
import { OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAssignments } from "./assignment.ts";
import { parseCondition } from "../expression/condition.ts";
import { parseLogErrors, parseOption, parseTarget, parseTop } from "./dml_clause.ts";
import { parseExpression } from "../expression/expression.ts";
import { parseFromItem } from "../from/from.ts";
import { parseRow, parseTargetColumns } from "./insert_source.ts";
import type { Parser } from "../parser.ts";
import { parseOutput, parseReturning } from "./returning.ts";

const {
  INTO,
  USING,
  ON,
  WHEN,
  NOT,
  MATCHED,
  BY,
  SOURCE,
  TARGET,
  AND,
  THEN,
  UPDATE,
  SET,
  DELETE,
  WHERE,
  DO,
  NOTHING,
  INSERT,
  VALUES,
  DEFAULT,
  ROW,
  ALL,
  NAME,
  OVERRIDING,
  SYSTEM,
  USER,
  VALUE,
  REMOVE,
  DUPLICATES,
} = words(
  "INTO",
  "USING",
  "ON",
  "WHEN",
  "NOT",
  "MATCHED",
  "BY",
  "SOURCE",
  "TARGET",
  "AND",
  "THEN",
  "UPDATE",
  "SET",
  "DELETE",
  "WHERE",
  "DO",
  "NOTHING",
  "INSERT",
  "VALUES",
  "DEFAULT",
  "ROW",
  "ALL",
  "NAME",
  "OVERRIDING",
  "SYSTEM",
  "USER",
  "VALUE",
  "REMOVE",
  "DUPLICATES",
);

/** MERGE from its verb on. `before` is the WITH clause that stood before it. */
export function parseMerge(p: Parser, before?: With): MergeStatement {
  const start = before?.start ?? p.index;
  const clauses: Clause[] = [];
  p.advance(Role.Keyword);
  parseTop(p, clauses);
  if (!p.accept(INTO) && !p.has.intoOptional) p.fail();
  const target = parseTarget(p);
  p.expect(USING);
  const source = parseFromItem(p);
  p.expect(ON);
  const on = parseCondition(p);
  const branches: MergeBranch[] = [];
  if (!(p.has.mergeRemoveDuplicates && p.accept(REMOVE) && p.expect(DUPLICATES))) {
    do branches.push(parseBranch(p)); while (p.at(WHEN));
  }
  clauses.push(...parseOutput(p));
  const returning = parseReturning(p);
  if (returning !== undefined) clauses.push(returning);
  parseLogErrors(p, clauses);
  parseOption(p, clauses);
  return {
    kind: "merge",
    start,
    end: p.index,
    ...(before === undefined ? {} : { with: before }),
    target,
    source,
    on,
    branches,
    clauses,
  };
}

interface Action {
  readonly assignments: readonly Assignment[];
  readonly columns: readonly ColumnReference[];
  readonly values: readonly Expression[];
}

function parseBranch(p: Parser): MergeBranch {
  const start = p.index;
  p.expect(WHEN);
  const not = p.accept(NOT);
  p.expect(MATCHED);
  let inserts = not;
  if (p.has.mergeBySource && not && p.accept(BY)) {
    if (p.expectAny(SOURCE, TARGET) === SOURCE) inserts = false;
  }
  const condition = p.accept(AND) ? parseCondition(p) : undefined;
  p.expect(THEN);
  const where: Expression[] = [];
  const action = inserts ? parseInsertAction(p) : parseUpdateAction(p);
  if (p.has.mergeWhere) {
    if (p.accept(WHERE)) where.push(parseExpression(p));
    if (!not && p.accept(DELETE)) {
      p.expect(WHERE);
      where.push(parseExpression(p));
    }
  }
  return {
    kind: "merge_branch",
    start,
    end: p.index,
    ...(condition === undefined ? {} : { condition }),
    ...action,
    where,
  };
}

const nothing: Action = { assignments: [], columns: [], values: [] };

/** What is done with rows that are in the target: UPDATE, DELETE, or nothing. */
function parseUpdateAction(p: Parser): Action {
  if (p.accept(UPDATE)) {
    if (p.has.mergeAllByName && p.accept(ALL)) {
      p.expectAll(BY, NAME);
      return nothing;
    }
    p.expect(SET);
    return { ...nothing, assignments: parseAssignments(p) };
  }
  if (p.accept(DELETE)) return nothing;
  return parseNothing(p);
}

/** What is done with rows that are not in the target: INSERT, or nothing. */
function parseInsertAction(p: Parser): Action {
  if (!p.accept(INSERT)) return parseNothing(p);
  if (p.has.mergeAllByName && p.accept(ALL)) {
    p.expectAll(BY, NAME);
    return nothing;
  }
  const columns = p.at(OPEN) ? parseTargetColumns(p) : [];
  if (p.has.overriding && p.accept(OVERRIDING)) {
    p.expectAny(SYSTEM, USER);
    p.expect(VALUE);
  }
  if (p.has.mergeRow && p.accept(ROW)) return { ...nothing, columns };
  if (p.has.defaultValues && p.acceptAll(DEFAULT, VALUES)) return { ...nothing, columns };
  p.expect(VALUES);
  return { ...nothing, columns, values: [parseRow(p)] };
}

function parseNothing(p: Parser): Action {
  if (p.has.mergeDoNothing && p.accept(DO)) p.expect(NOTHING);
  else p.fail();
  return nothing;
}
