import type { Feature, Features } from "./features.ts";

/** The dialects, in the order the tools list them. */
export const dialectNames = [
  "generic",
  "postgresql",
  "mysql",
  "mariadb",
  "sqlserver",
  "oracle",
  "sqlite",
  "snowflake",
  "bigquery",
  "redshift",
  "clickhouse",
] as const;

/** The name of a dialect, lower case. */
export type DialectName = (typeof dialectNames)[number];

/** How the dialect's text falls into tokens. */
export interface LexicalRules {
  /** What each opening quote opens. A character left out is no quote in the dialect. */
  readonly quotes: { readonly [opening: string]: "string" | "name" };
  /**
   * A backslash escapes the next character inside ordinary strings; "fallback": only where the text cannot be
   * read without.
   */
  readonly backslashEscapes: boolean | "fallback";
  /** A backslash escapes the next character inside quoted names too. */
  readonly escapesInNames?: boolean;
  /** Two quotes in a row inside a string stand for one; true unless it says false. */
  readonly doubledQuotes?: boolean;
  /** A string or quoted name may hold line breaks; true unless it says false. */
  readonly multilineStrings?: boolean;
  /** In `[x]` two closing brackets in a row do not stand for one. */
  readonly plainBrackets?: boolean;
  /** A quoted name may be empty; true unless it says false. */
  readonly emptyNames?: boolean;
  /** `[x]` is a name only where a name can stand and it looks like one, else an array or a subscript. */
  readonly bracketsAreAmbiguous?: boolean;
  /** What stands in `X'…'` is checked to be whole bytes. */
  readonly hexBytes?: boolean;
  /** Letters that may stand right before a string's quote, upper case: "N", "E", "X", "B", "R", "RB", "U&", "Q" … */
  readonly stringPrefixes: readonly string[];
  /** Prefixes (of `stringPrefixes`) after which backslashes escape, and those after which they never do. */
  readonly escapingPrefixes?: readonly string[];
  readonly rawPrefixes?: readonly string[];
  /** `'''…'''` and `"""…"""` are strings. */
  readonly tripleQuotes?: boolean;
  /** `$$…$$` ("plain") or `$tag$…$tag$` too ("tagged") are strings. */
  readonly dollarQuotes?: "none" | "plain" | "tagged";
  /** Oracle's `q'[…]'`. */
  readonly alternativeQuoting?: boolean;
  /** Starts of line comments: "--", "#", "//". */
  readonly lineComments: readonly string[];
  /** `--` opens a comment only before white space, a control character or the end. */
  readonly dashesNeedSpace?: boolean;
  /** Block comments nest; "fallback": where that closes them, else they end at the first `*` and `/`. */
  readonly nestedComments: boolean | "fallback";
  /** A block comment without an end reaches to the end of the text. */
  readonly unclosedComments?: boolean;
  /** A block comment that begins with `+`, or a line comment that does, is a hint. */
  readonly hints?: boolean;
  /**
   * A block comment that begins with one of `marks` holds code that the database runs, if no version number
   * follows or one inside a range of `versions` (first, last).
   */
  readonly conditionalComments?: {
    readonly marks: readonly string[];
    readonly versions: readonly (readonly [number, number])[];
  };
  /** A digit run glued to letters is a name (`1a`), two tokens, or an error. */
  readonly digitsThenLetters: "name" | "split" | "error";
  /** `0x1F`, `0b01`, `0o17`, and `1_000`. */
  readonly hexNumbers?: boolean;
  readonly binaryNumbers?: boolean;
  readonly octalNumbers?: boolean;
  readonly underscoresInNumbers?: boolean;
  /** `1.5f` and `1d`. */
  readonly floatSuffixes?: boolean;
  /** `$1.50`. */
  readonly moneyNumbers?: boolean;
  /** `0x` without digits is a number too. */
  readonly emptyHexNumber?: boolean;
  /**
   * Digits behind a name's dot begin a name (`dataset.2024_events`), are a number (`tuple.1`), or, dot and all, are a
   * fraction (`.5`), as they are unless it says otherwise.
   */
  readonly digitsAfterDot?: "name" | "number" | "fraction";
  /** Digits behind a name's dash belong to the name: `my-project-1.dataset`. */
  readonly dashedNames?: boolean;
  /** Which characters beyond ASCII a name may hold: none, letters and digits, or all but white space and quotes. */
  readonly unicodeNames: "none" | "letters" | "all";
  /** Unicode's other spaces are white space; else they belong to names or are errors. */
  readonly unicodeSpaces: boolean;
  /** Characters beside letters, digits and `_` that a name may hold after its first character: "$", "#", "@". */
  readonly nameCharacters: string;
  /** Characters beside letters and `_` that may begin a name: "#", "@", "$". */
  readonly nameStarts?: string;
  /** Which parameters there are. */
  readonly parameters: {
    /** A lone `?`. */
    readonly question?: boolean;
    /** `?1`. */
    readonly numberedQuestion?: boolean;
    /** `$1`. */
    readonly dollarNumber?: boolean;
    /** `$name`. */
    readonly dollarName?: boolean;
    /** `:name` and `:1`. */
    readonly colon?: boolean;
    /** `@name`. */
    readonly at?: boolean;
    /** `@@name`. */
    readonly doubleAt?: boolean;
    /** ClickHouse's `{name: Type}`. */
    readonly braces?: boolean;
    /** `%s` and `%(name)s` of Python's drivers. */
    readonly percent?: boolean;
    /** Templates' `{{ name }}`. */
    readonly template?: boolean;
    /** sqlcmd's `$(name)`. */
    readonly dollarBrackets?: boolean;
    /** SQL*Plus's `&name`, `&&name` and `&1`, which the client replaces with text of any kind. */
    readonly ampersand?: boolean;
    /** Snowflake's `@stage/path`, `@~/path`, `@%table`: one token to its end. */
    readonly stage?: boolean;
    /** A name behind `@` may hold dots and may be quoted: `@a.b`, `@'x y'`. */
    readonly quotedAt?: boolean;
  };
  /** Oracle's code of other languages is one string: `{{ … }}` behind JAVASCRIPT, all behind `JAVA SOURCE … AS`. */
  readonly sourceCode?: boolean;
  /** `DELIMITER text` at the start of a line makes `text` what ends statements, as in the mysql client. */
  readonly delimiterCommand?: boolean;
  /** What follows `INSERT … FORMAT name` is data, as one string. */
  readonly formatData?: boolean;
  /** Lines that begin with `:` and a word are sqlcmd's commands, one token each. */
  readonly colonCommands?: boolean;
  /** The client whose commands begin with a backslash: "psql", "mysql". */
  readonly backslashClient?: string;
  /** Symbols of more than one character; the longest match wins. */
  readonly symbols: readonly string[];
  /** Single characters that are symbols. */
  readonly characters: string;
  /** Any run of operator characters is one operator, as in PostgreSQL (its manual, 4.1.3). */
  readonly customOperators?: boolean;
}

/** Words that a bare name may not be, one list a place; upper case, separated by spaces. */
export interface ReservedWords {
  /** Neither table nor column may be called so without quotes. */
  readonly names: string;
  /** No column alias without AS (in addition to `names`, unless `bareLabels`). */
  readonly columnAliases: string;
  /** `columnAliases` is the whole list: other reserved words may be column aliases even without AS. */
  readonly bareLabels?: boolean;
  /** No table alias without AS (in addition to `names`). */
  readonly tableAliases: string;
  /** Of `names`, those that may still be a function's name before a bracket. */
  readonly functions: string;
  /** Words that may be names but neither a function's nor a type's; none unless it says so. */
  readonly neverFunctions?: string;
  /** Of `neverFunctions`, those that are called in expressions all the same, by a grammar of their own. */
  readonly callForms?: string;
  /** Of `names`, those that may stand after AS. */
  readonly labels: string | "all";
}

/** A dialect as data. */
export interface DialectDefinition {
  readonly name: DialectName;
  /** How messages call it: "PostgreSQL". */
  readonly title: string;
  readonly lexical: LexicalRules;
  readonly reserved: ReservedWords;
  readonly features: readonly Feature[];
  /** How many parts a name may have; any number where it says nothing. */
  readonly nameParts?: { readonly tables: number; readonly columns: number; readonly functions: number };
  /** Binary operators by precedence, loosest first; each row is one level of left-associative operators. */
  readonly operators: readonly string[];
  /** Statements in the vendors' notation, a row each. */
  readonly statements: readonly string[];
  /**
   * Names of the options that rows leave open, upper case. A name that is none of them is taken too, unless it is one
   * slip away from one.
   */
  readonly optionNames?: readonly string[];
  /** Names of the built-in types, upper case, where users can make types too: a name one slip away is refused. */
  readonly typeNames?: readonly string[];
  /** Named rules for the rows' holes: `name = notation`. */
  readonly rules: readonly string[];
}

/** Bits of `Dialect.wordClass`. */
export enum WordClass {
  Reserved = 1,
  NoColumnAlias = 2,
  NoTableAlias = 4,
  FunctionName = 8,
  Label = 16,
  NeverFunction = 32,
  CallForm = 64,
}

/** A dialect ready for use. */
export interface Dialect {
  readonly name: DialectName;
  readonly title: string;
  readonly lexical: LexicalRules;
  readonly features: Features;
  /** Bits of `WordClass` by vocabulary number. */
  readonly wordClass: Uint8Array;
  /** Precedence by vocabulary number of a binary operator, 1 is the loosest; 0 for what is none. */
  readonly precedence: Uint8Array;
  readonly definition: DialectDefinition;
}
