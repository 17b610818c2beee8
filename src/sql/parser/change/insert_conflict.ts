import type { Clause, Node, Query } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAssignments } from "./assignment.ts";
import { clauseFrom } from "../query/clause.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";

const { ON, CONFLICT, CONSTRAINT, DO, NOTHING, UPDATE, SET, WHERE, ASC, DESC, DUPLICATE, KEY } = words(
  "ON",
  "CONFLICT",
  "CONSTRAINT",
  "DO",
  "NOTHING",
  "UPDATE",
  "SET",
  "WHERE",
  "ASC",
  "DESC",
  "DUPLICATE",
  "KEY",
);

/** `ON CONFLICT [target] DO …`, as often as the dialect lets it stand. */
export function parseConflict(p: Parser, clauses: Clause[]): void {
  while (p.atAll(ON, CONFLICT)) {
    const start = p.index;
    p.expectAll(ON, CONFLICT);
    const items: Node[] = [];
    const targeted = parseConflictTarget(p, items);
    p.expect(DO);
    if (p.accept(NOTHING)) {
      clauses.push(clauseFrom(p, start, "ON CONFLICT", items));
    } else if (p.expect(UPDATE)) {
      if (!targeted && !p.has.conflictWithoutTarget) {
        p.fail(undefined, "ON CONFLICT DO UPDATE needs columns in brackets or ON CONSTRAINT behind CONFLICT");
      }
      clauses.push(clauseFrom(p, start, "ON CONFLICT", items));
      parseConflictUpdate(p, clauses);
    }
    if (!p.has.conflictRepeated) return;
  }
}

/** The index that is hit: `(a, lower(b) text_ops DESC) [WHERE …]` or `ON CONSTRAINT name`. */
function parseConflictTarget(p: Parser, items: Node[]): boolean {
  if (p.accept(ON)) {
    p.expect(CONSTRAINT);
    p.name("a constraint's name");
    return true;
  }
  if (!p.accept(OPEN)) return false;
  do {
    items.push(parseExpression(p));
    if (p.atName && p.word !== ASC && p.word !== DESC) p.objectName("an operator class");
    p.acceptAny(ASC, DESC);
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  if (p.accept(WHERE)) items.push(parseExpression(p));
  return true;
}

function parseConflictUpdate(p: Parser, clauses: Clause[]): void {
  let start = p.index;
  p.expect(SET);
  clauses.push(clauseFrom(p, start, "SET", parseAssignments(p)));
  start = p.index;
  if (p.accept(WHERE)) clauses.push(clauseFrom(p, start, "WHERE", [parseExpression(p)]));
}

/** `ON DUPLICATE KEY UPDATE a = b, …`. */
export function parseDuplicateKey(p: Parser, clauses: Clause[]): void {
  if (!p.atAll(ON, DUPLICATE)) return;
  const start = p.index;
  p.advance(Role.Keyword);
  p.expectAll(DUPLICATE, KEY, UPDATE);
  clauses.push(clauseFrom(p, start, "ON DUPLICATE KEY UPDATE", parseAssignments(p)));
}

/**
 * SQLite takes ON behind the tables of a SELECT for a join's: a clause must part the two.
 * https://sqlite.org/lang_upsert.html#parsing_ambiguity
 */
export function refuseAmbiguousConflict(p: Parser, { body, clauses }: Query): void {
  if (p.word !== ON || clauses.length > 0 || body.kind !== "select") return;
  if (body.from.length === 0 || body.clauses.length > 1) return;
  p.fail(undefined, "WHERE must stand before ON CONFLICT behind a SELECT, WHERE true if there is no condition");
}
