import type { Clause, Node, SelectItem } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseColumnList } from "./assignment.ts";
import { clauseFrom } from "../query/clause.ts";
import { parseSelectExpression } from "../expression/expression.ts";
import { parseVariables } from "../query/into.ts";
import type { Parser } from "../parser.ts";
import { parseSelectItem } from "../query/select.ts";
import { parseTableName } from "../from/table_name.ts";

const {
  RETURNING,
  RETURN,
  OUTPUT,
  INTO,
  BULK,
  COLLECT,
  WITH,
  OLD,
  NEW,
  AS,
  VALUES,
  DEFAULT,
  SELECT,
  EXEC,
  EXECUTE,
  OPTION,
} = words(
  "RETURNING",
  "RETURN",
  "OUTPUT",
  "INTO",
  "BULK",
  "COLLECT",
  "WITH",
  "OLD",
  "NEW",
  "AS",
  "VALUES",
  "DEFAULT",
  "SELECT",
  "EXEC",
  "EXECUTE",
  "OPTION",
);

/** `RETURNING items`, Oracle's with `INTO variables` too; nothing where it does not stand. */
export function parseReturning(p: Parser): Clause | undefined {
  if (!p.has.returning) return undefined;
  const start = p.index;
  if (!p.accept(RETURNING) && !(p.has.returningInto && p.accept(RETURN))) return undefined;
  if (p.has.returningAliases && p.atAll(WITH, OPEN)) parseRowNames(p);
  const items: Node[] = p.list(parseSelectItem);
  if (p.has.returningInto && acceptInto(p)) items.push(...parseVariables(p));
  return clauseFrom(p, start, "RETURNING", items);
}

/** PostgreSQL 18's `WITH (OLD AS o, NEW AS n)`. */
function parseRowNames(p: Parser): void {
  p.expectAll(WITH, OPEN);
  do {
    p.expectAny(OLD, NEW);
    p.expect(AS);
    p.name("a name for the row");
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}

function acceptInto(p: Parser): boolean {
  if (p.acceptAll(BULK, COLLECT)) return p.expect(INTO);
  return p.accept(INTO);
}

/**
 * T-SQL's `OUTPUT items [INTO target [(columns)]] [OUTPUT items]`: a clause each; none where it does not stand.
 */
export function parseOutput(p: Parser): Clause[] {
  const clauses: Clause[] = [];
  if (!p.has.output) return clauses;
  while (clauses.length < 2 && p.at(OUTPUT)) {
    const start = p.index;
    p.advance(Role.Keyword);
    const items: Node[] = p.list(parseOutputItem);
    if (p.accept(INTO)) {
      items.push(parseTableName(p));
      if (p.at(OPEN)) items.push(...parseColumnList(p));
    }
    clauses.push(clauseFrom(p, start, "OUTPUT", items));
  }
  return clauses;
}

/** An item of OUTPUT. Words that go on with the statement are no alias, reserved or not. */
function parseOutputItem(p: Parser): SelectItem {
  const start = p.index;
  const expression = parseSelectExpression(p);
  if (expression.kind === "star" || !(p.accept(AS) || atAlias(p))) {
    return { kind: "select_item", start, end: p.index, expression };
  }
  const alias = p.kind === TokenKind.String ? p.index : p.anyName("an alias");
  if (p.kind === TokenKind.String) p.advance(Role.Name);
  return { kind: "select_item", start, end: p.index, expression, alias };
}

function atAlias(p: Parser): boolean {
  switch (p.word) {
    case VALUES:
    case DEFAULT:
    case SELECT:
    case EXEC:
    case EXECUTE:
    case OPTION:
    case OUTPUT:
      return false;
    default:
      return p.atName || p.kind === TokenKind.String;
  }
}
