import { SEMICOLON } from "../symbols.ts";
import { type Tokens, tokenText } from "../token.ts";

/** Tokens that begin what a template engine or a driver fills in before SQL is sent: `{id}`, `${id}`, `#{id}`. */
const placeholders = /^[$#]?\{/;

/** A mistake that can be told by its words, and what to tell. */
interface Habit {
  /** Upper-case words or symbols in the text's order; the failure lies on the last of them or right behind. */
  readonly words: string;
  readonly advice: string;
}

const habits: readonly Habit[] = [
  { words: "= >", advice: "'greater or equal' is written >=" },
  { words: "=>", advice: "'greater or equal' is written >=" },
  { words: "=<", advice: "'less or equal' is written <=" },
  { words: "= <", advice: "'less or equal' is written <=" },
  { words: "==", advice: "'equal' is written =" },
  { words: "= =", advice: "'equal' is written =" },
  { words: "=!", advice: "'not equal' is written <>" },
  { words: "= !", advice: "'not equal' is written <>" },
  { words: "! =", advice: "'not equal' is written <>" },
  { words: "> <", advice: "'not equal' is written <>" },
  { words: "&&", advice: "conditions are joined by AND" },
  { words: "NOT NULL", advice: "did you mean 'IS NOT NULL'?" },
  { words: "OUTER JOIN", advice: "OUTER stands behind LEFT, RIGHT or FULL" },
  { words: "DELETE *", advice: "DELETE removes whole rows and names no columns" },
  { words: "ASCENDING", advice: "did you mean 'ASC'?" },
  { words: "DESCENDING", advice: "did you mean 'DESC'?" },
  { words: "ELSE IF", advice: "CASE has WHEN for further conditions" },
  { words: "ELSEIF", advice: "CASE has WHEN for further conditions" },
];

const parts: readonly (readonly string[])[] = habits.map(({ words }) => words.split(" "));

function standsAt(tokens: Tokens, index: number, texts: readonly string[]): boolean {
  for (let start = Math.max(0, index - texts.length); start <= index; start++) {
    if (texts.every((text, i) => start + i < tokens.count && tokenText(tokens, start + i).toUpperCase() === text)) {
      return true;
    }
  }
  return false;
}

/**
 * Advice on a mistake that people make by habit, as "; 'equal' is written =". `expected` is what could have stood at
 * token `index`. Empty where there is none.
 */
export function habitHint(tokens: Tokens, index: number, expected: ReadonlySet<number | string>): string {
  for (let i = index; i >= Math.max(0, index - 1); i--) {
    if (!placeholders.test(tokens.sql.slice(tokens.start[i], (tokens.start[i] ?? 0) + 2)) || i >= tokens.count) {
      continue;
    }
    return "; a template's placeholder is no SQL: fill it in first, or use a parameter";
  }
  for (const [i, { advice }] of habits.entries()) {
    if (standsAt(tokens, index, parts[i] ?? [])) return `; ${advice}`;
  }
  return expected.has(SEMICOLON) ? statementHint(tokens, index) : "";
}

/** Words that begin a statement and are hardly ever names. */
const statementWords = new Set("SELECT INSERT UPDATE DELETE CREATE DROP ALTER TRUNCATE".split(" "));

/** Says that a semicolon is missing where a second statement begins on the heels of the first. */
function statementHint(tokens: Tokens, index: number): string {
  if (index === 0 || index >= tokens.count || !statementWords.has(tokenText(tokens, index).toUpperCase())) return "";
  return "; a ';' is missing between two statements";
}
