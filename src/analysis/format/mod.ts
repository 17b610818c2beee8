import type { Statement } from "../../sql/ast.ts";
import { tokenize } from "../../sql/lexer.ts";
import type { ParseResult } from "../../sql/mod.ts";
import { Parser } from "../../sql/parser/parser.ts";
import { parseScript } from "../../sql/parser/statement/script.ts";
import { SEMICOLON } from "../../sql/symbols.ts";
import { isUntyped } from "../untyped_names.ts";
import { foreignLayout } from "./foreign_layout.ts";
import { Break, Layout, Mark } from "./layout.ts";
import { type FormatOptions, print } from "./printer.ts";
import { markSemicolons } from "./semicolons.ts";
import { layTokens } from "./token_layout.ts";
import { layTree } from "./tree_layout.ts";

export type { FormatOptions } from "./printer.ts";

/** What `format_sql` does when nothing is asked for. */
export const defaultOptions: FormatOptions = { indentSize: 2, uppercaseKeywords: false, addSemicolon: false };

/** Lines of client programs keep a line of their own and every character of it. */
function laySeparator(layout: Layout, statement: Statement): void {
  layout.break(statement.start);
  layout.break(statement.end);
  for (let i = statement.start + 1; i < statement.end; i++) layout.mark(i, Mark.Verbatim);
}

/** False for a piece of MySQL's programs that is cut at a semicolon: one of its own would make it a broken block. */
function takesSemicolon({ dialect, tokens }: ParseResult): boolean {
  if (!dialect.features.programPieces || tokens.word.subarray(0, tokens.count).includes(SEMICOLON)) return true;
  const parser = new Parser(tokenize(`${tokens.sql}\n;`, dialect), dialect);
  parseScript(parser);
  return !parser.failed;
}

/**
 * Lays out a text that is valid in its dialect. Nothing but white space, the case of keywords and added semicolons
 * changes, comments stay between the tokens they stood between, and laying out the result gives the same text again.
 *
 * @param parsed A result without an error.
 */
export function format(parsed: ParseResult, options: FormatOptions = defaultOptions): string {
  const layout = new Layout(parsed.tokens);
  for (const statement of parsed.statements) {
    if (statement.kind === "separator") laySeparator(layout, statement);
    else layout.break(statement.start, Break.Blank);
  }
  layTree(layout, parsed.tree ? parsed.statements : parsed.statements.filter((statement) => !isUntyped(statement)));
  if (!parsed.tree) layTokens(layout, parsed);
  if (options.addSemicolon && takesSemicolon(parsed)) markSemicolons(layout, parsed.statements);
  return print(layout, options);
}

/**
 * The same as {@link format}, but where no statement of the text has a tree, sql-formatter lays it out if it keeps to
 * the rules.
 */
export function formatText(parsed: ParseResult, options: FormatOptions = defaultOptions): string | Promise<string> {
  if (parsed.tree) return format(parsed, options);
  return foreignLayout(parsed, options).then((text) => text ?? format(parsed, options));
}
