import type { LexicalRules } from "../dialect.ts";

/** Lexical rules with every field there, in one order for all dialects, so that reading a field is quick. */
export type CompleteRules = Required<Omit<LexicalRules, "parameters">> & {
  readonly parameters: Required<LexicalRules["parameters"]>;
};

const defaults: CompleteRules = {
  quotes: {},
  backslashEscapes: false,
  escapesInNames: false,
  doubledQuotes: true,
  multilineStrings: true,
  plainBrackets: false,
  emptyNames: true,
  bracketsAreAmbiguous: false,
  hexBytes: false,
  stringPrefixes: [],
  escapingPrefixes: [],
  rawPrefixes: [],
  tripleQuotes: false,
  dollarQuotes: "none",
  alternativeQuoting: false,
  lineComments: [],
  dashesNeedSpace: false,
  nestedComments: false,
  unclosedComments: false,
  hints: false,
  conditionalComments: { marks: [], versions: [] },
  digitsThenLetters: "error",
  hexNumbers: false,
  binaryNumbers: false,
  octalNumbers: false,
  underscoresInNumbers: false,
  floatSuffixes: false,
  moneyNumbers: false,
  emptyHexNumber: false,
  digitsAfterDot: "fraction",
  dashedNames: false,
  unicodeNames: "none",
  unicodeSpaces: false,
  nameCharacters: "",
  nameStarts: "",
  parameters: {
    question: false,
    numberedQuestion: false,
    dollarNumber: false,
    dollarName: false,
    colon: false,
    at: false,
    doubleAt: false,
    braces: false,
    percent: false,
    template: false,
    dollarBrackets: false,
    ampersand: false,
    stage: false,
    quotedAt: false,
  },
  sourceCode: false,
  delimiterCommand: false,
  formatData: false,
  colonCommands: false,
  backslashClient: "",
  symbols: [],
  characters: "",
  customOperators: false,
};

/** The rules of a dialect with the defaults of what it leaves out. */
export function completeRules(rules: LexicalRules): CompleteRules {
  return { ...defaults, ...rules, parameters: { ...defaults.parameters, ...rules.parameters } };
}
