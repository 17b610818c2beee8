import type { ObjectName } from "../../../ast.ts";
import { DOT } from "../../../symbols.ts";
import { Role, TokenKind } from "../../../token.ts";
import { word } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";

/**
 * The words that PL/SQL reserves (PL/SQL Language Reference, Table D-1): fewer than SQL, so that variables, routines
 * and fields may be called `file` or `add`.
 */
const reserved = new Set(
  ("ALL ALTER AND ANY AS ASC AT BEGIN BETWEEN BY CASE CHECK CLUSTER CLUSTERS COLAUTH COLUMNS COMPRESS CONNECT CRASH CREATE " +
    "CURSOR DECLARE DEFAULT DESC DISTINCT DROP ELSE ELSIF END EXCEPTION EXCLUSIVE FETCH FOR FROM FUNCTION GOTO GRANT GROUP " +
    "HAVING IDENTIFIED IF IN INDEX INDEXES INSERT INTERSECT INTO IS LIKE LOCK LOOP MINUS MODE NOCOMPRESS NOT NOWAIT NULL OF " +
    "ON OPTION OR ORDER OVERLAPS PRIOR PROCEDURE PUBLIC RESOURCE REVOKE SELECT SHARE SIZE START SUBTYPE TABAUTH TABLE " +
    "THEN TO UNION UNIQUE UPDATE USE VALUES VIEW VIEWS WHEN WHERE WHILE WITH " +
    "$IF $THEN $ELSIF $ELSE $END $ERROR").split(" ").map(word),
);

/** True where a name of PL/SQL can stand. */
export function atPlsqlName(p: Parser): boolean {
  const kind = p.kind;
  if (kind === TokenKind.Word) return p.word === 0 || !reserved.has(p.word);
  return kind === TokenKind.QuotedName || p.atSubstitution;
}

/** A name of PL/SQL: what `Parser.name` reads, of fewer reserved words. Gives its token. */
export function plsqlName(p: Parser, what: string): number {
  if (atPlsqlName(p)) {
    p.advance(Role.Name);
    return p.index - 1;
  }
  p.fail(what);
  return p.tokens.count;
}

/** Names of PL/SQL parted by dots. */
export function plsqlObjectName(p: Parser, what: string): ObjectName {
  const start = p.index;
  const parts = [plsqlName(p, what)];
  while (p.accept(DOT)) parts.push(p.anyName("a name"));
  return { kind: "name", start, end: p.index, parts };
}
