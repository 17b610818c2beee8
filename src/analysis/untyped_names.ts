import type { Statement } from "../sql/ast.ts";
import type { ParseResult } from "../sql/mod.ts";
import { DOT, OPEN } from "../sql/symbols.ts";
import { WordClass } from "../sql/dialect.ts";
import { TokenKind } from "../sql/token.ts";
import { words } from "../sql/vocabulary.ts";
import type { NameList } from "./name_list.ts";
import { unquoted } from "./names.ts";

/** Words behind which a table's name stands. */
const tableWords = new Set(Object.values(words("FROM", "JOIN", "INTO", "UPDATE", "TABLE", "VIEW")));

/** Words that may stand between one of those and the name. */
const between = new Set(Object.values(words("IF", "NOT", "EXISTS", "ONLY", "TABLE", "LATERAL")));

const { SELECT, VALUES } = words("SELECT", "VALUES");

/** True for a statement of which the parser gave no tree. */
export function isUntyped(statement: Statement): boolean {
  return statement.kind === "command" && statement.parts.length === 0;
}

/** Where the names that a statement's tokens show are added. */
export interface NameLists {
  readonly tables: NameList;
  readonly columns: NameList;
  readonly functions: NameList;
}

/**
 * Reads names off the tokens of statements that have no tree: a name before a bracket is a function, one behind FROM
 * and the like a table, any other that is not reserved and stands in a query or behind a dot a column.
 */
export function addUntypedNames(parsed: ParseResult, lists: NameLists): void {
  for (const statement of parsed.statements) if (isUntyped(statement)) addNames(parsed, statement, lists);
}

function addNames(parsed: ParseResult, { start, end }: Statement, lists: NameLists): void {
  const { tokens, dialect } = parsed;
  const { word, kind } = tokens;
  let inQuery = false;
  const isName = (index: number) =>
    kind[index] === TokenKind.QuotedName ||
    (kind[index] === TokenKind.Word && ((dialect.wordClass[word[index] ?? 0] ?? 0) & WordClass.Reserved) === 0);
  for (let i = start; i < end; i++) {
    if (word[i] === SELECT) inQuery = true;
    if (!isName(i)) continue;
    let last = i;
    let text = unquoted(tokens, i);
    while (word[last + 1] === DOT && last + 2 < end && isName(last + 2)) {
      last += 2;
      text += `.${unquoted(tokens, last)}`;
    }
    let before = i - 1;
    while (before > start && between.has(word[before] ?? 0)) before--;
    if (word[i] === VALUES) continue;
    if (word[last + 1] === OPEN && !tableWords.has(word[before] ?? 0)) lists.functions.add(text, i);
    else if (tableWords.has(word[before] ?? 0)) lists.tables.add(text, i);
    else if (inQuery && word[last + 1] !== DOT) lists.columns.add(unquoted(tokens, last), i);
    i = last;
  }
}
