import { WordClass } from "../../dialect.ts";
import { EQUAL, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseAliasColumns } from "../query/alias.ts";
import { atTableHints } from "./hints.ts";
import { joinAt } from "./join.ts";
import { atModel } from "../query/model.ts";
import type { Parser } from "../parser.ts";

const {
  AS,
  OF,
  AT,
  BEFORE,
  CHANGES,
  PIVOT,
  UNPIVOT,
  MATCH_RECOGNIZE,
  TABLESAMPLE,
  SAMPLE,
  FINAL,
  VERSIONS,
  BETWEEN,
  PERIOD,
  PARTITION,
  SUBPARTITION,
  BY,
  FOR,
  USE,
  FORCE,
  IGNORE,
  INDEX,
  KEY,
  INDEXED,
  WINDOW,
  QUALIFY,
  PREWHERE,
  SETTINGS,
  FORMAT,
  LIMIT,
  OFFSET,
  FETCH,
  START,
  WITH,
  CONNECT,
  MODEL,
  MINUS,
  OPTION,
  LOCK,
  IN,
  SET,
  USING,
  VALUES,
  WHEN,
  ON,
  WHERE,
  OUTPUT,
  RETURNING,
  LOG,
  ERRORS,
  MATCH_CONDITION,
  XML,
  INCLUDE,
  EXCLUDE,
  PROCEDURE,
  NESTED,
  COMMENT,
} = words(
  "AS",
  "OF",
  "AT",
  "BEFORE",
  "CHANGES",
  "PIVOT",
  "UNPIVOT",
  "MATCH_RECOGNIZE",
  "TABLESAMPLE",
  "SAMPLE",
  "FINAL",
  "VERSIONS",
  "BETWEEN",
  "PERIOD",
  "PARTITION",
  "SUBPARTITION",
  "BY",
  "FOR",
  "USE",
  "FORCE",
  "IGNORE",
  "INDEX",
  "KEY",
  "INDEXED",
  "WINDOW",
  "QUALIFY",
  "PREWHERE",
  "SETTINGS",
  "FORMAT",
  "LIMIT",
  "OFFSET",
  "FETCH",
  "START",
  "WITH",
  "CONNECT",
  "MODEL",
  "MINUS",
  "OPTION",
  "LOCK",
  "IN",
  "SET",
  "USING",
  "VALUES",
  "WHEN",
  "ON",
  "WHERE",
  "OUTPUT",
  "RETURNING",
  "LOG",
  "ERRORS",
  "MATCH_CONDITION",
  "XML",
  "INCLUDE",
  "EXCLUDE",
  "PROCEDURE",
  "NESTED",
  "COMMENT",
);

const sampleMethods = new Set(Object.values(words("BERNOULLI", "ROW", "SYSTEM", "BLOCK")));

/** What an alias may have behind it. */
export type AliasColumns = "none" | "names" | "typed";

/**
 * The alias of a table, with AS or without, and the columns in brackets behind it; gives the alias' token,
 * undefined where there is none. `asAllowed`: Oracle takes AS behind functions but not behind tables.
 */
export function parseTableAlias(p: Parser, columns: AliasColumns, asAllowed = p.has.tableAliasAs): number | undefined {
  if (p.word === AS) {
    if (p.wordAt(1) === OF && p.has.flashback) return undefined;
    if (!asAllowed) {
      p.fail("an alias without AS");
      return undefined;
    }
    p.accept(AS);
    if (p.kind === TokenKind.String && p.has.stringTableAlias) p.advance(Role.Name);
    // PostgreSQL's functions may have a column list alone: `f() AS (a int)`.
    else if (columns === "typed" && p.word === OPEN) {
      parseAliasColumns(p, true);
      return undefined;
    } else p.name("an alias");
  } else {
    switch (p.kind) {
      case TokenKind.Word:
        if ((p.wordClass & WordClass.NoTableAlias) !== 0 || startsClause(p)) return undefined;
        break;
      case TokenKind.QuotedName:
        break;
      case TokenKind.String:
        if (!p.has.stringTables) return undefined;
        break;
      default:
        return undefined;
    }
    p.advance(Role.Name);
  }
  const alias = p.index - 1;
  if (columns !== "none" && p.word === OPEN && !(p.has.tableHints && atTableHints(p))) {
    parseAliasColumns(p, columns === "typed");
  }
  return alias;
}

/**
 * True where the word at the current token goes on with the statement although the dialect does not reserve it:
 * it is then no alias.
 */
function startsClause(p: Parser): boolean {
  const { has } = p;
  const next = p.wordAt(1);
  switch (p.word) {
    case PIVOT:
    case UNPIVOT:
      return has.pivot && (next === OPEN || next === XML || next === INCLUDE || next === EXCLUDE);
    case MATCH_RECOGNIZE:
      return has.matchRecognize && next === OPEN;
    case TABLESAMPLE:
      return has.tableSample;
    case SAMPLE:
      return (has.sampleRatio && (p.kindAt(1) === TokenKind.Number || p.kindAt(1) === TokenKind.Parameter)) ||
        (has.sampleClause && (next === OPEN || sampleMethods.has(next)));
    case FINAL:
      return has.finalTable;
    case AT:
    case BEFORE:
    case CHANGES:
      return (has.timeTravel && next === OPEN) || (has.superUnnest && p.word === AT);
    case VERSIONS:
      return has.flashback && (next === BETWEEN || next === PERIOD);
    case PARTITION:
    case SUBPARTITION:
      return (has.partitionSelection && (next === OPEN || next === FOR)) || (has.partitionedJoin && next === BY);
    case USE:
    case FORCE:
    case IGNORE:
      return has.indexHints && (next === INDEX || next === KEY);
    case INDEXED:
      return has.indexedBy && next === BY;
    case WINDOW:
      return has.windowClause && p.wordAt(2) === AS;
    case QUALIFY:
      return has.qualify;
    case PREWHERE:
      return has.prewhere;
    case SETTINGS:
      return has.settings && p.wordAt(2) === EQUAL;
    case COMMENT:
      return p.kindAt(1) === TokenKind.String;
    case FORMAT:
      return has.formatClause && p.kindAt(1) === TokenKind.Word &&
        ((p.dialect.wordClass[next] ?? 0) & WordClass.Reserved) === 0;
    case LIMIT:
      return has.limit;
    case OFFSET:
      return has.offsetFirst && p.kindAt(1) !== TokenKind.End && next !== ON && next !== WHERE;
    case FETCH:
      return has.fetchFirst;
    case START:
      return has.connectBy && next === WITH;
    case CONNECT:
      return has.connectBy && next === BY;
    case MODEL:
      return atModel(p);
    case MINUS:
      return has.minus;
    case OPTION:
      return has.queryOption && next === OPEN;
    case LOCK:
      return has.lockInShareMode && next === IN;
    case PROCEDURE:
      return has.procedureAnalyse;
    case OUTPUT:
      return has.output;
    case RETURNING:
      return has.returning;
    case LOG:
      return next === ERRORS;
    case NESTED:
      return has.bareJsonColumns;
    case MATCH_CONDITION:
      return has.asOfJoin;
    case SET:
    case USING:
    case VALUES:
    case WHEN:
    case ON:
      return true;
    default:
      return joinAt(p) !== undefined;
  }
}
