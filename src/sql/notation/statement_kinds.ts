import type { Parser } from "../parser/parser.ts";
import { OPEN } from "../symbols.ts";
import { words } from "../vocabulary.ts";

const {
  SELECT,
  WITH,
  VALUES,
  TABLE,
  FROM,
  INSERT,
  REPLACE,
  UPDATE,
  DELETE,
  MERGE,
  CREATE,
  GRANT,
  EXECUTE,
  DECLARE,
  REFRESH,
} = words(
  "SELECT",
  "WITH",
  "VALUES",
  "TABLE",
  "FROM",
  "INSERT",
  "REPLACE",
  "UPDATE",
  "DELETE",
  "MERGE",
  "CREATE",
  "GRANT",
  "EXECUTE",
  "DECLARE",
  "REFRESH",
);

/** True at a word or bracket with which a query begins. */
export function atQueryWord(p: Parser): boolean {
  switch (p.word) {
    case SELECT:
    case WITH:
    case VALUES:
    case TABLE:
    case FROM:
    case OPEN:
      return true;
    default:
      return false;
  }
}

/** True at a query, or a statement that changes rows. */
export function atRowStatement(p: Parser): boolean {
  switch (p.word) {
    case INSERT:
    case UPDATE:
    case DELETE:
    case MERGE:
      return true;
    case REPLACE:
      return p.has.replaceStatement;
    default:
      return atQueryWord(p);
  }
}

/** True at what EXPLAIN takes: statements of rows, of prepared statements and cursors, and those that fill a table. */
export function atExplainable(p: Parser): boolean {
  return atRowStatement(p) || p.word === CREATE || p.word === EXECUTE || p.word === DECLARE || p.word === REFRESH;
}

/** True at a statement that CREATE SCHEMA may hold. */
export function atSchemaElement(p: Parser): boolean {
  return p.word === CREATE || p.word === GRANT;
}
