import type { SelectStatement, Statement } from "../../ast.ts";
import { matchStatement } from "../../notation/mod.ts";
import { OPEN, SEMICOLON } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseDelete } from "../change/delete.ts";
import { parseGraphStatement } from "../query/graph_query.ts";
import { parseInsert } from "../change/insert.ts";
import { parseMerge } from "../change/merge.ts";
import type { Parser } from "../parser.ts";
import { parseProcedural } from "../procedural/mod.ts";
import { parseQuery, parseQueryBehindWith } from "../query/query.ts";
import { atTransaction } from "./transaction.ts";
import { typedStatement } from "./typed_statement.ts";
import { parseUpdate } from "../change/update.ts";
import { parseWith } from "../query/with.ts";

const { SELECT, VALUES, TABLE, FROM, WITH, INSERT, REPLACE, UPDATE, DELETE, MERGE, STATISTICS, AS, PROCEDURE, GRAPH } =
  words(
    "SELECT",
    "VALUES",
    "TABLE",
    "FROM",
    "WITH",
    "INSERT",
    "REPLACE",
    "UPDATE",
    "DELETE",
    "MERGE",
    "STATISTICS",
    "AS",
    "PROCEDURE",
    "GRAPH",
  );

/** Words that a message lists where no statement begins. */
const statementWords = "SELECT INSERT UPDATE DELETE MERGE CREATE ALTER DROP WITH GRANT".split(" ").map(word);

/**
 * One statement, without the semicolon behind it: queries and changes of rows by their first word, then the dialect's
 * procedural language, then its rows in the vendors' notation.
 */
export function parseStatement(p: Parser): Statement {
  const start = p.index;
  switch (p.word) {
    case SELECT:
    case OPEN:
    case VALUES:
    case TABLE:
    case FROM:
      return parseSelect(p);
    case WITH:
      if (p.has.scriptingBlocks && p.wordAt(2) === AS && p.wordAt(3) === PROCEDURE) break;
      return parseBehindWith(p);
    case GRAPH:
      if (p.has.graphQueries && (p.kindAt(1) === TokenKind.Word || p.kindAt(1) === TokenKind.QuotedName)) {
        return parseGraphStatement(p);
      }
      break;
    case INSERT:
      return parseInsert(p);
    case REPLACE:
      if (p.has.replaceStatement) return parseInsert(p);
      break;
    case UPDATE:
      if (p.has.updateStatistics && p.wordAt(1) === STATISTICS) break;
      return parseUpdate(p);
    case DELETE:
      return parseDelete(p);
    case MERGE:
      if (p.has.merge) return parseMerge(p);
  }
  const procedural = atTransaction(p) ? undefined : parseProcedural(p);
  if (procedural !== undefined) return procedural;
  const command = matchStatement(p);
  if (command !== undefined) return typedStatement(p, command);
  if (!p.failed) {
    // Where no semicolon is needed, what goes on with the statement before is more likely meant than a new one.
    const begins = p.index === 0 || p.tokens.word[p.index - 1] === SEMICOLON;
    const continues = p.has.optionalSemicolons && p.expected.size > 0 && !begins;
    if (!continues) { for (const word of statementWords) p.note(word); }
    p.fail(continues ? undefined : "a statement");
  }
  return { kind: "command", start, end: p.index, type: "Unknown", parts: [] };
}

function parseSelect(p: Parser): SelectStatement {
  const start = p.index;
  const query = parseQuery(p);
  return { kind: "select_statement", start, end: p.index, query };
}

/** WITH and the statement it stands before. */
function parseBehindWith(p: Parser): Statement {
  const start = p.index;
  const before = parseWith(p);
  if (p.has.withInsert) p.note(INSERT);
  if (p.has.withUpdate) {
    p.note(UPDATE);
    p.note(DELETE);
  }
  switch (p.word) {
    case INSERT:
      if (p.has.withInsert) return parseInsert(p, before);
      break;
    case UPDATE:
      if (p.has.withUpdate) return parseUpdate(p, before);
      break;
    case DELETE:
      if (p.has.withUpdate) return parseDelete(p, before);
      break;
    case MERGE:
      if (p.has.withMerge) return parseMerge(p, before);
  }
  const query = parseQueryBehindWith(p, start, before);
  return { kind: "select_statement", start, end: p.index, query };
}
