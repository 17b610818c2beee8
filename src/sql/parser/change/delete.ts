import type { Clause, DeleteStatement, FromItem, Table, With } from "../../ast.ts";
import { COMMA, DOT, STAR } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "../query/clause.ts";
import {
  atComputedTarget,
  parseChangeTail,
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
import { parseExpression } from "../expression/expression.ts";
import { parseFromList } from "../from/from.ts";
import type { Parser } from "../parser.ts";
import { parseOutput } from "./returning.ts";

const { FROM, USING, HISTORY, BEFORE, SYSTEM_TIME, TIMESTAMP, TRANSACTION } = words(
  "FROM",
  "USING",
  "HISTORY",
  "BEFORE",
  "SYSTEM_TIME",
  "TIMESTAMP",
  "TRANSACTION",
);

/** DELETE from its verb on. `before` is the WITH clause that stood before it. */
export function parseDelete(p: Parser, before?: With): DeleteStatement {
  const start = before?.start ?? p.index;
  const clauses: Clause[] = [];
  let targets: readonly FromItem[];
  let from: readonly FromItem[] = [];
  p.advance(Role.Keyword);
  parseModifiers(p);
  parseTop(p, clauses);
  const history = p.has.systemVersioning && p.word === HISTORY && p.wordAt(1) === FROM && p.accept(HISTORY);
  const fromWord = p.accept(FROM);
  if (!fromWord && !p.has.deleteFromOptional && !(p.has.multiTableDelete && atTargetList(p))) p.fail();
  if (p.has.multiTableDelete && atTargetList(p)) {
    targets = p.list(parseStarredTarget);
    const start = p.index;
    p.expect(fromWord ? USING : FROM);
    from = parseFromList(p);
    clauses.push(clauseFrom(p, start, fromWord ? "USING" : "FROM", from));
  } else {
    const target = parseTarget(p);
    if (p.has.targetAliasAs) requireAliasAs(p, target);
    if (fromWord ? p.has.bareTargets : !p.has.bareDeleteAlias) refuseAlias(p, target);
    targets = [target];
    parseOnCluster(p);
    parsePortion(p, clauses);
    if (history) parseBefore(p, clauses);
    parseInPartition(p, clauses);
    clauses.push(...parseOutput(p));
    from = parseSources(p, clauses);
  }
  const where = history ? undefined : parseWhere(p, clauses);
  parseChangeTail(p, clauses);
  return {
    kind: "delete",
    start,
    end: p.index,
    ...(before === undefined ? {} : { with: before }),
    targets,
    from,
    ...(where === undefined ? {} : { where }),
    clauses,
  };
}

/** `USING items`, or the second FROM of T-SQL and Oracle. */
function parseSources(p: Parser, clauses: Clause[]): readonly FromItem[] {
  const start = p.index;
  const using = p.has.deleteUsing && p.accept(USING);
  if (!using && !((p.has.output || p.has.deleteSecondFrom) && p.accept(FROM))) return [];
  const from = parseFromList(p);
  clauses.push(clauseFrom(p, start, using ? "USING" : "FROM", from));
  return from;
}

/** True at MySQL's list of tables to delete from: `a, b.*` before the word that names what is read. */
function atTargetList(p: Parser): boolean {
  if (!p.atName || atComputedTarget(p)) return false;
  let ahead = 1;
  for (;;) {
    while (p.wordAt(ahead) === DOT) ahead += 2;
    const word = p.wordAt(ahead);
    if (word === FROM || word === USING) return true;
    if (word !== COMMA) return p.wordAt(ahead - 1) === STAR;
    ahead += 2;
  }
}

/** A table with the `.*` that MySQL lets stand behind it. */
function parseStarredTarget(p: Parser): Table {
  const start = p.index;
  const parts = [p.name("a table name")];
  while (p.accept(DOT)) {
    if (p.accept(STAR)) break;
    parts.push(p.anyName("a name"));
  }
  return { kind: "table", start, end: p.index, name: { kind: "name", start, end: p.index, parts }, rest: [] };
}

/** MariaDB's `BEFORE SYSTEM_TIME [TIMESTAMP | TRANSACTION] expression` of DELETE HISTORY. */
function parseBefore(p: Parser, clauses: Clause[]): void {
  const start = p.index;
  if (!p.accept(BEFORE)) return;
  p.expect(SYSTEM_TIME);
  if (p.word === TRANSACTION) p.accept(TRANSACTION);
  else p.note(TIMESTAMP);
  clauses.push(clauseFrom(p, start, "BEFORE", [parseExpression(p)]));
}
