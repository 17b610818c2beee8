import type { WindowSpecification } from "../../ast.ts";
import { COMMA, OPEN } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";
import { parseWindowSpecification } from "../expression/window.ts";

const { AS } = words("AS");

/** What stands behind WINDOW: `name AS (specification)`, parted by commas. */
export function parseWindowDefinitions(p: Parser): WindowSpecification[] {
  const windows: WindowSpecification[] = [];
  do {
    p.name("a window name");
    p.expect(AS);
    if (p.has.windowNames && p.word !== OPEN) p.name("a window name");
    else windows.push(parseWindowSpecification(p));
  } while (p.accept(COMMA));
  return windows;
}
