import type { Expression, ObjectName, Table } from "../../ast.ts";
import { AT_SIGN, DOT, MINUS as DASH, RANGE, STAR } from "../../symbols.ts";
import { isDetached, Role, TokenKind, tokenText } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { refuseParts } from "./name_parts.ts";
import { parseTableAlias } from "./table_alias.ts";
import { parseTableClauses } from "./table_clause.ts";
import type { Parser } from "../parser.ts";
import { parseWithOffset } from "./table_function.ts";

const { DUAL, FROM, WITH, AT, BY } = words("DUAL", "FROM", "WITH", "AT", "BY");

/** A table or view by name, with its alias and all that the dialect lets stand beside it (samples, hints, times). */
export function parseTable(p: Parser): Table {
  const start = p.index;
  return finishTable(p, start, parseTablePath(p));
}

/** A table whose name is read already; `start` is the first token of the whole. */
export function finishTable(p: Parser, start: number, name: ObjectName): Table {
  const rest: Expression[] = [];
  if (p.has.tableStar) p.accept(STAR);
  if (p.has.databaseLinks && p.accept(AT_SIGN)) {
    p.objectName("a database link");
    if (p.accept(AT_SIGN)) p.name("a connection's name");
  }
  const clauses = p.index;
  parseTableClauses(p, rest);
  const indexed = p.has.indexedBy && p.index > clauses && p.wordAt(-2) === BY;
  const alias = indexed ? undefined : parseTableAlias(p, p.has.tableAliasColumns ? "names" : "none");
  if (p.has.withOffset && p.word === WITH && name.parts.length > 1) parseWithOffset(p);
  if (p.has.superUnnest && p.word === AT && name.parts.length > 1 && p.accept(AT)) p.name("an alias");
  if (alias !== undefined || rest.length > 0) parseTableClauses(p, rest);
  const end = p.index;
  if (alias === undefined) return { kind: "table", start, end, name, rest };
  return { kind: "table", start, end, name, alias, rest };
}

/** A table's name: parts that the dialect lets out (`db..t`) or joins with dashes (`my-project.data.t`) too. */
export function parseTablePath(p: Parser): ObjectName {
  if (p.has.leadingDots) acceptLeadingDots(p);
  const start = p.index;
  if (p.word === DUAL) p.advance(Role.Name);
  else if (p.word === FROM) p.fail("a table name");
  else p.name("a table name");
  const parts = [start];
  if (p.word === DASH && p.has.dashedNames && parseDashes(p)) parts.push(p.anyName("a name"));
  for (;;) {
    if (p.accept(DOT)) {
      if (p.has.leadingDots) { while (p.accept(DOT)); }
    } else if (!p.has.omittedNameParts || !p.accept(RANGE)) break;
    parts.push(p.index);
    if (p.has.dashedNames && p.kind === TokenKind.Number) parseDigits(p);
    else p.anyName("a name");
  }
  if (p.has.twoPartTables && parts.length > 2) {
    p.fail(undefined, "a table's name has two parts at most: a database and the table");
  }
  refuseParts(p, parts, "tables");
  return { kind: "name", start, end: p.index, parts };
}

/** T-SQL lets all parts before the last be missing, dots and all: `..t`. */
function acceptLeadingDots(p: Parser): void {
  while (p.word === DOT || p.word === RANGE) p.accept(p.word);
}

/** The rest of a name with dashes; true when its last digits have taken the dot behind them for their own. */
function parseDashes(p: Parser): boolean {
  const { tokens } = p;
  let dotTaken = false;
  while (!dotTaken && p.word === DASH && !isDetached(tokens, p.index) && !isDetached(tokens, p.index + 1)) {
    const kind = p.kindAt(1);
    if (kind !== TokenKind.Word && kind !== TokenKind.Number) break;
    p.advance(Role.Name);
    dotTaken = kind === TokenKind.Number && tokenText(tokens, p.index).endsWith(".");
    p.advance(Role.Name);
    if (kind === TokenKind.Number && !dotTaken && p.kind === TokenKind.Word && !isDetached(tokens, p.index)) {
      p.advance(Role.Name);
    }
  }
  return dotTaken;
}

/** A part of a name that begins with digits. */
function parseDigits(p: Parser): void {
  p.advance(Role.Name);
  if (p.kind === TokenKind.Word && !isDetached(p.tokens, p.index)) p.advance(Role.Name);
}
