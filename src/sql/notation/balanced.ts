import { CLOSE, OPEN } from "../symbols.ts";
import { Role, TokenKind } from "../token.ts";
import type { Parser } from "../parser/parser.ts";

/**
 * Anything in brackets, as long as the brackets inside are closed too: what a module of SQLite takes, whose arguments
 * only the module understands.
 */
export function parseBalanced(p: Parser): void {
  p.expect(OPEN);
  for (let depth = 1; depth > 0 && !p.failed;) {
    if (p.word === OPEN) depth++;
    else if (p.word === CLOSE) depth--;
    else if (p.atEnd) p.fail("')'");
    p.advance(p.kind === TokenKind.Word || p.kind === TokenKind.QuotedName ? Role.Name : Role.None);
  }
}
