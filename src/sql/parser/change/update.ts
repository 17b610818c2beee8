import type { Clause, FromItem, UpdateStatement, With } from "../../ast.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAssignments } from "./assignment.ts";
import { clauseFrom } from "../query/clause.ts";
import {
  parseChangeTail,
  parseConflictAction,
  parseInPartition,
  parseModifiers,
  parseOnCluster,
  parsePortion,
  parseTarget,
  parseTop,
  parseWhere,
  refuseAlias,
  requireAliasAs,
} from "./dml_clause.ts";
import { parseFromList } from "../from/from.ts";
import type { Parser } from "../parser.ts";
import { parseOutput } from "./returning.ts";

const { SET, FROM } = words("SET", "FROM");

/** UPDATE from its verb on. `before` is the WITH clause that stood before it. */
export function parseUpdate(p: Parser, before?: With): UpdateStatement {
  const start = before?.start ?? p.index;
  const clauses: Clause[] = [];
  p.advance(Role.Keyword);
  parseConflictAction(p);
  parseModifiers(p);
  parseTop(p, clauses);
  const targets = p.has.multiTableUpdate ? parseFromList(p) : [parseTarget(p)];
  if (p.has.targetAliasAs) { for (const target of targets) requireAliasAs(p, target); }
  if (p.has.bareTargets) { for (const target of targets) refuseAlias(p, target); }
  parseOnCluster(p);
  parsePortion(p, clauses);
  const set = p.index;
  p.expect(SET);
  const assignments = parseAssignments(p);
  clauses.push(clauseFrom(p, set, "SET", assignments));
  parseInPartition(p, clauses);
  clauses.push(...parseOutput(p));
  const from = parseFrom(p, clauses);
  const where = parseWhere(p, clauses);
  parseChangeTail(p, clauses);
  return {
    kind: "update",
    start,
    end: p.index,
    ...(before === undefined ? {} : { with: before }),
    targets,
    assignments,
    from,
    ...(where === undefined ? {} : { where }),
    clauses,
  };
}

function parseFrom(p: Parser, clauses: Clause[]): readonly FromItem[] {
  const start = p.index;
  if (!p.has.updateFrom || !p.accept(FROM)) return [];
  const from = parseFromList(p);
  clauses.push(clauseFrom(p, start, "FROM", from));
  return from;
}
