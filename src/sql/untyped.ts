import type { CommandStatement, Statement } from "./ast.ts";
import type { Dialect } from "./dialect.ts";
import { Parser } from "./parser/parser.ts";
import { parseStatement } from "./parser/statement/statement.ts";
import { SEMICOLON } from "./symbols.ts";
import { TokenKind, type Tokens, tokenText } from "./token.ts";

/** Words between CREATE and the kind of object, which name no kind. */
const modifiers = new Set("OR REPLACE TEMP TEMPORARY UNIQUE GLOBAL LOCAL UNLOGGED RECURSIVE IF NOT EXISTS".split(" "));

/** "CreateForeignTable" from CREATE FOREIGN TABLE; "Alter" and "Drop" whatever follows; else the first word. */
function typeOf(tokens: Tokens, start: number, end: number): string {
  const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
  const head = capitalised(tokenText(tokens, start));
  if (head !== "Create") return head;
  for (let i = start + 1; i < end; i++) {
    const text = tokenText(tokens, i);
    if (tokens.kind[i] !== TokenKind.Word) break;
    if (!modifiers.has(text.toUpperCase())) return head + capitalised(text);
  }
  return head;
}

/**
 * The statements of a script that a judge accepts and our grammar does not know in full: parted at semicolons,
 * each a tree where ours reads it, else a command without parts.
 */
export function parseUntyped(tokens: Tokens, dialect: Dialect): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  while (start < tokens.count) {
    let end = start;
    while (end < tokens.count && tokens.word[end] !== SEMICOLON) end++;
    if (end > start) {
      const parser = new Parser(tokens, dialect);
      parser.index = start;
      const statement = parseStatement(parser);
      const whole = !parser.failed && parser.index === end;
      const command: CommandStatement = { kind: "command", start, end, type: typeOf(tokens, start, end), parts: [] };
      statements.push(whole ? statement : command);
    }
    start = end + 1;
  }
  return statements;
}
