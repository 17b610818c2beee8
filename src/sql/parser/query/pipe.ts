import type { Clause, Expression, Node } from "../../ast.ts";
import { CLOSE, COMMA, EQUAL, OPEN, PIPE } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { parseColumnAlias } from "./alias.ts";
import { clauseFrom } from "./clause.ts";
import { parseExpression } from "../expression/expression.ts";
import { parseFunctionTable } from "../from/table_function.ts";
import { parseGroupElement } from "./group_by.ts";
import { joinAt, parsePipedJoin } from "../from/join.ts";
import { parseLimit, parseOffset } from "./limit.ts";
import { parseMatchRecognizeBrackets } from "../from/match_recognize.ts";
import type { Parser } from "../parser.ts";
import { parsePipeSink } from "./pipe_sink.ts";
import { parsePivotBrackets, parseUnpivotBrackets } from "../from/pivot.ts";
import { parseSelectHead, parseSelectItem, parseSelectList } from "./select.ts";
import { acceptSetOperator, atSetOperator } from "./set_operation.ts";
import { parseBracketedQuery } from "../expression/bracket.ts";
import { parseTableAlias } from "../from/table_alias.ts";
import { parseTableClauses } from "../from/table_clause.ts";
import { parseWindowDefinitions } from "./window_clause.ts";
import { parseOrderBy } from "../expression/window.ts";
import { parseWith } from "./with.ts";

const {
  SELECT,
  EXTEND,
  SET,
  DROP,
  RENAME,
  AS,
  WHERE,
  LIMIT,
  OFFSET,
  AGGREGATE,
  GROUP,
  AND,
  ORDER,
  BY,
  DISTINCT,
  CALL,
  TABLESAMPLE,
  PIVOT,
  UNPIVOT,
  ASSERT,
  WITH,
  MATCH_RECOGNIZE,
  WINDOW,
  ASC,
  DESC,
  NULLS,
  FIRST,
  LAST,
  STATIC_DESCRIBE,
} = words(
  "SELECT",
  "EXTEND",
  "SET",
  "DROP",
  "RENAME",
  "AS",
  "WHERE",
  "LIMIT",
  "OFFSET",
  "AGGREGATE",
  "GROUP",
  "AND",
  "ORDER",
  "BY",
  "DISTINCT",
  "CALL",
  "TABLESAMPLE",
  "PIVOT",
  "UNPIVOT",
  "ASSERT",
  "WITH",
  "MATCH_RECOGNIZE",
  "WINDOW",
  "ASC",
  "DESC",
  "NULLS",
  "FIRST",
  "LAST",
  "STATIC_DESCRIBE",
);

/** One pipe operator of BigQuery or ClickHouse, from its `|>` on (their references, "Pipe query syntax", "Pipe operators"). */
export function parsePipe(p: Parser): Clause {
  const start = p.index;
  p.expect(PIPE);
  const items: Node[] = [];
  const name = parseOperator(p, items);
  return clauseFrom(p, start, `|> ${name}`, items);
}

/** The operator behind the symbol; gives its name. */
function parseOperator(p: Parser, items: Node[]): string {
  switch (p.word) {
    case SELECT: {
      p.accept(SELECT);
      const head: Expression[] = [];
      parseSelectHead(p, head);
      items.push(...head, ...parseSelectList(p));
      if (p.accept(WINDOW)) items.push(...parseWindowDefinitions(p));
      return "SELECT";
    }
    case EXTEND:
      p.accept(EXTEND);
      items.push(...parseSelectList(p));
      if (p.accept(WINDOW)) items.push(...parseWindowDefinitions(p));
      return "EXTEND";
    case SET:
      p.accept(SET);
      do {
        p.name("a column name");
        p.expect(EQUAL);
        items.push(parseExpression(p));
      } while (p.accept(COMMA) && !(p.has.trailingComma && endsOperator(p)));
      return "SET";
    case DROP:
      p.accept(DROP);
      do p.objectName("a column name"); while (p.accept(COMMA) && !(p.has.trailingComma && endsOperator(p)));
      return "DROP";
    case AS:
      p.accept(AS);
      p.name("an alias");
      return "AS";
    case WHERE:
      p.accept(WHERE);
      items.push(parseExpression(p));
      return "WHERE";
    case LIMIT:
      items.push(...parseLimit(p).items);
      return "LIMIT";
    case AGGREGATE:
      p.accept(AGGREGATE);
      parseAggregate(p, items);
      return "AGGREGATE";
    case DISTINCT:
      p.accept(DISTINCT);
      return "DISTINCT";
    case ORDER:
      p.accept(ORDER);
      p.expect(BY);
      items.push(...parseOrderBy(p));
      return "ORDER BY";
    case OFFSET:
      if (p.has.pipeOperators) break;
      items.push(...parseOffset(p).items);
      return "OFFSET";
  }
  const further = p.has.pipeOperators ? parseFurtherOperator(p, items) : undefined;
  if (further !== undefined) return further;
  if (atSetOperator(p)) {
    acceptSetOperator(p, 0);
    do items.push(parseBracketedQuery(p)); while (p.accept(COMMA));
    return "UNION";
  }
  if (joinAt(p) !== undefined) {
    items.push(parsePipedJoin(p));
    return "JOIN";
  }
  p.fail("a pipe operator");
  return "";
}

/** What ClickHouse lacks: operators that work on the input as on an item of FROM, and RENAME, CALL, ASSERT and WITH. */
function parseFurtherOperator(p: Parser, items: Node[]): string | undefined {
  const expressions: Expression[] = [];
  switch (p.word) {
    case RENAME:
      p.accept(RENAME);
      do {
        p.objectName("a column name");
        p.accept(AS);
        p.name("a column name");
      } while (p.accept(COMMA) && !(p.has.trailingComma && endsOperator(p)));
      return "RENAME";
    case CALL: {
      p.accept(CALL);
      const name = p.objectName("a function's name");
      if (!p.at(OPEN)) p.fail();
      items.push(parseFunctionTable(p, name));
      return "CALL";
    }
    case TABLESAMPLE:
      parseTableClauses(p, expressions);
      items.push(...expressions);
      return "TABLESAMPLE";
    case PIVOT: {
      p.accept(PIVOT);
      const query = parsePivotBrackets(p, expressions);
      items.push(...expressions);
      if (query !== undefined) items.push(query);
      parseTableAlias(p, "none");
      return "PIVOT";
    }
    case UNPIVOT:
      parseUnpivotBrackets(p, expressions);
      items.push(...expressions);
      parseTableAlias(p, "none");
      return "UNPIVOT";
    case MATCH_RECOGNIZE:
      parseMatchRecognizeBrackets(p, expressions);
      items.push(...expressions);
      parseTableAlias(p, "none");
      return "MATCH_RECOGNIZE";
    case ASSERT:
      p.accept(ASSERT);
      do items.push(parseExpression(p)); while (p.accept(COMMA));
      return "ASSERT";
    case WITH:
      items.push(parseWith(p));
      return "WITH";
    case WINDOW:
      p.accept(WINDOW);
      items.push(...parseSelectList(p));
      return "WINDOW";
    case STATIC_DESCRIBE:
      p.accept(STATIC_DESCRIBE);
      return "STATIC_DESCRIBE";
    default:
      return parsePipeSink(p, items);
  }
}

function endsOperator(p: Parser): boolean {
  return p.atEnd || p.word === PIPE || p.word === CLOSE;
}

/** `[aggregates] [GROUP [AND ORDER] BY elements]`, each with an alias and a direction. */
function parseAggregate(p: Parser, items: Node[]): void {
  if (p.word !== GROUP || !p.has.pipeOperators) {
    do {
      if (p.has.pipeOperators && (endsOperator(p) || p.word === GROUP)) break;
      items.push(parseSelectItem(p));
      parseDirection(p);
    } while (p.accept(COMMA));
  }
  if (!p.accept(GROUP)) return;
  if (p.accept(AND)) p.expect(ORDER);
  p.expect(BY);
  do {
    if (endsOperator(p)) break;
    items.push(parseGroupElement(p));
    parseColumnAlias(p);
    parseDirection(p);
  } while (p.accept(COMMA));
}

function parseDirection(p: Parser): void {
  p.acceptAny(ASC, DESC);
  if (p.accept(NULLS)) p.expectAny(FIRST, LAST);
}
