import { type Dialect, WordClass } from "../dialect.ts";
import { Parser } from "../parser/parser.ts";
import { parseScript } from "../parser/statement/script.ts";
import { SEMICOLON } from "../symbols.ts";
import { TokenKind, type Tokens, tokenText } from "../token.ts";
import { textOf, word } from "../vocabulary.ts";
import { nearWords } from "./near_word.ts";

/** A mistyped keyword: its token, the word that was meant, and what could stand there. */
export interface Correction {
  readonly index: number;
  readonly word: string;
  readonly expected: ReadonlySet<number | string>;
}

/** Texts beyond this many tokens get no trials: each costs a parse. */
const longestTrial = 20_000;

/** How many tokens before the failure are looked at. */
const reach = 2;

/** Most guesses tried a token. */
const mostGuesses = 3;

/** Words that begin statements everywhere; typing errors at a statement's start are looked for among them. */
const statementWords =
  "SELECT INSERT UPDATE DELETE MERGE CREATE ALTER DROP TRUNCATE WITH VALUES GRANT REVOKE EXPLAIN SET SHOW BEGIN COMMIT ROLLBACK CALL DECLARE USE REPLACE DESCRIBE COMMENT VACUUM ANALYZE REFRESH REINDEX LOCK COPY UNLOAD PRAGMA ATTACH DETACH OPTIMIZE KILL RENAME EXECUTE EXEC PRINT SAVEPOINT START RESTORE BACKUP UNDROP LOAD FLUSH PREPARE CLOSE OPEN FETCH"
    .split(" ");

/** Reserved words up to this length are mistyped forms of others often enough: FOR for FROM, TO for TOP. */
const shortWord = 3;

/** True for a reserved word, which is a word too many or in the wrong place rather than mistyped. */
function isKeywordOfItsOwn(tokens: Tokens, dialect: Dialect, index: number): boolean {
  const known = tokens.word[index] ?? 0;
  return textOf(known).length > shortWord && ((dialect.wordClass[known] ?? 0) & WordClass.Reserved) !== 0;
}

/**
 * Words that grammars look for without noting them; they are candidates everywhere, and a guess that does not parse
 * is dropped.
 */
const commonWords =
  "UNSIGNED DISTINCT BETWEEN ROLLUP CUBE NULLS FIRST LAST ROWS ONLY FOREIGN PRIMARY REFERENCES CONSTRAINT DEFAULT UNIQUE CHECK CASCADE RESTRICT TEMPORARY EXISTS RECURSIVE PARTITION OVER PRECEDING FOLLOWING UNBOUNDED CURRENT NATURAL LATERAL INNER OUTER CROSS"
    .split(" ");

/** What would be accepted at token `index`, noted by a parse of its own. */
export function expectedAt(tokens: Tokens, dialect: Dialect, index: number): Set<number | string> {
  const parser = new Parser(tokens, dialect, index);
  parseScript(parser);
  return parser.expected;
}

/** Runs `read` with token `index` replaced, and puts it back. */
function withToken<Result>(tokens: Tokens, index: number, kind: TokenKind, word: number, read: () => Result): Result {
  const before = { kind: tokens.kind[index] ?? TokenKind.End, word: tokens.word[index] ?? 0 };
  tokens.kind[index] = kind;
  tokens.word[index] = word;
  const result = read();
  tokens.kind[index] = before.kind;
  tokens.word[index] = before.word;
  return result;
}

/** How far the text parses with `replacement` as token `index`: the furthest failure, or beyond the end. */
function reachWith(tokens: Tokens, dialect: Dialect, index: number, replacement: number): number {
  return withToken(tokens, index, TokenKind.Word, replacement, () => {
    const parser = new Parser(tokens, dialect);
    parseScript(parser);
    return parser.failed ? parser.furthest : tokens.count + 1;
  });
}

/**
 * Finds a mistyped keyword at or just before the failure at token `failed`. The words before count too: in
 * `SELECT id FORM users` the grammar takes FORM for an alias and stumbles over what follows, so that the word is
 * hidden from the grammar to learn what else could stand there. Each guess is tried; the one that lets the parser get
 * furthest wins, and it must get well beyond the failure.
 */
export function findCorrection(tokens: Tokens, dialect: Dialect, failed: number): Correction | undefined {
  if (tokens.count > longestTrial) return undefined;
  let best: Correction | undefined;
  // The word behind the mended one must be taken too: many a word fits where nothing that follows would.
  let furthest = failed + 1;
  for (let index = Math.min(failed + 1, tokens.count - 1); index >= Math.max(0, failed - reach); index--) {
    if (tokens.kind[index] !== TokenKind.Word) continue;
    if (isKeywordOfItsOwn(tokens, dialect, index)) continue;
    const expected = withToken(tokens, index, TokenKind.Invalid, 0, () => expectedAt(tokens, dialect, index));
    // A word that is hidden may hide what leads to it: LEFT before a mistyped JOIN is an alias then.
    if (index === failed) { for (const entry of expectedAt(tokens, dialect, index)) expected.add(entry); }
    const candidates = new Set<string>();
    for (const entry of expected) if (typeof entry === "number") candidates.add(textOf(entry));
    for (const text of commonWords) candidates.add(text);
    if (index === 0 || tokens.word[index - 1] === SEMICOLON) {
      for (const text of statementWords) candidates.add(text);
    }
    for (const text of nearWords(tokenText(tokens, index), candidates).slice(0, mostGuesses)) {
      const end = reachWith(tokens, dialect, index, word(text));
      if (end <= furthest) continue;
      furthest = end;
      best = { index, word: text, expected };
    }
  }
  return best;
}
