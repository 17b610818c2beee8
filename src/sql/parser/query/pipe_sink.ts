import type { Node } from "../../ast.ts";
import { matchRule } from "../../notation/mod.ts";
import { CLOSE, COMMA, OPEN, PIPE } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import { parseTargetColumns } from "../change/insert_source.ts";
import { parseBracketedQuery } from "../expression/bracket.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { parsePipe } from "./pipe.ts";
import { parseTableAlias } from "../from/table_alias.ts";
import { parseTableName } from "../from/table_name.ts";

const { EXPORT, CREATE, INSERT, INTO, FORK, TEE, LOG, IF, ELSEIF, ELSE, THEN, RECURSIVE, UNION, ALL, DISTINCT } = words(
  "EXPORT",
  "CREATE",
  "INSERT",
  "INTO",
  "FORK",
  "TEE",
  "LOG",
  "IF",
  "ELSEIF",
  "ELSE",
  "THEN",
  "RECURSIVE",
  "UNION",
  "ALL",
  "DISTINCT",
);

/**
 * Pipe operators that send their input elsewhere or on several ways (GoogleSQL's reference, "Pipe query syntax"); the
 * operator's name, undefined where none begins.
 */
export function parsePipeSink(p: Parser, items: Node[]): string | undefined {
  switch (p.word) {
    case EXPORT:
      items.push(...matchRule(p, "piped_export"));
      return "EXPORT DATA";
    case CREATE:
      items.push(...matchRule(p, "piped_table"));
      return "CREATE TABLE";
    case INSERT:
      p.accept(INSERT);
      p.accept(INTO);
      items.push(parseTableName(p));
      if (p.at(OPEN)) items.push(...parseTargetColumns(p));
      return "INSERT";
    case FORK:
      p.accept(FORK);
      do parsePipes(p, items); while (p.accept(COMMA));
      return "FORK";
    case TEE:
      p.accept(TEE);
      if (p.at(OPEN)) { do parsePipes(p, items); while (p.accept(COMMA)); }
      return "TEE";
    case LOG:
      p.accept(LOG);
      if (p.at(OPEN)) parsePipes(p, items);
      return "LOG";
    case IF:
      return parseIf(p, items);
    case RECURSIVE:
      p.accept(RECURSIVE);
      p.expect(UNION);
      p.expectAny(ALL, DISTINCT);
      if (p.wordAt(1) === PIPE) parsePipes(p, items);
      else items.push(parseBracketedQuery(p));
      parseTableAlias(p, "none");
      return "RECURSIVE UNION";
    default:
      return undefined;
  }
}

/** `(|> operator …)`, or nothing in the brackets. */
function parsePipes(p: Parser, items: Node[]): void {
  if (!p.enter()) return;
  p.expect(OPEN);
  while (p.at(PIPE)) items.push(parsePipe(p));
  p.expect(CLOSE);
  p.leave();
}

/** `IF condition THEN (…) [ELSEIF condition THEN (…)] … [ELSE (…)]`. */
function parseIf(p: Parser, items: Node[]): string {
  p.accept(IF);
  do {
    items.push(parseExpression(p));
    p.expect(THEN);
    parsePipes(p, items);
  } while (p.accept(ELSEIF));
  if (p.accept(ELSE)) parsePipes(p, items);
  return "IF";
}
