import { SHIFT_RIGHT } from "../../../symbols.ts";
import { TokenKind, tokenText } from "../../../token.ts";
import { word } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { atPlsqlName, plsqlName } from "./name.ts";

/** What opens a label. */
export const LABEL_OPEN: number = word("<<");

/** `<<name>>`, any number of them; gives the tokens of the names. */
export function parseLabels(p: Parser): number[] {
  const labels: number[] = [];
  while (p.accept(LABEL_OPEN)) {
    labels.push(plsqlName(p, "a label"));
    p.expect(SHIFT_RIGHT);
  }
  return labels;
}

/** A name as the database compares it: quotes taken off, or folded to upper case. */
function foldedName(p: Parser, index: number): string {
  const text = tokenText(p.tokens, index);
  return p.tokens.kind[index] === TokenKind.QuotedName ? text.slice(1, -1) : text.toUpperCase();
}

/** The name that may stand behind END; where it does it must be one of `names`, which are tokens (PLS-00113). */
export function parseEndName(p: Parser, names: readonly number[]): void {
  if (!atPlsqlName(p)) return;
  const text = foldedName(p, p.index);
  if (names.some((name) => foldedName(p, name) === text)) {
    plsqlName(p, "a name");
    return;
  }
  const [name] = names;
  if (name === undefined) p.fail();
  else p.fail(undefined, `the name behind END must be '${tokenText(p.tokens, name)}', which it ends`);
}
