import { WordClass } from "../../dialect.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";
import { parseType } from "../expression/type.ts";

const { AS, COLLATE, EXCLUDE, COMMENT } = words("AS", "COLLATE", "EXCLUDE", "COMMENT");

/** The alias of a select item, with AS or without; gives its token, undefined where there is none. */
export function parseColumnAlias(p: Parser): number | undefined {
  if (p.accept(AS)) return parseLabel(p);
  switch (p.kind) {
    case TokenKind.Word:
      if (p.word === EXCLUDE && p.has.listExclude) return undefined;
      // the comment of a view whose query ends here
      if (p.word === COMMENT && p.kindAt(1) === TokenKind.String) return undefined;
      if ((p.wordClass & WordClass.NoColumnAlias) !== 0) return undefined;
      break;
    case TokenKind.QuotedName:
      break;
    case TokenKind.String:
      if (!p.has.stringAlias || isPrefixed(p)) return undefined;
      break;
    default:
      return undefined;
  }
  p.advance(Role.Name);
  return p.index - 1;
}

/** True at a string with letters before its quote (`x'01'`), which is no name. */
function isPrefixed(p: Parser): boolean {
  const code = p.tokens.sql.charCodeAt(p.tokens.start[p.index] ?? 0);
  return code !== 39 && code !== 34;
}

/** What stands behind AS: a name, some reserved words too, and a string where the dialect has such aliases. */
export function parseLabel(p: Parser): number {
  const kind = p.kind;
  const accepted = kind === TokenKind.QuotedName || (kind === TokenKind.String && p.has.stringAlias) ||
    (kind === TokenKind.Word && ((p.wordClass & WordClass.Reserved) === 0 || (p.wordClass & WordClass.Label) !== 0));
  if (!accepted) {
    p.fail("an alias");
    return p.tokens.count;
  }
  p.advance(Role.Name);
  return p.index - 1;
}

/** Column names in brackets behind an alias, with types where `typed`: all of them or none. */
export function parseAliasColumns(p: Parser, typed: boolean): void {
  p.expect(OPEN);
  let allTyped: boolean | undefined;
  do {
    p.name("a column name");
    const bare = p.at(COMMA) || p.at(CLOSE);
    if (typed && !bare && allTyped !== false) {
      parseType(p);
      if (p.accept(COLLATE)) p.objectName("a collation");
    } else if (allTyped === true) p.fail("a data type");
    allTyped = !bare;
  } while (p.accept(COMMA));
  p.expect(CLOSE);
}
