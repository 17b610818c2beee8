import type { DialectName } from "../../src/sql/dialect.ts";
import { dialectOf } from "../../src/sql/dialects/mod.ts";
import { tokenize } from "../../src/sql/lexer.ts";
import { TokenKind, tokenText } from "../../src/sql/token.ts";

const marks: Readonly<Record<TokenKind, string>> = {
  [TokenKind.End]: "end",
  [TokenKind.Word]: "word",
  [TokenKind.QuotedName]: "name",
  [TokenKind.String]: "string",
  [TokenKind.Number]: "number",
  [TokenKind.Parameter]: "parameter",
  [TokenKind.Symbol]: "symbol",
  [TokenKind.Invalid]: "invalid",
};

/** What `sql` falls into: "kind text" for each token, "style comment text" for each comment, then the fault. */
export function lexemes(dialect: DialectName, sql: string): string[] {
  const tokens = tokenize(sql, dialectOf(dialect));
  const found: string[] = [];
  let comment = 0;
  for (let i = 0; i <= tokens.count; i++) {
    for (; tokens.comments[comment]?.before === i; comment++) {
      const { style, start, end } = tokens.comments[comment] ?? { style: "", start: 0, end: 0 };
      found.push(`${style} comment ${sql.slice(start, end)}`);
    }
    const kind: TokenKind = tokens.kind[i] ?? TokenKind.End;
    if (i < tokens.count) found.push(`${marks[kind]} ${tokenText(tokens, i)}`);
  }
  if (tokens.fault !== undefined) found.push(`fault at ${tokens.fault.at}: ${tokens.fault.message}`);
  return found;
}
