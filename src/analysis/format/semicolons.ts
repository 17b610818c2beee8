import type { Statement } from "../../sql/ast.ts";
import { SEMICOLON } from "../../sql/symbols.ts";
import type { Layout } from "./layout.ts";

/** The text of a separator line, for telling DELIMITER and the slash from others. */
function separatorText(layout: Layout, statement: Statement): string {
  const { sql, start, end } = layout.tokens;
  return sql.slice(start[statement.start], end[statement.end - 1]);
}

/**
 * Marks where semicolons are added: behind statements that none follows, as long as DELIMITER has not put another
 * mark in its place, and not before Oracle's slash, which ends a statement too.
 */
export function markSemicolons(layout: Layout, statements: readonly Statement[]): void {
  const { word, count } = layout.tokens;
  let delimited = false;
  statements.forEach((statement, i) => {
    if (statement.kind === "separator") {
      const [command, delimiter] = separatorText(layout, statement).split(/\s+/, 2);
      if (command?.toUpperCase() === "DELIMITER") delimited = delimiter !== ";";
      return;
    }
    const next = statements[i + 1];
    const ended = word[statement.end] === SEMICOLON || word[statement.end - 1] === SEMICOLON;
    const continued = next === undefined ? statement.end < count : statement.end < next.start;
    const slash = next?.kind === "separator" && separatorText(layout, next) === "/";
    if (!delimited && !ended && !continued && !slash) layout.semicolons[statement.end - 1] = 1;
  });
}
