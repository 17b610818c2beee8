import { tokenText } from "../../token.ts";
import type { Parser } from "../parser.ts";

/** True where the labels at two tokens are one: backticks and case do not count. */
export function sameLabel(p: Parser, one: number, other: number): boolean {
  return comparable(p, one) === comparable(p, other);
}

function comparable(p: Parser, label: number): string {
  return tokenText(p.tokens, label).replaceAll("`", "").toLowerCase();
}

/** A label that may be missing, with no other to compare it with. */
export function acceptLabel(p: Parser): void {
  if (p.atName) p.name("a label");
}
