import type { Dialect, LexicalRules } from "../../sql/dialect.ts";

const relaxed = new WeakMap<Dialect, Dialect>();

/** What may stand behind a `#` that opens a comment; a name behind it makes it one of its own in some dialects. */
const behindHash = [" ", "'", '"', ")", ";", "-", "/", "\n", "\r", "%"];

/** Marks of line comments beside the dialect's own. */
function lineComments(dialect: Dialect): readonly string[] {
  const own = dialect.lexical.lineComments.filter((mark) => mark !== "--");
  return ["--", ...own, ...behindHash.map((character) => `#${character}`)];
}

/**
 * The dialect with the lexical rules that attackers count on: `--` opens a comment whatever follows, a block comment
 * need not be closed, a digit may touch the word behind it (`1or`). Text that the dialect itself refuses is read so.
 */
export function relax(dialect: Dialect): Dialect {
  const known = relaxed.get(dialect);
  if (known !== undefined) return known;
  const { stringPrefixes } = dialect.lexical;
  // someone who names no dialect may still write Oracle's or BigQuery's strings
  const strings = dialect.name !== "generic" ? {} : {
    stringPrefixes: [...stringPrefixes, "Q", "NQ", "R"],
    rawPrefixes: ["R"],
    alternativeQuoting: true,
  };
  const lexical: LexicalRules = {
    ...dialect.lexical,
    ...strings,
    lineComments: lineComments(dialect),
    dashesNeedSpace: false,
    unclosedComments: true,
    conditionalComments: { marks: ["!", "M!"], versions: [[0, 999_999]] },
    nestedComments: false,
    multilineStrings: true,
    digitsThenLetters: "split",
    hexNumbers: true,
    hexBytes: false,
    unicodeSpaces: true,
    unicodeNames: "all",
    emptyNames: true,
    backslashEscapes: dialect.lexical.backslashEscapes === true ? true : "fallback",
  };
  const result = { ...dialect, lexical };
  relaxed.set(dialect, result);
  return result;
}
