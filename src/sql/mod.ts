import type { Statement } from "./ast.ts";
import type { Dialect, DialectName } from "./dialect.ts";
import { dialectOf } from "./dialects/mod.ts";
import { emptyInput, explainFailure, explainLexicalFault, explainVerdict, type SqlError } from "./faults/explain.ts";
import { foreignHint } from "./faults/foreign.ts";
import { offsetOf } from "./faults/place.ts";
import { isPostgresReady, judgePostgres, preparePostgres } from "./judges/postgres.ts";
import { hasSecondOpinion, secondOpinion } from "./judges/second_opinion.ts";
import { tokenize } from "./lexer.ts";
import { depthLimit, Parser } from "./parser/parser.ts";
import { parseScript } from "./parser/statement/script.ts";
import { CLOSE, CLOSE_BRACE, CLOSE_BRACKET, OPEN, OPEN_BRACE, OPEN_BRACKET, SEMICOLON } from "./symbols.ts";
import { TokenKind, type Tokens } from "./token.ts";
import { parseUntyped } from "./untyped.ts";

export type { SqlError } from "./faults/explain.ts";

/** A text, read. */
export interface ParseResult {
  readonly dialect: Dialect;
  readonly tokens: Tokens;
  /** The statements in source order, separators such as GO too; empty where `error` is set. */
  readonly statements: readonly Statement[];
  /** False where a statement was accepted by a judge and our grammar gives no tree of it. */
  readonly tree: boolean;
  /** Why the text is not valid in its dialect; absent where it is. */
  readonly error?: SqlError;
}

/** Which judges stand beside our grammar: `all` as the tools use it, `none` for our grammar alone. */
export type Judges = "all" | "none";

function isEmpty(tokens: Tokens): boolean {
  for (let i = 0; i < tokens.count; i++) if (tokens.word[i] !== SEMICOLON) return false;
  return true;
}

/** How deep brackets nest, the unclosed ones too. */
function bracketDepth(tokens: Tokens): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < tokens.count; i++) {
    const word = tokens.word[i];
    if (word === OPEN || word === OPEN_BRACKET || word === OPEN_BRACE) deepest = Math.max(deepest, ++depth);
    else if (word === CLOSE || word === CLOSE_BRACKET || word === CLOSE_BRACE) depth--;
  }
  return deepest;
}

/** True where the text nests deeper than our grammar follows; a judge would take too long over it. */
function nestsTooDeep(tokens: Tokens, parser: Parser): boolean {
  return parser.failure?.tooDeep === true || bracketDepth(tokens) > depthLimit;
}

/** The failure lies at the first of two words that begin a statement: our grammar knows none that begins so. */
function beginsNoStatement(tokens: Tokens, index: number): boolean {
  if (index !== 0 && tokens.word[index - 1] !== SEMICOLON) return false;
  return tokens.kind[index] === TokenKind.Word && tokens.kind[index + 1] === TokenKind.Word;
}

function judged(tokens: Tokens, dialect: Dialect, parser: Parser, statements: Statement[]): ParseResult {
  const verdict = judgePostgres(tokens.sql);
  if (verdict.kind === "none") return ownVerdict(tokens, dialect, parser, statements);
  if (verdict.kind === "valid") {
    if (!parser.failed) return { dialect, tokens, statements, tree: true };
    return { dialect, tokens, statements: parseUntyped(tokens, dialect), tree: false };
  }
  const error = parser.failed
    ? explainFailure(parser)
    : explainVerdict(tokens, verdict.message, offsetOf(tokens.sql, verdict.at));
  return { dialect, tokens, statements: [], tree: false, error };
}

function ownVerdict(tokens: Tokens, dialect: Dialect, parser: Parser, statements: Statement[]): ParseResult {
  if (!parser.failed) return { dialect, tokens, statements, tree: true };
  return { dialect, tokens, statements: [], tree: false, error: explainFailure(parser) };
}

/**
 * Reads `sql` as `name` has it: tokens, statements, or the error. The one door of the engine.
 *
 * Our own grammar reads everything. PostgreSQL's own grammar then decides whether text is valid in `postgresql`,
 * and where the words that begin a statement are unknown to us, node-sql-parser is asked for the dialects that the
 * package reads well. Answers at once but for a judge that has to be loaded or asked.
 *
 * @example
 * ```ts
 * const { error, statements } = await parse("SELECT 1", "generic");
 * ```
 */
export function parse(sql: string, name: DialectName, judges: "none"): ParseResult;
export function parse(sql: string, name: DialectName, judges?: Judges): ParseResult | Promise<ParseResult>;
export function parse(sql: string, name: DialectName, judges: Judges = "all"): ParseResult | Promise<ParseResult> {
  const dialect = dialectOf(name);
  const tokens = tokenize(sql, dialect);
  const fault = explainLexicalFault(tokens, dialect);
  if (fault !== undefined) return { dialect, tokens, statements: [], tree: false, error: fault };
  if (isEmpty(tokens)) return { dialect, tokens, statements: [], tree: false, error: emptyInput };
  const parser = new Parser(tokens, dialect);
  const statements = parseScript(parser);
  if (judges === "none") return ownVerdict(tokens, dialect, parser, statements);
  if (name === "postgresql" && !nestsTooDeep(tokens, parser)) {
    if (isPostgresReady()) return judged(tokens, dialect, parser, statements);
    return preparePostgres().then(() => judged(tokens, dialect, parser, statements));
  }
  if (
    parser.failed && beginsNoStatement(tokens, parser.furthest) && hasSecondOpinion(sql, name) &&
    foreignHint(tokens, dialect, parser.furthest) === ""
  ) {
    return secondOpinion(sql, name).then((valid) =>
      valid
        ? { dialect, tokens, statements: parseUntyped(tokens, dialect), tree: false }
        : ownVerdict(tokens, dialect, parser, statements)
    );
  }
  return ownVerdict(tokens, dialect, parser, statements);
}
