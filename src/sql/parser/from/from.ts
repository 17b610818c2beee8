import type { FromItem } from "../../ast.ts";
import { CLOSE, COMMA, DOUBLE_COLON, OPEN, OPEN_BRACE, OPEN_BRACKET } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { word, words } from "../../vocabulary.ts";
import { parseBracketedItem, parseOdbcJoin, parseOnly } from "./derived_table.ts";
import { isDocumentTable, parseDocumentTable, parseNestedColumns } from "./document_table.ts";
import { parseExpressionList } from "../expression/expression.ts";
import { atTableHints } from "./hints.ts";
import { parseJoins } from "./join.ts";
import { atMatchRecognize, parseMatchRecognize } from "./match_recognize.ts";
import { parseOperand } from "../expression/operand.ts";
import { atAnalyticView, parseAnalyticView } from "../query/analytic_view.ts";
import { parseGraphQueryTable } from "../query/graph_query.ts";
import { atExternalTable, parseExternalTable } from "./external_table.ts";
import { parseGraphTable } from "./graph_table.ts";
import type { Parser } from "../parser.ts";
import { atPivot, parsePivot } from "./pivot.ts";
import { isRowset, parseRowset } from "./rowset.ts";
import { parseSemanticView } from "./semantic_view.ts";
import { finishTable, parseTablePath } from "./table.ts";
import { parseIdentifierCall } from "./table_name.ts";
import {
  finishFunction,
  parseFunctionTable,
  parseNestedTable,
  parseParameterTable,
  parseRowsFrom,
  parseStringTable,
  parseTableWord,
  parseUnpivotedObject,
  parseValuesTable,
} from "./table_function.ts";

export { parseTable } from "./table.ts";

const {
  LATERAL,
  ONLY,
  TABLE,
  ROWS,
  FROM,
  VALUES,
  UNPIVOT,
  PIVOT,
  MATCH_RECOGNIZE,
  PARTITION,
  BY,
  SEMANTIC_VIEW,
  GRAPH_TABLE,
  ANALYTIC,
  EXTERNAL,
  IDENTIFIER,
  NESTED,
} = words(
  "LATERAL",
  "ONLY",
  "TABLE",
  "ROWS",
  "FROM",
  "VALUES",
  "UNPIVOT",
  "PIVOT",
  "MATCH_RECOGNIZE",
  "PARTITION",
  "BY",
  "SEMANTIC_VIEW",
  "GRAPH_TABLE",
  "ANALYTIC",
  "EXTERNAL",
  "IDENTIFIER",
  "NESTED",
);

/** PostgreSQL's functions without brackets, which may stand in FROM as others may. */
const keywordFunctions = new Set(
  [
    "CURRENT_CATALOG",
    "CURRENT_DATE",
    "CURRENT_ROLE",
    "CURRENT_SCHEMA",
    "CURRENT_TIME",
    "CURRENT_TIMESTAMP",
    "CURRENT_USER",
    "LOCALTIME",
    "LOCALTIMESTAMP",
    "SESSION_USER",
    "USER",
  ].map(word),
);

const joinWords = new Set(
  ["CROSS", "FULL", "INNER", "JOIN", "LATERAL", "LEFT", "NATURAL", "RIGHT", "USING"].map(word),
);

/** What stands behind FROM: items parted by commas. */
export function parseFromList(p: Parser): FromItem[] {
  // what parseFromItem does, without the frame that it would cost every level
  const items = [parseJoins(p, parseTableFactor(p))];
  while (p.accept(COMMA)) items.push(parseFromItem(p));
  return items;
}

/** A table, derived table or function with all that is joined to it. */
export function parseFromItem(p: Parser): FromItem {
  return parseJoins(p, parseTableFactor(p));
}

/** One operand of a join: a table, derived table, function or joined table in brackets, pivots included. */
export function parseTableFactor(p: Parser): FromItem {
  let item = parseSource(p);
  for (;;) {
    switch (p.word) {
      case PIVOT:
      case UNPIVOT:
        if (!atPivot(p)) return item;
        item = parsePivot(p, item);
        break;
      case MATCH_RECOGNIZE:
        if (!atMatchRecognize(p)) return item;
        item = parseMatchRecognize(p, item);
        break;
      case NESTED:
        if (!p.has.bareJsonColumns) return item;
        item = parseNestedColumns(p, item);
        break;
      case PARTITION:
        return p.has.partitionedJoin && p.wordAt(1) === BY ? parsePartitionBy(p, item) : item;
      default:
        return item;
    }
  }
}

/** Oracle's `PARTITION BY (a, b)` beside an outer join. */
function parsePartitionBy(p: Parser, item: FromItem): FromItem {
  p.expectAll(PARTITION, BY);
  const bracketed = p.accept(OPEN);
  const columns = parseExpressionList(p);
  if (bracketed) p.expect(CLOSE);
  if (item.kind !== "table" && item.kind !== "table_function") return item;
  return { ...item, end: p.index, rest: [...item.rest, ...columns] };
}

/** A table factor without pivots behind it. */
function parseSource(p: Parser): FromItem {
  switch (p.kind) {
    case TokenKind.Symbol:
      if (p.word === OPEN) return parseBracketedItem(p, false);
      if (p.word === OPEN_BRACE && p.has.odbcJoin) return parseOdbcJoin(p);
      if (p.word === DOUBLE_COLON && p.has.rowsetFunctions) p.accept(DOUBLE_COLON);
      break;
    case TokenKind.Parameter:
      if (p.has.parameterTables) return parseParameterTable(p);
      break;
    case TokenKind.String:
      if (p.has.stageTables || p.has.stringTables) return parseStringTable(p);
      break;
    case TokenKind.Word: {
      if (p.word === LATERAL && p.has.lateral) return parseLateral(p);
      const item = parseWordSource(p);
      if (item !== undefined) return item;
    }
  }
  return parseNamedSource(p);
}

/** A source that begins with a word of its own; undefined where the word is a name. */
function parseWordSource(p: Parser): FromItem | undefined {
  const next = p.wordAt(1);
  switch (p.word) {
    case ONLY:
      return p.has.onlyTable && (next === OPEN || p.kindAt(1) !== TokenKind.Symbol) ? parseOnly(p) : undefined;
    case TABLE:
      return p.has.tableWord && next === OPEN ? parseTableWord(p) : undefined;
    case ROWS:
      return p.has.rowsFrom && next === FROM ? parseRowsFrom(p) : undefined;
    case VALUES:
      return p.has.bareValuesTable && next === OPEN ? parseValuesTable(p) : undefined;
    case UNPIVOT:
      return p.has.superUnnest && next !== OPEN ? parseUnpivotedObject(p) : undefined;
    case IDENTIFIER:
      return p.has.identifierFunction && next === OPEN ? parseIdentifierTable(p) : undefined;
    case SEMANTIC_VIEW:
      return p.has.semanticView && next === OPEN ? parseSemanticView(p) : undefined;
    case GRAPH_TABLE:
      if (next !== OPEN) return undefined;
      if (p.has.graphQueries) return parseGraphQueryTable(p);
      return p.has.graphTable ? parseGraphTable(p) : undefined;
    case EXTERNAL:
      return p.has.inlineExternal && atExternalTable(p) ? parseExternalTable(p) : undefined;
    case ANALYTIC:
      return p.has.analyticViews && atAnalyticView(p) ? parseAnalyticView(p) : undefined;
  }
  if (next !== OPEN) return undefined;
  if (isDocumentTable(p)) return parseDocumentTable(p);
  return isRowset(p) ? parseRowset(p) : undefined;
}

/** Snowflake's `IDENTIFIER('name')`, with all that may stand beside a table. */
function parseIdentifierTable(p: Parser): FromItem {
  const start = p.index;
  const { name, rest } = parseIdentifierCall(p);
  const table = finishTable(p, start, name);
  return { ...table, rest: [...rest, ...table.rest] };
}

function parseLateral(p: Parser): FromItem {
  const start = p.index;
  p.accept(LATERAL);
  const item = p.word === OPEN ? parseBracketedItem(p, true) : parseSource(p);
  if (item.kind === "table") p.fail("a query");
  return { ...item, start };
}

/** True at a name with a table hint in brackets behind it: `t (NOLOCK)`. */
function hasOldHints(p: Parser): boolean {
  p.index++;
  const result = atTableHints(p);
  p.index--;
  return result;
}

/** A table, or a function whose result is one. */
function parseNamedSource(p: Parser): FromItem {
  if (p.has.joinWordsReserved && joinWords.has(p.word)) p.fail("a table name");
  const mark = p.mark();
  const start = p.index;
  // Calls with words of their own between the brackets (`substring(x FROM 2)`) are an operand's to read.
  if (
    p.kind === TokenKind.Word && p.wordAt(1) === OPEN && p.has.functionTables && !(p.has.tableHints && hasOldHints(p))
  ) {
    return finishFunction(p, start, parseOperand(p));
  }
  if (p.has.rowsFrom && keywordFunctions.has(p.word)) return finishFunction(p, start, parseOperand(p));
  const name = parseTablePath(p);
  switch (p.word) {
    case OPEN:
      if (p.has.functionTables && !(p.has.tableHints && atTableHints(p))) return parseFunctionTable(p, name);
      break;
    case OPEN_BRACKET:
      if (p.has.superUnnest) {
        p.reset(mark);
        return parseNestedTable(p);
      }
  }
  return finishTable(p, start, name);
}
