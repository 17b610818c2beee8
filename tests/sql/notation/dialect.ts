import type { CommandStatement, Node } from "../../../src/sql/ast.ts";
import { type Dialect, type DialectDefinition, WordClass } from "../../../src/sql/dialect.ts";
import { type Feature, features } from "../../../src/sql/features.ts";
import { tokenize } from "../../../src/sql/lexer.ts";
import { internWords, matchStatement } from "../../../src/sql/notation/mod.ts";
import { Parser } from "../../../src/sql/parser/parser.ts";
import { Role, type Tokens, tokenText } from "../../../src/sql/token.ts";
import { textOf, vocabularySize, word } from "../../../src/sql/vocabulary.ts";

const reserved = "SELECT FROM WHERE AND OR TABLE ON TO CREATE DROP GRANT SET";

/** A dialect of nothing but these rows and rules. */
export function dialectOfRows(
  statements: readonly string[],
  rules: readonly string[] = [],
): Dialect {
  const definition: DialectDefinition = {
    name: "generic",
    title: "Test",
    lexical: {
      quotes: { "'": "string", '"': "name" },
      backslashEscapes: false,
      stringPrefixes: [],
      lineComments: ["--"],
      nestedComments: false,
      digitsThenLetters: "split",
      nameCharacters: "",
      unicodeNames: "none",
      unicodeSpaces: false,
      parameters: { at: true },
      symbols: ["=>", "::", "<="],
      characters: "()[]{},.;=+-*/|@<>%:",
    },
    reserved: {
      names: reserved,
      columnAliases: "",
      tableAliases: "",
      functions: "",
      labels: "all",
    },
    features: [],
    operators: ["OR", "AND", "=", "+ -", "* /"],
    statements,
    rules,
  };
  internWords(definition);
  const wordClass = new Uint8Array(vocabularySize() + 100);
  for (const name of reserved.split(" ")) {
    wordClass[word(name)] = WordClass.Reserved | WordClass.NoColumnAlias | WordClass.NoTableAlias;
  }
  const precedence = new Uint8Array(wordClass.length);
  definition.operators.forEach((level, i) => {
    for (const operator of level.split(" ")) precedence[word(operator)] = i + 1;
  });
  const none = Object.fromEntries(
    features.map((feature) => [feature, false]),
  ) as Record<Feature, boolean>;
  return {
    name: "generic",
    title: "Test",
    lexical: definition.lexical,
    features: none,
    wordClass,
    precedence,
    definition,
  };
}

/** What a match came to. */
export interface Outcome {
  readonly type: string;
  /** Kinds of the nodes and their texts: "table public.users". */
  readonly parts: readonly string[];
  /** What of the text is left over; undefined where it did not match. */
  readonly rest: string | undefined;
  /** The token where it failed, and what could have stood there; empty where it matched. */
  readonly failedAt: string;
  readonly expected: readonly string[];
}

/** Matches one statement; undefined where no row begins with its first word. */
export function match(dialect: Dialect, sql: string): Outcome | undefined {
  const tokens = tokenize(sql, dialect);
  const p = new Parser(tokens, dialect);
  const statement = matchStatement(p);
  if (statement === undefined) return undefined;
  if (!p.failed) {
    return {
      ...described(tokens, statement),
      rest: sql.slice(tokens.start[p.index]),
      failedAt: "",
      expected: [],
    };
  }
  const index = p.failure?.index ?? 0;
  const watching = new Parser(tokens, dialect, index);
  matchStatement(watching);
  const expected = [...watching.expected].map((what) => typeof what === "number" ? textOf(what) : what).sort();
  return {
    type: "",
    parts: [],
    rest: undefined,
    failedAt: tokenText(tokens, index),
    expected,
  };
}

function described(
  tokens: Tokens,
  statement: CommandStatement,
): { type: string; parts: string[] } {
  const textOfNode = (node: Node) => tokens.sql.slice(tokens.start[node.start], tokens.end[node.end - 1]);
  return {
    type: statement.type,
    parts: statement.parts.map((node) => `${node.kind} ${textOfNode(node)}`),
  };
}

/** The roles of a statement's tokens: "Keyword Keyword Name". */
export function roles(dialect: Dialect, sql: string): string {
  const tokens = tokenize(sql, dialect);
  matchStatement(new Parser(tokens, dialect));
  return Array.from(tokens.role.subarray(0, tokens.count), (role) => Role[role]).join(" ");
}

/** True where the whole text is one statement of the dialect. */
export function accepts(dialect: Dialect, sql: string): boolean {
  return match(dialect, sql)?.rest === "";
}
